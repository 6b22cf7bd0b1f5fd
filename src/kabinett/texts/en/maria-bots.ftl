### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in maria.ftl; `$other` is a second piece or city.

## Set-up, cards and winter.

thought-setup_strong = { $piece } gets as many troops as he can: he is to strike.
thought-setup_weak = { $piece } gets no more than he has to: the troops are wanted elsewhere.
thought-setup_middle = { $piece } gets { $value } troops, enough to hold his own.
thought-subsidy_paid = a card is worth more to Bavaria now.
thought-subsidy_kept = France needs its cards itself.
thought-payment_exact = { $card } pays exactly what is due.
thought-payment_rest = { $card } pays all that is still due.
thought-payment_part = { $card } goes first; more is due than it is worth.
thought-recruit_none = the cards are worth more than new troops.
thought-recruit_some = { $power } replaces losses, and keeps cards for its battles.
thought-recruit_most = { $power } needs every troop that it can pay for.
thought-recruits_none = others need the recruits more than { $piece }.
thought-recruits_near = { $piece } has the enemy near.
thought-recruits_some = { $piece } shall be strong when he is needed.
thought-general_enters = { $piece } comes back where he is needed: { $city }.
thought-general_stays_away = the recruits are of more use to the generals on the map.
thought-division_most = { $piece } commands, and keeps as many as he can.
thought-division_share = { $piece } keeps { $value } of { $total }, so that { $other } can stand alone too.

## Hussars and supply.

thought-hussar_rides = at { $city } the hussar watches the enemy.
thought-hussar_rides_dear = at { $city } the hussar makes the supply of { $piece } dear.
thought-hussar_stays = no other place is better for the hussar.
thought-hussar_stays_dear = at { $city } the hussar still makes the supply of { $piece } dear.
thought-supplied_strongest = { $piece } has most troops to lose.
thought-supplied_other = { $piece } stands where he is needed.

## Movement.

thought-movement_general = { $piece } can be of more use elsewhere.
thought-movement_reach = { $piece } has a fortress of the enemy in reach: { $city }.
thought-movement_fortress = { $piece } stands in the enemy's fortress { $city }.
thought-movement_starving = { $piece } is out of supply.
thought-movement_train = { $piece } has to keep up with the generals.
thought-movement_reenter = without { $piece } the generals would starve.
thought-movement_end = all pieces stand where they should.
thought-movement_let = it is better to see first what the other does in Flanders.
thought-movement_end_flanders = there is nothing more to do in Flanders.
thought-march_forced = { $piece } has far to go, and nothing to conquer on his way.
thought-march_conquers = { $piece } conquers { $city } by leaving it.
thought-march_takes = { $piece } goes to { $city } to take it: nobody protects it.
thought-march_question = { $city } can fall to { $piece } once its protector is beaten.
thought-march_joins = { $piece } joins { $other }: together they are stronger.
thought-march_fights = { $piece } goes against { $other }.
thought-march_flees = { $piece } keeps away from { $other }.
thought-march_supply = { $piece } has to come nearer to { $other } to be in supply.
thought-march_protect = { $piece } protects { $other }, which the enemy can reach.
thought-march_towards = { $piece } marches on { $other }.
thought-march_position = { $piece } takes up a better position at { $city }.
thought-march_stop = { $piece } stands well at { $city }.
thought-march_stop_attack = { $piece } stops at { $city } to fight { $other }.
thought-march_stop_fortress = { $piece } stops in { $city }, to take it when he leaves.
thought-march_stop_protect = from { $city } { $piece } protects { $other }.
thought-march_train_follows = { $piece } comes nearer to { $other }, to supply him.
thought-march_train_goes = { $piece } is better placed at { $city }.
thought-march_train_stops = at { $city } { $piece } is near enough.
thought-train_entry = { $piece } is of most use at { $city }.
thought-commander = { $piece } commands: the troops of the other are lost first.
thought-consent_commander = { $piece } should command.
thought-consent_needed = together they can stand up to the enemy who is near.
thought-consent_given = together they are stronger.
thought-consent_refused = { $other } stays free to go where he likes.

## Combat.

thought-attacker_strongest = { $piece } is the strongest, and goes first.
thought-attacker_other = { $piece } goes first: much depends on his battle.
thought-target = most is won by beating { $piece } first.
thought-battle_draw = a draw costs { $power } nothing, and no more cards.
thought-battle_small_loss =
    the defeat costs { $loss ->
        [one] { $loss } troop
       *[other] { $loss } troops
    } only: the cards are worth more.
thought-battle_lost = the battle cannot be won at a fair price: no more cards are spent.
thought-battle_small = a small card is enough: { $card } puts { $power } ahead by { $score }.
thought-battle_large = { $card } puts { $power } so far ahead that it will be hard to answer.
thought-battle_ahead = { $card } puts { $power } ahead by { $score }.
thought-battle_level = { $card } makes it even, and it is for the other to play.
thought-battle_less = { $card } leaves { $power } only { $score } behind.
thought-battle_reserve = the battle is worth the Reserve, as { $value }.
thought-retreat_from_train = at { $city } { $piece } is farthest from his trains.
thought-retreat_there = at { $city } { $piece } is of least use to his side.
thought-retreat_path = by { $city } { $piece } does no harm.

## Politics.

thought-trump_most = of { $suit } there are most in hand.
thought-trump_other = { $suit } suits the others least.
thought-placement_none = { $power } needs its cards for the war.
thought-placement_counts = { $card } counts, and gives { $power } a say in the cards that lie open.
thought-placement_bluff = a card that does not count may still frighten the others.
thought-choice_card = { $political } is better in the hands of { $power } than of others.
thought-choice_save = no card is worth the influence of { $power } now.
thought-instruction_followed = what the card tells is good for { $power }.
thought-instruction_left = what the card tells would not help { $power }.
thought-arrow_left = on the track of { $track }, left is better for { $power }.
thought-arrow_right = on the track of { $track }, right is better for { $power }.
thought-arrow_unused = { $power } wants the marker of { $track } to stay.
thought-receiver = { $power } has more need of it.
thought-corps = { $piece } can best be spared.
thought-corps_joins = { $piece } is better with company at { $city }.
thought-corps_displaces = { $piece } comes back alone to { $city }.
thought-relocated_piece = { $piece } has to go, and chooses his place first.
thought-relocation = { $piece } is of most use at { $city }.
thought-saxony_shift_none = Saxony is to stay what it is.
thought-saxony_shift_right = each box brings Saxony nearer to Austria.
thought-vote_own = { $candidate } is the candidate of { $power }'s side.
thought-vote_other = { $candidate } as Emperor is less of a danger to { $power }.

## Agreements and peace.

thought-offer_accepted = the offer of { $seat } gives more than it takes.
thought-offer_leader = { $seat } is about to win and gets no help.
thought-offer_nothing = the offer of { $seat } gives nothing in return.
thought-offer_little = the offer of { $seat } gives too little for what it gives others.
thought-peace_offered = with Silesia won, Prussia can do with some quiet.
thought-peace_not_offered = there is more to win by war than by peace.
thought-peace_accepted = Austria needs its armies against others.
thought-peace_refused = Silesia is not lost yet.
thought-second_train = a train at { $city } serves Prussia's armies best.
