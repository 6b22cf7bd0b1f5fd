### Why a bot chose what it chose, in one sentence. What a game's bots say of their own is in GAME-bots.ftl.

thought-random = המקרה החליט.
thought-forced = לא היה במה אחר לבחור.
# What a bot of another package says in its own words.
thought-said = { $text }
