# The drawers that every table has: log, talk, the board in words, and the table's own affairs.

ui-log-earlier = { $count ->
    [one] 1 wcześniejszy wpis
    [few] { $count } wcześniejsze wpisy
   *[other] { $count } wcześniejszych wpisów
}
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-log-since = od twojej ostatniej wizyty
ui-log-battle = { $count ->
    [one] jeszcze jeden krok
    [few] jeszcze { $count } kroki
   *[other] jeszcze { $count } kroków
}
ui-talk-empty = Nikt jeszcze nic nie powiedział.
ui-talk-text = Co powiesz?
ui-talk-send = Wyślij
ui-talk-to = do: { $to }
ui-talk-audience = Tylko do (bez zaznaczenia: do wszystkich)
ui-onlooker = Widz
ui-twin-find = Znajdź miejsce lub pionek
ui-twin-choice = { $label } (teraz do wyboru)

# the table's affairs
ui-look-back = Spojrzenie wstecz
ui-replay = Odtworzenie
ui-journal = Dziennik
ui-verify = Sprawdź tasowania
ui-verifying = Gra jest odtwarzana…
ui-rematch = Rewanż
ui-seed-hash = Skrót ziarna: { $hash }
ui-check-own = { $passed ->
    [yes] Obliczone w tej przeglądarce: ziarno zgadza się ze skrótem podanym na początku.
   *[no] Obliczone w tej przeglądarce: ziarno nie zgadza się ze skrótem podanym na początku.
}
ui-check-seed = { $passed ->
    [yes] Ziarno zgadza się ze skrótem podanym na początku.
   *[no] Ziarno nie zgadza się ze skrótem podanym na początku.
}
ui-check-moves = { $passed ->
    [yes] Wszystkie ruchy były dozwolone.
   *[no] Pewien ruch nie był dozwolony.
}
ui-check-events = { $passed ->
    [yes] Zaszło to samo, co podano przy stole.
   *[no] Zaszło co innego, niż podano przy stole.
}
ui-check-state = { $passed ->
    [yes] Gra kończy się w tej samej pozycji.
   *[no] Gra kończy się w innej pozycji.
}
ui-check-outcome = { $passed ->
    [yes] Gra kończy się tym samym wynikiem.
   *[no] Gra kończy się innym wynikiem.
}
ui-requests = Prośby
ui-ask-undo = Poproś o cofnięcie ruchu
ui-ask-pause = Poproś o przerwę
ui-ask-resume = Uruchom znów zegary
ui-ask-end = Poproś o zakończenie gry
ui-request-pending = { $seat }: prośba { $what }. Czekamy na: { $waiting }.
ui-agree = Zgoda
ui-decline = Odmów
ui-withdraw = Wycofaj
ui-seat-back = Odzyskaj miejsce
ui-seat-to-bot = Niech gra bot ({ $level })
ui-seat-open = Zwolnij miejsce
ui-leave-sure = Na pewno odejść?
ui-resign = Poddaj grę
ui-resign-sure = Na pewno poddać?
ui-close-table = Zamknij stół
ui-close-table-sure = Na pewno zamknąć?
ui-orders = Stałe polecenia
ui-orders-hint = Najpierw wybierz odpowiedź, a serwer będzie jej udzielał, ilekroć padnie to pytanie.
ui-order = { $term ->
    [always] „{ $question }” Zawsze: { $choice }.
   *[once] „{ $question }” Do zmiany pytania: { $choice }.
}
ui-order-end = Odwołaj
ui-order-always = Zawsze: { $choice }
ui-links = Linki
ui-link-player = Przekaż komuś moje miejsce
ui-link-device = Moje miejsce na innym urządzeniu
ui-link-confidant = Niech ktoś patrzy mi przez ramię
ui-link-spectator = Niech ktoś ogląda
ui-link-made-player = Kto otworzy ten link, gra na twoim miejscu:
ui-link-made-device = Otwórz ten link na drugim urządzeniu:
ui-link-made-confidant = Kto otworzy ten link, widzi to co ty:
ui-link-made-spectator = Kto otworzy ten link, może oglądać:
ui-screen = Ten ekran
ui-at-once = Wysyłaj wybór od razu, bez potwierdzenia
ui-no-motion = Nic się nie porusza
ui-notices = Ciche powiadomienie o moim ruchu, gdy otwarta jest inna strona
ui-keys = Klawisze
ui-key-next = następny lub poprzedni wybór na planszy
ui-key-choice = wybory z pytania
ui-key-confirm = potwierdź
ui-key-cancel = anuluj, zamknij
ui-key-list = lista wszystkich wyborów
