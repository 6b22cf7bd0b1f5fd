# What a server says to people: why it does not do something, and its mails. What is the same at every table (unknown
# seats, a game that is over) is in core.ftl.

## Who one is

refusal-sign_in_first = sign in first, or come as a guest
refusal-name_missing = give a name to come as a guest, or sign in first
refusal-name_of_account = the name { $name } belongs to an account: sign in to it, or choose another
refusal-name_taken = the name { $name } is taken
refusal-no_such_account = there is no account with this name and password
refusal-account_needs_password = { $name } keeps an account: sign in with the password
refusal-somebody_else = you are somebody else here: sign out first
refusal-wrong_password = this is not your password
refusal-password_length = a password has { $least } to { $most } letters
refusal-csrf_missing = the request lacks the header X-CSRF-Token of this session
refusal-link_expired = this link is not valid any more
refusal-text_length =
    { $what_id ->
        [title] the name of a table
        [message] a message
       *[name] a name
    } has 1 to { $most } letters
refusal-text_sign =
    { $what_id ->
        [title] the name of a table
        [message] a message
       *[name] a name
    } cannot have the sign { $sign }

## What is asked for, and how

refusal-nowhere = there is nothing at this address
refusal-wrong_method = this address is not asked in this way
refusal-http_status = the server does not do this ({ $status })
refusal-too_large = a request has { $most } bytes at most
refusal-unreadable_body = the body of the request cannot be read
refusal-bad_message = this is no message that a table understands (at { $field })
refusal-invalid_field =
    { $field }: { $fault_id ->
        [missing] this is missing
        [unknown] there is no such field
        [short] the length is { $limit } at least
        [long] the length is { $limit } at most
        [low] the number is { $limit } at least
        [high] the number is { $limit } at most
        [choice] this is none of the choices
        [json] this is no JSON
       *[form] this has not the right form
    }
refusal-too_many_requests = too many requests; wait a little and try again
refusal-failed = the server has made a mistake; nothing was changed
refusal-unavailable = the database cannot be used now; nothing was changed, try again later
refusal-unsure = the database was lost while this was written; whether it was done shows when it is back
refusal-metrics_from_elsewhere = the counters are for who is on the server's machine
refusal-unknown_exercise = there is no lesson or puzzle '{ $exercise }'
refusal-unknown_language = there is no language '{ $language }' (languages: { $languages })
refusal-unknown_clause = there is no clause '{ $clause }' (chapters: { $chapters })

## The page of a server without the browser client

page-not-built = This server has no browser client yet. Build it in a checkout of Kabinett, with:
page-terminal = Tables can be joined from a terminal:

## New tables

refusal-unknown_game = there is no game '{ $game }' (games: { $games })
refusal-unknown_option = { $game } has no option '{ $option }' (options: { $options })
refusal-bad_option = the option { $option } of { $game } cannot be '{ $given }' (values: { $values })
refusal-bad_number = the option { $option } of { $game } must be a whole number from { $least } to { $most }, not '{ $given }'
refusal-variant_players = the variant { $variant } is for { $numbers } players, not { $players }
refusal-optional_politics = optional politics (M25) is for the { $advanced } variant, not the { $variant } one
refusal-standard_board = a table on a server has the standard board
refusal-ladder_steps = a ladder needs steps, none longer than the one before
refusal-steps_without_ladder = only a ladder has steps
refusal-bank_time = a bank needs some time at the beginning, and its most is not less
refusal-time_without_bank = only a bank has time at the beginning, more with each turn, and a most
refusal-unknown_level = there is no bot of the level '{ $level }' (levels: { $levels })

## Tables, and who may do what there

refusal-no_such_table = there is no such table
refusal-only_host = only the host of the table may do this
refusal-not_your_view = what { $seat } sees is not for you
refusal-not_your_play = you do not play { $seat }
refusal-not_your_seat = the seat { $seat } is not yours
refusal-not_begun = the game has not begun yet
refusal-begun_already = the game has begun already
refusal-seats_free = nobody has taken { $seats } yet
refusal-others_play = others play at this table: ask them to end it
refusal-archived_when_over = a table can be archived when its game is over
refusal-rematch_of_others = only who had a seat at this table can ask for a rematch
refusal-rematch_when_over = a rematch is possible when the game is over
refusal-journal_when_over = the journal holds all secrets; it is told when the game is over
refusal-verify_when_over = the seed is told when the game is over; then it can be verified
refusal-no_moment = the replay has { $moments } moments, so there is none of the number { $moment }
refusal-too_many_changes = too many change this table at once; try again
refusal-frozen =
    this game was begun with Kabinett { $version } (engine { $engine }) and cannot be played on with Kabinett { $now_version } (engine { $now_engine }); it can be read, exported and ended: { $why_id ->
        [board] it was played on another edition of the board
        [options] there are no rules with its options any more
        [impossible] entry { $entry } is not possible any more
        [broken] entry { $entry } leads to a position that cannot be
       *[different] entry { $entry } would have other consequences
    }

## Seats

refusal-seat_taken = the seat { $seat } is taken
refusal-seat_kept = the seat { $seat } is kept for somebody who gets a link to it
refusal-seated_already = you have a seat at this table already
refusal-seat_not_handed = the seat { $seat } is not one that you have handed to another
refusal-seat_in_use = the seat { $seat } belongs to somebody who plays
refusal-seat_of_another = the seat { $seat } belongs to another: leave it, if you do not want to play on
refusal-bot_plays_already = a bot of the level { $level } plays { $seat } already
refusal-resigned_already = { $seat } has resigned already

## Moves, undo, requests, orders, talk

refusal-question_gone = this question is no longer asked: the table has gone on since; look again and choose anew
refusal-question_missing = an answer names the number of the question that it answers
refusal-question_superfluous = a move that is made without being asked names no question
refusal-onlooker = an onlooker does not play
refusal-undo_not_free = somebody has learned a secret, or moved, since you made your last move: ask the others to take it back
refusal-no_move_yet = you have made no move yet
refusal-request_waits = there is a request to { $what } already that waits for an answer
refusal-request_gone = this request does not wait for your answer any more
refusal-no_such_request = you have no such request that waits for an answer
refusal-no_clocks = this table has no clocks
refusal-clocks_stand = the clocks stand already
refusal-clocks_run = the clocks run already
refusal-too_many_orders = a seat has { $most } standing orders at most
refusal-order_without_question = an order until something changes is given while the question is asked
refusal-order_no_answer = this is no answer to any question of the game
refusal-order_no_choice = this is none of the choices of the present question
refusal-private_talk = only who has a seat can talk to others in private, while the game runs

## Links and guests

refusal-link_seat = a link to watch is for no seat, any other for one
refusal-link_not_yours = a link is made by who has the seat, or by the host if nobody has it
refusal-no_such_link = you have made no such link
refusal-link_opens_nothing = this link opens nothing (any more)
refusal-link_maker_gone = who made this link does not play { $seat } any more
refusal-link_used = somebody has taken { $seat } by this link; it is for no second person
refusal-link_lapsed = who made this link has no right to it any more
refusal-no_such_guest = you have let in no such guest

## Being told that it is one's move: new channels, and what became of deliveries

refusal-no_own_address = this server does not know its own address (KABINETT_URL): it cannot send links
refusal-too_many_channels = you have { $most } channels already; delete one first
refusal-channel_exists = you have this channel already
refusal-no_such_channel = you have no such channel
refusal-no_mail = this server sends no mail
refusal-mail_target = mails go to your own address: leave the target empty
refusal-mail_unconfirmed = confirm your mail address first
refusal-mail_refused = the mail server does not take mails for this address
refusal-mail_answer = the mail server answered { $status }
refusal-mail_server = the mail server cannot be used ({ $fault })
refusal-mail_unencrypted = the mail server offers no encryption, so the password was not sent
refusal-push_endpoint = the endpoint of a subscription begins with https://
refusal-push_subscription = this is no subscription of a browser
refusal-push_ended = the browser has ended its subscription; the channel is off now
refusal-push_answer = the push service answered { $status }
refusal-hook_address = this is not the address of a page
refusal-hook_scheme = an address begins with https:// or http://, with no password in it
refusal-hook_answer = the web hook answered { $status }
refusal-host_silent = the host did not answer ({ $fault })
refusal-no_such_host = there is no host { $host }
refusal-private_host = the host { $host } is in a private network
refusal-too_slow = it took too long
refusal-delivery_failed = an error of the server
refusal-was_connected = you were connected
refusal-channel_deleted = the channel was deleted
refusal-channel_off = the channel was turned off
refusal-answered_meanwhile = answered meanwhile
refusal-stopped_each_time = the server stopped while it was sent, each time

## Notices, and the mails that bring them

notice-asked = It is your move: { $table }
notice-asked_named = It is your move as { $seat } at the table { $table } ({ $game }).
notice-asked_unnamed = It is your move as { $seat } ({ $game }).
notice-test = This is a test
notice-test_sentence = This is a test: notifications get here.
mail-notice_text =
    { $sentence }

    { $url }

    You get this mail because you have asked for it; you can turn it off there.
mail-confirm = Confirm your address
mail-confirm_text =
    { $name } has given this address at Kabinett. If that was you, open

    { $url }

    Else do nothing.
mail-password = A new password
mail-password_text =
    { $name }, to set a new password open

    { $url }

    If you have not asked for this, do nothing.

## Bots

bot-random = Chooses any option, each as likely as the others.
bot-cadet = Plays by simple, sound rules, at once.
bot-general = Weighs its plans by what comes of them; a moment for each decision.
bot-marshal = Searches through what the others may hold; up to two seconds for each decision.
