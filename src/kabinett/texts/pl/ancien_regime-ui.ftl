# The words of Ancien Régime's board, drawers and sheets in the browser.

ui-ar-when = Runda { $round }, Tura { $turn }
ui-ar-round = Runda { $round }
ui-ar-turn = Tura { $turn }
ui-ar-movement-turn = { $power }: Tura Ruchu { $turn }
ui-ar-doing = { $power ->
    [none] { $what }
   *[other] { $power }: { $what }
}
ui-ar-doing-Diplomacy = Dyplomacja
ui-ar-doing-Election = Elekcja Cesarza
ui-ar-doing-Auction = Licytacja
ui-ar-doing-Drill = Musztra
ui-ar-doing-Subsidies = Subwencje
ui-ar-doing-Leadership = Przywództwo
ui-ar-doing-Mobilisation = Mobilizacja
ui-ar-doing-Movement = Ruch
ui-ar-doing-frederick = Własny ruch Fryderyka

## The map in words

ui-ar-capital = stolica: { $power }
ui-ar-home = Terytorium Macierzyste: { $power }
ui-ar-kind-contested = Sporne: { $powers }
ui-ar-kind-uncontested = Niesporne
ui-ar-kind-impassable = nieprzekraczalne góry
ui-ar-value = wartość { $value }
ui-ar-elector = elektor
ui-ar-crown-here = siedziba Cesarza
ui-ar-fortress = forteca bez garnizonu
ui-ar-garrison = garnizon: { $power }
ui-ar-garrison-fortress = garnizon w fortecy: { $power }
ui-ar-general = { $count ->
    [one] { $name } i { $count } oddział
    [few] { $name } i { $count } oddziały
   *[other] { $name } i { $count } oddziałów
}
ui-ar-in = w { $territory }
ui-ar-place-off = poza planszą
ui-ar-place-reserve = w rezerwie
ui-ar-region-contested = Terytoria Sporne
ui-ar-region-uncontested = Terytoria Niesporne
ui-ar-region-away = Poza mapą

## Ways

ui-ar-route-march = Przemarsz do { $territory }
ui-ar-route-sea = morzem do { $territory }
ui-ar-route-strategic = Ruch Strategiczny do { $territory }, kroki: { $count }
ui-ar-needs-consent = potrzebna zgoda: { $power }
ui-ar-needs-passage = potrzebne pozwolenie na rejs: { $power }
ui-ar-battle-there = dojdzie do bitwy
ui-ar-battle-with = bitwa, broni się: { $powers }; Siła bazowa { $attack } do { $defence }

## Layers over the map

ui-ar-overlay-control = Kontrola
ui-ar-overlay-entry = Dokąd mogę iść
ui-ar-overlay-reach = Zasięg
ui-ar-entry-of = Dla generałów ({ $power }), gdziekolwiek stoją:
ui-ar-entry-nobody = Tylko kto gra Mocarstwem, ma dokąd iść.
ui-ar-entry-free = wolne
ui-ar-entry-consent = za zgodą Sojusznika
ui-ar-entry-battle = w bitwę
ui-ar-entry-forbidden = zakazane
ui-ar-reach-hint = Wskaż generała, aby zobaczyć, dokąd może dotrzeć.
ui-ar-reach-turn = Tura Ruchu { $turn }

## Hands and cards

ui-ar-stage = Karty i sprawy
ui-ar-hands = Ręce
ui-ar-hand = { $count ->
    [0] Ręka ({ $power }): brak kart
    [one] Ręka ({ $power }): 1 karta
    [few] Ręka ({ $power }): { $count } karty
   *[other] Ręka ({ $power }): { $count } kart
}
ui-ar-cards-held = { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
ui-ar-card = Karta { $value }: { $ability }
ui-ar-card-gives = { $card }; dodaje { $added }
ui-ar-ability-none = tylko się liczy
ui-ar-ability-home_ground = liczy się o 1 więcej na terytorium pod kontrolą swojego Mocarstwa
ui-ar-ability-scout = odkryta odkrywa kartę przeciwnika
ui-ar-ability-pair = dwie takie na stosie jednego generała liczą się o 1 więcej
ui-ar-ability-gamble = kosztuje dodatkowo 1 pkt Morale, jeśli jej strona przegra
ui-ar-card-up = { $value }, odkryta
ui-ar-card-own = { $value }, zakryta, znana tobie
ui-ar-card-down = zakryta karta
ui-ar-card-of = karta { $number } ({ $general })
ui-ar-cards-are = karty { $cards }

## Battles

ui-ar-battle-in = Bitwa w { $territory }
ui-ar-battle-over = Bitwa w { $territory } jest skończona
ui-ar-side-attack = Atakujący
ui-ar-side-defence = Obrońca
ui-ar-supports = wspiera
ui-ar-may-support = Może wesprzeć:
ui-ar-troops = { $count ->
    [0] bez oddziałów
    [one] 1 oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}
ui-ar-plays-left = { $count ->
    [0] nie można zagrać karty
    [one] można zagrać jeszcze 1 kartę
    [few] można zagrać jeszcze { $count } karty
   *[other] można zagrać jeszcze { $count } kart
}
ui-ar-base-strength = Siła bazowa: { $attack } do { $defence }
ui-ar-known-strength = { $hidden ->
    [0] Z tego, co wiesz: { $attack } do { $defence }
   *[other] Z tego, co wiesz: { $attack } do { $defence }, karty ukryte: { $hidden }
}
ui-ar-would-win = { $power }: { $count } pkt Wpływu za zwycięstwo
ui-ar-controlled-by = pod kontrolą: { $power }.
ui-ar-controlled-by-nobody = bez niczyjej kontroli.
ui-ar-passed = Spasowali: { $powers }
ui-ar-pile-of = Karty: { $general }
ui-ar-counts = = { $value }

## Auction, diplomacy, election

ui-ar-auction = Kto kontroluje: { $power }?
ui-ar-until-now = Dotychczas
ui-ar-your-bid = Twoja oferta
ui-ar-bid = oferta { $bid }
ui-ar-bids = Oferty
ui-ar-has-bid = oferta złożona
ui-ar-bids-now = jeszcze licytuje
ui-ar-leaves-morale = zostanie { $count } pkt Morale
ui-ar-leaves-money = zostanie Pieniędzy: { $count }
ui-ar-keeps = { $count ->
    [0] nie zachowuje oddziałów
    [one] zachowuje 1 oddział
    [few] zachowuje { $count } oddziały
   *[other] zachowuje { $count } oddziałów
}
ui-ar-diplomacy-expulsion = Czołowe Mocarstwa mogą wydalać członków
ui-ar-diplomacy-choice = Wszyscy wybierają status, w tajemnicy
ui-ar-diplomacy-answers = Czołowe Mocarstwa odpowiadają
ui-ar-progress = Jak daleko są inni
ui-ar-members = Członkowie Koalicji
ui-ar-member-facts = Wpływ { $influence }, Morale { $morale }
ui-ar-expelled = wydalenie
ui-ar-as-now = jak teraz
ui-ar-has-to-accept = potrzebna zgoda: { $power }
ui-ar-wants = chce: { $status }
ui-ar-stays = bez zmian
ui-ar-closed = { $status }: zamknięta
ui-ar-settled = ustalone
ui-ar-has-chosen = po wyborze
ui-ar-is-choosing = wybiera
ui-ar-election = Elekcja Cesarza
ui-ar-no-emperor = Nie ma Cesarza.
ui-ar-emperor = Cesarz: { $power }.
ui-ar-votes-needed = Do wyboru potrzeba głosów: { $needed }.
ui-ar-votes = { $count ->
    [one] 1 głos
    [few] { $count } głosy
   *[other] { $count } głosów
}
ui-ar-votes-for = głos na: { $power }
ui-ar-candidate-facts = { $count ->
    [one] 1 własny głos, oddane na to Mocarstwo: { $cast }
    [few] { $count } własne głosy, oddane na to Mocarstwo: { $cast }
   *[other] { $count } własnych głosów, oddane na to Mocarstwo: { $cast }
}
ui-ar-free-electors = Bez kontroli:

## Actions

ui-ar-offers = Oferty: { $power }
ui-ar-no-offers = na razie brak
ui-ar-offered = w ofercie
ui-ar-gift-money = { $power }: Pieniądze: { $count }
ui-ar-gift-cards = { $power }: karty
ui-ar-recipient-facts = { $count ->
    [one] Pieniądze: { $money }, 1 karta
    [few] Pieniądze: { $money }, { $count } karty
   *[other] Pieniądze: { $money }, { $count } kart
}
ui-ar-leadership = Przywództwo: { $power }
ui-ar-place-generals = Wystaw generałów, bez oddziałów
ui-ar-remove-generals = Albo zdejmij generałów z mapy, z oddziałami
ui-ar-or-instead = Albo zamiast tego
ui-ar-do-draw = Karta
ui-ar-do-morale = 1 pkt Morale
ui-ar-morale-now = teraz { $morale } z { $cap }
ui-ar-morale-of = { $power }: Morale { $morale }
ui-ar-mobilisation = Mobilizacja: { $power }
ui-ar-money-left = Pieniądze: { $count }
ui-ar-corruption-hint = co niewydane, przepada
ui-ar-buy-troop = Oddziały
ui-ar-buy-other = Karty i Morale
ui-ar-buy-fortress = Forteca
ui-ar-no-site = nie ma miejsca albo za drogo
ui-ar-arbiter = Arbiter
ui-ar-arbiter-hint = Zyskuje teraz 1 pkt Morale, a za każdą dalszą przyznaną Turę Ruchu więcej.
ui-ar-arbiter-facts = { $turns ->
    [one] Morale { $morale }, 1 Tura Ruchu
   *[other] Morale { $morale }, Tury Ruchu: do { $turns }
}

## Drawers

ui-ar-powers = Mocarstwa
ui-ar-coalitions = Koalicje
ui-ar-wheel = Koło
ui-ar-race = Wpływ
ui-ar-electors = Elektorzy
ui-ar-leader = Czołowe Mocarstwo
ui-ar-played-by = gra { $seat }
ui-ar-uncontrolled = bez niczyjej kontroli
ui-ar-status = Status
ui-ar-status-british = Koalicja brytyjska
ui-ar-status-french = Koalicja francuska
ui-ar-status-neutral = Neutralność
ui-ar-status-expansionist = Ekspansjonizm
ui-ar-meaning-british = między sobą Sojusznicy, w Stanie Wojny z Koalicją francuską i Ekspansjonistami
ui-ar-meaning-french = między sobą Sojusznicy, w Stanie Wojny z Koalicją brytyjską i Ekspansjonistami
ui-ar-meaning-neutral = pokój ze wszystkimi, podwójne podatki; ruch tylko po swoich terytoriach, atak na nich tylko poza Terytoriami Macierzystymi
ui-ar-meaning-expansionist = w Stanie Wojny ze wszystkimi oprócz Neutralnych, bez Sojuszników
ui-ar-morale = Morale
ui-ar-influence = Wpływ
ui-ar-influence-of = Wpływ: { $power }
ui-ar-track = { $label }: { $value } z { $last }
ui-ar-money = Pieniądze
ui-ar-money-taxes = Pieniądze: { $money }, podatki: { $taxes }
ui-ar-cards = Karty
ui-ar-tokens = w rezerwie: { $count }
ui-ar-pile = Talia: { $count }, odrzucone: { $discards }
ui-ar-fortresses-left = Pozostałe fortece: { $count }
ui-ar-relations = Wojna, pokój i sojusz
ui-ar-relation-war = wojna
ui-ar-relation-peace = pokój
ui-ar-relation-ally = sojusz
ui-ar-idle = { $power }: jeszcze bez niczyjej kontroli, bez działania
ui-ar-race-needed = Zwycięstwo: { $needed } pkt Wpływu.
ui-ar-race-rounds = Gra kończy się po Rundzie { $rounds }.
ui-ar-race-gain = { $wins ->
    [yes] { SIGNED($gain) } w Turze Akcji { $turn }: to dałoby zwycięstwo
   *[no] { SIGNED($gain) } w Turze Akcji { $turn }
}
ui-ar-race-emperor = w tym { $gain } za Koronę
ui-ar-race-for = dla: { $power }
