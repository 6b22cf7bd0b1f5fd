# The pages outside the table: the lobby, new tables, the account, links, the rules.

game-maria = Maria
game-ancien_regime = Coalitions: Ancien Régime
ui-level-random = at random
ui-level-cadet = cadet
ui-level-general = general
ui-level-marshal = marshal

# what this is
ui-title-years = Cabinet wars, 1740 to 1763
ui-title-under = Two board games of ministers, marshals and broken treaties
ui-title-text =
    Play Maria and Ancien Régime here: with friends, live or by post, around one screen, or against bots. The rules
    are kept for you, and whatever is refused is refused by a clause that you can read.
ui-play-now = Play now
ui-play-now-text = A name is enough. You can keep it later with a password.
ui-or-sign-in = or sign in
ui-your-name = Your name
ui-greeting = Good day, { $name }
ui-games = The games
ui-choose-game = New table
ui-rules-of = Rules of { $game }
ui-about-maria =
    The War of the Austrian Succession for two or three. Generals march by road with hidden strength, battles are fought
    with cards of the right suit, and nobody has only one side.
ui-about-maria-introductory = Nine turns without politics: an evening, and the way to learn it.
ui-about-maria-advanced = Twelve turns with politics, subsidies, the imperial election and agreements.
ui-about-ancien_regime =
    Seven powers from London to Constantinople for four to seven. A wheel turns and gives everybody another thing to do;
    coalitions are declared in secret, and 25 points of influence win.
ui-about-ancien_regime-1740 = Maria Theresa has inherited, and everybody has a claim.
ui-about-ancien_regime-1756 = The alliances have been overturned, and Prussia stands alone.

# lists of tables
ui-between = { " · " }
ui-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-my-tables = My tables
ui-my-tables-empty = You sit nowhere yet. Choose a game below, or a free seat at an open table.
ui-open-tables = Open tables
ui-open-tables-empty = Nobody is looking for company just now.
ui-open-one = Open a table yourself
ui-running-tables = Games to watch
ui-finished-tables = Finished games
ui-finished-empty = No game is over yet.
ui-sandboxes = Sandboxes
ui-sandboxes-text = Private tables on which you try what might have been. Nobody else sees them.
ui-table-by = Table of { $name }
ui-your-move = Your move
ui-row-yours = as { $seats }, { $ago }
ui-row-waiting = { $count ->
    [0] Goes on by itself, { $ago }
    [1] Waiting for { $seats }, { $ago }
    [2] Waiting for { $seats }, { $ago }
   *[other] Waiting for { $count } seats, { $ago }
}
ui-row-open = Opened { $ago }
ui-stand-in = { $name } (a bot)
ui-is-asked = is asked
ui-time-left = { $time } left
ui-just-now = just now
ui-play = Play
ui-look = Open
ui-watch = Watch
ui-put-archive = Put away
ui-put-unarchive = Bring back
ui-archived = What was put away
ui-archived-empty = Nothing.
ui-sit-as = Play { $seat }
ui-more-tables = Show more
ui-ending = { $count ->
    [0] No winner: { $reason }.
   *[other] { $winners } won: { $reason }.
}

# lengths of time
ui-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
ui-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
ui-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

# a new table
ui-which-game = Which game?
ui-company = Who plays with you?
ui-company-bots = Bots
ui-company-bots-text = The game begins at once.
ui-company-open = Anybody
ui-company-open-text = The table stands in the lobby until somebody has taken each seat.
ui-company-link = Friends
ui-company-link-text = You get a link for each friend at the table; nobody else can take those seats.
ui-company-screen = All here
ui-company-screen-text = Everybody plays at this screen. Between the turns a curtain hides what is not for all.
ui-level = How well do the bots play?
ui-holder-mine = Me
ui-holder-open = Anybody
ui-holder-link = A friend with a link
ui-further = Time, name and who sees it
ui-table-name = Name of the table
ui-table-name-help = Without one it is called after you.
ui-public = Others may see the table
ui-public-text = It stands in the lobby, and anybody may watch. Hidden things stay hidden.
ui-auto-start = Begin when all seats are taken
ui-auto-start-text = Otherwise you begin it yourself.
ui-lay-bots = Begin against bots
ui-lay-screen = Begin at this screen
ui-lay-mixed = Begin
ui-lay-waits = Lay the table
ui-clock = Time to think
ui-clock-none = No limit
ui-clock-live = Live, brisk
ui-clock-evening = Live, an evening
ui-clock-days = By post, days
ui-clock-week = By post, a week
ui-clock-own_bank = Live, your numbers
ui-clock-own_ladder = By post, your numbers
ui-clock-none-text = Everybody takes as long as it takes.
ui-clock-bank-text = Everybody has { $bank } for the whole game and gets { $added } with each question, up to { $most }.
ui-clock-ladder-text = { $count ->
    [one] Every answer has { $first }.
   *[other] Every answer has { $first }. Who is late has less the next time ({ $steps }); who is in time climbs back.
}
ui-clock-bank = Minutes at the start
ui-clock-added = Seconds more with each question
ui-clock-most = Minutes at most
ui-clock-step = Hours on step { $number }
ui-clock-step-more = One more step
ui-clock-step-less = Take step { $number } out
ui-timeout = When the time is out
ui-timeout-nothing = All see it, and wait
ui-timeout-bot = A bot plays on
ui-timeout-resign = The seat resigns

# the account
ui-account = Account
ui-to-account = To my account
ui-name = Name
ui-password = Password
ui-entrance-text = To play you need only a name, on the page before. With an account you are the same on every device.
ui-new-account = New account
ui-new-account-text = A name and a password. Nothing else is needed.
ui-make-account = Make an account
ui-mail = Mail address
ui-mail-if-any = Mail address, if you like
ui-mail-help = For a new password when you have forgotten the old one, and to be told of your moves.
ui-mail-confirmed = Confirmed.
ui-mail-unconfirmed = Not confirmed yet: open the link in the mail that went there.
ui-forgotten = Password forgotten?
ui-forgotten-text = If your account has a confirmed mail address, a link to set a new password goes there.
ui-forgotten-send = Send the mail
ui-forgotten-sent = If there is such an account with a confirmed address, the mail is on its way.
ui-is-guest = You are here as a guest: this browser knows you, and no other.
ui-is-member = You have an account here.
ui-keep-account = Keep your name
ui-keep-account-text = With a password you find your seats again on every device. Everything you have stays yours.
ui-who-i-am = Who you are
ui-change-name = Change the name
ui-change-mail = Change the address
ui-change-password = Change the password
ui-change-password-text = On all other devices you are signed out.
ui-old-password = The present password
ui-new-password = The new password
ui-set-password = Set the password
ui-new-password-done = The password is set.
ui-sign-out = Sign out
ui-sign-out-guest = A guest who signs out cannot come back to his seats. Keep your name with a password first, if you want to.
ui-sign-out-sure = Sign out for good
ui-done = Done.
ui-mail-confirm = Confirm your address
ui-mail-confirm-text = One click, and mails of this server may go there.
ui-mail-confirm-done = The address is confirmed.
ui-devices = Devices
ui-session = Signed in { $made }, last seen { $seen }
ui-session-here = here
ui-end-sessions = Sign out everywhere else
ui-device-account = On another device you sign in with your name and password.
ui-device-link-text =
    On another device you are yourself by a link. Give it to nobody: who opens it is you.
ui-device-link-make = Make a link for another device
ui-device-link = Open this on the other device
ui-copy = Copy
ui-copied = Copied.
refusal-no_seat_yet = such a link belongs to a seat: sit down somewhere first
ui-channels = When it is your move
ui-channels-text = How you want to be told while you are away.
ui-channels-empty = You are told nowhere yet.
ui-channel-mail = Mail
ui-channel-push = Browser
ui-channel-hook = Web hook
ui-channel-on = On
ui-channel-wait = Waits
ui-wait-none = not at all
ui-channel-test = Test
ui-channel-delete = Delete
ui-channel-add-mail = Tell me by mail
ui-channel-add-push = Tell me in this browser
ui-channel-add-hook = Tell a web hook
ui-hook-text = A program of yours gets a signed request. The key is shown once.
ui-hook-address = Address
ui-hook-secret = The key of the signatures; it is shown this once
ui-push-here = This browser tells you, also when no page is open.
ui-push-impossible = This browser cannot be told anything while no page is open.
ui-push-asked = It is your move
ui-push-test = This is a test: notifications get here.
refusal-push_not_wanted = the browser does not allow notifications for this page
ui-quiet = Not while I am connected
ui-quiet-text = Who looks at the table sees for himself that he is asked.
ui-deliveries = What you were told
ui-deliveries-empty = Nothing so far.
ui-deliveries-older = Older ones
ui-delivery-waiting = waits
ui-delivery-sending = on its way
ui-delivery-sent = sent
ui-delivery-failed = failed
ui-delivery-skipped = not needed
ui-delivery-test = a test
ui-likings = How it looks and feels
ui-theme = Light
ui-theme-is-auto = As the system says
ui-theme-is-light = Day
ui-theme-is-dark = Candle
ui-motion = Motion
ui-motion-is-auto = As the system says
ui-motion-is-none = None
ui-send-at-once = Send choices at once
ui-send-at-once-text = Otherwise a choice is shown first and sent when you confirm it.
ui-delete-me = Leave for good
ui-delete-me-text = Your seats become free, and what is known of you is deleted. Games that you have played stay, without your name.
ui-delete-me-first = Delete me
ui-delete-me-sure = Yes, delete me
ui-delete-me-not = No, I stay

# links
ui-join = An invitation
ui-join-player = { $host_id ->
    [none] You are invited to play { $seat }.
   *[other] { $host } invites you to play { $seat }.
}
ui-join-player-go = Take the seat
ui-join-device = By this link you are on this device who you are on the other.
ui-join-device-go = It is me
ui-join-confidant = You may look over the shoulder of { $seat }: you see what the seat sees.
ui-join-confidant-go = Look on
ui-join-spectator = You are invited to watch.
ui-join-spectator-go = Watch
ui-join-as = You go there as { $name }.

# the rules
ui-rules-loading = The book is being opened…
ui-rules-search = Search the rules
ui-rules-search-end = End the search
ui-rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause found
   *[other] { $count } clauses found
}
ui-rules-contents = Contents
