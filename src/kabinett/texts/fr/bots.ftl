### Why a bot chose what it chose, in one sentence. What a game's bots say of their own is in GAME-bots.ftl.

thought-random = le hasard a décidé.
thought-forced = il n’y avait rien d’autre à choisir.
# What a bot of another package says in its own words.
thought-said = { $text }
