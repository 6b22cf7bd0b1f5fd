# What a server says to people: why it does not do something, and its mails. What is the same at every table (unknown
# seats, a game that is over) is in core.ftl.

## Who one is

refusal-sign_in_first = najpierw się zaloguj albo wejdź jako gość
refusal-name_missing = podaj imię, aby wejść jako gość, albo najpierw się zaloguj
refusal-name_of_account = imię { $name } należy do konta: zaloguj się na nie albo wybierz inne
refusal-name_taken = imię { $name } jest zajęte
refusal-no_such_account = nie ma konta o takim imieniu i haśle
refusal-account_needs_password = { $name } ma konto: zaloguj się hasłem
refusal-somebody_else = jesteś tu kimś innym: najpierw się wyloguj
refusal-wrong_password = to nie jest twoje hasło
refusal-password_length = hasło ma od { $least } do { $most } znaków
refusal-csrf_missing = w żądaniu brakuje nagłówka X-CSRF-Token tej sesji
refusal-link_expired = ten link stracił ważność
refusal-text_length =
    { $what_id ->
        [title] nazwa stołu
        [message] wiadomość
       *[name] imię
    } ma od 1 do { $most } znaków
refusal-text_sign =
    { $what_id ->
        [title] nazwa stołu
        [message] wiadomość
       *[name] imię
    } nie może zawierać znaku { $sign }

## What is asked for, and how

refusal-nowhere = pod tym adresem nic nie ma
refusal-wrong_method = tego adresu nie pyta się w ten sposób
refusal-http_status = serwer tego nie robi ({ $status })
refusal-too_large = żądanie ma najwyżej { $most } bajtów
refusal-unreadable_body = nie można odczytać treści żądania
refusal-bad_message = stół nie rozumie tej wiadomości (pole { $field })
refusal-invalid_field =
    { $field }: { $fault_id ->
        [missing] tego brakuje
        [unknown] nie ma takiego pola
        [short] długość to co najmniej { $limit }
        [long] długość to najwyżej { $limit }
        [low] liczba to co najmniej { $limit }
        [high] liczba to najwyżej { $limit }
        [choice] takiej możliwości nie ma
        [json] to nie jest JSON
       *[form] to ma niewłaściwą postać
    }
refusal-too_many_requests = za dużo żądań; odczekaj chwilę i spróbuj ponownie
refusal-failed = błąd serwera; nic się nie zmieniło
refusal-unavailable = baza danych jest teraz niedostępna; nic się nie zmieniło, spróbuj później
refusal-unsure = podczas zapisu utracono bazę danych; czy się udało, okaże się, gdy wróci
refusal-metrics_from_elsewhere = liczniki są dla tych, którzy są na maszynie serwera
refusal-unknown_exercise = nie ma lekcji ani zadania „{ $exercise }”
refusal-unknown_language = nie ma języka „{ $language }” (języki: { $languages })
refusal-unknown_clause = nie ma klauzuli „{ $clause }” (rozdziały: { $chapters })

## The page of a server without the browser client

page-not-built = Ten serwer nie ma jeszcze klienta przeglądarkowego. Zbuduj go w kopii repozytorium Kabinett poleceniem:
page-terminal = Do stołów można dołączyć z terminala:

## New tables

refusal-unknown_game = nie ma gry „{ $game }” (gry: { $games })
refusal-unknown_option = { $game } nie ma opcji „{ $option }” (opcje: { $options })
refusal-bad_option = opcja { $option } w grze { $game } nie może mieć wartości „{ $given }” (wartości: { $values })
refusal-bad_number = opcja { $option } w grze { $game } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $given }”
refusal-variant_players = wariant { $variant } jest dla { $numbers } graczy, nie dla { $players }
refusal-optional_politics = opcjonalne zasady polityki (M25) są dla wariantu { $advanced }, nie { $variant }
refusal-standard_board = stół na serwerze ma planszę standardową
refusal-ladder_steps = drabinka potrzebuje stopni, a żaden nie może być dłuższy od poprzedniego
refusal-steps_without_ladder = stopnie ma tylko drabinka
refusal-bank_time = bank czasu potrzebuje czasu na początek, a jego maksimum nie może być mniejsze
refusal-time_without_bank = czas na początek, dodatek za turę i maksimum ma tylko bank czasu
refusal-unknown_level = nie ma bota o poziomie „{ $level }” (poziomy: { $levels })

## Tables, and who may do what there

refusal-no_such_table = nie ma takiego stołu
refusal-only_host = może to zrobić tylko gospodarz stołu
refusal-not_your_view = to, co widzi { $seat }, nie jest dla ciebie
refusal-not_your_play = nie grasz na miejscu „{ $seat }”
refusal-not_your_seat = miejsce „{ $seat }” nie jest twoje
refusal-not_begun = gra jeszcze się nie zaczęła
refusal-begun_already = gra już się zaczęła
refusal-seats_free = te miejsca są jeszcze wolne: { $seats }
refusal-others_play = przy tym stole grają inni: poproś ich o zakończenie gry
refusal-archived_when_over = stół można odłożyć do archiwum, gdy gra jest skończona
refusal-rematch_of_others = o rewanż może prosić tylko ktoś, kto miał miejsce przy tym stole
refusal-rematch_when_over = rewanż jest możliwy, gdy gra jest skończona
refusal-journal_when_over = dziennik zawiera wszystkie tajemnice; można go zobaczyć, gdy gra jest skończona
refusal-verify_when_over = ziarno jest podawane, gdy gra jest skończona; wtedy można je sprawdzić
refusal-no_moment = odtworzenie ma { $moments } chwil, więc chwili o numerze { $moment } nie ma
refusal-too_many_changes = zbyt wielu zmienia ten stół naraz; spróbuj ponownie
refusal-frozen =
    tę grę zaczęto w wersji Kabinett { $version } (silnik { $engine }) i nie można jej dalej grać w wersji Kabinett { $now_version } (silnik { $now_engine }); można ją czytać, wyeksportować i zakończyć: { $why_id ->
        [board] rozgrywano ją na innej edycji planszy
        [options] nie ma już zasad z jej opcjami
        [impossible] wpis { $entry } nie jest już możliwy
        [broken] wpis { $entry } prowadzi do niemożliwej pozycji
       *[different] wpis { $entry } miałby inne skutki
    }

## Seats

refusal-seat_taken = miejsce „{ $seat }” jest zajęte
refusal-seat_kept = miejsce „{ $seat }” czeka na kogoś, kto dostanie do niego link
refusal-seated_already = masz już miejsce przy tym stole
refusal-seat_not_handed = miejsca „{ $seat }” nie oddano nikomu w twoim imieniu
refusal-seat_in_use = miejsce „{ $seat }” należy do kogoś, kto gra
refusal-seat_of_another = miejsce „{ $seat }” należy do kogoś innego: opuść je, jeśli nie chcesz grać dalej
refusal-bot_plays_already = na miejscu „{ $seat }” gra już bot o poziomie { $level }
refusal-resigned_already = { $seat }: gra jest już poddana

## Moves, undo, requests, orders, talk

refusal-question_gone = to pytanie jest już nieaktualne: przy stole gra poszła dalej; spójrz jeszcze raz i wybierz na nowo
refusal-question_missing = odpowiedź podaje numer pytania, na które odpowiada
refusal-question_superfluous = ruch wykonany bez pytania nie podaje numeru pytania
refusal-onlooker = widz nie gra
refusal-undo_not_free = od twojego ostatniego ruchu ktoś poznał tajemnicę albo się ruszył: poproś pozostałych o cofnięcie
refusal-no_move_yet = nie masz jeszcze ruchu do cofnięcia
refusal-request_waits = na odpowiedź czeka już prośba { $what }
refusal-request_gone = ta prośba nie czeka już na twoją odpowiedź
refusal-no_such_request = nie masz takiej prośby, która czeka na odpowiedź
refusal-no_clocks = ten stół nie ma zegarów
refusal-clocks_stand = zegary już stoją
refusal-clocks_run = zegary już idą
refusal-too_many_orders = jedno miejsce może mieć stałych poleceń najwyżej { $most }
refusal-order_without_question = polecenie do odwołania wydaje się wtedy, gdy pada pytanie
refusal-order_no_answer = to nie jest odpowiedź na żadne pytanie tej gry
refusal-order_no_choice = to nie należy do wyborów obecnego pytania
refusal-private_talk = na osobności rozmawia tylko ten, kto ma miejsce przy stole, i tylko w trakcie gry

## Links and guests

refusal-link_seat = link do oglądania nie dotyczy żadnego miejsca, każdy inny – jednego
refusal-link_not_yours = link tworzy ten, kto ma miejsce, a jeśli nikt go nie ma – gospodarz
refusal-no_such_link = nie masz takiego linku
refusal-link_opens_nothing = ten link niczego (już) nie otwiera
refusal-link_maker_gone = twórca tego linku nie gra już na miejscu „{ $seat }”
refusal-link_used = ktoś zajął już miejsce „{ $seat }” tym linkiem; nie jest dla drugiej osoby
refusal-link_lapsed = twórca tego linku nie ma już do niego prawa
refusal-no_such_guest = nie ma takiego twojego gościa

## Being told that it is one's move: new channels, and what became of deliveries

refusal-no_own_address = ten serwer nie zna własnego adresu (KABINETT_URL), więc nie może wysyłać linków
refusal-too_many_channels = liczba twoich kanałów to już { $most }; najpierw jakiś usuń
refusal-channel_exists = masz już ten kanał
refusal-no_such_channel = nie masz takiego kanału
refusal-no_mail = ten serwer nie wysyła poczty
refusal-mail_target = listy idą na twój własny adres: pole celu zostaw puste
refusal-mail_unconfirmed = najpierw potwierdź swój adres e-mail
refusal-mail_refused = serwer pocztowy nie przyjmuje listów na ten adres
refusal-mail_answer = serwer pocztowy odpowiedział { $status }
refusal-mail_server = serwer pocztowy jest niedostępny ({ $fault })
refusal-mail_unencrypted = serwer pocztowy nie oferuje szyfrowania, więc hasła nie wysłano
refusal-push_endpoint = adres subskrypcji zaczyna się od https://
refusal-push_subscription = to nie jest subskrypcja przeglądarki
refusal-push_ended = przeglądarka zakończyła subskrypcję; kanał jest teraz wyłączony
refusal-push_answer = usługa powiadomień odpowiedziała { $status }
refusal-hook_address = to nie jest adres strony
refusal-hook_scheme = adres zaczyna się od https:// lub http:// i nie zawiera hasła
refusal-hook_answer = webhook odpowiedział { $status }
refusal-host_silent = host nie odpowiedział ({ $fault })
refusal-no_such_host = nie ma hosta { $host }
refusal-private_host = host { $host } jest w sieci prywatnej
refusal-too_slow = trwało to zbyt długo
refusal-delivery_failed = błąd serwera
refusal-was_connected = połączenie było aktywne
refusal-channel_deleted = kanał usunięto
refusal-channel_off = kanał wyłączono
refusal-answered_meanwhile = tymczasem padła odpowiedź
refusal-stopped_each_time = serwer za każdym razem zatrzymywał się podczas wysyłania

## Notices, and the mails that bring them

notice-asked = Twój ruch: { $table }
notice-asked_named = Twój ruch: { $seat } przy stole { $table } ({ $game }).
notice-asked_unnamed = Twój ruch: { $seat } ({ $game }).
notice-test = To jest test
notice-test_sentence = To jest test: powiadomienia tu docierają.
mail-notice_text =
    { $sentence }

    { $url }

    Ten list przychodzi na twoją prośbę; można go tam wyłączyć.
mail-confirm = Potwierdź swój adres
mail-confirm_text =
    Osoba o imieniu { $name } podała ten adres w Kabinett. Jeśli to ty, otwórz

    { $url }

    Jeśli nie, nie rób nic.
mail-password = Nowe hasło
mail-password_text =
    { $name }, aby ustawić nowe hasło, otwórz

    { $url }

    Jeśli to nie twoja prośba, nie rób nic.

## Bots

bot-random = Wybiera na oślep, każdą możliwość z równą szansą.
bot-cadet = Gra według prostych, rozsądnych reguł, od razu.
bot-general = Waży plany według ich skutków; chwila na każdą decyzję.
bot-marshal = Przeszukuje, co mogą mieć inni; do dwóch sekund na każdą decyzję.
