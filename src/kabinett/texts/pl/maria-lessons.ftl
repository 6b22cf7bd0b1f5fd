### What the lessons of Maria say. `course-ID` is the name of a course (`.text` says what it is about), `chapter-COURSE-LESSON` the
### name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the rules allow but the step does
### not want. An empty line begins a new paragraph.
###
### In Polish „armia” is what the rules count (troops), so a host of soldiers is „wojsko” here. Verbs agree with the names
### of the lesson's file: in a lesson these do not change.

## Maria: the first steps

course-maria = Maria: pierwsze kroki
    .text = Gra wprowadzająca, od pierwszego marszu do zwycięstwa.

# Moving and main roads

chapter-maria-roads = Drogi
step-maria-roads-board = Witaj! Grasz jako { $seat } i prowadzisz { FORM($power, "acc") }. To jest { $piece } ze swoim wojskiem, w { $city }.

    Linie między miastami to drogi. Szerokie to drogi główne: nimi wojska docierają dalej.
step-maria-roads-march = Generał pokonuje do 3 dróg, a do 4, jeśli wszystkie są główne.

    Wybierz pionek { $piece }: zaświecą się wszystkie miasta w jego zasięgu. Potem wybierz { $city }, cztery drogi główne dalej, i potwierdź.
    .wrong = Dobry marsz, ale nie ten: wybierz pionek { $piece } i poślij go drogami głównymi do { $city }.
step-maria-roads-train = Tabory idą za wojskiem, ale powoli: 2 drogi, a 3, jeśli wszystkie są główne.

    Wybierz { $piece } i poprowadź go do { $city }: to miasto jest już wolne. Żaden pionek nie przechodzi przez miasto, w którym stoi inny.
    .wrong = Nie to: { $piece } ma iść do { $city }, trzy drogi główne dalej.
step-maria-roads-stack = Jedno miasto, jeden pionek: taka jest zasada. Wyjątek to zgrupowanie dwóch generałów: jednej frakcji albo dwóch współpracujących.

    W { $city } stoi { $other }. Niech { $piece } do niego dołączy. To kończy ruch obu.
    .wrong = Wybierz pionek { $piece } i poprowadź go do { $city }, gdzie stoi { $other }.
step-maria-roads-finish = Każdy pionek rusza się najwyżej raz i żaden nie musi. Twoje ruszyły się już wszystkie.

    Zakończ swój ruch. Potem przyjdą etapy pozostałych, jeden po drugim.
    .wrong = Wszystko stoi tam, gdzie trzeba: zakończ swój ruch.
step-maria-roads-turn = I znów twój etap. Minęła cała tura: najpierw huzarzy { FORM($other, "gen") }, potem Francja z Bawarią, potem { $power } z Saksonią, na końcu { $other }.

    Gra wprowadzająca ma dziewięć takich tur.

# Forced march

chapter-maria-forced = Forsowny marsz
step-maria-forced-far = { $piece } jest w { $city }, daleko od wojny. Przy czterech drogach na turę przyszedłby za późno.

    Forsownym marszem pokona do 8 dróg, ale tylko głównych. Po drodze nie może wejść do miasta obok wrogiego pionka ani do twierdzy, którą kontroluje wróg.
step-maria-forced-announce = Forsowny marsz ogłasza się przed pierwszym krokiem, żeby wszyscy o nim wiedzieli.

    Wybierz pionek { $piece } i potwierdź, a potem wybierz forsowny marsz.
    .wrong = To byłby inny ruch. Wybierz pionek { $piece }, a potem forsowny marsz.
step-maria-forced-hurry = A teraz niech się spieszy, miasto po mieście, szerokimi drogami do { $city }: jest ich siedem.
    .wrong = Tędy nie dojdzie do { $city }. Trzymaj się dróg głównych, które tam prowadzą.
step-maria-forced-barred = Została jedna droga. Wskaż { $city }: stół powie ci, dlaczego nie można tam wejść. Tuż obok, w { $place }, stoi { $enemy }.

    Zakończ marsz tutaj.
    .wrong = To by go cofnęło. Niech się zatrzyma tam, gdzie jest.
step-maria-forced-price = Siedem dróg w jednym ruchu! Ale pośpiech ma swoją cenę: forsowny marsz niczego nie zdobywa, nawet twierdzy, z której wyrusza.

    Następnym razem wystarczy wybrać generała i odległe miasto: stół sam widzi, że prowadzi tam tylko forsowny marsz.

# Supply

chapter-maria-supply = Zaopatrzenie
step-maria-supply-path = Za granicą generał żyje ze swojego taboru: najwyżej 6 dróg dzieli go od taboru własnej frakcji i nie ma po drodze wrogiego pionka. U siebie jest zawsze zaopatrzony.

    { $piece } w { $city } ma się dobrze: tuż obok, w { $place }, jest { $train }.
step-maria-supply-hussar = { $piece } też jest dość blisko. Ale na jego trasie, w { $city }, stoi huzar Austrii, a obejście zagradza wrogi tabor w { $place }.

    Huzar nie przerywa drogi zaopatrzenia, tylko czyni ją kosztowną: punkt za każdą drogę. Trzy drogi, trzy punkty.
step-maria-supply-pay = Punkty płacisz kartami taktycznymi. Kolor nie ma znaczenia, a reszty nikt nie wydaje.

    { $cards } nie wystarczy. Zapłać kartą { $card }, najmniejszą, która wystarcza.
    .wrong = Można zapłacić i tym, ale wystarczy sama { $card }, a wysokie karty przydadzą się w bitwie.
step-maria-supply-down = { $piece } w { $city } miał za daleko do taboru: stracił armię i został odwrócony. Nadal się rusza, walczy i broni, ale niczego nie zdobywa.

    Jeśli w następnej turze znów będzie bez zaopatrzenia, straci jeszcze dwie.
step-maria-supply-train = Tabor musi więc pójść za nim. Wybierz { $train } i poprowadź go do { $city }, trzy drogi główne dalej.
    .wrong = Najpierw tabor: { $train } idzie do { $city }, a { $piece } znów będzie miał co jeść.
step-maria-supply-up = { $city } leży cztery drogi od miejsca, gdzie stoi { $piece }, a starczyłoby i sześć. W następnej fazie zaopatrzenia wróci na stronę odkrytą i nic więcej nie straci.

    Trzymaj tabory blisko wojsk i z dala od wroga!

# Hussars

chapter-maria-hussars = Huzarzy
step-maria-hussars-riders = Teraz grasz jako { $seat }. Zanim inni zaczną działać, stawiasz swoich dwóch huzarów: każdego w mieście bez pionków, najwyżej 4 drogi od jednego z twoich generałów.

    Tutaj jest nim { $piece } w { $city }.
step-maria-hussars-paths = { $enemy } doszedł do { $city }. Jego tabor jest w { $place }, a prowadzą tam dwie trasy, które nie są za długie: jedna ma pięć dróg, druga sześć.

    Bierze najtańszą. Póki jedna jest wolna, nie płaci nic: potrzebni są więc obaj huzarzy.
step-maria-hussars-first = Pierwszy idzie do { $city }, na krótszą trasę. Wybierz miasto i potwierdź.
    .wrong = Tam wiele by widział, ale nikogo nie zatrzymał. Postaw go w { $city }.
step-maria-hussars-second = Dłuższa trasa biegnie przez { $city }. Postaw tam drugiego.
    .wrong = Wtedy jedna trasa zostanie wolna i zaopatrzenie nic nie będzie kosztować. Postaw go w { $city }.
step-maria-hussars-paid = Udało się: { $power } musiały zapłacić za krótszą z obu tras, pięć punktów, i oddały { $card }. Tą kartą { $enemy } bitwy już nie wygra.

    Huzarzy zostają na miejscu, dopóki nie postawisz ich na nowo albo nie wejdzie tam jakiś pionek.

# Conquest and protection

chapter-maria-conquest = Podbój
step-maria-conquest-fortresses = W tej wojnie chodzi o twierdze. Każda ma pana: na Śląsku mówi o nim znacznik. { $city } należy do { FORM($power, "gen") }, { $place } do { FORM($other, "gen") }.

    Gdzie indziej twierdza bez znacznika należy do frakcji, na której terytorium własnym leży.
step-maria-conquest-rule = Twierdzy nie zdobywa się wejściem, lecz wyjściem: pada, gdy odkryty generał z niej wychodzi albo przez nią przechodzi, a nikt jej nie broni.

    Dlatego { $piece } może jednym marszem zdobyć kilka.
step-maria-conquest-march = Niech { $piece } idzie do { $other }. Po drodze są { $city } i { $place }: obie twierdze padną, gdy pójdzie dalej.

    Zanim potwierdzisz, stół powie ci, co taki marsz zdobędzie.
    .wrong = Dziś { $piece } ma iść do { $other }, przez { $city } i { $place }.
step-maria-conquest-inside = Dwie twierdze w jednym ruchu! Ale { $city }, gdzie stoi teraz { $piece }, nie jest twoje: on tylko tam wszedł. Nawet wyjście jeszcze by nie pomogło.

    { $enemy } w { $place } jest 3 drogi dalej. Generał broni twierdz swojej frakcji w odległości do 3 dróg.
step-maria-conquest-glatz = Twierdza { $city } leży za daleko, by { $enemy } mógł jej bronić.

    Niech zdobędzie ją { $piece }: jako koniec marszu wybierz { $place }, po drugiej stronie twierdzy.
    .wrong = Ten marsz nie wyprowadza z twierdzy { $city }. { $piece } ma iść do { $place }.
step-maria-conquest-who = Jest twoja. Pamiętaj: zdobywają tylko generałowie, tylko odkryci i nigdy forsownym marszem. Tabory ani nie zdobywają, ani nie bronią.

    A co, jeśli wyjdziesz z bronionej twierdzy? Wkrótce zobaczysz.

# Battle

chapter-maria-battle = Bitwa
step-maria-battle-beside = Po ruchu przychodzą bitwy. Kto stoi obok wroga, musi walczyć: w { $city } atakuje { $piece }, w { $place } broni się { $enemy }.

    Obaj ogłaszają swoje armie: 5 przeciw 7. Twoja przewaga to −2, jego +2.
step-maria-battle-suits = Spójrz na mapę: każdy jej sektor ma kolor, a ty zagrywasz karty w kolorze, w którym stoi twój generał. { $piece } stoi w pikach, { $enemy } w karach.

    Rezerwa pasuje wszędzie. Inne kolory na nic się tu nie zdadzą.
step-maria-battle-first = Prawo do zagrywania ma strona poniżej zera. Zagrywa po jednej karcie i może grać dalej, aż dojdzie do zera lub wyżej.

    Masz −2. Zagraj { $card }: da ci to +4, a { $enemy } będzie miał −4.
    .wrong = Nieźle, ale to zachowaj. Zagraj { $card }: wystarczy, by odwrócić losy bitwy.
step-maria-battle-second = { $power } odpowiada kartą { $cards }: teraz masz −4. Rezygnacja kosztowałaby tu cztery armie.

    Zagraj { $card }. To tylko −1, ale póki masz mniej niż zero, prawo do zagrywania zostaje przy tobie.
    .wrong = To zachowaj na ostatni cios. Najpierw zagraj { $card }.
step-maria-battle-reserve = A teraz Rezerwa: to ty mówisz, ile jest warta, od 1 do 8. Im więcej, tym bardziej boli.

    Zagraj ją jako 8.
    .wrong = Można, ale wyższa wartość bardziej boli. Zagraj Rezerwę jako 8.
step-maria-battle-won = Wygrana! { $power } mogła zagrać już tylko { $card } i ma −4: { $enemy } traci więc cztery armie i musi się wycofać o cztery miasta. Zwycięzca nic nie traci.

    A przy zerze ten, kto ma kartę w swoim kolorze, musi grać dalej; kto jej nie ma, może zakończyć bitwę remisem.

# Retreat

chapter-maria-retreat = Wycofanie
step-maria-retreat-order = Czekają cię dwie bitwy, a ich kolejność wybiera atakujący, czyli ty.

    Niech zacznie { $piece }. Wybierz go i potwierdź; { $other } będzie następny.
    .wrong = { $other } musi poczekać. Niech zacznie { $piece }.
step-maria-retreat-where = { $enemy } nie miał karty w swoim kolorze i zrezygnował przy −2: stracił dwie armie i wycofuje się o dwa miasta.

    Dokąd, decyduje zwycięzca: jak najdalej od miejsca, gdzie stoi { $piece }, i nie przez inne pionki. Wybierz jedno z podświetlonych miast.
step-maria-retreat-weak = Teraz { $piece } z 4 armiami, a przeciw niemu { $enemy } z 7. Masz −3, a { $cards } jest w złym kolorze.

    Możesz od razu zrezygnować. Ale liczy się każdy punkt: zagraj { $card }, a stracisz jedną armię zamiast trzech.
    .wrong = Rezygnacja kosztowałaby teraz trzy armie. Najpierw zagraj { $card }.
step-maria-retreat-lost = Masz −1 i żadna karta już nie pasuje. { $piece } musi zrezygnować: strata jednej armii, wycofanie o jedno miasto.
step-maria-retreat-after = Drogę wycofania wybrał zwycięzca: { $seat }. { $piece } jest bezpieczny i będzie jeszcze walczył.

    Kto traci wszystkie armie, schodzi z mapy. Tak samo ten, kto nie ma jak się wycofać: nigdy nie stawaj w ślepym zaułku!

# Delayed conquest

chapter-maria-delayed = Opóźniony podbój
step-maria-delayed-protected = Teraz grasz jako { $seat }. { $piece } chce zdobyć { $city }, ale z { $place }, dwie drogi dalej, broni tej twierdzy { $enemy }.

    Wyjdź z niej mimo to! Kładzie się tam wtedy znacznik z pytajnikiem, a odpowiedź pada po bitwach.
step-maria-delayed-pass = Niech { $piece } idzie przez { $city } do { $place }. Tam stanie obok obrońcy.
    .wrong = Wybierz pionek { $piece } i poślij go do { $place }, przez { $city }.
step-maria-delayed-question = { $city } ma teraz znacznik z pytajnikiem. Twierdza nie jest jeszcze twoja. Jeśli po bitwach nikt jej nie broni, pada; jeśli ktoś broni, znacznik się zdejmuje.

    { $enemy } musi więc odejść.
step-maria-delayed-fight = { $piece } ma 7 armii, { $enemy } ma 5. Zakończ swój ruch, a bitwa zacznie się sama.
    .wrong = Nic więcej nie musi się ruszać. Zakończ swój ruch.
step-maria-delayed-drive = { $enemy } nie miał karty w swoim kolorze i jest pokonany. Przepędź go: wszystkie te miasta są dalej niż 3 drogi od { $city }.

    Wybierz jedno z nich.
step-maria-delayed-fallen = W ostatniej fazie twojego etapu pytanie padło znowu: nikt już nie bronił twierdzy { $city } i leży tam znacznik { FORM($power, "gen") }.

    Generał, który wychodzi z twierdzy, i ten, który pokonuje jej obrońcę, to mogą być dwaj różni.

# Winter

chapter-maria-winter = Zima
step-maria-winter-comes = Po turach 3 i 6 przychodzi zima: nikt nie maszeruje, wszyscy rekrutują. Straty można odrobić.

    { $piece } stracił ostatnią armię i zszedł z mapy. Teraz może wrócić.
step-maria-winter-buy = Nowa armia kosztuje 4 punkty z kart { FORM($power, "gen") }. Masz 22 punkty, dość na pięć armii, ale część kart przyda się wiosną.

    Kup cztery.
    .wrong = Tym razem cztery wystarczą, a na wiosnę zostaną dwie karty.
step-maria-winter-pay = Cztery armie kosztują 16 punktów. Zapłać kartami { $card } i { $cards }: ani punktu za dużo.
    .wrong = Zapłać dokładnie: najpierw { $card }, potem { $cards }. Reszty nikt nie wydaje.
step-maria-winter-back = Generał wraca za darmo, ale potrzebuje co najmniej jednej z nowych armii. Wraca w głównej twierdzy swojego terytorium własnego, która jest w przyjaznych rękach.

    Niech { $piece } wróci w twierdzy { $city }.
    .wrong = Można, ale stamtąd daleko do wojny. Niech { $piece } wróci w twierdzy { $city }.
step-maria-winter-share = Jedną armię już ma, zostały trzy. Nikt inny nie widzi, kto je dostaje, a żaden generał nie może mieć więcej niż 8.

    Dwie niech dostanie { $piece }, a ostatnią { $other }.
    .wrong = Dwie dostaje { $piece }, a jedną { $other }, proszę.
step-maria-winter-spring = { $power } wchodzą więc w wiosnę z jednym generałem więcej. Tabory zimą nie wracają, tylko w twojej fazie ruchu, za 4 punkty, w głównej twierdzy u siebie.

# Victory

chapter-maria-victory = Zwycięstwo
step-maria-victory-aims = { $seat } wygrywa, gdy tylko { $power } kontrolują 12 twierdz w Austrii i na Śląsku; { $other }, gdy tylko { $third } kontroluje 9 w Austrii. Jeśli do końca tury 9 nikomu się to nie uda, wygrywa { $enemy }.

    Masz dziesięć. Jest tura 8.
step-maria-victory-eleven = Twierdzy { $city } nikt nie broni. Niech { $piece } przejdzie przez nią do { $place }.
    .wrong = Najpierw jedenasta: { $piece } przechodzi przez { $city } i idzie dalej do { $place }.
step-maria-victory-twelve = Jedenaście. I twierdza { $city } też stoi otworem!

    Niech { $piece } przejdzie przez nią do { $place }. Gdy tylko z niej wyjdzie, gra się skończy.
    .wrong = Dwunasta jest tak blisko: { $piece } idzie przez { $city } do { $place }.
step-maria-victory-won = Wygrywa { $seat }, i to w środku marszu! Inaczej { $enemy } musiałaby wytrzymać już tylko jedną turę.

    Znasz już grę wprowadzającą. Są inni generałowie do prowadzenia, a dalej czeka gra pełna: z polityką.

## Politics

course-politics = Maria: polityka
    .text = Co dodaje gra pełna: plansza polityki, porozumienia, wybór cesarza i inna droga do zwycięstwa.

# The political display and trump

chapter-politics-display = Plansza polityki
step-politics-display-stage = Grasz jako { $seat }. W grze pełnej każda tura zaczyna się od polityki: odkrywa się dwie karty polityki. Widzisz je powyżej.

    Na każdej są tarcze frakcji, które mogą ją wybrać. { $power } i trzy pozostałe frakcje główne licytują się o nie kartami taktycznymi.
step-politics-display-trump = Najpierw kolor atutowy: liczyć się będą tylko karty jednego koloru. Wyznacza go ten, kto wygrał ostatnią bitwę, czyli ty.

    Twoja najlepsza karta to { $card }. Wyznacz kiery.
    .wrong = Tego koloru masz mało. Wyznacz kiery: niech liczy się { $card }.
step-politics-display-place = Teraz każda frakcja główna może wyłożyć jedną zakrytą kartę. Inni już to zrobili, a twoja odpowiedź to { $card }.

    Wybierz ją i potwierdź.
    .wrong = Można się wstrzymać albo blefować, ale teraz chcesz wybierać przed innymi: wyłóż { $card }.
step-politics-display-influence = Wszystkie karty są odkryte. Karta { FORM($power, "gen") }, { $card }, to blef: nie jest kierem i wraca do ręki.

    Liczy się wartość kart, suma twoich kart na planszy polityki: { $other } ma 8, { $third } 5, { $fourth } 2. Pierwsza wybiera więc { $other }.
step-politics-display-choose = Możesz zachować swoją kartę: zostanie na planszy na następne tury. Albo wybrać kartę polityki ze swoją tarczą, co kosztuje wyłożoną kartę.

    Wybierz kartę { $political }. Druga nie ma tarczy { FORM($power, "gen") }.
    .wrong = Zachowana karta zostaje twoja, ale { $political } to za dobra karta, by zostawić ją innym.
step-politics-display-arrow = Ta karta ma strzałkę: znacznik na torze { FORM($track, "gen") } przesuwa się o jedno pole, w którą stronę chcesz. Na wszystkich trzech torach prawa strona jest dobra dla { FORM($power, "gen") }.

    Przesuń go w prawo.
    .wrong = Lewa strona jest dobra dla twoich wrogów. Przesuń go w prawo.
step-politics-display-moved = Znaczniki ruszają się, gdy wszyscy już wybrali. Na torze { FORM($track, "gen") } znacznik doszedł do pola, na którym { $power } dobiera o kartę mniej, co turę, dopóki on tam stoi.

    Inni zachowali swoje karty, a karta, której nikt nie wybrał, przepadła.

# Choosing political cards, instructions and arrows

chapter-politics-cards = Instrukcje i strzałki
step-politics-cards-two = Grasz jako { $seat }: prowadzisz { FORM($power, "acc") } i { FORM($other, "acc") }, które stoją po przeciwnych stronach, a w polityce każda frakcja działa za siebie.

    Ostatnią bitwę wygrał { $enemy } i wyznaczył piki jako kolor atutowy. Leżą dwie odkryte karty; obie mogą być twoje.
step-politics-cards-first = Wyłóż { $card } w imieniu { FORM($power, "gen") }.
    .wrong = To nie atut albo w ogóle nie karta. Wyłóż { $card }.
step-politics-cards-second = I { $card } w imieniu { FORM($power, "gen") }.
    .wrong = To nie atut albo w ogóle nie karta. Wyłóż { $card }.
step-politics-cards-russia = Nikt inny nie wyłożył karty. Pierwsze wybierają { $power }.

    { $piece } jest poza mapą: dopóki znacznik toru Rosji stoi na gwiazdce albo na prawo od niej, { $power } muszą wystawiać korpus ekspedycyjny. Wybierz kartę { $political }: jej strzałka wskazuje w lewo.
    .wrong = To zostaw drugiej frakcji. { $power } chcą karty { $political }.
step-politics-cards-left = Możesz użyć strzałki albo nie. Użyj jej: jedno pole w lewo na torze { FORM($track, "gen") }.

    Ogłaszasz to teraz, a znacznik ruszy, gdy wszyscy wybiorą.
    .wrong = Karta by się zmarnowała. Przesuń znacznik w lewo.
step-politics-cards-denmark = Teraz { $power }. Wybierz kartę { $political } i potwierdź. Ma ona instrukcję: jedna karta taktyczna i trzy armie dla { FORM($power, "gen") }, od razu.

    Instrukcję wykonuje się w całości albo wcale. Wykonaj ją.
    .wrong = { $power } ma z tej karty pożytek: wybierz kartę { $political } i wykonaj instrukcję.
step-politics-cards-troops = Trzy armie rozdzielasz między swoich generałów, w tajemnicy, do 8 na każdego.

    Dwie niech dostanie { $piece }, a jedną { $other }.
    .wrong = Dwie dostaje { $piece }, a jedną { $other }, proszę.
step-politics-cards-back = Znacznik na torze { FORM($track, "gen") } opuścił gwiazdkę: korpus już nie obowiązuje i { $piece } stanął w { $city } ze wszystkimi armiami. Już w tym etapie może maszerować.

    Jedna dobra karta w polityce bywa warta więcej niż w bitwie.

# A subsidy contract and an agreement

chapter-politics-contract = Porozumienia
step-politics-contract-talk = W grze pełnej każdy może negocjować z każdym, w każdej chwili, ale tylko jawnie. Grasz jako { $seat }.

    Na stole leży oferta dla ciebie. Znajdziesz ją w szufladzie „Układy” na brzegu: liczba pokazuje, że czeka.
step-politics-contract-offer = { $seat } oferuje subsydia: { $power } daje { FORM($other, "dat") } co turę jedną ze swoich kart, przez dwie tury. W zamian { $other } mają głosować w wyborach cesarskich na Karola.

    Otwórz szufladę „Układy” i przyjmij ofertę.
    .wrong = Najpierw oferta: otwórz szufladę „Układy” i przyjmij ją.
step-politics-contract-binds = Umowa stoi! Obietnic się tu dotrzymuje: stół odbiera wszystkie wybory, które by je łamały. W tej samej szufladzie obie strony widzą, co obowiązuje. Możesz ją zamknąć.

    Subsydia są tylko dla sojuszników: { $power } może płacić { FORM($other, "dat") }, ale nie wrogowi.
step-politics-contract-pass = To etap polityki i pada pytanie o karty. Tym razem je zatrzymaj: nie wykładaj żadnej ani w imieniu { FORM($power, "gen") }, ani { FORM($other, "gen") }.
    .wrong = Tym razem zatrzymaj karty: nie wykładaj żadnej.
step-politics-contract-card = To twój etap. Gdy { $power } dobierała karty, jedna z nich trafiła, nieobejrzana, do { FORM($other, "gen") }. W następnej turze stanie się tak jeszcze raz.

    Gdy przyjdzie głosowanie, trzeba będzie dotrzymać słowa: to następna lekcja.
step-politics-contract-more = Oferta może mieć kilka klauzul: zawieszenie broni, omijanie jakiegoś kraju, zostawienie twierdz w spokoju, głos i inne. W tej samej szufladzie układasz własne.

    Inaczej jednak nie można oddawać kart ani zmieniać sojuszy.

# The Imperial Election

chapter-politics-election = Wybory cesarskie
step-politics-election-votes = Pojawiły się wybory cesarskie: na końcu tej tury wybiera się cesarza. Kandydaci to Karol Albrecht Bawarski i Franciszek Stefan Lotaryński.

    Dziewięć twierdz ma po jednym głosie; oddaje go ten, kto kontroluje twierdzę. Wygrywa pięć głosów. Grasz jako { $seat }.
step-politics-election-bound = { $power } i { $other } muszą głosować na Franciszka: { $city }, { $place }, { $start } i { $third } dają mu cztery głosy. { $seat } trzy razy zagłosował na Karola.

    Zostały dwa głosy i oba są twoje.
step-politics-election-berlin = Najpierw { $city }. Ten głos jest obiecany { FORM($seat, "dat") }: masz tylko jeden wybór.

    Zagłosuj na Karola.
step-politics-election-dresden = Cztery do czterech, rozstrzyga { $city }! { $power } niczego nie obiecała.

    Cesarz jest wart znacznik zwycięstwa: dla { FORM($other, "gen") }, jeśli wygra Karol, dla { FORM($third, "gen") }, jeśli Franciszek. { $other } wiele ostatnio zdobyła. Zagłosuj na Franciszka.
    .wrong = Wtedy { $other } byłaby o znacznik bliżej zwycięstwa. Zagłosuj na Franciszka.
step-politics-election-emperor = Franciszek zostaje cesarzem, ma pięć głosów! { $power } kładzie znacznik zwycięstwa na pole „Cesarz”, gdzie zostaje on do końca gry.

    Dlaczego znaczniki są ważne, mówi ostatnia lekcja.

# Pools and victory boxes

chapter-politics-pools = Pule i pola punktów zwycięstwa
step-politics-pools-pool = Grasz jako { $seat }. W grze pełnej każda frakcja główna ma pulę znaczników zwycięstwa. Każdy podbój jeden z niej zabiera, każda strata jeden przywraca.

    Wygrywa ten, czyja pula jest pusta, gdy sprawdza się zwycięstwo. { $power } ma już tylko jeden znacznik.
step-politics-pools-boxes = Znaczniki idą też na pola punktów zwycięstwa: za cesarza, za Włochy, za Śląsk, za trzech elektorów i dwa za bitwy.

    Bitwa jest warta punkt za każde pełne 3 armie, które traci pokonany. Zwycięzca kładzie tyle znaczników na swoje pola wygranych bitew; pokonany zabiera tyle samo ze swoich.
step-politics-pools-battle = { $piece } ma 4 armie, { $enemy } ma 5: masz −1 i prawo do zagrywania.

    Zagraj { $card }, bez skromności: im niżej wróg spadnie, tym więcej straci.
    .wrong = Oto ta chwila. Zagraj { $card }.
step-politics-pools-saxony = { $enemy } traci pięć armii i schodzi z mapy: jeden punkt. Twój ostatni znacznik leży na polu wygranych bitew, a pula jest pusta!

    Za każdy punkt, który tracą { $power }, { $other } może przesunąć znacznik Saksonii o pole w prawo, ku innemu sojuszowi. Zrób to.
    .wrong = Nic nie stoi na przeszkodzie: jedno pole w prawo.
step-politics-pools-won = Na końcu etapu sprawdzono zwycięstwo: pula { FORM($power, "gen") } jest pusta i wygrywa { $seat }.

    Jeśli po czterech zimach nikt nie wygrał, wygrywa ten, komu we wszystkich zimach razem zostało w puli najmniej znaczników. A teraz siadaj do stołu!
