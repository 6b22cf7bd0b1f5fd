### What the terminal says besides the sentences of the games: at the table, on the way to one, and on the screens of
### both games. Words in `backticks`, and those in CAPITALS that stand for something to type, are typed as they are.

## What can be typed, as entries of a list in Markdown.

terminal-help_choose = to, co stoi przed możliwością, wybiera ją; tak samo sam ruch (`{ $move }`) albo nazwa, którą ma tylko jedna możliwość
terminal-help_again = **Enter** pokazuje pytanie ponownie; `?` wyjaśnia je wraz z klauzulą, `? 3` wyjaśnia możliwość 3, `? { $clause }` klauzulę
# $questions: what can be asked about things that happen by themselves, as `? conquer breslau` or `? supply friedrich`.
terminal-help_why = `? { $name }` mówi, dlaczego tego nie można wybrać{ $questions_count ->
        [0] { "" }
       *[other] ; { $questions } – czy coś się stanie i dlaczego
    }
# $place: what a place of the game is called, in capitals.
terminal-help_map = `map` lub `map { $place }` pokazuje okolicę, `all` pokazuje wszystko, co wiesz
terminal-help_place-city = MIASTO
terminal-help_place-territory = TERYTORIUM
terminal-help_log = `log` pokazuje ponownie ostatnie zdarzenia, `undo` cofa twój ostatni ruch, dopóki nikt nie poznał przez niego tajemnicy
# $what: one of the terminal-page messages.
terminal-help_page = `{ $page }` – { $what }
terminal-help_save = `save FILE` zapisuje dotychczasową grę, `quit` odchodzi od stołu
terminal-help_other = `other` oddaje ekran innej osobie, która też ma decyzję; `other SEAT` komukolwiek, na przykład do odpowiedzi na ofertę
terminal-help_say = `say TEXT` mówi do stołu, `say SEAT: TEXT` do jednego miejsca (lub kilku, po przecinku), jeśli gra zna rozmowy prywatne
terminal-help_seats = `seats` pokazuje, kto gdzie siedzi, oraz zegary
terminal-help_ask = `ask undo`, `ask pause`, `ask resume` lub `ask end` prosi o to pozostałych; odpowiada im `agree` lub `decline`
terminal-help_bot = `bot` lub `bot LEVEL` oddaje twoje miejsce botowi, `back` je odbiera, `resign` poddaje grę i dalej oglądasz
terminal-help_quit = `quit` wychodzi z terminala; twoje miejsce pozostaje twoje
terminal-help_watcher = `say TEXT` mówi do stołu, `seats` pokazuje, kto gdzie siedzi, oraz zegary
terminal-help_watcher_quit = `quit` wychodzi z terminala
terminal-help_lobby = `seats` pokazuje, kto gdzie siedzi, `say TEXT` mówi do stołu
terminal-help_start = `start` zaczyna grę, jeśli jesteś gospodarzem, a wszystkie miejsca są zajęte
terminal-help_leave = `leave` oddaje twoje miejsce, `quit` wychodzi z terminala i je zachowuje

## Questions and choices.

# Behind a question: its clause, and that ? helps.
terminal-clause = ({ $clause }; ? pomaga)
terminal-several = „{ $line }” może znaczyć { $moves }
terminal-incomplete = „{ $verb }” potrzebuje dalszego ciągu: { $moves }{ $more ->
        [0] { "" }
       *[other] { " " }...
    }
terminal-no_choice = „{ $line }” nie należy do możliwości ({ $clause }); pokazuje je Enter
terminal-no_number = { $line } nie stoi przed żadną możliwością; pokazuje je Enter
terminal-possible = „{ $line }” jest teraz możliwe
terminal-means_nothing = „{ $line }” nie jest ani klauzulą, ani ruchem, ani nazwą, którą ma tylko jedna możliwość
terminal-hidden = niewidoczne na mapie: { $what }

## A table at this terminal.

terminal-thinks = Myśli: { $seat }.
# $lost: how many of the last moves are not in the file.
terminal-unkept = { $lost ->
        [0] cofnięcie nie jest zapisane: { $reason }
        [1] ostatni ruch nie jest zapisany: { $reason }
       *[other] ostatnie ruchy ({ $lost }) nie są zapisane: { $reason }
    }
terminal-not_kept = dotychczasowej gry nie udało się zapisać: { $reason }
terminal-hash = Skrót ziarna: { $hash }
terminal-note_hash = Zanotuj go: na końcu `{ $program } verify --seed-hash` dowiedzie nim, że nikt nie sterował tasowaniem.
terminal-your_turn = { $seat }: teraz twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
terminal-press_enter = Naciśnij Enter albo wpisz quit.
terminal-nothing_asked = Teraz nie masz żadnej decyzji.
terminal-nothing_asked_hint = (other oddaje ekran; help)
terminal-asked_here = Decyzję mają też: { $seats } (other oddaje ekran).
terminal-has_offer = { $seat }: oferta czeka na odpowiedź; ekran oddaje other { $typed }.
terminal-no_person = „{ $line }” nie jest inną osobą przy tym stole ({ $seats })
terminal-save_what = save potrzebuje nazwy pliku
terminal-saved = Zapisano. Graj dalej później poleceniem: { $command }
terminal-no_undo = { $own ->
        [0] nie masz jeszcze ruchu do cofnięcia
       *[other] twojego ostatniego ruchu nie można cofnąć: od tego czasu ktoś poznał tajemnicę albo się ruszył
    }
terminal-undone = Twój ostatni ruch jest cofnięty.

## A table on a server.

terminal-not_asked_any_more = to pytanie jest już nieaktualne; spójrz jeszcze raz
terminal-watcher_moves = kto ogląda, nie wykonuje ruchów
terminal-help_hint = (help)
terminal-all_taken = Gra się nie zaczęła: wszystkie miejsca są zajęte, a zaczyna ją gospodarz.
terminal-nobody_plays = Gra się nie zaczęła: nikt jeszcze nie zajął miejsc: { $seats }.
terminal-waiting = Czekamy na: { $seats }.
terminal-offer_waits = Na twoją odpowiedź czeka oferta: { $choices }
# Who plays a seat through whose eyes one looks; $mine: whether it is one's own.
terminal-substitute_bot = { $seat }: gra bot ({ $level }){ $mine ->
        [0] .
       *[other] ; back odbiera mu miejsce.
    }
terminal-substitute = { $seat }: gra { $player }{ $mine ->
        [0] .
       *[other] ; back odbiera miejsce.
    }
terminal-asked_as_well = Decyzję mają też: { $seats }.
terminal-your_time = Twój czas: { $time }.
# A seat, and who plays it.
terminal-seat_of = { $seat } ({ $player })
terminal-player_bot = bot, { $level }
terminal-player_kept = dla znajomego
terminal-player_free = wolne
terminal-connected = Połączenie wróciło.
terminal-lost = Utracono połączenie ({ $trouble }); ponawiam próby.
# $what: one of the request messages of table.ftl.
terminal-request = { $seat }: prośba { $what }; agree czy decline?
# Somebody speaks: $seat and $hearers may be none.
terminal-spoken = { $name }{ $seat_id ->
        [none] { "" }
       *[other] { " " }({ $seat })
    }{ $hearers_count ->
        [0] { "" }
       *[other] { " " }→ { $hearers }
    }: { $text }
terminal-before_the_game = „{ $line }” nic nie znaczy, zanim gra się zacznie; co znaczy, mówi help
terminal-while_waiting = „{ $line }” nie da się zrobić, gdy decyzję mają inni; co się da, mówi help
terminal-say_what = say potrzebuje słów: say TEXT albo say SEAT: TEXT
terminal-say_whom = żadne miejsce nie nazywa się „{ $name }”, więc nic nie powiedziano; bez dwukropka słyszą wszyscy
terminal-nobody_asked_that = nikt cię o to nie prosił
terminal-nobody_asked = nikt nie czeka na twoją zgodę
terminal-which_request = czeka na ciebie kilka próśb: powiedz, o którą chodzi ({ $choices })
terminal-resign_really = po poddaniu gra dalej bot i nie można tego cofnąć; jeśli tego chcesz: resign yes
terminal-no_seat_to_leave = kto ogląda, nie ma miejsca do oddania; quit wychodzi z terminala
terminal-column-seat = miejsce
terminal-column-player = kto gra
terminal-note-asked = na ruchu
terminal-note-resigned = gra poddana
terminal-clocks_stand = Zegary stoją.
terminal-no_time = czas minął
# Two of these are the time that is left: days, hours, minutes, seconds.
terminal-time-days = { $number } d
terminal-time-hours = { $number } godz.
terminal-time-minutes = { $number } min
terminal-time-seconds = { $number } s

## On the way to a table on a server.

terminal-new_at_server = nowy stół tworzy się na serwerze, by tam grać: podaj jego adres, bez --watch
terminal-link_says = link sam mówi, czy się gra i na którym miejscu: --watch i --seat są dla stołów
terminal-watch_or_seat = --watch i --seat wykluczają się nawzajem
terminal-at_table = Jesteś przy stole { $table } jako { $seat }. W każdej chwili możesz wpisać help.
terminal-at_table_watching = Jesteś przy stole { $table } jako widz. W każdej chwili możesz wpisać help.
terminal-unknown_name = { $server } nie zna cię już pod imieniem { $name }.
terminal-ask-name = Twoje imię
terminal-ask-seat = Które miejsce
terminal-ask-table = Który stół
terminal-question = { $what }{ $choices_count ->
        [0] { "" }
       *[other] { " " }({ $choices })
    }:
terminal-mine_or_bots = { $seat }: miejsce jest twoje albo bota, a --seat i --bot podają to samo
terminal-new_table = Stół jest pod adresem { $url }
terminal-new_link = Link, { $seat }: { $url }
terminal-no_table = pod { $server } nie ma teraz stołu, przy którym można usiąść
terminal-no_such_seat = przy tym stole nie ma miejsca „{ $seat }” (miejsca: { $seats })
terminal-no_free_seat = przy tym stole nie ma wolnego miejsca; --watch pozwala oglądać
# A table in one line; $seats: what follows.
terminal-table = { $table } ({ $game }, { $options }); { $status }; { $seats }
terminal-table_status-open = otwarty
terminal-table_status-running = gra trwa
terminal-table_status-ended = zakończony
terminal-table_yours = twoje: { $seats }
terminal-table_free = wolne: { $seats }
terminal-table_full = bez wolnych miejsc

## Pages that a game shows: "... shows ...".

terminal-page-troops = jak można przenosić armie wewnątrz twoich zgrupowań; aby to zrobić, wpisz ruch
terminal-page-politics = plansza polityki, tory i pozostałe karty
terminal-page-deals = porozumienia, oferty i kontrakty oraz jak je zawierać
terminal-page-powers = wszystko o Mocarstwach
terminal-page-relations = kto z kim jest w sojuszu, w stanie wojny lub pokoju
terminal-page-wheel = Koło Wojny: które Mocarstwo co robi i w której Turze Akcji
terminal-page-influence = wyścig po Wpływ
terminal-page-election = elektorzy i ich głosy
terminal-page-generals = wszyscy generałowie, garnizony i fortece
terminal-page-discards = stos kart odrzuconych i gdzie są pozostałe karty
terminal-page-territories = wszystkie terytoria i kto je kontroluje
terminal-page-legend = co znaczą znaki na mapie

## Maria: when it is.

maria-turn = Tura { $turn } z { $turns }
maria-phase-cards = karty
maria-phase-supply = zaopatrzenie
maria-phase-movement = ruch
maria-phase-combat = walka
maria-phase-conquest = podbój
maria-phase-end = koniec etapu
maria-stage-hussar = huzarzy
maria-stage-winter = zima
maria-stage-setup = przygotowanie
maria-stage-election = wybory cesarskie
maria-stage-politics = polityka
maria-politics-reveal = odkrycie
maria-politics-trump = kolor atutowy
maria-politics-placement = wyłożenie kart
maria-politics-influence = wartość kart
maria-politics-choice = wybór
maria-politics-markers = znaczniki
maria-politics-end = koniec

## Maria: moves that can be made at any question, and how they are written.

maria-form-propose = pisz: propose SEAT: CLAUSE + CLAUSE (zob. deals)
maria-form-answer = pisz: { $verb } NUMBER, z numerem oferty (zob. deals)
maria-form-contract = pisz: contract POWER POWER TURNS, od 1 do { $turns } tur (zob. deals)
maria-form-cancel = pisz: cancel POWER POWER (zob. deals)
maria-form-end = porozumienie kończy się ofertą, pisz: propose SEAT: end { $rest } (zob. deals)

## Maria: the situation.

maria-legend = o miasto  ◆ twierdza  ★ główna twierdza  /A pod kontrolą Austrii  # droga główna  · droga  ! huzar  ♠♥♦♣ sektor
maria-takes_no_part = Nie bierze udziału w tej grze, a jego armie odchodzą razem z nim (M14.3).
maria-prices = Każda kosztuje { $price } pkt; karty są warte { $worth }.
maria-no_stack = Nie masz w jednym mieście dwóch generałów tej samej frakcji, między którymi można teraz przenosić armie.
maria-main_road = droga główna
maria-corps_price = { $facts }; koszt: { $price } pkt
maria-minor_fortress = mniejsza twierdza: { $power }
maria-major_fortress = główna twierdza: { $power }
maria-hussar = huzar
maria-out_of_supply = bez zaopatrzenia
maria-troops = { $count ->
        [one] { $count } armia
        [few] { $count } armie
       *[other] { $count } armii
    }
maria-box = pole { $name }
# The off-map box of the train that comes later.
maria-box_silesia = Śląsk
maria-no_place = na mapie nie ma miasta ani pionka o nazwie „{ $place }”
maria-column-power = Frakcja
maria-column-player = Gra
maria-column-troops = Armie
maria-column-income = Przychód
maria-column-goal = Cel
maria-column-cards = Karty
maria-column-piece = Pionek
maria-column-rank = Ranga
maria-column-place = Miejsce
maria-column-sector = Sektor
maria-column-supply = Zaopatrzenie
maria-hidden = zakryte: { $count }
maria-no_cards = brak kart
maria-goal = { $taken } z { $goal }
# One side of a battle: its generals, power, city and the sign of the sector.
maria-battle_side = { $generals } ({ $power }, { $city } { $suit }, armie: { $troops })
maria-battle = Bitwa: { $attacker } przeciw { $defender }. Zagrane karty: { $cards }.
maria-no_card_played = brak
maria-controls = { $power } – kontrola: { $fortresses_count ->
        [0] żadna twierdza
       *[other] { $fortresses }
    }
maria-question_marker = Znacznik z pytajnikiem w { $city }: { $power }
maria-hussars = Huzarzy: { $cities }
maria-out = bez

## Maria, the advanced game: pools and affairs of state.

maria-pools = Pule (pusta wygrywa):
maria-election_soon = Na końcu tej tury odbędą się wybory cesarskie
maria-agreements_count = Obowiązujące porozumienia: { $count } (zob. deals)
maria-reduction-no = Francja nie zredukowała celów militarnych
maria-reduction-ordered = Francja zredukuje cele militarne, gdy tylko będzie mogła, między dwoma etapami
maria-reduction-done = Francja zredukowała cele militarne
maria-saxony = Saksonia: { $status }, gra { $seat }
maria-not_neutral = Prusy nie są neutralne
maria-neutral = Prusy są neutralne aż do swojego etapu w turze { $turn }
maria-flanders_ended = Flandria: twoje ruchy są tam zakończone.
maria-flanders_finished = Ruchy tam są już zakończone: { $seats }.
maria-flanders_yours = Flandria: twoja kolej.
maria-flanders_theirs = Flandria: kolej ma { $seat }; gdzie indziej możesz się ruszać.
maria-markers = Znaczniki zwycięstwa
maria-marker-pool = pula { $count }
maria-marker-fortresses = na twierdzach { $count }
maria-marker-battles = pola wygranych bitew { $count } z { $boxes }
maria-marker-electors = 3 elektorzy 1
maria-marker-emperor = Cesarz 1
maria-marker-italy = Włochy 1
maria-marker-silesia = Śląsk 1
maria-marker-aside = odłożone { $count }
maria-note-votes = Głosy
maria-note-left = Pozostałe karty
maria-note-force = Obowiązuje
maria-note-incomes = Przychody
maria-note-saxony = Saksonia
maria-note-peace = Pokój
maria-note-reduction = Redukcja
maria-note-electors = Elektorzy
maria-note-emperor = Cesarz
maria-subsidy = subsydia
maria-drawn = dobrane
maria-annexed = Prusy zaanektowały Śląsk w turze { $turn }
maria-not_annexed = Śląsk nie jest zaanektowany
# The college of electors: votes cast for a candidate, bound votes, those of each power, and how many are needed.
maria-votes_cast = { $candidate } { $count }
maria-votes_bound = Franciszek w każdym razie { $count } ({ $cities })
maria-votes_of = { $power } { $count } ({ $cities })
maria-votes_free = wolne głosy: { $powers }
maria-votes_needed = { $votes }. Do wyboru cesarza potrzeba { $needed } z { $all }.

## Maria, the advanced game: politics.

maria-column-political = Karta polityki
maria-column-shields = Tarcze
maria-column-effect = Co robi
maria-column-display = Na planszy polityki
maria-column-up = Odkryte
maria-column-influence = Wartość
maria-column-down = Zakryte
maria-cards_come = Karty polityki odkrywa się na początku każdej tury
maria-no_tactical = Na planszy polityki nie ma karty taktycznej
maria-chosen_by = { $card }, wybór: { $power }
maria-back_next = { $card } (wraca w następnej turze)
# $count is 1: a card that another power has placed.
maria-placed_unknown = { $count } karta
maria-placed = { $card } (wyłożona)
maria-trump = Kolor atutowy: { $suit }
maria-order = Wybór w tej kolejności: { $powers }
maria-announced = Ogłoszono: { $arrows }
maria-arrow_right = { $track } { $boxes } w prawo
maria-arrow_left = { $track } { $boxes } w lewo
maria-fits_trump = pasuje do każdego atutu, liczy się za { $influence }
maria-is_trump = atut
maria-box_left = w lewo: { $box }
maria-box_right = w prawo: { $box }
maria-box_stays = w lewo: zostaje na { $box }
maria-no_effect = bez efektu
maria-alone_stays = sama zostawia na { $box }
maria-alone_leads = sama prowadzi na { $box }
maria-sends_corps = korpus: { $power }
maria-returns = { $general } wraca do { $city }
maria-no_political = brak kart polityki
maria-of_year = { $count } z { $year }
maria-no_year = brak
maria-cards_left = karty polityki: { $count } ({ $years })
maria-cards_left_election = karty polityki: { $count } ({ $years }); są wśród nich wybory cesarskie

## Maria, the advanced game: contracts and agreements.

maria-deals-subsidies = Subsydia
maria-deals-agreements = Obowiązujące porozumienia
maria-deals-offers = Oferty na stole
maria-subsidy_fixed = daje Bawarii kartę co turę do tury { $turn }, potem według uznania
maria-contract = { $turns ->
        [one] karta dla: { $receiver }, jeszcze w { $turns } fazie kart
       *[other] karta dla: { $receiver }, jeszcze w { $turns } fazach kart
    }
maria-deal_between = { $seat } i { $other }: { $clauses }
maria-deal_to = { $seat } → { $other }: { $clauses }
maria-offered = { $seat } oferuje ci: { $clauses }. Wpisz accept { $number } lub decline { $number }.
maria-own_offer = { $number } → { $seat }
maria-own_offers = Twoje oferty, które czekają na odpowiedź: { $offers } (zob. deals).
maria-own_contract = { $giver } → { $receiver }: karta w tylu fazach kart
maria-own_cancel = ten kontrakt się kończy
maria-own_reduce = Francja rezygnuje z podbojów w Austrii właściwej, gdy tylko może, raz w grze; połowę ich znaczników odkłada się poza planszę (M19.2)
maria-own_keep = cofnij zarządzenie o redukcji
maria-own_moves = Co możesz zrobić bez niczyjej zgody
maria-manual = Jak złożyć ofertę
maria-manual_text = SEAT to jedno z { $seats }; POWER jedno z { $powers }. PLACE to miasto, frakcja (jej terytorium własne) albo jedno z { $regions }. + łączy klauzule; druga strona przyjmuje lub odrzuca całość (accept 3, decline 3), a do tego czasu możesz ofertę wycofać (withdraw 3). ? M21.6 wyjaśnia klauzule.
maria-manual_clause = { $usage }: { $meaning }

## Ancien Régime: the map.

regime-legend = ★ stolica  ● macierzyste  ◆ sporne  ○ niesporne  ▲ nieprzekraczalne  ♔ elektor  · granica  ~ brytyjski, ≈ hiszpański szlak morski  3 AT+PR/RU wartość, czyje macierzyste lub paski, kto kontroluje  ▪ garnizon  ▣ z fortecą  □ pusta forteca  (PR1 3) generał pruski 1, 3 oddziały
regime-legend_hint = Znaki wyjaśnia legend.
regime-place-reserve = w rezerwie
regime-place-off = poza planszą
regime-troops = { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[other] { $count } oddziałów
    }
regime-no_troops = bez oddziałów
regime-army = { $general }, { $troops }
regime-general_alone = { $general } bez oddziałów
regime-capital_of = stolica: { $power }
regime-home_of = Terytorium Macierzyste: { $power }
regime-kind-home = macierzyste
regime-kind-disputed = sporne
regime-kind-undisputed = niesporne
regime-kind-impassable = nieprzekraczalne
regime-garrison_of = garnizon: { $power }
regime-garrison_fortress_of = garnizon z fortecą: { $power }
regime-uncontrolled = bez kontroli
regime-empty_fortress = pusta forteca
regime-value = wartość { $value }
regime-elector = elektor
regime-no_place = na mapie nie ma terytorium ani generała o nazwie „{ $place }”
regime-way-here = tutaj
regime-way-land = ląd
regime-way-sea = morze { $code }

## Ancien Régime: columns of tables. The short ones have room for as many letters as in English.

regime-column-power = Mocarstwo
regime-column-player = Gracz
regime-column-status = Status
regime-column-morale = Morale
regime-column-influence = Wpływ
regime-column-money = Pieniądze
regime-column-cards = Karty
regime-short-player = Gr
regime-short-status = Stat
regime-short-morale = Mor
regime-short-influence = Wpł
regime-short-money = Pie
regime-short-cards = Karty
regime-column-on_map = Na mapie
regime-column-off = Poza
regime-column-garrisons = Garnizony
regime-column-tokens = Żetony
regime-column-taxes = Podatki
regime-column-action = Ta tura
regime-column-allies = Sojusznicy
regime-column-war = Wojna z
regime-column-peace = Pokój z
regime-column-to_go = Brakuje
regime-column-gain = Zyskałoby
regime-column-turn = Tura Akcji
regime-column-elector = Elektor
regime-column-controller = Kontrola
regime-column-deck = W talii
regime-column-discarded = Odrzucone
regime-column-general = Generał
regime-column-code = Kod
regime-column-place = Miejsce
regime-column-troops = Oddziały
regime-column-territory = Terytorium
regime-column-way = Droga
regime-column-value = Wartość
regime-column-kind = Rodzaj
regime-column-control = Kontrola
regime-column-pieces = Pionki
regime-column-side = Strona
regime-column-plays = Zagrania
regime-column-diplomacy = Dyplomacja
regime-column-now = Teraz
regime-column-closed = Zamknięte
regime-column-wants = Chce

## Ancien Régime: the powers.

regime-time = Runda { $round } · Tura Akcji { $turn } z { $turns }
regime-state = Zwycięstwo: { $victory } pkt Wpływu · Cesarz: { $emperor } · talia { $pile }, odrzucone { $discards } · pozostałe fortece { $fortresses }
regime-part-setup = Przygotowanie
regime-part-diplomacy = Dyplomacja
regime-part-election = Elekcja Cesarza
regime-part-control = Kontrola nad Pomniejszym Mocarstwem
regime-part-frederick = Ruch Fryderyka
regime-acting = { $action }: { $power }
regime-arbiter = Arbiter: { $power }
regime-movement_turn = Tura Ruchu { $turn }
# A status in one word; where there is little room only its first four letters are shown.
regime-status-british = Brytyjska
regime-status-french = Francuska
regime-status-neutral = Neutralność
regime-status-expansionist = Ekspansjonizm
regime-you = ty
regime-nobody = nikt
regime-hidden = zakryte: { $count }
regime-no_cards = brak
regime-crown = Korona
regime-does_nothing = nic (C12.7.1)

## Ancien Régime: the wheel, relations, Influence, the election, cards and generals.

# The words before the wheel have room for 12 letters.
regime-wheel = Tura Akcji
regime-wheel-influence = Wpływ
regime-wheel-subsidies = Subwencje
regime-wheel_diplomacy = Tura { $turn }: Dyplomacja, od Rundy 2
regime-wheel_election = Tura { $turn }: Elekcja Cesarza
regime-wheel_frederick = Tura { $turn }: ruch Fryderyka, przed akcją Ruchu
regime-wheel_auction = Tura { $turn }: licytacja, { $power }
regime-wheel_idle = Małe litery: Pomniejsze Mocarstwo, którego nikt nie kontroluje, nic nie robi przed pierwszą Musztrą (C12.7.1).
regime-relations = Poza Terytorium Macierzystym Neutralnego mogą atakować wszyscy oprócz Neutralnych (C7.5.2).
regime-as_emperor = w tym { $influence } jako Cesarz
regime-would_gain = Zyskałoby: przez Poszerzenie Wpływu, w Turze Akcji obok, przy obecnej planszy (C9.7.1).
regime-note-votes = Głosy
regime-note-cast = Oddane
regime-note-emperor = Cesarz teraz
regime-votes = { $votes }. Do wyboru Cesarza potrzeba { $needed }.
regime-votes_of = { $power } { $count }
regime-cast_for = { $power } → { $other }
regime-card_value = wartość { $value }
regime-pile-discards = odrzucone { $count }
regime-pile-draw = talia { $count }
regime-pile-hands = w rękach { $count }
regime-pile-battle = w bitwie { $count }
regime-fortress_at = { $territory } (forteca)
regime-empty_fortresses = Puste fortece
regime-garrisons = Garnizony

## Ancien Régime: what is going on.

regime-way_of = Droga: { $general }
regime-battle = Bitwa w { $territory } (kontrola: { $power }): Siła bazowa { $attack } do { $defence }
regime-battle_uncontrolled = Bitwa w { $territory } (bez kontroli): Siła bazowa { $attack } do { $defence }
regime-side-attacker = atakujący
regime-side-defender = obrońca
regime-side-supports_attacker = wspiera atakującego
regime-side-supports_defender = wspiera obrońcę
regime-fights-garrison = Garnizon: { $power }
regime-fights-garrison_fortress = Garnizon z fortecą: { $power }
regime-face_down = ? leży zakryta; karta w nawiasie też jest zakryta, ale ją znasz.
regime-passed = Spasowali: { $powers }
regime-expelling = Wydalasz: { $powers }.
regime-progress-chosen = po wyborze
regime-progress-choosing = wybiera
regime-progress-settled = ustalone
regime-progress-open = otwarte
regime-auction = Licytacja
regime-note-taxes = Podatki
regime-note-generals = Generałowie
regime-note-bids = Jeszcze licytują
regime-until_now = dotąd pod kontrolą: { $power }
regime-until_now_nobody = dotąd bez niczyjej kontroli
regime-none_on_map = żadnego na mapie
regime-offers = Oferty: { $power }
regime-no_offers = na razie brak
regime-offer_money = { $power }, Pieniądze: { $count }
regime-offer_cards = { $power }, karty: { $count }

## Ancien Régime: what one should know of an option.

regime-ability-2 = liczy się za 3 na terytorium pod kontrolą swojego Mocarstwa
regime-ability-3 = odkryta odkrywa kartę drugiej strony
regime-ability-4 = dwie takie na stosie jednego generała liczą się o 1 więcej
regime-ability-5 = kosztuje dodatkowo 1 pkt Morale, jeśli jej strona przegra
regime-needs_consent = potrzebna zgoda: { $power }
regime-leads_to_battle = bitwa
regime-in_hand = na ręce: { $count }
regime-leaves_morale = zostanie { $morale } pkt Morale
# Who has a status now, besides the power that may choose it; $powers are short codes.
regime-status_as_now_with = jak teraz, razem z { $powers }
regime-status_now = teraz { $powers }
regime-status_as_now = jak teraz
regime-status_nobody = teraz nikt
regime-has_to_accept = potrzebna zgoda: { $power }
regime-arbiter_could = Morale { $morale }, Tury Ruchu: do { $turns }
regime-votes_so_far = głosy: { $count }, oddane dotąd na to Mocarstwo: { $cast }
regime-influence_morale = Wpływ { $influence }, Morale { $morale }
regime-has_money_cards = Pieniądze: { $money }, karty: { $cards }
regime-keeps = zachowuje { $troops }
regime-keeps_none = nie zachowuje oddziałów
regime-has_morale = { $power }: Morale { $morale }
