### The screens of the web client, in English. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: bots, clocks, errors

language = Language
language-missing = { $language } could not be loaded. Check your connection, reload the page and choose it again.
close = Close
page-not-found = This page does not exist
to-home = Go to the home page

# Patterns that put texts together.
labelled-value = { $label }: { $value }
label = { $label }:
quote = “{ $text }”

seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

# Ready-made games.
preset-classic = Classic game
preset-classic-2016 = Classic game, 2016 rules
preset-saboteur-2 = Saboteur 2
preset-tournament = Tournament
preset-the-whole-box = The whole box
preset-classic-description = Diggers against saboteurs, three rounds. Start with this one.
preset-classic-2016-description = Older rules: tunnels only have to match their neighbours, and the diggers share more gold cards.
preset-saboteur-2-description = Two teams of diggers, a boss, a profiteer and geologists, with doors, ladders and thefts.
preset-tournament-description = For 5 to 9 players: greedy dwarfs, a tunnel card in the middle, gold paid in tokens.
preset-the-whole-box-description = Saboteur 2 with all the expansions and championship cards that fit it.

bot-random_bot = Stroller
bot-greedy_digger = Hurrier
bot-heuristic = Apprentice
bot-bayesian = Foreman
bot-random_bot-description = Makes random moves.
bot-greedy_digger-description = Digs towards the goals, whatever its role.
bot-heuristic-description = Plays sensibly, but relies only on what it has seen for certain.
bot-bayesian-description = Watches every player, works out who to trust, and bluffs as a saboteur.

clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Relaxed
clock-none = No clock
clock-none-description = No time limit.
clock-description = { $turn } seconds per turn, { $answer } for other decisions.

# Errors: what is wrong, and what to do next.
problem-offline = The server can’t be reached. Check your connection and try again.
problem-unknown-guest = This site needs cookies to recognise you. Allow cookies, then reload the page.
problem-no-such-code = This code does not exist. Check the letters, or ask for a new code.
problem-no-such-room = This table does not exist. Ask for the link or code again.
problem-no-coach = There is a coach only for a player who is alone with bots, if the table has that option.
problem-nothing-to-decide = You have nothing to decide now.
problem-no-hint-now = The coach has no hint right now. Try again in a moment.
problem-no-spectators = This table does not allow spectators. The host can allow them in the menu.
problem-too-many = Too many requests at once. Wait a moment and try again.
problem-too-many-connections = Too many connections from your network. Close some tabs and try again.
problem-server-full = The server is full right now. Try again in a moment.
problem-request-too-slow = The request took too long to arrive. Try again.
problem-fault = Something went wrong on the server. Try again in a moment.
problem-http = The connection to the server failed. Try again in a moment.
problem-bad-input = The server could not read that. Check what you entered, or reload the page.
problem-not-host = Only the host can do that.
problem-has-begun = The game has already started. You can watch it and join the next one.
problem-seat-taken = That seat is taken. Choose another one.
problem-name-taken = Another player has this name or a very similar one. Choose another name.
problem-no-chat = Chat is off at this table. You can send emotes.
problem-muted = The host has muted you. You can still play.
problem-no-such-spectator = That spectator is no longer here. Choose another one.
problem-not-yourself = That is you. Choose a spectator.
problem-has-seat = That person is a player, not a spectator. Choose their seat instead.
problem-too-few-left = Too many players were removed, so this game can’t be ended by a vote. Play on, or leave the table.
problem-removed = The host removed you from this table. Join another one.
problem-nobody-there = Nobody is playing yet. Take a seat first.
problem-not-ready = The database is unavailable. Try again in a moment.
problem-store-unavailable = The server can’t save right now. Try again in a moment.
problem-busy = Too much is happening at this table right now. Try again.
problem-upgrading = The site is being updated. Try again in a minute.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-chat-limit = You are sending messages too fast. Wait a moment, then send it again.
problem-emote-limit = You are sending emotes too fast. Wait a moment.
problem-note-limit = You are saving notes too fast. Wait a moment, then save again.
problem-change-limit = Too many changes in a short time. Wait a moment, then try again.
problem-talk-full = This table can’t store any more messages or notes. Play on without them, or create a new table.
problem-stale = Something changed in the meantime. Check the table, then decide again.
problem-card-can-be-vetoed = A card can still be vetoed. Allow spectators when it has taken effect.
problem-spectator = You are a spectator. Take a seat first.
problem-not-your-seat = That is not your seat. Choose your own.
problem-no-such-seat = This table does not have that seat. Choose another one.
problem-seat-free = Nobody is in that seat. Choose another one.
problem-bot-took-over = A bot is playing for you. Take your seat back first.
problem-no-person = That seat is not taken by a person. Choose another one.
problem-not-all-ready = Not everyone is ready yet. Wait until they are.
problem-too-few-seats = More players than that are already seated. Choose more seats, or remove a player.
problem-not-playing = No game is running at this table right now.
problem-not-over = The game is not over yet. Try again when it is.
problem-no-review-now = The game can’t be shown right now. Try again in a moment.
problem-text-too-long = That is too long. Make it shorter.
problem-text-hidden = This text contains hidden characters. Type it again.
problem-text-marks = One letter has too many accents. Remove some.
problem-text-empty = There is no visible text. Write something first.
problem-words-not-plain = Use only the letters a to z, digits and symbols, with no space at the start or end.

## -------------------- Settings of this device: settings-

settings-title = Settings
settings-reset = Reset all settings
settings-theme = Appearance
settings-theme-system = As in the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Text size
settings-colours = Colours
settings-colours-hint = “Distinct” has more contrast and does not rely on red and green.
settings-colours-standard = Standard
settings-colours-distinct = Distinct
settings-motion = Animations
settings-motion-system = As in the system
settings-motion-full = All
settings-motion-reduced = Reduced
settings-speed = Speed of the table
settings-speed-hint = How fast you see what the other players do.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-sound = Sounds
settings-volume = Volume
settings-confirm = Confirm each move before it is played
settings-chat = Show chat and emotes

## -------------------- The name of a player: name-

name-title = What should the others call you?
name-accept = Continue

## -------------------- The home page: home-

home-tagline = Dig for gold. Trust nobody.
home-pitch = Dig tunnels to the treasure together. But some of you are secret saboteurs.
home-continue = Continue
home-continue-with = With { $names }
home-continue-last-move = Last move { $ago }
home-play-now = Play now
home-starting = Starting the game…
home-play-now-hint = Play against bots right away. No account, nothing to install.
home-options = Choose game and opponents
home-game = Game
home-opponents = Opponents
home-players = Players
home-clock = Clock
home-friends = Play with friends
home-create = Create a table
home-create-hint = You get a link, a code and a QR code for your friends. Everyone plays on their own phone or computer.
home-hotseat = Play together on one device
home-join = Join a table
home-code = Code or link
home-code-hint = For example 7WAHHP
home-join-button = Join
home-code-wrong = This is not a table code or link. A code has { $letters } letters and digits. Check it and try again.
home-your-tables = Your tables
home-your-tables-none = You have no tables yet.
home-open-tables = Open tables
home-open-tables-none = No open tables right now. Create one and tick “List this table publicly”.
home-refresh = Refresh
home-table-of-host = { $host }’s table
home-table-unnamed = Unnamed table
home-seats-taken =
    { $people ->
        [one] { $people } of { $seats } seats taken
       *[other] { $people } of { $seats } seats taken
    }
home-state-lobby = waiting for players
home-state-playing = in progress
home-state-over = finished, watch the replay
home-how-to-play = How to play in one minute
home-how-to-play-roles = Each player gets a secret role. Most are gold diggers, a few are saboteurs.
home-how-to-play-digging = Diggers place tunnel cards from the start towards three goal cards. Each card must match the cards next to it and continue the path.
home-how-to-play-goals = One goal card is the treasure, the others are only stone. A map lets you look at one of them. Then tell the others the truth, or lie.
home-how-to-play-sabotage = Saboteurs break tools, place dead ends and play rockfalls. Diggers do the same to players they suspect.
home-how-to-play-gold = If a path reaches the treasure, the diggers share gold. If not, the saboteurs get gold. The player with the most gold after three rounds wins.
home-coached-game = Coached game
home-learn = Learn to play
home-rules = Cards and rules
home-profile = Your profile
home-name = Your name
home-name-save = Save
home-name-saved = Saved. Your name is { $name }.
home-device = Continue on another device
home-device-get-code = Get a code
home-device-your-code = Enter this code on the other device within ten minutes:
home-device-enter-code = Code from your other device
home-device-continue = Continue here
home-device-sign-out = Sign out on all other devices
home-device-signed-out = You are signed out on all your other devices.
home-footer = Free and open source.

## -------------------- The lobby: lobby-

lobby-untitled = New table
lobby-invited = { $host } invites you to a game of Saboteur
lobby-invited-unnamed = You are invited to a game of Saboteur
preview-seats = { $taken } of { $seats } seats are taken.
preview-players = Host: { $host }. Players: { $players }.
preview-playing = A game of Saboteur is in progress
preview-replay = Replay of a game of Saboteur
preview-replay-description = Watch it move by move, from the view of every player.
lobby-learn = New here? Learn to play
lobby-join = Join the game
lobby-chat-notice = { $name }: { $text }
lobby-table-name = Table name
lobby-invite = Invite players
lobby-code = Table code
lobby-code-hint = Players enter it on the home page.
lobby-copy-link = Copy link
lobby-link-copied = Link copied. Send it to the other players.
lobby-copy-link-failed = Your browser does not allow copying. Select the link and copy it yourself:
lobby-share = Share…
lobby-share-text = Join my table.
lobby-qr = QR code for this table
lobby-big-screen = Show this table on a big screen

lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-free = free
lobby-bot = bot: { $bot }
lobby-you = you
lobby-is-host = host
lobby-is-first-player = first player
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-is-away = away
lobby-is-muted = muted
lobby-sit = Sit here
lobby-take-bot-seat = Take the bot’s seat
lobby-sit-name = Your name at this table
lobby-leave-seat = Leave this seat
lobby-add-bot = Add a bot
lobby-which-bot = Which bot?
lobby-remove-bot = Remove the bot
lobby-remove = Remove { $name }
lobby-make-host = Make { $name } the host
lobby-mute = Mute { $name }
lobby-unmute = Unmute { $name }
lobby-seat-menu = More options for { $name }
lobby-spectators =
    { $count ->
        [0] No spectators.
        [one] { $count } spectator.
       *[other] { $count } spectators.
    }

lobby-start = Start the game
lobby-ready = I’m ready
lobby-unready = I’m not ready
lobby-shuffle = Fair shuffle
lobby-shuffle-words = Your words for the shuffle (optional)
lobby-shuffle-words-hint = They are added when you tap “I’m ready”.
lobby-shuffle-description = The shuffle is fixed in advance and can be verified. You can add your own words to it.
lobby-commitment = Fingerprint of the shuffle, to check after the game
lobby-waiting-for = Waiting for { $names }.
lobby-waiting-for-you = Everyone is waiting for you. Tap “{ lobby-ready }”.
lobby-bots-fill =
    { $count ->
        [one] A bot will take the free seat.
       *[other] Bots will take the { $count } free seats.
    }
lobby-everyone-ready = Everyone is ready.
lobby-host-starts = { $host } starts the game when everyone is ready.
lobby-host-starts-unnamed = The host starts the game when everyone is ready.
lobby-spectating = You are a spectator. Take a free seat to play.
lobby-seats-full = All seats are taken. You can stay and watch.

lobby-game = Game
lobby-host-chooses = { $host } chooses the game. You see every change right away.
lobby-host-chooses-unnamed = The host chooses the game. You see every change right away.
lobby-preset = Choose a game
lobby-preset-custom = Custom game
lobby-edition = Edition
lobby-edition-description = The printed rulebooks differ in places. Choose which one to play by.
lobby-edition-DE24 = Anniversary edition, German
lobby-edition-UA24 = Anniversary edition, Ukrainian
lobby-edition-UA16 = Base game of 2016, Ukrainian
lobby-edition-RU16 = Base game of 2016, Russian
lobby-edition-PL2 = Saboteur 2, Polish
lobby-edition-FR2 = Saboteur 2, French
lobby-modules = Expansions and special cards
lobby-variants = Variants
lobby-house-rules = House rules
lobby-house-rules-description = Here you can change single rules on which the rulebooks differ. Your choice overrides the edition.
lobby-house-rule-changed = changed
lobby-seat-count = Seats
lobby-seat-count-description = The base game takes 3 to 10 players, Saboteur 2 takes 2 to 12.
lobby-first-player = First player
lobby-first-player-description = For the first round only. After that, the rules decide.
lobby-first-player-random = Random
lobby-first-player-free = Seat { $number } (free)
lobby-first-player-bot = { $name } (bot)
lobby-clock = Clock
lobby-bots = Bots
lobby-bots-description = Bots take free seats and play for players who are away.
lobby-coach = Coach
lobby-coach-description = A player who is alone with bots can ask for a hint before each move.
lobby-spectators-allowed = Allow spectators
lobby-spectators-allowed-description = Spectators see only what all players see.
lobby-spectators-veto = If you play alone with bots, cards wait for your answer even when you have no veto, so that spectators can’t tell.
lobby-chat-allowed = Chat
lobby-chat-allowed-description = Without chat, players can only send emotes.
lobby-listed = List this table publicly
lobby-listed-description = Anyone can join it from the home page. Otherwise players need the link or the code.
lobby-seat-count-less = One seat fewer
lobby-seat-count-more = One seat more
lobby-clash = These can’t be combined
lobby-clash-not-applied = Not applied yet.
lobby-undo = Undo
lobby-yes = yes
lobby-no = no

lobby-option-lay_must_join = Placing tunnels
lobby-value-lay_must_join-yes = A tunnel must continue a path from the start
lobby-value-lay_must_join-no = A tunnel only has to match the cards next to it
lobby-option-gold_draw = Gold for the diggers
lobby-value-gold_draw-per_digger = One gold card per digger
lobby-value-gold_draw-per_player = One gold card per player
lobby-option-round_end = If the treasure is not found
lobby-value-round_end-hands = The round ends when nobody has cards left
lobby-value-round_end-forced_passes = The round also ends when each player in turn can only pass
lobby-value-round_end-nobody_can_play = The round also ends as soon as nobody can play a card
lobby-option-tokens_open = Gold tokens
lobby-value-tokens_open-yes = Everyone sees how many you have
lobby-value-tokens_open-no = Only you see how many you have
lobby-option-goals_at_once = Reaching several goals at once
lobby-value-goals_at_once-all = All of them are turned over
lobby-value-goals_at_once-one = Only one is turned over per turn
lobby-option-goal_misfit = A goal card that doesn’t fit
lobby-value-goal_misfit-best_fit = It is placed the way it fits best
lobby-value-goal_misfit-player = The player chooses which way to place it
lobby-option-sabotage_target = Breaking tools
lobby-value-sabotage_target-another = You can only break other players’ tools
lobby-value-sabotage_target-any = You can break your own tools too
lobby-option-next_round_starter = First player of the next round
lobby-value-next_round_starter-last_card = Left of the player who put down the last card
lobby-value-next_round_starter-last_turn = Left of the player who had the last turn
lobby-value-next_round_starter-last_tunnel = Left of the player who placed the last tunnel

lobby-chat = Chat

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Time to veto
lobby-veto-time-fixed = Every card waits this long, so nobody can tell who has the veto.
lobby-veto-time-all = The game goes on as soon as everyone has answered. How long you take can give you away.
veto-time-2s = 2 seconds
veto-time-5s = 5 seconds
veto-time-10s = 10 seconds
veto-time-all = Until all have answered
veto-time-clock = By the clock

## Roles and introductions

who-open = Who can be what?
who-title = Who can be what with { $players } players?
who-range = { $fewest } to { $most }
who-left-over =
    { $count ->
        [one] One role card is left over. It is shown when the round ends.
       *[other] { $count } role cards are left over. They are shown when the round ends.
    }
who-stack =
    { $count ->
        [one] One role card stays hidden in the stack.
       *[other] { $count } role cards stay hidden in the stack.
    }
introductions-title = Get to know the expansions
introduction-open = What is this?
introduction-close = Got it
introduction-rules = Read the rules

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

table-empty-cell = empty
table-can-be-chosen = can be chosen
table-you-saw =
    { $age ->
        [0] you just saw: { $card }
        [one] you saw one turn ago: { $card }
       *[other] you saw { $age } turns ago: { $card }
    }
table-seen =
    { $age ->
        [0] You have just looked at this card. It is still face down.
        [one] You looked at this card one turn ago. It is still face down.
       *[other] You looked at this card { $age } turns ago. It is still face down.
    }
table-looked-at = { $player } looked at it in turn { $turn }
table-maze = The maze. Arrow keys move, Enter chooses.
table-fit = Show the whole maze
table-offscreen-up =
    Show { $count ->
        [one] { $count } more space
       *[other] { $count } more spaces
    } above
table-offscreen-right =
    Show { $count ->
        [one] { $count } more space
       *[other] { $count } more spaces
    } to the right
table-offscreen-down =
    Show { $count ->
        [one] { $count } more space
       *[other] { $count } more spaces
    } below
table-offscreen-left =
    Show { $count ->
        [one] { $count } more space
       *[other] { $count } more spaces
    } to the left
table-round = Round { $round } of 3
table-your-turn = Your turn
table-turn = { $name }’s turn
table-piles = Piles
table-players =
    { $order ->
        [reversed] Players, in reverse order of play
       *[normal] Players, in order of play
    }
table-rules = Rules
table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-role = My role
table-role-hint = Tap to see your role
table-log = Log
table-chat = Chat
table-loading = Loading the table…
table-home = Go to the home page
table-bot-took-over = You were away, so a bot is playing for you.
table-take-seat-back = Take my seat back
table-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-spectator = You are a spectator.
table-latest-events = Latest events

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

connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost. Reconnecting…
connection-closed = Not connected
connection-reason-left = You left this table.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = This seat is not yours. Watch as a spectator, or use your own link.
connection-reason-seat-lost = You lost your seat: you were removed, or away for too long.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = You can’t join this table. Choose another one.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Watch as a spectator

new-version = Pyrite has been updated.
new-version-reload = Reload
new-version-later = Later

hand-label =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
hand-selected = chosen
hand-unusable = can’t be played now
hand-empty = Your hand is empty.

player-you = you
player-unnamed = Player { $number }
player-bot = bot
player-bot-took-over = bot for now
player-away = away
player-out = out this round
player-turn = current turn
player-deciding = deciding
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
player-tokens-hidden = gold hidden
player-fronts = in front: { $cards }
player-known-role =
    { $past ->
        [yes] { $role } when you looked, changed since
       *[no] { $age ->
            [0] { $role }, seen just now
            [one] { $role }, seen one turn ago
           *[other] { $role }, seen { $age } turns ago
        }
    }
player-details = More about { $player }
player-mark = Your guess (only you see it)
player-mark-none = no guess
player-mark-friend = trusted
player-mark-unsure = unsure
player-mark-foe = suspected
player-note = Your note (only you see it)
player-mute = Mute
player-unmute = Unmute
player-mute-for-everyone = Mute for everyone
player-unmute-for-everyone = Unmute for everyone
player-remove = Remove player
player-remove-question = Remove { $player }? A bot will play in their place for the rest of the game.
player-remove-confirm = Yes, remove
player-same-person = one person plays { $players }

role-title = Round { $round }: your role
role-dismiss = Got it
role-hint = Tap “My role” to see it again later.

prompt-start-play =
    { $question ->
        [tunnel] Place another tunnel: choose a card
       *[turn] Your turn: choose a card
    }
prompt-start-pass =
    { $count ->
        [one] Choose a card to discard
       *[other] Choose up to { $count } cards to discard
    }
prompt-card = Choose another card
prompt-cell =
    { $occurrence ->
        [second] Choose the second goal card
       *[first] Choose where to play it
    }
prompt-seat = Choose a player
prompt-tool = Choose a tool
prompt-front = { $player }: { $card }
prompt-remove = Choose a card to remove
prompt-none = Choose
prompt-not-playable =
    { $question ->
        [tunnel] You can’t play this card now. Choose a tunnel that can be placed.
       *[turn] You can’t play this card now, but you can discard it.
    }
prompt-why-not = Why not?
prompt-confirm = Play it
prompt-confirm-pass = Discard
prompt-rotate = Rotate
prompt-back = Back
prompt-enlarge = Enlarge: { $card }
prompt-all-moves = All my moves
prompt-mode-play = Play a card
prompt-mode-pass = Pass

moves-pass =
    { $count ->
        [one] Discard a card
       *[other] Discard cards
    }
moves-other = Other moves
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = You have nothing to decide right now.

private-knowledge-label = What I know
private-knowledge-nothing = Nothing secret yet.
private-knowledge-age =
    { $age ->
        [0] just now
        [one] { $age } turn ago
       *[other] { $age } turns ago
    }
private-knowledge-changed = changed since
private-knowledge-previous-role = Your previous role
private-knowledge-gold =
    { $count ->
        [one] Your gold: { $sum } ({ $count } card)
       *[other] Your gold: { $sum } ({ $count } cards)
    }

log-label = Game log
log-empty = Nothing has happened yet.
log-earlier = Earlier moves are in the replay after the game.
chat-label = Chat messages
chat-empty = No messages yet.
chat-off = Chat is off at this table, but you can send emotes.
chat-input = Write a message
chat-send = Send
chat-unread = { $count } unread
emote-cheer = Hurray!
emote-laugh = Ha ha!
emote-sorry = Sorry
emote-thanks = Thank you
emote-hurry = Hurry up
emote-doubt = I doubt it
emote-shock = Oh no!
emote-gold = Gold!

menu-title = Menu
menu-note = Your notes (only you see them)
menu-keys = Keys: arrows move, Enter chooses, R rotates a tunnel, Esc goes back, H hand, B board, P players, M all my moves.
menu-big-screen = Show on a big screen
menu-vote-to-end = Vote to end the game
menu-withdraw-vote = Withdraw my vote
menu-end-votes =
    { $count ->
        [one] { $count } player wants to end the game
       *[other] { $count } players want to end the game
    }
menu-leave-player = Leave (a bot takes over)
menu-leave-spectator = Leave

vote-label = Vote to end the game
vote-agreed =
    { $count ->
        [one] { $players } wants to end the game now and show the roles.
       *[other] { $players } want to end the game now and show the roles.
    }
vote-waiting-for = Waiting for { $players }
vote-deadline = The game ends in { $time } unless a player who is away comes back and plays on.
vote-agree = Agree to end
vote-oppose = Keep playing

spectators-title = Spectators
spectators-none = There are no spectators.
spectators-unnamed = Spectator { $number }
spectators-left = has left
spectators-muted = muted
spectators-mute = Mute { $name }
spectators-unmute = Unmute { $name }
spectators-remove = Remove { $name }
spectators-remove-question = Remove { $name }? They can’t come back to this table.
spectators-remove-confirm = Yes, remove

## -------------------- The log, around the game: log-

log-time-ran-out =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } ran out of time
log-bot-took-over =
    A bot took over for { $seat_is ->
        [you] you
       *[other] { $seat }
    }
log-player-returned =
    { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } back
log-seat-emptied =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } left
log-finish-voted =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } { $agreed ->
        [yes] { $seat_is ->
            [you] want
           *[other] wants
        } to end the game and show the roles
       *[no] no longer { $seat_is ->
            [you] want
           *[other] wants
        } to end the game
    }
log-finish-opposed =
    { $seat_is ->
        [you] You want
       *[other] { $seat } wants
    } to keep playing, so the vote is over
log-game-revealed = The players ended the game. All roles are shown
log-seat-muted =
    The host { $muted ->
        [yes] muted
       *[no] unmuted
    } { $seat_is ->
        [you] you
       *[other] { $seat }
    }
log-spectator-muted =
    { $muted ->
        [yes] The host muted the spectator { $name }
       *[no] The host unmuted the spectator { $name }
    }
log-spectator-removed = The host removed the spectator { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] The host now allows spectators
       *[no] The host no longer allows spectators
    }

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = Since your last turn
recap-last-lap = Latest turns
recap-count =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = The round is over
round-end-treasure-found = Treasure found!
round-end-treasure-not-found = The treasure was not found
round-end-reached-by =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } completed the path to the treasure.
round-end-reached = The treasure was reached.
round-end-not-reached = Nobody reached the treasure.
round-end-role =
    { $seat_is ->
        [you] You were
       *[other] { $seat } was
    } a { $role }.
round-end-unused-role = Unused role
round-end-no-gold = Nobody gets any gold this round.
round-end-choose-gold = Choose your gold card
round-end-gold-card =
    { $nuggets ->
        [one] a card with one nugget
       *[other] a card with { $nuggets } nuggets
    }
round-end-waiting-for-gold = { $name } is choosing a gold card…
round-end-show-all = Show all
round-end-next-round = Next round
round-end-your-turn = Next round: it is your turn
round-end-show-results = Show the results
round-end-back-to-table = Back to the table
round-end-you = you
round-end-hidden-role = role card, face down
round-end-gold-cards =
    { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }
round-end-gold-tokens = { $count } gold in tokens

# The end of the game
podium-title = The game is over
podium-winner =
    { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } with { $gold } gold
podium-winners =
    { $you ->
        [yes] A shared win for { $seats }: { $gold } gold each
       *[no] { $seats } win together with { $gold } gold each
    }
podium-ended-early = The players ended the game early
podium-ended-early-hint = Everyone’s roles and the gold so far:
podium-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
podium-gold = { $gold } gold
podium-others = Other players
podium-chart = Gold by round
podium-round = Round { $round }
podium-chart-missing = The chart can’t be shown right now: { $why }
podium-player = Player
podium-total = Total
podium-replay = Watch the replay
podium-rematch = Play again
podium-rematch-join = Join the next game
podium-rematch-watch = Watch the next game
podium-rematch-hint = With the same players in the same seats. The game starts when everyone is ready.
podium-again-hint = Against the same bots, with the same rules. The game starts at once.
podium-rematch-offered = Another player wants to play again. You can join now.
podium-home = Go to the home page

## -------------------- Pass and play on one device: hotseat-

hotseat-title = Pass and play
hotseat-hint = Everyone plays on this device. Your cards stay hidden until it is in your hands.
hotseat-home = Go to the home page
hotseat-players = Players
hotseat-name = Player { $number }
hotseat-remove = Remove player { $number }
hotseat-add = Add a player
hotseat-bots = Number of bots
hotseat-bot = Bot { $number }
hotseat-first-player-removed = The first player you chose was removed. The first player is now random.
hotseat-game = Choose a game
hotseat-start = Start the game
hotseat-name-missing = Give every player a name.
hotseat-name-twice = Two players have the same name. Change one.
hotseat-waiting = One moment…
hotseat-unavailable = This table can’t be opened
hotseat-not-yours = No player on this device is at this table
hotseat-start-new = Start a new game
hotseat-pass-to = Pass the device to { $name }
hotseat-look-away = Everyone else, please look away.
hotseat-show-cards = I’m { $name }: show my cards
hotseat-device-with = { $name } has the device.
hotseat-done = Done, { $name }. Hide your cards and pass the device on.
hotseat-hide-cards = Hide my cards
hotseat-other-playing = { $name } is playing
hotseat-other-playing-hint = Please wait. To look at your own cards, tap your name.
hotseat-veto = Veto this card?
hotseat-veto-hint = The card takes effect in a moment. To veto it, take the device and tap your name.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = New table
bigscreen-join-hint = To play on your phone, scan the QR code, or open { $address } and enter this code:
bigscreen-qr = QR code for this table
bigscreen-lobby-players = Players
bigscreen-free = free
bigscreen-bot = bot
bigscreen-ready = ready
bigscreen-not-ready = not ready yet
bigscreen-unavailable = This table can’t be shown
bigscreen-home = Go to the home page
bigscreen-loading = Loading the table…
bigscreen-connection-lost = Connection lost. Reconnecting…
bigscreen-round = Round { $round }
bigscreen-turn = { $name }’s turn
bigscreen-seconds = { $seconds } s
bigscreen-players = Players
bigscreen-log = Latest moves
bigscreen-join-or-watch = Join or watch:

## -------------------- The replay of a finished game: replay-

replay-title = Replay
replay-to-table = Go to the table
replay-loading = Loading the game…
replay-events = Events
replay-players = Players
replay-maze = The maze
replay-fit = Show the whole maze
replay-step-not-visible = This view shows nothing at this step.
replay-position = Position in the game
replay-step = Step { $at } of { $of }
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-forward = One step forward
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-speed = Speed
replay-view-as = View
replay-view-as-all = all cards
replay-view-as-spectator = spectator
replay-link = Copy link to this step
replay-link-copied = Link copied.
replay-role-hidden = role unknown
replay-hand-count =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
replay-gold = { $gold } gold
replay-gold-held =
    { $cards ->
        [0] { $tokens } gold
        [one] one gold card{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } gold
        }
       *[other] { $cards } gold cards{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } gold
        }
    }
replay-mark-friend = trusted
replay-mark-unsure = unsure
replay-mark-foe = suspected
replay-note = Your notes:
replay-suspicion = Suspected saboteurs, round { $round }
replay-suspicion-spectator = How likely each player was a saboteur, judging by what a spectator could see.
replay-suspicion-seat = How likely each player was a saboteur, judging by what { $name } could see.
replay-suspicion-loading = Calculating…
replay-suspicion-none = There is no estimate for this round.

## -------------------- The pages of cards and rules: rules-

rules-title = Cards and rules
rules-search = Search cards and rules
rules-search-hint = A word, a card, or a rule such as TUN-3
rules-book = Rulebook
# How some paragraphs of the rulebook begin; the same words as in docs/rules.
rules-label-edition = Edition:
rules-label-house = House ruling:
rules-search-none = Nothing found. Try a shorter word, or clear the search.
rules-search-clear = Clear the search
rules-overview = All cards and rules
rules-next = Next: { $title }
rules-previous = Previous: { $title }
rules-of-card = Rules for this card
rules-cards-of-rule = Cards for this rule
rules-card-versions = All versions of this card
rules-not-found = There is no card or rule with that name.
rules-loading = Loading the rules…
rules-retry = Try again
rules-rule = Rule { $id }
rules-open-page = Open in the rules
rules-part = Only with: { $part }
rules-edition = Edition: { $edition }

rules-section-tunnels = Tunnels
rules-section-actions = Actions
rules-section-goals = Goals
rules-section-roles = Roles
rules-section-pieces = Gold and dwarfs
