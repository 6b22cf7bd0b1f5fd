### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in ancien_regime.ftl; `$other` is another power.

## War and peace.

thought-status_stays = obecny status jest dla { FORM($power, "gen") } najlepszy.
thought-status_joins =
    { $power } u boku { FORM($other, "gen") } { $power_id ->
        [prussia] zyskają
       *[other] zyska
    } więcej niż przeciw { FORM($other, "dat") }.
thought-status_neutral = pokój i podwójne podatki służą teraz { FORM($power, "dat") } lepiej niż wojna.
thought-status_expansionist =
    { $power } { $power_id ->
        [prussia] mają
       *[other] ma
    } zamiary wobec ziem obu Koalicji.
thought-expulsion_none = Koalicja jest więcej warta w całości.
thought-expulsion_leader =
    { $other } { $other_id ->
        [prussia] są
       *[other] jest
    } zbyt blisko zwycięstwa na Sojusznika.
thought-expulsion_prey =
    { $other } więcej { $other_id ->
        [prussia] dadzą
       *[other] da
    } jako wróg niż jako Sojusznik.
thought-application_accept = jeden wróg mniej to jeden Sojusznik więcej.
thought-application_leader =
    { $power } { $power_id ->
        [prussia] są
       *[other] jest
    } zbyt blisko zwycięstwa, żeby liczyć na pomoc.
thought-application_decline = więcej można zyskać przeciw { FORM($power, "dat") } niż razem z { FORM($power, "inst") }.
thought-leave_stay = { $general } nie szkodzi w { $territory }.
thought-leave_go = Sojusznicy się zmieniają, a lepiej, żeby { $general } nie stał w { $territory }.
thought-vote_own = każdy głos na własnego kandydata.
thought-vote_other = najmniej zaszkodzi Korona dla { FORM($other, "gen") }.
thought-crown_take = Korona daje Wpływ co Rundę.
thought-crown_hold = niech zdecydują głosy.
thought-bid_nothing =
    { $minor } nie { $minor_id ->
        [prussia] są warte
        [ottoman] jest warte
       *[other] jest warta
    } teraz żadnego Morale.
thought-bid_some =
    { $minor } { $minor_id ->
        [prussia] są warte
        [ottoman] jest warte
       *[other] jest warta
    } { $bid } pkt Morale, ale nie więcej.
thought-bid_high =
    { $minor } nie { $minor_id ->
        [prussia] mogą
       *[other] może
    } służyć nikomu innemu.

## Cards, Money, generals.

thought-frederick = { $general } jest najbliżej miejsca, gdzie będzie potrzebny.
thought-discard = ze wszystkich kart najmniej będzie szkoda tej: { $card }.
thought-subsidies_none =
    { $power } { $power_id ->
        [prussia] same spożytkują
        [ottoman] samo spożytkuje
       *[other] sama spożytkuje
    } to, co { $power_id ->
        [prussia] mają
       *[other] ma
    }.
thought-subsidies_own = w rękach { FORM($other, "gen") } przyda się bardziej niż u { FORM($power, "gen") }.
thought-subsidies_ally =
    { $other } { $other_id ->
        [prussia] mogą
       *[other] może
    } powstrzymać tego, kto jest bliski zwycięstwa.
thought-mercenaries_card = kartę { $card } warto wysłać.
thought-mercenaries_stop = reszty nie warto wysyłać.
thought-offer_taken = dar, który nic nie kosztuje, się bierze.
thought-offer_declined = teraz żadnych darów.
thought-leadership_place = są Pieniądze na oddziały dla jeszcze jednego generała.
thought-leadership_remove = { $general } tam, gdzie stoi, tylko by przegrał.
thought-leadership_draw = { $power }: najbardziej brakuje karty.
thought-leadership_morale = bez Morale nie można zagrać karty.
thought-leadership_nothing = wszyscy stoją, gdzie powinni.
thought-placement = z { $territory } może się przydać.
thought-buys_troop = { $general } ma mieć oddziały do walki i do obsadzenia tego, co zdobędzie.
thought-buys_card = karty rozstrzygają bitwy.
thought-buys_morale = Morale jest potrzebne na karty i licytacje.
thought-buys_fortress = terytorium { $territory } trzeba utrzymać za wszelką cenę.
thought-buys_nothing = nie ma już nic wartego kupna.

## Movement.

thought-arbiter_room = nikt z tych, których można wybrać, nie ma mniej Morale niż { $other }.
thought-arbiter_willing =
    { $other } { $other_id ->
        [prussia] przyznają
       *[other] przyzna
    } może więcej niż inni.
thought-dismissal = garnizon w { $territory } nie jest już potrzebny.
thought-dismissal_none = co zdobyte, tego się nie oddaje.
thought-further_ask = od razu można zdobyć więcej.
thought-further_end =
    kolejna tura nie jest warta tego, co { $arbiter_id ->
        [prussia] zyskałyby
        [ottoman] zyskałoby
       *[other] zyskałaby
    } na niej { $arbiter }.
thought-grant_morale =
    { $morale } pkt Morale jest warte więcej niż to, co { $power } { $power_id ->
        [prussia] zrobią
       *[other] zrobi
    } z tą turą.
thought-grant_leader = kto gra { FORM($power, "inst") }, jest najbliżej zwycięstwa i tury od nas nie dostanie.
thought-grant_refused =
    { $power } { $power_id ->
        [prussia] mogłyby
        [ottoman] mogłoby
       *[other] mogłaby
    } zaszkodzić bardziej, niż warte jest { $morale } pkt Morale.
thought-movement_general = { $general } najwięcej zyska na ruchu.
thought-movement_land = Stuart ma nękać Wielką Brytanię na jej własnej ziemi.
thought-movement_end = dalszy ruch nikomu nic nie da.
thought-march_garrison = na drodze do { $territory } stoi tylko garnizon.
thought-march_general = wroga w { $territory } można pokonać.
thought-march_own = { $general } bardziej przyda się w { $territory }.
thought-march_ally = droga prowadzi przez { $territory }, gdzie rządzi Sojusznik.
thought-march_influence = { $territory } stoi otworem i daje Wpływ co Rundę.
thought-march_on = { $territory } leży bliżej miejsca, gdzie potrzebny jest { $general }.
thought-strategic_way = droga przez { $territory } jest krótka i prowadzi po przyjaznych terytoriach.
thought-strategic_end = { $general } jest potrzebny w { $territory }.
thought-garrison_influence =
    { $territory } daje temu, kto je trzyma, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } Wpływu co Rundę.
thought-garrison_hold = terytorium { $territory } trzeba utrzymać.
thought-garrison_keep = { $general } potrzebuje oddziałów bardziej niż { $territory }.
thought-consent_accept =
    { $other } po drodze nie { $other_id ->
        [prussia] zaszkodzą
       *[other] zaszkodzi
    }.
thought-consent_decline =
    { $other } { $other_id ->
        [prussia] są
       *[other] jest
    } zbyt blisko zwycięstwa, żeby liczyć na pomoc.

## Battles.

thought-next_battle = { $territory } liczy się najbardziej, póki wszystkie karty są na ręce.
thought-support_none = tamta bitwa nie jest warta naszego oddziału.
thought-support_given = { $general } może mieć udział w zwycięstwie albo ocalić to, co by przepadło.
thought-pile = karty idą na stos tego generała: { $general }.
thought-card_pass = kolejna karta kosztowałaby więcej, niż przyniesie.
thought-card_scout = zobaczyć, co zagrał wróg, jest warte pokazania trójki.
thought-card_best = bitwa w { $territory } jest warta najlepszej karty.
thought-card_least = karta { $card } może wystarczyć i najmniej jej szkoda.
thought-card_some = karta { $card } może wystarczyć.
thought-scout = ta karta mówi najwięcej.
thought-retreat_off = poza mapą { $general } jest bezpieczny i daje kartę przy Mobilizacji.
thought-retreat_home = w stolicy { $general } jest od razu znów pod ręką.
thought-retreat_near = w { $territory } { $general } wkrótce znów się przyda.
thought-return = { $general } ma miejsce na ten oddział.
