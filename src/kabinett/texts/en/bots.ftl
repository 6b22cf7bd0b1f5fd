### Why a bot chose what it chose, in one sentence. What a game's bots say of their own is in GAME-bots.ftl.

thought-random = chance decided.
thought-forced = there was nothing else to choose.
# What a bot of another package says in its own words.
thought-said = { $text }
