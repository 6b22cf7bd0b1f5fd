# The words of the browser client that every page uses, and those of the table page.

ui-brand = Kabinett
ui-colophon = Kabinett is unofficial and free software. Boards, cards and drawings are our own.
ui-guide = Guide
ui-skip = To the content
ui-main-nav = Main pages
ui-lobby = Tables
ui-new-table = New table
ui-rules = Rules
ui-learn = Learn
ui-sign-in = Sign in
ui-theme-light = Light theme
ui-theme-dark = Dark theme
ui-language = Language
ui-not-found = Nothing here
ui-not-found-text = There is no page at this address.
ui-away = The page did not come
ui-away-text = The server cannot be reached, or it has a newer version by now.
ui-again = Try again
ui-to-lobby = To the list of tables
ui-loading = A moment, the table is being laid…
ui-table = Table
ui-title-asked = ● { $name }
ui-table-of = { $game }
ui-close = Close
ui-fold = Fold away
ui-unfold = Unfold

# the board
ui-board = The board. Arrow keys move it, plus and minus bring it nearer, 0 shows all; N and P go through the choices.
ui-zoom = Size of the board
ui-zoom-in = Nearer
ui-zoom-out = Farther
ui-zoom-whole = The whole board
ui-overlays = Layers over the map
ui-stage = Cards and affairs
ui-open-clause = Rule { $clause }: open it

# what is asked
ui-prompt = What is asked
ui-waiting-for = { $count ->
    [0] The game goes on by itself…
   *[other] Waiting for { $seats }.
}
ui-not-begun = The game has not begun yet.
ui-list-choices = { $count ->
    [one] List: 1 choice
   *[other] List: { $count } choices
}
ui-find-choice = Find a choice by its name
ui-cancel = Cancel
ui-undo = Undo
ui-confirm = Confirm

# seats
ui-seats = Seats
ui-seat-asked = is asked now
ui-bot = bot: { $level }
ui-nobody = nobody
ui-seat-free = free
ui-seat-kept = kept for a friend
ui-take-seat = Sit down
ui-leave-seat = Leave
ui-seat-bot = A bot ({ $level })
ui-seat-keep = Keep it for a friend
ui-invite = Invite
ui-invite-link = A link for one friend
ui-waiting-room = Who plays?
ui-start = Begin
ui-line-connecting = Connecting…
ui-line-lost = The connection is lost; trying again…
ui-line-unknown = There is no such table.
ui-line-forbidden = This seat is not yours.
ui-days-hours = { $days } d { $hours } h
ui-hours-minutes = { $hours } h { $minutes } min
ui-minutes-seconds = { $minutes }:{ $seconds }

# one screen for several
ui-curtain = The screen changes hands
ui-curtain-text = It is the turn of { $seat }. Everybody else looks away.
ui-curtain-open = I am { $seat }

# the drawers
ui-drawers = Drawers
ui-tab-with = { $name }, { $count } new
ui-log = Log
ui-talk = Talk
ui-twin = In words
ui-more = Table

# what only the browser can know
refusal-unreachable = the server cannot be reached; try again
refusal-unanswered = the connection broke before the server answered; whether it was done shows at the table
refusal-no_answer = the server gave no proper answer ({ $status })
refusal-replay_stands = a replay stands still; open the table to play
