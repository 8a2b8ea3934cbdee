table-close = Close
table-rules = The rules
table-nobody = nobody
table-seat = Seat { $number }
table-cell =
    { $way ->
        [up] column { $column }, { $rows } up
        [down] column { $column }, { $rows } down
       *[level] column { $column }, level with the start
    }
table-goal = goal { $number }
table-empty-cell = empty
table-can-be-chosen = can be chosen
table-you-saw =
    { $age ->
        [0] you have just seen: { $card }
        [one] you saw one turn ago: { $card }
       *[other] you saw { $age } turns ago: { $card }
    }
table-dwarf = toll dwarf of { $player }, { $side }
table-maze = The maze. Arrow keys go from card to card, Enter chooses.
table-fit = Show the whole maze
table-round = Round { $round } of 3
table-piles = Piles
table-players =
    { $way ->
        [back] Players; play runs backwards
       *[on] Players, in the order of play
    }
table-backwards = ⟲ backwards
table-no-maps = no maps
table-onlookers =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }
table-role = My role
table-role-hold = Hold to see your role
table-log = Log
table-chat = Chat
table-loading = Going down into the mine …
table-home = To the entrance
table-held = You were away, so a bot is playing for you.
table-take-back = Play on myself
table-onlooker = You are looking on.
table-news = News

pile-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pile-discard =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
pile-gold =
    { $count ->
        [one] { $count } gold card left
       *[other] { $count } gold cards left
    }
pile-dwarfs =
    { $count ->
        [one] { $count } toll dwarf left
       *[other] { $count } toll dwarfs left
    }

line-connecting = Connecting …
line-open = Connected
line-lost = Connection lost, trying again …
line-closed = Not connected
line-because-left = You have left this table.
line-because-no-such-room = There is no such table.
line-because-not-yours = That is not your seat. Come in as an onlooker, or by your own link.
line-because-seat-lost = Your seat was given away.
line-because-refused = The table does not let you in.

hand-label =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
hand-chosen = chosen
hand-unusable = cannot be played now
hand-empty = Your hand is empty.
hand-larger = Show the hand large
hand-smaller = Show the hand small

player-you = you
player-bot = bot
player-held = a bot fills in
player-away = away
player-turn = at work
player-decides = decides
player-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
player-gold-cards =
    { $count ->
        [one] { $count } gold card
       *[other] { $count } gold cards
    }
player-tokens = { $count } gold
player-fronts = in front: { $cards }
player-known =
    { $past ->
        [yes] was { $role } when you looked, and has changed since
       *[no] { $age ->
            [0] { $role }, just seen
            [one] { $role }, seen one turn ago
           *[other] { $role }, seen { $age } turns ago
        }
    }
player-open = More about { $player }
player-mark = What do you think? Only you see it.
player-mark-none = nothing yet
player-mark-friend = friend
player-mark-unsure = unsure
player-mark-foe = foe
player-note = Your note, for your eyes only
player-deaf = Do not show me what they say
player-hear = Show me what they say
player-mute = Let them speak no longer
player-unmute = Let them speak again
player-remove = Send away; a bot takes over

role-round = Round { $round }: you are
role-known = I know who I am
role-hint = Later, hold “My role” to see it again.

prompt-begin-play =
    { $question ->
        [tunnel] Lay your next tunnel: choose a card
       *[turn] Your turn: choose a card
    }
prompt-begin-pass = Which cards do you throw away?
prompt-begin-two = Which two cards do you give?
prompt-begin-dwarf = Which card do you give for the toll dwarf?
prompt-begin-toll = Which cell is the toll for?
prompt-card = Choose another card
prompt-cell =
    { $time ->
        [again] And the second one?
       *[first] Where?
    }
prompt-seat = On whom?
prompt-tool = Which tool?
prompt-front = { $card } of { $player }
prompt-side = At which side?
prompt-none = Choose
prompt-dead = This card cannot be played now. You can throw it away.
prompt-why = Why not?
prompt-confirm = Play it
prompt-confirm-pass = Throw away
prompt-confirm-two = Give the two
prompt-confirm-dwarf = Stand it there
prompt-confirm-toll = Ask
prompt-turn = Turn
prompt-back = Back
prompt-large = Show large: { $card }
prompt-all-moves = All my moves
prompt-way-play = Play a card
prompt-way-pass = Pass
prompt-way-two = Two for one
prompt-way-dwarf = Toll dwarf
prompt-way-toll = Ask for toll

moves-pass = Throw cards away
moves-other = Other moves
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = There is nothing to decide for you now.

moment-goal = Several goals are reached
moment-goal-why = Choose which is turned over first. The others follow.
moment-orientation = Which way shall it lie?
moment-orientation-why = Both ways fit equally well. Choose one.
moment-gold = Take your gold
moment-gold-why =
    { $count ->
        [one] This card was left for you. Nobody else sees what you take.
       *[other] { $count } cards have come round to you. Take one and hand on the rest; nobody else sees what you take.
    }
moment-victim = Your theft succeeds
moment-victim-why = From whom do you take one gold?
moment-veto = Let it pass?
moment-veto-why = { $player } wants: { $move }
moment-veto-waved = You let it pass. A moment …
moment-veto-none = not in your hand
moment-swap = Swap the two goals?
moment-swap-why = You hold both, face down. Nobody sees what you do.
moment-card = Keep one card
moment-card-why = You alone see these. The rest goes back.
moment-toll = Will you pay the toll?
moment-toll-why = { $player } asks you to pay the dwarf at { $cell }.
moment-move = The chest moves a goal
moment-move-why = Choose which goal goes one step farther away.
moment-hand = The chest lets you rob a hand
moment-hand-why = From whom do you draw a card?
moment-role = The chest shows you a role
moment-role-why = Whose role do you look at?

waiting-turn = { $player } is at work
waiting-tunnel = { $player } lays another tunnel
waiting-goal = { $player } chooses which goal to turn over
waiting-orientation = { $player } turns a card to and fro
waiting-gold = { $player } chooses gold
waiting-victim = { $player } is about to steal
waiting-veto = Will anybody object?
waiting-swap = { $player } holds two goals
waiting-card = { $player } chooses a card to keep
waiting-toll = { $player } is asked to pay a toll
waiting-move = { $player } moves a goal
waiting-hand = { $player } is about to rob a hand
waiting-role = { $player } is about to look at a role
waiting-nobody = A moment …

known-label = What I know
known-nothing = Nothing that the others do not know, except your role and your hand.
known-age =
    { $age ->
        [0] just now
        [one] { $age } turn ago
       *[other] { $age } turns ago
    }
known-doubtful = perhaps swapped since
known-past = changed since
known-chest = Chest { $number }
known-gold =
    { $count ->
        [one] Your gold: { $sum }, on { $count } card
       *[other] Your gold: { $sum }, on { $count } cards
    }

log-label = What happened
log-empty = Nothing has happened yet.
chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-off = There is no chat at this table; faces are welcome.
chat-say = Say something
chat-send = Send
chat-unread = unread
emote-cheer = Hurray!
emote-laugh = Ha ha!
emote-sorry = Sorry
emote-thanks = Thank you
emote-hurry = Hurry up
emote-doubt = I doubt it
emote-shock = Oh no!
emote-gold = Gold!

menu-title = Menu
menu-confirm = Confirm each move before it is played
menu-sound = Sound
menu-chat = Show chat and faces
menu-note = Your notes, for your eyes only
menu-keys = Keys: arrows go from card to card, Enter chooses, R turns a tunnel, Esc goes one step back, H hand, B board, P players, M all my moves.
menu-screen = Big screen
menu-finish = Finish and show the roles
menu-play-on = Play on after all
menu-willing =
    { $count ->
        [one] { $count } player would finish here
       *[other] { $count } players would finish here
    }
menu-leave = Leave; a bot plays on for me
menu-go = Leave
