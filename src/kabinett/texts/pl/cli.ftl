### What the command line says: the help of its commands and options, what they print, and what was wrong with a call.
### Words in CAPITALS, names of commands and options, and everything in `backticks` are typed as they are.

## Commands: `kabinett --help` shows the first paragraph of each.

# $names: the names of all games.
command-kabinett = Gra w { $names } z pełną kontrolą zasad. Program nieoficjalny.
command-games = Pokazuje gry z ich miejscami i opcjami.
command-play = Gra w terminalu, przeciw botom lub z innymi przy tym samym ekranie.
command-join = Gra w terminalu przy stole na serwerze: istniejącym lub nowym.
# $limits: one simulated-limit for each game that has one.
command-simulate = Rozgrywa całe gry botami i liczy wyniki. Boty mogą same nie dojść do końca, więc jeśli nie podano inaczej, { $limits }.
simulated-limit = { $game } ma --option { $option }={ $value }
command-arena = Każe botom grać ze sobą na zmienianych miejscach i wypisuje, kto kogo pokonuje. Uruchomiona ponownie, idzie dalej od miejsca przerwania.
command-balance = Wypisuje, jak często wygrywa każde miejsce, gdy grają równe boty: dla wszystkich stołów albo tych z podanymi opcjami.
command-bot = Narzędzia dla piszących boty.
command-conformance = Sprawdza, czy bot robi wszystko, czego się od niego wymaga: zob. docs/bots.md.
command-replay = Odtwarza dziennik i pokazuje przebieg: to, co widzi widz, jedno miejsce albo wszystko.
command-verify =
    Odtwarza dziennik i sprawdza jego ziarno, każdy ruch, stan końcowy i wynik.

    Plik nie dowodzi, że ziarno wybrano przed grą: podaj skrót, który wtedy ogłoszono.
command-dataset = Zapisuje decyzje i wyniki nagranych gier jako plik Parquet, dla programów, które się uczą.
command-position = Sprawdza plik pozycji i go pokazuje.
command-puzzle = Rozgrywa rozwiązanie z pliku zadania i mówi, czy jego ograniczenia są ścisłe.
command-board = Sprawdza edycję planszy, liczy, co na niej jest, i ją rysuje.
command-rules = Pokazuje klauzulę zasad naszymi słowami; bez podanej – rozdziały.
command-serve = Udostępnia stoły ludziom, botom i programom. Ustawienia pochodzą ze środowiska (zob. docs/server.md).
command-backup = Kopiuje bazę danych serwera do pliku w trakcie jego działania.
command-export = Zapisuje grę przy stole jako dziennik, który czytają `kabinett replay` i `verify`. Zawiera wszystkie tajemnice.
command-import = Umieszcza grę z dziennika na serwerze jako nowy prywatny stół, przy którym może toczyć się dalej. Wypisuje link dla każdego miejsca.

## Arguments and options: of all commands that have them, or (option-COMMAND-NAME) of one.

option-help = Pokaż ten tekst i zakończ.
option-version = wypisz wersję i postać silnika
option-language = język: { $languages }; bez podania KABINETT_LANGUAGE albo język terminala
option-game = gra: { $games }
option-balance-game = gra: { $games }; bez podania wszystkie
option-variant = wariant (zob. kabinett games)
option-scenario = scenariusz (zob. kabinett games)
option-players = liczba graczy
option-option = opcja (zob. kabinett games); można podać wielokrotnie
option-as_json = wypisz dane dla programów
option-seed = pierwsze ziarno
option-play-seed = ziarno wszystkich losowań; bez podania jest losowane
option-simulate-seed = ziarno pierwszej gry; każda następna ma następne
option-seconds = jak długo bot może myśleć nad decyzją; bez podania – ile chce
option-workers = procesy
option-serve-workers = procesy; więcej niż jeden wymaga PostgreSQL
option-board = folder z inną edycją plików CSV planszy
option-play-seat = miejsce, które zajmuje człowiek; można podać wielokrotnie
option-play-hotseat = wszystkimi miejscami grają ludzie przy tym terminalu
option-play-resume = graj dalej zapisaną grę
option-play-position = zacznij od pliku pozycji
option-play-bot = boty na wszystkich innych miejscach lub na jednym (poziomy: { $levels }; bez podania { $steady }); można podać wielokrotnie
option-join-url = serwer (http://localhost:1740), strona stołu na nim albo link
option-join-seat = miejsce do zajęcia
option-join-name = kim tam jesteś; bez podania – tym, kim ostatnio
option-join-watch = tylko oglądaj
option-join-new = utwórz tam nowy stół tej gry
option-join-bot = miejsce nowego stołu, które zajmuje bot; można podać wielokrotnie
option-join-private = nikt inny nie widzi nowego stołu; miejsca zajmuje się przez linki
option-simulate-games = ile gier
option-simulate-journals = zapisuj dziennik każdej gry w tym folderze
option-simulate-bots = jeden na wszystkie miejsca albo jeden na każde: { $levels }; marshal@0.5: z połową sekundy na decyzję
option-arena-bots = kto gra: { $levels }; marshal@0.5: z połową sekundy na decyzję
option-arena-games = gry na każdą parę; zaokrąglane w górę do pełnych rotacji
option-arena-one_way = więcej niż dwa miejsca: sam gra tylko pierwszy z każdej pary
option-arena-ray = graj na klastrze Ray; local: na tutejszym
option-arena-folder = gdzie przechowuje się wyniki i dzienniki i gdzie się ich szuka
option-arena-plots = rysuj rankingi, długość gier, wygrane według miejsc
option-arena-form = format wykresów: svg lub png
option-balance-bots = poziom na wszystkich miejscach: { $levels }
option-balance-games = gry na każdy stół
option-balance-markdown = wypisz tabelę na stronę dokumentacji
option-conformance-module = gdzie jest bot
option-conformance-games = gry przy każdym stole
option-conformance-samples = decyzje z każdej gry, które stawia się ponownie
option-file = dziennik, jaki zapisują `save` i `simulate --journals`
option-replay-to = zatrzymaj się po tylu ruchach
option-replay-seat = pokaż to, co może wiedzieć to miejsce
option-replay-everything = pokaż wszystko, razem z tajemnicami
option-replay-why = z tym, co myślały boty; w grze skończonej
option-verify-published = skrót ogłoszony przed grą
option-dataset-file = plik do zapisania; nie może istnieć
option-dataset-journals = dzienniki jednej gry i planszy
option-dataset-observations = z tym, co widziało każde miejsce, jako tablicami
option-position-file = pozycja jako plik YAML
option-position-seat = pokaż to, co może wiedzieć to miejsce, zamiast wszystkiego
option-puzzle-file = zadanie jako plik YAML
option-board-svg = narysuj obraz do tego pliku
option-board-picture = który obraz; bez pliku są wyliczane
option-rules-clause = klauzula (M9.7, C9.8), sekcja (M10.1) lub rozdział (C9)
option-data = folder danych (domyślnie: KABINETT_DATA lub kabinett-data)
option-serve-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 dla wszystkich sieci
option-serve-port = port, na którym serwer nasłuchuje
option-serve-show = otwórz lobby w przeglądarce, jeśli jakaś jest
option-backup-file = plik do zapisania; nie może istnieć
option-export-table = identyfikator stołu, ostatnia część jego adresu
option-export-file = plik do zapisania (domyślnie: standardowe wyjście)
option-import-file = dziennik, jaki zapisują `save`, `export` i `simulate --journals`
option-import-name = nazwa nowego stołu

## The frame of the help.

help-usage = Użycie:
help-usage_options = [OPCJE]
help-usage_command = POLECENIE [ARGUMENTY]...
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
# "{ "{}" }" is where the default stands.
help-default = [domyślnie: { "{}" }]
help-required = [wymagane]

## What was wrong with a call.

call-no_option = Nie ma takiej opcji: { $option }{ $near_count ->
        [0] { "" }
       *[other] { " " }(możliwe opcje: { $near })
    }
call-missing_argument = Brakuje argumentu { $parameter }.
call-missing_option = Brakuje opcji { $parameter }.
call-bad_value = Zła wartość dla { $parameter }: { $reason }
call-no_command = Nie ma takiego polecenia: „{ $command }”.{ $near_count ->
        [0] { "" }
       *[other] { " " }Chodziło o { $near }?
    }
call-interrupted = przerwano
call-no_output = nie można wypisać wyniku: { $reason }
call-option_form = --option wymaga postaci NAME=VALUE, a nie „{ $text }”
call-option_twice = opcja { $option } jest podana dwa razy
call-other_game = w pliku jest gra { $game }, a nie { $asked }
call-exclude = { $options } wykluczają się nawzajem
call-game_options = opcja gry lub --seed
call-resume_or_position = --resume lub --position
call-person_or_bot = { $seat }: na tym miejscu gra człowiek, nie bot
call-only_new = opcje, boty i --private są dla nowego stołu: podaj jego grę przez --new
call-last_seed = ostatnia gra z { $games } miałaby ziarno powyżej 2**128
call-last_seed_of = ostatnie ziarno z { $seeds } byłoby powyżej 2**128
call-secret_thoughts = myśli botów są tajemnicą do końca gry; tajemnice pokazuje --all
call-no_picture = { $game } nie ma obrazu „{ $picture }” (obrazy: { $pictures })
call-needs_extra = { $what }: potrzebny jest pakiet { $module }: pip install 'kabinett[{ $extra }]' ({ $error })
call-extra-dataset = zbiór danych
call-extra-arena = arena
call-extra-plots = wykres
call-extra-ray = --ray
call-extra-rating = ranking
call-two_bots = arena potrzebuje co najmniej dwóch botów, każdego podanego raz: --bots cadet,general
call-plot_format = wykres może mieć format { $formats }, a nie „{ $format }”
call-bots_and_seats = liczba miejsc: { $count } ({ $seats }); podaj jednego bota na wszystkie albo po jednym na każde, a nie { $given }
call-no_table = { $game } nie ma stołu z tymi opcjami
call-no_bot = nie ma bota „{ $bot }” (boty: { $bots })
call-bot_seconds = „{ $bot }” nie podaje czasu bota: po @ następuje liczba sekund, co najmniej { $least }

## `kabinett games`

games-column-table = stół
games-column-options = opcje
games-column-seats = miejsca
games-column-option = opcja
games-column-values = wartości
games-column-default = domyślnie
games-column-help = co to jest
games-how = Opcje podaje się przez --variant, --scenario, --players, --board lub --option NAME=VALUE. Każda gra ma --seed N.

## `kabinett play` and `kabinett join`

play-seed = Ziarno { $seed }.
play-help = Przy każdym pytaniu można wpisać help.
play-seed_hash = Ziarno { $seed } (jego skrót: { $hash }).
play-journal = Dziennik tej gry: { $file }
play-leave = Odchodzisz od stołu; gra nie jest skończona.
play-go_on = Graj dalej poleceniem: { $command }
join-leave = Odchodzisz.
join-come_again = Twoje miejsce pozostaje twoje. Wróć poleceniem: { $command }

## `kabinett simulate`, `arena` and `balance`

simulate-progress = gry
simulate-column-seed = ziarno
simulate-column-winner = zwycięzca
simulate-column-reason = powód
simulate-column-turns = tury
simulate-column-decisions = decyzje
simulate-column-seconds = sekundy
simulate-draw = remis
simulate-column-seat = miejsce
simulate-column-wins = wygrane
simulate-column-score = średni wynik
simulate-column-won_turns = średnia tur gier wygranych
simulate-total-options = opcje
simulate-total-games = gry
simulate-total-wins = wygrane
simulate-total-reasons = powody
simulate-total-mean_turns = średnia tur
simulate-total-mean_turns_by_winner = średnia tur według zwycięzcy
simulate-total-mean_scores = średnie wyniki
simulate-total-mean_decisions = średnia decyzji
simulate-total-decisions_per_second = decyzje na sekundę
simulate-total-seconds = sekundy
arena-results = Wyniki
arena-bots = Boty
arena-seats = Udział gier wygranych na każdym miejscu
arena-column-bot = bot
arena-column-against = przeciw
arena-column-games = gry
arena-column-share = udział
arena-column-interval = przedział 95 %
arena-column-fair = równy
arena-column-rating = ranking
arena-column-decisions = decyzje
arena-column-speed = decyzje/s
arena-column-mean = ms średnio
arena-column-worst = ms najgorzej
arena-column-late = spóźnienia
arena-column-illegal = niedozwolone
arena-column-seat = miejsce
arena-column-all = wszystkie
arena-failed = { $bot }: awarie w grach: { $times }, dalej grał tam { $other }: { $reason }
arena-there = Jest już gier: { $known } z { $total }.
arena-rounded = Gry na każdą parę: { $games } zamiast { $asked }, wszystkie miejsca równie często.
arena-folder = Wyniki i dzienniki: { $folder }
arena-plot = Wykres: { $file }
balance-column-games = gry
balance-column-turns = średnia tur
balance-column-ended = zakończenie
balance-failed = { $games } (awarie bota: { $failures })
# $low and $high are signs, $band a number.
balance-legend = Dla każdego miejsca: jego udział w grach (przedział 95 %) / średni wynik, jeśli gra go ma / średnia liczba tur gier wygranych samodzielnie. { $low }: mniej niż 1/{ $band } równego udziału, { $high }: więcej niż { $band } razy tyle.

## `kabinett bot conformance`

conformance-trying = sprawdzanie: { $what }
conformance-conforms = Bot { $bot } spełnia wymagania.
conformance-does_not = Bot { $bot } nie spełnia wymagań.
conformance-column-check = test
conformance-column-bot = bot ...
conformance-column-tried = próby
conformance-column-verdict = ocena
conformance-column-faults = co było źle
conformance-more = i jeszcze { $count }
conformance-verdict-ok = w porządku
conformance-verdict-failed = źle
conformance-verdict-not_tried = nie sprawdzono
# "A bot ..."
conformance-check-class = jest klasą Bot z nazwą i da się utworzyć
conformance-check-games = rozgrywa całe gry do końca na każdym miejscu
conformance-check-options = zawsze wybiera jedną z możliwości
conformance-check-words = mówi tylko to, co wolno jego miejscu
conformance-check-untouched = nie zmienia widoku ani decyzji
conformance-check-reasons = wyjaśnia się znanym komunikatem albo własnymi słowami
conformance-check-time = mieści się w swoich sekundach
conformance-check-seed = przy tym samym ziarnie wybiera tak samo
conformance-check-anew = może być tworzony na nowo przy każdej decyzji

## `kabinett replay`, `verify`, `dataset`, `position` and `puzzle`

replay-moves = Liczba ruchów w dzienniku: { $count }.
replay-not_over = Gra nie jest skończona.
verify-correct = { $file }: poprawny; ruchy: { $moves }; { $outcome }
verify-correct_position = { $file }: poprawny; ruchy: { $moves }; rozpoczęty od podanej pozycji, nie od przygotowania gry; { $outcome }
verify-not_over = nieskończona
dataset-written = { $file }: decyzje: { $rows }, gry: { $games }
position-knows = Co wie { $seat }
position-all_know = Co wiedzą wszyscy
position-knows_besides = Co ponadto wie { $seat }
puzzle-solved =
    { $file }: rozwiązanie jest poprawne, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
puzzle-tight = Ograniczenia są ścisłe: przy mniejszych nie ma rozwiązania.
puzzle-loose = Ograniczenia są za szerokie: da się rozwiązać przy mniejszych.
puzzle-missing = Brak tekstów w językach: { $languages }

## `kabinett board`

board-drawn = Obraz „{ $picture }” narysowano: { $file }
board-none = brak
# What is counted on a board.
board-count-edition = edycja
board-count-cities = miasta
board-count-roads = drogi
board-count-main_roads = drogi główne
board-count-sectors = sektory
board-count-fortresses = twierdze
board-count-generals = generałowie
board-count-trains = tabory
board-count-political_cards = karty polityki
board-count-track_boxes = pola torów
board-count-files = pliki
board-count-taken_from_the_folder = wzięte z folderu
board-count-taken_from_ours = wzięte z naszych
board-count-not_used = nieużyte
board-count-pictures = obrazy
board-count-territories = terytoria
board-count-home = macierzyste
board-count-contested = sporne
board-count-uncontested = niesporne
board-count-impassable = nieprzekraczalne
board-count-borders = granice
board-count-sea_routes = szlaki morskie
board-count-electors = elektorzy
board-count-troop_tokens = żetony oddziałów
board-count-battle_cards = karty bitwy

## `kabinett serve`, `backup` and `import`

serve-serves = Kabinett działa pod adresem { $url } (dane: { $data }). Zatrzymuje go Ctrl-C.
serve-no_client = Nie ma jeszcze klienta przeglądarkowego: zbuduj go przez `make web`. Na razie użyj `kabinett join`.
backup-done = { $file } zawiera całą bazę danych. Zachowaj też { $secret }: podpisuje linki.
backup-done_counted = { $file } zawiera całą bazę danych (stoły: { $tables }, wpisy: { $entries }). Zachowaj też { $secret }: podpisuje linki.
import-done = stół { $table }, ruchy: { $moves }; linki jego miejsc:
