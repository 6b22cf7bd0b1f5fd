### Why a bot chose what it chose, in one sentence. What a game's bots say of their own is in GAME-bots.ftl.

thought-random = zdecydował przypadek.
thought-forced = nie było innego wyboru.
# What a bot of another package says in its own words.
thought-said = { $text }
