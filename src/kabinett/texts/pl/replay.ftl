# The replay of a game.

ui-replay-of = Odtworzenie: { $table }
ui-to-table = Do stołu
ui-step-back = Krok wstecz
ui-step-on = Krok dalej
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-moment = Chwila gry
ui-moment-of = { $number } z { $count }
ui-speed = Tempo
ui-speed-0 = powoli
ui-speed-1 = równo
ui-speed-2 = szybko
ui-speed-3 = bardzo szybko
# What a bot thought that made the move; its sentence follows.
ui-replay-why = Skąd ten ruch ({ $seat }):
ui-perspective = Widok
ui-try-it = Spróbuj stąd
