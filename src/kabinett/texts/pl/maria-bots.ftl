### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in maria.ftl; `$other` is a second piece or city.

## Set-up, cards and winter.

thought-setup_strong = { $piece } dostaje tyle armii, ile się da: to on ma uderzyć.
thought-setup_weak = { $piece } dostaje tylko tyle, ile musi: armie przydadzą się gdzie indziej.
thought-setup_middle =
    { $piece } dostaje { $value ->
        [one] { $value } armię
        [few] { $value } armie
       *[other] { $value } armii
    }, dość, by się utrzymać.
thought-subsidy_paid = karta więcej znaczy teraz dla Bawarii.
thought-subsidy_kept = Francja sama potrzebuje kart.
thought-payment_exact = { $card } pokrywa dokładnie to, co trzeba.
thought-payment_rest = { $card } pokrywa całą resztę.
thought-payment_part = { $card } idzie na początek; trzeba zapłacić więcej, niż jest warta.
thought-recruit_none = karty są cenniejsze niż nowe armie.
thought-recruit_some =
    { $power } { $power_id ->
        [prussia] uzupełniają
       *[other] uzupełnia
    } straty, a karty { $power_id ->
        [prussia] zachowują
       *[other] zachowuje
    } na bitwy.
thought-recruit_most =
    { $power } { $power_id ->
        [prussia] potrzebują
       *[other] potrzebuje
    } każdej armii, za którą można zapłacić.
thought-recruits_none = inni potrzebują rekrutów bardziej niż { $piece }.
thought-recruits_near = { $piece } ma wroga blisko.
thought-recruits_some = { $piece } ma być silny, gdy będzie potrzebny.
thought-general_enters = { $piece } wraca tam, gdzie jest potrzebny: { $city }.
thought-general_stays_away = rekruci bardziej przydadzą się generałom na mapie.
thought-division_most = { $piece } dowodzi i zatrzymuje tyle armii, ile może.
thought-division_share = { $piece } zatrzymuje { $value } z { $total }, żeby { $other } też mógł działać sam.

## Hussars and supply.

thought-hussar_rides = w { $city } huzar ma wroga na oku.
thought-hussar_rides_dear = huzar w { $city } sprawia, że { $piece } drogo płaci za zaopatrzenie.
thought-hussar_stays = żadne inne miejsce nie jest dla huzara lepsze.
thought-hussar_stays_dear = huzar w { $city } nadal sprawia, że { $piece } drogo płaci za zaopatrzenie.
thought-supplied_strongest = { $piece } ma najwięcej armii do stracenia.
thought-supplied_other = { $piece } stoi tam, gdzie jest potrzebny.

## Movement.

thought-movement_general = { $piece } bardziej przyda się gdzie indziej.
thought-movement_reach = { $piece } ma w zasięgu wrogą twierdzę: { $city }.
thought-movement_fortress = { $piece } stoi we wrogiej twierdzy { $city }.
thought-movement_starving = { $piece } jest bez zaopatrzenia.
thought-movement_train = { $piece } musi nadążyć za generałami.
thought-movement_reenter = generałowie głodowaliby, gdyby nie wrócił { $piece }.
thought-movement_end = wszystkie pionki stoją, jak należy.
thought-movement_let = lepiej najpierw zobaczyć, co drugi zrobi we Flandrii.
thought-movement_end_flanders = we Flandrii nie ma już nic do zrobienia.
thought-march_forced = { $piece } ma daleką drogę, a po drodze nic do zdobycia.
thought-march_conquers = { $piece } zdobywa { $city }, wychodząc stamtąd.
thought-march_takes = { $piece } idzie zdobyć { $city }: nikt nie broni tej twierdzy.
thought-march_question = { $city }: gdy obrońca zostanie pokonany, twierdzę zdobędzie { $piece }.
thought-march_joins = { $piece } i { $other } tworzą zgrupowanie: razem są silniejsi.
thought-march_fights = { $piece } idzie do walki; przeciwnik: { $other }.
thought-march_flees = { $piece } trzyma się z dala; zagraża mu { $other }.
thought-march_supply = { $piece } musi podejść bliżej ({ $other }), żeby mieć zaopatrzenie.
thought-march_protect = { $piece } broni twierdzy { $other }, do której wróg może dotrzeć.
thought-march_towards = { $piece } maszeruje na { $other }.
thought-march_position = { $piece } zajmuje lepszą pozycję w { $city }.
thought-march_stop = { $piece } dobrze stoi w { $city }.
thought-march_stop_attack = { $piece } zatrzymuje się w { $city } do walki; przeciwnik: { $other }.
thought-march_stop_fortress = { $piece } zatrzymuje się w { $city }, żeby zdobyć tę twierdzę przy wyjściu.
thought-march_stop_protect = { $piece } z { $city } broni twierdzy { $other }.
thought-march_train_follows = { $piece } podchodzi bliżej, bo zaopatrzenia potrzebuje { $other }.
thought-march_train_goes = { $piece } stoi lepiej w { $city }.
thought-march_train_stops = { $piece } jest w { $city } dostatecznie blisko.
thought-train_entry = { $piece } najbardziej przyda się w { $city }.
thought-commander = { $piece } dowodzi: najpierw przepadają armie drugiego.
thought-consent_commander = powinien dowodzić { $piece }.
thought-consent_needed = razem mogą stawić czoła wrogowi, który jest blisko.
thought-consent_given = razem są silniejsi.
thought-consent_refused = { $other } ma pozostać wolny i iść, dokąd zechce.

## Combat.

thought-attacker_strongest = { $piece } jest najsilniejszy i idzie pierwszy.
thought-attacker_other = { $piece } idzie pierwszy: od jego bitwy wiele zależy.
thought-target = najwięcej da pokonanie najpierw tego przeciwnika: { $piece }.
thought-battle_draw = remis nie kosztuje { FORM($power, "gen") } niczego, a i kart już nie ubędzie.
thought-battle_small_loss =
    porażka kosztuje tylko { $loss ->
        [one] { $loss } armię
        [few] { $loss } armie
       *[other] { $loss } armii
    }: karty są cenniejsze.
thought-battle_lost = tej bitwy nie da się wygrać za rozsądną cenę: szkoda dalszych kart.
thought-battle_small = wystarczy mała karta: { $card } daje { FORM($power, "dat") } przewagę { $score }.
thought-battle_large = { $card } daje { FORM($power, "dat") } przewagę, na którą trudno będzie odpowiedzieć.
thought-battle_ahead = { $card } daje { FORM($power, "dat") } przewagę { $score }.
thought-battle_level = { $card } wyrównuje, a grać musi drugi.
thought-battle_less = { $card } zmniejsza stratę { FORM($power, "gen") } do { $score }.
thought-battle_reserve = bitwa jest warta Rezerwy, jako { $value }.
thought-retreat_from_train = { $piece } jest w { $city } najdalej od swoich taborów.
thought-retreat_there = { $piece } jest w { $city } najmniej przydatny swojej stronie.
thought-retreat_path = przez { $city } { $piece } nie zaszkodzi.

## Politics.

thought-trump_most = { $suit }: tego koloru jest na ręce najwięcej.
thought-trump_other = { $suit }: ten kolor najmniej pasuje innym.
thought-placement_none =
    { $power } { $power_id ->
        [prussia] potrzebują
       *[other] potrzebuje
    } kart na wojnę.
thought-placement_counts = { $card } się liczy i daje { FORM($power, "dat") } głos przy odkrytych kartach.
thought-placement_bluff = karta, która się nie liczy, może jednak przestraszyć innych.
thought-choice_card = karta { $political } jest lepsza w rękach { FORM($power, "gen") } niż w cudzych.
thought-choice_save =
    żadna karta nie jest teraz warta tego, co { $power_id ->
        [prussia] zebrały
       *[other] zebrała
    } { $power }.
thought-instruction_followed = to, co nakazuje karta, jest dobre dla { FORM($power, "gen") }.
thought-instruction_left = to, co nakazuje karta, nie pomogłoby { FORM($power, "dat") }.
thought-arrow_left = na torze { FORM($track, "gen") } w lewo jest lepiej dla { FORM($power, "gen") }.
thought-arrow_right = na torze { FORM($track, "gen") } w prawo jest lepiej dla { FORM($power, "gen") }.
thought-arrow_unused =
    { $power } { $power_id ->
        [prussia] chcą
       *[other] chce
    }, żeby znacznik { FORM($track, "gen") } został na miejscu.
thought-receiver =
    { $power } bardziej tego { $power_id ->
        [prussia] potrzebują
       *[other] potrzebuje
    }.
thought-corps = najłatwiej obejść się bez tego generała: { $piece }.
thought-corps_joins = { $piece } woli w { $city } towarzystwo.
thought-corps_displaces = { $piece } wraca do { $city } sam.
thought-relocated_piece = { $piece } musi ustąpić i pierwszy wybiera miejsce.
thought-relocation = { $piece } najbardziej przyda się w { $city }.
thought-saxony_shift_none = Saksonia ma pozostać tym, czym jest.
thought-saxony_shift_right = każde pole zbliża Saksonię do Austrii.
thought-vote_own =
    { $candidate } to kandydat strony, po której { $power_id ->
        [prussia] stoją
       *[other] stoi
    } { $power }.
thought-vote_other = { $candidate } jako cesarz jest mniej groźny dla { FORM($power, "gen") }.

## Agreements and peace.

thought-offer_accepted = oferta { FORM($seat, "gen") } daje więcej, niż zabiera.
thought-offer_leader = { $seat } jest blisko zwycięstwa i pomocy nie dostanie.
thought-offer_nothing = oferta { FORM($seat, "gen") } nie daje nic w zamian.
thought-offer_little = oferta { FORM($seat, "gen") } daje za mało w porównaniu z tym, co daje innym.
thought-peace_offered = po zdobyciu Śląska Prusom przyda się trochę spokoju.
thought-peace_not_offered = na wojnie jest do zyskania więcej niż na pokoju.
thought-peace_accepted = Austria potrzebuje swoich armii przeciw innym.
thought-peace_refused = Śląsk nie jest jeszcze stracony.
thought-second_train = tabor w { $city } najlepiej służy armiom Prus.
