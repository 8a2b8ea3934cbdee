### All texts of the web client, in English.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: parts of the game, bots, clocks, errors

language = Language
language-missing = { $language } could not be loaded. Check your connection, reload the page and choose it again.
close = Close
page-not-found = This page does not exist
to-home = Go to the home page

# Patterns that put texts together.
comma-joined = { $first }, { $rest }
labelled-value = { $label }: { $value }
label = { $label }:
sentence = { $text }.
quote = “{ $text }”

seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

# The parts of the game.
part-saboteur2 = Saboteur 2
part-greedy_dwarf = Greedy dwarf
part-goal_swap = Goal swap
part-trove = Trove
part-veto = Veto
part-change_of_direction = Change of direction
part-master_craftsman = Master craftsman
part-path_specialist = Path specialist
part-detour = Detour
part-toll = Toll tunnels
part-wardrobe = Wardrobe
part-party = Tunnel party
part-new_goals = New goals
part-chests = Treasure chests
part-sabotaged_dwarf = Sabotaged dwarf
part-tournament = Tournament

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
problem-no-spectators = This table does not allow spectators. Choose another table.
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
problem-too-fast = That was too fast. Wait a moment and try again.
problem-chat-limit = You are sending messages too fast. Wait a moment, then send it again.
problem-emote-limit = You are sending emotes too fast. Wait a moment.
problem-note-limit = You are saving notes too fast. Wait a moment, then save again.
problem-change-limit = Too many changes in a short time. Wait a moment, then try again.
problem-talk-full = This table can’t store any more messages or notes. Play on without them, or create a new table.
problem-stale = Something changed in the meantime. Check the table, then decide again.
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
problem-game-over = The game is over.
problem-text-too-long = That is too long. Make it shorter.
problem-text-hidden = This text contains hidden characters. Type it again.
problem-text-marks = One letter has too many accents. Remove some.
problem-text-empty = There is no visible text. Write something first.
problem-words-not-plain = Use only the letters a to z, digits and symbols, with no space at the start or end.
problem-not-your-turn = It is not your turn. Wait for the other players.
problem-not-asked-for = You have another decision to make first.
problem-let-pass = You already allowed this card. Wait until it takes effect.
problem-not-in-hand = That card is not in your hand. Choose another one.
problem-not-in-this-game = That is not part of this game. Choose something else.
problem-own-seat =
    { $rule ->
        [none] That is you. Choose another player.
        [TOLL-3] You can only ask other players to pay.
       *[other] You can’t play this card on yourself. Choose another player.
    }
problem-wrong-target =
    { $target ->
        [player] Choose a player.
        [cell] Choose a space in the maze.
        [goal] Choose a goal card.
        [chest] Choose a goal card or a chest.
       *[none] This card needs no target. Just play it.
    }
problem-cell-taken = There is already a card here. Choose an empty space.
problem-no-neighbour = Place it next to a face-up card in the maze.
problem-sides-clash =
    { $sides ->
        [none] This tunnel doesn’t match the card next to it.
       *[other] This tunnel doesn’t match { $sides }.
    } Try rotating it.
problem-not-joined =
    { $rule ->
        [S2-8] A ladder must connect to a tunnel through an opening. Choose another space, or rotate it.
       *[other] No path from the start leads here. Choose another space, or rotate the card.
    }
problem-ladder-at-goal = You can’t place a ladder like this beside a goal card. Choose another space.
problem-tools-broken = You can’t place tunnels while one of your tools is broken. Repair it, or play another card.
problem-trapped = You can’t place tunnels while you are trapped. Play another card, or pass.
problem-not-laid-last = You can only move the tunnel that was placed last, and only while it is still in the maze.
problem-same-cell = The tunnel is already here. Choose a different space.
problem-no-tunnel-to-lay = You have no tunnel that can be placed now. Choose another card.
problem-no-tunnel = There is no tunnel here. Choose a tunnel.
problem-not-removable = A rockfall can’t remove the start, a goal card or a special card. Choose a tunnel.
problem-broken-already = That tool is already broken. Choose another player.
problem-nothing-to-repair = This card can’t repair anything here. Choose another player or another card.
problem-wrong-tool = This card doesn’t repair that tool. Choose another card.
problem-theft-already = You already have a theft in front of you. Choose another card.
problem-no-theft = This player has no theft to remove. Choose another player.
problem-trapped-already = This player is already trapped. Choose another one.
problem-not-trapped = This player is not trapped. Choose another one.
problem-no-veto = You don’t have the veto card.
problem-veto-out-of-turn = The veto is played out of turn, right after another player’s card. Choose another card now.
problem-no-victim = You can’t steal from this player. Choose another one.
problem-no-hand = You can’t take a card from this player. Choose another one.
problem-no-role = You can’t look at this role. Choose another player.
problem-no-such-goal = There is no goal card like that in this maze. Choose another one.
problem-goal-face-up = This goal card is already face up. Choose another one.
problem-goal-not-reached = You can’t turn this card over now. Choose a highlighted card.
problem-goal-misfit = The card can’t be placed this way. Rotate it.
problem-goal-cannot-move = This goal card can’t be moved. Choose another one.
problem-no-more-maps = A chest has banned maps on goal cards for this round. Choose another card.
problem-no-closed-chest = There is no closed chest here. Choose another space.
problem-gold-not-there = You can’t take that gold card. Choose one of those shown.
problem-card-not-there = You can’t take that card. Choose one of those shown.
problem-nothing-discarded = The discard pile is empty. Choose another card.
problem-too-many-cards = In the base game you discard only one card.
problem-not-yours = You can only remove cards that are in front of you.
problem-nothing-in-front = There is no such card to remove. Choose another one.
problem-toll-too-dear = You don’t have enough gold to pay this toll.
problem-no-dwarf-left = Both toll dwarfs have already been used this round.
problem-no-free-end = A toll dwarf goes at an open end of a tunnel, next to an empty space.
problem-no-toll = There is no toll to pay here. Choose a space with a toll.
problem-asked-already = You already asked this player this turn. Ask another one.
problem-clash-saboteur2-greedy_dwarf = The greedy dwarf can’t be combined with Saboteur 2. He is for the base game only.
problem-clash-saboteur2-sabotaged_dwarf = The sabotaged dwarf can’t be combined with Saboteur 2. It is for the base game only.
problem-clash-saboteur2-tournament = The tournament can’t be combined with Saboteur 2. It is for the base game only.
problem-clash-tournament-sabotaged_dwarf = The sabotaged dwarf can’t be combined with the tournament, which pays in tokens.
problem-clash-tournament-wardrobe = The wardrobe can’t be combined with the tournament, which has no spare role card to change into.
problem-clash-wardrobe-party = The wardrobe and the tunnel party can’t be combined. They are two sides of one card.
problem-clash-edition-base = The edition { $edition } does not include the base game. Choose DE24, UA24, UA16 or RU16, or add Saboteur 2.
problem-clash-edition-saboteur2 = The edition { $edition } does not include Saboteur 2. Choose DE24, UA24, PL2 or FR2.
problem-clash-edition-extras = The edition { $edition } has no variants, special cards or mini-expansions. Choose DE24 or UA24.
problem-clash-seats-base = The base game needs 3 to 10 players. Change the number of seats.
problem-clash-seats-saboteur2 = Saboteur 2 needs 2 to 12 players. Change the number of seats.
problem-clash-seats-tournament = The tournament needs 5 to 9 players. Change the number of seats.
problem-clash-layout-without-chests = This game has no chests. Add treasure chests first.
problem-clash-chests-count = A layout needs four chests. Place all four, or choose another layout.
problem-clash-chests-outside = You can’t put a chest here ({ $cell }). Choose a space between the start and the goals.
problem-clash-chests-taken = You can’t put a chest here ({ $cell }): another card is in the way. Move the chest, or choose another layout.
problem-clash-chests-start = You can’t put a chest here ({ $cell }): it is too close to the start. Move the chest.
problem-clash-chests-twice = Two chests are in the same space ({ $cell }). Move one of them.
problem-clash-chests-touch = Two chests are next to each other ({ $cell }). Move one of them.
problem-clash-first-seat = The first player you chose is not at this table. Choose another one, or “Random”.

## -------------------- The home page: home-

home-tagline = Dig for gold. Trust nobody.
home-pitch = Dig tunnels to the treasure together. But some of you are secret saboteurs.
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
lobby-spectators-allowed = Allow spectators
lobby-spectators-allowed-description = Spectators see only what all players see.
lobby-chat-allowed = Chat
lobby-chat-allowed-description = Without chat, players can only send emotes.
lobby-listed = List this table publicly
lobby-listed-description = Anyone can join it from the home page. Otherwise players need the link or the code.
lobby-seat-count-less = One seat fewer
lobby-seat-count-more = One seat more
lobby-chest-layout = Chest layout
lobby-chest-layout-gates = Gates
lobby-chest-layout-wings = Wings
lobby-chest-layout-zigzag = Zigzag
lobby-chest-layout-random = Random
lobby-chest-layout-custom = Custom
lobby-chest-hint = Tap a space to put a chest there. Tap a chest to remove it.
lobby-chest-grid = Spaces between the start and the goals. Arrow keys move, Enter places or removes a chest.
lobby-chest-left =
    { $left ->
        [0] All four chests are placed.
        [one] { $left } chest left to place.
       *[other] { $left } chests left to place.
    }
lobby-chest-not-applied = Not applied yet.
lobby-chest-cell-chest = chest
lobby-chest-cell-free = free
lobby-chest-cell-empty = empty
lobby-chest-cell-refused =
    { $why ->
        [start] the start is here
        [goal] a goal card is here
        [tournament] the tournament tunnel is here
        [wardrobe] the wardrobe is here
        [party] the tunnel party is here
        [beside-start] too close to the start
        [next] chests can’t be next to each other
        [four] all four chests are placed; remove one first
        [chest] there is already a chest here
       *[outside] chests go between the start and the goals
    }
lobby-chest-clear = Remove all chests
lobby-chest-more-rows = Show more rows
lobby-clash = These can’t be combined
lobby-clash-not-applied = Not applied yet.
lobby-undo = Undo
lobby-yes = yes
lobby-no = no

lobby-part-saboteur2-description = Two teams of diggers, with doors, ladders, thefts, traps and new roles. For 2 to 12 players.
lobby-part-greedy_dwarf-description = A digger who wins only by completing the path to the treasure himself. For the base game.
lobby-part-goal_swap-description = Pick up two face-down goal cards and put them back, swapped or not.
lobby-part-trove-description = Instead of drawing, take one of the top five cards of the discard pile.
lobby-part-veto-description = Cancel a card that another player has just played.
lobby-part-change_of_direction-description = Reverse the order of play for the rest of the round.
lobby-part-master_craftsman-description = Repair any one broken tool.
lobby-part-path_specialist-description = Place two tunnels in one turn.
lobby-part-detour-description = Move the tunnel that was placed last.
lobby-part-toll-description = Two toll dwarfs block the way. To build past one, you pay its owner 1 gold.
lobby-part-wardrobe-description = A card in the maze. The first player to reach it must change roles.
lobby-part-party-description = A card in the maze. When a player reaches it, all roles are shuffled and dealt again.
lobby-part-new_goals-description = Five of eight goal cards: sacks of gold, dragons, a spider, and perhaps no treasure.
lobby-part-chests-description = Four face-down chests on the way, each with a surprise.
lobby-part-sabotaged_dwarf-description = Diggers who have a broken tool at the end of the round get no gold.
lobby-part-tournament-description = For 5 to 9 players: greedy dwarfs, a tunnel card in the middle, gold paid in tokens.

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
lobby-option-new_goals_gold_sure = Treasure among the new goals
lobby-value-new_goals_gold_sure-yes = The treasure is always there
lobby-value-new_goals_gold_sure-no = The treasure may be missing
lobby-option-discard_two_helps = Discarding two cards
lobby-value-discard_two_helps-self = Removes an action card in front of you
lobby-value-discard_two_helps-anyone = Removes an action card in front of any player
lobby-option-ladder_needs_opening = Ladders and tunnels
lobby-value-ladder_needs_opening-yes = A ladder must connect to a tunnel through an opening
lobby-value-ladder_needs_opening-no = A ladder only has to touch a tunnel
lobby-option-ladder_goal_ban = Ladders and goals
lobby-value-ladder_goal_ban-touching = A ladder can’t be next to a goal card
lobby-value-ladder_goal_ban-open_side = A ladder can’t open towards a goal card
lobby-option-inspection_target = Inspection
lobby-value-inspection_target-another = You look at another player’s role
lobby-value-inspection_target-any = You look at any role, even your own
lobby-option-theft_optional = Thefts
lobby-value-theft_optional-yes = You may steal
lobby-value-theft_optional-no = You must steal
lobby-option-next_round_starter = First player of the next round
lobby-value-next_round_starter-last_card = Left of the player who put down the last card
lobby-value-next_round_starter-last_turn = Left of the player who had the last turn
lobby-value-next_round_starter-last_tunnel = Left of the player who placed the last tunnel

lobby-chat = Chat

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = nobody
table-seat = Seat { $number }
table-cell =
    { $direction ->
        [up] column { $column }, { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        } up
        [down] column { $column }, { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        } down
       *[level] column { $column }, start row
    }
table-goal = goal { $number }
table-chest = chest { $number }
table-empty-cell = empty
table-can-be-chosen = can be chosen
table-you-saw =
    { $age ->
        [0] you just saw: { $card }
        [one] you saw one turn ago: { $card }
       *[other] you saw { $age } turns ago: { $card }
    }
table-dwarf = { $player }’s toll dwarf { $side }
table-toll = { $count } gold toll to { $player }
table-toll-paid = { $player } pays the toll
table-move-with-toll = { $move } ({ $toll })
table-maze = The maze. Arrow keys move, Enter chooses.
table-fit = Show the whole maze
table-offscreen-up =
    Show { $count ->
        [one] one more space
       *[other] { $count } more spaces
    } above
table-offscreen-right =
    Show { $count ->
        [one] one more space
       *[other] { $count } more spaces
    } to the right
table-offscreen-down =
    Show { $count ->
        [one] one more space
       *[other] { $count } more spaces
    } below
table-offscreen-left =
    Show { $count ->
        [one] one more space
       *[other] { $count } more spaces
    } to the left
table-round = Round { $round } of 3
table-piles = Piles
table-players =
    { $order ->
        [reversed] Players, in reverse order of play
       *[normal] Players, in order of play
    }
table-order-reversed = ⟲ order reversed
table-rules = Rules
table-no-maps = no more maps
table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-role = My role
table-role-hint = Hold to see your role
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
pile-dwarfs =
    { $count ->
        [one] { $count } toll dwarf left
       *[other] { $count } toll dwarfs left
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

hand-label =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
hand-selected = chosen
hand-unusable = can’t be played now
hand-empty = Your hand is empty.
hand-enlarge = Enlarge your hand
hand-shrink = Shrink your hand

player-you = you
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
role-hint = Hold “My role” to see it again later.

prompt-start-play =
    { $question ->
        [tunnel] Place another tunnel: choose a card
       *[turn] Your turn: choose a card
    }
prompt-start-pass = Choose cards to discard
prompt-start-discard-two = Choose two cards to discard
prompt-start-stand-dwarf = Choose a card to discard for the toll dwarf
prompt-start-ask-toll = Choose the space with the toll
prompt-card = Choose another card
prompt-cell =
    { $occurrence ->
        [second] Choose the second one
       *[first] Choose where to play it
    }
prompt-seat = Choose a player
prompt-tool = Choose a tool
prompt-front = { $player }: { $card }
prompt-remove = Choose a card to remove
prompt-side = Choose a side
prompt-none = Choose
prompt-not-playable =
    { $question ->
        [tunnel] You can’t play this card now. Choose a tunnel that can be placed.
       *[turn] You can’t play this card now, but you can discard it.
    }
prompt-why-not = Why not?
prompt-confirm = Play it
prompt-confirm-pass = Discard
prompt-confirm-discard-two = Discard both
prompt-confirm-stand-dwarf = Place the dwarf
prompt-confirm-ask-toll = Ask to pay
prompt-rotate = Rotate
prompt-back = Back
prompt-enlarge = Enlarge: { $card }
prompt-all-moves = All my moves
prompt-mode-play = Play a card
prompt-mode-pass = Pass
prompt-mode-discard-two = Discard two to remove a card
prompt-mode-stand-dwarf = Place a toll dwarf
prompt-mode-ask-toll = Ask a player to pay the toll

moves-pass = Discard cards
moves-other = Other moves
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = You have nothing to decide right now.

question-goal = Choose a card to turn over
question-goal-hint =
    { $goals_at_once ->
        [one] You reached several goals. Only one of them is turned over per turn.
       *[all] You reached several goals. After this one, the others follow, unless the round ends.
    }
question-orientation = Choose which way to place it
question-orientation-hint =
    { $goal_misfit ->
        [player] Both ways are allowed.
       *[best_fit] Both ways fit equally well.
    }
question-gold = Take your gold
question-gold-hint =
    { $count ->
        [one] This card is left for you. Nobody else sees what you take.
       *[other] Take one of these { $count } cards. The rest go to the next digger. Nobody else sees what you take.
    }
question-victim = Steal 1 gold
question-victim-hint = Choose a player to steal from.
question-veto = Veto this card?
question-veto-hint = { $action }. A veto cancels the card.
question-veto-allowed = You allowed it. One moment…
question-veto-not-in-hand = not in your hand
question-swap = Swap the two goals?
question-swap-hint = You have picked up both, face down. Nobody else sees if you swap them.
question-card = Choose a card to keep
question-card-hint = Only you see these cards. The others go to the discard pile.
question-toll = Pay the toll?
question-toll-hint =
    { $player } asks you to pay the toll at { $cell }. { $price ->
        [0] The toll dwarf there is yours, so it costs you nothing.
       *[other] Cost: { $toll }.
    }
question-move = Chest: move a goal card
question-move-hint = Choose a goal card to move one space away from the start.
question-hand = Chest: take a card
question-hand-hint = Choose a player to take a random card from.
question-role = Chest: look at a role
question-role-hint = Choose a player whose role you want to see.

waiting-turn = { $player }’s turn
waiting-tunnel = { $player } is placing another tunnel
waiting-goal = { $player } is choosing a card to turn over
waiting-orientation = { $player } is choosing which way to place a card
waiting-gold = { $player } is choosing a gold card
waiting-victim = { $player } is choosing a player to steal from
waiting-veto = Players can veto this card now
waiting-swap = { $player } is deciding whether to swap two goal cards
waiting-card = { $player } is choosing a card to keep
waiting-toll = { $player } is deciding whether to pay a toll
waiting-move = { $player } is choosing a goal card to move
waiting-hand = { $player } is choosing a player to take a card from
waiting-role = { $player } is choosing a role to look at
waiting-nobody = One moment…

private-knowledge-label = What I know
private-knowledge-nothing = Nothing secret yet.
private-knowledge-age =
    { $age ->
        [0] just now
        [one] { $age } turn ago
       *[other] { $age } turns ago
    }
private-knowledge-maybe-swapped = may have been swapped since
private-knowledge-changed = changed since
private-knowledge-previous-role = Your previous role
private-knowledge-gold =
    { $count ->
        [one] Your gold: { $sum } ({ $count } card)
       *[other] Your gold: { $sum } ({ $count } cards)
    }

log-label = Game log
log-empty = Nothing has happened yet.
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
menu-confirm-moves = Confirm each move before it is played
menu-sound = Sound
menu-show-chat = Show chat and emotes
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

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Names of cards. A tunnel is named by the sides it opens to.
card-tunnel = tunnel { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
card-path = { $sides }
card-ladder-path = with a ladder { $sides }
card-dead-end =
    { $count ->
        [one] with a dead end { $sides }
       *[other] with dead ends { $sides }
    }
card-direction-n = up
card-direction-e = right
card-direction-s = down
card-direction-w = left
card-side-n = at the top
card-side-e = on the right
card-side-s = at the bottom
card-side-w = on the left
card-mark-crystal = with a crystal
card-mark-blue-door = with a blue door
card-mark-green-door = with a green door
card-mark-chest = from a chest
card-goal-face-down = goal card, face down
card-chest-face-down = chest under a tunnel, face down
card-start = start
card-wardrobe = wardrobe
card-party = tunnel party
card-gold = the treasure
card-stone = plain stone
card-sack-of-one = sack with one gold
card-sack-of-two = sack with two gold
card-dragon = dragon
card-spider = spider
card-map = map
card-rockfall = rockfall
card-broken-pickaxe = broken pickaxe
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-repair-pickaxe = pickaxe repair
card-repair-lantern = lantern repair
card-repair-cart = cart repair
card-repair-pickaxe-lantern = pickaxe or lantern repair
card-repair-pickaxe-cart = pickaxe or cart repair
card-repair-lantern-cart = lantern or cart repair
card-master-craftsman = master craftsman
card-theft = theft
card-hands-off = hands off
card-trapped = trapped card
card-free = set-free card
card-inspection = inspection
card-hat-swap = hat swap
card-hand-swap = hand swap
card-goal-swap = goal swap
card-trove = trove
card-change-of-direction = change of direction
card-path-specialist = path specialist
card-detour = detour
card-veto = veto

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart

role-unknown = unknown
role-digger = gold digger
role-saboteur = saboteur
role-greedy = greedy dwarf
role-blue-digger = blue digger
role-green-digger = green digger
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist

role-aim-unknown = You are a spectator.
role-aim-digger = Dig a path to the treasure. If you reach it, the diggers share the gold.
role-aim-saboteur = Stop the diggers from reaching the treasure, and don’t get caught.
role-aim-greedy = Complete the path to the treasure yourself. You win only then, and you win alone.
role-aim-blue-digger = Reach the treasure on a path without green doors. Best of all, complete it yourself.
role-aim-green-digger = Reach the treasure on a path without blue doors. Best of all, complete it yourself.
role-aim-boss = You win with either team of diggers, but get 1 gold less.
role-aim-profiteer = You always win, but get 2 gold less than the other winners.
role-aim-geologist = You get gold for the crystals in the maze, no matter who wins.

chest-one-gold = 1 gold
chest-no-more-maps = no more maps on goal cards
chest-no-draw = no draw this turn
chest-extra-draw = one extra card this turn
chest-move-a-goal = move a goal card away
chest-rob-a-hand = take a card from a player
chest-three-for-one = draw three, keep one
chest-look-at-a-role = look at a role
chest-search-the-discard = search the discard pile
chest-bury-five = discard five cards from the deck

# A move, as the text of a button.
move-lay-tunnel = Place at { $cell }: { $card }
move-read-map = Look at { $goal }
move-look-in-chest = Look at chest { $chest }
move-rockfall = Rockfall at { $cell }
move-sabotage =
    { $whom ->
        [self] Break your own { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
       *[other] Break { $player }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
    }
move-repair =
    { $whom ->
        [self] Repair your { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            } with: { $card }
       *[other] Repair { $player }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            } with: { $card }
    }
move-plan-theft = Play a theft in front of you
move-hands-off =
    { $whom ->
        [self] Remove your own theft
       *[other] Remove { $player }’s theft
    }
move-trap = Trap { $player }
move-free =
    { $whom ->
        [self] Free yourself
       *[other] Free { $player }
    }
move-inspect =
    { $whom ->
        [self] Look at your own role
       *[other] Look at { $player }’s role
    }
move-swap-hats =
    { $whom ->
        [self] Take a new role
       *[other] Give { $player } a new role
    }
move-swap-hands = Swap hands with { $player }
move-swap-goals = Pick up { $goals }
move-search-trove = Search the discard pile
move-change-direction = Reverse the order of play
move-call-specialist = Place two tunnels this turn
move-detour = Move the last tunnel to { $cell }: { $card }
move-pass =
    { $count ->
        [one] Discard: { $cards }
       *[other] Discard { $count } cards: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Discard { $cards } to remove from yourself: { $front }
       *[other] Discard { $cards } to remove from { $player }: { $front }
    }
move-stand-dwarf = Discard { $card } and place a toll dwarf at { $cell }, { $side }
move-ask-toll = Ask { $player } to pay the toll at { $cell }
move-turn-goal = Turn over { $goal }
move-open-chest = Open chest { $chest }
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Take one nugget
       *[other] Take { $nuggets } nuggets
    }
move-steal =
    { $whom ->
        [nobody] Don’t steal
       *[other] Steal from { $player }
    }
move-veto = Veto
move-let-pass = Allow it
move-put-goals-back =
    { $swapped ->
        [yes] Swap them
       *[no] Don’t swap them
    }
move-keep-card = Keep: { $card }
move-answer-toll =
    { $pay ->
        [yes] Pay the toll
       *[no] Don’t pay
    }
move-move-goal = Move { $goal } away
move-rob-hand = Take a card from { $player }
move-look-at-role = Look at { $player }’s role

## -------------------- The log: log-

log-round-begun = Round { $round } started. { $player } plays first
log-round-ended =
    { $reached ->
        [yes] The round is over: the treasure was reached
       *[no] The round is over: the treasure was not reached
    }
log-round-roles =
    { $left ->
        [none] Roles: { $roles }
       *[other] Roles: { $roles }; unused: { $left }
    }
log-game-ended = The game is over. { $players } won
log-passed =
    { $count ->
        [one] { $player } discarded a card
       *[other] { $player } discarded { $count } cards
    }
log-passed-forced =
    { $count ->
        [one] { $player } could not play and discarded a card
       *[other] { $player } could not play and discarded { $count } cards
    }
log-discarded-two = { $player } discarded two cards
log-taken-from-front = Removed from { $player }: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } turned over { $goal }
       *[yes] { $player } turned over { $goal }: { $card }
    }
log-looked = You looked at { $goal } and saw: { $card }
log-role-seen = { $player } looked at { $other }’s role
log-role-seen-own = You saw { $player }’s role: { $role }
log-gold-drawn =
    { $count ->
        [one] One gold card is shared out
       *[other] { $count } gold cards are shared out
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } took a gold card
        [one] { $player } took a gold card with one nugget
       *[other] { $player } took a gold card with { $nuggets } nuggets
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } got { $paid } gold instead of { $due }: no gold cards were left to make the sum
       *[no] { $player } got { $paid } gold
    }
log-tokens-paid =
    { $change ->
        [loses] { $player } lost { $tokens } gold
       *[gets] { $player } got { $tokens } gold
    }
log-tokens-moved = { $giver } paid { $tokens } gold to { $taker }
log-stole = { $player } stole 1 gold from { $other }
log-stole-nothing = { $player } stole nothing
log-vetoed = { $player } played the veto
log-role-changed = { $player } got a new role
log-wardrobe-entered = { $player } reached the wardrobe and changed roles
log-roles-dealt = Tunnel party! All roles were shuffled and dealt again
log-goals-put-back =
    { $swapped ->
        [yes] { $player } put the two goal cards back swapped
        [no] { $player } put the two goal cards back as they were
       *[unknown] { $player } put the two goal cards back, swapped or not
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } looked at { $count } cards from the deck
       *[discard] { $player } looked at { $count } cards from the discard pile
    }
log-card-kept = { $player } kept one of the cards
log-card-kept-own = You kept: { $card }
log-dwarf-stood = { $player } placed a toll dwarf at { $cell }
log-dwarf-left = { $player }’s toll dwarf left the maze
log-toll-asked = { $player } asked { $other } to pay the toll
log-toll-answered =
    { $pay ->
        [yes] { $player } agreed to pay the toll
       *[no] { $player } refused to pay the toll
    }
log-goal-moved = { $player } moved { $goal } one space away
log-chest-opened =
    { $seen ->
        [no] { $player } opened a chest
       *[yes] { $player } opened a chest: { $found }
    }
log-chest-seen = You looked in the chest and saw: { $found }. The tunnel on top: { $card }
log-gold-picked = { $player } took a gold card with one nugget
log-card-taken = { $player } took a card from { $other }’s hand
log-card-taken-own = { $player } took a card from { $other }’s hand: { $card }
log-deck-buried =
    { $count ->
        [one] One card from the deck was discarded
       *[other] { $count } cards from the deck were discarded
    }
log-discard-shuffled = The discard pile was shuffled
log-nobody-can-play = The deck is empty and nobody can play a card
log-nothing-to-lay = { $player } had no second tunnel to place
log-nothing-to-lose = { $player } met the dragon but had no gold to lose
log-contributed = { $player } added words to the shuffle
log-time-ran-out = { $player } ran out of time
log-bot-took-over = A bot took over for { $player }
log-player-returned = { $player } is back
log-seat-emptied = { $player } left
log-finish-voted =
    { $wants ->
        [yes] { $player } wants to end the game and show the roles
       *[no] { $player } no longer wants to end the game
    }
log-finish-opposed = { $player } wants to keep playing, so the vote is over
log-game-revealed = The players ended the game. All roles are shown
log-seat-muted =
    { $muted ->
        [yes] The host muted { $player }
       *[no] The host unmuted { $player }
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

log-play-lay-tunnel = { $player } placed a tunnel at { $cell }
log-play-read-map = { $player } played a map on { $goal }
log-play-look-in-chest = { $player } played a map on chest { $chest }
log-play-rockfall = { $player } played a rockfall at { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } broke their own { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
       *[other] { $player } broke { $other }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
    }
log-play-repair =
    { $whom ->
        [self] { $player } repaired their own { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
       *[other] { $player } repaired { $other }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
    }
log-play-plan-theft = { $player } played a theft
log-play-hands-off =
    { $whom ->
        [self] { $player } removed their own theft
       *[other] { $player } removed { $other }’s theft
    }
log-play-trap = { $player } trapped { $other }
log-play-free =
    { $whom ->
        [self] { $player } freed themselves
       *[other] { $player } freed { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } played an inspection on themselves
       *[other] { $player } played an inspection on { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } played a hat swap on themselves
       *[other] { $player } played a hat swap on { $other }
    }
log-play-swap-hands = { $player } swapped hands with { $other }
log-play-swap-goals = { $player } picked up { $goals }
log-play-search-trove = { $player } played a trove
log-play-change-direction = { $player } reversed the order of play
log-play-call-specialist = { $player } played the path specialist
log-play-detour = { $player } moved the last tunnel to { $cell }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = The round is over
round-end-treasure-found = Treasure found!
round-end-treasure-not-found = The treasure was not found
round-end-reached-by = { $name } completed the path to the treasure.
round-end-reached = The treasure was reached.
round-end-not-reached = Nobody reached the treasure.
round-end-role = { $name } was a { $role }.
round-end-unused-role = Unused role
round-end-drawn =
    { $cards ->
        [one] One gold card is shared out.
       *[other] { $cards } gold cards are shared out.
    }
round-end-taken = { $name } takes a gold card.
round-end-taken-own =
    { $nuggets ->
        [one] You take a card with one nugget.
       *[other] You take a card with { $nuggets } nuggets.
    }
round-end-dealt =
    { $cards ->
        [0] There is no gold left for { $name }.
        [one] { $name } gets { $nuggets } gold on one card.
       *[other] { $name } gets { $nuggets } gold on { $cards } cards.
    }
round-end-paid = { $name } gets { $tokens } gold.
round-end-stole = { $name } steals 1 gold from { $victim }.
round-end-stole-nothing = { $name } steals nothing.
round-end-no-gold = Nobody gets any gold this round.
round-end-choose-gold = Choose your gold card
round-end-gold-card =
    { $nuggets ->
        [one] a card with one nugget
       *[other] a card with { $nuggets } nuggets
    }
round-end-choose-victim = Choose a player to steal from
round-end-no-theft = Don’t steal
round-end-waiting-for-gold = { $name } is choosing a gold card…
round-end-waiting-for-thief = { $name } is choosing a player to steal from…
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
podium-winner = { $name } wins with { $gold } gold
podium-winners = { $names } win together with { $gold } gold each
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
bigscreen-deck =
    { $cards ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $cards } cards in the deck
    }
bigscreen-players = Players
bigscreen-log = Latest moves
bigscreen-join-or-watch = Join or watch:

## -------------------- The replay of a finished game: replay-

replay-title = Replay
replay-home = Go to the home page
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
rules-section-chests = Treasure chests
rules-section-pieces = Gold and dwarfs

# Kinds of card, as headings.
rules-name-passage = Passage
rules-name-dead-end = Dead end
rules-name-bridge = Bridge
rules-name-double-curve = Double curve
rules-name-stub = Passage with a dead end
rules-name-crystal = Crystal
rules-name-blue-door = Blue door
rules-name-green-door = Green door
rules-name-ladder = Ladder
rules-name-chest-tunnel = Chest tunnel
rules-name-start = Start
rules-name-wardrobe = Wardrobe
rules-name-party = Tunnel party
rules-name-sabotage = Broken tool
rules-name-repair = Repair
rules-name-repair-either = Repair of one of two tools
rules-name-map = Map
rules-name-rockfall = Rockfall
rules-name-theft = Theft
rules-name-hands-off = Hands off
rules-name-trapped = Trapped
rules-name-free = Set free
rules-name-inspection = Inspection
rules-name-hat-swap = Hat swap
rules-name-hand-swap = Hand swap
rules-name-goal-swap = Goal swap
rules-name-trove = Trove
rules-name-veto = Veto
rules-name-change-of-direction = Change of direction
rules-name-master-craftsman = Master craftsman
rules-name-path-specialist = Path specialist
rules-name-detour = Detour
rules-name-digger = Gold digger
rules-name-saboteur = Saboteur
rules-name-greedy = Greedy dwarf
rules-name-blue-digger = Blue digger
rules-name-green-digger = Green digger
rules-name-boss = Boss
rules-name-profiteer = Profiteer
rules-name-geologist = Geologist
rules-name-goal = Goal card, face down
rules-name-gold = Treasure
rules-name-stone = Stone
rules-name-sack = Sack of gold
rules-name-dragon = Dragon
rules-name-spider = Spider
rules-name-chest-one-gold = Chest: one gold
rules-name-chest-no-more-maps = Chest: no more maps
rules-name-chest-no-draw = Chest: no draw
rules-name-chest-extra-draw = Chest: extra card
rules-name-chest-move-a-goal = Chest: move a goal card
rules-name-chest-rob-a-hand = Chest: take a card
rules-name-chest-three-for-one = Chest: draw three, keep one
rules-name-chest-look-at-a-role = Chest: look at a role
rules-name-chest-search-the-discard = Chest: search the discard pile
rules-name-chest-bury-five = Chest: discard five
rules-name-gold-card = Gold card
rules-name-token = Gold token
rules-name-toll-dwarf = Toll dwarf

# What each card does; the edition and the house rules choose between variants.
rules-effect-passage =
    Place it in an empty space next to the maze. Each side must match the cards next to it: open to open, closed to closed. { $lay_must_join ->
        [no] In this edition that is enough, even if no path leads there from the start.
       *[yes] It must continue a path from the start.
    } You can turn it upside down, but not sideways.
rules-effect-dead-end = Place it like any tunnel, but no path goes through it. Saboteurs use it to block the way. As a digger, you should discard it.
rules-effect-bridge = Two paths that cross without meeting. One of them must continue a path from the start. The other one only has to match its neighbours.
rules-effect-double-curve = Two curves that do not meet. One of them must continue a path from the start. The other one only has to match its neighbours.
rules-effect-stub = A passage with one or two dead ends beside it. No path goes through a dead end, but it must match its neighbours.
rules-effect-crystal = A tunnel with a crystal. At the end of the round, geologists get 1 gold for each crystal in the maze.
rules-effect-blue-door = You can keep digging behind it, whatever your role. But green diggers can’t win with a path through it. They need one without blue doors.
rules-effect-green-door = You can keep digging behind it, whatever your role. But blue diggers can’t win with a path through it. They need one without green doors.
rules-effect-ladder =
    A ladder is always connected to the start and to all other ladders, so you can begin a new path with it. { $ladder_needs_opening ->
        [yes] It must connect to a tunnel through an opening.
       *[no] It only has to touch a face-up tunnel and match it.
    } { $ladder_goal_ban ->
        [open_side] Its open sides can’t face a goal card.
       *[touching] It can’t be next to a goal card.
    }
rules-effect-chest-tunnel = It covers a chest, face down. When a path reaches it, it is turned over and the player whose turn it is opens the chest. A rockfall can remove it, and the chest too if it is still closed.
rules-effect-start = Every path begins here. It is open on all four sides and can’t be removed.
rules-effect-wardrobe =
    It is in the maze from the beginning. { $game ->
        [base] The first player to connect it to the start must swap roles with the unused role card.
        [saboteur2] The first player to connect it to the start must take the top role of the stack.
       *[any] The first player to connect it to the start must take a new role: the unused role card or, in Saboteur 2, the top role of the stack.
    }
rules-effect-party = It is in the maze from the beginning. When a player first connects it to the start, all roles are collected, shuffled and dealt again.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Play it on any player, even yourself.
       *[another] Play it on another player.
    } A player with a broken tool can’t place tunnels. The same tool can’t be broken twice.
rules-effect-repair = Repairs this tool for you or another player. Both cards are discarded.
rules-effect-repair-either = Repairs one of the two tools shown, for you or another player.
rules-effect-map = Look secretly at a face-down goal card. Everyone sees which one, but only you see what it is. You can tell the truth about it, or lie. With treasure chests, you can also look at a chest and the tunnel on top of it.
rules-effect-rockfall = Removes a tunnel from the maze, but not the start or a goal card. Any player can fill the gap again.
rules-effect-theft =
    Play it in front of yourself. If it is still there after the gold has been shared out, and you are not trapped, you { $theft_optional ->
        [yes] may take
       *[no] take
    } 1 gold from another player.
rules-effect-hands-off = Removes a theft from any player.
rules-effect-trapped = Play it on another player. A trapped player can’t place tunnels and, if still trapped at the end of the round, gets no gold and can’t steal.
rules-effect-free = Removes a trapped card from any player, even yourself.
rules-effect-inspection =
    { $inspection_target ->
        [any] Look secretly at any player’s role. On yourself it shows nothing new.
       *[another] Look secretly at another player’s role.
    }
rules-effect-hat-swap = Choose any player, even yourself. They put their role under the stack and take the top one. Only they see their new role.
rules-effect-hand-swap = Swap your remaining cards with another player’s hand. That player draws a card, you don’t.
rules-effect-goal-swap = Pick up two face-down goal cards and put them back, swapped or not. Everyone sees which two; only you know if you swapped them.
rules-effect-trove = Instead of drawing from the deck, look at the top five cards of the discard pile and keep one.
rules-effect-veto = Play it out of turn, right after another player plays a tunnel or an action. That card has no effect, and that player’s turn is over.
rules-effect-change-of-direction = Reverses the order of play for the rest of the round.
rules-effect-master-craftsman = Repairs any one broken tool, for you or another player. It does not free trapped players.
rules-effect-path-specialist = Place two tunnels this turn, one after the other, then draw two cards. From then on, you have one card less.
rules-effect-detour = Move the tunnel that was placed last to another space where it fits. You can rotate it. You can do this even with broken tools.
rules-effect-digger =
    You win when a path reaches the treasure. { $gold_draw ->
        [per_player] The diggers share one gold card per player, so some get two.
       *[per_digger] Each digger gets one gold card. The digger who completed the path chooses first.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] You win when the treasure is not reached. The fewer winners there are, the more gold each one gets.
       *[other] You win when the treasure is not reached. A single saboteur gets 4 gold, two or three get 3 each, four get 2 each.
    } Nobody knows your role, so don’t give yourself away too early.
rules-effect-greedy = You win only if you complete the path to the treasure yourself. Then you get 4 gold and nobody else gets any.
rules-effect-blue-digger = You win when a path without green doors reaches the treasure. If a digger completes the path and their own team can reach the treasure, only that team wins.
rules-effect-green-digger = You win when a path without blue doors reaches the treasure. If a digger completes the path and their own team can reach the treasure, only that team wins.
rules-effect-boss = You win with either team of diggers, and also when doors stop both teams on the way to the treasure. You get 1 gold less than the other winners.
rules-effect-profiteer = You always win, together with the other winners. You get 2 gold less than they do.
rules-effect-geologist = You get 1 gold for each crystal in the maze at the end of the round, no matter who wins. Two geologists share the gold.
rules-effect-goal =
    Nobody knows what it is until a path reaches it. With a map, you can look at it secretly. { $goals_at_once ->
        [one] If a path reaches several at once, only one of them is turned over.
       *[all] If a path reaches several at once, all are turned over, in the order the player chooses.
    }
rules-effect-gold = The diggers try to reach this goal card. When it is turned over, the round ends at once.
rules-effect-stone =
    Only stone. It stays in the maze as a curve. { $goal_misfit ->
        [player] If it fits neither way, the player chooses how to place it.
       *[best_fit] It is placed so that it connects to the path and fits best.
    }
rules-effect-sack = The player who turns it over takes the 1 or 2 gold shown. The round goes on.
rules-effect-dragon = The player who turns it over loses 1 gold, if they have any. The round goes on.
rules-effect-spider = The round ends at once, as if the treasure had not been reached.
rules-effect-chest-one-gold = You take 1 gold.
rules-effect-chest-no-more-maps = No more maps on goal cards this round. Maps on chests are still allowed.
rules-effect-chest-no-draw = You don’t draw this turn.
rules-effect-chest-extra-draw = You draw one extra card this turn.
rules-effect-chest-move-a-goal = You move a face-down goal card one space further from the start.
rules-effect-chest-rob-a-hand = Instead of drawing, you take a random card from another player’s hand.
rules-effect-chest-three-for-one = At the end of your turn you draw three cards, keep one and discard two.
rules-effect-chest-look-at-a-role = You look secretly at another player’s role.
rules-effect-chest-search-the-discard = The discard pile is shuffled. You look at five of its cards and keep one. You don’t draw.
rules-effect-chest-bury-five = The top five cards of the deck are discarded face down.
rules-effect-gold-card = Worth 1, 2 or 3 nuggets. Everyone sees how many gold cards you have, but only you know what they are worth. The player with the most nuggets after three rounds wins.
rules-effect-token =
    Gold that is paid in tokens instead of cards. { $tokens_open ->
        [no] At this table only you see how much gold you have, but everyone sees what you are paid.
       *[yes] Everyone sees how much gold you have.
    } Saboteur 2, the tournament and some expansions pay in tokens.
rules-effect-toll-dwarf = As your turn, discard a card and place a toll dwarf at an open end of a tunnel. A player who places a tunnel there pays you 1 gold.
