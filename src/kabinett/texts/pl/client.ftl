# The words of the browser client that every page uses, and those of the table page.

ui-brand = Kabinett
ui-colophon = Kabinett to nieoficjalne i wolne oprogramowanie. Plansze, karty i rysunki są nasze własne.
ui-guide = Przewodnik (po angielsku)
ui-skip = Do treści
ui-main-nav = Strony główne
ui-lobby = Stoły
ui-new-table = Nowy stół
ui-rules = Zasady
ui-learn = Nauka
ui-sign-in = Zaloguj się
ui-theme-light = Jasny motyw
ui-theme-dark = Ciemny motyw
ui-language = Język
ui-not-found = Nic tu nie ma
ui-not-found-text = Pod tym adresem nie ma strony.
ui-away = Strona nie dotarła
ui-away-text = Serwer jest nieosiągalny albo ma już nowszą wersję.
ui-again = Spróbuj ponownie
ui-to-lobby = Do listy stołów
ui-loading = Chwila, nakrywamy do stołu…
ui-table = Stół
ui-title-asked = ● { $name }
ui-table-of = { $game }
ui-close = Zamknij
ui-fold = Zwiń
ui-unfold = Rozwiń

# the board
ui-board = Plansza. Strzałki ją przesuwają, plus i minus przybliżają i oddalają, 0 pokazuje całość; N i P przechodzą między wyborami.
ui-zoom = Rozmiar planszy
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-whole = Cała plansza
ui-overlays = Warstwy na mapie
ui-stage = Karty i sprawy
ui-open-clause = Zasada { $clause }: otwórz

# what is asked
ui-prompt = O co chodzi
ui-waiting-for = { $count ->
    [0] Gra toczy się sama…
   *[other] Czekamy na: { $seats }.
}
ui-not-begun = Gra jeszcze się nie zaczęła.
ui-list-choices = { $count ->
    [one] Lista: 1 wybór
    [few] Lista: { $count } wybory
   *[other] Lista: { $count } wyborów
}
ui-find-choice = Znajdź wybór po nazwie
ui-cancel = Anuluj
ui-undo = Cofnij
ui-confirm = Potwierdź

# seats
ui-seats = Miejsca
ui-seat-asked = teraz na ruchu
ui-bot = bot: { $level }
ui-nobody = nikt
ui-seat-free = wolne
ui-seat-kept = dla znajomego
ui-take-seat = Usiądź
ui-leave-seat = Odejdź
ui-seat-bot = Bot ({ $level })
ui-seat-keep = Zachowaj dla znajomego
ui-invite = Zaproś
ui-invite-link = Link dla jednego znajomego
ui-waiting-room = Kto gra?
ui-start = Zaczynaj
ui-line-connecting = Łączenie…
ui-line-lost = Utracono połączenie; ponawiam…
ui-line-unknown = Nie ma takiego stołu.
ui-line-forbidden = To nie jest twoje miejsce.
ui-days-hours = { $days } d { $hours } godz.
ui-hours-minutes = { $hours } godz. { $minutes } min
ui-minutes-seconds = { $minutes }:{ $seconds }

# one screen for several
ui-curtain = Ekran przechodzi w inne ręce
ui-curtain-text = Teraz kolej: { $seat }. Pozostali nie patrzą.
ui-curtain-open = To ja: { $seat }

# the drawers
ui-drawers = Szuflady
ui-tab-with = { $name }, nowe: { $count }
ui-log = Przebieg
ui-talk = Rozmowa
ui-twin = Słowami
ui-more = Stół

# what only the browser can know
refusal-unreachable = serwer jest nieosiągalny; spróbuj ponownie
refusal-unanswered = połączenie przerwało się przed odpowiedzią serwera; czy się udało, widać przy stole
refusal-no_answer = serwer nie dał właściwej odpowiedzi ({ $status })
refusal-replay_stands = odtworzenie stoi w miejscu; żeby grać, otwórz stół
