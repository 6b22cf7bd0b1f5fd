### The words of Maria in Polish.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause M20.6 is
### M20_6, an empty text is none), `$p_count` the length of a list. Names of cities and generals come from the board.
### FORM($p, "gen") is a form of a name: gen, dat, acc, inst. Prussia is a plural in Polish, so verbs look at its id.
### `adjective` always follows a masculine noun: generał pruski, znacznik Armii Pragmatycznej.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-france = Francja
    .adjective = francuski
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .inst = Francją
power-bavaria = Bawaria
    .adjective = bawarski
    .gen = Bawarii
    .dat = Bawarii
    .acc = Bawarię
    .inst = Bawarią
power-prussia = Prusy
    .adjective = pruski
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .inst = Prusami
power-saxony = Saksonia
    .adjective = saski
    .gen = Saksonii
    .dat = Saksonii
    .acc = Saksonię
    .inst = Saksonią
power-pragmatic = Armia Pragmatyczna
    .adjective = Armii Pragmatycznej
    .gen = Armii Pragmatycznej
    .dat = Armii Pragmatycznej
    .acc = Armię Pragmatyczną
    .inst = Armią Pragmatyczną
power-austria = Austria
    .adjective = austriacki
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .inst = Austrią

## Seats (M2.1, M24.1).

seat-maria_theresa = Maria Teresa
    .gen = Marii Teresy
    .dat = Marii Teresie
seat-frederick = Fryderyk
    .gen = Fryderyka
    .dat = Fryderykowi
seat-louis_xv = Ludwik XV
    .gen = Ludwika XV
    .dat = Ludwikowi XV
seat-a2 = Gracz A
    .gen = gracza A
    .dat = graczowi A
seat-b2 = Gracz B
    .gen = gracza B
    .dat = graczowi B

## What can be chosen for a game: options, with their values.

choice-variant = Wariant
    .help = gra wprowadzająca lub pełna
choice-variant-introductory = Gra wprowadzająca
choice-variant-advanced = Gra pełna
choice-players = Gracze
    .help = liczba graczy
choice-politics = Polityka
    .help = zasady polityki w grze pełnej (M25)
choice-politics-standard = Standardowe
choice-politics-optional = Opcjonalne
choice-board = Plansza
    .help = folder z inną edycją planszy

## Pieces and places whose names are not on the board.

piece-train = Tabor { $number } ({ $power })
piece-of_power = { $name } ({ $power })
place-beside = obok planszy

## Cards, suits and directions.

card-reserve = Rezerwa
suit-spades = ♠ piki
suit-hearts = ♥ kiery
suit-diamonds = ♦ kara
suit-clubs = ♣ trefle
suit-none = brak
direction-left = w lewo
direction-right = w prawo

## Political cards (K6): their titles, and a card in a sentence.

political-41a = Pomoc wojskowa
political-41b = Wojna rosyjsko-szwedzka
political-41c = Karol Emanuel
political-41d = Neapol
political-41e = Wojna o ucho Jenkinsa
political-41f = Dania
political-42a = Zamach stanu
political-42b = Szwecja kapituluje
political-42c = Hiszpania
political-42d = Piemont-Sardynia
political-42e = Najemnicy z Hesji
political-42f = Elektorat Palatynatu
political-42x = Wybory cesarskie
political-43a = Spisek Łopuchinów
political-43b = Aleksiej Bestużew
political-43c = Komodor Martin
political-43d = Francja
political-43e = Unia frankfurcka
political-43f = Poczwórne przymierze
political-44a = Katarzyna
political-44b = Rosja
political-44c = Genua
political-44d = Odrębny pokój
political-44e = Wojny karnatyckie
political-44f = Powstanie jakobitów
card-political = { $title } ({ $card })

## What a political card does (K7). An instruction is one sentence or several; its effects have no subject.

instruction-election = Na końcu tej tury odbywają się wybory cesarskie.
instruction-executor = frakcja wykonująca kartę
instruction-receives =
    { $who }: dodatkowo { $what }{ $lasting ->
        [0] { "" }
       *[other] , do końca gry
    }.
instruction-does =
    { $who }: { $what }{ $lasting ->
        [0] { "" }
       *[other] , do końca gry
    }.
effect-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
effect-troops =
    { $count ->
        [one] { $count } armia
        [few] { $count } armie
       *[other] { $count } armii
    }
effect-less =
    dobór mniejszy o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }{ $lasting ->
        [0] { " " }w tej turze
       *[other] { "" }
    }
effect-more =
    dobór większy o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }{ $lasting ->
        [0] { " " }w tej turze
       *[other] { "" }
    }
effect-controls = kontrola nad twierdzą { $city }
effect-corps = 1 generał na pole { $box }
effect-joins = odtąd { $status }

## arrows (M17.5.8)

arrow = { $track }: { $steps }
arrow-step = { $boxes } { $direction }
arrow-barred = nie przy statusie Saksonii: { $status }

## Tracks, and what is in force on their boxes (K2-K5).

# the browser knows names by what they say, so this one has all forms of the power of the same name
track-saxony = Saksonia
    .adjective = saski
    .gen = Saksonii
    .dat = Saksonii
    .acc = Saksonię
    .inst = Saksonią
track-russia = Rosja
    .gen = Rosji
track-italy = Włochy
    .gen = Włoch
status-prussian_ally = sojusznik Prus
    .inst = sojusznikiem Prus
status-neutral = frakcja neutralna
    .inst = frakcją neutralną
status-austrian_ally = sojusznik Austrii
    .inst = sojusznikiem Austrii
icon-victory = zwycięstwo
icon-corps = korpus
icon-card = karty { SIGNED($amount) }
box-of_power = { $power }: { $icon }
box-in_force = { $box } ({ $effects })
box-no_effect = bez efektu

## N11: the parts of a political card

part-instruction = instrukcja
part-arrow = { $track } { $direction }

## M21.3: what a word of a clause stands for

slot-power = frakcja
slot-until = termin
slot-turn = tura
slot-candidate = kandydat
slot-turns = liczba tur
slot-agreement = porozumienie
slot-suit = kolor
slot-seat = gracz
slot-card = karta
slot-place = miasto lub region
slot-part = część karty

## How a game ends.

outcome-france_goal = Francja kontroluje wymaganą liczbę twierdz w Austrii
outcome-prussia_goal = Prusy kontrolują wymaganą liczbę twierdz w Austrii i na Śląsku
outcome-turns_over = minęła ostatnia tura, a ani Francja, ani Prusy nie osiągnęły celu
outcome-both_goals = Francja i Prusy osiągnęły swoje cele
outcome-one_goal = na końcu gry osiągnięty był tylko jeden z dwóch celów
outcome-no_goal = minęła ostatnia tura, a żaden z celów nie został osiągnięty
outcome-pool_prussia = pula Prus jest pusta
outcome-pool_france = pula Francji jest pusta
outcome-pool_pragmatic = pula Armii Pragmatycznej jest pusta
outcome-pool_austria = pula Austrii jest pusta
outcome-election_france = wybory cesarskie opróżniły pulę Francji
outcome-election_austria = wybory cesarskie opróżniły pulę Austrii
outcome-scores_prussia = Prusy mają najniższą sumę zimowych punktowań
outcome-scores_france = Francja ma najniższą sumę zimowych punktowań
outcome-scores_pragmatic = Armia Pragmatyczna ma najniższą sumę zimowych punktowań
outcome-scores_austria = Austria ma najniższą sumę zimowych punktowań

## What is asked: the question of a decision.

decision-setup = { $power }: armie do rozdzielenia: { $left }. Ile otrzymuje { $piece }?
decision-hussar = Gdzie ma stanąć huzar { $hussar }? (teraz: { $place })
decision-subsidy = Czy Francja udziela Bawarii subsydiów w tej turze?
decision-payment =
    { $power } { $power_id ->
        [prussia] płacą
       *[other] płaci
    }; brakuje jeszcze punktów: { $due }. Którą kartą?
decision-supplied = { $power }: na zaopatrzenie zostało punktów: { $budget }. Który generał pozostaje zaopatrzony?
decision-movement = Który pionek rusza się teraz?
decision-march = { $piece } w { $city }, przebyte drogi: { $taken } z najwyżej { $most }. Dokąd?
decision-train_entry = Gdzie wraca { $piece }?
decision-commander = W { $city } spotykają się dwaj generałowie równej rangi. Kto dowodzi?
decision-division =
    { $piece } i { $other } mają razem { $total ->
        [one] { $total } armię
        [few] { $total } armie
       *[other] { $total } armii
    }. Ile zachowuje { $piece }?
decision-attacker = Kto atakuje teraz?
decision-target = Kogo atakuje najpierw?
decision-battle =
    Bitwa: prawo do zagrywania { $power_id ->
        [prussia] mają
       *[other] ma
    } { $power }, przewaga: { $score }.
decision-retreat = { $piece } ponosi porażkę i się wycofuje (miasta: { $length }). Dokąd?
decision-retreat_path = Przez które miasto wycofuje się { $piece }?
decision-recruit =
    Zima: ile armii { $power_id ->
        [prussia] rekrutują
       *[other] rekrutuje
    } { $power }?
decision-general_entry = Gdzie wraca { $piece }?
decision-recruits = Rekruci do przydziału: { $left }. Ilu z nich dostaje { $piece }?
decision-consent_commander = { $piece } chce utworzyć zgrupowanie w { $city }, gdzie stoi { $other }; ich rangi są równe. Kogo proponujesz na dowódcę?
decision-consent = { $piece } chce utworzyć zgrupowanie w { $city }, gdzie stoi { $other }; dowodziłby { $commander }. Zgadzasz się?
decision-trump = Polityka: ostatnia bitwa należała do ciebie. Jaki kolor ma być atutowy?
decision-placement =
    Polityka: którą kartę { $power_id ->
        [prussia] kładą
       *[other] kładzie
    } { $power } zakrytą na planszy polityki?
decision-choice =
    Polityka: którą kartę polityki { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } { $power }, a może { $power_id ->
        [prussia] zachowują
       *[other] zachowuje
    } karty taktyczne?
decision-instruction =
    { $political }: czy { $power } { $power_id ->
        [prussia] wykonują
       *[other] wykonuje
    } instrukcję?
decision-arrow =
    { $political }: czy { $power } { $power_id ->
        [prussia] używają
       *[other] używa
    } strzałki na torze { FORM($track, "gen") } (pola: { $boxes })?
decision-receiver = { $political }: kto otrzymuje to, co daje karta?
decision-corps =
    { $power } { $power_id ->
        [prussia] muszą
       *[other] musi
    } wysłać poza mapę korpus ekspedycyjny. Który generał idzie?
decision-corps_return = { $piece } wraca do { $city }, gdzie stoi inny generał. Czy tworzą zgrupowanie?
decision-relocated_piece = Kilka twoich pionków musi ustąpić. Który jest następny?
decision-relocation = { $piece } musi przejść do najbliższego możliwego miasta. Do którego?
decision-saxony_shift =
    Wrogowie Austrii stracili { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } zwycięstwa. O ile pól Austria przesuwa znacznik Saksonii w prawo?
decision-offer = Otrzymujesz ofertę { $number }. Przyjmujesz ją?
decision-peace_offer = Prusy kontrolują wszystkie twierdze Śląska. Czy proponują Austrii pokój za Śląsk?
decision-peace_answer = Prusy proponują pokój: Śląsk staje się pruski, a Prusy neutralne. Czy Austria się zgadza?
decision-second_train = { $piece } wchodzi do gry. Gdzie?
decision-vote =
    Wybory cesarskie: { $power } { $power_id ->
        [prussia] oddają
       *[other] oddaje
    } głos elektora { $city }. Na kogo?

## What an option means, by its verb, or by decision and verb.

option-city = { $city }
option-piece = { $piece }
option-card = { $card }
option-value = { $value }
option-reserve = Rezerwa jako { $value }
option-stop = zatrzymaj się tutaj
option-end = koniec ruchu
option-forced = ogłoś forsowny marsz (tylko drogi główne, bez zdobywania twierdz)
option-stay = pozostaw na miejscu
option-subsidy = udziel: jedna karta Francji przechodzi do Bawarii
option-keep = nie udzielaj
option-reenter = przywróć w głównej twierdzy: { $reenter } (koszt: { $price } pkt w kartach)
option-battle_card = { $card }, przewaga potem: { $score }
option-battle_reserve = Rezerwa jako { $value }, przewaga potem: { $score }
option-battle_stop = { $loss ->
    [0] zakończ: bitwa nierozstrzygnięta
   *[other] zakończ: przyjmij porażkę o { $loss }
}
option-let = niech drugi gracz pierwszy rusza się we Flandrii
option-end_flanders = zakończ swoje ruchy we Flandrii; drugi gracz rusza się tam dalej sam
option-suit = { $suit }
option-political = { $political }
option-pass = nie kładź karty
option-save = zachowaj: karty taktyczne zostają na planszy polityki
option-follow = wykonaj instrukcję
option-instruction_skip = nie wykonuj instrukcji
option-arrow_skip = nie używaj tej strzałki
option-left = w lewo o { $boxes }, na korzyść wrogów Austrii
option-right = w prawo o { $boxes }, na korzyść Austrii
option-power = { $power }
option-stack = tworzą zgrupowanie
option-displace = drugi ustępuje: przechodzi do najbliższego możliwego miasta
option-candidate = { $candidate }
option-offer = zaproponuj pokój
option-peace_offer_decline = nie proponuj teraz
option-peace_answer_accept = przyjmij pokój
option-peace_answer_decline = odrzuć pokój; wojna trwa
option-consent_accept = zgódź się: stają razem
option-consent_decline = odmów: { $piece } musi pójść gdzie indziej
option-general_entry_decline = na razie nie wraca

## The clauses of agreements (N1-N14) as sentences.

clause-armistice = zawieszenie broni między { FORM($power, "inst") } a { FORM($other, "inst") } do końca tury { $until }
clause-no_attack =
    { $power } nie { $power_id ->
        [prussia] atakują
       *[other] atakuje
    } { FORM($other, "gen") } do końca tury { $until }
clause-vote =
    { $power } { $power_id ->
        [prussia] głosują
       *[other] głosuje
    } na { FORM($candidate, "acc") }
clause-subsidy =
    { $power } { $power_id ->
        [prussia] dają
       *[other] daje
    } { FORM($other, "dat") } kartę { $number ->
        [one] w { $number } najbliższej fazie kart
       *[other] w każdej z najbliższych { $number } faz kart
    }
clause-end_subsidy = subsydia { FORM($power, "gen") } dla { FORM($other, "gen") } wygasają
clause-leave = do końca tury { $until } każdy generał { $adjective } opuszcza obszar: { $places }; żaden też tam nie wchodzi
clause-keep_out = do końca tury { $until } żaden pionek { $adjective } nie wchodzi na obszar: { $places }
clause-no_protection = do końca tury { $until } żaden generał { $adjective } nie broni twierdz: { $places }
clause-no_conquest = do końca tury { $until } żaden generał { $adjective } nie zdobywa twierdz: { $places }
clause-peace = { $power_id ->
    [prussia] Prusy proponują pokój za Śląsk, gdy tylko mogą, do końca tury { $until }
   *[austria] Austria przyjmuje pokój za Śląsk, do końca tury { $until }
}
clause-politics = { $deed_id ->
    [choose] { $power } { $power_id ->
            [prussia] wybierają
           *[other] wybiera
        } kartę { $political }
    [avoid] { $power } nie { $power_id ->
            [prussia] wybierają
           *[other] wybiera
        } karty { $political }
    [discard] { $power } { $power_id ->
            [prussia] wybierają
           *[other] wybiera
        } kartę { $political } i ją { $power_id ->
            [prussia] odrzucają
           *[other] odrzuca
        }
   *[parts] { $power } { $power_id ->
            [prussia] wybierają
           *[other] wybiera
        } kartę { $political } i { $power_id ->
            [prussia] używają
           *[other] używa
        } z niej tylko tego: { $parts }
}
clause-trump = { $seat } wyznacza kolor atutowy: { $suit }
clause-no_hussars = do końca tury { $until } żaden huzar nie staje na obszarze: { $places }
clause-no_shift = Austria nie przesuwa znacznika Saksonii do końca tury { $until }
clause-consent = generałowie Austrii i Armii Pragmatycznej mogą tworzyć zgrupowania do końca tury { $until }
clause-end = porozumienie { $number } wygasa

## What a clause means, for somebody who wants to write one.

meaning-armistice = żadna strona nie staje obok generała drugiej
meaning-no_attack = to samo, ale wiąże tylko pierwszą frakcję
meaning-vote = jej głosy w wyborach cesarskich
meaning-subsidy = pierwsza daje drugiej kartę przez tyle tur
meaning-end_subsidy = kontrakt kończy się przed terminem
meaning-leave = jej generałowie odchodzą stamtąd najszybciej, jak mogą, i żaden nie wchodzi
meaning-keep_out = żaden jej pionek tam nie wchodzi
meaning-no_protection = jej generałowie trzymają się dalej niż 3 drogi od tych twierdz
meaning-no_conquest = nie zdobywa tych twierdz
meaning-peace = prussia proponuje pokój za Śląsk, austria go przyjmuje
meaning-politics = co robi z odkrytą kartą; części to instruction, saxony:left, russia:right i tak dalej
meaning-trump = kolor, który ostatni zwycięzca wyznacza na atutowy
meaning-no_hussars = Austria nie stawia tam huzarów
meaning-no_shift = Austria nie przesuwa znacznika Saksonii za punkty stracone przez wrogów
meaning-consent = Austria i Armia Pragmatyczna z góry zgadzają się na wszystkie zgrupowania
meaning-end = obowiązujące porozumienie wygasa natychmiast

## Agreements: what they do, and why they end.

agreement-bound = (Porozumienie { $number }: { $clauses }.)
agreement-no_end = Zgodnie z porozumieniem jeden z twoich generałów musi się jeszcze ruszyć, zanim zakończysz ruch.
end-term = z upływem terminu
end-consent = za zgodą stron
end-object = jako bezprzedmiotowe

## What a candidate in the Imperial Election is called (M18.3).

candidate-karl = Karol Albrecht Bawarski
    .acc = Karola Albrechta Bawarskiego
candidate-franz = Franciszek Stefan Lotaryński
    .acc = Franciszka Stefana Lotaryńskiego

## Regions (M21.7) that are not called like a power.

region-pragmatic = Niderlandy i Hanower
region-silesia = Śląsk
region-core_austria = Austria właściwa
region-austrian_netherlands = Niderlandy Austriackie
region-flanders_map = mapa Flandrii
region-bohemia_map = mapa Bohemii

## Why something cannot be agreed.

refusal-agreed = porozumienie { $number }: { $clauses }
refusal-no_negotiations = w grze wprowadzającej nie ma negocjacji
refusal-offer_to_whom = oferta zaczyna się od adresata i dwukropka ({ $seats }), a nie od „{ $seat }”
refusal-offer_to_oneself = ofertę składa się innemu graczowi
refusal-offer_too_long =
    oferta może mieć najwyżej { $count ->
        [one] { $count } klauzulę
        [few] { $count } klauzule
       *[other] { $count } klauzul
    } i { $letters ->
        [one] { $letters } znak
        [few] { $letters } znaki
       *[other] { $letters } znaków
    }
refusal-too_many_offers =
    gracz może mieć na stole naraz { $count ->
        [one] { $count } ofertę
        [few] { $count } oferty
       *[other] { $count } ofert
    }; najpierw jakąś wycofaj
refusal-too_many_agreements =
    naraz może obowiązywać najwyżej { $count ->
        [one] { $count } porozumienie
        [few] { $count } porozumienia
       *[other] { $count } porozumień
    }; najpierw któreś musi wygasnąć
refusal-offered_already = to samo mówi już { $number }
refusal-no_offer = nie ma oferty { $number }
refusal-not_your_offer = z ofertą { $number } może to zrobić tylko { $seat }
refusal-clause_unknown = { $word_id ->
    [none] oferta to adresat, dwukropek i co najmniej jedna klauzula: GRACZ: KLAUZULA + KLAUZULA; można uzgodnić: { $words }
   *[other] „{ $word }” nie można uzgodnić; można: { $words }
}
refusal-clause_usage = pisz: { $usage }
refusal-clause_word =
    „{ $word }” tu nie pasuje, potrzebne jest: { $what }{ $near_id ->
        [none] { $known_id ->
            [none] { "" }
           *[other] { " " }({ $known })
        }
       *[other] { " " }(chodziło o { $near }?)
    }; pisz: { $usage }
refusal-clause_twice = „{ $text }” występuje dwa razy
refusal-clause_no_fortress = { $places } nie jest twierdzą
refusal-clause_parts = karty { $political } nie można użyć jako „{ $parts }”: każda część raz, a strzałka w jednym kierunku
refusal-superfluous = „{ $text }” jest zbędne między dwoma graczami
refusal-one_player = { $power } i { $other } mają tego samego gracza i nie potrzebują porozumienia
refusal-no_party =
    { $power } nie { $power_id ->
        [prussia] są
       *[other] jest
    } stroną tego porozumienia, więc nie może ono { FORM($power, "gen") } wiązać
refusal-term_over = tura { $turn } już minęła
refusal-contradiction = „{ $text }” przeczy wcześniejszej obietnicy „{ $other }”
refusal-no_agreement = nie ma porozumienia { $number }
refusal-not_their_agreement = porozumienie { $number } nie dotyczy tych dwóch graczy
refusal-no_enemies = { $power } i { $other } to sojusznicy, którzy nigdy ze sobą nie walczą
refusal-vote_not_free =
    { $power } i tak { $power_id ->
        [prussia] muszą
       *[other] musi
    } głosować na Franciszka
refusal-emperor_is_elected = cesarz został już wybrany
refusal-contract_by_minor = subsydiów udziela tylko frakcja główna, a { $power } to frakcja pomniejsza
refusal-contract_not_allied = { $other } to nie sojusznik { FORM($power, "gen") } i subsydiów otrzymać nie może
refusal-contract_running = między { FORM($power, "inst") } a { FORM($other, "inst") } obowiązuje już kontrakt
refusal-contract_bavaria = o subsydiach dla Bawarii Francja decyduje co turę
refusal-contract_to_major = spośród frakcji dwóch graczy subsydia otrzymuje tylko pomniejsza, a { $other } to frakcja główna
refusal-contract_initial = subsydiów { FORM($power, "gen") } dla { FORM($other, "gen") } nie można zerwać
refusal-contract_none = nie ma kontraktu na subsydia { FORM($power, "gen") } dla { FORM($other, "gen") }
refusal-peace_of_others = pokój za Śląsk proponują Prusy, a przyjmuje Austria – nie { $power }
refusal-peace_is_made = pokój za Śląsk został już zawarty
refusal-politics_no_shield = karta { $political } nie ma tarczy { FORM($power, "gen") }
refusal-politics_not_open =
    { $power } nie { $power_id ->
        [prussia] mogą
       *[other] może
    } już lub jeszcze wybrać karty { $political }
refusal-trump_not_his = { $seat } nie wyznacza teraz koloru atutowego

## Why a move is not offered (see `bars`), or what happens by itself and why (see `questions`).

why-not_asked = to nie twoja decyzja; czekamy na: { $waiting }
why-not_offered = „{ $move }” nie odpowiada na obecne pytanie
why-public_only = wszystkie negocjacje są jawne

## pieces and cities

why-not_yours = pionkiem { $piece } gra { $seat }
why-general_gone = { $piece } jest usunięty z mapy; może wrócić zimą
why-train_gone = { $piece } jest zniszczony; najpierw trzeba go przywrócić
why-in_box = { $piece } jest poza mapą ({ $box })
why-in_silesia_box = { $piece } czeka na polu „Śląsk”, aż Prusy zaanektują Śląsk
why-absent = { $piece } nie bierze udziału w tej grze
why-no_general = { $piece } nie jest generałem
why-not_in_play = { $city } leży na mapie, która nie jest w grze
why-neutral_stays =
    { $power } { $power_id ->
        [prussia] są neutralne i pozostają
       *[other] jest neutralna i pozostaje
    } na terytorium własnym, a { $city } leży poza nim
why-neutral_land = { $city } leży na terytorium { FORM($power, "gen") }, frakcji neutralnej
why-occupied = w { $city } stoi { $piece }

## stacks and troops

why-train_there = w { $city } stoi { $piece }, a generał nie tworzy zgrupowania z taborem
why-enemy_there = w { $city } stoi wróg: { $piece }
why-ally_there = w { $city } stoi { $piece }; { $power } i { $other } są sojusznikami, ale nie współpracują
why-neutral_there = w { $city } stoi { $piece }; jedna z frakcji { $power } i { $other } jest neutralna
why-full_stack = w { $city } stoją już { $piece } i { $other }, a trzech generałów nigdy nie tworzy zgrupowania
why-not_in_stack = { $piece } nie jest żadnym z dwóch generałów, którzy spotykają się w { $city }
why-too_many_troops = podział { $share } i { $rest }: generał dowodzi najwyżej { $most } armiami
why-too_few_troops = każdy z dwóch generałów potrzebuje co najmniej 1 armii, a razem mają: { $total }
why-being_divided = armie, które ma { $piece } w { $city }, właśnie dzieli inna decyzja
why-no_fellow = { $piece } w { $city } nie stoi z innym generałem swojej frakcji
why-has_that_many =
    { $piece } ma już { $count ->
        [one] { $count } armię
        [few] { $count } armie
       *[other] { $count } armii
    }
why-no_division_now = podczas przygotowania gry i w trakcie bitwy nie przenosi się armii
why-at_most = generał dowodzi najwyżej { $most } armiami
why-setup_minimum =
    { $piece } potrzebuje co najmniej { $least ->
        [one] { $least } armii
       *[other] { $least } armii
    }
why-setup_rest_small =
    pozostałym generałom { FORM($power, "gen") } { $rest ->
        [one] zostałaby
        [few] zostałyby
       *[other] zostałoby
    } { $rest ->
        [one] { $rest } armia
        [few] { $rest } armie
       *[other] { $rest } armii
    }, a potrzebują { $needed }
why-setup_rest_large =
    pozostałym generałom { FORM($power, "gen") } { $rest ->
        [one] zostałaby
        [few] zostałyby
       *[other] zostałoby
    } { $rest ->
        [one] { $rest } armia
        [few] { $rest } armie
       *[other] { $rest } armii
    }, a mogą przyjąć { $most }

## hussars

why-hussar_map = huzarzy pozostają na mapie Bohemii, a { $city } leży we Flandrii
why-hussar_alone = na mapie nie ma austriackiego generała, który mógłby wysłać huzara do { $city }
why-hussar_far =
    najbliższy austriacki generał to { $piece }, a do { $city } ma stamtąd { $away ->
        [one] { $away } miasto
        [few] { $away } miasta
       *[other] { $away } miast
    }; huzar dociera najwyżej na { $reach }
why-hussar_there = w { $city } jest już huzar

## cards and payment

why-not_in_hand = { $card_id ->
    [R] { $power } nie { $power_id ->
            [prussia] mają
           *[other] ma
        } Rezerwy
   *[other] { $power } nie { $power_id ->
            [prussia] mają
           *[other] ma
        } karty { $card }
}
why-cannot_pay = karty { FORM($power, "gen") } nie są warte { $price } pkt
why-no_card_asked = teraz nie trzeba karty; do wystarczającej zapłaty nic się nie dokłada
why-subsidy_compulsory = do tury { $turn } Francja musi udzielać Bawarii subsydiów
why-subsidy_lost =
    Bawaria nie może nic otrzymać, póki { $power } { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $city }
why-subsidy_later = Francja decyduje o subsydiach na początku swojej fazy kart

## supply

why-at_home = { $piece } w { $city } jest zaopatrzony: to terytorium własne { FORM($power, "gen") }
why-in_netherlands = { $piece } jest zawsze zaopatrzony w Niderlandach, a tam leży { $city }
why-supply_path =
    { $piece } w { $city } jest zaopatrzony: { $train } stoi w { $where }, a to { $length ->
        [one] { $length } droga
        [few] { $length } drogi
       *[other] { $length } dróg
    } stąd
why-hussar_cost =
    każda droga zaopatrzenia, jaką ma { $piece } w { $city }, prowadzi przez huzarów, choćby w { $where }: zaopatrzenie kosztuje { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
why-no_train =
    { $piece } w { $city } nie jest na terytorium własnym, a { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } taboru na mapie
why-train_too_far =
    { $piece } w { $city } ma { $away ->
        [one] { $away } miasto
        [few] { $away } miasta
       *[other] { $away } miast
    } do najbliższego taboru ({ $train } w { $where }), a droga zaopatrzenia liczy najwyżej 6
why-train_on_other_map = { $piece } w { $city } ma drogę do { $train } w { $where } tylko przez drugą mapę, a tak zaopatrują się jedynie pionki Francji i Austrii
why-path_blocked = { $piece } w { $city } nie ma drogi do taboru: blokuje ją { $other } w { $where }
why-path_closed = { $piece } w { $city } ma do taboru drogę przez { $where }, a tę zamyka neutralność { FORM($power, "gen") }
why-supply_of_others =
    { $power } { $power_id ->
        [prussia] płacą
       *[other] płaci
    } tylko za własnych generałów, a { $piece } do nich nie należy
why-no_choice_needed = { $piece } i tak jest zaopatrzony
why-no_path_at_all = { $piece } nie ma drogi do taboru, choćby nie wiem ile płacić
why-too_dear =
    { $piece } kosztuje { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }, a zostało punktów: { $budget }

## movement

why-piece_first = najpierw wskaż pionek, który się rusza
why-march_first = najpierw trzeba dokończyć ruch: { $piece }
why-movement_ended = twój ruch jest już zakończony
why-not_active =
    w tym etapie { $power } nie { $power_id ->
        [prussia] działają
       *[other] działa
    }
why-has_moved = { $piece } już się ruszył w tej fazie
why-stacked = { $piece } utworzył w tej fazie zgrupowanie, co kończy ruch obu generałów
why-no_first_step = { $piece } nie może wejść do żadnego miasta wokół { $city }
why-not_moved_yet = { $piece } jeszcze się nie ruszył
why-not_adjacent = { $away ->
    [0] { $piece } jest już w { $city }
   *[other] z { $here } do { $city } { $away ->
            [one] jest
            [few] są
           *[other] jest
        } { $away ->
            [one] { $away } miasto
            [few] { $away } miasta
           *[other] { $away } miast
        }, a ruch prowadzi od miasta do miasta; generał pokonuje najwyżej 3 drogi (4 główne, 8 w forsownym marszu), tabor 2 (3 główne)
}
why-other_map = między mapami przechodzą tylko pionki Francji i Austrii; { $piece } nie wejdzie do { $city }
why-roads_used = { $piece } wykorzystał wszystkie drogi: { $count }
why-main_road_needed = { $piece } wykorzystał drogi: { $count }; dalej wolno tylko drogą główną, a do { $city } taka nie prowadzi
why-train_blocked = w { $city } stoi { $piece }, a tabor wchodzi tylko do pustych miast
why-forced_train = forsowny marsz wykonują tylko generałowie; { $piece } to tabor
why-forced_already = forsowny marsz już ogłoszono: { $piece }
why-forced_late = { $piece } już ruszył; forsowny marsz ogłasza się przed pierwszym krokiem
why-no_main_road = z { $city } nie wychodzi droga główna
why-forced_by_road = forsowny marsz prowadzi tylko drogami głównymi, a do { $city } taka nie prowadzi
why-forced_on_fortress =
    forsowny marsz nie może wejść do { $city }: twierdzę { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $power }
why-forced_near = forsowny marsz nie może wejść do { $city }: obok, w { $where }, stoi { $piece }
why-forced_on_train = forsowny marsz nie może wejść do { $city }: stoi tam { $piece }
why-not_let_in = { $piece } nie dostał zgody na wejście do { $city }
why-flanders_turn = we Flandrii kolej ma { $seat }
why-flanders_ended = twoje ruchy we Flandrii są już zakończone
why-no_turns = nikt nie musi teraz ruszać się na przemian we Flandrii
why-end_instead = Armia Pragmatyczna rusza się tylko we Flandrii: zakończ jej ruch
why-nobody_left = drugi gracz zakończył już ruchy we Flandrii
why-turn_came_back = drugi gracz właśnie oddał ci pierwszeństwo

## re-entry

why-train_moved = { $piece } już się ruszył lub wrócił w tej fazie
why-no_entry = nie ma głównej twierdzy, w której { $piece } mógłby wrócić
why-no_major_fortress = { $city } nie jest główną twierdzą
why-not_home = { $city } nie leży na terytorium własnym { FORM($power, "gen") }
why-not_friendly =
    { $city }: twierdzę { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $power }
why-flanders_entry = { $city } leży we Flandrii, a tam nie jest twoja kolej
why-must_enter = pozostali generałowie nie pomieszczą wszystkich rekrutów ({ $count }), więc { $piece } musi wrócić
why-recruits_dear =
    rekruci ({ $count }) kosztują { $price } pkt, a { $power } { $power_id ->
        [prussia] mogą
       *[other] może
    } opłacić najwyżej { $most }
why-no_room = generałowie { FORM($power, "gen") } mogą przyjąć jeszcze tylko { $most }
why-recruits_left = rekruci do przydziału: { $left }
why-others_full = pozostali generałowie mogą przyjąć { $most } rekrutów, nie { $rest }

## conquest

why-no_fortress = { $city } nie jest twierdzą
why-own_fortress =
    { $power } { $power_id ->
        [prussia] same kontrolują
       *[other] sama kontroluje
    } { $city }
why-allied_fortress = { $city }: twierdzę kontroluje sojusznik { FORM($other, "gen") } ({ $power })
why-neutral_fortress =
    { $city }: twierdzę { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $power }, a to nie wróg { FORM($other, "gen") }
why-protected = { $away ->
    [0] twierdzy { $city } broni { $piece }, który w niej stoi
   *[other] { $city }: twierdzy broni { $piece } z { $where }, odległość: { $away ->
            [one] { $away } miasto
            [few] { $away } miasta
           *[other] { $away } miast
        }
}
why-forced_leaves = { $piece } maszeruje forsownie i niczego nie zdobywa
why-face_down_leaves = { $piece } jest bez zaopatrzenia i niczego nie zdobywa
why-conquers = { $city }: twierdza nie jest broniona, więc zdobędzie ją wychodzący z niej generał { FORM($power, "gen") }
why-never_there = żaden twój generał nigdy nie trafi na mapę, na której leży { $city }

## combat and retreat

why-fights_under = { $piece } walczy w zgrupowaniu, którym dowodzi { $other }
why-attacks_later = { $piece } atakuje po wszystkich bitwach Austrii
why-no_enemy_near = { $piece } nie sąsiaduje z wrogim generałem
why-no_enemy = { $piece } nie jest wrogiem { FORM($power, "gen") }
why-enemy_not_near =
    { $piece } i { $other } nie sąsiadują; odległość: { $away ->
        [one] { $away } miasto
        [few] { $away } miasta
       *[other] { $away } miast
    }
why-pair_gone = { $piece } sąsiaduje z wrogiem, ale ta bitwa już się odbyła, przepadła albo nie było jej na liście na początku
why-wrong_suit = { $city } leży w sektorze koloru { $suit }; karta { $card } tam nie pasuje
why-say_value = Rezerwę zagrywa się z wartością od 1 do 8, na przykład: reserve 5
why-must_play =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } { $suit } i nie { $power_id ->
        [prussia] mogą
       *[other] może
    } zakończyć przy przewadze 0
why-right_of_other =
    prawo do zagrywania { $power_id ->
        [prussia] mają
       *[other] ma
    } { $power }, przewaga: { $score }
why-retreat_back = wycofanie nie może wrócić do { $city }
why-retreat_length =
    z { $here } do { $city } nie ma wolnej drogi o długości dokładnie { $length ->
        [one] { $length } miasta
       *[other] { $length } miast
    }
why-retreat_nearer =
    { $piece } ma do { $city } { $away ->
        [one] { $away } miasto
        [few] { $away } miasta
       *[other] { $away } miast
    }, a do { $other } – { $best }
why-retreat_step = { $away ->
    [1] { $city } leży na drugiej mapie
   *[other] z { $here } do { $city } { $away ->
            [one] jest
            [few] są
           *[other] jest
        } { $away ->
            [one] { $away } miasto
            [few] { $away } miasta
           *[other] { $away } miast
        }
}
why-retreat_way =
    przez { $city } nie prowadzi do { $other } żadna wolna droga o długości { $length ->
        [one] { $length } miasta
       *[other] { $length } miast
    }

## politics

why-card_not_open = karta { $political } nie jest odkryta w tej turze
why-card_taken =
    { $political }: tę kartę { $power_id ->
        [prussia] wybrały
       *[other] wybrała
    } już { $power }
why-election_card = karty „Wybory cesarskie” się nie wybiera
why-no_influence =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } karty na planszy polityki
why-has_saved =
    { $power } { $power_id ->
        [prussia] zachowują
       *[other] zachowuje
    } swoje karty
why-has_chosen =
    { $power } { $power_id ->
        [prussia] wybrały
       *[other] wybrała
    } już kartę
why-arrow_direction = strzałka na torze { FORM($track, "gen") } nie pozwala na ruch { $direction }: { $political }
why-no_arrow = nie ma strzałki na torze { FORM($track, "gen") }: { $political }
why-arrow_barred = strzałki na torze { FORM($track, "gen") } nie można użyć, gdy Saksonia jest { FORM($status, "inst") }: { $political }
why-arrow_free = strzałki na torze { FORM($track, "gen") } można użyć: { $political }
why-nothing_executed = żadna karta polityki nie jest teraz wykonywana
why-not_receiver =
    { $power } nie { $power_id ->
        [prussia] mogą
       *[other] może
    } nic otrzymać: { $political }
why-corps_of_other =
    { $piece } nie jest generałem { FORM($power, "gen") }, a korpus { $power_id ->
        [prussia] wysyłają
       *[other] wysyła
    } { $power }
why-must_leave = { $piece } musi opuścić { $city }
why-farther =
    { $piece } ma do { $city } { $away ->
        [one] { $away } miasto
        [few] { $away } miasta
       *[other] { $away } miast
    }, a do { $other } – { $best }
why-not_relocated = { $piece } nie należy do pionków, które muszą teraz ustąpić
why-shift_points = jedno pole za każdy stracony punkt zwycięstwa, najwyżej { $points }
why-shift_end = pola pozostałe na torze Saksonii: { $most }
why-no_vote = twoje frakcje nie kontrolują żadnej twierdzy elektorskiej
why-no_peace = w grze wprowadzającej nie ma pokoju
why-not_prussia = tylko Prusy proponują pokój za Śląsk
why-silesia_not_whole =
    { $city } na Śląsku: twierdzę { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $power }
why-offer_later = Prusy mogą zaproponować pokój na końcu swojego etapu
why-not_france = tylko Francja redukuje swoje cele militarne
why-reduced_already = Francja już zredukowała swoje cele militarne
why-reduction_ordered = redukcja jest już zarządzona
why-no_reduction_ordered = żadna redukcja nie jest zarządzona
why-contract_of_two = { $power } i { $other } mają różnych graczy, którzy muszą to uzgodnić
why-advanced_only = to należy do gry pełnej

## What happens.

event-turn_began = Zaczyna się tura { $turn }.
event-stage_began = { $powers }: początek etapu.
event-winter_began = Zima po turze { $turn }.
event-pile_shuffled =
    Nowa talia: przetasowano { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-cards_drawn = { $clause_id ->
    [M20_6] { $power } { $power_id ->
            [prussia] otrzymują
           *[other] otrzymuje
        } { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        } w ramach subsydiów.
    [K7_1] { $power } { $power_id ->
            [prussia] dobierają
           *[other] dobiera
        } { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        } dzięki karcie polityki.
   *[other] { $power } { $power_id ->
            [prussia] dobierają
           *[other] dobiera
        } { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
}
event-cards_seen = { $clause_id ->
    [M2_10] Odtąd grasz { FORM($power, "inst") }; karty: { $cards }.
   *[other] Karty dobrane przez { FORM($power, "acc") }: { $cards }.
}
event-card_paid =
    { $power } { $power_id ->
        [prussia] płacą
       *[other] płaci
    } kartą { $card }.
event-troops_assigned =
    { $piece } dostaje { $count ->
        [one] { $count } armię
        [few] { $count } armie
       *[other] { $count } armii
    }.
event-set_up =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } w grze { $total ->
        [one] { $total } armię
        [few] { $total } armie
       *[other] { $total } armii
    }.
event-hussar_placed = Huzar { $hussar } rusza do { $city }.
event-hussar_removed = Huzar w { $city } zostaje przepędzony.
event-hussar_cost =
    Huzarzy: { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } do zapłaty za zaopatrzenie { $due ->
        [one] { $due } punkt
        [few] { $due } punkty
       *[other] { $due } punktów
    }.
event-supply_covered =
    { $piece } pozostaje zaopatrzony za { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }.
event-turned_up = { $piece } znów jest zaopatrzony.
event-turned_down = { $piece } traci zaopatrzenie.
event-troops_lost =
    { $power } ({ $pieces }) { $power_id ->
        [prussia] tracą
       *[other] traci
    } { $count ->
        [one] { $count } armię
        [few] { $count } armie
       *[other] { $count } armii
    }.
event-general_removed = { $piece } zostaje usunięty z { $city }.
event-troops_divided =
    { $piece } ma teraz { $troops ->
        [one] { $troops } armię
        [few] { $troops } armie
       *[other] { $troops } armii
    }, { $other } { $rest }.
event-commander = W { $city } dowodzi { $piece }.
event-forced_march = { $piece } rusza forsownym marszem.
event-moved = { $piece }: { $start } – { $city }.
event-train_eliminated = { $piece } zostaje zniszczony w { $city }.
event-train_entered = { $clause_id ->
    [M19_1_9] { $piece } wchodzi do gry w { $city }.
   *[other] { $piece } wraca do gry w { $city }.
}
event-question_marker = Twierdza { $city } jest wciąż broniona: znacznik { FORM($power, "gen") } z pytajnikiem.
event-question_removed = Znacznik z pytajnikiem w { $city } zostaje zdjęty.
event-fortress_conquered =
    { $power } { $power_id ->
        [prussia] zdobywają
       *[other] zdobywa
    } twierdzę { $city } (dotąd: { $former }, odtąd: { $controller }).
event-battle =
    { $by } ({ $attacking ->
        [one] { $attacking } armia
        [few] { $attacking } armie
       *[other] { $attacking } armii
    }, { $attacker }) atakuje; broni się { $against } ({ $defending ->
        [one] { $defending } armia
        [few] { $defending } armie
       *[other] { $defending } armii
    }, { $defender }).
event-card_played =
    { $power } { $power_id ->
        [prussia] zagrywają
       *[other] zagrywa
    } kartę { $card } jako { $value }: przewaga wynosi { $score }.
event-battle_won = { $by } wygrywa bitwę z przewagą { $score }; pokonany: { $against }.
event-battle_drawn = Bitwa { $attacker } – { $defender } kończy się remisem.
event-no_retreat =
    Z { $city } nie ma drogi odwrotu: { $count ->
        [one] przepada
        [few] przepadają
       *[other] przepada
    } jeszcze { $count ->
        [one] { $count } armia
        [few] { $count } armie
       *[other] { $count } armii
    }.
event-retreated = Wycofanie z { $start } do { $city }: { $pieces }.
event-recruited =
    { $power } { $power_id ->
        [prussia] rekrutują
       *[other] rekrutuje
    } { $count ->
        [one] { $count } armię
        [few] { $count } armie
       *[other] { $count } armii
    }.
event-general_entered = { $piece } wraca do gry w { $city }.
event-recruits_placed =
    { $piece } dostaje { $count ->
        [one] { $count } nową armię
        [few] { $count } nowe armie
       *[other] { $count } nowych armii
    }.
event-game_ended =
    Koniec gry: { $winners_count ->
        [0] remis
        [one] wygrywa { $winners }
       *[other] wygrywają { $winners }
    }; { $reason }.
event-troops_seen =
    { $piece } ma { $count ->
        [one] { $count } armię
        [few] { $count } armie
       *[other] { $count } armii
    }.
event-let_first = { $seat } oddaje pierwszeństwo we Flandrii.
event-flanders_ended = { $seat } kończy ruchy we Flandrii.
event-consent_refused = Odmowa zgody: { $piece } nie wchodzi do { $city }.
event-points_won = { $count ->
    [0] { $power } { $power_id ->
            [prussia] zdobywają
           *[other] zdobywa
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        } zwycięstwa, ale pola wygranych bitew są pełne.
   *[other] { $power } { $power_id ->
            [prussia] zdobywają
           *[other] zdobywa
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        } zwycięstwa; { $count ->
            [one] { $count } znacznik
            [few] { $count } znaczniki
           *[other] { $count } znaczników
        } z puli na pola wygranych bitew.
}
event-points_lost = { $count ->
    [0] { $power } { $power_id ->
            [prussia] tracą
           *[other] traci
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        } zwycięstwa, ale pola wygranych bitew są puste.
   *[other] { $power } { $power_id ->
            [prussia] tracą
           *[other] traci
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        } zwycięstwa; { $count ->
            [one] { $count } znacznik
            [few] { $count } znaczniki
           *[other] { $count } znaczników
        } z pól wygranych bitew do puli.
}
event-political_card = Karta polityki: { $political }.
event-election_called = Na końcu tej tury odbędą się wybory cesarskie; odkryta zostaje kolejna karta polityki.
event-trump_turned = Kolor atutowy wskazuje odkryta karta { $card }.
event-trump = { $suit_id ->
    [none] W tej turze nie ma koloru atutowego.
   *[other] Kolor atutowy: { $suit }.
}
event-card_placed = { $count ->
    [0] { $power } nie { $power_id ->
            [prussia] kładą
           *[other] kładzie
        } karty na planszy polityki.
   *[other] { $power } { $power_id ->
            [prussia] kładą
           *[other] kładzie
        } zakrytą kartę na planszy polityki.
}
event-card_turned_up = { $fits ->
    [0] { $power } – karta na planszy polityki: { $card }; nie jest w kolorze atutowym i się nie liczy.
   *[other] { $power } – karta na planszy polityki: { $card }; liczy się.
}
event-influence = Wartość kart { FORM($power, "gen") }: { $value }.
event-cards_saved =
    { $power } { $power_id ->
        [prussia] zachowują
       *[other] zachowuje
    } karty na planszy polityki.
event-card_chosen =
    { $power } { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } kartę { $political }.
event-card_unused = Karta { $political } zostaje odrzucona bez efektu.
event-cards_taken_back =
    { $power } { $power_id ->
        [prussia] zabierają
       *[other] zabiera
    } z planszy polityki do ręki: { $cards }.
event-cards_covered =
    { $power } { $power_id ->
        [prussia] zakrywają
       *[other] zakrywa
    } na planszy polityki: { $cards }.
event-instruction_followed =
    { $power } { $power_id ->
        [prussia] wykonują
       *[other] wykonuje
    } instrukcję karty { $political }.
event-arrow_announced =
    { $power } { $power_id ->
        [prussia] ogłaszają
       *[other] ogłasza
    } przesunięcie znacznika { FORM($track, "gen") } o { $boxes ->
        [one] { $boxes } pole
        [few] { $boxes } pola
       *[other] { $boxes } pól
    } { $direction }.
event-income_changed = { $political }: przychód { FORM($power, "gen") } zmienia się o { SIGNED($number) } w kartach.
event-elector_turned =
    Kontrolę nad twierdzą { $city } { $power_id ->
        [prussia] przejmują
       *[other] przejmuje
    } { $power }.
event-troops_received = { $lost ->
    [0] { $power } { $power_id ->
            [prussia] otrzymują
           *[other] otrzymuje
        } { $count ->
            [one] { $count } armię
            [few] { $count } armie
           *[other] { $count } armii
        }.
   *[other] { $power } { $power_id ->
            [prussia] otrzymują
           *[other] otrzymuje
        } { $count ->
            [one] { $count } armię
            [few] { $count } armie
           *[other] { $count } armii
        }; dla kolejnych ({ $lost }) nie ma miejsca.
}
event-marker_moved = Znacznik { FORM($track, "gen") } stoi teraz na polu { $box }.
event-italy_box = { $count ->
    [0] Znacznik { FORM($power, "gen") } z pola „Włochy” wraca do puli.
   *[other] Znacznik { FORM($power, "gen") } trafia na pole „Włochy”.
}
event-electors_box = { $count ->
    [0] Znacznik { FORM($power, "gen") } z pola „3 elektorzy” wraca do puli.
   *[other] Znacznik { FORM($power, "gen") } trafia na pole „3 elektorzy”.
}
event-gift_lost =
    Z tych armii przepada { $count }: { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } dla nich miejsca.
event-corps_due =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } generała na mapie i w miarę możności { $power_id ->
        [prussia] muszą
       *[other] musi
    } zapłacić za korpus ekspedycyjny.
event-train_waits = { $piece }: żadna twierdza nie jest wolna; może wrócić później.
event-corps_left = { $piece } opuszcza mapę i trafia na pole { $box }.
event-corps_lapsed =
    { $power } nie { $power_id ->
        [prussia] mogą
       *[other] może
    } nikogo wysłać; korpus przepada.
event-corps_returned = { $piece } wraca do { $city }.
event-saxony_status = Saksonia jest teraz { FORM($status, "inst") }.
event-relocated = { $piece } zostaje przeniesiony z { $start } do { $city }.
event-marker_removed = Znacznik { FORM($power, "gen") } w { $city } zostaje zdjęty.
event-set_aside =
    Z tych znaczników { $power } { $power_id ->
        [prussia] odkładają
       *[other] odkłada
    } poza planszę { $count }; do puli wraca { $rest }.
event-aside_returned = Odłożone znaczniki { FORM($power, "gen") } ({ $count }) wracają do puli.
event-peace_offered = Prusy proponują pokój za Śląsk.
event-peace_declined = Austria odrzuca pokój.
event-peace_made = Austria przyjmuje pokój.
event-silesia_annexed = Śląsk staje się terytorium własnym Prus.
event-silesia_box = Znacznik { FORM($power, "gen") } trafia na pole „Śląsk”.
event-neutrality_began =
    { $power } { $power_id ->
        [prussia] są neutralne
       *[other] jest neutralna
    } aż do swojego etapu w turze { $turn }.
event-neutrality_ended =
    { $power } nie { $power_id ->
        [prussia] są już neutralne
       *[other] jest już neutralna
    }.
event-reduction_ordered = Francja zarządza redukcję celów militarnych: nastąpi między dwoma etapami, gdy tylko będzie możliwa.
event-reduction_withdrawn = Francja cofa zarządzenie o redukcji celów militarnych.
event-contract_made =
    { $power } { $power_id ->
        [prussia] będą
       *[other] będzie
    } dawać { FORM($receiver, "dat") } kartę { $turns ->
        [one] w { $turns } najbliższej fazie kart.
       *[other] w każdej z najbliższych { $turns } faz kart.
    }
event-contract_ended = Subsydia { FORM($power, "gen") } dla { FORM($receiver, "gen") } wygasły.
event-voted =
    { $power } { $power_id ->
        [prussia] oddają
       *[other] oddaje
    } głos elektora { $city } na { FORM($candidate, "acc") }.
event-emperor_elected =
    Cesarzem zostaje { $candidate } (Karol { $votes }, Franciszek { $other }); { $power } { $power_id ->
        [prussia] umieszczają
       *[other] umieszcza
    } znacznik na polu „Cesarz”.
event-pools = Pule: Prusy { $prussia }, Francja { $france }, Armia Pragmatyczna { $pragmatic }, Austria { $austria }.
event-winter_scored = Zimowe punktowanie zostaje zapisane w tajemnicy.
event-winter_scores = { $winter_id ->
    [sum] Suma zimowych punktowań: Prusy { $prussia }, Francja { $france }, Armia Pragmatyczna { $pragmatic }, Austria { $austria }.
   *[other] Punktowanie zimy { $winter }: Prusy { $prussia }, Francja { $france }, Armia Pragmatyczna { $pragmatic }, Austria { $austria }.
}
event-offer_made = Oferta { $number }, { $by } dla { FORM($to, "gen") }: { $clauses }.
event-offer_accepted = { $to } przyjmuje ofertę { $number } od { FORM($by, "gen") }: { $clauses }.
event-offer_declined = { $to } odrzuca ofertę { $number } od { FORM($by, "gen") }.
event-offer_withdrawn = { $by } wycofuje ofertę { $number }.
event-offer_lapsed = Oferta { $number } (od { FORM($by, "gen") } dla { FORM($to, "gen") }) wygasła.
event-agreement_ended = Porozumienie { $number } ({ $by } i { $to }) wygasło { $why }: { $clauses }.
event-agreement_binds = Wiąże porozumienie { $number }: { $clauses }.
