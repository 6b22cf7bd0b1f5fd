# The pages outside the table: the lobby, new tables, the account, links, the rules.

game-maria = Maria
game-ancien_regime = Koalicje: Ancien Régime
ui-level-random = losowo
ui-level-cadet = kadet
ui-level-general = generał
ui-level-marshal = marszałek

# what this is
ui-title-years = Wojny gabinetowe, 1740–1763
ui-title-under = Dwie gry planszowe o ministrach, marszałkach i złamanych traktatach
ui-title-text =
    Zagraj tu w Marię i Ancien Régime: ze znajomymi, na żywo lub korespondencyjnie, przy jednym ekranie albo przeciw
    botom. Zasad pilnujemy za ciebie, a każdą odmowę uzasadnia klauzula, którą możesz przeczytać.
ui-play-now = Zagraj teraz
ui-play-now-text = Wystarczy imię. Możesz je później zachować, ustawiając hasło.
ui-or-sign-in = albo się zaloguj
ui-your-name = Twoje imię
ui-greeting = Dzień dobry, { $name }
ui-games = Gry
ui-choose-game = Nowy stół
ui-rules-of = Zasady: { $game }
ui-about-maria =
    Wojna o sukcesję austriacką dla dwóch lub trzech osób. Generałowie maszerują drogami z ukrytą siłą, bitwy toczy się
    kartami właściwego koloru, a nikt nie stoi tylko po jednej stronie.
ui-about-maria-introductory = Dziewięć tur bez polityki: na jeden wieczór i na naukę gry.
ui-about-maria-advanced = Dwanaście tur z polityką, subsydiami, wyborami cesarskimi i porozumieniami.
ui-about-ancien_regime =
    Siedem Mocarstw od Londynu po Konstantynopol, dla czterech do siedmiu osób. Koło się obraca i każdemu daje inne
    zadanie; koalicje ogłasza się z ukrycia, a wygrywa 25 punktów Wpływu.
ui-about-ancien_regime-1740 = Maria Teresa odziedziczyła tron, a każdy ma roszczenia.
ui-about-ancien_regime-1756 = Sojusze się odwróciły, a Prusy stoją same.

# lists of tables
ui-between = { " · " }
ui-players = { $count ->
    [one] 1 gracz
   *[other] { $count } graczy
}
ui-my-tables = Moje stoły
ui-my-tables-empty = Nigdzie jeszcze nie siedzisz. Wybierz grę poniżej albo wolne miejsce przy otwartym stole.
ui-open-tables = Otwarte stoły
ui-open-tables-empty = Nikt teraz nie szuka towarzystwa.
ui-open-one = Otwórz własny stół
ui-running-tables = Gry do oglądania
ui-finished-tables = Gry skończone
ui-finished-empty = Żadna gra jeszcze się nie skończyła.
ui-sandboxes = Piaskownice
ui-sandboxes-text = Prywatne stoły, przy których sprawdzasz, co by było gdyby. Nikt inny ich nie widzi.
ui-table-by = Stół: { $name }
ui-your-move = Twój ruch
ui-row-yours = jako { $seats }, { $ago }
ui-row-waiting = { $count ->
    [0] Toczy się sama, { $ago }
    [1] Czeka na: { $seats }, { $ago }
    [2] Czeka na: { $seats }, { $ago }
   *[other] Czeka na miejsca: { $count }, { $ago }
}
ui-row-open = Otwarto { $ago }
ui-stand-in = { $name } (bot)
ui-is-asked = na ruchu
ui-time-left = zostało: { $time }
ui-just-now = przed chwilą
ui-play = Graj
ui-look = Otwórz
ui-watch = Oglądaj
ui-put-archive = Odłóż
ui-put-unarchive = Przywróć
ui-archived = Odłożone
ui-archived-empty = Nic.
ui-sit-as = Zagraj: { $seat }
ui-more-tables = Pokaż więcej
ui-ending = { $count ->
    [0] Bez zwycięzcy: { $reason }.
   *[other] Zwycięstwo – { $winners }: { $reason }.
}

# lengths of time
ui-days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
ui-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
ui-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
ui-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}

# a new table
ui-which-game = Jaka gra?
ui-company = Kto z tobą gra?
ui-company-bots = Boty
ui-company-bots-text = Gra zaczyna się od razu.
ui-company-open = Ktokolwiek
ui-company-open-text = Stół stoi w lobby, aż ktoś zajmie każde miejsce.
ui-company-link = Znajomi
ui-company-link-text = Przy stole dostaniesz link dla każdego znajomego; nikt inny nie zajmie tych miejsc.
ui-company-screen = Wszyscy tutaj
ui-company-screen-text = Wszyscy grają przy tym ekranie. Między turami kurtyna zasłania to, co nie jest dla wszystkich.
ui-level = Jak dobrze grają boty?
ui-holder-mine = Ja
ui-holder-open = Ktokolwiek
ui-holder-link = Znajomy z linkiem
ui-further = Czas, nazwa i kto to widzi
ui-table-name = Nazwa stołu
ui-table-name-help = Bez niej stół nosi twoje imię.
ui-public = Inni mogą widzieć stół
ui-public-text = Stoi w lobby i każdy może oglądać. Co ukryte, pozostaje ukryte.
ui-auto-start = Zacznij, gdy wszystkie miejsca są zajęte
ui-auto-start-text = W innym razie grę zaczynasz ty.
ui-lay-bots = Zacznij z botami
ui-lay-screen = Zacznij przy tym ekranie
ui-lay-mixed = Zacznij
ui-lay-waits = Nakryj stół
ui-clock = Czas do namysłu
ui-clock-none = Bez limitu
ui-clock-live = Na żywo, żwawo
ui-clock-evening = Na żywo, wieczór
ui-clock-days = Korespondencyjnie, dni
ui-clock-week = Korespondencyjnie, tydzień
ui-clock-own_bank = Na żywo, własne liczby
ui-clock-own_ladder = Korespondencyjnie, własne liczby
ui-clock-none-text = Każdy myśli tyle, ile trzeba.
ui-clock-bank-text = Czas dla każdego na całą grę: { $bank }; z każdym pytaniem przybywa: { $added }, razem najwyżej: { $most }.
ui-clock-ladder-text = { $count ->
    [one] Czas na każdą odpowiedź: { $first }.
   *[other] Czas na każdą odpowiedź: { $first }. Kto się spóźni, ma następnym razem mniej ({ $steps }); kto zdąży, wspina się z powrotem.
}
ui-clock-bank = Minuty na początek
ui-clock-added = Dodatkowe sekundy z każdym pytaniem
ui-clock-most = Najwyżej minut
ui-clock-step = Godziny na stopniu { $number }
ui-clock-step-more = Jeszcze jeden stopień
ui-clock-step-less = Usuń stopień { $number }
ui-timeout = Gdy czas się skończy
ui-timeout-nothing = Wszyscy to widzą i czekają
ui-timeout-bot = Dalej gra bot
ui-timeout-resign = Miejsce poddaje grę

# the account
ui-account = Konto
ui-to-account = Do mojego konta
ui-name = Imię
ui-password = Hasło
ui-entrance-text = Do gry wystarczy imię, na poprzedniej stronie. Z kontem jesteś tą samą osobą na każdym urządzeniu.
ui-new-account = Nowe konto
ui-new-account-text = Imię i hasło. Nic więcej nie trzeba.
ui-make-account = Załóż konto
ui-mail = Adres e-mail
ui-mail-if-any = Adres e-mail, jeśli chcesz
ui-mail-help = Na nowe hasło, gdy zapomnisz starego, i na powiadomienia o twoich ruchach.
ui-mail-confirmed = Potwierdzony.
ui-mail-unconfirmed = Jeszcze niepotwierdzony: otwórz link z listu, który tam poszedł.
ui-forgotten = Nie pamiętasz hasła?
ui-forgotten-text = Jeśli twoje konto ma potwierdzony adres e-mail, pójdzie tam link do ustawienia nowego hasła.
ui-forgotten-send = Wyślij list
ui-forgotten-sent = Jeśli jest takie konto z potwierdzonym adresem, list jest w drodze.
ui-is-guest = Jesteś tu gościem: zna cię ta przeglądarka i żadna inna.
ui-is-member = Masz tu konto.
ui-keep-account = Zachowaj swoje imię
ui-keep-account-text = Z hasłem znajdziesz swoje miejsca na każdym urządzeniu. Wszystko, co masz, pozostaje twoje.
ui-who-i-am = Kim jesteś
ui-change-name = Zmień imię
ui-change-mail = Zmień adres
ui-change-password = Zmień hasło
ui-change-password-text = Na wszystkich innych urządzeniach nastąpi wylogowanie.
ui-old-password = Obecne hasło
ui-new-password = Nowe hasło
ui-set-password = Ustaw hasło
ui-new-password-done = Hasło jest ustawione.
ui-sign-out = Wyloguj się
ui-sign-out-guest = Gość, który się wyloguje, nie wróci na swoje miejsca. Jeśli chcesz wrócić, najpierw zachowaj imię, ustawiając hasło.
ui-sign-out-sure = Wyloguj się na dobre
ui-done = Gotowe.
ui-mail-confirm = Potwierdź swój adres
ui-mail-confirm-text = Jedno kliknięcie, a listy z tego serwera będą mogły tam docierać.
ui-mail-confirm-done = Adres jest potwierdzony.
ui-devices = Urządzenia
ui-session = Zalogowano { $made }, ostatnio { $seen }
ui-session-here = tutaj
ui-end-sessions = Wyloguj wszędzie indziej
ui-device-account = Na innym urządzeniu zaloguj się imieniem i hasłem.
ui-device-link-text =
    Na innym urządzeniu jesteś sobą dzięki linkowi. Nie dawaj go nikomu: kto go otworzy, jest tobą.
ui-device-link-make = Utwórz link dla innego urządzenia
ui-device-link = Otwórz to na innym urządzeniu
ui-copy = Kopiuj
ui-copied = Skopiowano.
refusal-no_seat_yet = taki link należy do miejsca: najpierw gdzieś usiądź
ui-channels = Gdy przychodzi twój ruch
ui-channels-text = Jak chcesz się o tym dowiadywać, gdy cię nie ma.
ui-channels-empty = Na razie nigdzie nie powiadamiamy.
ui-channel-mail = E-mail
ui-channel-push = Przeglądarka
ui-channel-hook = Webhook
ui-channel-on = Włączony
ui-channel-wait = Zwłoka
ui-wait-none = bez zwłoki
ui-channel-test = Test
ui-channel-delete = Usuń
ui-channel-add-mail = Powiadamiaj e-mailem
ui-channel-add-push = Powiadamiaj w tej przeglądarce
ui-channel-add-hook = Powiadamiaj webhook
ui-hook-text = Twój program dostaje podpisane żądanie. Klucz pokazujemy raz.
ui-hook-address = Adres
ui-hook-secret = Klucz podpisów; pokazujemy go tylko ten jeden raz
ui-push-here = Ta przeglądarka powiadamia cię także wtedy, gdy żadna strona nie jest otwarta.
ui-push-impossible = Tej przeglądarki nie można powiadomić, gdy żadna strona nie jest otwarta.
ui-push-asked = Twój ruch
ui-push-test = To jest test: powiadomienia tu docierają.
refusal-push_not_wanted = przeglądarka nie pozwala na powiadomienia z tej strony
ui-quiet = Nie, gdy trwa połączenie
ui-quiet-text = Kto patrzy na stół, sam widzi, że przyszła jego kolej.
ui-deliveries = Wysłane powiadomienia
ui-deliveries-empty = Na razie nic.
ui-deliveries-older = Starsze
ui-delivery-waiting = czeka
ui-delivery-sending = w drodze
ui-delivery-sent = wysłane
ui-delivery-failed = nieudane
ui-delivery-skipped = niepotrzebne
ui-delivery-test = test
ui-likings = Wygląd i działanie
ui-theme = Światło
ui-theme-is-auto = Jak w systemie
ui-theme-is-light = Dzień
ui-theme-is-dark = Świeca
ui-motion = Animacje
ui-motion-is-auto = Jak w systemie
ui-motion-is-none = Brak
ui-send-at-once = Wysyłaj wybory od razu
ui-send-at-once-text = W innym razie wybór jest najpierw pokazywany, a wysyłany po potwierdzeniu.
ui-delete-me = Odejdź na zawsze
ui-delete-me-text = Twoje miejsca się zwalniają, a to, co o tobie wiadomo, zostaje usunięte. Rozegrane gry pozostają, bez twojego imienia.
ui-delete-me-first = Usuń mnie
ui-delete-me-sure = Tak, usuń mnie
ui-delete-me-not = Nie, zostaję

# links
ui-join = Zaproszenie
ui-join-player = { $host_id ->
    [none] Zapraszamy do gry na miejscu „{ $seat }”.
   *[other] { $host } zaprasza cię do gry na miejscu „{ $seat }”.
}
ui-join-player-go = Zajmij miejsce
ui-join-device = Dzięki temu linkowi jesteś na tym urządzeniu tym, kim na drugim.
ui-join-device-go = To ja
ui-join-confidant = Możesz patrzeć przez ramię ({ $seat }): widzisz to, co widać z tego miejsca.
ui-join-confidant-go = Patrz
ui-join-spectator = Zapraszamy do oglądania.
ui-join-spectator-go = Oglądaj
ui-join-as = Wchodzisz tam jako { $name }.

# the rules
ui-rules-loading = Otwieramy księgę…
ui-rules-search = Szukaj w zasadach
ui-rules-search-end = Zakończ szukanie
ui-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono 1 klauzulę
    [few] Znaleziono { $count } klauzule
   *[other] Znaleziono { $count } klauzul
}
ui-rules-contents = Spis treści
