### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in maria.ftl; `$other` is a second piece or city.

## Set-up, cards and winter.

thought-setup_strong = { $piece } получает сколько может отрядов: ему наступать.
thought-setup_weak = { $piece } получает не больше необходимого: отряды нужны в другом месте.
thought-setup_middle =
    { $piece } получает { $value ->
        [one] { $value } отряд
        [few] { $value } отряда
        [many] { $value } отрядов
       *[other] { $value } отряда
    }: хватит, чтобы держаться.
thought-subsidy_paid = Баварии карта сейчас нужнее.
thought-subsidy_kept = Франции самой нужны карты.
thought-payment_exact = { $card } — ровно столько, сколько надо.
thought-payment_rest = { $card } покрывает весь остаток.
thought-payment_part = { $card } идёт первой; долг больше её стоимости.
thought-recruit_none = карты дороже новых отрядов.
thought-recruit_some = { $power } восполняет потери и бережёт карты для боёв.
thought-recruit_most = { $power } нуждается в каждом отряде, который может оплатить.
thought-recruits_none = другим новые отряды нужнее: { $piece } обойдётся.
thought-recruits_near = { $piece } стоит недалеко от врага.
thought-recruits_some = { $piece } должен быть силён, когда понадобится.
thought-general_enters = { $piece } возвращается туда, где он нужен: { $city }.
thought-general_stays_away = новые отряды полезнее генералам на карте.
thought-division_most = { $piece } командует и оставляет себе сколько может.
thought-division_share = { $piece } оставляет себе { $value } из { $total }, чтобы и { $other } мог держаться один.

## Hussars and supply.

thought-hussar_rides = из { $city } гусар следит за врагом.
thought-hussar_rides_dear = в { $city } гусар удорожает снабжение: { $piece } заплатит.
thought-hussar_stays = лучшего места для гусара нет.
thought-hussar_stays_dear = в { $city } гусар по-прежнему удорожает снабжение: { $piece } заплатит.
thought-supplied_strongest = { $piece } потерял бы больше всех отрядов.
thought-supplied_other = { $piece } стоит там, где он нужен.

## Movement.

thought-movement_general = { $piece } полезнее в другом месте.
thought-movement_reach = { $piece } может дойти до вражеской крепости: { $city }.
thought-movement_fortress = { $piece } стоит во вражеской крепости { $city }.
thought-movement_starving = { $piece } без снабжения.
thought-movement_train = { $piece } должен поспевать за генералами.
thought-movement_reenter = { $piece } нужен: без него генералы голодали бы.
thought-movement_end = все фигуры стоят где надо.
thought-movement_let = лучше сначала посмотреть, что другой сделает во Фландрии.
thought-movement_end_flanders = во Фландрии больше нечего делать.
thought-march_forced = { $piece } идёт далеко, а захватывать по пути нечего.
thought-march_conquers = { $piece } захватывает { $city }, уходя оттуда.
thought-march_takes = { $piece } идёт взять { $city }: его никто не защищает.
thought-march_question = { $city } достанется победителю, если защитник будет разбит: { $piece } готовит захват.
thought-march_joins = { $piece } и { $other } встают в стек: вместе они сильнее.
thought-march_fights = { $piece } идёт на врага: { $other }.
thought-march_flees = { $piece } держится подальше: рядом { $other }.
thought-march_supply = { $piece } подходит ближе ради снабжения: { $other }.
thought-march_protect = { $piece } защищает { $other }: враг может туда дойти.
thought-march_towards = { $piece } идёт на { $other }.
thought-march_position = { $piece } занимает лучшую позицию в { $city }.
thought-march_stop = { $piece } хорошо стоит в { $city }.
thought-march_stop_attack = { $piece } останавливается в { $city } для боя: противник — { $other }.
thought-march_stop_fortress = { $piece } останавливается в { $city }, чтобы взять его уходя.
thought-march_stop_protect = из { $city } { $piece } защищает { $other }.
thought-march_train_follows = { $piece } подходит ближе, чтобы снабжение получал { $other }.
thought-march_train_goes = { $piece } лучше стоит в { $city }.
thought-march_train_stops = в { $city } { $piece } достаточно близко.
thought-train_entry = { $piece } полезнее всего в { $city }.
thought-commander = { $piece } командует: первыми гибнут отряды другого.
thought-consent_commander = командовать должен { $piece }.
thought-consent_needed = вместе они выстоят против близкого врага.
thought-consent_given = вместе они сильнее.
thought-consent_refused = { $other } остаётся свободен в движении.

## Combat.

thought-attacker_strongest = { $piece } сильнее всех и атакует первым.
thought-attacker_other = { $piece } атакует первым: от его боя зависит многое.
thought-target = больше всего даст первый удар по врагу: { $piece }.
thought-battle_draw = ничья ничего не стоит { FORM($power, "dat") }, и карты целы.
thought-battle_small_loss =
    поражение стоит всего { $loss ->
        [one] { $loss } отряд
        [few] { $loss } отряда
        [many] { $loss } отрядов
       *[other] { $loss } отряда
    }: карты дороже.
thought-battle_lost = бой не выиграть за разумную цену: карты больше не тратятся.
thought-battle_small = хватит и малой карты: { $card } даёт { FORM($power, "dat") } перевес { $score }.
thought-battle_large = { $card } даёт { FORM($power, "dat") } такой перевес, что ответить будет трудно.
thought-battle_ahead = { $card } даёт { FORM($power, "dat") } перевес { $score }.
thought-battle_level = { $card } уравнивает счёт, и играть другому.
thought-battle_less = с картой { $card } { $power } отстаёт только на { $score }.
thought-battle_reserve = бой стоит Резерва как { $value }.
thought-retreat_from_train = в { $city } { $piece } дальше всего от своих обозов.
thought-retreat_there = в { $city } { $piece } меньше всего полезен своей стороне.
thought-retreat_path = по пути через { $city } { $piece } не навредит.

## Politics.

thought-trump_most = на руке больше всего { FORM($suit, "gen") }.
thought-trump_other = { $suit } меньше всего устраивают остальных.
thought-placement_none = карты нужны { FORM($power, "dat") } для войны.
thought-placement_counts = { $card } считается и даёт { FORM($power, "dat") } голос при выборе открытых карт.
thought-placement_bluff = и карта не в масть может напугать других.
thought-choice_card = { $political }: лучше пусть карта достанется { FORM($power, "dat") }, чем другим.
thought-choice_save = сейчас ни одна карта не стоит влияния { FORM($power, "gen") }.
thought-instruction_followed = инструкция карты выгодна { FORM($power, "dat") }.
thought-instruction_left = инструкция карты не помогла бы { FORM($power, "dat") }.
thought-arrow_left = на треке { FORM($track, "gen") } для { FORM($power, "gen") } лучше влево.
thought-arrow_right = на треке { FORM($track, "gen") } для { FORM($power, "gen") } лучше вправо.
thought-arrow_unused = { $power } хочет, чтобы маркер { FORM($track, "gen") } остался на месте.
thought-receiver = { $power } нуждается в этом больше.
thought-corps = без него легче всего обойтись: { $piece }.
thought-corps_joins = в { $city } { $piece } лучше не один.
thought-corps_displaces = { $piece } возвращается в { $city } один.
thought-relocated_piece = { $piece } должен уйти и первым выбирает место.
thought-relocation = { $piece } полезнее всего в { $city }.
thought-saxony_shift_none = пусть Саксония останется какой есть.
thought-saxony_shift_right = каждая клетка приближает Саксонию к Австрии.
thought-vote_own = { $candidate } — кандидат стороны { FORM($power, "gen") }.
thought-vote_other = { $candidate } как император менее опасен для { FORM($power, "gen") }.

## Agreements and peace.

thought-offer_accepted = предложение { FORM($seat, "gen") } даёт больше, чем отнимает.
thought-offer_leader = победа { FORM($seat, "gen") } слишком близка, и помощи не будет.
thought-offer_nothing = предложение { FORM($seat, "gen") } ничего не даёт взамен.
thought-offer_little = предложение { FORM($seat, "gen") } даёт слишком мало за то, что получают другие.
thought-peace_offered = Силезия взята, и Пруссии нужна передышка.
thought-peace_not_offered = война даст больше, чем мир.
thought-peace_accepted = армии нужны Австрии против других.
thought-peace_refused = Силезия ещё не потеряна.
thought-second_train = обоз в { $city } лучше всего послужит армиям Пруссии.
