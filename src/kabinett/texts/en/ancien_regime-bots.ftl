### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in ancien_regime.ftl; `$other` is another power.

## War and peace.

thought-status_stays = { $power } stands best as it is.
thought-status_joins = beside { $other } there is more to win for { $power } than against it.
thought-status_neutral = peace and double taxes serve { $power } better now than war.
thought-status_expansionist = { $power } has designs on the lands of both Coalitions.
thought-expulsion_none = the Coalition is worth more whole.
thought-expulsion_leader = { $other } is too near to victory to be an Ally.
thought-expulsion_prey = { $other } is worth more as an enemy than as an Ally.
thought-application_accept = an enemy less is an Ally more.
thought-application_leader = { $power } is too near to victory to be helped.
thought-application_decline = there is more to win against { $power } than with it.
thought-leave_stay = { $general } does no harm in { $territory }.
thought-leave_go = Allies change, and { $territory } is better without { $general }.
thought-vote_own = every vote for one's own candidate.
thought-vote_other = the crown of { $other } does least harm.
thought-crown_take = the Crown is worth Influence every Round.
thought-crown_hold = the votes shall decide.
thought-bid_nothing = { $minor } is not worth any Morale now.
thought-bid_some = { $minor } is worth { $bid } Morale, but no more.
thought-bid_high = { $minor } must not serve anybody else.

## Cards, Money, generals.

thought-frederick = { $general } is nearest to where he will be needed.
thought-discard = of all cards the { $card } will be missed least.
thought-subsidies_none = { $power } can use what it has itself.
thought-subsidies_own = what { $other } has serves better than what { $power } keeps.
thought-subsidies_ally = { $other } can stop who is about to win.
thought-mercenaries_card = a { $card } is worth sending.
thought-mercenaries_stop = the rest is not worth sending.
thought-offer_taken = a gift that costs nothing is taken.
thought-offer_declined = no gifts now.
thought-leadership_place = there is Money for troops of one more general.
thought-leadership_remove = { $general } would only be beaten where he stands.
thought-leadership_draw = a card is what { $power } lacks most.
thought-leadership_morale = without Morale no card can be played.
thought-leadership_nothing = everybody stands where he should.
thought-placement = from { $territory } he can be of use.
thought-buys_troop = { $general } shall have troops to fight and to hold what he takes.
thought-buys_card = cards decide battles.
thought-buys_morale = Morale is needed for cards and for auctions.
thought-buys_fortress = { $territory } is to be held at any price.
thought-buys_nothing = there is nothing more worth buying.

## Movement.

thought-arbiter_room = nobody among those who can be named has less Morale than { $other }.
thought-arbiter_willing = { $other } may grant more than the others.
thought-dismissal = the garrison in { $territory } is of no use any more.
thought-dismissal_none = what is held is kept.
thought-further_ask = there is more to take at once.
thought-further_end = a further turn is not worth what { $arbiter } would gain by it.
thought-grant_morale = { $morale } Morale is worth more than what { $power } can do with the turn.
thought-grant_leader = who plays { $power } is nearest to victory, and gets no turn from us.
thought-grant_refused = { $power } could do more harm than { $morale } Morale is worth.
thought-movement_general = { $general } has most to gain by a move.
thought-movement_land = Stuart shall trouble Great Britain at home.
thought-movement_end = nobody gains by moving on.
thought-march_garrison = only a garrison stands in the way to { $territory }.
thought-march_general = the enemy in { $territory } can be beaten.
thought-march_own = { $general } is of more use in { $territory }.
thought-march_ally = the way leads through { $territory }, which belongs to an Ally.
thought-march_influence = { $territory } is open, and worth Influence every Round.
thought-march_on = { $territory } is nearer to where { $general } is needed.
thought-strategic_way = the way over { $territory } is short on friendly ground.
thought-strategic_end = { $general } is needed in { $territory }.
thought-garrison_influence =
    { $territory } gives { $points ->
        [one] a point
       *[other] { $points } points
    } of Influence every Round to who holds it.
thought-garrison_hold = { $territory } is to be held.
thought-garrison_keep = { $general } needs his troops more than { $territory } does.
thought-consent_accept = { $other } does no harm on the way.
thought-consent_decline = { $other } is too near to victory to be helped.

## Battles.

thought-next_battle = { $territory } matters most while all cards are in hand.
thought-support_none = that battle is not worth a troop of ours.
thought-support_given = { $general } can share in a victory, or save what would be lost.
thought-pile = the cards are played for { $general }.
thought-card_pass = another card would cost more than it brings.
thought-card_scout = to see what the enemy has played is worth showing a 3.
thought-card_best = the battle in { $territory } is worth the best card.
thought-card_least = the { $card } may be enough, and is missed least.
thought-card_some = the { $card } may be enough.
thought-scout = that card tells most.
thought-retreat_off = off the map { $general } is safe, and brings a card at Mobilisation.
thought-retreat_home = in the Capital { $general } is at hand again at once.
thought-retreat_near = in { $territory } { $general } is of use again soon.
thought-return = { $general } has room for the troop.
