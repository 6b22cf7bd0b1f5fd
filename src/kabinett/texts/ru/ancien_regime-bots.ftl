### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in ancien_regime.ftl; `$other` is another power.

## War and peace.

thought-status_stays = { FORM($power, "dat") } выгоднее всего остаться как есть.
thought-status_joins = рядом с { FORM($other, "ins") } { $power } выиграет больше, чем против неё.
thought-status_neutral = мир и двойные налоги сейчас выгоднее { FORM($power, "dat") }, чем война.
thought-status_expansionist = { $power } имеет виды на земли обеих коалиций.
thought-expulsion_none = целая коалиция ценнее.
thought-expulsion_leader = { $other } слишком близка к победе, чтобы быть союзником.
thought-expulsion_prey = { $other } ценнее как враг, чем как союзник.
thought-application_accept = врагом меньше — союзником больше.
thought-application_leader = { $power } слишком близка к победе, чтобы ей помогать.
thought-application_decline = против { FORM($power, "gen") } можно выиграть больше, чем вместе с ней.
thought-leave_stay = { $general } не вредит в { $territory }.
thought-leave_go = союзники меняются, и { $general } в { $territory } не нужен.
thought-vote_own = все голоса — за своего кандидата.
thought-vote_other = корона { FORM($other, "gen") } — наименьшее зло.
thought-crown_take = корона приносит влияние каждый раунд.
thought-crown_hold = пусть решат голоса.
thought-bid_nothing = { $minor } сейчас не стоит морали.
thought-bid_some = за { FORM($minor, "acc") } можно отдать морали: { $bid }, но не больше.
thought-bid_high = { $minor } не должна служить никому другому.

## Cards, Money, generals.

thought-frederick = { $general } ближе всех к месту, где он понадобится.
thought-discard = карта { $card } нужна меньше остальных.
thought-subsidies_none = { FORM($power, "dat") } самой пригодится всё, что есть.
thought-subsidies_own = у { FORM($other, "gen") } это послужит лучше, чем у { FORM($power, "gen") }.
thought-subsidies_ally = { $other } может остановить того, кто близок к победе.
thought-mercenaries_card = карту { $card } стоит послать.
thought-mercenaries_stop = остальное посылать не стоит.
thought-offer_taken = подарок, который ничего не стоит, берут.
thought-offer_declined = сейчас не до подарков.
thought-leadership_place = денег хватит на отряды ещё одного генерала.
thought-leadership_remove = { $general } был бы там только разбит.
thought-leadership_draw = больше всего { FORM($power, "dat") } не хватает карты.
thought-leadership_morale = без морали карту не сыграть.
thought-leadership_nothing = все стоят где надо.
thought-placement = из { $territory } он может быть полезен.
thought-buys_troop = { $general } должен иметь отряды для боя и чтобы удержать взятое.
thought-buys_card = бои решают карты.
thought-buys_morale = мораль нужна для карт и аукционов.
thought-buys_fortress = { $territory } надо удержать любой ценой.
thought-buys_nothing = покупать больше нечего.

## Movement.

thought-arbiter_room = среди возможных арбитров { $other } имеет меньше всех морали.
thought-arbiter_willing = { $other } может разрешить больше, чем другие.
thought-dismissal = гарнизон в { $territory } больше не нужен.
thought-dismissal_none = что взято, то и держим.
thought-further_ask = можно сразу взять ещё.
thought-further_end = ещё один ход не стоит того, что получит { $arbiter }.
thought-grant_morale = мораль ({ $morale }) дороже того, что { $power } успеет за этот ход.
thought-grant_leader = { $power }: её игрок ближе всех к победе и хода от нас не получит.
thought-grant_refused = { $power } навредит больше, чем стоит мораль ({ $morale }).
thought-movement_general = { $general } больше всех выиграет от хода.
thought-movement_land = пусть Стюарт тревожит Великобританию дома.
thought-movement_end = дальнейшие ходы никому не помогут.
thought-march_garrison = на пути в { $territory } только гарнизон.
thought-march_general = врага в { $territory } можно разбить.
thought-march_own = { $general } полезнее в { $territory }.
thought-march_ally = путь ведёт через { $territory }, землю союзника.
thought-march_influence = { $territory } открыта и приносит влияние каждый раунд.
thought-march_on = { $territory } ближе к месту, где нужен { $general }.
thought-strategic_way = путь через { $territory } — короткий и по дружественной земле.
thought-strategic_end = { $general } нужен в { $territory }.
thought-garrison_influence =
    { $territory } даёт владельцу каждый раунд { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
        [many] { $points } очков влияния
       *[other] { $points } очка влияния
    }.
thought-garrison_hold = { $territory } надо удержать.
thought-garrison_keep = { $general } нуждается в отрядах больше, чем { $territory }.
thought-consent_accept = { $other } мимоходом не навредит.
thought-consent_decline = { $other } слишком близка к победе, чтобы ей помогать.

## Battles.

thought-next_battle = { $territory } важнее всего, пока все карты на руках.
thought-support_none = этот бой не стоит наших отрядов.
thought-support_given = { $general } может разделить победу или спасти то, что погибло бы.
thought-pile = карты играются за одного: { $general }.
thought-card_pass = ещё одна карта обойдётся дороже, чем принесёт.
thought-card_scout = ради разведки не жаль показать тройку.
thought-card_best = бой в { $territory } стоит лучшей карты.
thought-card_least = карты { $card } может хватить, и её меньше всего жаль.
thought-card_some = карты { $card } может хватить.
thought-scout = эта карта скажет больше всего.
thought-retreat_off = вне карты { $general } в безопасности и приносит карту при Мобилизации.
thought-retreat_home = в столице { $general } сразу снова под рукой.
thought-retreat_near = в { $territory } { $general } скоро снова будет полезен.
thought-return = { $general } может принять отряд.
