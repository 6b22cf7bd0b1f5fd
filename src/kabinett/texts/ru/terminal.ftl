### What the terminal says besides the sentences of the games: at the table, on the way to one, and on the screens of
### both games. Words in `backticks`, and those in CAPITALS that stand for something to type, are typed as they are.

## What can be typed, as entries of a list in Markdown.

terminal-help_choose = выбирает то, что стоит перед вариантом, а также сам ход (`{ $move }`) или имя, которое есть только у одного варианта
terminal-help_again = **Enter** показывает вопрос снова; `?` объясняет его вместе с пунктом правил, `? 3` объясняет вариант 3, `? { $clause }` — пункт
# $questions: what can be asked about things that happen by themselves, as `? conquer breslau` or `? supply friedrich`.
terminal-help_why = `? { $name }` говорит, почему этого нельзя выбрать{ $questions_count ->
        [0] { "" }
       *[other] ; { $questions } — произойдёт ли это и почему
    }
# $place: what a place of the game is called, in capitals.
terminal-help_map = `map` или `map { $place }` показывает окрестности, `all` — всё, что вы знаете
terminal-help_place-city = CITY
terminal-help_place-territory = TERRITORY
terminal-help_log = `log` снова показывает последние события, `undo` берёт назад ваш последний ход, пока никто не узнал из него тайны
# $what: one of the terminal-page messages.
terminal-help_page = `{ $page }` показывает: { $what }
terminal-help_save = `save FILE` записывает игру до этого места, `quit` — уйти из-за стола
terminal-help_other = `other` передаёт экран другому, кто тоже должен решать; `other SEAT` — любому, например чтобы ответить на предложение
terminal-help_say = `say TEXT` говорит всему столу, `say SEAT: TEXT` — одному месту (или нескольким, через запятую), если в игре есть тайные разговоры
terminal-help_seats = `seats` показывает, кто где сидит, и часы
terminal-help_ask = `ask undo`, `ask pause`, `ask resume` или `ask end` просит об этом остальных; `agree` или `decline` отвечает им
terminal-help_bot = `bot` или `bot LEVEL` сажает на ваше место бота, `back` возвращает место вам, `resign` сдаёт игру, и вы смотрите
terminal-help_quit = `quit` закрывает терминал; место остаётся за вами
terminal-help_watcher = `say TEXT` говорит всему столу, `seats` показывает, кто где сидит, и часы
terminal-help_watcher_quit = `quit` закрывает терминал
terminal-help_lobby = `seats` показывает, кто где сидит, `say TEXT` говорит всему столу
terminal-help_start = `start` начинает игру, если вы хозяин и все места заняты
terminal-help_leave = `leave` освобождает ваше место, `quit` закрывает терминал и оставляет место за вами

## Questions and choices.

# Behind a question: its clause, and that ? helps.
terminal-clause = ({ $clause }; ? — помощь)
terminal-several = «{ $line }» может значить: { $moves }
terminal-incomplete = «{ $verb }» — этого мало: { $moves }{ $more ->
        [0] { "" }
       *[other] { " " }…
    }
terminal-no_choice = «{ $line }» — не вариант выбора ({ $clause }); Enter показывает варианты
terminal-no_number = варианта с номером { $line } нет; Enter показывает варианты
terminal-possible = «{ $line }» сейчас возможно
terminal-means_nothing = «{ $line }» — не пункт правил, не ход и не имя, которое есть только у одного варианта
terminal-hidden = скрыто на карте: { $what }

## A table at this terminal.

terminal-thinks = { $seat } думает.
# $lost: how many of the last moves are not in the file.
terminal-unkept = { $lost ->
        [0] взятое назад не сохранено: { $reason }
        [1] последний ход не сохранён: { $reason }
       *[other] последние ходы ({ $lost }) не сохранены: { $reason }
    }
terminal-not_kept = игру до этого места не удалось сохранить: { $reason }
terminal-hash = Хеш зерна: { $hash }
terminal-note_hash = Запишите его: с ним `{ $program } verify --seed-hash` докажет в конце, что тасованием никто не управлял.
terminal-your_turn = { $seat }, ваша очередь. Нажмите Enter, когда останетесь одни.
terminal-press_enter = Нажмите Enter или введите quit.
terminal-nothing_asked = Сейчас вам нечего решать.
terminal-nothing_asked_hint = (other передаёт экран дальше; help)
terminal-asked_here = Решают также: { $seats } (other передаёт экран).
terminal-has_offer = { $seat }: надо ответить на предложение; other { $typed } передаёт экран.
terminal-no_person = «{ $line }» — не другой человек за этим столом ({ $seats })
terminal-save_what = для save нужно имя файла
terminal-saved = Сохранено. Продолжить позже: { $command }
terminal-no_undo = { $own ->
        [0] вы ещё не сделали ни одного хода
       *[other] ваш последний ход нельзя взять назад: с тех пор кто-то узнал тайну или сходил
    }
terminal-undone = Ваш последний ход взят назад.

## A table on a server.

terminal-not_asked_any_more = этот вопрос больше не стоит; посмотрите снова
terminal-watcher_moves = кто смотрит, тот не ходит
terminal-help_hint = (help)
terminal-all_taken = Игра не началась: все места заняты, начинает хозяин.
terminal-nobody_plays = Игра не началась: ещё свободны места: { $seats }.
terminal-waiting = Ожидается: { $seats }.
terminal-offer_waits = Предложение ждёт вашего ответа: { $choices }
# Who plays a seat through whose eyes one looks; $mine: whether it is one's own.
terminal-substitute_bot = { $seat }: играет бот ({ $level }){ $mine ->
        [0] .
       *[other] ; back возвращает место вам.
    }
terminal-substitute = { $seat }: играет { $player }{ $mine ->
        [0] .
       *[other] ; back возвращает место вам.
    }
terminal-asked_as_well = Решают также: { $seats }.
terminal-your_time = Ваше время: { $time }.
# A seat, and who plays it.
terminal-seat_of = { $seat } ({ $player })
terminal-player_bot = бот, { $level }
terminal-player_kept = для друга
terminal-player_free = свободно
terminal-connected = Связь восстановлена.
terminal-lost = Связь потеряна ({ $trouble }); снова пробуем достучаться до сервера.
# $what: one of the request messages of table.ftl.
terminal-request = { $seat } просит { $what }: agree или decline?
# Somebody speaks: $seat and $hearers may be none.
terminal-spoken = { $name }{ $seat_id ->
        [none] { "" }
       *[other] { " " }({ $seat })
    }{ $hearers_count ->
        [0] { "" }
       *[other] { " " }→ { $hearers }
    }: { $text }
terminal-before_the_game = «{ $line }» до начала игры ничего не значит; что значит, скажет help
terminal-while_waiting = «{ $line }» сделать нельзя, пока решают другие; что можно, скажет help
terminal-say_what = для say нужны слова: say TEXT или say SEAT: TEXT
terminal-say_whom = нет места с именем «{ $name }», и ничего не сказано; без двоеточия услышат все
terminal-nobody_asked_that = об этом вас никто не просил
terminal-nobody_asked = вашего согласия никто не ждёт
terminal-which_request = вас просят о нескольких вещах: скажите, о которой ({ $choices })
terminal-resign_really = за сдавшегося дальше играет бот, и отменить это нельзя; если вы этого хотите: resign yes
terminal-no_seat_to_leave = у того, кто смотрит, нет места; quit закрывает терминал
terminal-column-seat = место
terminal-column-player = кто играет
terminal-note-asked = решает
terminal-note-resigned = игра сдана
terminal-clocks_stand = Часы стоят.
terminal-no_time = время вышло
# Two of these are the time that is left: days, hours, minutes, seconds.
terminal-time-days = { $number } д
terminal-time-hours = { $number } ч
terminal-time-minutes = { $number } мин
terminal-time-seconds = { $number } с

## On the way to a table on a server.

terminal-new_at_server = новый стол делают на сервере, чтобы там играть: укажите его адрес и не указывайте --watch
terminal-link_says = ссылка сама говорит, играете ли вы и на каком месте: --watch и --seat — для столов
terminal-watch_or_seat = --watch и --seat исключают друг друга
terminal-at_table = Вы за столом { $table }, ваше место: { $seat }. В любой момент можно ввести help.
terminal-at_table_watching = Вы за столом { $table } как зритель. В любой момент можно ввести help.
terminal-unknown_name = { $server } больше не знает вас под именем { $name }.
terminal-ask-name = Ваше имя
terminal-ask-seat = Какое место
terminal-ask-table = Какой стол
terminal-question = { $what }{ $choices_count ->
        [0] { "" }
       *[other] { " " }({ $choices })
    }:
terminal-mine_or_bots = { $seat } — либо ваше место, либо бота: --seat и --bot называют одно и то же
terminal-new_table = Стол находится здесь: { $url }
terminal-new_link = Ссылка для места { $seat }: { $url }
terminal-no_table = на { $server } сейчас нет стола, за который можно сесть
terminal-no_such_seat = за этим столом нет места «{ $seat }» (места: { $seats })
terminal-no_free_seat = за этим столом нет свободных мест; с --watch можно смотреть
# A table in one line; $seats: what follows.
terminal-table = { $table } ({ $game }, { $options }); { $status }; { $seats }
terminal-table_status-open = открыт
terminal-table_status-running = идёт игра
terminal-table_status-ended = игра окончена
terminal-table_yours = ваши места: { $seats }
terminal-table_free = свободно: { $seats }
terminal-table_full = свободных мест нет

## Pages that a game shows: "... shows ...".

terminal-page-troops = как можно передать отряды внутри ваших стеков; чтобы сделать это, введите ход
terminal-page-politics = индикатор политики, треки и оставшиеся карты
terminal-page-deals = соглашения, предложения и договоры и как их заключать
terminal-page-powers = всё о державах
terminal-page-relations = кто с кем в союзе, в войне или в мире
terminal-page-wheel = колесо войны — какая держава что делает и в каком ходе действий
terminal-page-influence = гонка за влиянием
terminal-page-election = курфюрсты и их голоса
terminal-page-generals = все генералы, гарнизоны и крепости
terminal-page-discards = сброс и где остальные карты
terminal-page-territories = все территории и кто их контролирует
terminal-page-legend = что значат знаки на карте

## Maria: when it is.

maria-turn = Ход { $turn } из { $turns }
maria-phase-cards = карты
maria-phase-supply = снабжение
maria-phase-movement = движение
maria-phase-combat = бой
maria-phase-conquest = захват
maria-phase-end = конец этапа
maria-stage-hussar = гусары
maria-stage-winter = зима
maria-stage-setup = расстановка
maria-stage-election = выборы императора
maria-stage-politics = политика
maria-politics-reveal = открытие
maria-politics-trump = козырь
maria-politics-placement = размещение
maria-politics-influence = влияние
maria-politics-choice = выбор
maria-politics-markers = маркеры
maria-politics-end = конец

## Maria: moves that can be made at any question, and how they are written.

maria-form-propose = пишите: propose SEAT: CLAUSE + CLAUSE (см. deals)
maria-form-answer = пишите: { $verb } NUMBER, номер предложения (см. deals)
maria-form-contract = пишите: contract POWER POWER TURNS, от 1 до { $turns } ходов (см. deals)
maria-form-cancel = пишите: cancel POWER POWER (см. deals)
maria-form-end = соглашение прекращают предложением, пишите: propose SEAT: end { $rest } (см. deals)

## Maria: the situation.

maria-legend = o город  ◆ крепость  ★ большая крепость  /A под контролем Австрии  # главная дорога  · дорога  ! гусар  ♠♥♦♣ сектор
maria-takes_no_part = Он не участвует в этой игре, и его отряды уходят вместе с ним (M14.3).
maria-prices =
    Каждый стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }; карты стоят { $worth }.
maria-no_stack = У вас нет в одном городе двух генералов одной державы, между которыми сейчас можно передать отряды.
maria-main_road = главная дорога
maria-corps_price =
    { $facts }; стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }
maria-minor_fortress = малая крепость ({ $power })
maria-major_fortress = большая крепость ({ $power })
maria-hussar = гусар
maria-out_of_supply = без снабжения
maria-troops =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
maria-box = клетка { $name }
# The off-map box of the train that comes later.
maria-box_silesia = Силезия
maria-no_place = на карте нет города или фигуры с именем «{ $place }»
maria-column-power = Держава
maria-column-player = Играет
maria-column-troops = Отряды
maria-column-income = Доход
maria-column-goal = Цель
maria-column-cards = Карты
maria-column-piece = Фигура
maria-column-rank = Ранг
maria-column-place = Место
maria-column-sector = Сектор
maria-column-supply = Снабжение
maria-hidden = скрыто: { $count }
maria-no_cards = нет карт
maria-goal = { $taken } из { $goal }
# One side of a battle: its generals, power, city and the sign of the sector.
maria-battle_side = { $generals } ({ $power }, { $city } { $suit }, отрядов: { $troops })
maria-battle = Бой: { $attacker } против { $defender }. Сыгранные карты: { $cards }.
maria-no_card_played = нет
maria-controls = { $power } контролирует: { $fortresses_count ->
        [0] ни одной крепости
       *[other] { $fortresses }
    }
maria-question_marker = Маркер вопроса ({ $power }) на { $city }
maria-hussars = Гусары: { $cities }
maria-out = вне карты

## Maria, the advanced game: pools and affairs of state.

maria-pools = Пулы (пустой побеждает):
maria-election_soon = В конце этого хода — выборы императора
maria-agreements_count = Действующих соглашений: { $count } (см. deals)
maria-reduction-no = Франция не сокращала военных целей
maria-reduction-ordered = Франция сократит военные цели, как только сможет, между двумя этапами
maria-reduction-done = Франция сократила военные цели
maria-saxony = Саксония: { $status }, играет { $seat }
maria-not_neutral = Пруссия не нейтральна
maria-neutral = Пруссия нейтральна до своего этапа действия в ходе { $turn }
maria-flanders_ended = Фландрия: вы закончили свои ходы там.
maria-flanders_finished = Ходы там закончены: { $seats }.
maria-flanders_yours = Фландрия: ваша очередь.
maria-flanders_theirs = Фландрия: ходит { $seat }; в других местах можете ходить вы.
maria-markers = Маркеры победы
maria-marker-pool = пул { $count }
maria-marker-fortresses = на крепостях { $count }
maria-marker-battles = на боевых клетках { $count } из { $boxes }
maria-marker-electors = 3 курфюрста 1
maria-marker-emperor = Император 1
maria-marker-italy = Италия 1
maria-marker-silesia = Силезия 1
maria-marker-aside = отложено { $count }
maria-note-votes = Голоса
maria-note-left = Остались карты
maria-note-force = Действует
maria-note-incomes = Доходы
maria-note-saxony = Саксония
maria-note-peace = Мир
maria-note-reduction = Сокращение
maria-note-electors = Курфюрсты
maria-note-emperor = Император
maria-subsidy = субсидия
maria-drawn = взято
maria-annexed = Пруссия аннексировала Силезию в ходе { $turn }
maria-not_annexed = Силезия не аннексирована
# The college of electors: votes cast for a candidate, bound votes, those of each power, and how many are needed.
maria-votes_cast = { $candidate } { $count }
maria-votes_bound = Франц в любом случае { $count } ({ $cities })
maria-votes_of = { $power } { $count } ({ $cities })
maria-votes_free = свободные голоса: { $powers }
maria-votes_needed = { $votes }. Для избрания нужно { $needed } из { $all }.

## Maria, the advanced game: politics.

maria-column-political = Политическая карта
maria-column-shields = Гербы
maria-column-effect = Что она делает
maria-column-display = На индикаторе
maria-column-up = Лицом вверх
maria-column-influence = Влияние
maria-column-down = Лицом вниз
maria-cards_come = Политические карты открываются в начале каждого хода
maria-no_tactical = На индикаторе нет тактических карт
maria-chosen_by = { $card }, выбор сделан: { $power }
maria-back_next = { $card } (вернётся в следующем ходе)
# $count is 1: a card that another power has placed.
maria-placed_unknown = { $count } карта
maria-placed = { $card } (положена)
maria-trump = Козырь: { $suit }
maria-order = Ещё выбирают, в таком порядке: { $powers }
maria-announced = Объявлено: { $arrows }
maria-arrow_right = { $track } на { $boxes } вправо
maria-arrow_left = { $track } на { $boxes } влево
maria-fits_trump = подходит к любому козырю, считается за { $influence }
maria-is_trump = козырь
maria-box_left = влево: { $box }
maria-box_right = вправо: { $box }
maria-box_stays = влево: остаётся на { $box }
maria-no_effect = без действия
maria-alone_stays = сама по себе оставит на { $box }
maria-alone_leads = сама по себе приведёт на { $box }
maria-sends_corps = { $power } посылает корпус
maria-returns = { $general } возвращается в { $city }
maria-no_political = нет политических карт
maria-of_year = { $year }: { $count }
maria-no_year = нет
maria-cards_left = политических карт: { $count } ({ $years })
maria-cards_left_election = политических карт: { $count } ({ $years }); среди них выборы императора

## Maria, the advanced game: contracts and agreements.

maria-deals-subsidies = Субсидии
maria-deals-agreements = Действующие соглашения
maria-deals-offers = Предложения на столе
maria-subsidy_fixed = каждый ход даёт карту Баварии до хода { $turn }, потом — по желанию
maria-contract = { $turns ->
        [one] получатель — { $receiver }: по карте, ещё { $turns } фаза карт
        [few] получатель — { $receiver }: по карте, ещё { $turns } фазы карт
        [many] получатель — { $receiver }: по карте, ещё { $turns } фаз карт
       *[other] получатель — { $receiver }: по карте, ещё { $turns } фазы карт
    }
maria-deal_between = { $seat } и { $other }: { $clauses }
maria-deal_to = { $seat } → { $other }: { $clauses }
maria-offered = { $seat } предлагает вам: { $clauses }. Введите accept { $number } или decline { $number }.
maria-own_offer = { $number } (кому: { $seat })
maria-own_offers = Ваши предложения, ждущие ответа: { $offers } (см. deals).
maria-own_contract = { $giver } → { $receiver }: по карте столько фаз карт
maria-own_cancel = этот договор прекращается
maria-own_reduce = Франция один раз за игру отказывается от завоеваний в Основной Австрии, как только сможет; половина их маркеров откладывается (M19.2)
maria-own_keep = отменить приказ о сокращении
maria-own_moves = Что вы можете сделать в одиночку
maria-manual = Как сделать предложение
maria-manual_text = SEAT — одно из: { $seats }; POWER — одно из: { $powers }. PLACE — город, держава (её родная страна) или одно из: { $regions }. + соединяет условия; другой принимает или отклоняет всё целиком (accept 3, decline 3), а до тех пор вы можете отозвать (withdraw 3). ? M21.6 объясняет условия.
maria-manual_clause = { $usage }: { $meaning }

## Ancien Régime: the map.

regime-legend = ★ столица  ● родная  ◆ спорная  ○ бесспорная  ▲ непроходимая  ♔ курфюрст  · граница  ~ британский, ≈ испанский морской путь  3 AT+PR/RU ценность, чья родная или чьи полосы, контроль  ▪ гарнизон  ▣ с крепостью  □ пустая крепость  (PR1 3) прусский генерал 1, 3 отряда
regime-legend_hint = Знаки объясняет legend.
regime-place-reserve = в резерве
regime-place-off = вне поля
regime-troops =
    { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
        [many] { $count } отрядов
       *[other] { $count } отряда
    }
regime-no_troops = нет отрядов
regime-army = { $general }: { $troops }
regime-general_alone = { $general } один
regime-capital_of = столица ({ $power })
regime-home_of = родная территория ({ $power })
regime-kind-home = родная
regime-kind-disputed = спорная
regime-kind-undisputed = бесспорная
regime-kind-impassable = непроходимая
regime-garrison_of = гарнизон ({ $power })
regime-garrison_fortress_of = гарнизон в крепости ({ $power })
regime-uncontrolled = никем не контролируется
regime-empty_fortress = пустая крепость
regime-value = ценность { $value }
regime-elector = курфюрст
regime-no_place = на карте нет территории или генерала с именем «{ $place }»
regime-way-here = здесь
regime-way-land = суша
regime-way-sea = море { $code }

## Ancien Régime: columns of tables. The short ones have room for as many letters as in English.

regime-column-power = Держава
regime-column-player = Игрок
regime-column-status = Статус
regime-column-morale = Мораль
regime-column-influence = Влияние
regime-column-money = Деньги
regime-column-cards = Карты
regime-short-player = Иг
regime-short-status = Стат
regime-short-morale = Мор
regime-short-influence = Вли
regime-short-money = Ден
regime-short-cards = Карты
regime-column-on_map = На карте
regime-column-off = Вне поля
regime-column-garrisons = Гарнизоны
regime-column-tokens = Жетонов осталось
regime-column-taxes = Налоги
regime-column-action = В этот ход
regime-column-allies = Союзники
regime-column-war = В войне с
regime-column-peace = В мире с
regime-column-to_go = До победы
regime-column-gain = Получила бы
regime-column-turn = Ход действий
regime-column-elector = Курфюрст
regime-column-controller = Контроль
regime-column-deck = В колоде
regime-column-discarded = В сбросе
regime-column-general = Генерал
regime-column-code = Код
regime-column-place = Место
regime-column-troops = Отряды
regime-column-territory = Территория
regime-column-way = Путь
regime-column-value = Ценность
regime-column-kind = Вид
regime-column-control = Контроль
regime-column-pieces = Фигуры
regime-column-side = Сторона
regime-column-plays = Ещё карт
regime-column-diplomacy = Дипломатия
regime-column-now = Сейчас
regime-column-closed = Закрыто для неё
regime-column-wants = Хочет

## Ancien Régime: the powers.

regime-time = Раунд { $round } · ход действий { $turn } из { $turns }
regime-state =
    Для победы нужно влияния: { $victory } · император: { $emperor ->
        [nobody] нет
       *[other] { $emperor }
    } · стопка добора { $pile }, сброс { $discards } · осталось крепостей { $fortresses }
regime-part-setup = Расстановка
regime-part-diplomacy = Дипломатия
regime-part-election = Выборы императора
regime-part-control = Контроль над второстепенной державой
regime-part-frederick = Ход Фридриха
regime-acting = { $action }: { $power }
regime-arbiter = Арбитр: { $power }
regime-movement_turn = Ход движения { $turn }
# A status in one word; where there is little room only its first four letters are shown.
regime-status-british = Британская
regime-status-french = Французская
regime-status-neutral = Нейтральная
regime-status-expansionist = Экспансионист
regime-you = вы
regime-nobody = никто
regime-hidden = скрыто: { $count }
regime-no_cards = нет
regime-crown = Корона
regime-does_nothing = ничего (C12.7.1)

## Ancien Régime: the wheel, relations, Influence, the election, cards and generals.

# The words before the wheel have room for 12 letters.
regime-wheel = Ход действий
regime-wheel-influence = Влияние
regime-wheel-subsidies = Субсидии
regime-wheel_diplomacy = Ход { $turn }: Дипломатия, начиная с раунда 2
regime-wheel_election = Ход { $turn }: Выборы императора
regime-wheel_frederick = Ход { $turn }: ход Фридриха, перед Движением
regime-wheel_auction = Ход { $turn }: аукцион, { $power }
regime-wheel_idle = Строчные буквы: второстепенная держава, которую никто не контролирует, до первой Муштры ничего не делает (C12.7.1).
regime-relations = Вне родных территорий нейтральную державу могут атаковать все, кроме нейтральных (C7.5.2).
regime-as_emperor = из них { $influence } за корону
regime-would_gain = Получила бы: по Расширению влияния, в указанный рядом ход действий, при нынешнем положении (C9.7.1).
regime-note-votes = Голоса
regime-note-cast = Подано
regime-note-emperor = Император сейчас
regime-votes = { $votes }. Для избрания нужно { $needed }.
regime-votes_of = { $power } { $count }
regime-cast_for = { $power } → { $other }
regime-card_value = значение { $value }
regime-pile-discards = сброс { $count }
regime-pile-draw = стопка добора { $count }
regime-pile-hands = на руках { $count }
regime-pile-battle = в бою { $count }
regime-fortress_at = { $territory } (крепость)
regime-empty_fortresses = Пустые крепости
regime-garrisons = Гарнизоны

## Ancien Régime: what is going on.

regime-way_of = Путь: { $general }
regime-battle = Бой в { $territory } (контроль: { $power }): базовая сила { $attack } против { $defence }
regime-battle_uncontrolled = Бой в { $territory } (никто не контролирует): базовая сила { $attack } против { $defence }
regime-side-attacker = атакующий
regime-side-defender = обороняющийся
regime-side-supports_attacker = поддерживает атакующего
regime-side-supports_defender = поддерживает обороняющегося
regime-fights-garrison = Гарнизон ({ $power })
regime-fights-garrison_fortress = Гарнизон в крепости ({ $power })
regime-face_down = ? — лицом вниз; карта в скобках тоже лицом вниз, но вы её знаете.
regime-passed = Спасовали: { $powers }
regime-expelling = Вы исключаете: { $powers }.
regime-progress-chosen = выбор сделан
regime-progress-choosing = выбирает
regime-progress-settled = решено
regime-progress-open = открыто
regime-auction = Аукцион
regime-note-taxes = Налоги
regime-note-generals = Генералы
regime-note-bids = Ещё не поставили
regime-until_now = до сих пор контролирует { $power }
regime-until_now_nobody = до сих пор никто не контролирует
regime-none_on_map = на карте нет
regime-offers = Предложения ({ $power })
regime-no_offers = пока нет
regime-offer_money =
    { $power }: { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
regime-offer_cards = { $count ->
        [one] { $power }: { $count } карта
        [few] { $power }: { $count } карты
        [many] { $power }: { $count } карт
       *[other] { $power }: { $count } карты
    }

## Ancien Régime: what one should know of an option.

regime-ability-2 = стоит 3, если территорию контролирует её держава
regime-ability-3 = лицом вверх открывает карту другой стороны
regime-ability-4 = две такие под одним генералом стоят на 1 больше
regime-ability-5 = ещё 1 очко морали, если её сторона проиграет
regime-needs_consent = нужно согласие: { $power }
regime-leads_to_battle = бой
regime-in_hand = на руке: { $count }
regime-leaves_morale = останется морали: { $morale }
# Who has a status now, besides the power that may choose it; $powers are short codes.
regime-status_as_now_with = как сейчас, вместе: { $powers }
regime-status_now = сейчас { $powers }
regime-status_as_now = как сейчас
regime-status_nobody = сейчас никого
regime-has_to_accept = { $power } должна согласиться
regime-arbiter_could = { $turns ->
        [one] мораль { $morale }, { $turns } ход движения
        [few] мораль { $morale }, до { $turns } ходов движения
        [many] мораль { $morale }, до { $turns } ходов движения
       *[other] мораль { $morale }, до { $turns } хода движения
    }
regime-votes_so_far = { $count ->
        [one] { $count } голос, пока подано за неё: { $cast }
        [few] { $count } голоса, пока подано за неё: { $cast }
        [many] { $count } голосов, пока подано за неё: { $cast }
       *[other] { $count } голоса, пока подано за неё: { $cast }
    }
regime-influence_morale = влияние { $influence }, мораль { $morale }
regime-has_money_cards = { $cards ->
        [one] монет { $money }, { $cards } карта
        [few] монет { $money }, { $cards } карты
        [many] монет { $money }, { $cards } карт
       *[other] монет { $money }, { $cards } карты
    }
regime-keeps = у него останется: { $troops }
regime-keeps_none = у него ничего не останется
regime-has_morale = { $power }: мораль { $morale }
