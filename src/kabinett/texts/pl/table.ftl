### What happens at a table besides its game. People, seats and bots are named; `$bot_id` is none where a person plays.

person-gone = Ktoś, kogo już nie ma

## Bots: how well they play.

level-random = losowy
level-cadet = kadet
level-general = generał
level-marshal = marszałek

## What happens.

table-seat_taken = { $person } zajmuje miejsce: { $seat }.
table-seat_left = Miejsce „{ $seat }” jest wolne: kto je zajmował, odszedł.
table-seat_handed = { $bot_id ->
    [none] { $seat }: odtąd gra { $person }.
   *[other] { $seat }: odtąd gra bot ({ $bot }).
}
table-seat_taken_back = { $seat }: znów gra { $person }.
table-seat_opened = Miejsce „{ $seat }” jest wolne.
table-seat_reserved = Miejsce „{ $seat }” czeka na kogoś, kto dostanie do niego link.
table-seat_timeout = { $seat }: czas minął, gra bot ({ $bot }).
table-seat_failed = { $seat }: bot ({ $failed }) zawiódł; dalej gra bot ({ $bot }).
table-seat_resigned = { $seat }: poddanie gry; dalej gra bot ({ $bot }).
table-started = Gra się zaczyna.
table-undone = { $agreed ->
    [0] { $seat }: cofnięcie ruchu.
   *[other] { $seat }: cofnięcie ruchów, za zgodą pozostałych.
}
table-undo_requested = { $seat }: prośba do pozostałych o cofnięcie ruchu.
table-undo_agreed = { $seat }: zgoda na cofnięcie ruchu ({ $other }).
table-undo_declined = { $seat }: brak zgody na cofnięcie ruchu ({ $other }).
table-undo_withdrawn = { $seat }: prośba o cofnięcie ruchu wycofana.
table-pause_requested = { $seat }: prośba o przerwę.
table-pause_agreed = { $seat }: zgoda na przerwę ({ $other }).
table-pause_declined = { $seat }: brak zgody na przerwę ({ $other }).
table-pause_withdrawn = { $seat }: prośba o przerwę wycofana.
table-resume_requested = { $seat }: prośba o ponowne uruchomienie zegarów.
table-resume_agreed = { $seat }: zgoda na ponowne uruchomienie zegarów ({ $other }).
table-resume_declined = { $seat }: brak zgody na ponowne uruchomienie zegarów ({ $other }).
table-resume_withdrawn = { $seat }: prośba o ponowne uruchomienie zegarów wycofana.
table-end_requested = { $seat }: prośba o zakończenie gry bez zwycięzcy.
table-end_agreed = { $seat }: zgoda na zakończenie gry bez zwycięzcy ({ $other }).
table-end_declined = { $seat }: brak zgody na zakończenie gry ({ $other }).
table-end_withdrawn = { $seat }: prośba o zakończenie gry wycofana.
table-paused = Zegary stoją.
table-resumed = Zegary znów idą.
table-time_lapsed = { $seat }: przekroczony limit czasu.
table-time_out = { $seat }: czas się skończył.
table-ended = { $winners_count ->
    [0] Koniec gry: { $reason }.
   *[other] Koniec gry: { $reason }; zwycięstwo – { $winners }.
}

## How a table ends, otherwise than by the rules of its game.

outcome-resigned = wszyscy pozostali poddali grę
outcome-abandoned = nie został nikt, kto by grał
outcome-agreed = gracze zgodzili się ją zakończyć
outcome-closed = gospodarz zamknął stół

## What somebody asks for: "asks ...".

request-undo = o cofnięcie ruchu
request-pause = o przerwę
request-resume = o ponowne uruchomienie zegarów
request-end = o zakończenie gry bez zwycięzcy
