### What the lessons of Maria say. `course-ID` is the name of a course (`.text` says what it is about), `chapter-COURSE-LESSON` the
### name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the rules allow but the step does
### not want. An empty line begins a new paragraph.

## Maria: the first steps

course-maria = Maria: the first steps
    .text = The introductory game, from the first march to victory.

# Moving and main roads

chapter-maria-roads = Roads
step-maria-roads-board = Welcome! You are { $seat } and lead { $power }. This is { $piece } with his army at { $city }.

    The lines between the cities are roads. The broad ones are main roads: they carry your armies further.
step-maria-roads-march = A general marches up to 3 roads, or up to 4 if all of them are main roads.

    Choose { $piece }: every city he can reach lights up. Then choose { $city }, four main roads away, and confirm.
    .wrong = A good march, but not this one: choose { $piece } and send him along the main roads to { $city }.
step-maria-roads-train = Supply trains follow the armies, but slowly: 2 roads, or 3 if all of them are main roads.

    Choose { $piece } and bring it to { $city }, which is free now. No piece ever passes through a city where another stands.
    .wrong = Not that: { $piece } is to go to { $city }, three main roads away.
step-maria-roads-stack = One city, one piece: that is the rule. The exception is a stack of two generals, of one power or of two that cooperate.

    Let { $piece } join { $other } at { $city }. Joining ends the movement of both.
    .wrong = Choose { $piece } and lead him to { $city }, where { $other } stands.
step-maria-roads-finish = Each piece moves once at most, and nobody has to move. All of yours have moved.

    End your movement. The others will have their stages then, one after the other.
    .wrong = All is where it should be: end your movement.
step-maria-roads-turn = And it is your stage again. A whole turn has passed: first the hussars of { $other }, then France with Bavaria, then { $power } with Saxony, last { $other }.

    The introductory game has nine such turns.

# Forced march

chapter-maria-forced = Forced march
step-maria-forced-far = { $piece } is at { $city }, far from the war. With four roads a turn he would come too late.

    A forced march takes him up to 8 roads, on main roads only. And on his way he may come to no city beside an enemy piece, and to no fortress that an enemy controls.
step-maria-forced-announce = A forced march is announced before the first step, so that all know of it.

    Choose { $piece } and confirm, then choose the forced march.
    .wrong = That would be another move. Choose { $piece }, and then the forced march.
step-maria-forced-hurry = Now let him hurry, city by city, along the broad roads to { $city }: seven of them.
    .wrong = That leads off the way to { $city }. Follow the main roads there.
step-maria-forced-barred = One road is left. Point at { $city }: the table tells you why it is closed. { $enemy } stands at { $place }, right beside it.

    End the march here.
    .wrong = That would lead him back. Let him stop where he is.
step-maria-forced-price = Seven roads in one move! But haste has its price: a forced march conquers nothing, not even the fortress from which it sets out.

    Next time you may simply choose a general and a city far away: the table sees by itself that only a forced march leads there.

# Supply

chapter-maria-supply = Supply
step-maria-supply-path = Abroad, a general lives on his train: at most 6 roads from him to a train of his own power, and no enemy piece on the way. At home he is always in supply.

    { $piece } at { $city } is well off: { $train } is beside him at { $place }.
step-maria-supply-hussar = { $piece } is near enough too. But on his way are Austria's hussars, at { $city }, and the way round is barred by an enemy train at { $place }.

    Hussars do not cut a path; they make it dear: one point for each of its roads. Three roads, three points.
step-maria-supply-pay = You pay points with your tactical cards. Suits do not matter, and nobody gives change.

    { $cards } is not enough. Pay with { $card }, the smallest card that is.
    .wrong = You may pay with that, but { $card } alone is enough, and your high cards will be wanted in battle.
step-maria-supply-down = { $piece } at { $city } was too far from the train: he has lost a troop and turned face-down. He still moves, fights and protects, but he conquers nothing.

    If he is without supply again next turn, he loses two more.
step-maria-supply-train = So the train must follow. Choose { $train } and bring it to { $city }, three main roads away.
    .wrong = First the train: { $train } goes to { $city }, and { $piece } will eat again.
step-maria-supply-up = From { $city } it is four roads to { $piece }, and six would do. In your next supply phase he turns face-up and loses nothing more.

    Keep your trains near your armies, and out of the enemy's way!

# Hussars

chapter-maria-hussars = Hussars
step-maria-hussars-riders = Now you are { $seat }. Before all others act you place your two hussars: on a city without pieces, at most 4 roads from one of your generals.

    Here that is { $piece } at { $city }.
step-maria-hussars-paths = { $enemy } has come to { $city }. His train is at { $place }, and two ways lead there that are not too long: one of five roads, one of six.

    He takes the cheapest. As long as one of them is free, he pays nothing: so you need both hussars.
step-maria-hussars-first = The first one goes to { $city }, on the shorter way. Choose the city and confirm.
    .wrong = There they would see much and stop nobody. Put them on { $city }.
step-maria-hussars-second = The longer way runs through { $city }. Put the second one there.
    .wrong = Then one way stays free, and supply costs nothing. Put them on { $city }.
step-maria-hussars-paid = It worked: { $power } had to pay for the shorter of the two ways, five points, and gave { $card } for it. With this card { $enemy } will win no battle.

    Your hussars stay where they are until you place them anew, or until a piece rides over them.

# Conquest and protection

chapter-maria-conquest = Conquest
step-maria-conquest-fortresses = The war is about fortresses. Each has a master: in Silesia the marker tells who. { $city } belongs to { $power }, { $place } to { $other }.

    Elsewhere a fortress without a marker belongs to the power in whose home country it lies.
step-maria-conquest-rule = A fortress is not conquered by entering it, but by leaving it: it falls when a face-up general moves out, or passes through, and nobody protects it.

    So one march of { $piece } can take several.
step-maria-conquest-march = Send { $piece } to { $other }. His way leads through { $city } and { $place }, and both will fall as he rides on.

    Before you confirm, the table tells you what a march would conquer.
    .wrong = Today { $piece } is to go to { $other }, through { $city } and { $place }.
step-maria-conquest-inside = Two fortresses in one move! But { $city }, where { $piece } stands now, is not yours: he has only entered it. Even leaving would not help yet.

    { $enemy } at { $place } is 3 roads away. A general protects the fortresses of his power within 3 roads.
step-maria-conquest-glatz = { $city } is too far for { $enemy } to protect.

    Take it with { $piece }: choose { $place } as the end of his march, on the far side of { $city }.
    .wrong = That march would not leave { $city } behind it. { $piece } is to go to { $place }.
step-maria-conquest-who = It is yours. Remember: only generals conquer, only while they are face-up, and never by forced march. Trains neither conquer nor protect.

    What happens if you leave a protected fortress? You will see soon.

# Battle

chapter-maria-battle = A battle
step-maria-battle-beside = After the movement come the battles. Whoever stands beside an enemy must fight: { $piece } at { $city } attacks { $enemy } at { $place }.

    Both tell their troops: 5 against 7. Your score is −2, his is +2.
step-maria-battle-suits = Look at the map: each field of it has a suit, and you play cards of the suit where your own general stands. For { $piece } it is spades, for { $enemy } diamonds.

    A Reserve fits everywhere. Other suits are of no use here.
step-maria-battle-first = The side below zero has the right to play. It plays one card at a time, and may go on until it is at zero or above.

    You are at −2. Play { $card }: it takes you to +4, and { $enemy } is at −4.
    .wrong = Not bad, but keep that. Play { $card }: it is enough to turn the tables.
step-maria-battle-second = The answer of { $power } was { $cards }: now you are at −4. If you gave up here, you would lose four troops.

    Play { $card }. It takes you to −1 only, but as long as you are below zero the right to play stays with you.
    .wrong = Save that for the last blow. Play { $card } first.
step-maria-battle-reserve = Now the Reserve: you say yourself what it is worth, from 1 to 8. The more, the more it hurts.

    Play it as an 8.
    .wrong = You may, but a higher value hurts more. Play the Reserve as an 8.
step-maria-battle-won = Won! { $power } had only { $card } left to play and stands at −4: so { $enemy } loses four troops and has to retreat four cities. The winner loses nothing.

    At zero, by the way, whoever has a card of his suit must play on; whoever has none may end the battle as a draw.

# Retreat

chapter-maria-retreat = Retreat
step-maria-retreat-order = You have two battles to fight, and as the attacker you choose their order.

    Begin with { $piece }. Choose him and confirm; { $other } comes next.
    .wrong = { $other } will have to wait. Begin with { $piece }.
step-maria-retreat-where = { $enemy } had no card of his suit and gave up at −2: two troops are lost, and he retreats two cities.

    The winner chooses where: as far as possible from { $piece }, past no other piece. Choose one of the cities that are lit.
step-maria-retreat-weak = Now { $piece } with 4 troops against { $enemy } with 7. You are at −3, and { $cards } is of the wrong suit.

    You may give up at once. But each point counts: play { $card }, and you lose one troop instead of three.
    .wrong = Giving up now would cost three troops. Play { $card } first.
step-maria-retreat-lost = You are at −1, and no card fits any more. { $piece } has to give up: one troop is lost, one city of retreat.
step-maria-retreat-after = { $seat } was the winner and chose the way of { $piece }. He is safe, and will fight again.

    Whoever loses all his troops leaves the map. So does he who finds no way to retreat: never stand in a dead end!

# Delayed conquest

chapter-maria-delayed = Delayed conquest
step-maria-delayed-protected = Now you are { $seat }. { $piece } wants { $city }, but { $enemy } protects it from { $place }, two roads away.

    Leave it all the same! Then a question marker is put there, and the question is answered after the battles.
step-maria-delayed-pass = Send { $piece } through { $city } to { $place }. There he stands beside the protector.
    .wrong = Choose { $piece } and send him to { $place }, through { $city }.
step-maria-delayed-question = See the question marker on { $city }. It is not yours yet. If nobody protects it when the battles are over, it falls; if somebody does, the marker is taken away.

    So { $enemy } has to go.
step-maria-delayed-fight = { $piece } has 7 troops, { $enemy } has 5. End your movement, and the battle begins by itself.
    .wrong = Nothing else has to move. End your movement.
step-maria-delayed-drive = { $enemy } had no card of his suit and is beaten. Drive him away: all these cities are more than 3 roads from { $city }.

    Choose one of them.
step-maria-delayed-fallen = The last phase of your stage looked at the question again: nobody protected { $city } any more, and a marker of { $power } lies there.

    The general who leaves a fortress and the one who beats its protector need not be the same.

# Winter

chapter-maria-winter = Winter
step-maria-winter-comes = After turns 3 and 6 it is winter: nobody marches, everybody recruits. What was lost can be made good.

    { $piece } has lost his last troop and is off the map. Now he can come back.
step-maria-winter-buy = A new troop costs 4 points of the cards of { $power }. You hold 22 points, enough for five troops; but some cards will be wanted in spring.

    Buy four.
    .wrong = Four are enough this time, and two cards are left for spring.
step-maria-winter-pay = Four troops cost 16 points. Pay with { $card } and { $cards }: not a point too much.
    .wrong = Pay exactly, with { $card } first and then { $cards }. Nobody gives change.
step-maria-winter-back = A general comes back free of charge, but he needs at least one of the new troops. He returns in a major fortress of his home country that is in friendly hands.

    Let { $piece } return at { $city }.
    .wrong = Possible, but the war is far from there. Let { $piece } return at { $city }.
step-maria-winter-share = One troop is his already, three are left. Nobody else sees who gets them, and no general can have more than 8.

    Give two to { $piece }, then the last one to { $other }.
    .wrong = Two for { $piece } and one for { $other }, please.
step-maria-winter-spring = So { $power } goes into spring with one general more. Trains do not come back in winter: they do so in your movement phase, for 4 points, in a major fortress at home.

# Victory

chapter-maria-victory = Victory
step-maria-victory-aims = { $seat } wins as soon as { $power } controls 12 fortresses in Austria and Silesia; { $other } as soon as { $third } controls 9 in Austria. If neither has done it when turn 9 ends, { $enemy } wins.

    You have ten. It is turn 8.
step-maria-victory-eleven = Nobody protects { $city }. Send { $piece } through it to { $place }.
    .wrong = First the eleventh: { $piece } passes through { $city } and goes on to { $place }.
step-maria-victory-twelve = Eleven. And { $city } is open too!

    Send { $piece } through it to { $place }. At the moment when he leaves it, the game is over.
    .wrong = The twelfth is so near: { $piece } goes through { $city } to { $place }.
step-maria-victory-won = Victory for { $seat }, in the middle of a march! Otherwise { $enemy } would have had to hold out for just one turn more.

    You know the introductory game now. There are other generals to lead, and the advanced game waits: it has politics.

## Politics

course-politics = Maria: politics
    .text = What the advanced game adds: the political display, agreements, the election of the Emperor, and another way to win.

# The political display and trump

chapter-politics-display = The political display
step-politics-display-stage = You are { $seat }. In the advanced game each turn begins with politics: two political cards are turned up. You see them above.

    Each shows the shields of the powers that may choose it. { $power } and the three other major powers bid for them with tactical cards.
step-politics-display-trump = First comes trump: only cards of one suit will count. Whoever won the latest battle names it, and that was you.

    Your best card is { $card }. Name hearts.
    .wrong = You hold little of that suit. Name hearts: { $card } shall count.
step-politics-display-place = Each major power may now place one card face-down. The others have done so, and { $card } is your answer.

    Choose it and confirm.
    .wrong = You may keep out or bluff, but now you want to choose first: place { $card }.
step-politics-display-influence = All cards are turned up. { $card } of { $power } was a bluff: it is no heart and goes back to the hand.

    What counts is influence, the sum of your cards on the display: 8 for { $other }, 5 for { $third }, 2 for { $fourth }. So { $other } is the first to choose.
step-politics-display-choose = You may save your card, and it stays on the display for later turns; or choose a political card with your shield, which costs you the card you placed.

    Choose { $political }. The other card does not show the shield of { $power }.
    .wrong = Saving keeps your card, but { $political } is too good to be left to others.
step-politics-display-arrow = This card has an arrow: the marker on the track { $track } moves one box, in the direction you like. On all three tracks the right is good for { $power }.

    Move it to the right.
    .wrong = The left is good for your enemies. Move it to the right.
step-politics-display-moved = The markers move when all have chosen. On the track { $track } the marker has reached a box where { $power } draws one card less, every turn, for as long as it stands there.

    The others saved their cards, and the card that nobody chose is gone.

# Choosing political cards, instructions and arrows

chapter-politics-cards = Instructions and arrows
step-politics-cards-two = You are { $seat }: you lead { $power } and { $other }, which are on opposite sides, and each of them takes part in politics for itself.

    { $enemy } won the latest battle and has named spades as trump. Two cards lie open; both can be yours.
step-politics-cards-first = Place { $card } for { $power }.
    .wrong = That is no trump, or no card at all. Place { $card }.
step-politics-cards-second = And { $card } for { $power }.
    .wrong = That is no trump, or no card at all. Place { $card }.
step-politics-cards-russia = Nobody else has placed a card. { $power } is the first to choose.

    { $piece } is off the map: as long as the marker of the Russia track stands on its star, or to the right of it, { $power } owes an expeditionary corps. Choose { $political }: its arrow points to the left.
    .wrong = Let the other power have that. { $power } wants { $political }.
step-politics-cards-left = You may use the arrow or not. Use it: one box to the left on the track { $track }.

    It is announced now, and the marker moves when all have chosen.
    .wrong = The card would be wasted. Move the marker to the left.
step-politics-cards-denmark = Now { $power }. Choose { $political } and confirm. This card has an instruction: one tactical card and three troops for { $power }, at once.

    An instruction is followed whole or not at all. Follow it.
    .wrong = { $power } can use what the card gives: choose { $political } and follow it.
step-politics-cards-troops = Three troops are to be given to your generals, secretly, up to 8 each.

    Give two to { $piece } and one to { $other }.
    .wrong = Two for { $piece } and one for { $other }, please.
step-politics-cards-back = The marker on the track { $track } has left its star: the corps is no longer in force, and { $piece } has come to { $city } with all his troops. In this very stage he can march.

    One good card in politics can be worth more than one in battle.

# A subsidy contract and an agreement

chapter-politics-contract = Agreements
step-politics-contract-talk = In the advanced game everybody may negotiate with everybody, at any time, but only in public. You are { $seat }.

    An offer lies on the table for you. You find it in the Treaties drawer at the edge: a number shows that it waits.
step-politics-contract-offer = { $seat } offers a subsidy: { $power } gives { $other } one of its cards each turn, for two turns. In return { $other } shall vote for Karl in the Imperial Election.

    Open the Treaties drawer and accept the offer.
    .wrong = First the offer: open the Treaties drawer and accept it.
step-politics-contract-binds = Agreed! Promises are kept here: the table takes away all choices that would break them. Both sides see what runs in the same drawer. You may close it.

    Subsidies go only to allies: { $power } may pay { $other }, but no enemy.
step-politics-contract-pass = This is the politics stage, and you are asked for cards. Keep them this time: place none for { $power }, and none for { $other }.
    .wrong = Keep your cards this time: place none.
step-politics-contract-card = It is your stage. When { $power } drew its cards, one of them went to { $other }, unseen. So it will be once more next turn.

    When the vote comes, you will be held to your word: that is the next lesson.
step-politics-contract-more = An offer can hold several clauses: an armistice, keeping out of a land, leaving fortresses alone, a vote, and more. In the same drawer you write your own.

    But cards cannot be given away otherwise, nor alliances changed.

# The Imperial Election

chapter-politics-election = The Imperial Election
step-politics-election-votes = The Imperial Election has come up, and at the end of this turn the Emperor is elected. The candidates are Karl of Bavaria and Franz of Lorraine.

    Nine fortresses have one vote each; who controls the fortress casts it. Five votes win. You are { $seat }.
step-politics-election-bound = { $power } and { $other } must vote for Franz: with { $city }, { $place }, { $start } and { $third } he has four votes. { $seat } has voted for Karl three times.

    Two votes are left, and both are yours.
step-politics-election-berlin = { $city } first. You have promised { $seat } this vote: only one choice is open to you.

    Vote for Karl.
step-politics-election-dresden = Four against four, and { $city } decides! { $power } has promised nothing.

    The Emperor is worth a victory marker: for { $other } if Karl wins, for { $third } if Franz does. { $other } has conquered much of late. Vote for Franz.
    .wrong = Then { $other } would come one marker nearer to victory. Vote for Franz.
step-politics-election-emperor = Franz is Emperor with five votes! { $power } puts a victory marker into the Emperor box, and there it stays to the end of the game.

    Why markers matter is the last lesson.

# Pools and victory boxes

chapter-politics-pools = Pools and victory boxes
step-politics-pools-pool = You are { $seat }. In the advanced game each major power has a pool of victory markers. Each conquest takes one out of it, each loss brings one back.

    Whose pool is empty when victory is checked, wins. { $power } has a single marker left.
step-politics-pools-boxes = Markers also go into the victory boxes: for the Emperor, for Italy, for Silesia, for three electors, and two for battles.

    A battle is worth one point for each full 3 troops that the loser loses. The winner puts so many markers into his battle boxes; the loser takes as many out of his.
step-politics-pools-battle = { $piece } has 4 troops, { $enemy } has 5: you are at −1 and have the right to play.

    Play { $card }, and do not be modest: the deeper the enemy falls, the more he loses.
    .wrong = Now is the hour. Play { $card }.
step-politics-pools-saxony = Five troops are lost, and { $enemy } is off the map: one point. The battle box has your last marker, and the pool is empty!

    For each point that { $power } loses, { $other } may move the Saxony marker one box to the right, towards another alliance. Do it.
    .wrong = Nothing speaks against it: one box to the right.
step-politics-pools-won = At the end of the stage victory was checked: the pool of { $power } is empty, and { $seat } has won.

    If nobody has won after four winters, whoever had the fewest markers left in the pool in all winters together wins. Now sit down at a table!
