# The drawers that every table has: log, talk, the board in words, and the table's own affairs.

ui-log-earlier = { $count ->
    [one] 1 earlier entry
   *[other] { $count } earlier entries
}
ui-log-empty = Nothing has happened yet.
ui-log-since = since your last visit
ui-log-battle = { $count ->
    [one] one more step of it
   *[other] { $count } more steps of it
}
ui-talk-empty = Nobody has said anything yet.
ui-talk-text = What do you say?
ui-talk-send = Say it
ui-talk-to = to { $to }
ui-talk-audience = Only to (nobody marked: to all)
ui-onlooker = Onlooker
ui-twin-find = Find a place or a piece
ui-twin-choice = { $label } (a choice now)

# the table's affairs
ui-look-back = Looking back
ui-replay = Replay
ui-journal = Journal
ui-verify = Check the shuffles
ui-verifying = The game is being replayed…
ui-rematch = Rematch
ui-seed-hash = Hash of the seed: { $hash }
ui-check-own = { $passed ->
    [yes] Computed in this browser: the seed fits the hash that was told at the start.
   *[no] Computed in this browser: the seed does not fit the hash that was told at the start.
}
ui-check-seed = { $passed ->
    [yes] The seed fits the hash that was told at the start.
   *[no] The seed does not fit the hash that was told at the start.
}
ui-check-moves = { $passed ->
    [yes] Every move was allowed.
   *[no] A move was not allowed.
}
ui-check-events = { $passed ->
    [yes] The same things happened as the table was told.
   *[no] Other things happened than the table was told.
}
ui-check-state = { $passed ->
    [yes] The game ends in the same position.
   *[no] The game ends in another position.
}
ui-check-outcome = { $passed ->
    [yes] The game ends with the same outcome.
   *[no] The game ends with another outcome.
}
ui-requests = Requests
ui-ask-undo = Ask to take a move back
ui-ask-pause = Ask for a pause
ui-ask-resume = Let the clocks run again
ui-ask-end = Ask to end the game
ui-request-pending = { $seat } asks { $what }. Waiting for { $waiting }.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw
ui-seat-back = Take the seat back
ui-seat-to-bot = Let a bot play ({ $level })
ui-seat-open = Open the seat
ui-leave-sure = Really leave?
ui-resign = Resign
ui-resign-sure = Really resign?
ui-close-table = Close the table
ui-close-table-sure = Really close it?
ui-orders = Standing orders
ui-orders-hint = Choose an answer first, then let the server give it whenever this question comes.
ui-order = { $term ->
    [always] “{ $question }” Always: { $choice }.
   *[once] “{ $question }” Until the question changes: { $choice }.
}
ui-order-end = End it
ui-order-always = Always: { $choice }
ui-links = Links
ui-link-player = Hand my seat to somebody
ui-link-device = My seat on another device
ui-link-confidant = Let somebody look over my shoulder
ui-link-spectator = Let somebody watch
ui-link-made-player = Whoever opens this plays your seat:
ui-link-made-device = Open this on your other device:
ui-link-made-confidant = Whoever opens this sees what you see:
ui-link-made-spectator = Whoever opens this can watch:
ui-screen = This screen
ui-at-once = Send a choice at once, without confirmation
ui-no-motion = Nothing moves
ui-notices = A silent notice when it is my move and another page is open
ui-keys = Keys
ui-key-next = next or last choice on the board
ui-key-choice = choices of the prompt
ui-key-confirm = confirm
ui-key-cancel = cancel, close
ui-key-list = list of all choices
