### What the browser shows of a game of Maria besides its sentences: labels, headings, buttons, short notes.

## Pieces and places, as they are read out: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin".

ui-maria-minor_fortress = малая крепость
ui-maria-major_fortress = большая крепость
ui-maria-elector = голос курфюрста
ui-maria-marker = маркер { $adjective }
ui-maria-held = под контролем { $adjective }
ui-maria-question-marker = маркер вопроса { $adjective }
ui-maria-hussar = гусар
ui-maria-together = { $first } и { $second }
ui-maria-with-troops =
    { $name } ({ $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
        [many] { $troops } отрядов
       *[other] { $troops } отряда
    })
ui-maria-unsupplied = { $name }, без снабжения
ui-maria-general = генерал { $adjective }, ранг { $rank }
ui-maria-train = обоз снабжения { $adjective }
ui-maria-troops =
    { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
        [many] { $troops } отрядов
       *[other] { $troops } отряда
    }
ui-maria-out-of-supply = без снабжения
ui-maria-at = в { $city }
ui-maria-with = вместе: { $names }
ui-maria-place-box = вне карты ({ $box })
ui-maria-place-eliminated = вне игры
ui-maria-place-absent = не участвует
ui-maria-land-of = { $name } ({ $power })
ui-maria-off-map = Вне карты
ui-maria-reserve-as = Резерв как { $value }

## The line at the top.

ui-maria-turn = Ход { $turn } · { $year }
ui-maria-setup = Расстановка
ui-maria-politics = Политика
ui-maria-hussars = Гусары
ui-maria-election = Выборы императора
ui-maria-winter = Зима
ui-maria-phase-cards = карты
ui-maria-phase-supply = снабжение
ui-maria-phase-movement = движение
ui-maria-phase-combat = бой
ui-maria-phase-conquest = захват
ui-maria-trump = Козырь: { $suit }
ui-maria-no-trump-yet = Козыря ещё нет
ui-maria-victor = Последний победитель: { $seat }
ui-maria-election-pending = Предстоят выборы императора
ui-maria-prussia-neutral = Пруссия нейтральна

## Hands.

ui-maria-hands = Ваши карты
ui-maria-hand-of =
    { $power }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
ui-maria-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
ui-maria-suit-at = { $city }: { $suit }
ui-maria-fits = масть сектора
ui-maria-gives = счёт станет { $score }

## Battles.

ui-maria-battle = Бой: { $attacker } против { FORM($defender, "gen") }
ui-maria-battle-over = Бой окончен
ui-maria-right = Право играть карту: { $power }, счёт { $score }.
ui-maria-played = Сыгранные карты
ui-maria-played-card = { $power } играет { $card } как { $value }: { $score }
ui-maria-reserve = Резерв как
ui-maria-reserve-gives = Резерв как { $value }, счёт станет { $score }
ui-maria-forces =
    Атака: { $by } из { $attacker }, { $attacking ->
        [one] { $attacking } отряд
        [few] { $attacking } отряда
        [many] { $attacking } отрядов
       *[other] { $attacking } отряда
    }; оборона: { $against } в { $defender }, { $defending }.

## Numbers to choose from.

ui-maria-numbers = Сколько
ui-maria-none-yet = –
ui-maria-price =
    Новый отряд стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }; карты стоят { $points }.

## Sheets over the map.

ui-maria-stage = Карты и бои
ui-maria-politics-stage = Политика этого хода

## A planned march.

ui-maria-route =
    { $city }: { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
        [many] { $roads } дорог
       *[other] { $roads } дороги
    }{ $left ->
        [0] { "" }
       *[other] , осталось { $left }
    }
ui-maria-route-forced =
    { $city }: марш-бросок, { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
        [many] { $roads } дорог
       *[other] { $roads } дороги
    }
ui-maria-route-conquers = захватывает { $names }
ui-maria-route-marks = маркер вопроса на { $names }
ui-maria-route-overruns = уничтожает { $names }
ui-maria-route-removes = прогоняет гусара из { $names }
ui-maria-route-joins = встаёт в стек: { $names }
ui-maria-route-enemies = рядом враг: { $names }
ui-maria-route-consent = нужно согласие: { $names }
ui-maria-route-wins = приносит победу: { $names }

## Layers over the map.

ui-maria-supply = Снабжение
ui-maria-protection = Защита
ui-maria-reach = Досягаемость
ui-maria-sectors = Секторы
ui-maria-tag-cut = отрезан
ui-maria-tag-cost =
    { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    }
ui-maria-supply-state =
    { $out ->
        [0] { $due ->
            [0] у всех есть снабжение
           *[other] гусары обойдутся в { $due }
        }
       *[other] отрезано: { $out }{ $due ->
            [0] { "" }
           *[other] , гусары обойдутся в { $due }
        }
    }
ui-maria-bare-hint = Крепости, которые никто не защищает:
ui-maria-reach-hint = Укажите на фигуру, чтобы увидеть, куда она может пойти. Сплошные кольца — обычный ход, прерывистые — марш-бросок.

## The army sheets.

ui-maria-army = Армия
ui-maria-others = Другие державы
ui-maria-piece = Фигура
ui-maria-place = Место
ui-maria-troops-word = Отряды
ui-maria-played-by = играет { $seat }
ui-maria-total =
    всего { $troops ->
        [one] { $troops } отряд
        [few] { $troops } отряда
        [many] { $troops } отрядов
       *[other] { $troops } отряда
    }
ui-maria-income =
    берёт { $cards ->
        [one] { $cards } карту за ход
        [few] { $cards } карты за ход
        [many] { $cards } карт за ход
       *[other] { $cards } карты за ход
    }
ui-maria-income-change = { $cause }: { SIGNED($number) }
ui-maria-divide = Отряды { $name }
ui-maria-fewer = Один отряд другому генералу
ui-maria-more = Один отряд от другого генерала

## The political display.

ui-maria-politics-panel = Политика
ui-maria-display = Карты на индикаторе
ui-maria-open-cards = Открытые карты
ui-maria-in-force = Действует
ui-maria-past-cards = Карты, которые уже открывались
ui-maria-cards-to-come =
    { $count ->
        [0] Больше карт не будет.
        [one] Впереди { $count } карта.
        [few] Впереди { $count } карты.
        [many] Впереди { $count } карт.
       *[other] Впереди { $count } карты.
    }
ui-maria-announced =
    Объявлено стрелками: { $direction } на { $boxes ->
        [one] { $boxes } клетку
        [few] { $boxes } клетки
        [many] { $boxes } клеток
       *[other] { $boxes } клетки
    }
ui-maria-influence = Влияние { $value }
ui-maria-order =
    { $place ->
        [1] выбирает сейчас
       *[other] в очереди на выбор: { $place }
    }
ui-maria-face-down = { $card }, лицом вниз
ui-maria-chosen-by = Выбор сделан: { $power }

## Victory.

ui-maria-victory = Победа
ui-maria-pools-hint = Побеждает держава, выложившая все маркеры победы; иначе — с наименьшей суммой пулов за четыре зимы.
ui-maria-goals-hint = Побеждает тот, кто контролирует столько этих крепостей; если к концу никто — побеждает Австрия.
ui-maria-pool = { $pool } из { $markers } в пуле
ui-maria-on-fortresses = На крепостях: { $count }
ui-maria-battle-boxes = На боевых клетках
ui-maria-boxes = На других клетках
ui-maria-box-electors = 3 курфюрста
ui-maria-box-emperor = Император
ui-maria-box-italy = Италия
ui-maria-box-silesia = Силезия
ui-maria-aside = Отложено
ui-maria-goal = { $taken } из { $goal }
ui-maria-taken = Взяты
ui-maria-not-taken = Не взяты
ui-maria-winters-scored =
    { $count ->
        [0] Ни одна зима ещё не подсчитана.
        [one] Подсчитана { $count } зима; листок сложен до конца игры.
        [few] Подсчитаны { $count } зимы; листок сложен до конца игры.
        [many] Подсчитано { $count } зим; листок сложен до конца игры.
       *[other] Подсчитано { $count } зимы; листок сложен до конца игры.
    }
ui-maria-scores = Зимние очки: побеждает наименьшая сумма
ui-maria-sum = Сумма
ui-maria-reduction = Военные цели Франции
ui-maria-reduction-state =
    { $state ->
        [no] Франция может один раз отказаться от завоеваний в Основной Австрии.
        [ordered] Сокращение назначено: оно пройдёт между двумя этапами, как только будет возможно.
       *[done] Франция сократила военные цели.
    }
ui-maria-reduce = Назначить сокращение
ui-maria-keep_objectives = Отменить сокращение

## The electoral college.

ui-maria-college = Коллегия выборщиков
ui-maria-emperor = Император избран; маркер на клетке: { $power }.
ui-maria-short-karl = Карл
ui-maria-short-franz = Франц
ui-maria-voted = голос: { $candidate }
ui-maria-bound-vote = { $candidate }, обязан
ui-maria-free-vote = свободен
ui-maria-tally = Карл { $karl }, Франц { $franz }, свободных { $free }; для избрания нужно голосов: { $needed }.

## Negotiations.

ui-maria-deals = Договоры
ui-maria-offers = Предложения на столе
ui-maria-agreements = Действующие соглашения
ui-maria-deal = { $number }. { $by } → { $to }
ui-maria-accept = Принять
ui-maria-decline = Отклонить
ui-maria-withdraw = Отозвать
ui-maria-end-agreement = Предложить прекратить
ui-maria-subsidies = Субсидии
ui-maria-contract =
    { $power } → { $other }: по карте, ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
ui-maria-cancel-contract = Прекратить
ui-maria-end-contract = Предложить прекратить
ui-maria-own-contract = Субсидия между вашими державами:
ui-maria-powers = От кого кому
ui-maria-from-to = { $power } → { $other }
ui-maria-term = На какой срок
ui-maria-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }
ui-maria-make-contract = Назначить
ui-maria-new-offer = Новое предложение
ui-maria-offer-to = Кому
ui-maria-add-clause = Добавить условие
ui-maria-clause-kind = Вид условия
ui-maria-choose-kind = О чём договориться?
ui-maria-choose = Выбрать
ui-maria-nothing-to-choose = сейчас не из чего выбирать
ui-maria-add = Добавить это условие
ui-maria-remove-clause = Убрать: { $clause }
ui-maria-offer-preview = Предложение (кому: { $to }): { $clauses }.
ui-maria-make-offer = Сделать предложение
ui-maria-until-turn = до конца хода { $turn }
ui-maria-find-place = Найти город или область
ui-maria-remove-place = Убрать: { $place }
ui-maria-pick = Указать города на карте
ui-maria-gap-power =
    { $place ->
        [1] Держава
       *[other] Другая держава
    }
ui-maria-gap-until = На какой срок
ui-maria-gap-candidate = Кандидат
ui-maria-gap-turns = На какой срок
ui-maria-gap-places = Места
ui-maria-gap-fortresses = Крепости
ui-maria-gap-card = Политическая карта
ui-maria-gap-deed = Что с ней делать
ui-maria-gap-seat = Игрок
ui-maria-gap-suit = Масть
ui-maria-gap-agreement = Соглашение
ui-maria-deed-choose = выбрать
ui-maria-deed-avoid = не выбирать
ui-maria-deed-discard = выбрать и сбросить
ui-maria-clause-armistice = Перемирие
ui-maria-clause-no_attack = Не атаковать
ui-maria-clause-vote = Голос на выборах
ui-maria-clause-subsidy = Субсидия
ui-maria-clause-end_subsidy = Конец субсидии
ui-maria-clause-leave = Уйти из области
ui-maria-clause-keep_out = Не входить в область
ui-maria-clause-no_protection = Не защищать крепости
ui-maria-clause-no_conquest = Не захватывать крепости
ui-maria-clause-peace = Мир ценой Силезии
ui-maria-clause-politics = Политическая карта
ui-maria-clause-trump = Козырная масть
ui-maria-clause-no_hussars = Без гусар
ui-maria-clause-no_shift = Саксония на месте
ui-maria-clause-consent = Согласие на стеки
ui-maria-clause-end = Конец соглашения
