# The words of Ancien Régime's board, drawers and sheets in the browser.

ui-ar-when = Раунд { $round }, ход { $turn }
ui-ar-round = Раунд { $round }
ui-ar-turn = Ход { $turn }
ui-ar-movement-turn = { $power }: ход движения { $turn }
ui-ar-doing = { $power ->
    [none] { $what }
   *[other] { $power }: { $what }
}
ui-ar-doing-Diplomacy = Дипломатия
ui-ar-doing-Election = Выборы императора
ui-ar-doing-Auction = Аукцион
ui-ar-doing-Drill = Муштра
ui-ar-doing-Subsidies = Субсидии
ui-ar-doing-Leadership = Командование
ui-ar-doing-Mobilisation = Мобилизация
ui-ar-doing-Movement = Движение
ui-ar-doing-frederick = Ход Фридриха

## The map in words

ui-ar-capital = столица ({ $power })
ui-ar-home = родная территория ({ $power })
ui-ar-kind-contested = спорная территория: { $powers }
ui-ar-kind-uncontested = бесспорная территория
ui-ar-kind-impassable = непроходимые горы
ui-ar-value = ценность { $value }
ui-ar-elector = курфюрст
ui-ar-crown-here = престол императора
ui-ar-fortress = крепость без гарнизона
ui-ar-garrison = гарнизон ({ $power })
ui-ar-garrison-fortress = гарнизон в крепости ({ $power })
ui-ar-general = { $count ->
    [one] { $name }, { $count } отряд
    [few] { $name }, { $count } отряда
    [many] { $name }, { $count } отрядов
   *[other] { $name }, { $count } отряда
}
ui-ar-in = в { $territory }
ui-ar-place-off = вне поля
ui-ar-place-reserve = в резерве
ui-ar-region-contested = Спорные территории
ui-ar-region-uncontested = Бесспорные территории
ui-ar-region-away = Не на карте

## Ways

ui-ar-route-march = марш в { $territory }
ui-ar-route-sea = морем в { $territory }
ui-ar-route-strategic =
    стратегическое движение в { $territory }, { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
ui-ar-needs-consent = нужно согласие: { $power }
ui-ar-needs-passage = нужно разрешение плыть: { $power }
ui-ar-battle-there = будет бой
ui-ar-battle-with = бой, противник — { $powers }: базовая сила { $attack } против { $defence }

## Layers over the map

ui-ar-overlay-control = Контроль
ui-ar-overlay-entry = Куда мне можно
ui-ar-overlay-reach = Досягаемость
ui-ar-entry-of = { $power }, все генералы, где бы они ни стояли:
ui-ar-entry-nobody = Идти куда-то может только тот, кто играет за державу.
ui-ar-entry-free = свободно
ui-ar-entry-consent = с согласия союзника
ui-ar-entry-battle = с боем
ui-ar-entry-forbidden = запрещено
ui-ar-reach-hint = Укажите на генерала, чтобы увидеть, куда он может пойти.
ui-ar-reach-turn = Ход движения { $turn }

## Hands and cards

ui-ar-stage = Карты и дела
ui-ar-hands = Руки
ui-ar-hand = { $count ->
    [0] { $power }, рука: нет карт
    [one] { $power }, рука: { $count } карта
    [few] { $power }, рука: { $count } карты
    [many] { $power }, рука: { $count } карт
   *[other] { $power }, рука: { $count } карты
}
ui-ar-cards-held = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-ar-card = Карта { $value }: { $ability }
ui-ar-card-gives = { $card }; добавляет { $added }
ui-ar-ability-none = просто считается
ui-ar-ability-home_ground = на 1 больше, если территорию контролирует её держава
ui-ar-ability-scout = лицом вверх открывает карту другой стороны
ui-ar-ability-pair = две такие под одним генералом стоят на 1 больше
ui-ar-ability-gamble = ещё 1 очко морали, если её сторона проиграет
ui-ar-card-up = { $value }, лицом вверх
ui-ar-card-own = { $value }, лицом вниз, вам известна
ui-ar-card-down = карта лицом вниз
ui-ar-card-of = карта { $number }, { $general }
ui-ar-cards-are = карты { $cards }

## Battles

ui-ar-battle-in = Бой в { $territory }
ui-ar-battle-over = Бой в { $territory } окончен
ui-ar-side-attack = Атакующий
ui-ar-side-defence = Обороняющийся
ui-ar-supports = поддержка
ui-ar-may-support = Могут поддержать:
ui-ar-troops = { $count ->
    [0] нет отрядов
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
ui-ar-plays-left = { $count ->
    [0] играть карты нельзя
    [one] можно сыграть ещё { $count } карту
    [few] можно сыграть ещё { $count } карты
    [many] можно сыграть ещё { $count } карт
   *[other] можно сыграть ещё { $count } карты
}
ui-ar-base-strength = Базовая сила: { $attack } против { $defence }
ui-ar-known-strength = { $hidden ->
    [0] Известная вам сила: { $attack } против { $defence }
   *[other] Известная вам сила: { $attack } против { $defence }, скрытых карт: { $hidden }
}
ui-ar-would-win = { $power } получила бы влияния: { $count }
ui-ar-controlled-by = контролирует { $power }.
ui-ar-controlled-by-nobody = никто не контролирует.
ui-ar-passed = Спасовали: { $powers }
ui-ar-pile-of = Карты: { $general }
ui-ar-counts = = { $value }

## Auction, diplomacy, election

ui-ar-auction = { $power }: кто её контролирует?
ui-ar-until-now = До сих пор
ui-ar-your-bid = Ваша ставка
ui-ar-bid = ставка { $bid }
ui-ar-bids = Ставки
ui-ar-has-bid = ставка сделана
ui-ar-bids-now = ещё думает
ui-ar-leaves-morale = останется морали: { $count }
ui-ar-leaves-money = останется монет: { $count }
ui-ar-keeps = { $count ->
    [0] отрядов у него не останется
    [one] у него останется { $count } отряд
    [few] у него останется { $count } отряда
    [many] у него останется { $count } отрядов
   *[other] у него останется { $count } отряда
}
ui-ar-diplomacy-expulsion = Лидеры могут исключать членов
ui-ar-diplomacy-choice = Все тайно выбирают статус
ui-ar-diplomacy-answers = Лидеры отвечают
ui-ar-progress = Кто на чём остановился
ui-ar-members = Члены коалиции
ui-ar-member-facts = влияние { $influence }, мораль { $morale }
ui-ar-expelled = исключена
ui-ar-as-now = как сейчас
ui-ar-has-to-accept = { $power } должна согласиться
ui-ar-wants = хочет: { $status }
ui-ar-stays = остаётся
ui-ar-closed = закрыто: { $status }
ui-ar-settled = решено
ui-ar-has-chosen = выбор сделан
ui-ar-is-choosing = выбирает
ui-ar-election = Выборы императора
ui-ar-no-emperor = Императора нет.
ui-ar-emperor = Императорская корона: { $power }.
ui-ar-votes-needed = Для избрания нужно голосов: { $needed }.
ui-ar-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
    [many] { $count } голосов
   *[other] { $count } голоса
}
ui-ar-votes-for = голос: { $power }
ui-ar-candidate-facts = { $count ->
    [one] { $count } свой голос, подано за неё: { $cast }
    [few] { $count } своих голоса, подано за неё: { $cast }
    [many] { $count } своих голосов, подано за неё: { $cast }
   *[other] { $count } своего голоса, подано за неё: { $cast }
}
ui-ar-free-electors = Никто не контролирует:

## Actions

ui-ar-offers = Предложения ({ $power })
ui-ar-no-offers = пока нет
ui-ar-offered = получает предложение
ui-ar-gift-money =
    { $power }: { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
ui-ar-gift-cards = { $power }: карты
ui-ar-recipient-facts = { $count ->
    [one] монет { $money }, { $count } карта
    [few] монет { $money }, { $count } карты
    [many] монет { $money }, { $count } карт
   *[other] монет { $money }, { $count } карты
}
ui-ar-leadership = Командование ({ $power })
ui-ar-place-generals = Поставить генералов, без отрядов
ui-ar-remove-generals = Или убрать генералов с карты вместе с отрядами
ui-ar-or-instead = Или вместо этого
ui-ar-do-draw = Карта
ui-ar-do-morale = Очко морали
ui-ar-morale-now = сейчас { $morale } из { $cap }
ui-ar-morale-of = { $power }: мораль { $morale }
ui-ar-mobilisation = Мобилизация ({ $power })
ui-ar-money-left =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
ui-ar-corruption-hint = что не потрачено, пропадает
ui-ar-buy-troop = Отряды
ui-ar-buy-other = Карты и мораль
ui-ar-buy-fortress = Крепость
ui-ar-no-site = нет места или слишком дорого
ui-ar-arbiter = Арбитр
ui-ar-arbiter-hint = Он получает 1 очко морали сейчас и ещё — за каждый новый ход движения, который разрешит.
ui-ar-arbiter-facts = { $turns ->
    [one] мораль { $morale }, { $turns } ход движения
    [few] мораль { $morale }, до { $turns } ходов движения
    [many] мораль { $morale }, до { $turns } ходов движения
   *[other] мораль { $morale }, до { $turns } хода движения
}

## Drawers

ui-ar-powers = Державы
ui-ar-coalitions = Коалиции
ui-ar-wheel = Колесо
ui-ar-race = Влияние
ui-ar-electors = Курфюрсты
ui-ar-leader = Лидер
ui-ar-played-by = играет { $seat }
ui-ar-uncontrolled = никем не контролируется
ui-ar-status = Статус
ui-ar-status-british = Британская коалиция
ui-ar-status-french = Французская коалиция
ui-ar-status-neutral = Нейтральная
ui-ar-status-expansionist = Экспансионист
ui-ar-meaning-british = союзники между собой, воюют с Французской коалицией и экспансионистами
ui-ar-meaning-french = союзники между собой, воюют с Британской коалицией и экспансионистами
ui-ar-meaning-neutral = мир со всеми, двойные налоги; ходит только по своей земле, атаковать её можно только вне родных территорий
ui-ar-meaning-expansionist = война со всеми, кроме нейтральных, без союзников
ui-ar-morale = Мораль
ui-ar-influence = Влияние
ui-ar-influence-of = Влияние ({ $power })
ui-ar-track = { $label }: { $value } из { $last }
ui-ar-money = Деньги
ui-ar-money-taxes = монет { $money }, налоги { $taxes }
ui-ar-cards = Карты
ui-ar-tokens = в запасе: { $count }
ui-ar-pile = Колода: { $count }, сброс: { $discards }
ui-ar-fortresses-left = Осталось крепостей: { $count }
ui-ar-relations = Война, мир и союз
ui-ar-relation-war = война
ui-ar-relation-peace = мир
ui-ar-relation-ally = союз
ui-ar-idle = { $power } ещё никем не контролируется: она ничего не делает
ui-ar-race-needed = Для победы нужно влияния: { $needed }.
ui-ar-race-rounds = Игра заканчивается после раунда { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } в ходе действий { $turn }: это была бы победа
   *[no] { SIGNED($gain) } в ходе действий { $turn }
}
ui-ar-race-emperor = из них { $gain } за корону
ui-ar-race-for = получает { $power }
