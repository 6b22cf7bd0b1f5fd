### What the lessons of Ancien Régime say. `course-ID` is the name of a course (`.text` says what it is about),
### `chapter-COURSE-LESSON` the name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the
### rules allow but the step does not want. An empty line begins a new paragraph.

course-regime = Ancien Régime: the first steps
    .text = The Wheel of War, Coalitions, Movement with an Arbiter, battle, and how to win.

## The wheel

chapter-regime-wheel = The Wheel of War
step-regime-wheel-powers = Welcome to the 18th century. Seven powers share this map, and you lead { $power }, the black one.

    Home territories have the colour of their power. { $territory } is your Capital. Striped territories are contested, grey ones are neither.
step-regime-wheel-fields = The Wheel of War has seven fields: Drill, Taxation, Subsidies, Leadership, Mobilisation, Extending Influence, Movement. The symbol of every power lies on one of them.

    You do only the action of your own field. Then the wheel turns, and everybody comes to the next one. { $power } is on Mobilisation now.
step-regime-wheel-troop = At Mobilisation you spend Money. { $general } stands in { $territory } all alone, and a general leads up to 3 troops.

    Choose a troop for him, then confirm. It costs 1 Money.
    .wrong = Your Money is good for that too, but { $general } has no troop at all. Buy one for him first.
step-regime-wheel-card = Well done. Battles are decided by cards, and a card costs 1 Money as well. You draw it at once, so you know it before you go on.

    Buy a card.
    .wrong = That can be bought, but cards are what you will miss in battle. Draw one now.
step-regime-wheel-stop = A 5: a strong card. You have 1 Money left. When the action ends, Corruption takes what you have not spent, so nobody saves up for years.

    This once, see it happen: buy nothing more.
    .wrong = In a real game you would be right to spend it. Here stop buying, to see what Corruption does.
step-regime-wheel-turned = The last Money is gone, everybody else has acted, and the wheel has turned. { $territory }, which is striped with your colour, has given you 3 Influence on your new field, all by itself.

    Influence wins the game: who has 25 has won at once. Every Round, before the wheel starts anew, there is Diplomacy. That is your next lesson.

## Coalitions

chapter-regime-coalitions = Coalitions
step-regime-coalitions-leaders = Two Coalitions fight each other: { $power } leads one for ever, { $other } the other.

    The other powers declare a status in each Diplomacy phase: member of one of the two Coalitions, Neutral, or Expansionist. The first Round has no Diplomacy.
step-regime-coalitions-neutral = You have been Neutral so far. That is safe and rich: nobody may enter your home, and your taxes are doubled. But a Neutral attacks nobody, and its generals are tied to ground of their own.

    An Expansionist may attack everyone, apart from Neutrals at home, and has no Coalition to help him.
step-regime-coalitions-ask = It is time to take sides. All choose in secret, and all choices are turned up together. A Leader may turn down whoever wants to come in.

    Let us see what { $power } says. Choose { $status }, then confirm.
    .wrong = You could choose that, too. But first find out what { $power } answers: ask for { $status }.
step-regime-coalitions-refused = { $power } said no. Now you choose once more, this time openly: what was refused is closed to you, all else is not. You could stay Neutral, turn Expansionist, or ask the other Leader.

    Ask { $other }: choose { $status }.
    .wrong = You may do that, but you would be without friends. Ask { $other } first: choose { $status }.
step-regime-coalitions-admitted = { $power } has let you in. From now on { $power } and { $other } are your Allies, and you are at war with the other Coalition: { $enemy_c }, { $enemy } and { $enemy_b }.

    To stay in a Coalition later takes no consent. But in the next Diplomacy the Leader may expel you.
step-regime-coalitions-allies = Allies may support each other in battle, make gifts on the field Subsidies and Mercenaries, and, with consent, cross each other's territories. They never attack each other.

    { $power } is Neutral: you have peace with it, but outside its home you may still attack it.

## Movement

chapter-regime-movement = Movement with an Arbiter
step-regime-movement-arbiter = You are on Movement. Before anything moves you name an Arbiter: a power that is not your Ally. It cannot say no, and it gains 1 Morale at once. Morale pays for cards, so do not feed your enemies.

    Name { $power }, who is Neutral.
    .wrong = That power is at war with you, and the Morale would pay for cards against you. Name { $power }.
step-regime-movement-march = Your first Movement Turn: each of your generals may make one move. The simplest one is a march across a land border.

    Choose { $general }, then march to { $territory }, where nobody rules yet.
    .wrong = That can be done, but { $territory } is waiting. Choose { $general } and march there.
step-regime-movement-garrison = A general who leaves or enters a territory may turn a troop into a garrison there. Whoever has a garrison somewhere controls the territory.

    { $start } is your home and yours without one: keep the troops together. Then leave a garrison in { $territory }.
    .wrong = You have few troops. { $start } needs none to be yours, { $territory } does: first keep the troops, then leave a garrison on arrival.
step-regime-movement-strategic = Where you, or an Ally who consents, control every territory he enters, a general may go up to 3 steps by land. That is a strategic movement.

    Choose { $general }. { $place } and { $territory } are your home: lead him over { $place } to { $territory }, in one move.
    .wrong = That is another way. Try a strategic movement of { $general }: first to { $place }, on to { $territory }.
step-regime-movement-together = Even on such a way he may leave garrisons: where he starts, where he passes and where he ends. All of it is your home, and no enemy is near.

    Keep the troops together, three times.
    .wrong = { $general } will need his troops in a moment. Keep them together.
step-regime-movement-ask = All have moved, and no battle is due. Now you may ask the Arbiter for a second Movement Turn. He may refuse; if he grants it, he gains 2 Morale, and 3 for the third.

    Ask { $power }.
    .wrong = You could end here. But there is more to be had: ask { $power } for another Movement Turn.
step-regime-movement-granted = { $power } has granted it, and took 2 Morale. Now all your generals may move again.

    March with { $general } from { $start } to { $territory }, worth 2. Keep the troops as you leave, and leave a garrison on arrival.
    .wrong = { $territory } is the richest prize near him. March there with { $general }: keep the troops first, then leave a garrison.
step-regime-movement-third = Splendid. End this Movement Turn, then ask { $power } for the third and last one.

    You may not ask when a yes would lift the Arbiter above 15 Morale. A poor Arbiter can sell you more than a rich one.
    .wrong = First end this Movement Turn, then ask { $power } for the third.
step-regime-movement-refused = { $power } has refused, and so your Movement is over; you cannot turn to another Arbiter. Talk with yours before you count on him!

    The wheel has turned meanwhile, and your symbol has come from Movement to Drill. Next: what happens when somebody is in the way.

## Battle

chapter-regime-battle = A battle
step-regime-battle-arbiter = You are on Movement again. First the Arbiter, who gains his 1 Morale even if nothing moves.

    Name { $power } once more.
    .wrong = Your enemies would pay for cards with that Morale. Name { $power }.
step-regime-battle-attack = { $enemy } stands in { $territory }, with 2 troops and a garrison. Whoever enters there has to fight, when all moves are made.

    March with { $general } to { $territory }, keep his troops together as he leaves { $start }, then end the Movement Turn.
    .wrong = You need all the troops of { $general } in { $territory }: march there, keep them together, and end the Movement Turn.
step-regime-battle-support = A general counts 1, each troop 1, a garrison 1: it is 4 against 4. Cards will decide.

    { $general } in { $place } borders on { $territory } by land and has a troop. By supporting he adds no Strength, but lets you play more cards. Choose him.
    .wrong = Without support you could play one card less. Let { $general } support the attack.
step-regime-battle-card = Each general has a pile of his own, with as many cards as he has troops: 3 for { $general }, 1 for the supporter. The sides take turns, all cards lie face down, and each one costs 1 Morale.

    You have two 4s, and two of them in one pile are worth 1 more. Play a 4.
    .wrong = Keep that one for later: begin with a 4 in the pile of { $general }.
step-regime-battle-scout = { $power } has played a card, too. Now it is the turn of { $general }, your supporter.

    A 3 can be played face up: then it turns up a card of the other side. Choose the 3 face up, then the card that you want to see.
    .wrong = With the 3 face up you would know more. Choose that, then the card of { $power }.
step-regime-battle-pair = A 2. It is worth 3 for the power that controls the territory of the battle, and { $power } controls { $territory }.

    Now { $general } again: play your second 4. The pair counts 9.
    .wrong = The second 4 makes a pair in the pile of { $general }. Play it.
step-regime-battle-pass = Count: 4 for your Strength, 9 for the pair, 3 for the 3: that is 16. { $power } has 4, its 2 counts 3, and the hidden card is a 6 at most: 13. Its 2 troops allow no third card.

    You have won. Save your Morale: pass. Who passes plays nothing more in this battle.
    .wrong = It is won already, and another card costs 1 Morale for nothing. Pass.
step-regime-battle-won = 16 against 12. Each general who fought or supported loses 1 troop, the beaten one loses all, and the garrison is gone. The 5 costs the loser 1 Morale more.

    The victor may turn a troop into a garrison. Leave one in { $territory }.
    .wrong = Without a garrison nobody would control { $territory }. Leave one.
step-regime-battle-after = { $enemy } has gone to his Capital without troops. You have 2 Influence: 1 for the beaten general, and 1 more because he is of the other Coalition. An Ally who had supported you would have gained as much.

    A tie would have been bad: the attacker has to withdraw, and nobody gains anything.

## Influence

chapter-regime-influence = Influence and victory
step-regime-influence-stripes = You have 21 Influence, and 25 win. On the field Extending Influence you gain the value of each territory under your control that is contested and has your stripe, or is the home of another power.

    { $territory } is worth 3, { $place } is worth 1. Both have the stripe of { $power }.
step-regime-influence-taxes = Your home, grey territories such as { $territory }, and contested ones without your stripe give no Influence: they pay taxes, and Money buys armies.

    Look at the stripes before you leave a garrison.
step-regime-influence-frederick = Your symbol is on Leadership. There { $power } may make an extra Movement Turn with one general: { $general }. No Arbiter is asked.

    Choose him, then march to { $territory }.
    .wrong = This is his chance, and { $territory } is worth 3. March there.
step-regime-influence-garrisons = He has 2 troops, and a single move can place several garrisons: one where he starts, one where he ends.

    Leave a garrison in { $place }, then one in { $territory }.
    .wrong = You need both territories to reach 25. Leave a garrison in each.
step-regime-influence-fortress = The wheel has turned: Mobilisation, and 6 Money. A garrison counts 1 in battle, but 4 in a fortress. It costs 5 and is built where your garrison lies.

    Build one in { $territory }.
    .wrong = { $territory } is what you must not lose. Build the fortress there.
step-regime-influence-troop = A fortress stands for ever, and serves whoever has his garrison there. An empty one is worth nothing.

    With your last Money buy a troop for { $general }.
    .wrong = That is possible, but { $general } has no troops left to fight with. Buy one for him.
step-regime-influence-victory = Extending Influence: 3 for { $territory }, 1 for { $place }. { $power } has 25, and that is the end of the game, on the spot: you have won!

    You know the wheel, Coalitions, Arbiters, battles and Influence. What is left you can look up while you play: every message names its clause.
