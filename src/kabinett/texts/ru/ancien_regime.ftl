### The words of Ancien Régime in Russian.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause C9.4.2 is
### C9_4_2), `$p_count` the length of a list; `$frederick` is always Frederick's name. Names of territories, of Frederick
### and of Stuart come from the board. Forms of a name: gen, dat, acc, ins (cases). All powers are feminine; `adjective`
### is masculine, for "генерал", whose name is always used in the nominative.

## Powers: as they stand alone, and their cases.

power-britain = Великобритания
    .adjective = британский
    .gen = Великобритании
    .dat = Великобритании
    .acc = Великобританию
    .ins = Великобританией
power-prussia = Пруссия
    .adjective = прусский
    .gen = Пруссии
    .dat = Пруссии
    .acc = Пруссию
    .ins = Пруссией
power-austria = Австрия
    .adjective = австрийский
    .gen = Австрии
    .dat = Австрии
    .acc = Австрию
    .ins = Австрией
power-france = Франция
    .adjective = французский
    .gen = Франции
    .dat = Франции
    .acc = Францию
    .ins = Францией
power-russia = Россия
    .adjective = русский
    .gen = России
    .dat = России
    .acc = Россию
    .ins = Россией
power-spain = Испания
    .adjective = испанский
    .gen = Испании
    .dat = Испании
    .acc = Испанию
    .ins = Испанией
power-ottoman = Османская империя
    .adjective = османский
    .gen = Османской империи
    .dat = Османской империи
    .acc = Османскую империю
    .ins = Османской империей

## What can be chosen for a game: options, with their values.

choice-scenario = Сценарий
    .help = война, в которую играют (C3.1)
choice-scenario-1740 = Война за австрийское наследство
choice-scenario-1756 = Семилетняя война
choice-players = Игроки
    .help = число игроков
choice-rounds = Последний раунд
    .help = последний раунд (C4.5); 0 — без него
choice-board = Поле
    .help = папка с другим изданием игрового поля

## Generals and cards.

piece-general = { $adjective } генерал { $number }
piece-frederick = { $frederick } ({ $general })
card-drawn = { $card }

## How a game ends.

outcome-influence = набрано достаточно влияния
outcome-round_limit = больше всего влияния после последнего раунда

## What is asked: the question of a decision.

decision-frederick = Кто из ваших генералов — { $frederick }? Выбор делается на всю игру.
decision-expulsion = Дипломатия: кого вы исключаете из своей коалиции?
decision-status = Дипломатия: какой статус выбирает { $power }?
decision-application = { $power } хочет вступить { FORM($status, "into") }. Вы согласны?
decision-crown = Выборы императора: { $power } контролирует достаточно курфюрстов. Берёт ли она корону без голосования?
decision-vote =
    Выборы императора: у { FORM($power, "gen") } { $count ->
        [one] { $count } голос
        [few] { $count } голоса
        [many] { $count } голосов
       *[other] { $count } голоса
    }. За кого?
decision-bid = Аукцион: сколько морали вы ставите за контроль над { FORM($minor, "ins") }?
decision-drill = Муштра: какую карту сбрасывает { $power }?
decision-hand_limit = У { FORM($power, "gen") } слишком много карт (сбросить: { $count }). Какая уходит?
decision-subsidies = Субсидии и наёмники: что предлагает { $power } (монет или карт: до { $left })?
decision-mercenaries = Наёмники: какую карту { $power } предлагает { FORM($recipient, "dat") } (ещё до { $left })?
decision-offered_money =
    { $power } предлагает { FORM($recipient, "dat") } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }. Принять?
decision-offered_cards =
    { $power } предлагает { FORM($recipient, "dat") } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, увидеть можно только потом. Принять?
decision-leadership = Командование: что делает { $power }?
decision-placement = Куда ставится { $general }?
decision-mobilisation =
    Мобилизация: у { FORM($power, "gen") } { $money ->
        [one] { $money } монета
        [few] { $money } монеты
        [many] { $money } монет
       *[other] { $money } монеты
    }. Что она покупает?
decision-arbiter = Движение: кого { $power } назначает арбитром (он получает 1 очко морали)?
decision-dismissal = Движение: какой гарнизон распускает { $power }?
decision-further_turn = Просит ли { $power } у { FORM($arbiter, "gen") } (арбитр) ход движения { $turn }?
decision-grant = { $power } просит ход движения { $turn }. Даёт ли его { $arbiter } (получит морали: { $morale })?
decision-movement = Какой генерал { FORM($power, "gen") } ходит следующим?
decision-frederick_move = Командование: делает ли { $frederick } собственный ход?
decision-march = { $general } в { $territory }. Как и куда он идёт?
decision-strategic = Стратегическое движение, { $general }: пока до { $territory }. Куда дальше?
decision-consent = { $general } хочет войти в { $territory }, под контролем { FORM($power, "gen") }. Согласна ли она?
decision-passage = { $general } хочет плыть в { $territory } морским путём { FORM($power, "gen") }. Разрешает ли она?
decision-garrison = Оставляет ли { $general } один из своих отрядов гарнизоном в { $territory }?
decision-next_battle = Предстоит несколько боёв. Какой { $power } проводит следующим?
decision-support_attack = Бой в { $territory }: какой генерал { FORM($power, "gen") } поддержит атакующего?
decision-support_defence = Бой в { $territory }: какой генерал { FORM($power, "gen") } поддержит обороняющегося?
decision-battle_pile = Бой в { $territory }: за кого из своих генералов { $power } играет карту?
decision-battle_card = Бой в { $territory }, { $general }: какую карту играет { $power }?
decision-scout = Бой в { $territory }: какую закрытую карту открывает тройка { FORM($power, "gen") }?
decision-defeat = { $general } разбит. Он уходит в столицу ({ $territory }) или с поля?
decision-withdrawal = { $general } отходит из { $territory }. Куда?
decision-return = Снятый гарнизон становится отрядом { FORM($power, "gen") }. Под чьим командованием?
decision-leave = { $general } стоит в { $territory }, теперь как союзник. Можно ли ему остаться?

## What an option means, by its verb, or by decision and verb.

option-territory = { $territory }
option-general = { $general }
option-power = { $power }
option-card = карта { $card }
option-status = { $status_id ->
    [neutral] Нейтралитет: мир со всеми, двойные налоги, но движение только по своей земле
    [expansionist] Экспансионизм: война со всеми, кроме нейтральных
   *[other] { $status }
}
option-expel = исключить { FORM($expel, "acc") }
option-expulsion_stop = (больше) никого не исключать
option-application_accept = согласиться: { $power } вступает { FORM($status, "into") }
option-application_decline = отказать: { $power } должна выбрать снова
option-take = взять корону
option-hold = провести голосование
option-bid = поставить { $bid }
option-drill_card = сбросить карту { $card }
option-hand_limit_card = сбросить карту { $card }
option-money =
    предложить { FORM($recipient, "dat") } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
option-cards = предложить карты { FORM($value, "dat") }
option-subsidies_stop = (больше) ничего не предлагать
option-mercenaries_card = карта { $card }
option-mercenaries_stop = больше нет карт для { FORM($recipient, "gen") }
option-offered_money_accept = взять деньги
option-offered_money_decline = отказаться от денег
option-offered_cards_accept = принять
option-offered_cards_decline = отказаться
option-place = поставить на карту без отрядов: { $place }
option-remove = убрать с карты с потерей отрядов: { $remove }
option-draw = взять карту
option-morale = получить 1 очко морали
option-leadership_pass = ничего не делать
option-leadership_stop = больше никого не ставить и не убирать
option-troop = отряд: { $troop } (монет: { $price })
option-mobilisation_draw = карта (монет: { $price })
option-mobilisation_morale = очко морали (монет: { $price })
option-fortress = крепость в { $fortress } (монет: { $price })
option-mobilisation_stop = больше не покупать; остаток денег заберёт коррупция
option-dismiss = распустить гарнизон в { $dismiss }
option-dismissal_stop = (больше) не распускать гарнизонов
option-ask = просить ход движения { $turn }
option-further_turn_end = закончить движение
option-grant_accept = дать и получить морали: { $morale }
option-grant_decline = отказать: движение заканчивается
option-land = высадить Карла Эдуарда Стюарта в Шотландии
option-end = закончить этот ход движения
option-frederick_move_end = без хода
option-march = марш в { $march }
option-sea = морем в { $sea }
option-strategic = стратегическое движение, сначала в { $strategic }
option-strategic_territory = дальше в { $value }
option-strategic_stop = остановиться в { $territory }
option-consent_accept = согласиться: он может войти
option-consent_decline = отказать: этот ход ему запрещён
option-passage_accept = разрешить: он может плыть
option-passage_decline = отказать: это плавание ему запрещено
option-garrison = оставить гарнизон
option-keep = держать отряды вместе
option-support_attack_stop = без (дальнейшей) поддержки
option-support_defence_stop = без (дальнейшей) поддержки
option-battle_pile_pass = пас: { $power } больше не играет карт в этом бою
option-battle_card_card = карта { $card } лицом вниз
option-scout = тройка лицом вверх: открывает карту другой стороны
option-battle_card_pass = пас: { $power } больше не играет карт в этом бою
option-reveal = карта { $number }, { $general }
option-defeat_territory = в { $value }
option-withdrawal_territory = в { $value }
option-off = с поля, без отрядов
option-leave_accept = он может остаться
option-leave_decline = он должен отойти

## Statuses (C7).

status-british = Британская коалиция
    .gen = Британской коалиции
    .acc = Британскую коалицию
    .into = в Британскую коалицию
    .within = в Британской коалиции
status-french = Французская коалиция
    .gen = Французской коалиции
    .acc = Французскую коалицию
    .into = во Французскую коалицию
    .within = во Французской коалиции
status-neutral = Нейтралитет
    .gen = Нейтралитета
    .acc = Нейтралитет
status-expansionist = Экспансионизм
    .gen = Экспансионизма
    .acc = Экспансионизм

## Actions (C9).

action-drill = Муштра
action-taxation = Налоги
action-subsidies = Субсидии и наёмники
action-leadership = Командование
action-mobilisation = Мобилизация
action-influence = Расширение влияния
action-movement = Движение

## The sides of a battle.

side-attack = атакующий
    .gen = атакующего
    .acc = атакующего
side-defence = обороняющийся
    .gen = обороняющегося
    .acc = обороняющегося

## What is bought (C9.6).

purchase-troop = отряд
purchase-card = карта
purchase-morale = очко морали
purchase-fortress = крепость

## Why a move is not offered (see `bars`).

why-not_asked = сейчас решаете не вы; ожидается: { $waiting }
why-not_offered = «{ $move }» — не ответ на текущий вопрос
why-no_consultation = пока разыгрываются карты боя, тайно переговариваться нельзя

## generals, territories and cards

why-general_of_other = { $general } не подчиняется { FORM($power, "dat") }, а решает сейчас она
why-off_board = { $general } вне поля; его можно поставить при Командовании
why-in_reserve = { $general } в резерве, пока не высадится в { $territory } во французский ход движения
why-impassable = { $territory } — непроходимая область: туда никто не ходит
why-not_controlled = { $controller_id ->
    [nobody] { $territory } никто не контролирует
   *[other] { $territory } контролирует { $controller }, а не { $power }
}
why-own_general_there = в { $territory } стоит { $general }, а у державы там не больше одного генерала
why-hostile_there = в { $territory } стоит { $general }, он враг
why-no_room = { $general } уже имеет отрядов: { $troops }, больше нельзя
why-morale_full = мораль { FORM($power, "gen") } — { $morale }, больше не бывает
why-not_in_hand = у { FORM($power, "gen") } нет карты { $card }
why-no_cards = у { FORM($power, "gen") } нет карт
why-must_discard = { $power } должна сбросить карту
why-no_own_garrison = у { FORM($power, "gen") } нет гарнизона в { $territory }
why-no_troop = { $general } не имеет отрядов

## diplomacy, election, auction

why-only_leaders_expel = исключают из коалиций только их лидеры, Великобритания и Франция
why-expulsions_over = исключают до выбора статусов; следующая возможность — в следующем раунде
why-leader_expelled = { $power } — лидер и всегда остаётся в своей коалиции
why-minor_expelled = { $power } — второстепенная держава: она следует за своей основной, отдельно её не исключают
why-no_member = { $power } не состоит { FORM($status, "within") }
why-expelled_already = вы только что исключили { FORM($power, "acc") }
why-leader_chooses = { $power } — лидер и статуса не выбирает
why-has_chosen = { $power } выбрала статус; его откроют, когда выберут все
why-was_expelled = { $power } только что исключена из { FORM($status, "gen") }
why-was_refused = { FORM($power, "dat") } в этой фазе отказали во вступлении { FORM($status, "into") }
why-uncontrolled_stands = { $power } никем не контролируется: она не голосует и не выдвигается
why-no_elector = { $power } не контролирует курфюрстов, за неё нельзя голосовать
why-at_war = { $other } воюет с { FORM($power, "ins") }
why-no_vote = вы не контролируете курфюрстов и не голосуете
why-vote_wanted = { $power } потребовала голосования
why-few_electors =
    { $power } контролирует { $count ->
        [one] { $count } курфюрста
        [few] { $count } курфюрстов
        [many] { $count } курфюрстов
       *[other] { $count } курфюрстов
    }; чтобы взять корону без голосования, нужно { $needed }
why-bid_too_high = ставку платят моралью, а у { FORM($power, "gen") } её { $morale }
why-has_bid = { $power } уже сделала ставку

## subsidies and mercenaries

why-card_needed = выберите хотя бы одну карту для { FORM($recipient, "gen") }
why-gift_to_itself = { $power } даёт другим, а не себе
why-gift_to_stranger = { $other } не союзник { FORM($power, "gen") }, а получают только союзники
why-gift_to_uncontrolled = { $other } никем не контролируется и ничего не получает
why-offered_already = { FORM($other, "dat") } предложение уже сделано, а второго не бывает
why-gift_of_both = деньги и карты в одном действии вместе не предлагают
why-gift_limit = за одно действие предлагают не больше { $most }; осталось { $left }
why-gift_too_dear =
    у { FORM($power, "gen") } для предложения осталось { $money ->
        [one] { $money } монета
        [few] { $money } монеты
        [many] { $money } монет
       *[other] { $money } монеты
    }

## leadership and mobilisation

why-british_home = { $territory } — родная территория Великобритании, Франция никогда не ставит туда генерала
why-one_thing_only = { $power } уже ставила или убирала генералов, а Командование — на что-то одно
why-place_or_remove = при Командовании генералов или ставят, или убирают, но не то и другое
why-on_map = { $general } на карте, в { $territory }
why-no_site = { $power } не контролирует территории, куда можно поставить генерала
why-fortress_there = в { $territory } уже есть крепость
why-no_fortress_left = построены все крепости: { $count }
why-no_tokens = все жетоны { FORM($power, "gen") } заняты отрядами и гарнизонами
why-no_cards_left = карт больше не осталось
why-too_dear =
    { $purchase }: цена { $price }, а у { FORM($power, "gen") } { $money ->
        [one] { $money } монета
        [few] { $money } монеты
        [many] { $money } монет
       *[other] { $money } монеты
    }

## movement: the frame

why-arbiter_needed = { $power } должна назначить арбитра, даже если ничего не двинется
why-arbiter_itself = { $power } не может быть арбитром самой себе
why-arbiter_ally = { $other } — союзник { FORM($power, "gen") }
why-arbiter_of_group = { $other } и { $power } у одного игрока
why-arbiter_uncontrolled = { $other } никем не контролируется и не может быть арбитром
why-arbiter_stays = арбитр назначен, заменить его нельзя
why-garrison_needed = { $power } нейтральна, и без её гарнизона в { $territory } генерал окажется на чужой земле
why-dismissal_over = гарнизоны распускают до первого хода движения
why-turn_over = ход движения { $turn } окончен; о следующем надо просить
why-no_arbiter = арбитром быть некому, поэтому ход движения только один
why-last_turn = ход движения { $turn } — последний
why-end_turn_first = сначала надо закончить ход движения { $turn } с его боями
why-arbiter_too_high = ход движения { $turn } дал бы арбитру ({ $arbiter }) морали: { $grant }, и она поднялась бы с { $morale } выше { $cap }

## movement: generals and their ways

why-frederick_alone = это отдельный ход, ходит только { $frederick }
why-general_first = сначала укажите, какой генерал ходит
why-only_on_the_move = гарнизон оставляет генерал во время хода или после победы в бою
why-has_moved = { $general } уже ходил в этот ход движения
why-no_way = { $general } не может никуда войти из { $territory }
why-lands_for_france = { $general } высаживается в ход движения { FORM($power, "gen") }
why-landed_already = { $general } высаживается один раз за игру, и это уже было
why-march_first = { $general } должен сначала закончить свой ход
why-way_first = сначала укажите, куда идёт { $general }; перед уходом вас спросят о гарнизоне
why-say_how = укажите, как он идёт в { $territory }: march, sea или strategic
why-path_begun = { $general } на стратегическом пути: следующий шаг — «territory», конец — «stop»
why-is_there = { $general } уже в { $territory }
why-not_adjacent = { $territory } не граничит с { $here }
why-only_by_sea = { $territory } не граничит с { $here }; их соединяет только море
why-neutral_stays =
    { $power } нейтральна и входит только на свою землю и землю своих второстепенных держав, а { $territory } { $controller_id ->
        [nobody] никто не контролирует
       *[other] контролирует { $controller }
    }
why-neutral_home = { $territory } — родная территория { FORM($power, "gen") }, а она нейтральна
why-nobody_consents = { $territory } контролирует союзник, { $power }, и согласиться за неё некому, пока её никто не контролирует
why-move_refused = { $general }: в этом ходе движения путь в { $territory } уже запрещён
why-no_route = из { $here } в { $territory } нет морского пути
why-route_of_other = морской путь в { $territory } принадлежит { FORM($owner, "dat") }, а она не союзник { FORM($power, "gen") }
why-nobody_permits = морской путь в { $territory } принадлежит { FORM($owner, "dat") }, и разрешить его некому, пока её никто не контролирует
why-path_back = стратегический путь не возвращается в { $territory }
why-foreign_ground =
    стратегический путь идёт по земле { FORM($power, "gen") } и её союзников, а { $territory } { $controller_id ->
        [nobody] никто не контролирует
       *[other] контролирует { $controller }
    }
why-path_blocked = в { $territory } стоит вражеский генерал: стратегический путь может там закончиться, но не пройти дальше, а один шаг — это марш
why-path_without_end = в стратегическом пути не меньше двух шагов, а из { $territory } дальше дороги нет
why-path_of_one = один шаг в { $territory } — это марш; стратегическое движение идёт дальше
why-garrison_there = в { $territory } стоит гарнизон { FORM($power, "gen") }
why-ally_home = { $territory } — родная территория союзника, { FORM($power, "gen") }

## battles

why-no_battle = в { $territory } боя нет
why-has_declared = { $power } уже объявила о поддержке
why-uncontrolled_supports = { $power } никем не контролируется и других не поддерживает
why-minor_alone = второстепенную державу, которую никто не контролирует, поддерживают только её генералы
why-not_of_side = { $power } не союзник { FORM($side, "gen") }
why-busy = { $general } уже участвует в бою этого хода движения или поддержал другой
why-not_near = { $general } стоит в { $here }, а она не граничит с { $territory }
why-support_by_sea = { $here }, где стоит { $general }, и { $territory } соединяет только море: поддержка через него не идёт
why-not_in_battle = ваши державы не участвуют в этом бою
why-has_passed = { $power } спасовала в этом бою
why-no_morale = у { FORM($power, "gen") } нет морали, чтобы сыграть карту
why-free_card_played = { $power } начала бой без морали и уже сыграла единственную бесплатную карту
why-no_morale_to_support = у { FORM($power, "gen") } нет морали, а у тех, кто только поддерживает, нет бесплатной карты
why-no_plays = генералы { FORM($power, "gen") } больше не могут играть карты в этом бою
why-general_not_in_battle = { $general } не участвует в этом бою
why-other_step = { $general }: его очередь на другом шаге цикла
why-pile_full = { $general }: больше карт играть нельзя
why-pile_chosen = вы уже выбрали, за кого играть карту: { $general }
why-nothing_hidden = у другой стороны нет закрытых карт
why-target_first = сначала укажите, какую карту открывает тройка
why-no_opponent = { $general } не на другой стороне
why-no_such_card = { $general }: карты { $number } нет
why-card_is_up = { $general }: карта { $number } уже открыта — { $card }
why-only_capital = { $general } уходит в столицу ({ $territory }) или с поля
why-stuart_beaten = { $general } после поражения всегда уходит с поля
why-capital_occupied = в { $territory } стоит генерал, поэтому { $general } уходит с поля
why-farther =
    { $general }: до { $territory } { $away ->
        [one] { $away } шаг
        [few] { $away } шага
        [many] { $away } шагов
       *[other] { $away } шага
    }, а до { $other } — { $best }
why-out_of_reach = { $general } не может попасть в { $territory } ни по суше, ни по открытому для него морскому пути

## What happens.

event-game_ended =
    Игра окончена: { $winners_count ->
        [0] ничья
        [1] победитель — { $winners }
       *[other] победители — { $winners }
    }; { $reason }.
event-turn_began = Раунд { $round }, ход действий { $turn }.
event-action_began = { $power }: { $action }.
event-frederick_named = { $general } — это { $frederick }.
event-pile_shuffled = Перетасована новая колода, карт: { $cards }.
event-cards_drawn =
    { $power } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-cards_seen = { $clause_id ->
    [C9_4_2] { $power } получила карты: { $cards }.
   *[other] { $power } взяла карты: { $cards }.
}
event-card_discarded = { $power } сбрасывает карту { $card }.
event-hand_seen = Рука { FORM($power, "gen") }: { $cards }.
event-morale_changed = Мораль { FORM($power, "gen") }: { SIGNED($change) }, теперь { $morale }.
event-money_gained = { $clause_id ->
    [C9_3_1] { $power } собирает налоги: { $amount ->
            [one] { $amount } монета
            [few] { $amount } монеты
            [many] { $amount } монет
           *[other] { $amount } монеты
        }; всего { $money }.
   *[other] Генералам { FORM($power, "gen") } некуда его взять: вместо него { $power } получает { $amount ->
            [one] { $amount } монету
            [few] { $amount } монеты
            [many] { $amount } монет
           *[other] { $amount } монеты
        }; всего { $money }.
}
event-influence_gained =
    { $power } получает { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
        [many] { $points } очков влияния
       *[other] { $points } очка влияния
    }, всего { $influence }.
event-influence_gained_minor =
    { $power } получает { $points ->
        [one] { $points } очко влияния
        [few] { $points } очка влияния
        [many] { $points } очков влияния
       *[other] { $points } очка влияния
    } от своей второстепенной державы ({ $by }), всего { $influence }.

## diplomacy, election, auction

event-diplomacy_began = Дипломатия.
event-election_began = Выборы императора.
event-auction_began = Аукцион: кто контролирует { FORM($power, "acc") }?
event-expelled = { $power } исключена из { FORM($status, "gen") }.
event-status_chosen = { $power } выбирает { FORM($status, "acc") }.
event-application_accepted = { $power } принята { FORM($status, "into") }.
event-application_refused = { $power } не допущена { FORM($status, "into") }.
event-status_changed = { $status_id ->
    [neutral] { $power } теперь нейтральна.
    [expansionist] { $power } теперь экспансионист.
   *[other] { $power } теперь { FORM($status, "within") }.
}
event-vote_held = { $power } не берёт корону: проводится голосование.
event-voted =
    { $power } голосует за { FORM($candidate, "acc") } ({ $count ->
        [one] { $count } голос
        [few] { $count } голоса
        [many] { $count } голосов
       *[other] { $count } голоса
    }).
event-emperor_elected = { $power } получает императорскую корону.
event-no_emperor = Никто не набрал достаточно голосов: императора нет.
event-bid_revealed = { $power } ставит { $bid }.
event-control_taken = { $clause_id ->
    [C12_3_5] { $major } держит столицу { FORM($power, "gen") } и теперь контролирует её; статус: { $status }.
   *[other] { $major } теперь контролирует { FORM($power, "acc") }; статус: { $status }.
}

## actions

event-money_offered =
    { $power } предлагает { FORM($recipient, "dat") } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }.
event-cards_offered =
    { $power } предлагает { FORM($recipient, "dat") } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-money_accepted =
    { $recipient } берёт у { FORM($power, "gen") } { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }.
event-money_declined = { $recipient } отказывается от денег { FORM($power, "gen") }.
event-cards_accepted =
    { $recipient } берёт у { FORM($power, "gen") } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
event-cards_declined = { $recipient } отказывается от карт { FORM($power, "gen") }.
event-general_placed = { $general } поставлен в { $territory }.
event-general_off = { $troops ->
    [0] { $general } уходит с поля из { $territory }.
   *[other] { $general } уходит с поля из { $territory } и теряет { $troops ->
            [one] { $troops } отряд
            [few] { $troops } отряда
            [many] { $troops } отрядов
           *[other] { $troops } отряда
        }.
}
event-troop_bought = { $general } получает отряд, теперь отрядов: { $troops }.
event-fortress_built = { $power } строит крепость в { $territory }.
event-corruption =
    Коррупция забирает у { FORM($power, "gen") } { $money ->
        [one] { $money } монету
        [few] { $money } монеты
        [many] { $money } монет
       *[other] { $money } монеты
    }.

## movement

event-movement_turn_began = { $power }: ход движения { $turn }.
event-frederick_began = { $frederick } может сделать собственный ход.
event-arbiter_named = { $power } назначает { FORM($arbiter, "acc") } арбитром.
event-garrison_dismissed = { $power } распускает гарнизон в { $territory }.
event-turn_requested = { $power } просит у { FORM($arbiter, "gen") } ход движения { $turn }.
event-turn_granted = { $arbiter } даёт { FORM($power, "dat") } ход движения { $turn }.
event-turn_refused = { $arbiter } отказывает { FORM($power, "dat") } в ходе движения { $turn }.
event-consent_granted = { $power } разрешает вход в { $territory }: { $general }.
event-consent_refused = { $power } запрещает вход в { $territory }: { $general }.
event-passage_granted = { $power } разрешает плыть в { $territory }: { $general }.
event-passage_refused = { $power } запрещает плыть в { $territory }: { $general }.
event-general_marched = { $troops ->
    [0] { $general } идёт из { $origin } в { $territory } один.
   *[other] { $general } идёт из { $origin } в { $territory }, с ним { $troops ->
            [one] { $troops } отряд
            [few] { $troops } отряда
            [many] { $troops } отрядов
           *[other] { $troops } отряда
        }.
}
event-general_passed = { $troops ->
    [0] { $general } проходит по стратегическому пути из { $origin } в { $territory }, один.
   *[other] { $general } проходит по стратегическому пути из { $origin } в { $territory }, с ним { $troops ->
            [one] { $troops } отряд
            [few] { $troops } отряда
            [many] { $troops } отрядов
           *[other] { $troops } отряда
        }.
}
event-general_sailed = { $troops ->
    [0] { $general } плывёт из { $origin } в { $territory } один.
   *[other] { $general } плывёт из { $origin } в { $territory }, с ним { $troops ->
            [one] { $troops } отряд
            [few] { $troops } отряда
            [many] { $troops } отрядов
           *[other] { $troops } отряда
        }.
}
event-stuart_landed =
    { $general } высаживается в { $territory }, с ним { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
        [many] { $troops } отрядов
       *[other] { $troops } отряда
    }.
event-garrison_placed = { $general } оставляет гарнизон в { $territory }.

## battles

event-battle = { $general } атакует в { $territory } (противник: { $powers }): базовая сила { $attacking } против { $defending }.
event-guardian_appointed = { $major } играет за { FORM($power, "acc") } в этом бою.
event-supported = { $general } поддерживает { FORM($side, "acc") } в { $territory }.
event-card_played = { $power } играет карту лицом вниз: { $general }.
event-card_shown = { $power } играет карту { $card } лицом вверх: { $general }.
event-card_revealed = { $general }: открыта карта { $card }.
event-passed = { $power } пасует до конца боя.
event-pile_revealed = { $general }, карты: { $cards }. С их свойствами они стоят { $value }.
event-battle_won = { $side_id ->
    [defence] Бой в { $territory } выигрывает { $side }, { $defending } против { $attacking }.
   *[other] Бой в { $territory } выигрывает { $side }, { $attacking } против { $defending }.
}
event-battle_drawn = Бой в { $territory } — ничья, { $attacking } против { $defending }: атакующий отходит.
event-troops_lost = { $troops ->
    [0] { $general } теряет последние отряды.
   *[other] { $general } теряет { $count ->
            [one] { $count } отряд
            [few] { $count } отряда
            [many] { $count } отрядов
           *[other] { $count } отряда
        }, остаётся { $troops }.
}
event-garrison_lost = { $power } теряет гарнизон в { $territory }.
event-general_retired = { $general } уходит в столицу ({ $territory }) без отрядов.
event-general_withdrew = { $general } отходит из { $origin } в { $territory }.

## updates of the board

event-garrison_removed = { $power } снимает гарнизон в { $territory }.
event-troop_joined = Он становится отрядом: { $general }, теперь отрядов: { $troops }.
event-general_stayed = { $general } может остаться в { $territory }.
event-lot_drawn = Равная сила в { $territory }: по жребию остаётся { $power }.
