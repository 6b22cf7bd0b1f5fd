### What the browser shows of a game of Maria besides its sentences: labels, headings, buttons, short notes.

## Pieces and places, as they are read out: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin".

ui-maria-minor_fortress = mniejsza twierdza
ui-maria-major_fortress = główna twierdza
ui-maria-elector = siedziba elektora
ui-maria-marker = znacznik { $adjective }
ui-maria-held = zarząd { $adjective }
ui-maria-question-marker = znacznik { $adjective } z pytajnikiem
ui-maria-hussar = huzar
ui-maria-together = { $first } i { $second }
ui-maria-with-troops =
    { $name } ({ $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[other] { $troops } armii
    })
ui-maria-unsupplied = { $name }, bez zaopatrzenia
ui-maria-general = generał { $adjective }, ranga { $rank }
ui-maria-train = tabor { $adjective }
ui-maria-troops =
    { $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[other] { $troops } armii
    }
ui-maria-out-of-supply = bez zaopatrzenia
ui-maria-at = w { $city }
ui-maria-with = razem: { $names }
ui-maria-place-box = poza mapą ({ $box })
ui-maria-place-eliminated = usunięty
ui-maria-place-absent = nie bierze udziału
ui-maria-land-of = { $name } ({ $power })
ui-maria-off-map = Poza mapą
ui-maria-reserve-as = Rezerwa jako { $value }

## The line at the top.

ui-maria-turn = Tura { $turn } · { $year }
ui-maria-setup = Przygotowanie
ui-maria-politics = Polityka
ui-maria-hussars = Huzarzy
ui-maria-election = Wybory cesarskie
ui-maria-winter = Zima
ui-maria-phase-cards = karty
ui-maria-phase-supply = zaopatrzenie
ui-maria-phase-movement = ruch
ui-maria-phase-combat = walka
ui-maria-phase-conquest = podbój
ui-maria-trump = Atut: { $suit }
ui-maria-no-trump-yet = Jeszcze bez atutu
ui-maria-victor = Ostatni zwycięzca: { $seat }
ui-maria-election-pending = Odbędą się wybory cesarskie
ui-maria-prussia-neutral = Prusy są neutralne

## Hands.

ui-maria-hands = Twoje karty
ui-maria-hand-of =
    { $power }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
ui-maria-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
ui-maria-suit-at = { $suit } w { $city }
ui-maria-fits = w kolorze sektora
ui-maria-gives = przewaga potem: { $score }

## Battles.

ui-maria-battle = Bitwa: { $attacker } przeciw { FORM($defender, "dat") }
ui-maria-battle-over = Bitwa skończona
ui-maria-right = Prawo do zagrywania: { $power }, przewaga: { $score }.
ui-maria-played = Zagrane karty
ui-maria-played-card = { $power }: { $card } jako { $value }, przewaga: { $score }
ui-maria-reserve = Rezerwa jako
ui-maria-reserve-gives = Rezerwa jako { $value }, przewaga potem: { $score }
ui-maria-forces =
    Atak: { $by } w { $attacker } ({ $attacking ->
        [one] { $attacking } armia
        [few] { $attacking } armie
       *[other] { $attacking } armii
    }); obrona: { $against } w { $defender } ({ $defending }).

## Numbers to choose from.

ui-maria-numbers = Ile
ui-maria-none-yet = –
ui-maria-price = Rekrut kosztuje { $price } pkt; karty są warte { $points }.

## Sheets over the map.

ui-maria-stage = Karty i bitwy
ui-maria-politics-stage = Polityka tej tury

## A planned march.

ui-maria-route =
    { $city }: { $roads ->
        [one] { $roads } droga
        [few] { $roads } drogi
       *[other] { $roads } dróg
    }{ $left ->
        [0] { "" }
       *[other] , pozostało: { $left }
    }
ui-maria-route-forced =
    { $city }: forsowny marsz, { $roads ->
        [one] { $roads } droga
        [few] { $roads } drogi
       *[other] { $roads } dróg
    }
ui-maria-route-conquers = zdobywa: { $names }
ui-maria-route-marks = znacznik z pytajnikiem: { $names }
ui-maria-route-overruns = niszczy: { $names }
ui-maria-route-removes = przepędza huzara: { $names }
ui-maria-route-joins = tworzy zgrupowanie: { $names }
ui-maria-route-enemies = obok: { $names }
ui-maria-route-consent = potrzebna zgoda: { $names }
ui-maria-route-wins = wygrywa grę dla: { $names }

## Layers over the map.

ui-maria-supply = Zaopatrzenie
ui-maria-protection = Obrona
ui-maria-reach = Zasięg
ui-maria-sectors = Sektory
ui-maria-tag-cut = odcięty
ui-maria-tag-cost =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
ui-maria-supply-state =
    { $out ->
        [0] { $due ->
            [0] wszyscy zaopatrzeni
           *[other] koszt huzarów: { $due }
        }
       *[other] odcięci: { $out }{ $due ->
            [0] { "" }
           *[other] , koszt huzarów: { $due }
        }
    }
ui-maria-bare-hint = Twierdze, których nikt nie broni:
ui-maria-reach-hint = Wskaż pionek, aby zobaczyć, dokąd może dotrzeć. Pełne pierścienie: ruch; przerywane: forsowny marsz.

## The army sheets.

ui-maria-army = Armie
ui-maria-others = Pozostałe frakcje
ui-maria-piece = Pionek
ui-maria-place = Miejsce
ui-maria-troops-word = Armie
ui-maria-played-by = gra { $seat }
ui-maria-total =
    razem { $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[other] { $troops } armii
    }
ui-maria-income =
    dobór: { $cards ->
        [one] { $cards } karta na turę
        [few] { $cards } karty na turę
       *[other] { $cards } kart na turę
    }
ui-maria-income-change = { $cause }: { SIGNED($number) }
ui-maria-divide = Armie: { $name }
ui-maria-fewer = Jedna armia dla drugiego generała
ui-maria-more = Jedna armia od drugiego generała

## The political display.

ui-maria-politics-panel = Polityka
ui-maria-display = Karty na planszy polityki
ui-maria-open-cards = Odkryte karty
ui-maria-in-force = Obowiązuje
ui-maria-past-cards = Karty wcześniej odkryte
ui-maria-cards-to-come =
    { $count ->
        [0] Nie ma już kart w talii.
        [one] W talii została { $count } karta.
        [few] W talii zostały { $count } karty.
       *[other] W talii zostało { $count } kart.
    }
ui-maria-announced =
    Ogłoszone strzałki: { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[other] { $boxes } pól
    } { $direction }
ui-maria-influence = Wartość { $value }
ui-maria-order =
    { $place ->
        [1] wybiera teraz
       *[other] kolejność wyboru: { $place }
    }
ui-maria-face-down = { $card }, zakryta
ui-maria-chosen-by = Wybór: { $power }

## Victory.

ui-maria-victory = Zwycięstwo
ui-maria-pools-hint = Wygrywa ten, kto umieści wszystkie znaczniki zwycięstwa; jeśli nikt – najniższa suma pul z czterech zim.
ui-maria-goals-hint = Wygrywa ten, kto kontroluje tyle tych twierdz; jeśli do końca nikt – wygrywa Austria.
ui-maria-pool = { $pool } z { $markers } w puli
ui-maria-on-fortresses = Na twierdzach: { $count }
ui-maria-battle-boxes = Na polach wygranych bitew
ui-maria-boxes = Na innych polach
ui-maria-box-electors = 3 elektorzy
ui-maria-box-emperor = Cesarz
ui-maria-box-italy = Włochy
ui-maria-box-silesia = Śląsk
ui-maria-aside = Odłożone
ui-maria-goal = { $taken } z { $goal }
ui-maria-taken = Zdobyte
ui-maria-not-taken = Niezdobyte
ui-maria-winters-scored =
    { $count ->
        [0] Nie było jeszcze zimowego punktowania.
        [one] Punktowania zimowe: { $count }; arkusz jest zagięty do końca gry.
       *[other] Punktowania zimowe: { $count }; arkusz jest zagięty do końca gry.
    }
ui-maria-scores = Zimowe punktowania: wygrywa najniższa suma
ui-maria-sum = Suma
ui-maria-reduction = Cele militarne Francji
ui-maria-reduction-state =
    { $state ->
        [no] Francja może raz zrezygnować ze swoich podbojów w Austrii właściwej.
        [ordered] Redukcja jest zarządzona: nastąpi między dwoma etapami, gdy tylko będzie możliwa.
       *[done] Francja zredukowała swoje cele militarne.
    }
ui-maria-reduce = Zarządź redukcję
ui-maria-keep_objectives = Cofnij zarządzenie

## The electoral college.

ui-maria-college = Kolegium elektorów
ui-maria-emperor = Cesarz jest wybrany; na polu leży znacznik: { $power }.
ui-maria-short-karl = Karol
ui-maria-short-franz = Franciszek
ui-maria-voted = głos: { $candidate }
ui-maria-bound-vote = { $candidate }, związany
ui-maria-free-vote = wolny
ui-maria-tally = Karol { $karl }, Franciszek { $franz }, wolne { $free }; do wyboru potrzeba głosów: { $needed }.

## Negotiations.

ui-maria-deals = Układy
ui-maria-offers = Oferty na stole
ui-maria-agreements = Obowiązujące porozumienia
ui-maria-deal = { $number }. { $by } → { $to }
ui-maria-accept = Przyjmij
ui-maria-decline = Odrzuć
ui-maria-withdraw = Wycofaj
ui-maria-end-agreement = Zaproponuj zakończenie
ui-maria-subsidies = Subsydia
ui-maria-contract =
    { $power } → { $other }: karta, jeszcze przez { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[other] { $turns } tur
    }
ui-maria-cancel-contract = Zakończ
ui-maria-end-contract = Zaproponuj zakończenie
ui-maria-own-contract = Subsydia między twoimi frakcjami:
ui-maria-powers = Kto komu
ui-maria-from-to = { $power } → { $other }
ui-maria-term = Na jak długo
ui-maria-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }
ui-maria-make-contract = Udziel
ui-maria-new-offer = Nowa oferta
ui-maria-offer-to = Dla kogo
ui-maria-add-clause = Dodaj klauzulę
ui-maria-clause-kind = Rodzaj klauzuli
ui-maria-choose-kind = Co ma być uzgodnione?
ui-maria-choose = Wybierz
ui-maria-nothing-to-choose = teraz nie ma z czego wybierać
ui-maria-add = Dodaj tę klauzulę
ui-maria-remove-clause = Usuń: { $clause }
ui-maria-offer-preview = Oferta (adresat: { $to }): { $clauses }.
ui-maria-make-offer = Złóż ofertę
ui-maria-until-turn = do końca tury { $turn }
ui-maria-find-place = Znajdź miasto lub region
ui-maria-remove-place = Usuń: { $place }
ui-maria-pick = Wskazuj miasta na mapie
ui-maria-gap-power =
    { $place ->
        [1] Frakcja
       *[other] Druga frakcja
    }
ui-maria-gap-until = Na jak długo
ui-maria-gap-candidate = Kandydat
ui-maria-gap-turns = Na jak długo
ui-maria-gap-places = Miejsca
ui-maria-gap-fortresses = Twierdze
ui-maria-gap-card = Karta polityki
ui-maria-gap-deed = Co się z nią dzieje
ui-maria-gap-seat = Gracz
ui-maria-gap-suit = Kolor
ui-maria-gap-agreement = Porozumienie
ui-maria-deed-choose = wybrać
ui-maria-deed-avoid = nie wybierać
ui-maria-deed-discard = wybrać i odrzucić
ui-maria-clause-armistice = Zawieszenie broni
ui-maria-clause-no_attack = Bez ataku
ui-maria-clause-vote = Głos w wyborach
ui-maria-clause-subsidy = Subsydia
ui-maria-clause-end_subsidy = Koniec subsydiów
ui-maria-clause-leave = Opuszczenie regionu
ui-maria-clause-keep_out = Zakaz wejścia do regionu
ui-maria-clause-no_protection = Bez obrony twierdz
ui-maria-clause-no_conquest = Bez zdobywania twierdz
ui-maria-clause-peace = Pokój za Śląsk
ui-maria-clause-politics = Karta polityki
ui-maria-clause-trump = Kolor atutowy
ui-maria-clause-no_hussars = Bez huzarów
ui-maria-clause-no_shift = Saksonia bez zmian
ui-maria-clause-consent = Zgoda na zgrupowania
ui-maria-clause-end = Koniec porozumienia
