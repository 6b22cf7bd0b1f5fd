### What the lessons of Ancien Régime say. `course-ID` is the name of a course (`.text` says what it is about),
### `chapter-COURSE-LESSON` the name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the
### rules allow but the step does not want. An empty line begins a new paragraph.
###
### Verbs agree with the names of the lesson's file: in a lesson these do not change. A general („generał pruski 1”) never
### begins a sentence, and is always its subject.

course-regime = Ancien Régime: pierwsze kroki
    .text = Koło Wojny, Koalicje, Ruch z Arbitrem, bitwa i jak się wygrywa.

## The wheel

chapter-regime-wheel = Koło Wojny
step-regime-wheel-powers = Witaj w XVIII wieku. Tę mapę dzieli siedem Mocarstw, a ty prowadzisz { FORM($power, "acc") }, w kolorze czarnym.

    Terytoria Macierzyste mają kolor swojego Mocarstwa. { $territory } to twoja stolica. Terytoria w paski są Sporne, a szare – Niesporne.
step-regime-wheel-fields = Koło Wojny ma siedem pól: Musztra, Opodatkowanie, Subwencje, Przywództwo, Mobilizacja, Poszerzenie Wpływu, Ruch. Symbol każdego Mocarstwa leży na jednym z nich.

    Wykonujesz tylko akcję swojego pola. Potem koło się obraca i każdy przechodzi na następne. { $power } są teraz na Mobilizacji.
step-regime-wheel-troop = Przy Mobilizacji wydajesz Pieniądze. W { $territory } stoi { $general }, całkiem sam, a generał prowadzi do 3 oddziałów.

    Wybierz dla niego oddział i potwierdź. Kosztuje 1 Pieniądz.
    .wrong = I na to warto wydać Pieniądze, ale { $general } nie ma żadnego oddziału. Najpierw kup mu jeden.
step-regime-wheel-card = Brawo. Bitwy rozstrzygają karty, a karta też kosztuje 1 Pieniądz. Dobierasz ją od razu, więc znasz ją, zanim kupisz coś dalej.

    Kup kartę.
    .wrong = Można to kupić, ale w bitwie zabraknie ci właśnie kart. Dobierz teraz jedną.
step-regime-wheel-stop = Piątka: mocna karta. Został ci 1 Pieniądz. Gdy akcja się kończy, Korupcja zabiera to, czego nie wydasz, więc nikt nie oszczędza latami.

    Ten jeden raz zobacz to na własne oczy: nie kupuj nic więcej.
    .wrong = W prawdziwej grze słusznie byłoby to wydać. Tu przestań kupować i zobacz, co robi Korupcja.
step-regime-wheel-turned = Ostatni Pieniądz przepadł, wszyscy inni wykonali swoje akcje i koło się obróciło. Terytorium { $territory }, z twoim paskiem, samo dało ci na nowym polu 3 pkt Wpływu.

    Wpływ wygrywa grę: kto ma 25, wygrywa od razu. W każdej Rundzie, zanim koło zacznie od nowa, jest Dyplomacja. To twoja następna lekcja.

## Coalitions

chapter-regime-coalitions = Koalicje
step-regime-coalitions-leaders = Walczą ze sobą dwie Koalicje: na czele jednej zawsze stoi { $power }, na czele drugiej { $other }.

    Pozostałe Mocarstwa deklarują status w każdej fazie Dyplomacji: członek jednej z obu Koalicji, Neutralność albo Ekspansjonizm. W pierwszej Rundzie Dyplomacji nie ma.
step-regime-coalitions-neutral = Do tej pory twoim statusem była Neutralność. To bezpieczne i zyskowne: nikt nie może wejść na twoje Terytoria Macierzyste, a podatki są podwojone. Ale Neutralny nikogo nie atakuje, a jego generałowie są przywiązani do własnej ziemi.

    Ekspansjonista może atakować każdego oprócz Neutralnych u siebie i nie ma Koalicji, która by mu pomogła.
step-regime-coalitions-ask = Czas opowiedzieć się po jednej ze stron. Wszyscy wybierają w tajemnicy, a wybory odkrywa się razem. Czołowe Mocarstwo może odmówić temu, kto chce dołączyć.

    Zobaczmy, co powie { $power }. Wybierz { FORM($status, "acc") } i potwierdź.
    .wrong = To też można wybrać. Ale najpierw sprawdź, co odpowie { $power }: wybierz { FORM($status, "acc") }.
step-regime-coalitions-refused = { $power } odmówiła. Wybierasz jeszcze raz, tym razem jawnie: to, czego ci odmówiono, jest zamknięte, cała reszta nie. Możesz zachować Neutralność, wybrać Ekspansjonizm albo poprosić drugie Czołowe Mocarstwo.

    Poproś { FORM($other, "acc") }: wybierz { FORM($status, "acc") }.
    .wrong = Można, ale wtedy nie masz przyjaciół. Najpierw poproś { FORM($other, "acc") }: wybierz { FORM($status, "acc") }.
step-regime-coalitions-admitted = { $power } cię przyjęła. Odtąd { $power } i { $other } to twoi Sojusznicy, a druga Koalicja jest z tobą w Stanie Wojny: { $enemy_c }, { $enemy } i { $enemy_b }.

    Pozostanie w Koalicji nie wymaga potem zgody. Ale w następnej Dyplomacji Czołowe Mocarstwo może cię wydalić.
step-regime-coalitions-allies = Sojusznicy mogą się wspierać w bitwie, obdarowywać na polu Subwencje i Najemnicy, a za zgodą przechodzić przez swoje terytoria. Nigdy się nie atakują.

    { $power } to Mocarstwo Neutralne: masz z nim pokój, ale poza jego Terytoriami Macierzystymi nadal możesz je atakować.

## Movement

chapter-regime-movement = Ruch z Arbitrem
step-regime-movement-arbiter = Jesteś na Ruchu. Zanim cokolwiek się ruszy, wybierasz Arbitra: Mocarstwo, które nie jest twoim Sojusznikiem. Nie może odmówić i od razu zyskuje 1 pkt Morale. Morale płaci się za karty, więc nie dokarmiaj wrogów.

    Wybierz { FORM($power, "acc") }, Mocarstwo Neutralne.
    .wrong = To Mocarstwo jest z tobą w Stanie Wojny i zapłaciłoby tym Morale za karty przeciw tobie. Wybierz { FORM($power, "acc") }.
step-regime-movement-march = Twoja pierwsza Tura Ruchu: każdy z twoich generałów może wykonać jeden ruch. Najprostszy to Przemarsz przez granicę lądową.

    Niech ruszy { $general }: wybierz go, a potem Przemarsz do { $territory }, gdzie jeszcze nikt nie rządzi.
    .wrong = Można, ale { $territory } czeka. Niech { $general } tam pomaszeruje.
step-regime-movement-garrison = Generał, który opuszcza terytorium lub na nie wchodzi, może zamienić tam oddział w garnizon. Kto ma gdzieś garnizon, kontroluje to terytorium.

    { $start } to twoje Terytorium Macierzyste, twoje i bez garnizonu: zatrzymaj oddziały razem. Potem zostaw garnizon w { $territory }.
    .wrong = Masz mało oddziałów. { $start } jest twoje i bez garnizonu, { $territory } nie: najpierw zatrzymaj oddziały, potem na miejscu zostaw garnizon.
step-regime-movement-strategic = Jeśli każde terytorium, na które wchodzi, kontrolujesz ty albo zgadzający się Sojusznik, generał może przejść lądem do 3 kroków. To Ruch Strategiczny.

    Tym razem rusza { $general }. { $place } i { $territory } to twoje Terytoria Macierzyste: poprowadź go przez { $place } do { $territory }, jednym ruchem.
    .wrong = To inna droga. Ruch Strategiczny niech wykona { $general }: najpierw do { $place }, dalej do { $territory }.
step-regime-movement-together = Nawet na takiej drodze może zostawiać garnizony: gdzie zaczyna, którędy przechodzi i gdzie kończy. To wszystko twoje Terytoria Macierzyste, a wroga w pobliżu nie ma.

    Zatrzymaj oddziały razem, trzy razy.
    .wrong = Za chwilę { $general } będzie potrzebować swoich oddziałów. Zatrzymaj je razem.
step-regime-movement-ask = Wszyscy się ruszyli, a bitew nie ma. Teraz możesz poprosić Arbitra o drugą Turę Ruchu. Może odmówić; jeśli się zgodzi, zyskuje 2 pkt Morale, a za trzecią 3.

    Poproś { FORM($power, "acc") }.
    .wrong = Można tu skończyć. Ale da się zyskać więcej: poproś { FORM($power, "acc") } o następną Turę Ruchu.
step-regime-movement-granted = { $power } się zgadza i bierze 2 pkt Morale. Teraz wszyscy twoi generałowie mogą się znów ruszyć.

    Niech { $general } pomaszeruje z { $start } do { $territory }, o wartości 2. Przy wyjściu zatrzymaj oddziały, a na miejscu zostaw garnizon.
    .wrong = { $territory } to najbogatszy łup w pobliżu. Niech { $general } tam pomaszeruje: najpierw zatrzymaj oddziały, potem zostaw garnizon.
step-regime-movement-third = Znakomicie. Zakończ tę Turę Ruchu, a potem poproś { FORM($power, "acc") } o trzecią i ostatnią.

    Nie możesz prosić, gdy zgoda podniosłaby Morale Arbitra powyżej 15. Biedny Arbiter może ci sprzedać więcej niż bogaty.
    .wrong = Najpierw zakończ tę Turę Ruchu, potem poproś { FORM($power, "acc") } o trzecią.
step-regime-movement-refused = { $power } odmawia i na tym twój Ruch się kończy; do innego Arbitra zwrócić się nie można. Porozmawiaj ze swoim, zanim zaczniesz na niego liczyć!

    Koło się tymczasem obróciło i twój symbol przeszedł z Ruchu na Musztrę. Dalej: co się dzieje, gdy ktoś stoi na drodze.

## Battle

chapter-regime-battle = Bitwa
step-regime-battle-arbiter = Znów jesteś na Ruchu. Najpierw Arbiter, który zyskuje swój 1 pkt Morale, nawet jeśli nic się nie ruszy.

    Wybierz ponownie { FORM($power, "acc") }.
    .wrong = Twoi wrogowie zapłaciliby tym Morale za karty. Wybierz { FORM($power, "acc") }.
step-regime-battle-attack = W { $territory } stoi { $enemy } z 2 oddziałami, jest tam też garnizon. Kto tam wchodzi, musi walczyć, gdy skończą się ruchy.

    Niech { $general } pomaszeruje do { $territory }: przy wyjściu z { $start } zatrzymaj oddziały razem, a potem zakończ Turę Ruchu.
    .wrong = W { $territory } potrzebne są wszystkie oddziały, jakie ma { $general }: pomaszeruj tam, zatrzymaj je razem i zakończ Turę Ruchu.
step-regime-battle-support = Generał liczy się za 1, każdy oddział za 1, garnizon za 1: jest 4 do 4. Rozstrzygną karty.

    { $place } graniczy lądem z { $territory }, a stoi tam { $general } i ma oddział. Jego wsparcie nie zwiększa Siły, ale pozwala ci zagrać więcej kart. Wybierz go.
    .wrong = Bez wsparcia można zagrać o jedną kartę mniej. Niech { $general } wesprze atak.
step-regime-battle-card = Każdy generał ma własny stos, na tyle kart, ile ma oddziałów: { $general } na 3, wspierający na 1. Strony grają na przemian, wszystkie karty leżą zakryte, a każda kosztuje 1 pkt Morale.

    Masz dwie czwórki, a dwie na jednym stosie są warte o 1 więcej. Zagraj czwórkę.
    .wrong = To zostaw na później: niech { $general } zacznie swój stos czwórką.
step-regime-battle-scout = { $power } też zagrała kartę. Teraz kolej na wspierającego: jest nim { $general }.

    Trójkę można zagrać odkrytą: odkrywa wtedy kartę drugiej strony. Wybierz trójkę odkrytą, a potem kartę, którą chcesz zobaczyć.
    .wrong = Dzięki odkrytej trójce wiesz więcej. Wybierz ją, a potem kartę { FORM($power, "gen") }.
step-regime-battle-pair = Dwójka. Jest warta 3 dla Mocarstwa, które kontroluje terytorium bitwy, a terytorium { $territory } kontroluje { $power }.

    Teraz znów { $general }: zagraj drugą czwórkę. Para liczy się za 9.
    .wrong = Z drugą czwórką { $general } ma na stosie parę. Zagraj ją.
step-regime-battle-pass = Policz: 4 za Siłę, 9 za parę, 3 za trójkę, razem 16. { $power } ma 4, jej dwójka liczy się za 3, a ukryta karta to najwyżej 6: razem 13. Przy 2 oddziałach trzeciej karty nie zagra.

    Bitwa jest wygrana. Oszczędź Morale: spasuj. Kto pasuje, nie zagrywa już nic w tej bitwie.
    .wrong = Bitwa jest już wygrana, a kolejna karta to 1 pkt Morale na nic. Spasuj.
step-regime-battle-won = 16 do 12. Każdy generał, który walczył lub wspierał, traci 1 oddział, pokonany traci wszystkie, a garnizon znika. Piątka kosztuje przegranego jeszcze 1 pkt Morale.

    Zwycięzca może zamienić oddział w garnizon. Zostaw garnizon w { $territory }.
    .wrong = Bez garnizonu nikt nie kontrolowałby terytorium { $territory }. Zostaw tam garnizon.
step-regime-battle-after = Pokonany { $enemy } poszedł do swojej stolicy, bez oddziałów. Masz 2 pkt Wpływu: 1 za pokonanego generała i 1 za to, że jest z drugiej Koalicji. Sojusznik, który by cię wsparł, zyskałby tyle samo.

    Remis byłby zły: atakujący musi się wycofać i nikt nic nie zyskuje.

## Influence

chapter-regime-influence = Wpływ i zwycięstwo
step-regime-influence-stripes = Masz 21 pkt Wpływu, a 25 wygrywa. Na polu Poszerzenie Wpływu zyskujesz wartość każdego terytorium pod twoją kontrolą, które jest Sporne i ma twój pasek albo jest Terytorium Macierzystym innego Mocarstwa.

    { $territory } ma wartość 3, { $place } ma wartość 1. Oba mają pasek { FORM($power, "gen") }.
step-regime-influence-taxes = Twoje Terytoria Macierzyste, szare, takie jak { $territory }, i Sporne bez twojego paska nie dają Wpływu: płacą podatki, a za Pieniądze kupuje się wojsko.

    Zanim zostawisz garnizon, spójrz na paski.
step-regime-influence-frederick = Twój symbol jest na Przywództwie. Tam { $power } mogą wykonać dodatkową Turę Ruchu jednym generałem, a jest nim { $general }. Arbitra się nie pyta.

    Wybierz go, a potem Przemarsz do { $territory }.
    .wrong = To jego szansa, a { $territory } ma wartość 3. Pomaszeruj tam.
step-regime-influence-garrisons = Ma 2 oddziały, a jeden ruch może umieścić kilka garnizonów: jeden tam, gdzie się zaczyna, jeden tam, gdzie się kończy.

    Zostaw garnizon w { $place }, potem w { $territory }.
    .wrong = Do 25 potrzebne są oba terytoria. Zostaw garnizon na każdym.
step-regime-influence-fortress = Koło się obróciło: Mobilizacja i 6 Pieniędzy. Garnizon liczy się w bitwie za 1, ale w fortecy za 4. Forteca kosztuje 5 i buduje się ją tam, gdzie leży twój garnizon.

    Zbuduj ją w { $territory }.
    .wrong = { $territory } to terytorium, którego nie wolno stracić. Tam zbuduj fortecę.
step-regime-influence-troop = Forteca stoi na zawsze i służy temu, kto ma w niej garnizon. Pusta nie jest warta nic.

    Za ostatni Pieniądz kup oddział: dostanie go { $general }.
    .wrong = Można, ale { $general } nie ma już czym walczyć. Kup mu oddział.
step-regime-influence-victory = Poszerzenie Wpływu: 3 za { $territory }, 1 za { $place }. { $power } mają 25 i gra kończy się na miejscu: to twoje zwycięstwo!

    Znasz już koło, Koalicje, Arbitrów, bitwy i Wpływ. Resztę sprawdzisz w trakcie gry: każdy komunikat podaje swoją klauzulę.
