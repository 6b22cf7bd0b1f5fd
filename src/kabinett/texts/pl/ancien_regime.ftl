### The words of Ancien Régime in Polish.
###
### `$p` is what is shown for a parameter p of a decision, event or reason, `$p_id` its id for selectors (clause C9.4.2 is
### C9_4_2), `$p_count` the length of a list; `$frederick` is always Frederick's name. Names of territories, of Frederick
### and of Stuart come from the board.
### FORM($p, "gen") is a form of a name: gen, dat, acc, inst. Prussia is a plural in Polish, the Ottoman Empire is neuter,
### so verbs look at their ids. `adjective` always follows a masculine noun: generał pruski.

## Powers: as they stand alone; `inside` is the name inside a sentence where that is another.

power-britain = Wielka Brytania
    .adjective = brytyjski
    .gen = Wielkiej Brytanii
    .dat = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .inst = Wielką Brytanią
power-prussia = Prusy
    .adjective = pruski
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .inst = Prusami
power-austria = Austria
    .adjective = austriacki
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .inst = Austrią
power-france = Francja
    .adjective = francuski
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .inst = Francją
power-russia = Rosja
    .adjective = rosyjski
    .gen = Rosji
    .dat = Rosji
    .acc = Rosję
    .inst = Rosją
power-spain = Hiszpania
    .adjective = hiszpański
    .gen = Hiszpanii
    .dat = Hiszpanii
    .acc = Hiszpanię
    .inst = Hiszpanią
power-ottoman = Imperium Osmańskie
    .adjective = osmański
    .gen = Imperium Osmańskiego
    .dat = Imperium Osmańskiemu
    .acc = Imperium Osmańskie
    .inst = Imperium Osmańskim

## What can be chosen for a game: options, with their values.

choice-scenario = Scenariusz
    .help = wojna, którą się rozgrywa (C3.1)
choice-scenario-1740 = Wojna o sukcesję austriacką
choice-scenario-1756 = Wojna siedmioletnia
choice-players = Gracze
    .help = liczba graczy
choice-rounds = Ostatnia Runda
    .help = ostatnia Runda (C4.5); 0 to brak
choice-board = Plansza
    .help = folder z inną edycją planszy

## Generals and cards.

piece-general = generał { $adjective } { $number }
piece-frederick = { $frederick } ({ $general })
card-drawn = { $card }

## How a game ends.

outcome-influence = zdobyto wystarczająco dużo Wpływu
outcome-round_limit = najwięcej Wpływu po ostatniej Rundzie

## What is asked: the question of a decision.

decision-frederick = Którym z twoich generałów jest { $frederick }? To wybór na całą grę.
decision-expulsion = Dyplomacja: kogo wydalasz ze swojej Koalicji?
decision-status =
    Dyplomacja: jaki status { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } { $power }?
decision-application =
    { $power } { $power_id ->
        [prussia] chcą
       *[other] chce
    } dołączyć do { FORM($status, "gen") }. Przyjmujesz?
decision-crown =
    Elekcja Cesarza: { $power } { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } dość elektorów. Czy { $power_id ->
        [prussia] biorą
       *[other] bierze
    } Koronę bez głosowania?
decision-vote =
    Elekcja Cesarza: { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } { $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[other] { $count } głosów
    }. Na kogo?
decision-bid = Licytacja: ile punktów Morale dajesz za kontrolę nad { FORM($minor, "inst") }?
decision-drill =
    Musztra: którą kartę { $power_id ->
        [prussia] odrzucają
       *[other] odrzuca
    } { $power }?
decision-hand_limit =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } za dużo kart (do odrzucenia: { $count }). Którą odrzucić?
decision-subsidies =
    Subwencje i Najemnicy: co { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { $power } (Pieniędzy lub kart najwyżej { $left })?
decision-mercenaries =
    Najemnicy: którą kartę { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { FORM($recipient, "dat") } { $power } (można jeszcze: { $left })?
decision-offered_money =
    { $power } { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { FORM($recipient, "dat") } { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[other] { $count } Pieniędzy
    }. Czy { $recipient } { $recipient_id ->
        [prussia] przyjmują
       *[other] przyjmuje
    }?
decision-offered_cards =
    { $power } { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { FORM($recipient, "dat") } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }, do obejrzenia dopiero po przyjęciu. Czy { $recipient } { $recipient_id ->
        [prussia] przyjmują
       *[other] przyjmuje
    }?
decision-leadership =
    Przywództwo: co { $power_id ->
        [prussia] robią
       *[other] robi
    } { $power }?
decision-placement = Gdzie staje { $general }?
decision-mobilisation =
    Mobilizacja: { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } { $money ->
        [one] { $money } Pieniądz
        [few] { $money } Pieniądze
       *[other] { $money } Pieniędzy
    }. Co { $power_id ->
        [prussia] kupują
       *[other] kupuje
    }?
decision-arbiter =
    Ruch: kogo { $power } { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } na Arbitra (zyska on 1 pkt Morale)?
decision-dismissal =
    Ruch: który garnizon { $power } { $power_id ->
        [prussia] rozwiązują
       *[other] rozwiązuje
    }?
decision-further_turn =
    Czy { $power } { $power_id ->
        [prussia] proszą
       *[other] prosi
    } o Turę Ruchu { $turn }? Arbiter: { $arbiter }.
decision-grant =
    { $power } { $power_id ->
        [prussia] proszą
       *[other] prosi
    } o Turę Ruchu { $turn }. Czy { $arbiter } { $arbiter_id ->
        [prussia] zgadzają
       *[other] zgadza
    } się za { $morale } pkt Morale?
decision-movement = Który generał { FORM($power, "gen") } rusza się teraz?
decision-frederick_move = Przywództwo: czy { $frederick } wykonuje własny ruch?
decision-march = { $general } jest w { $territory }. Jak się rusza i dokąd?
decision-strategic = Ruch Strategiczny: { $general }, na razie do { $territory }. Dokąd dalej?
decision-consent =
    { $general } chce wejść do { $territory } pod kontrolą { FORM($power, "gen") }. Czy { $power } { $power_id ->
        [prussia] się zgadzają
       *[other] się zgadza
    }?
decision-passage =
    { $general } chce popłynąć do { $territory } Szlakiem Morskim { FORM($power, "gen") }. Czy { $power } { $power_id ->
        [prussia] pozwalają
       *[other] pozwala
    }?
decision-garrison = Czy { $general } zamienia jeden oddział w garnizon w { $territory }?
decision-next_battle =
    Do rozegrania jest kilka bitew. Którą { $power_id ->
        [prussia] toczą
       *[other] toczy
    } teraz { $power }?
decision-support_attack = Bitwa w { $territory }: który generał { FORM($power, "gen") } wspiera atakującego?
decision-support_defence = Bitwa w { $territory }: który generał { FORM($power, "gen") } wspiera obrońcę?
decision-battle_pile =
    Bitwa w { $territory }: na stos którego generała { $power } { $power_id ->
        [prussia] zagrywają
       *[other] zagrywa
    } kartę?
decision-battle_card =
    Bitwa w { $territory }: którą kartę { $power_id ->
        [prussia] zagrywają
       *[other] zagrywa
    } { $power }? Stos: { $general }.
decision-scout = Bitwa w { $territory }: którą zakrytą kartę odkrywa trójka { FORM($power, "gen") }?
decision-defeat = { $general } ponosi porażkę. Idzie do stolicy ({ $territory }) czy poza planszę?
decision-withdrawal = { $general } wycofuje się z { $territory }. Dokąd?
decision-return = Usunięty garnizon staje się oddziałem { FORM($power, "gen") }. Pod którym generałem?
decision-leave = { $general } stoi w { $territory } – teraz jako Sojusznik. Może zostać?

## What an option means, by its verb, or by decision and verb.

option-territory = { $territory }
option-general = { $general }
option-power = { $power }
option-card = karta { $card }
option-status = { $status_id ->
    [neutral] Neutralność: pokój ze wszystkimi, podwójne podatki, ale ruch tylko po swoich terytoriach
    [expansionist] Ekspansjonizm: wojna ze wszystkimi oprócz Neutralnych
   *[other] { $status }
}
option-expel = wydal: { $expel }
option-expulsion_stop = nie wydalaj nikogo (więcej)
option-application_accept =
    przyjmij: { $power } { $power_id ->
        [prussia] dołączają
       *[other] dołącza
    } do { FORM($status, "gen") }
option-application_decline =
    odmów: { $power } { $power_id ->
        [prussia] muszą
       *[other] musi
    } wybrać ponownie
option-take = weź Koronę
option-hold = przeprowadź głosowanie
option-bid = licytuj { $bid }
option-drill_card = odrzuć { $card }
option-hand_limit_card = odrzuć { $card }
option-money =
    zaoferuj { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[other] { $count } Pieniędzy
    }: { $recipient }
option-cards = zaoferuj karty: { $value }
option-subsidies_stop = nie oferuj nic (więcej)
option-mercenaries_card = { $card }
option-mercenaries_stop = koniec kart dla { FORM($recipient, "gen") }
option-offered_money_accept = przyjmij Pieniądze
option-offered_money_decline = odrzuć Pieniądze
option-offered_cards_accept = przyjmij
option-offered_cards_decline = odrzuć
option-place = wystaw na mapę bez oddziałów: { $place }
option-remove = zdejmij z mapy, z utratą oddziałów: { $remove }
option-draw = dobierz kartę
option-morale = zyskaj 1 pkt Morale
option-leadership_pass = nie rób nic
option-leadership_stop = nie wystawiaj ani nie zdejmuj nikogo więcej
option-troop = oddział: { $troop } (cena: { $price })
option-mobilisation_draw = karta (cena: { $price })
option-mobilisation_morale = punkt Morale (cena: { $price })
option-fortress = forteca w { $fortress } (cena: { $price })
option-mobilisation_stop = nie kupuj nic więcej; resztę Pieniędzy zabiera Korupcja
option-dismiss = rozwiąż garnizon w { $dismiss }
option-dismissal_stop = nie rozwiązuj żadnego (więcej) garnizonu
option-ask = poproś o Turę Ruchu { $turn }
option-further_turn_end = zakończ akcję Ruchu
option-grant_accept = zgódź się i zyskaj { $morale } pkt Morale
option-grant_decline = odmów: akcja Ruchu się kończy
option-land = wyląduj Karolem Edwardem Stuartem w Scotland
option-end = koniec tej Tury Ruchu
option-frederick_move_end = bez ruchu
option-march = Przemarsz do { $march }
option-sea = morzem do { $sea }
option-strategic = Ruch Strategiczny, najpierw do { $strategic }
option-strategic_territory = dalej do { $value }
option-strategic_stop = zatrzymaj się w { $territory }
option-consent_accept = zgódź się: może wejść
option-consent_decline = odmów: nie może wykonać tego ruchu
option-passage_accept = pozwól: może płynąć
option-passage_decline = odmów: nie może odbyć tego rejsu
option-garrison = zostaw garnizon
option-keep = zatrzymaj oddziały razem
option-support_attack_stop = bez (dalszego) wsparcia
option-support_defence_stop = bez (dalszego) wsparcia
option-battle_pile_pass =
    spasuj: { $power } nie { $power_id ->
        [prussia] zagrają
       *[other] zagra
    } już kart w tej bitwie
option-battle_card_card = { $card }, zakryta
option-scout = trójka, odkryta: odkrywa kartę przeciwnika
option-battle_card_pass =
    spasuj: { $power } nie { $power_id ->
        [prussia] zagrają
       *[other] zagra
    } już kart w tej bitwie
option-reveal = { $general }: karta { $number }
option-defeat_territory = do { $value }
option-withdrawal_territory = do { $value }
option-off = poza planszę, bez oddziałów
option-leave_accept = może zostać
option-leave_decline = musi się wycofać

## Statuses (C7).

status-british = Koalicja brytyjska
    .gen = Koalicji brytyjskiej
    .acc = Koalicję brytyjską
status-french = Koalicja francuska
    .gen = Koalicji francuskiej
    .acc = Koalicję francuską
status-neutral = Neutralność
    .gen = Neutralności
    .acc = Neutralność
status-expansionist = Ekspansjonizm
    .gen = Ekspansjonizmu
    .acc = Ekspansjonizm

## Actions (C9).

action-drill = Musztra
action-taxation = Opodatkowanie
action-subsidies = Subwencje i Najemnicy
action-leadership = Przywództwo
action-mobilisation = Mobilizacja
action-influence = Poszerzenie Wpływu
action-movement = Ruch

## The sides of a battle.

side-attack = atakujący
    .gen = atakującego
    .acc = atakującego
side-defence = obrońca
    .gen = obrońcy
    .acc = obrońcę

## What is bought (C9.6).

purchase-troop = oddział
purchase-card = karta
purchase-morale = punkt Morale
purchase-fortress = forteca

## Why a move is not offered (see `bars`).

why-not_asked = to nie twoja decyzja; czekamy na: { $waiting }
why-not_offered = „{ $move }” nie odpowiada na obecne pytanie
why-no_consultation = podczas zagrywania kart Bitwy nikt nie może rozmawiać na osobności

## generals, territories and cards

why-general_of_other =
    { $general } nie jest generałem { FORM($power, "gen") }, a teraz { $power_id ->
        [prussia] decydują
       *[other] decyduje
    } { $power }
why-off_board = { $general } jest poza planszą; można go wystawić w akcji Przywództwa
why-in_reserve = { $general } czeka w rezerwie na lądowanie w { $territory }, we francuskiej Turze Ruchu
why-impassable = { $territory } to Terytorium Nieprzekraczalne: nikt tam nigdy nie wchodzi
why-not_controlled = { $controller_id ->
    [nobody] { $territory }: nikt nie kontroluje tego terytorium
   *[other] { $territory }: terytorium { $controller_id ->
            [prussia] kontrolują
           *[other] kontroluje
        } { $controller }, nie { $power }
}
why-own_general_there = w { $territory } stoi { $general }, a Mocarstwo ma tam najwyżej jednego generała
why-hostile_there = w { $territory } stoi wrogi generał: { $general }
why-no_room =
    { $general } ma już { $troops ->
        [one] { $troops } oddział
        [few] { $troops } oddziały
       *[other] { $troops } oddziałów
    }, więcej mieć nie może
why-morale_full =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } { $morale } pkt Morale, więcej być nie może
why-not_in_hand =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } karty { $card }
why-no_cards =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } kart
why-must_discard =
    { $power } { $power_id ->
        [prussia] muszą
       *[other] musi
    } odrzucić kartę
why-no_own_garrison =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } garnizonu w { $territory }
why-no_troop = { $general } nie ma oddziału

## diplomacy, election, auction

why-only_leaders_expel = członków Koalicji wydalają tylko Czołowe Mocarstwa: Wielka Brytania i Francja
why-expulsions_over = wydalenia poprzedzają wybór statusów; następna okazja w kolejnej Rundzie
why-leader_expelled = { $power } to Czołowe Mocarstwo i na zawsze pozostaje w swojej Koalicji
why-minor_expelled = { $power } to Pomniejsze Mocarstwo: idzie za swoim Głównym i nie wydala się go osobno
why-no_member =
    { $power } nie { $power_id ->
        [prussia] należą
       *[other] należy
    } do { FORM($status, "gen") }
why-expelled_already = wydalenie już ogłoszono: { $power }
why-leader_chooses = { $power } to Czołowe Mocarstwo i nigdy nie wybiera statusu
why-has_chosen =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } już wybrany status; zostanie odkryty, gdy wybiorą wszyscy
why-was_expelled =
    { $power } { $power_id ->
        [prussia] właśnie zostały wydalone
        [ottoman] właśnie zostało wydalone
       *[other] właśnie została wydalona
    } z { FORM($status, "gen") }
why-was_refused =
    { $power } w tej fazie nie { $power_id ->
        [prussia] zostały przyjęte
        [ottoman] zostało przyjęte
       *[other] została przyjęta
    } do { FORM($status, "gen") }
why-uncontrolled_stands = nikt nie kontroluje { FORM($power, "gen") }, więc nie ma tu ani głosu, ani kandydatury
why-no_elector =
    { $power } nie { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } żadnego elektora i nie można na to Mocarstwo głosować
why-at_war =
    { $other } { $other_id ->
        [prussia] są
       *[other] jest
    } w Stanie Wojny z { FORM($power, "inst") }
why-no_vote = nie kontrolujesz żadnego elektora i nie głosujesz
why-vote_wanted =
    { $power } { $power_id ->
        [prussia] zażądały
        [ottoman] zażądało
       *[other] zażądała
    } głosowania
why-few_electors =
    { $power } { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $count ->
        [one] { $count } elektora
       *[other] { $count } elektorów
    }; do Korony bez głosowania potrzeba { $needed }
why-bid_too_high =
    za ofertę płaci się punktami Morale, a { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } ich { $morale }
why-has_bid =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } już złożoną ofertę

## subsidies and mercenaries

why-card_needed = wybierz co najmniej jedną kartę dla { FORM($recipient, "gen") }
why-gift_to_itself =
    { $power } { $power_id ->
        [prussia] dają
       *[other] daje
    } innym, nie sobie
why-gift_to_stranger = { $other } to nie Sojusznik { FORM($power, "gen") }, a obdarowuje się tylko Sojuszników
why-gift_to_uncontrolled = nikt nie kontroluje { FORM($other, "gen") }, więc nie ma komu przyjąć daru
why-offered_already =
    { $other } { $other_id ->
        [prussia] mają
       *[other] ma
    } już swoją ofertę, a na każdego przypada jedna
why-gift_of_both = w jednej akcji nie można oferować i Pieniędzy, i kart
why-gift_limit =
    w jednej akcji można zaoferować najwyżej { $most }; { $left ->
        [one] został
        [few] zostały
       *[other] zostało
    } { $left }
why-gift_too_dear =
    { $power } { $power_id ->
        [prussia] mogą
       *[other] może
    } zaoferować już tylko { $money ->
        [one] { $money } Pieniądz
        [few] { $money } Pieniądze
       *[other] { $money } Pieniędzy
    }

## leadership and mobilisation

why-british_home = { $territory } to brytyjskie Terytorium Macierzyste, gdzie Francja nigdy nie wystawia generała
why-one_thing_only =
    { $power } już { $power_id ->
        [prussia] wystawiły lub zdjęły
        [ottoman] wystawiło lub zdjęło
       *[other] wystawiła lub zdjęła
    } generałów, a Przywództwo pozwala tylko na jedno
why-place_or_remove = w akcji Przywództwa generałów się wystawia albo zdejmuje, nigdy oba naraz
why-on_map = { $general } jest na mapie, w { $territory }
why-no_site =
    { $power } nie { $power_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } terytorium, na którym można wystawić generała
why-fortress_there = w { $territory } jest już forteca
why-no_fortress_left = wszystkie fortece ({ $count }) są już zbudowane
why-no_tokens = wszystkie żetony { FORM($power, "gen") } są w użyciu jako oddziały lub garnizony
why-no_cards_left = nie ma już kart do dobrania
why-too_dear =
    { $purchase } kosztuje { $price ->
        [one] { $price } Pieniądz
        [few] { $price } Pieniądze
       *[other] { $price } Pieniędzy
    }, a { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } { $money }

## movement: the frame

why-arbiter_needed =
    { $power } { $power_id ->
        [prussia] muszą
       *[other] musi
    } wybrać Arbitra, nawet jeśli nic się nie ruszy
why-arbiter_itself = Arbitrem jest inne Mocarstwo niż { $power }
why-arbiter_ally = { $other } to Sojusznik { FORM($power, "gen") }
why-arbiter_of_group =
    { $other } { $other_id ->
        [prussia] mają
       *[other] ma
    } tego samego gracza co { $power }
why-arbiter_uncontrolled = nikt nie kontroluje { FORM($other, "gen") }, więc to nie może być Arbiter
why-arbiter_stays = Arbiter jest już wybrany i nie można go zmienić
why-garrison_needed =
    { $power } { $power_id ->
        [prussia] są Neutralne
        [ottoman] jest Neutralne
       *[other] jest Neutralna
    }: bez garnizonu w { $territory } generał stałby na nie swoim terytorium
why-dismissal_over = garnizony rozwiązuje się przed pierwszą Turą Ruchu danej akcji Ruchu
why-turn_over = Tura Ruchu { $turn } się skończyła; o kolejną trzeba poprosić
why-no_arbiter = nikt nie mógł zostać Arbitrem, więc jest tylko jedna Tura Ruchu
why-last_turn = Tura Ruchu { $turn } jest ostatnia
why-end_turn_first = najpierw trzeba zakończyć Turę Ruchu { $turn } wraz z bitwami
why-arbiter_too_high = Tura Ruchu { $turn } dałaby Arbitrowi ({ $arbiter }) { $grant } pkt Morale: z { $morale } wzrosłoby powyżej { $cap }

## movement: generals and their ways

why-frederick_alone = to własny ruch, który wykonuje tylko { $frederick }; nic więcej do niego nie należy
why-general_first = najpierw wskaż generała, który się rusza
why-only_on_the_move = garnizon zostawia generał w trakcie ruchu albo po wygranej bitwie
why-has_moved = { $general } już się ruszył w tej Turze Ruchu
why-no_way = { $general } nie może wejść z { $territory } na żadne terytorium
why-lands_for_france = { $general } ląduje w Turze Ruchu { FORM($power, "gen") }
why-landed_already = { $general } ląduje raz w grze i już to zrobił
why-march_first = najpierw trzeba dokończyć ruch: { $general }
why-way_first = najpierw wskaż, dokąd idzie { $general }; przed wymarszem padnie pytanie o garnizon
why-say_how = podaj, jak idzie do { $territory }: march, sea czy strategic
why-path_begun = { $general } wykonuje Ruch Strategiczny: podaj „territory” dla następnego kroku albo „stop”
why-is_there = { $general } jest już w { $territory }
why-not_adjacent = { $territory } nie sąsiaduje z { $here }
why-only_by_sea = { $territory } nie sąsiaduje z { $here }; łączy je tylko morze
why-neutral_stays =
    { $power } { $power_id ->
        [prussia] są Neutralne i wchodzą
        [ottoman] jest Neutralne i wchodzi
       *[other] jest Neutralna i wchodzi
    } tylko na terytoria własne i swoich Pomniejszych Mocarstw, a terytorium { $territory } { $controller_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $controller }
why-neutral_home = { $territory } to Terytorium Macierzyste { FORM($power, "gen") }, Mocarstwa Neutralnego
why-nobody_consents = terytorium { $territory } kontroluje Sojusznik ({ $power }), w którego imieniu nikt nie może się zgodzić, póki nikt go nie kontroluje
why-move_refused = { $general } spotkał się już w tej Turze Ruchu z odmową tego ruchu do { $territory }
why-no_route = z { $here } do { $territory } nie prowadzi Szlak Morski
why-route_of_other = Szlak Morski do { $territory } należy do { FORM($owner, "gen") }, a to nie Sojusznik { FORM($power, "gen") }
why-nobody_permits = Szlak Morski do { $territory } należy do { FORM($owner, "gen") }; nikt nie może na to pozwolić, póki nikt nie kontroluje tego Mocarstwa
why-path_back = Ruch Strategiczny nie może wrócić do { $territory }
why-foreign_ground =
    Ruch Strategiczny prowadzi przez terytoria { FORM($power, "gen") } i Sojuszników, a terytorium { $territory } { $controller_id ->
        [prussia] kontrolują
       *[other] kontroluje
    } { $controller }
why-path_blocked = w { $territory } stoi wrogi generał: Ruch Strategiczny może się tam zakończyć, ale nie przejść dalej, a jeden krok to Przemarsz
why-path_without_end = Ruch Strategiczny ma co najmniej dwa kroki, a z { $territory } nie ma dokąd pójść dalej
why-path_of_one = jeden krok do { $territory } to Przemarsz; Ruch Strategiczny prowadzi dalej
why-garrison_there = w { $territory } jest garnizon { FORM($power, "gen") }
why-ally_home = { $territory } to Terytorium Macierzyste { FORM($power, "gen") }, Sojusznika

## battles

why-no_battle = w { $territory } nie ma bitwy do rozegrania
why-has_declared =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } już zadeklarowane wsparcie
why-uncontrolled_supports = nikt nie kontroluje { FORM($power, "gen") }, więc to Mocarstwo nie wspiera innych
why-minor_alone = Pomniejsze Mocarstwo, którego nikt nie kontroluje, wspierają tylko jego własni generałowie
why-not_of_side = { $power } to nie Sojusznik strony: { $side }
why-busy = { $general } bierze udział w bitwie tej Tury Ruchu albo już jakąś wsparł
why-not_near = { $general } jest w { $here }, a to nie sąsiaduje z { $territory }
why-support_by_sea = { $here } (stoi tam { $general }) i { $territory } łączy tylko morze, a tędy wsparcie nie dociera
why-not_in_battle = twoje Mocarstwa nie biorą udziału w tej bitwie
why-has_passed =
    { $power } już { $power_id ->
        [prussia] spasowały
        [ottoman] spasowało
       *[other] spasowała
    } w tej bitwie
why-no_morale =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } już Morale na zagranie karty
why-free_card_played =
    { $power } { $power_id ->
        [prussia] zaczęły
        [ottoman] zaczęło
       *[other] zaczęła
    } bitwę bez Morale i jedną darmową kartę już { $power_id ->
        [prussia] zagrały
        [ottoman] zagrało
       *[other] zagrała
    }
why-no_morale_to_support =
    { $power } nie { $power_id ->
        [prussia] mają
       *[other] ma
    } Morale, a kto tylko wspiera, nie ma darmowej karty
why-no_plays = generałowie { FORM($power, "gen") } nie mają już zagrań w tej bitwie
why-general_not_in_battle = { $general } nie bierze udziału w tej bitwie
why-other_step = { $general } ma kolej w innym kroku cyklu
why-pile_full = { $general } nie ma już zagrań
why-pile_chosen = stos na kartę jest już wybrany: { $general }
why-nothing_hidden = żadna karta przeciwnika nie leży zakryta
why-target_first = najpierw wskaż kartę, którą odkrywa trójka
why-no_opponent = { $general } nie jest po drugiej stronie
why-no_such_card = { $general } nie ma karty { $number }
why-card_is_up = { $general }: karta { $number } leży odkryta ({ $card })
why-only_capital = { $general } idzie do stolicy ({ $territory }) albo poza planszę
why-stuart_beaten = { $general } po porażce zawsze trafia poza planszę
why-capital_occupied = w { $territory } stoi już generał, więc { $general } idzie poza planszę
why-farther =
    { $general } ma do { $territory } { $away ->
        [one] { $away } krok
        [few] { $away } kroki
       *[other] { $away } kroków
    }, a do { $other } – { $best }
why-out_of_reach = { $general } nie ma drogi do { $territory }: ani lądem, ani dostępnym mu Szlakiem Morskim

## What happens.

event-game_ended =
    Koniec gry: { $winners_count ->
        [0] remis
       *[other] zwycięstwo – { $winners }
    }; { $reason }.
event-turn_began = Runda { $round }, Tura Akcji { $turn }.
event-action_began = { $power }: { $action }.
event-frederick_named = { $frederick } to { $general }.
event-pile_shuffled =
    Nowa talia: potasowano { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-cards_drawn =
    { $power } { $power_id ->
        [prussia] dobierają
       *[other] dobiera
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-cards_seen = { $clause_id ->
    [C9_4_2] Karty otrzymane przez { FORM($power, "acc") }: { $cards }.
   *[other] Karty dobrane przez { FORM($power, "acc") }: { $cards }.
}
event-card_discarded =
    { $power } { $power_id ->
        [prussia] odrzucają
       *[other] odrzuca
    } kartę { $card }.
event-hand_seen = Ręka { FORM($power, "gen") }: { $cards }.
event-morale_changed = Morale { FORM($power, "gen") }: { SIGNED($change) }, teraz { $morale }.
event-money_gained = { $clause_id ->
    [C9_3_1] { $power } { $power_id ->
            [prussia] pobierają
           *[other] pobiera
        } { $amount ->
            [one] { $amount } Pieniądz
            [few] { $amount } Pieniądze
           *[other] { $amount } Pieniędzy
        } podatków i { $power_id ->
            [prussia] mają
           *[other] ma
        } { $money }.
   *[other] Żaden generał { FORM($power, "gen") } nie ma na to miejsca: w zamian { $power } { $power_id ->
            [prussia] dostają
           *[other] dostaje
        } { $amount ->
            [one] { $amount } Pieniądz
            [few] { $amount } Pieniądze
           *[other] { $amount } Pieniędzy
        } i { $power_id ->
            [prussia] mają
           *[other] ma
        } { $money }.
}
event-influence_gained =
    { $power } { $power_id ->
        [prussia] zyskują
       *[other] zyskuje
    } { $points } pkt Wpływu i { $power_id ->
        [prussia] mają
       *[other] ma
    } { $influence }.
event-influence_gained_minor =
    { $power } { $power_id ->
        [prussia] zyskują
       *[other] zyskuje
    } { $points } pkt Wpływu dzięki Pomniejszemu Mocarstwu ({ $by }) i { $power_id ->
        [prussia] mają
       *[other] ma
    } { $influence }.

## diplomacy, election, auction

event-diplomacy_began = Dyplomacja.
event-election_began = Elekcja Cesarza.
event-auction_began = Licytacja: kto przejmie kontrolę nad { FORM($power, "inst") }?
event-expelled =
    { $power } { $power_id ->
        [prussia] zostają wydalone
        [ottoman] zostaje wydalone
       *[other] zostaje wydalona
    } z { FORM($status, "gen") }.
event-status_chosen =
    { $power } { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } { FORM($status, "acc") }.
event-application_accepted =
    { $power } { $power_id ->
        [prussia] zostają przyjęte
        [ottoman] zostaje przyjęte
       *[other] zostaje przyjęta
    } do { FORM($status, "gen") }.
event-application_refused =
    { $power } nie { $power_id ->
        [prussia] zostają przyjęte
        [ottoman] zostaje przyjęte
       *[other] zostaje przyjęta
    } do { FORM($status, "gen") }.
event-status_changed = { $status_id ->
    [neutral] { $power } { $power_id ->
            [prussia] są teraz Neutralne
            [ottoman] jest teraz Neutralne
           *[other] jest teraz Neutralna
        }.
    [expansionist] { $power } { $power_id ->
            [prussia] są teraz Ekspansjonistyczne
            [ottoman] jest teraz Ekspansjonistyczne
           *[other] jest teraz Ekspansjonistyczna
        }.
   *[other] { $power } { $power_id ->
            [prussia] należą
           *[other] należy
        } teraz do { FORM($status, "gen") }.
}
event-vote_held =
    { $power } nie { $power_id ->
        [prussia] biorą
       *[other] bierze
    } Korony: odbywa się głosowanie.
event-voted =
    { $power } { $power_id ->
        [prussia] głosują
       *[other] głosuje
    } na { FORM($candidate, "acc") } ({ $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[other] { $count } głosów
    }).
event-emperor_elected =
    { $power } { $power_id ->
        [prussia] otrzymują
       *[other] otrzymuje
    } Koronę cesarską.
event-no_emperor = Nikt nie ma dość głosów: nie ma Cesarza.
event-bid_revealed =
    { $power } { $power_id ->
        [prussia] licytują
       *[other] licytuje
    } { $bid }.
event-control_taken = { $clause_id ->
    [C12_3_5] { $major } { $major_id ->
            [prussia] trzymają
           *[other] trzyma
        } stolicę i odtąd { $major_id ->
            [prussia] kontrolują
           *[other] kontroluje
        } { FORM($power, "acc") }; status: { $status }.
   *[other] { $major } odtąd { $major_id ->
            [prussia] kontrolują
           *[other] kontroluje
        } { FORM($power, "acc") }; status: { $status }.
}

## actions

event-money_offered =
    { $power } { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { FORM($recipient, "dat") } { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[other] { $count } Pieniędzy
    }.
event-cards_offered =
    { $power } { $power_id ->
        [prussia] oferują
       *[other] oferuje
    } { FORM($recipient, "dat") } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-money_accepted =
    { $recipient } { $recipient_id ->
        [prussia] przyjmują
       *[other] przyjmuje
    } od { FORM($power, "gen") } { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[other] { $count } Pieniędzy
    }.
event-money_declined =
    { $recipient } { $recipient_id ->
        [prussia] odrzucają
       *[other] odrzuca
    } Pieniądze { FORM($power, "gen") }.
event-cards_accepted =
    { $recipient } { $recipient_id ->
        [prussia] przyjmują
       *[other] przyjmuje
    } od { FORM($power, "gen") } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
event-cards_declined =
    { $recipient } { $recipient_id ->
        [prussia] odrzucają
       *[other] odrzuca
    } karty { FORM($power, "gen") }.
event-general_placed = { $general } staje w { $territory }.
event-general_off = { $troops ->
    [0] { $general } schodzi z { $territory } poza planszę.
   *[other] { $general } schodzi z { $territory } poza planszę i traci { $troops ->
            [one] { $troops } oddział
            [few] { $troops } oddziały
           *[other] { $troops } oddziałów
        }.
}
event-troop_bought = { $general } dostaje oddział i ma ich teraz { $troops }.
event-fortress_built =
    { $power } { $power_id ->
        [prussia] budują
       *[other] buduje
    } fortecę w { $territory }.
event-corruption =
    Korupcja zabiera { $money ->
        [one] { $money } Pieniądz
        [few] { $money } Pieniądze
       *[other] { $money } Pieniędzy
    } ({ $power }).

## movement

event-movement_turn_began = Tura Ruchu { $turn }: { $power }.
event-frederick_began = { $frederick } może wykonać własny ruch.
event-arbiter_named =
    { $power } { $power_id ->
        [prussia] wybierają
       *[other] wybiera
    } { FORM($arbiter, "acc") } na Arbitra.
event-garrison_dismissed =
    { $power } { $power_id ->
        [prussia] rozwiązują
       *[other] rozwiązuje
    } garnizon w { $territory }.
event-turn_requested =
    { $power } { $power_id ->
        [prussia] proszą
       *[other] prosi
    } { FORM($arbiter, "acc") } o Turę Ruchu { $turn }.
event-turn_granted =
    { $arbiter } { $arbiter_id ->
        [prussia] przyznają
       *[other] przyznaje
    } { FORM($power, "dat") } Turę Ruchu { $turn }.
event-turn_refused =
    { $arbiter } { $arbiter_id ->
        [prussia] odmawiają
       *[other] odmawia
    } { FORM($power, "dat") } Tury Ruchu { $turn }.
event-consent_granted =
    { $power } { $power_id ->
        [prussia] zgadzają
       *[other] zgadza
    } się: { $general } może wejść do { $territory }.
event-consent_refused =
    { $power } { $power_id ->
        [prussia] odmawiają
       *[other] odmawia
    }: { $general } nie może wejść do { $territory }.
event-passage_granted =
    { $power } { $power_id ->
        [prussia] pozwalają
       *[other] pozwala
    }: { $general } może popłynąć do { $territory }.
event-passage_refused =
    { $power } { $power_id ->
        [prussia] odmawiają
       *[other] odmawia
    }: { $general } nie może popłynąć do { $territory }.
event-general_marched = { $troops ->
    [0] { $general } przechodzi z { $origin } do { $territory } bez oddziałów.
   *[other] { $general } przechodzi z { $origin } do { $territory }, oddziały: { $troops }.
}
event-general_passed = { $troops ->
    [0] { $general } Ruchem Strategicznym przechodzi z { $origin } do { $territory } bez oddziałów.
   *[other] { $general } Ruchem Strategicznym przechodzi z { $origin } do { $territory }, oddziały: { $troops }.
}
event-general_sailed = { $troops ->
    [0] { $general } płynie z { $origin } do { $territory } bez oddziałów.
   *[other] { $general } płynie z { $origin } do { $territory }, oddziały: { $troops }.
}
event-stuart_landed = { $general } ląduje w { $territory }, oddziały: { $troops }.
event-garrison_placed = { $general } zostawia garnizon w { $territory }.

## battles

event-battle = { $general } atakuje w { $territory } (broni się: { $powers }): Siła bazowa { $attacking } do { $defending }.
event-guardian_appointed =
    W tej bitwie { FORM($power, "inst") } { $major_id ->
        [prussia] grają
       *[other] gra
    } { $major }.
event-supported = { $general } wspiera { FORM($side, "acc") } w { $territory }.
event-card_played =
    { $power } { $power_id ->
        [prussia] zagrywają
       *[other] zagrywa
    } zakrytą kartę: { $general }.
event-card_shown =
    { $power } { $power_id ->
        [prussia] zagrywają
       *[other] zagrywa
    } odkrytą kartę { $card }: { $general }.
event-card_revealed = { $general }: odkryta zostaje karta { $card }.
event-passed =
    { $power } { $power_id ->
        [prussia] pasują
       *[other] pasuje
    } do końca bitwy.
event-pile_revealed = { $general }, karty: { $cards }. Ze zdolnościami liczą się za { $value }.
event-battle_won = { $side_id ->
    [defence] Bitwę w { $territory } wygrywa { $side }, { $defending } do { $attacking }.
   *[other] Bitwę w { $territory } wygrywa { $side }, { $attacking } do { $defending }.
}
event-battle_drawn = Bitwa w { $territory } kończy się remisem, { $attacking } do { $defending }: atakujący się wycofuje.
event-troops_lost = { $troops ->
    [0] { $general } traci ostatnie oddziały.
   *[other] { $general } traci { $count ->
            [one] { $count } oddział
            [few] { $count } oddziały
           *[other] { $count } oddziałów
        }, { $troops ->
            [one] zostaje
            [few] zostają
           *[other] zostaje
        } mu { $troops }.
}
event-garrison_lost =
    { $power } { $power_id ->
        [prussia] tracą
       *[other] traci
    } garnizon w { $territory }.
event-general_retired = { $general } wraca bez oddziałów do stolicy ({ $territory }).
event-general_withdrew = { $general } wycofuje się z { $origin } do { $territory }.

## updates of the board

event-garrison_removed =
    { $power } { $power_id ->
        [prussia] usuwają
       *[other] usuwa
    } garnizon z { $territory }.
event-troop_joined = Staje się on oddziałem: { $general } ma ich teraz { $troops }.
event-general_stayed = { $general } może zostać w { $territory }.
event-lot_drawn =
    Równa Siła w { $territory }: los decyduje, że { $power_id ->
        [prussia] zostają
       *[other] zostaje
    } { $power }.
