### The words of Maria in Russian.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list. Names of cities and generals come from the board.
### Forms of a name: gen, dat, acc, ins (cases). All powers are feminine, generals and trains masculine. `adjective` is a
### genitive that stands after its noun: "генерал Австрии".

## Powers: as they stand alone, and their cases.

power-france = Франция
    .adjective = Франции
    .gen = Франции
    .dat = Франции
    .acc = Францию
    .ins = Францией
power-bavaria = Бавария
    .adjective = Баварии
    .gen = Баварии
    .dat = Баварии
    .acc = Баварию
    .ins = Баварией
power-prussia = Пруссия
    .adjective = Пруссии
    .gen = Пруссии
    .dat = Пруссии
    .acc = Пруссию
    .ins = Пруссией
power-saxony = Саксония
    .adjective = Саксонии
    .gen = Саксонии
    .dat = Саксонии
    .acc = Саксонию
    .ins = Саксонией
power-pragmatic = Прагматическая армия
    .adjective = Прагматической армии
    .gen = Прагматической армии
    .dat = Прагматической армии
    .acc = Прагматическую армию
    .ins = Прагматической армией
power-austria = Австрия
    .adjective = Австрии
    .gen = Австрии
    .dat = Австрии
    .acc = Австрию
    .ins = Австрией

## Seats (M2.1, M24.1).

seat-maria_theresa = Мария Терезия
    .gen = Марии Терезии
    .dat = Марии Терезии
    .acc = Марию Терезию
    .ins = Марией Терезией
seat-frederick = Фридрих
    .gen = Фридриха
    .dat = Фридриху
    .acc = Фридриха
    .ins = Фридрихом
seat-louis_xv = Людовик XV
    .gen = Людовика XV
    .dat = Людовику XV
    .acc = Людовика XV
    .ins = Людовиком XV
seat-a2 = Игрок А
    .gen = Игрока А
    .dat = Игроку А
    .acc = Игрока А
    .ins = Игроком А
seat-b2 = Игрок Б
    .gen = Игрока Б
    .dat = Игроку Б
    .acc = Игрока Б
    .ins = Игроком Б

## What can be chosen for a game: options, with their values.

choice-variant = Вариант
    .help = вводная или расширенная игра
choice-variant-introductory = Вводная игра
choice-variant-advanced = Расширенная игра
choice-players = Игроки
    .help = число игроков
choice-politics = Политика
    .help = правила политики в расширенной игре (M25)
choice-politics-standard = Обычная
choice-politics-optional = Дополнительная
choice-board = Поле
    .help = папка с другим изданием игрового поля

## Pieces and places whose names are not on the board.

piece-train = обоз { $number } ({ $power })
piece-of_power = { $name } ({ $power })
place-beside = рядом с полем

## Cards, suits and directions.

card-reserve = Резерв
suit-spades = ♠ пики
    .gen = ♠ пик
suit-hearts = ♥ черви
    .gen = ♥ червей
suit-diamonds = ♦ бубны
    .gen = ♦ бубен
suit-clubs = ♣ трефы
    .gen = ♣ треф
suit-none = нет
direction-left = влево
direction-right = вправо

## Political cards (K6): their titles, and a card in a sentence.

political-41a = Военная помощь
political-41b = Русско-шведская война
political-41c = Карл Эммануил
political-41d = Неаполь
political-41e = Война за ухо Дженкинса
political-41f = Дания
political-42a = Государственный переворот
political-42b = Швеция капитулирует
political-42c = Испания
political-42d = Пьемонт-Сардиния
political-42e = Гессенские наёмники
political-42f = Курфюршество Пфальц
political-42x = Выборы императора
political-43a = Дело Лопухиных
political-43b = Алексей Бестужев
political-43c = Коммодор Мартин
political-43d = Франция
political-43e = Франкфуртская уния
political-43f = Четверной союз
political-44a = Екатерина
political-44b = Россия
political-44c = Генуя
political-44d = Сепаратный мир
political-44e = Карнатакские войны
political-44f = Восстание якобитов
card-political = «{ $title }» ({ $card })

## What a political card does (K7). An instruction is one sentence or several; its effects have no subject.

instruction-election = В конце этого хода проходят выборы императора.
instruction-executor = выполняющая держава
instruction-receives =
    { $who } получает { $what }{ $lasting ->
        [0] { "" }
       *[other] , до конца игры
    }.
instruction-does =
    { $who } { $what }{ $lasting ->
        [0] { "" }
       *[other] , до конца игры
    }.
effect-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
effect-troops =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
effect-less =
    берёт на { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } меньше{ $lasting ->
        [0] { " " }в этот ход
       *[other] { "" }
    }
effect-more =
    берёт на { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } больше{ $lasting ->
        [0] { " " }в этот ход
       *[other] { "" }
    }
effect-controls = получает контроль над { $city }
effect-corps = убирает 1 генерала в клетку { $box }
effect-joins = получает статус «{ $status }»

## arrows (M17.5.8)

arrow = { $track }: { $steps }
arrow-step = на { $boxes } { $direction }
arrow-barred = нельзя, пока статус Саксонии — «{ $status }»

## Tracks, and what is in force on their boxes (K2-K5).

track-saxony = Саксония
    .gen = Саксонии
    .dat = Саксонии
    .acc = Саксонию
    .ins = Саксонией
track-russia = Россия
    .gen = России
    .dat = России
    .acc = Россию
    .ins = Россией
track-italy = Италия
    .gen = Италии
    .dat = Италии
    .acc = Италию
    .ins = Италией
status-prussian_ally = союзник Пруссии
status-neutral = нейтральна
status-austrian_ally = союзник Австрии
icon-victory = победа
icon-corps = корпус
icon-card = карты { SIGNED($amount) }
box-of_power = { $power }: { $icon }
box-in_force = { $box } ({ $effects })
box-no_effect = без действия

## N11: the parts of a political card

part-instruction = инструкция
part-arrow = { $track } { $direction }

## M21.3: what a word of a clause stands for

slot-power = держава
slot-until = слово until
slot-turn = ход
slot-candidate = кандидат
slot-turns = число ходов
slot-agreement = соглашение
slot-suit = масть
slot-seat = место
slot-card = карта
slot-place = город или область
slot-part = часть карты

## How a game ends.

outcome-france_goal = Франция контролирует нужное ей число крепостей в Австрии
outcome-prussia_goal = Пруссия контролирует нужное ей число крепостей в Австрии и Силезии
outcome-turns_over = последний ход окончен, и ни Франция, ни Пруссия не достигли своей цели
outcome-both_goals = и Франция, и Пруссия достигли своих целей
outcome-one_goal = к концу игры достигнута только одна из двух целей
outcome-no_goal = последний ход окончен, и ни одна цель не достигнута
outcome-pool_prussia = пул Пруссии пуст
outcome-pool_france = пул Франции пуст
outcome-pool_pragmatic = пул Прагматической армии пуст
outcome-pool_austria = пул Австрии пуст
outcome-election_france = после выборов императора пул Франции пуст
outcome-election_austria = после выборов императора пул Австрии пуст
outcome-scores_prussia = у Пруссии наименьшая сумма зимних очков
outcome-scores_france = у Франции наименьшая сумма зимних очков
outcome-scores_pragmatic = у Прагматической армии наименьшая сумма зимних очков
outcome-scores_austria = у Австрии наименьшая сумма зимних очков

## What is asked: the question of a decision.

decision-setup = { $power } распределяет отряды (осталось: { $left }). Сколько получает { $piece }?
decision-hussar = Куда поставить гусара { $hussar }? (сейчас: { $place })
decision-subsidy = Платит ли Франция в этот ход субсидию Баварии?
decision-payment = { $power } платит; осталось внести очков: { $due }. Какой картой?
decision-supplied = { $power } может потратить на снабжение ещё { $budget }. Какой генерал сохранит снабжение?
decision-movement = Какая фигура ходит следующей?
decision-march = { $piece } в { $city }, пройдено дорог: { $taken }, самое большее { $most }. Куда дальше?
decision-train_entry = Где вернётся в игру { $piece }?
decision-commander = В { $city } встретились два генерала одного ранга. Кто командует?
decision-division =
    У { $piece } и { $other } вместе { $total ->
        [one] остался { $total } отряд
        [few] осталось { $total } отряда
        [many] осталось { $total } отрядов
       *[other] осталось { $total } отряда
    }. Сколько остаётся у { $piece }?
decision-attacker = Кто атакует следующим?
decision-target = Кого он атакует первым?
decision-battle = Бой: право играть карту у { FORM($power, "gen") }, счёт { $score }.
decision-retreat = { $piece } разбит и отступает (городов: { $length }). Куда?
decision-retreat_path = Через какой город отступает { $piece }?
decision-recruit = Зима: сколько отрядов набирает { $power }?
decision-general_entry = Где вернётся в игру { $piece }?
decision-recruits = Новых отрядов осталось: { $left }. Сколько из них получает { $piece }?
decision-consent_commander = { $piece } хочет встать в стек с { $other } в { $city }; их ранги равны. Кого вы предлагаете в главнокомандующие?
decision-consent = { $piece } хочет встать в стек с { $other } в { $city }; командовать будет { $commander }. Вы согласны?
decision-trump = Политика: последний бой выиграли вы. Какую масть вы объявляете козырем?
decision-placement = Политика: какую карту { $power } кладёт лицом вниз на индикатор?
decision-choice = Политика: какую политическую карту выбирает { $power }? Или тактические карты сохраняются?
decision-instruction = { $political }: выполняет ли { $power } инструкцию?
decision-arrow = { $political }: использует ли { $power } стрелку { FORM($track, "gen") } (клеток: { $boxes })?
decision-receiver = { $political }: кто получает то, что даёт карта?
decision-corps = { $power } должна отправить за карту экспедиционный корпус. Какой генерал уходит?
decision-corps_return = { $piece } возвращается в { $city }, где стоит генерал. Встать с ним в стек?
decision-relocated_piece = Несколько ваших фигур должны уйти. Какая уходит следующей?
decision-relocation = { $piece } должен уйти в ближайший подходящий город. В какой?
decision-saxony_shift =
    Враги Австрии потеряли { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
        [many] { $points } победных очков
       *[other] { $points } победных очка
    }. На сколько клеток вправо Австрия сдвигает маркер Саксонии?
decision-offer = Вам сделано предложение { $number }. Вы его принимаете?
decision-peace_offer = Пруссия держит все крепости Силезии. Предлагает ли она Австрии мир ценой Силезии?
decision-peace_answer = Пруссия предлагает мир: Силезия становится прусской, а Пруссия — нейтральной. Принимает ли Австрия?
decision-second_train = { $piece } входит в игру. Где?
decision-vote = Выборы императора: { $power } отдаёт голос { $city }. За кого?

## What an option means, by its verb, or by decision and verb.

option-city = { $city }
option-piece = { $piece }
option-card = { $card }
option-value = { $value }
option-reserve = Резерв как { $value }
option-stop = остановиться здесь
option-end = закончить движение
option-forced = объявить марш-бросок (только главные дороги, ничего не захватывать)
option-stay = оставить на месте
option-subsidy = платить: одна карта Франции уходит Баварии
option-keep = не платить
option-reenter =
    вернуть { $reenter } в большую крепость за { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } картами
option-battle_card = { $card }, счёт станет { $score }
option-battle_reserve = Резерв как { $value }, счёт станет { $score }
option-battle_stop = { $loss ->
    [0] остановиться: бой вничью
   *[other] остановиться: признать поражение на { $loss }
}
option-let = уступить другому игроку первый ход во Фландрии
option-end_flanders = закончить свои ходы во Фландрии; другой продолжит там один
option-suit = { $suit }
option-political = { $political }
option-pass = не класть карту
option-save = сохранить: тактические карты остаются на индикаторе
option-follow = выполнить инструкцию
option-instruction_skip = не выполнять инструкцию
option-arrow_skip = не использовать эту стрелку
option-left = влево на { $boxes }, в пользу врагов Австрии
option-right = вправо на { $boxes }, в пользу Австрии
option-power = { $power }
option-stack = он встаёт в стек
option-displace = другой уступает место: он уходит в ближайший подходящий город
option-candidate = { $candidate }
option-offer = предложить мир
option-peace_offer_decline = сейчас не предлагать
option-peace_answer_accept = принять мир
option-peace_answer_decline = отвергнуть мир; война продолжается
option-consent_accept = согласиться: они встают вместе
option-consent_decline = отказать: { $piece } должен идти в другое место
option-general_entry_decline = сейчас он не возвращается

## The clauses of agreements (N1-N14) as sentences.

clause-armistice = перемирие между { FORM($power, "ins") } и { FORM($other, "ins") } до конца хода { $until }
clause-no_attack = { $power } не атакует { FORM($other, "acc") } до конца хода { $until }
clause-vote = { $power } голосует за { FORM($candidate, "acc") }
clause-subsidy =
    { $power } даёт { FORM($other, "dat") } по карте в течение { $number ->
        [one] { $number } своей фазы карт
        [few] { $number } своих фаз карт
        [many] { $number } своих фаз карт
       *[other] { $number } своих фаз карт
    }
clause-end_subsidy = субсидия, которую { $power } даёт { FORM($other, "dat") }, прекращается
clause-leave = все генералы { $adjective } покидают зону «{ $places }» до конца хода { $until }, и ни один туда не входит
clause-keep_out = ни одна фигура { $adjective } не входит в зону «{ $places }» до конца хода { $until }
clause-no_protection = ни один генерал { $adjective } не защищает { $places } до конца хода { $until }
clause-no_conquest = ни один генерал { $adjective } не захватывает { $places } до конца хода { $until }
clause-peace = { $power_id ->
    [prussia] Пруссия до конца хода { $until } предложит мир ценой Силезии, когда сможет
   *[austria] Австрия до конца хода { $until } примет мир ценой Силезии
}
clause-politics = { $deed_id ->
    [choose] { $power } выбирает карту { $political }
    [avoid] { $power } не выбирает карту { $political }
    [discard] { $power } выбирает карту { $political } и сбрасывает её
   *[parts] { $power } выбирает карту { $political } и использует из неё ровно это: { $parts }
}
clause-trump = { $seat } объявляет козырем { $suit }
clause-no_hussars = гусары не ставятся в зоне «{ $places }» до конца хода { $until }
clause-no_shift = Австрия не сдвигает маркер Саксонии до конца хода { $until }
clause-consent = генералы Австрии и Прагматической армии могут вставать в стек до конца хода { $until }
clause-end = соглашение { $number } прекращается

## What a clause means, for somebody who wants to write one.

meaning-armistice = ни одна из держав не ставит фигуры рядом с генералом другой
meaning-no_attack = то же, но обязывает только первую державу
meaning-vote = её голоса на выборах императора
meaning-subsidy = первая даёт второй по карте столько ходов
meaning-end_subsidy = договор о субсидии прекращается досрочно
meaning-leave = её генералы уходят оттуда как можно скорее, и ни один не входит
meaning-keep_out = ни одна её фигура туда не входит
meaning-no_protection = её генералы держатся дальше 3 дорог от этих крепостей
meaning-no_conquest = она не захватывает эти крепости
meaning-peace = prussia предлагает мир ценой Силезии, austria его принимает
meaning-politics = что она делает с открытой картой: части — instruction, saxony:left, russia:right и так далее
meaning-trump = масть, которую последний победитель объявляет козырем
meaning-no_hussars = Австрия не ставит туда гусар
meaning-no_shift = Австрия не сдвигает маркер Саксонии за очки, потерянные её врагами
meaning-consent = Австрия и Прагматическая армия заранее согласны на все общие стеки
meaning-end = действующее соглашение сразу прекращается

## Agreements: what they do, and why they end.

agreement-bound = (Соглашение { $number }: { $clauses }.)
agreement-no_end = По соглашению один из ваших генералов ещё должен сходить, прежде чем вы закончите движение.
end-term = по истечении срока
end-consent = по взаимному согласию
end-object = потеряв смысл

## What a candidate in the Imperial Election is called (M18.3).

candidate-karl = Карл Альбрехт Баварский
    .acc = Карла Альбрехта Баварского
    .ins = Карлом Альбрехтом Баварским
candidate-franz = Франц Стефан Лотарингский
    .acc = Франца Стефана Лотарингского
    .ins = Францем Стефаном Лотарингским

## Regions (M21.7) that are not called like a power.

region-pragmatic = Нидерланды и Ганновер
    .acc = Нидерланды и Ганновер
region-silesia = Силезия
    .acc = Силезию
region-core_austria = Основная Австрия
    .acc = Основную Австрию
region-austrian_netherlands = Австрийские Нидерланды
    .acc = Австрийские Нидерланды
region-flanders_map = карта Фландрии
    .acc = карту Фландрии
region-bohemia_map = карта Богемии
    .acc = карту Богемии

## Why something cannot be agreed.

refusal-agreed = соглашение { $number }: { $clauses }
refusal-no_negotiations = во вводной игре нет переговоров
refusal-offer_to_whom = предложение начинается с места, которому оно сделано, и двоеточия ({ $seats }), а не с «{ $seat }»
refusal-offer_to_oneself = предложение делают другому игроку
refusal-offer_too_long = в предложении не больше условий: { $count }, букв: { $letters }
refusal-too_many_offers = у игрока на столе не больше предложений сразу: { $count }; сначала отзовите одно
refusal-too_many_agreements = одновременно действует не больше соглашений: { $count }; сначала одно должно закончиться
refusal-offered_already = это уже сказано в предложении { $number }
refusal-no_offer = предложения { $number } нет
refusal-not_your_offer = с предложением { $number } это может сделать только { $seat }
refusal-clause_unknown = { $word_id ->
    [none] предложение — это место, двоеточие и хотя бы одно условие: SEAT: CLAUSE + CLAUSE; договориться можно о следующем: { $words }
   *[other] о «{ $word }» договориться нельзя; можно: { $words }
}
refusal-clause_usage = пишите так: { $usage }
refusal-clause_word =
    «{ $word }» не подходит, здесь нужно: { $what }{ $near_id ->
        [none] { $known_id ->
            [none] { "" }
           *[other] { " " }({ $known })
        }
       *[other] { " " }(может быть, { $near }?)
    }; пишите так: { $usage }
refusal-clause_twice = «{ $text }» повторяется дважды
refusal-clause_no_fortress = { $places } — не крепость
refusal-clause_parts = карту { $political } нельзя использовать как «{ $parts }»: каждая часть один раз и одно направление стрелки
refusal-superfluous = «{ $text }» между двумя игроками лишнее
refusal-one_player = { $power } и { $other } у одного игрока, и соглашение им не нужно
refusal-no_party = { $power } не участвует в этом соглашении, и оно не может её обязывать
refusal-term_over = ход { $turn } уже окончен
refusal-contradiction = «{ $text }» противоречит обещанному раньше: «{ $other }»
refusal-no_agreement = соглашения { $number } нет
refusal-not_their_agreement = соглашение { $number } заключено не между этими игроками
refusal-no_enemies = { $power } и { $other } — союзники, они и так не воюют
refusal-vote_not_free = { $power } в любом случае голосует за Франца
refusal-emperor_is_elected = император уже избран
refusal-contract_by_minor = субсидии даёт только основная держава, а это не { $power }
refusal-contract_not_allied = { $other } не союзник { FORM($power, "gen") } и не может получать от неё субсидии
refusal-contract_running = между { FORM($power, "ins") } и { FORM($other, "ins") } уже есть договор о субсидии
refusal-contract_bavaria = о субсидии Баварии Франция решает каждый ход отдельно
refusal-contract_to_major = при двух игроках субсидию получает только второстепенная держава, а это не { $other }
refusal-contract_initial = субсидию, которую { $power } даёт { FORM($other, "dat") }, нельзя прекратить
refusal-contract_none = нет договора, по которому { $power } даёт субсидию { FORM($other, "dat") }
refusal-peace_of_others = мир ценой Силезии предлагает Пруссия и принимает Австрия, но не { $power }
refusal-peace_is_made = мир ценой Силезии уже заключён
refusal-politics_no_shield = на карте { $political } нет герба { FORM($power, "gen") }
refusal-politics_not_open = { $power } уже или ещё не может выбрать карту { $political }
refusal-trump_not_his = козырь сейчас объявляет не { $seat }

## Why a move is not offered (see `bars`), or what happens by itself and why (see `questions`).

why-not_asked = сейчас решаете не вы; ожидается: { $waiting }
why-not_offered = «{ $move }» — не ответ на текущий вопрос
why-public_only = все переговоры ведутся открыто

## pieces and cities

why-not_yours = { $piece }: этой фигурой играет { $seat }
why-general_gone = { $piece } убран с карты; он может вернуться зимой
why-train_gone = { $piece } уничтожен; сначала он должен вернуться в игру
why-in_box = { $piece } вне карты ({ $box })
why-in_silesia_box = { $piece } ждёт на клетке «Силезия», пока Пруссия не присоединит Силезию
why-absent = { $piece } не участвует в этой игре
why-no_general = { $piece } — не генерал
why-not_in_play = { $city } на карте, которая не участвует в игре
why-neutral_stays = { $power } нейтральна и не покидает родную страну, а { $city } за её пределами
why-neutral_land = { $city } на территории { FORM($power, "gen") }, а эта держава нейтральна
why-occupied = в { $city } стоит { $piece }

## stacks and troops

why-train_there = в { $city } стоит { $piece }, а генерал не встаёт в стек с обозом
why-enemy_there = в { $city } стоит враг: { $piece }
why-ally_there = в { $city } стоит { $piece }; { $power } и { $other } — союзники, но не действуют совместно
why-neutral_there = в { $city } стоит { $piece }; { $power } или { $other } нейтральна
why-full_stack = в { $city } уже стоят { $piece } и { $other }, а трёх генералов в стеке не бывает
why-not_in_stack = { $piece } — не из тех двух генералов, что встретились в { $city }
why-too_many_troops = { $share } и { $rest } отрядов: генерал командует не более чем { $most }
why-too_few_troops = отрядов всего { $total }, а каждому из двух генералов нужен хотя бы 1
why-being_divided = отряды { $piece } в { $city } сейчас распределяются другим решением
why-no_fellow = рядом с { $piece } в { $city } нет другого генерала той же державы
why-has_that_many =
    у { $piece } уже { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
why-no_division_now = во время расстановки и боя отряды не передаются
why-at_most =
    генерал командует не более чем { $most ->
        [one] { $most } отрядом
        [few] { $most } отрядами
        [many] { $most } отрядами
       *[other] { $most } отрядами
    }
why-setup_minimum =
    { $piece } получает не меньше { $least ->
        [one] { $least } отряда
        [few] { $least } отрядов
        [many] { $least } отрядов
       *[other] { $least } отрядов
    }
why-setup_rest_small =
    тогда остальным генералам { FORM($power, "gen") } останется { $rest ->
        [one] { $rest } отряд
        [few] { $rest } отряда
        [many] { $rest } отрядов
       *[other] { $rest } отряда
    }, а им нужно { $needed }
why-setup_rest_large =
    тогда остальным генералам { FORM($power, "gen") } останется { $rest ->
        [one] { $rest } отряд
        [few] { $rest } отряда
        [many] { $rest } отрядов
       *[other] { $rest } отряда
    }, а принять они могут { $most }

## hussars

why-hussar_map = гусары остаются на карте Богемии, а { $city } во Фландрии
why-hussar_alone = на карте нет австрийского генерала, который мог бы послать гусара в { $city }
why-hussar_far =
    от { $city } до { $piece }, ближайшего австрийского генерала, { $away ->
        [one] { $away } город
        [few] { $away } города
        [many] { $away } городов
       *[other] { $away } города
    }, а гусар уходит не дальше чем на { $reach }
why-hussar_there = в { $city } уже есть гусар

## cards and payment

why-not_in_hand = { $card_id ->
    [R] у { FORM($power, "gen") } нет Резерва
   *[other] у { FORM($power, "gen") } нет карты { $card }
}
why-cannot_pay =
    карты { FORM($power, "gen") } не стоят { $price ->
        [one] { $price } очка
        [few] { $price } очков
        [many] { $price } очков
       *[other] { $price } очков
    }
why-no_card_asked = карты сейчас не нужны; к достаточной оплате ничего не добавляют
why-subsidy_compulsory = до хода { $turn } Франция обязана платить субсидию Баварии
why-subsidy_lost = Бавария ничего не может получить, пока { $power } контролирует { $city }
why-subsidy_later = о субсидии Франция решает в начале своей фазы карт

## supply

why-at_home = { $piece } в { $city } имеет снабжение в родной стране { FORM($power, "gen") }
why-in_netherlands = { $piece } всегда имеет снабжение в Нидерландах, а { $city } лежит там
why-supply_path =
    { $piece } в { $city } имеет снабжение: { $train } в { $where }, { $length ->
        [one] { $length } дорога
        [few] { $length } дороги
        [many] { $length } дорог
       *[other] { $length } дороги
    } пути
why-hussar_cost =
    все пути { $piece } из { $city } к обозу перекрыты гусарами, например в { $where }: снабжение стоит { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    }
why-no_train = { $piece } в { $city } не дома, а у { FORM($power, "gen") } нет обоза на карте
why-train_too_far =
    { $piece } в { $city }: до ближайшего обоза ({ $train } в { $where }) { $away ->
        [one] { $away } город
        [few] { $away } города
        [many] { $away } городов
       *[other] { $away } города
    }, а путь не длиннее 6 дорог
why-train_on_other_map = путь { $piece } из { $city } к обозу ({ $train } в { $where }) идёт через другую карту, а это можно только Франции и Австрии
why-path_blocked = путь { $piece } из { $city } к обозу перекрыт: в { $where } стоит { $other }
why-path_closed = путь { $piece } из { $city } к обозу ведёт через { $where }, закрытый нейтралитетом { FORM($power, "gen") }
why-supply_of_others = { $power } платит только за своих генералов, а { $piece } не из них
why-no_choice_needed = { $piece } и так имеет снабжение
why-no_path_at_all = у { $piece } нет пути к обозу, сколько ни плати
why-too_dear =
    { $piece } стоит { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    }, а осталось { $budget }

## movement

why-piece_first = сначала укажите, какая фигура ходит
why-march_first = сначала надо закончить ход фигуры: { $piece }
why-movement_ended = вы закончили движение
why-not_active = { $power } не действует на этом этапе
why-has_moved = { $piece } уже ходил в этой фазе
why-stacked = { $piece } встал в стек в этой фазе, и движение обоих генералов закончено
why-no_first_step = { $piece } не может войти ни в один город рядом с { $city }
why-not_moved_yet = { $piece } ещё не ходил
why-not_adjacent = { $away ->
    [0] { $piece } уже в { $city }
   *[other] от { $here } до { $city } { $away ->
            [one] { $away } город
            [few] { $away } города
            [many] { $away } городов
           *[other] { $away } города
        }, а ходят из города в город; генерал проходит не больше 3 дорог (4 по главным, 8 марш-броском), обоз — 2 (3 по главным)
}
why-other_map = между картами переходят только фигуры Франции и Австрии: { $piece } не может войти в { $city }
why-roads_used = { $piece } прошёл все свои дороги: { $count }
why-main_road_needed = { $piece } прошёл дорог: { $count }; дальше можно только по главной дороге, а дорога в { $city } не главная
why-train_blocked = в { $city } стоит { $piece }, а обоз входит только в пустые города
why-forced_train = марш-бросок совершает только генерал, а не { $piece }
why-forced_already = { $piece } уже совершает марш-бросок
why-forced_late = { $piece } уже сделал шаг; марш-бросок объявляют до первого шага
why-no_main_road = из { $city } не ведёт ни одна главная дорога
why-forced_by_road = марш-бросок идёт только по главным дорогам, а дорога в { $city } не главная
why-forced_on_fortress = марш-бросок не входит в { $city }: эту крепость контролирует { $power }
why-forced_near = марш-бросок не входит в { $city }: рядом в { $where } стоит { $piece }
why-forced_on_train = марш-бросок не входит в { $city }: там { $piece }
why-not_let_in = { $piece }: вход в { $city } не разрешён
why-flanders_turn = во Фландрии сейчас ходит { $seat }
why-flanders_ended = вы закончили свои ходы во Фландрии
why-no_turns = сейчас во Фландрии не нужно ходить по очереди
why-end_instead = Прагматическая армия ходит только во Фландрии: закончите её движение
why-nobody_left = другой игрок закончил свои ходы во Фландрии
why-turn_came_back = другой игрок только что уступил первый ход вам

## re-entry

why-train_moved = { $piece } уже ходил или вернулся в игру в этой фазе
why-no_entry = нет большой крепости, где мог бы вернуться { $piece }
why-no_major_fortress = { $city } — не большая крепость
why-not_home = { $city } не в родной стране { FORM($power, "gen") }
why-not_friendly = { $city } контролирует { $power }
why-flanders_entry = { $city } во Фландрии, а там сейчас не ваша очередь
why-must_enter = у других генералов нет места для всех новых отрядов ({ $count }), поэтому { $piece } должен вернуться
why-recruits_dear =
    новые отряды ({ $count }) стоят { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }, а { $power } может оплатить отрядов: { $most }
why-no_room = генералы { FORM($power, "gen") } могут принять ещё { $most }, не больше
why-recruits_left = новых отрядов осталось: { $left }
why-others_full = остальные генералы могут принять новых отрядов: { $most }, а не { $rest }

## conquest

why-no_fortress = { $city } — не крепость
why-own_fortress = { $city } контролирует сама { $power }
why-allied_fortress = { $city } контролирует { $power }, союзник { FORM($other, "gen") }
why-neutral_fortress = { $city } контролирует { $power }, а она не враг { FORM($other, "gen") }
why-protected = { $away ->
    [0] { $city } защищает { $piece }: он стоит там
   *[other] { $city } защищает { $piece } из { $where }, { $away ->
            [one] { $away } город
            [few] { $away } города
            [many] { $away } городов
           *[other] { $away } города
        } пути
}
why-forced_leaves = { $piece } совершает марш-бросок и ничего не захватывает
why-face_down_leaves = { $piece } без снабжения и ничего не захватывает
why-conquers = { $city } не защищён: генерал { FORM($power, "gen") }, который уйдёт оттуда, захватит его
why-never_there = ваши генералы никогда не попадают на карту, где лежит { $city }

## combat and retreat

why-fights_under = { $piece } сражается под началом { $other }
why-attacks_later = { $piece } атакует после всех боёв Австрии
why-no_enemy_near = рядом с { $piece } нет вражеского генерала
why-no_enemy = { $piece } — не враг { FORM($power, "gen") }
why-enemy_not_near =
    от { $piece } до { $other } { $away ->
        [one] { $away } город
        [few] { $away } города
        [many] { $away } городов
       *[other] { $away } города
    }
why-pair_gone = { $piece } стоит рядом с врагом, но их бой уже прошёл, отпал или не был назначен в начале
why-wrong_suit = { $city } в секторе { FORM($suit, "gen") }, и { $card } не подходит
why-say_value = Резерв играют со значением от 1 до 8, например: reserve 5
why-must_play = у { FORM($power, "gen") } есть { $suit }, и при счёте 0 остановиться нельзя
why-right_of_other = право играть карту у { FORM($power, "gen") }, счёт { $score }
why-retreat_back = отступление не возвращается в { $city }
why-retreat_length =
    из { $here } в { $city } нет свободного пути ровно в { $length ->
        [one] { $length } дорогу
        [few] { $length } дороги
        [many] { $length } дорог
       *[other] { $length } дороги
    }
why-retreat_nearer =
    от { $piece } до { $city } { $away ->
        [one] { $away } город
        [few] { $away } города
        [many] { $away } городов
       *[other] { $away } города
    }, а до { $other } — { $best }
why-retreat_step = { $away ->
    [1] { $city } на другой карте
   *[other] от { $here } до { $city } { $away ->
            [one] { $away } город
            [few] { $away } города
            [many] { $away } городов
           *[other] { $away } города
        }
}
why-retreat_way =
    через { $city } нет свободного пути в { $length ->
        [one] { $length } дорогу
        [few] { $length } дороги
        [many] { $length } дорог
       *[other] { $length } дороги
    } до { $other }

## politics

why-card_not_open = карта { $political } в этот ход не открыта
why-card_taken = карту { $political } выбрала { $power }
why-election_card = выборы императора — не карта для выбора
why-no_influence = у { FORM($power, "gen") } нет карты на индикаторе
why-has_saved = { $power } сохраняет свои карты
why-has_chosen = { $power } уже выбрала карту
why-arrow_direction = стрелка { FORM($track, "gen") } не ведёт { $direction }: { $political }
why-no_arrow = стрелки { FORM($track, "gen") } нет: { $political }
why-arrow_barred = стрелку { FORM($track, "gen") } нельзя использовать, пока статус Саксонии — «{ $status }»: { $political }
why-arrow_free = стрелку { FORM($track, "gen") } можно использовать: { $political }
why-nothing_executed = сейчас не выполняется ни одна политическая карта
why-not_receiver = { $power } ничего не может получить: { $political }
why-corps_of_other = { $piece } — не генерал { FORM($power, "gen") }, а корпус посылает она
why-must_leave = { $piece } должен покинуть { $city }
why-farther =
    от { $piece } до { $city } { $away ->
        [one] { $away } город
        [few] { $away } города
        [many] { $away } городов
       *[other] { $away } города
    }, а до { $other } — { $best }
why-not_relocated = { $piece } сейчас уходить не должен
why-shift_points = по клетке за каждое потерянное победное очко: не больше { $points }
why-shift_end = на треке Саксонии осталось клеток: { $most }
why-no_vote = ваши державы не контролируют ни одной крепости с голосом курфюрста
why-no_peace = во вводной игре мира не бывает
why-not_prussia = мир ценой Силезии предлагает только Пруссия
why-silesia_not_whole = { $city } в Силезии контролирует { $power }
why-offer_later = Пруссия может предложить мир в конце своего этапа действия
why-not_france = сокращает военные цели только Франция
why-reduced_already = Франция уже сократила военные цели
why-reduction_ordered = сокращение целей уже назначено
why-no_reduction_ordered = сокращение целей не назначено
why-contract_of_two = { $power } и { $other } у разных игроков, им надо договориться
why-advanced_only = это есть только в расширенной игре

## What happens.

event-turn_began = Начинается ход { $turn }.
event-stage_began = { $powers }: этап действия.
event-winter_began = Зима после хода { $turn }.
event-pile_shuffled = Перетасована новая колода, карт: { $cards }.
event-cards_drawn = { $clause_id ->
    [M20_6] { $power } получает как субсидию { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
    [K7_1] { $power } берёт по политической карте { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
   *[other] { $power } берёт { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
}
event-cards_seen = { $clause_id ->
    [M2_10] Теперь { $power } играет под вашим управлением; её карты: { $cards }.
   *[other] { $power } взяла: { $cards }.
}
event-card_paid = { $power } платит картой { $card }.
event-troops_assigned =
    { $piece } получает { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }.
event-set_up =
    { $power }: в игре { $total ->
        [one] { $total } отряд
        [few] { $total } отряда
        [many] { $total } отрядов
       *[other] { $total } отряда
    }.
event-hussar_placed = Гусар { $hussar } скачет в { $city }.
event-hussar_removed = Гусар из { $city } изгнан.
event-hussar_cost =
    Гусары: за снабжение { $power } должна { $due ->
        [one] { $due } очко
        [few] { $due } очка
        [many] { $due } очков
       *[other] { $due } очка
    }.
event-supply_covered =
    { $piece } сохраняет снабжение за { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    }.
event-turned_up = { $piece } снова получает снабжение.
event-turned_down = { $piece } остаётся без снабжения.
event-troops_lost =
    { $power } ({ $pieces }) теряет { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }.
event-general_removed = { $piece } убран с карты ({ $city }).
event-troops_divided =
    { $piece } теперь имеет { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
        [many] { $troops } отрядов
       *[other] { $troops } отряда
    }, { $other } — { $rest }.
event-commander = В { $city } командует { $piece }.
event-forced_march = { $piece } совершает марш-бросок.
event-moved = { $piece }: { $start } – { $city }.
event-train_eliminated = { $piece } уничтожен в { $city }.
event-train_entered = { $clause_id ->
    [M19_1_9] { $piece } входит в игру в { $city }.
   *[other] { $piece } возвращается в игру в { $city }.
}
event-question_marker = { $city } ещё под защитой: маркер вопроса { FORM($power, "gen") }.
event-question_removed = Маркер вопроса с { $city } убран.
event-fortress_conquered = { $power } захватывает { $city } (раньше — { $former }); теперь крепость контролирует { $controller }.
event-battle =
    { $by } ({ $attacking ->
        [one] { $attacking } отряд
        [few] { $attacking } отряда
        [many] { $attacking } отрядов
       *[other] { $attacking } отряда
    }, { $attacker }) атакует { $against } ({ $defending ->
        [one] { $defending } отряд
        [few] { $defending } отряда
        [many] { $defending } отрядов
       *[other] { $defending } отряда
    }, { $defender }).
event-card_played = { $power } играет { $card } как { $value }: её счёт { $score }.
event-battle_won = { $by } побеждает { $against } на { $score }.
event-battle_drawn = Бой { $attacker } – { $defender } закончился вничью.
event-no_retreat =
    Из { $city } отступать некуда: { $count ->
        [one] потерян ещё { $count } отряд
        [few] потеряно ещё { $count } отряда
        [many] потеряно ещё { $count } отрядов
       *[other] потеряно ещё { $count } отряда
    }.
event-retreated = Отступление из { $start } в { $city }: { $pieces }.
event-recruited =
    { $power } набирает { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }.
event-general_entered = { $piece } возвращается в игру в { $city }.
event-recruits_placed =
    { $piece } получает { $count ->
        [one] { $count } новый отряд
        [few] { $count } новых отряда
        [many] { $count } новых отрядов
       *[other] { $count } новых отряда
    }.
event-game_ended =
    Игра окончена: { $winners_count ->
        [0] ничья
        [1] победитель — { $winners }
       *[other] победители — { $winners }
    }; { $reason }.
event-troops_seen =
    У { $piece } { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }.
event-let_first = { $seat } уступает первый ход во Фландрии.
event-flanders_ended = { $seat } заканчивает ходы во Фландрии.
event-consent_refused = Отказ: { $piece } не допущен в { $city }.
event-points_won = { $count ->
    [0] { $power } получает { $points ->
            [one] { $points } победное очко
            [few] { $points } победных очка
            [many] { $points } победных очков
           *[other] { $points } победных очка
        }, но её боевые клетки заполнены.
   *[other] { $power } получает { $points ->
            [one] { $points } победное очко
            [few] { $points } победных очка
            [many] { $points } победных очков
           *[other] { $points } победных очка
        }; { $count ->
            [one] { $count } маркер
            [few] { $count } маркера
            [many] { $count } маркеров
           *[other] { $count } маркера
        } из пула — на её боевые клетки.
}
event-points_lost = { $count ->
    [0] { $power } теряет { $points ->
            [one] { $points } победное очко
            [few] { $points } победных очка
            [many] { $points } победных очков
           *[other] { $points } победных очка
        }, но её боевые клетки пусты.
   *[other] { $power } теряет { $points ->
            [one] { $points } победное очко
            [few] { $points } победных очка
            [many] { $points } победных очков
           *[other] { $points } победных очка
        }; { $count ->
            [one] { $count } маркер
            [few] { $count } маркера
            [many] { $count } маркеров
           *[other] { $count } маркера
        } с её боевых клеток — обратно в пул.
}
event-political_card = Политическая карта: { $political }.
event-election_called = В конце этого хода пройдут выборы императора; открывается ещё одна политическая карта.
event-trump_turned = Для козыря открыта { $card }.
event-trump = { $suit_id ->
    [none] В этот ход козыря нет.
   *[other] Козырь — { $suit }.
}
event-card_placed = { $count ->
    [0] { $power } не кладёт карту на индикатор.
   *[other] { $power } кладёт на индикатор карту лицом вниз.
}
event-card_turned_up = { $fits ->
    [0] { $power } положила на индикатор { $card }: не козырь и не считается.
   *[other] { $power } положила на индикатор { $card }: подходит.
}
event-influence = Влияние { FORM($power, "gen") }: { $value }.
event-cards_saved = { $power } сохраняет свои карты на индикаторе.
event-card_chosen = { $power } выбирает карту { $political }.
event-card_unused = Карта { $political } сброшена без эффекта.
event-cards_taken_back = { $power } забирает с индикатора: { $cards }.
event-cards_covered = { $power } переворачивает на индикаторе лицом вниз: { $cards }.
event-instruction_followed = { $power } выполняет инструкцию карты { $political }.
event-arrow_announced = { $power } объявляет сдвиг маркера { FORM($track, "gen") }: { $direction } на { $boxes }.
event-income_changed = { $political }: доход карт { FORM($power, "gen") } меняется на { SIGNED($number) }.
event-elector_turned = { $city } переходит под контроль { FORM($power, "gen") }.
event-troops_received = { $lost ->
    [0] { $power } получает { $count ->
            [one] { $count } отряд
            [few] { $count } отряда
            [many] { $count } отрядов
           *[other] { $count } отряда
        }.
   *[other] { $power } получает { $count ->
            [one] { $count } отряд
            [few] { $count } отряда
            [many] { $count } отрядов
           *[other] { $count } отряда
        }; ещё для { $lost } нет места.
}
event-marker_moved = Маркер { FORM($track, "gen") } теперь на клетке { $box }.
event-italy_box = { $count ->
    [0] Маркер { FORM($power, "gen") } с клетки «Италия» возвращается в пул.
   *[other] Маркер { FORM($power, "gen") } кладётся на клетку «Италия».
}
event-electors_box = { $count ->
    [0] Маркер { FORM($power, "gen") } с клетки «3 курфюрста» возвращается в пул.
   *[other] Маркер { FORM($power, "gen") } кладётся на клетку «3 курфюрста».
}
event-gift_lost = Из этих отрядов потеряно { $count }: у { FORM($power, "gen") } нет для них места.
event-corps_due = У { FORM($power, "gen") } нет генерала на карте: она должна оплатить экспедиционный корпус, если может.
event-train_waits = Нет свободной крепости, и { $piece } ждёт; он может вернуться позже.
event-corps_left = { $piece } уходит с карты в клетку { $box }.
event-corps_lapsed = { $power } никого не может послать; корпус отменяется.
event-corps_returned = { $piece } возвращается в { $city }.
event-saxony_status = Саксония теперь { $status }.
event-relocated = { $piece } переставлен из { $start } в { $city }.
event-marker_removed = Маркер { FORM($power, "gen") } с { $city } убран.
event-set_aside = Из этих маркеров { $power } откладывает { $count }; в пул возвращается { $rest }.
event-aside_returned = Отложенные маркеры { FORM($power, "gen") } ({ $count }) возвращаются в пул.
event-peace_offered = Пруссия предлагает мир ценой Силезии.
event-peace_declined = Австрия отвергает мир.
event-peace_made = Австрия принимает мир.
event-silesia_annexed = Силезия становится родной страной Пруссии.
event-silesia_box = Маркер { FORM($power, "gen") } кладётся на клетку «Силезия».
event-neutrality_began = { $power } нейтральна до своего этапа действия в ходе { $turn }.
event-neutrality_ended = { $power } больше не нейтральна.
event-reduction_ordered = Франция назначает сокращение военных целей: оно пройдёт, как только сможет, между двумя этапами.
event-reduction_withdrawn = Франция отменяет назначенное сокращение военных целей.
event-contract_made =
    { $power } будет давать { FORM($receiver, "dat") } по карте в течение { $turns ->
        [one] { $turns } своей фазы карт
        [few] { $turns } своих фаз карт
        [many] { $turns } своих фаз карт
       *[other] { $turns } своих фаз карт
    }.
event-contract_ended = Субсидия, которую { $power } давала { FORM($receiver, "dat") }, прекращена.
event-voted = { $power } отдаёт голос { $city } за { FORM($candidate, "acc") }.
event-emperor_elected = Императором избран { $candidate } (Карл { $votes }, Франц { $other }); { $power } кладёт маркер на клетку «Император».
event-pools = Пулы: Пруссия { $prussia }, Франция { $france }, Прагматическая армия { $pragmatic }, Австрия { $austria }.
event-winter_scored = Зимние очки записаны втайне.
event-winter_scores = { $winter_id ->
    [sum] Сумма зимних очков: Пруссия { $prussia }, Франция { $france }, Прагматическая армия { $pragmatic }, Австрия { $austria }.
   *[other] Очки зимы { $winter }: Пруссия { $prussia }, Франция { $france }, Прагматическая армия { $pragmatic }, Австрия { $austria }.
}
event-offer_made = Предложение { $number } ({ $by } → { $to }): { $clauses }.
event-offer_accepted = { $to } принимает предложение { $number } ({ $by }): { $clauses }.
event-offer_declined = { $to } отклоняет предложение { $number } ({ $by }).
event-offer_withdrawn = { $by } отзывает предложение { $number }.
event-offer_lapsed = Предложение { $number } ({ $by } → { $to }) утратило силу.
event-agreement_ended = Соглашение { $number } ({ $by } и { $to }) прекращено { $why }: { $clauses }.
event-agreement_binds = Соглашение { $number } обязывает: { $clauses }.
