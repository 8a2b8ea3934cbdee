### Everything that the page says, in English.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Language
language-missing = { $language } could not be loaded. Check your connection, reload the page and choose again.
close = Close
nothing-here = There is nothing here
to-the-entrance = To the entrance of the mine

# How things are joined that are said of one thing.
remarks = { $first }, { $rest }
about = { $what }: { $said }
label = { $what }:
lead = { $text }.
quote = “{ $text }”

seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

# The parts of the game.
part-saboteur2 = Saboteur 2
part-greedy_dwarf = the greedy dwarf
part-goal_swap = the goal swap
part-trove = the trove
part-veto = the veto
part-change_of_direction = the change of direction
part-master_craftsman = the master craftsman
part-path_specialist = the path specialist
part-detour = the detour
part-toll = toll tunnels
part-wardrobe = the wardrobe
part-party = the tunnel party
part-new_goals = new goals
part-chests = treasure chests
part-sabotaged_dwarf = the sabotaged dwarf
part-tournament = the tournament

# Games that most people want.
preset-classic = The classic
preset-classic-2016 = The classic of 2016
preset-saboteur-2 = Saboteur 2
preset-tournament = Tournament
preset-the-whole-box = The whole box
preset-classic-is = Diggers against saboteurs, three rounds. Begin with this one.
preset-classic-2016-is = The older rules: tunnels need only fit, and more gold goes round.
preset-saboteur-2-is = Two teams of diggers, a boss, a profiteer and geologists; doors, ladders and thefts.
preset-tournament-is = For 5 to 9: greedy dwarfs, a tunnel in the middle, gold in tokens.
preset-the-whole-box-is = Saboteur 2 with every expansion and championship card that goes with it.

bot-random_bot = Stroller
bot-greedy_digger = Hurrier
bot-heuristic = Apprentice
bot-bayesian = Foreman
bot-random_bot-is = Knows the rules and nothing else. Plays anything.
bot-greedy_digger-is = Digs east, whoever it is.
bot-heuristic-is = Plays sensibly by what it has seen for sure.
bot-bayesian-is = Watches everybody, trusts and suspects, and bluffs as a saboteur.

clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Relaxed
clock-none = No clock
clock-none-is = Everybody takes as long as they like.
clock-is = { $turn } seconds for a turn, { $answer } for other decisions.

# What was refused, and what to do next.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-unknown-guest = This game needs a cookie to know you again. Allow cookies for this site, then reload the page.
problem-no-such-code = Nothing has that code. Check the letters, or ask for the code again.
problem-no-such-room = There is no such table. Ask for its link or code again.
problem-no-onlookers = This table is not open to spectators.
problem-too-many = That was too much at once. Wait a little and try again.
problem-too-many-connections = Too many connections come from your network. Close some tabs and try again.
problem-server-full = The server is full right now. Try again in a moment.
problem-request-too-slow = The request took too long to arrive. Try again.
problem-fault = The server made a mistake. Try again in a moment.
problem-http = Something went wrong on the way to the server. Try again in a moment.
problem-bad-input = The server does not understand that. Check what you entered, or reload the page.
problem-not-host = Only the host of the table can do that.
problem-has-begun = The game has begun. You can look on, and sit down for the next one.
problem-seat-taken = Somebody sits there. Choose another seat.
problem-name-taken = Somebody here has that name, or one that looks like it. Choose another.
problem-no-chat = There is no chat at this table.
problem-muted = The host has asked you to be silent for now.
problem-no-such-spectator = That spectator is not here any more. Choose another.
problem-not-yourself = That is you. Choose a spectator.
problem-has-seat = That person has a seat here. Choose the seat instead.
problem-too-few-left = As many players were removed from this game as are left. Play on, or leave the table.
problem-removed = The host has removed you from this table. Find another one.
problem-nobody-there = Somebody has to play: sit down first.
problem-not-ready = The server cannot reach its books just now. Try again in a moment.
problem-store-away = The server cannot write that down just now. Try again soon.
problem-busy = Too much is happening at this table at once. Try again.
problem-too-fast = That was too much at once. Wait a little.
problem-chat-limit = That is a lot of chat in a short time. Wait a little, then send it again.
problem-emote-limit = That is a lot of emotes in a short time. Wait a little.
problem-note-limit = That is a lot of notes in a short time. Wait a little, then save it again.
problem-change-limit = That is a lot of changes in a short time. Wait a little, then try again.
problem-talk-full = This table has stored all the chat and notes it can. Play on, or open a new table to go on writing.
problem-stale = Something has happened meanwhile. Look again, then decide.
problem-onlooker = You are watching. Take a seat first.
problem-not-your-seat = That is not your seat.
problem-no-such-seat = There is no such seat at this table.
problem-seat-free = Nobody sits there.
problem-seat-held = A bot is playing for you. Take your seat back first.
problem-no-person = No person sits there.
problem-not-all-ready = Not everybody is ready yet.
problem-too-few-seats = More people than that sit here already.
problem-not-playing = No game is being played at this table now.
problem-not-over = The game is not over yet.
problem-no-review-now = The game can’t be shown right now. Try again in a moment.
problem-game-over = The game is over.
problem-text-too-long = That is too long. Make it shorter.
problem-text-hidden = There are hidden characters in that. Type it again.
problem-text-marks = There are too many accents on one letter. Take some away.
problem-text-empty = There is nothing to be seen. Write something first.
problem-words-not-plain = Words for the shuffle are plain letters a to z, digits and symbols, without a space at either end.
problem-not-your-turn = It is not your turn.
problem-not-asked-for = Something else is to be decided now.
problem-let-pass = You have let this card pass. Wait until it has taken effect.
problem-not-in-hand = You do not hold that.
problem-not-in-this-game = That is not part of this game.
problem-own-seat =
    { $rule ->
        [none] That is your own seat.
        [TOLL-3] You can ask only others to pay.
       *[other] That card is for another player, not for yourself.
    }
problem-wrong-target =
    { $target ->
        [player] Choose a player for this.
        [cell] Choose a place in the maze for this.
        [goal] Choose a goal for this.
        [chest] Choose a goal or a chest for this.
       *[none] This card is not aimed at anything: it is simply played.
    }
problem-cell-taken = A card lies there already.
problem-no-neighbour = It must lie next to an open card of the maze.
problem-sides-clash =
    { $sides ->
        [none] This tunnel does not match a card beside it.
       *[other] This tunnel does not match what lies next to it: { $sides }.
    } Turning it may help.
problem-not-joined =
    { $rule ->
        [S2-8] A ladder must join a tunnel through an opening.
       *[other] No path from the start leads there.
    }
problem-ladder-at-goal = A ladder may not lie at a goal like that.
problem-tools-broken = You cannot lay tunnels while a tool of yours is broken.
problem-trapped = You cannot lay tunnels while you are trapped.
problem-not-laid-last = Only the tunnel laid last can be moved, while it still lies there.
problem-same-cell = A detour leads to another place.
problem-no-tunnel-to-lay = You have no tunnel that can be laid now.
problem-no-tunnel = No tunnel lies there.
problem-not-removable = A rockfall never removes the start, a goal or a special card.
problem-broken-already = That tool is broken already.
problem-nothing-to-repair = There is nothing broken that this card mends.
problem-wrong-tool = That card does not mend that tool.
problem-theft-already = A theft lies in front of you already.
problem-no-theft = No theft lies there to be taken away.
problem-trapped-already = That player is trapped already.
problem-not-trapped = That player is not trapped.
problem-no-veto = You do not hold the veto.
problem-veto-out-of-turn = The veto is played out of turn, right after somebody else’s card.
problem-no-victim = You cannot steal from there.
problem-no-hand = You cannot draw from that hand.
problem-no-role = You cannot look at that role.
problem-no-such-goal = There is no such goal in this maze.
problem-goal-face-up = That goal lies open already.
problem-goal-not-reached = You may not turn that over now.
problem-goal-misfit = The card may not lie that way.
problem-goal-cannot-move = That goal cannot be moved.
problem-no-more-maps = A chest has forbidden maps on goals for this round.
problem-no-closed-chest = No closed chest lies there.
problem-gold-not-there = That gold card is not among those handed to you.
problem-card-not-there = That card is not among those you look at.
problem-nothing-discarded = The discard pile is empty: there is nothing to find.
problem-too-many-cards = In the base game you discard just one card.
problem-not-yours = You may take away only a card that lies in front of you.
problem-nothing-in-front = No such card lies there to be taken away.
problem-toll-too-dear = There is a toll to pay, and you do not have the gold.
problem-no-dwarf-left = Both toll dwarfs have been placed in this round.
problem-no-free-end = A toll dwarf stands at an open side that faces an empty place.
problem-no-toll = There is no toll to pay for that place.
problem-asked-already = You have asked that player in this turn already.
problem-clash-saboteur2-greedy_dwarf = The greedy dwarf does not go with Saboteur 2: he is for the base game.
problem-clash-saboteur2-sabotaged_dwarf = The sabotaged dwarf does not go with Saboteur 2: that variant is for the base game.
problem-clash-saboteur2-tournament = The tournament does not go with Saboteur 2: that variant is for the base game.
problem-clash-tournament-sabotaged_dwarf = The sabotaged dwarf does not go with the tournament: tournaments pay in tokens.
problem-clash-tournament-wardrobe = The wardrobe does not go with the tournament: there is no role left over to change into.
problem-clash-wardrobe-party = The wardrobe and the tunnel party do not go together: they are two sides of one card.
problem-clash-edition-base = The edition { $edition } does not play the base game. Choose DE24, UA24, UA16 or RU16, or add Saboteur 2.
problem-clash-edition-saboteur2 = The edition { $edition } does not play Saboteur 2. Choose DE24, UA24, PL2 or FR2.
problem-clash-edition-extras = Variants, special cards and mini-expansions need the edition DE24 or UA24, not { $edition }.
problem-clash-seats-base = The base game is for 3 to 10 players.
problem-clash-seats-saboteur2 = Saboteur 2 is for 2 to 12 players.
problem-clash-seats-tournament = The tournament is for 5 to 9 players.
problem-clash-layout-without-chests = There are no chests in this game to be laid out. Add treasure chests first.
problem-clash-chests-count = A layout needs four chests. Lay all four, or choose another layout.
problem-clash-chests-outside = No chest may lie here ({ $cell }): chests lie between the start and the goals. Choose another place.
problem-clash-chests-taken = No chest may lie here ({ $cell }): another card of this game lies there. Move this chest or choose another layout.
problem-clash-chests-start = No chest may lie here ({ $cell }): right beside the start it would be reached at once. Move this chest.
problem-clash-chests-twice = Two chests cannot lie in one place ({ $cell }). Move one of them.
problem-clash-chests-touch = Two chests would lie next to each other ({ $cell }). Move one of them.
problem-clash-first-seat = The seat you named to begin is not at this table. Choose another first player, or leave it to chance.

## -------------------- The entrance: home-

home-tagline = Dig for gold. Trust nobody.
home-pitch = Somewhere ahead lies the treasure. Somebody at this table does not want you to find it.
home-play = Play now
home-playing = Opening the mine…
home-play-hint = Against bots, at once. No account, nothing to install.
home-more = Choose game and opponents
home-game = Game
home-opponents = Opponents
home-players = Players
home-clock = Clock
home-friends = Play with friends
home-make = Make a table
home-make-hint = You get a link, a code and a picture to scan. Everybody plays on their own phone or computer.
home-pass = Only one device? Pass it around
home-join = Join a table
home-code = Code or link
home-code-hint = Such as 7WAHHP
home-join-go = Join
home-code-wrong = That is neither a code nor a link to a table. A code has { $letters } letters and digits.
home-mine = Your tables
home-mine-none = No table yet. The first one is a tap away.
home-open = Open tables
home-open-none = Nobody waits at an open table just now. Make one and tick “Anyone may come”.
home-refresh = Look again
home-table-unnamed = { $host }’s table
home-table-nobody = A table
home-people =
    { $people ->
        [one] { $people } of { $seats } is here
       *[other] { $people } of { $seats } are here
    }
home-state-lobby = gathering
home-state-playing = being played
home-state-over = finished, watch it again
home-how = How to play, in one minute
home-how-role = Everybody gets a secret role. Most are diggers. A few are saboteurs, and nobody knows who.
home-how-dig = Diggers lay tunnels from the start towards three goals. Each card must fit and carry on the path.
home-how-gold = One goal hides the gold, the others only stone. A map lets you look at one. Tell the others, or lie.
home-how-harm = Saboteurs break tools, lay dead ends and bring down rock. So does a digger who suspects you.
home-how-pay = Gold found: the diggers share it. Not found: the saboteurs take it. Most gold after three rounds wins.
home-rules = All cards and rules
home-you = You
home-name = Your name
home-name-save = Save
home-name-saved = You are called { $name } now.
home-device = Continue on another device
home-device-offer = Show a code
home-device-code = Type this code on the other device within ten minutes:
home-device-claim = I have a code from another device
home-device-go = Continue here
home-device-sign-out = Sign out on all other devices
home-device-signed-out = Done. You are signed out on all your other devices.
home-footer = Free and open. Made with lamplight.

## -------------------- The lobby: lobby-

lobby-title-none = A table in the mine
lobby-name-table = Name of the table
lobby-invite = Call the others
lobby-code = Code of the table
lobby-code-hint = To be typed in at the entrance.
lobby-copy = Copy the link
lobby-copied = The link is copied. Send it to the others.
lobby-copy-failed = Your browser does not let us copy. Select the link and copy it yourself:
lobby-share = Share…
lobby-share-text = Come and dig with me.
lobby-qr = Scan to come to this table
lobby-screen = Show the table on a big screen

lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-free = free
lobby-bot = bot: { $bot }
lobby-you = you
lobby-host = host
lobby-begins = begins
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-away = not here just now
lobby-is-muted = asked to be silent
lobby-sit = Sit here
lobby-sit-instead = Take the bot’s seat
lobby-sit-name = Your name at this table
lobby-get-up = Get up
lobby-add-bot = Add a bot
lobby-which-bot = Which bot?
lobby-remove-bot = Send the bot away
lobby-remove = Send { $name } away
lobby-make-host = Make { $name } the host
lobby-mute = Ask { $name } to be silent
lobby-unmute = Let { $name } speak again
lobby-more-for = More for { $name }
lobby-onlookers =
    { $count ->
        [0] No spectators.
        [one] { $count } spectator.
       *[other] { $count } spectators.
    }

lobby-start = Start the game
lobby-ready = I am ready
lobby-unready = Wait, not yet
lobby-shuffle = A fair shuffle
lobby-shuffle-words = Words for the shuffle, if you like
lobby-shuffle-when = They count when you say that you are ready.
lobby-fair = The order of the cards was sealed before anybody came. Words of yours are stirred in, and after the game everybody can check the seal.
lobby-seal = The seal
lobby-waiting-for = Waiting for { $names }.
lobby-bots-fill =
    { $count ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $count } free seats.
    }
lobby-all-set = Everybody is ready.
lobby-host-starts = { $host } starts the game when everybody is ready.
lobby-host-none = The host starts the game when everybody is ready.
lobby-sit-first = You are watching. Take a free seat to play.
lobby-full = All seats are taken. You can stay and look on.

lobby-game = The game
lobby-not-yours = { $host } chooses. You see every change at once.
lobby-not-yours-none = The host chooses. You see every change at once.
lobby-preset = What shall we play?
lobby-preset-own = A custom mix
lobby-edition = Edition
lobby-edition-is = The rulebooks differ in places. An edition settles them all.
lobby-edition-DE24 = Anniversary edition, German
lobby-edition-UA24 = Anniversary edition, Ukrainian
lobby-edition-UA16 = Base game of 2016, Ukrainian
lobby-edition-RU16 = Base game of 2016, Russian
lobby-edition-PL2 = Saboteur 2, Polish
lobby-edition-FR2 = Saboteur 2, French
lobby-modules = Expansions and special cards
lobby-variants = Variants
lobby-house-rules = House rules
lobby-house-rules-is = Single points on which rulebooks differ. What you change here overrides the edition.
lobby-house-changed = changed
lobby-count-seats = Seats
lobby-count-seats-is = The base game is for 3 to 10, Saboteur 2 for 2 to 12.
lobby-first = Who begins
lobby-first-is = The first round only. The rules decide who begins the next ones.
lobby-first-chance = By chance
lobby-first-free = Seat { $number } (free)
lobby-first-bot = { $name } (bot)
lobby-clock = Clock
lobby-bots = Bots
lobby-bots-is = They take empty seats, and hold the place of somebody who is gone.
lobby-onlookers-may = Spectators may watch
lobby-onlookers-may-is = They see only what everybody at the table sees.
lobby-chat-may = Chat
lobby-chat-may-is = Without it people speak elsewhere, or not at all.
lobby-listed = Anyone may come
lobby-listed-is = The table stands in the list at the entrance. Otherwise one needs the link or the code.
lobby-fewer = One fewer
lobby-more = One more
lobby-chest-layout = Where the chests lie
lobby-chest-gates = Gates
lobby-chest-wings = Wings
lobby-chest-zigzag = Zigzag
lobby-chest-random = By chance
lobby-chest-own = Laid by hand
lobby-chest-how = Tap a place to lay a chest. Tap a chest to pick it up again.
lobby-chest-field = Places between the start and the goals. Arrow keys go from place to place, Enter lays a chest or picks it up.
lobby-chest-left =
    { $left ->
        [0] All four chests are laid.
        [one] { $left } chest left to lay.
       *[other] { $left } chests left to lay.
    }
lobby-chest-unfinished = Until then the table keeps its last layout.
lobby-chest-here = a chest
lobby-chest-free = free
lobby-chest-empty = empty
lobby-chest-why =
    { $why ->
        [start] the start lies here
        [goal] a goal lies here
        [tournament] the tunnel of the tournament lies here
        [wardrobe] the wardrobe lies here
        [party] the tunnel party lies here
        [beside-start] right beside the start, a chest would be reached at once
        [next] chests may not lie next to each other
        [four] all four chests are laid; pick one up first
        [chest] a chest lies here already
       *[outside] chests lie between the start and the goals
    }
lobby-chest-clear = Pick up all chests
lobby-chest-rows = More rows
lobby-clash = These do not go together
lobby-clash-others = Until it fits, the table stays as it was.
lobby-undo = Back to what fits
lobby-yes = yes
lobby-no = no

lobby-part-saboteur2-is = Two teams of diggers with doors between them, ladders, thefts, traps and four new roles. For 2 to 12.
lobby-part-greedy_dwarf-is = A digger who wins only by joining the gold in person. For the base game.
lobby-part-goal_swap-is = Takes up two hidden goals and puts them back, swapped or not.
lobby-part-trove-is = Instead of drawing, choose one of the top five discards.
lobby-part-veto-is = Undoes a card that somebody else has just played.
lobby-part-change_of_direction-is = The turns go round the other way for the rest of the round.
lobby-part-master_craftsman-is = Mends any one broken tool.
lobby-part-path_specialist-is = Lays two tunnels in one turn.
lobby-part-detour-is = Moves the tunnel that was laid last.
lobby-part-toll-is = Two dwarfs stand in the way, and whoever builds on past one pays its owner.
lobby-part-wardrobe-is = Whoever first reaches it must change roles.
lobby-part-party-is = When somebody reaches it, all roles are shuffled and dealt again.
lobby-part-new_goals-is = Five of eight goals: sacks of gold, dragons, a spider, and perhaps no treasure at all.
lobby-part-chests-is = Four hidden chests on the way, each with a surprise.
lobby-part-sabotaged_dwarf-is = A digger with a broken tool at the end gets no gold.
lobby-part-tournament-is = For 5 to 9: no role left over, a tunnel in the middle, and gold in tokens.

lobby-option-lay_must_join = Laying tunnels
lobby-value-lay_must_join-yes = A tunnel must carry on a path from the start
lobby-value-lay_must_join-no = A tunnel needs only a neighbour that matches
lobby-option-gold_draw = Gold for the diggers
lobby-value-gold_draw-per_digger = One gold card goes round for each digger
lobby-value-gold_draw-per_player = One gold card goes round for each player
lobby-option-round_end = When the gold is not found
lobby-value-round_end-hands = The round ends when nobody in it has cards left
lobby-value-round_end-forced_passes = The round also ends when everyone in turn has to pass because they can play nothing
lobby-value-round_end-nobody_can_play = The round also ends as soon as nobody can play a card
lobby-option-tokens_open = Gold in tokens
lobby-value-tokens_open-yes = Everyone sees how many tokens you have
lobby-value-tokens_open-no = Only you see how many tokens you have
lobby-option-goals_at_once = Several goals at once
lobby-value-goals_at_once-all = All of them are turned over
lobby-value-goals_at_once-one = One of them is turned over in a turn
lobby-option-goal_misfit = A goal that does not quite fit
lobby-value-goal_misfit-best_fit = It lies as well as it can
lobby-value-goal_misfit-player = The player lays it as they like
lobby-option-sabotage_target = Breaking tools
lobby-value-sabotage_target-another = Only other players’ tools may be broken
lobby-value-sabotage_target-any = One’s own tools may be broken too
lobby-option-new_goals_gold_sure = Gold among the new goals
lobby-value-new_goals_gold_sure-yes = The gold is sure to be there
lobby-value-new_goals_gold_sure-no = The gold may be missing
lobby-option-discard_two_helps = Discarding two cards
lobby-value-discard_two_helps-self = One helps only oneself by it
lobby-value-discard_two_helps-anyone = One may help anybody by it
lobby-option-ladder_needs_opening = Ladders and tunnels
lobby-value-ladder_needs_opening-yes = A ladder must join a tunnel through an opening
lobby-value-ladder_needs_opening-no = A ladder need only touch a tunnel
lobby-option-ladder_goal_ban = Ladders and goals
lobby-value-ladder_goal_ban-touching = A ladder may not lie next to a goal
lobby-value-ladder_goal_ban-open_side = A ladder may not open towards a goal
lobby-option-inspection_target = Inspection
lobby-value-inspection_target-another = One looks at another player’s role
lobby-value-inspection_target-any = One looks at any role, even one’s own
lobby-option-theft_optional = Thefts
lobby-value-theft_optional-yes = A thief may steal
lobby-value-theft_optional-no = A thief must steal
lobby-option-next_round_starter = Who begins the next round
lobby-value-next_round_starter-last_card = The left neighbour of whoever put down the last card
lobby-value-next_round_starter-last_turn = The left neighbour of whoever had the last turn
lobby-value-next_round_starter-last_tunnel = The left neighbour of whoever laid the last tunnel

lobby-chat = Chat

## -------------------- The table: table-, pile-, line-, hand-, player-, prompt-, moves-, moment-, waiting-, known-, chat-, menu-

table-nobody = nobody
table-seat = Seat { $number }
table-cell =
    { $way ->
        [up] column { $column }, { $rows } up
        [down] column { $column }, { $rows } down
       *[level] column { $column }, level with the start
    }
table-goal = goal { $number }
table-chest = chest { $number }
table-empty-cell = empty
table-can-be-chosen = can be chosen
table-you-saw =
    { $age ->
        [0] you have just seen: { $card }
        [one] you saw one turn ago: { $card }
       *[other] you saw { $age } turns ago: { $card }
    }
table-dwarf = toll dwarf of { $player }, { $side }
table-toll = { $count } gold toll to { $player }
table-toll-paid = { $player } pays the toll
table-with-toll = { $move } ({ $toll })
table-maze = The maze. Arrow keys go from card to card, Enter chooses.
table-fit = Show the whole maze
table-beyond-up =
    Show { $count ->
        [one] one more place
       *[other] { $count } more places
    } above
table-beyond-right =
    Show { $count ->
        [one] one more place
       *[other] { $count } more places
    } to the right
table-beyond-down =
    Show { $count ->
        [one] one more place
       *[other] { $count } more places
    } below
table-beyond-left =
    Show { $count ->
        [one] one more place
       *[other] { $count } more places
    } to the left
table-round = Round { $round } of 3
table-piles = Piles
table-players =
    { $way ->
        [back] Players; play runs backwards
       *[on] Players, in the order of play
    }
table-backwards = ⟲ backwards
table-rules = The rules
table-no-maps = no maps
table-onlookers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-role = My role
table-role-hold = Hold to see your role
table-log = Log
table-chat = Chat
table-loading = Going down into the mine…
table-home = To the entrance
table-held = You were away, so a bot is playing for you.
table-take-back = Play on myself
table-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-onlooker = You are watching.
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

line-connecting = Connecting…
line-open = Connected
line-lost = Connection lost, trying again…
line-closed = Not connected
line-because-left = You have left this table.
line-because-no-such-room = There is no such table.
line-because-not-yours = That is not your seat. Come in as a spectator, or by your own link.
line-because-seat-lost = Your seat was taken away, or you were gone for too long.
line-because-no-onlookers = { problem-no-onlookers }
line-because-removed = { problem-removed }
line-because-refused = The table does not let you in.
line-because-no-cookies = { problem-unknown-guest }
line-look-on = Look on

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
player-out = out of the round
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
player-tokens-hidden = gold face down
player-fronts = in front: { $cards }
player-known =
    { $past ->
        [yes] { $role } when you looked, changed since
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
player-mute = Ask them to be silent
player-unmute = Let them speak again
player-remove = Send away; a bot takes over
player-remove-ask = Send { $player } away? A bot takes the seat for good.
player-remove-sure = Yes, send away
player-same-person = one person plays { $players }

role-round = Round { $round }: you are
role-known = I know who I am
role-hint = Later, hold “My role” to see it again.

prompt-begin-play =
    { $question ->
        [tunnel] Lay your next tunnel: choose a card
       *[turn] Your turn: choose a card
    }
prompt-begin-pass = Which cards do you discard?
prompt-begin-two = Which two cards do you discard?
prompt-begin-dwarf = Which card do you discard for the toll dwarf?
prompt-begin-toll = Which cell is the toll for?
prompt-card = Choose one more card
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
prompt-dead =
    { $question ->
        [tunnel] This card cannot be played now. Choose a tunnel that can be laid.
       *[turn] This card cannot be played now. You can discard it.
    }
prompt-why = Why not?
prompt-confirm = Play it
prompt-confirm-pass = Discard
prompt-confirm-two = Discard both
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
prompt-way-toll = Ask another to pay

moves-pass = Discard cards
moves-other = Other moves
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-none = There is nothing to decide for you now.

moment-goal = Several goals are reached
moment-goal-why =
    { $goals_at_once ->
        [one] Choose one to turn over. No more than one goal is turned over in a turn.
       *[all] Choose which is turned over first. The others follow, unless that ends the round.
    }
moment-orientation = Which way shall it lie?
moment-orientation-why =
    { $goal_misfit ->
        [player] Either way is allowed. Choose one.
       *[best_fit] Both ways fit equally well. Choose one.
    }
moment-gold = Take your gold
moment-gold-why =
    { $count ->
        [one] This card was left for you. Nobody else sees what you take.
       *[other] { $count } cards have come round to you. Take one and hand on the rest; nobody else sees what you take.
    }
moment-victim = Your theft succeeds
moment-victim-why = From whom do you take one gold?
moment-veto = Let it pass?
moment-veto-why = { $deed }. A veto would stop it.
moment-veto-waved = You let it pass. A moment…
moment-veto-none = not in your hand
moment-swap = Swap the two goals?
moment-swap-why = You hold both, face down. Nobody sees what you do.
moment-card = Keep one card
moment-card-why = You alone see these. The others go to the discard pile.
moment-toll = Will you pay the toll?
moment-toll-why =
    { $player } asks you to pay the toll at { $cell }. { $price ->
        [0] The dwarf there is yours, so it would cost you nothing.
       *[other] It would cost you: { $toll }.
    }
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
waiting-nobody = A moment…

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
known-former-role = Your former role
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

vote-label = Vote to finish
vote-wants =
    { $count ->
        [one] { $players } wants to finish here and show the roles.
       *[other] { $players } want to finish here and show the roles.
    }
vote-missing = Still to agree: { $players }
vote-ends = The game ends in { $time } unless somebody who is away comes back to play on.
vote-agree = Finish too
vote-oppose = Keep playing

spectators-title = Spectators
spectators-none = Nobody is watching.
spectators-unnamed = Spectator { $number }
spectators-gone = has left
spectators-muted = muted
spectators-mute = Mute { $name }
spectators-unmute = Unmute { $name }
spectators-remove = Remove { $name }
spectators-remove-ask = Remove { $name }? They cannot come back to this table.
spectators-remove-sure = Yes, remove

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Cards by their names. Tunnels are named by where they lead.
card-tunnel = tunnel { $parts }
card-parts = { $first }; { $rest }
cards-together = { $first } + { $rest }
card-way = { $sides }
card-ladder-way = with a ladder { $sides }
card-dead-end =
    { $count ->
        [one] with a stub { $sides }
       *[other] with stubs { $sides }
    }
card-to-n = up
card-to-e = right
card-to-s = down
card-to-w = left
card-side-n = at the top
card-side-e = on the right
card-side-s = at the bottom
card-side-w = on the left
card-mark-crystal = with a crystal
card-mark-blue-door = with a blue door
card-mark-green-door = with a green door
card-mark-chest = from a chest
card-goal-face-down = goal, face down
card-chest-face-down = chest under a tunnel, face down
card-start = start of the mine
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
card-repair-pickaxe-lantern = repair of pickaxe or lantern
card-repair-pickaxe-cart = repair of pickaxe or cart
card-repair-lantern-cart = repair of lantern or cart
card-master-craftsman = master craftsman
card-theft = theft
card-hands-off = hands off
card-trapped = trapped card
card-free = free card
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

role-wants-unknown = You look on.
role-wants-digger = Dig to the treasure. If it is reached, the diggers share the gold.
role-wants-saboteur = See to it that the treasure is never reached. Do not get caught.
role-wants-greedy = Join the treasure yourself: only then do you win, and alone.
role-wants-blue-digger = Reach the treasure by a way without green doors. Best of all, join it yourself.
role-wants-green-digger = Reach the treasure by a way without blue doors. Best of all, join it yourself.
role-wants-boss = You win with whichever team wins, and get one gold less.
role-wants-profiteer = You win whoever wins, and get two gold less.
role-wants-geologist = You are paid for the crystals in the maze, whoever wins.

chest-one-gold = one gold
chest-no-more-maps = no more maps on goals
chest-no-draw = no card this turn
chest-extra-draw = one more card this turn
chest-move-a-goal = move a goal away
chest-rob-a-hand = take a card from a hand
chest-three-for-one = draw three, keep one
chest-look-at-a-role = look at a role
chest-search-the-discard = search the discard pile
chest-bury-five = five cards of the deck are lost

# A move as a button says it.
move-lay-tunnel = Lay at { $cell }: { $card }
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
        [self] Mend your { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }, with: { $card }
       *[other] Mend { $player }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }, with: { $card }
    }
move-plan-theft = Plan a theft
move-hands-off =
    { $whom ->
        [self] Take away your own theft
       *[other] Take away the theft of { $player }
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
       *[other] Look at the role of { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Take a new role yourself
       *[other] { $player } takes a new role
    }
move-swap-hands = Swap hands with { $player }
move-swap-goals = Take up { $goals }
move-search-trove = Search the discard pile
move-change-direction = Turn the order of play round
move-call-specialist = Lay two tunnels in this turn
move-detour = Move the last tunnel to { $cell }: { $card }
move-pass =
    { $count ->
        [one] Discard: { $cards }
       *[other] Discard { $count } cards: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Discard { $cards } to be rid of: { $front }
       *[other] Discard { $cards } to rid { $player } of: { $front }
    }
move-stand-dwarf = Discard { $card } and stand a toll dwarf at { $cell }, { $side }
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
        [nobody] Steal from nobody
       *[other] Steal from { $player }
    }
move-veto = Veto
move-let-pass = Let it pass
move-put-goals-back =
    { $swapped ->
        [yes] Put them back swapped
       *[no] Put them back as they were
    }
move-keep-card = Keep: { $card }
move-answer-toll =
    { $pay ->
        [yes] Pay the toll
       *[no] Do not pay
    }
move-move-goal = Move { $goal } away
move-rob-hand = Take a card from { $player }
move-look-at-role = Look at the role of { $player }

## -------------------- The log: log-

log-round-begun = Round { $round } begins; { $player } has the first turn
log-round-ended =
    { $reached ->
        [yes] The treasure is reached: the round is over
       *[no] The treasure was not reached: the round is over
    }
log-round-roles =
    { $left ->
        [none] Roles: { $roles }
       *[other] Roles: { $roles }; left over: { $left }
    }
log-game-ended = The game is over. { $players } won
log-passed =
    { $count ->
        [one] { $player } discards a card
       *[other] { $player } discards { $count } cards
    }
log-passed-forced =
    { $count ->
        [one] { $player } discards a card: nothing could be played
       *[other] { $player } discards { $count } cards: nothing could be played
    }
log-discarded-two = { $player } discards two cards
log-rid-of = { $player } is rid of: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } turns over { $goal }
       *[yes] { $player } turns over { $goal }: { $card }
    }
log-looked = You look at { $goal } and see: { $card }
log-role-seen = { $player } looks at the role of { $other }
log-role-seen-own = You see the role of { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] One gold card is shared out
       *[other] { $count } gold cards are shared out
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } takes a gold card
        [one] { $player } takes a gold card with one nugget
       *[other] { $player } takes a gold card with { $nuggets } nuggets
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } gets { $paid } gold instead of { $due }: no cards make the sum
       *[no] { $player } gets { $paid } gold
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } loses { $tokens } gold
       *[gets] { $player } gets { $tokens } gold
    }
log-tokens-moved = { $giver } pays { $tokens } gold to { $taker }
log-stole = { $player } steals one gold from { $other }
log-stole-nothing = { $player } steals nothing
log-vetoed = { $player } says no: veto!
log-role-changed = { $player } has a new role
log-wardrobe = { $player } enters the wardrobe and changes roles
log-roles-dealt = A party! All roles are shuffled and dealt again
log-goals-put-back =
    { $swapped ->
        [yes] { $player } puts the two goals back swapped
        [no] { $player } puts the two goals back as they were
       *[unknown] { $player } puts the two goals back, swapped or not
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } looks at { $count } cards of the deck
       *[discard] { $player } looks at { $count } cards of the discard pile
    }
log-card-kept = { $player } keeps one of the cards
log-card-kept-own = You keep: { $card }
log-dwarf-stood = { $player } stands a toll dwarf at { $cell }
log-dwarf-left = The toll dwarf of { $player } leaves
log-toll-asked = { $player } asks { $other } to pay the toll
log-toll-answered =
    { $pay ->
        [yes] { $player } agrees to pay the toll
       *[no] { $player } does not pay
    }
log-goal-moved = { $player } moves { $goal } one step away
log-chest-opened =
    { $seen ->
        [no] { $player } opens a chest
       *[yes] { $player } opens a chest: { $found }
    }
log-chest-seen = In the chest you see: { $found }. Above it: { $card }
log-gold-picked = { $player } picks a gold card with one nugget
log-card-taken = { $player } takes a card from the hand of { $other }
log-card-taken-own = { $player } takes a card from the hand of { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] One card of the deck is lost
       *[other] { $count } cards of the deck are lost
    }
log-discard-shuffled = The discard pile is shuffled
log-nobody-can-play = The deck is empty and nobody can play a card any more
log-nothing-to-lay = { $player } has no second tunnel to lay
log-nothing-to-lose = { $player } meets the dragon and has nothing to lose
log-contributed = { $player } stirred words into the shuffle
log-time-ran-out = Time is up for { $player }
log-seat-held = A bot plays for { $player } for now
log-seat-taken-back = { $player } plays again
log-seat-emptied = { $player } has left
log-wants-to-finish =
    { $wants ->
        [yes] { $player } would finish here and show the roles
       *[no] { $player } would rather play on
    }
log-finish-opposed = { $player } wants to keep playing: the vote to finish is over
log-all-shown = Finished by agreement: all roles are shown
log-seat-muted =
    { $muted ->
        [yes] { $player } may not speak for now
       *[no] { $player } may speak again
    }
log-spectator-muted =
    { $muted ->
        [yes] The host has muted the spectator { $name }
       *[no] The spectator { $name } may speak again
    }
log-spectator-removed = The host has removed the spectator { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Spectators may watch
       *[no] No more spectators
    }

log-play-lay-tunnel = { $player } lays a tunnel at { $cell }
log-play-read-map = { $player } looks at { $goal }
log-play-look-in-chest = { $player } looks at chest { $chest }
log-play-rockfall = { $player } brings down a rockfall at { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } breaks their own { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
       *[other] { $player } breaks { $other }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
    }
log-play-repair =
    { $whom ->
        [self] { $player } mends their own { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
       *[other] { $player } mends { $other }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            }
    }
log-play-plan-theft = { $player } plans a theft
log-play-hands-off =
    { $whom ->
        [self] { $player } gives up the theft
       *[other] { $player } foils the theft of { $other }
    }
log-play-trap = { $player } traps { $other }
log-play-free =
    { $whom ->
        [self] { $player } gets free
       *[other] { $player } frees { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } looks at their own role
       *[other] { $player } looks at the role of { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } wants a new role
       *[other] { $player } wants a new role for { $other }
    }
log-play-swap-hands = { $player } swaps hands with { $other }
log-play-swap-goals = { $player } takes up { $goals }
log-play-search-trove = { $player } searches the discard pile
log-play-change-direction = { $player } turns the order of play round
log-play-call-specialist = { $player } calls the path specialist
log-play-detour = { $player } moves the last tunnel to { $cell }

## -------------------- The end of a round and of the game: ending-, podium-

ending-title = The round is over
ending-found = The gold is found!
ending-lost = The mine keeps its gold
ending-reached-by = { $name } has dug through to the gold.
ending-reached = The gold lies open.
ending-not-reached = Nobody got through to the gold.
ending-role = { $name } was a { $role }.
ending-left-over = Left over
ending-drawn =
    { $cards ->
        [one] One gold card goes round.
       *[other] { $cards } gold cards go round.
    }
ending-taken = { $name } takes a gold card.
ending-taken-own =
    { $nuggets ->
        [one] You take a card with one nugget.
       *[other] You take a card with { $nuggets } nuggets.
    }
ending-dealt =
    { $cards ->
        [0] There is no gold left for { $name }.
        [one] { $name } is paid { $nuggets } gold with one card.
       *[other] { $name } is paid { $nuggets } gold with { $cards } cards.
    }
ending-paid = { $name } is paid { $tokens } gold.
ending-stole = { $name } steals one gold from { $victim }.
ending-stole-nothing = { $name } wanted to steal and goes away empty-handed.
ending-nothing = Nobody gets any gold this time.
ending-choose-gold = Choose your gold card
ending-gold-card =
    { $nuggets ->
        [one] a card with one nugget
       *[other] a card with { $nuggets } nuggets
    }
ending-choose-victim = Whom do you steal from?
ending-steal-from-nobody = Leave it
ending-waits-for = { $name } chooses a gold card…
ending-waits-for-thief = { $name } looks for a full purse…
ending-skip = Show all
ending-next-round = To the next round
ending-your-turn = To the next round: it is your turn
ending-to-podium = To the podium
ending-look = Look at the table
ending-you = you
ending-hidden-role = a role card, face down
ending-purse-cards =
    { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }
ending-purse-tokens = { $count } gold in tokens

# The end of the game
podium-title = The game is over
podium-winner = { $name } wins with { $gold } gold
podium-winners = { $names } win together with { $gold } gold each
podium-stopped = The game was finished by agreement
podium-stopped-more = These are the roles everybody had, and the gold so far.
podium-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
podium-gold = { $gold } gold
podium-others = The others
podium-chart = Gold by round
podium-round = Round { $round }
podium-chart-missing = The chart cannot be drawn now: { $why }
podium-who = Player
podium-total = Total
podium-replay = Watch the replay
podium-rematch = Play again
podium-rematch-join = Join the next game
podium-rematch-look = Look on at the next game
podium-rematch-why = The same people on the same seats; it begins when everybody is there and ready.
podium-rematch-open = Somebody wants to play again: a table is waiting.
podium-home = To the entrance

## -------------------- One device for all: passing-

passing-title = Pass and play
passing-how = Everybody plays on this device. A curtain hides the cards until the next player has it in hand.
passing-home = To the entrance
passing-who = Who plays?
passing-name = Player { $number }
passing-remove = Take player { $number } away
passing-add = One more
passing-bots = Bots at the table
passing-bot = Bot { $number }
passing-first-gone = The player you named is gone. Now chance decides who begins.
passing-game = What is played
passing-begin = Begin
passing-name-missing = Everybody needs a name.
passing-name-twice = Two players have the same name: change one.
passing-waits = One moment…
passing-closed = This table cannot be reached
passing-not-yours = Nobody on this device plays here
passing-begin-own = Begin a game of your own
passing-hand-to = Hand it to { $name }
passing-look-away = All others look away.
passing-open = I am { $name }
passing-now = { $name } has the device.
passing-done = That was it, { $name }. Draw the curtain and hand it on.
passing-draw = Draw the curtain
passing-others = { $name } is playing
passing-others-how = Not on this device. Whoever wants to look at their own cards may do so.
passing-veto = A card lies open: stop it?
passing-veto-how = It takes effect in a moment. Whoever wants to stop it should take the device now.

## -------------------- The table on a big screen: bigscreen-

bigscreen-title = A table in the mine
bigscreen-how = Your phone is your hand: scan the picture, or open { $address } and type
bigscreen-qr = A link to this table, to be scanned
bigscreen-who = At the table
bigscreen-free = free
bigscreen-bot = bot
bigscreen-ready = ready
bigscreen-not-ready = not ready yet
bigscreen-closed = This table cannot be shown
bigscreen-home = To the entrance
bigscreen-waits = The table is being set…
bigscreen-lost = The connection is lost; trying again…
bigscreen-round = Round { $round }
bigscreen-turn = { $name } is to decide
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $cards } cards in the deck
    }
bigscreen-players = Players
bigscreen-log = What happened last
bigscreen-look-on = Come in:

## -------------------- A finished game, seen again: replay-

replay-title = Replay
replay-home = To the entrance
replay-to-table = To the table
replay-loading = The game is being fetched…
replay-course = What happens
replay-players = Players
replay-maze = The maze
replay-fit = Show the whole maze
replay-nothing-seen = From here nothing was to be seen.
replay-slider = Moment of the game
replay-moment = Step { $at } of { $of }
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step forward
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-speed = Speed
replay-eyes = View
replay-eyes-all = all cards open
replay-eyes-onlooker = a spectator
replay-link = Copy link to here
replay-link-copied = Copied.
replay-role-hidden = role unknown
replay-hand =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
replay-gold = { $gold } gold
replay-purse =
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
replay-note = You wrote:
replay-suspicion = Whom to suspect, round { $round }
replay-suspicion-onlooker = What somebody who only saw the open table should have thought: how likely each was a saboteur.
replay-suspicion-seat = What { $name } should have thought: how likely each was a saboteur.
replay-suspicion-waits = Thinking it over…
replay-suspicion-none = Nothing is known about this round.

## -------------------- Cards and rules to read: rules-

rules-title = Cards and rules
rules-search = Search cards and rules
rules-search-hint = A word, a card, or a number such as TUN-3
rules-book = The rulebook
# With these a paragraph of the rulebook begins.
rules-label-edition = Edition:
rules-label-house = House ruling:
rules-found-nothing = Nothing is called that. Try a shorter word, or look through all cards and rules.
rules-clear = Clear the search
rules-back = All cards and rules
rules-next = Next: { $title }
rules-before = Before: { $title }
rules-see = The rules behind it
rules-about = Cards it is about
rules-forms = All its forms
rules-no-such = There is no card or rule of that name.
rules-loading = Fetching the rulebook…
rules-again = Try again
rules-open-rule = Rule { $id }
rules-open-browser = Open in the rules browser
rules-part = Only with { $part }
rules-edition = Edition: { $edition }

rules-shelf-tunnels = Tunnels
rules-shelf-actions = Actions
rules-shelf-goals = Goals
rules-shelf-roles = Roles
rules-shelf-chests = Treasure chests
rules-shelf-pieces = Gold and dwarfs

# Kinds of card, as headings.
rules-name-passage = Passage
rules-name-dead-end = Dead end
rules-name-bridge = Bridge
rules-name-double-curve = Double curve
rules-name-stub = Passage with a stub
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
rules-name-repair-either = Repair of either tool
rules-name-map = Map
rules-name-rockfall = Rockfall
rules-name-theft = Theft
rules-name-hands-off = Hands off
rules-name-trapped = Trapped
rules-name-free = Free
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
rules-name-digger = Digger
rules-name-saboteur = Saboteur
rules-name-greedy = Greedy dwarf
rules-name-blue-digger = Blue digger
rules-name-green-digger = Green digger
rules-name-boss = Boss
rules-name-profiteer = Profiteer
rules-name-geologist = Geologist
rules-name-goal = Goal, face down
rules-name-gold = The gold
rules-name-stone = Stone
rules-name-sack = Sack of gold
rules-name-dragon = Dragon
rules-name-spider = Spider
rules-name-chest-one-gold = Chest: one gold
rules-name-chest-no-more-maps = Chest: no more maps
rules-name-chest-no-draw = Chest: no draw
rules-name-chest-extra-draw = Chest: a card more
rules-name-chest-move-a-goal = Chest: a goal moves
rules-name-chest-rob-a-hand = Chest: rob a hand
rules-name-chest-three-for-one = Chest: three for one
rules-name-chest-look-at-a-role = Chest: look at a role
rules-name-chest-search-the-discard = Chest: search the discards
rules-name-chest-bury-five = Chest: five are buried
rules-name-gold-card = Gold card
rules-name-token = Gold token
rules-name-toll-dwarf = Toll dwarf

# What each does; it may depend on how the table decides where rulebooks differ.
rules-does-passage =
    Lay it in an empty place beside the maze. Every side must match the cards next to it: open to open, closed to closed. { $lay_must_join ->
        [no] In this edition a matching neighbour is enough, even one that is cut off from the start.
       *[yes] One of its openings must carry on a path that comes from the start.
    } You may turn it upside down, never sideways.
rules-does-dead-end = Laid like any tunnel, but no path goes through it: every opening is a stub that ends in rock. Saboteurs love it; diggers had better discard it.
rules-does-bridge = Two paths that cross above each other and never meet. One of them must carry on a path from the start; the other may meet anything that matches.
rules-does-double-curve = Two curves back to back that never meet. One of them must carry on a path from the start; the other may meet anything that matches.
rules-does-stub = A passage with one or two stubs beside it. The passage leads on, a stub leads nowhere, yet both must match their neighbours.
rules-does-crystal = A tunnel like others, with a crystal. At the end of the round every crystal in the maze is one gold for the geologists.
rules-does-blue-door = Nobody is kept from digging on behind it. When gold is shared, it lets through blue diggers, the boss, the profiteer and geologists, but no green diggers.
rules-does-green-door = Nobody is kept from digging on behind it. When gold is shared, it lets through green diggers, the boss, the profiteer and geologists, but no blue diggers.
rules-does-ladder =
    Always joined to the start and to every other ladder, so a new path can begin here. { $ladder_needs_opening ->
        [yes] It must join a tunnel through an opening.
       *[no] It is enough that it touches a face-up tunnel and its sides match.
    } { $ladder_goal_ban ->
        [open_side] No open side of it may face a goal.
       *[touching] It may never lie next to a goal.
    }
rules-does-chest-tunnel = Lies face down above a chest. When a path reaches it, it is turned over and the chest opens for the player whose turn it is. A rockfall may remove it, and a hidden chest with it.
rules-does-start = Where every path begins: open on all four sides, with a ladder. Nothing can remove it.
rules-does-wardrobe =
    Lies in the maze from the beginning. { $game ->
        [base] Whoever first joins it to the start must change roles with the card left over.
        [saboteur2] Whoever first joins it to the start must take the top role of the stack.
       *[any] Whoever first joins it to the start must change roles: with the card left over, or in Saboteur 2 with the top of the stack.
    }
rules-does-party = Lies in the maze from the beginning. When somebody first joins it to the start, all roles are collected, shuffled and dealt again.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Lay it in front of any player, yourself included.
       *[another] Lay it in front of another player.
    } Whoever has a broken tool may not lay tunnels. Nobody has the same tool broken twice.
rules-does-repair = Mends this tool, yours or anybody’s: the broken tool and the repair are both discarded.
rules-does-repair-either = Mends one of the two tools shown, never both; yours or anybody’s.
rules-does-map = Look secretly at one goal that lies face down. All see which one you looked at, nobody sees what you saw, and nobody has to believe what you say. With treasure chests you may look under a chest tunnel instead.
rules-does-rockfall = Takes one tunnel out of the maze, but never the start or a goal. What hung on it may be cut off until somebody fills the gap.
rules-does-theft =
    Lay it in front of yourself. If it still lies there when the gold has been shared, and you are not trapped, you { $theft_optional ->
        [yes] may take
       *[no] take
    } 1 gold from another player.
rules-does-hands-off = Takes one theft card away from any player.
rules-does-trapped = Lay it in front of another player, who may not lay tunnels while it lies there. Whoever is still trapped when the round ends gets no share and steals nothing.
rules-does-free = Takes one trapped card away from any player, yourself included.
rules-does-inspection =
    { $inspection_target ->
        [any] Look secretly at the role of any player. On yourself it only gets rid of the card.
       *[another] Look secretly at the role of another player.
    }
rules-does-hat-swap = Choose a player, perhaps yourself: their role goes under the stack and they take the top one. Only they know who they are now.
rules-does-hand-swap = Swap all your remaining cards with those of another player. That player draws a card, you do not.
rules-does-goal-swap = Take two face-down goals and put them back, swapped or not. All see which two; only you know whether.
rules-does-trove = Instead of drawing from the deck, look at the top five cards of the discard pile and keep one.
rules-does-veto = Played out of turn, right after somebody else plays a tunnel or an action: that card has no effect and their turn is over.
rules-does-change-of-direction = For the rest of the round the turns go round the other way.
rules-does-master-craftsman = Mends any one broken tool, yours or anybody’s. It frees nobody who is trapped.
rules-does-path-specialist = Lay two tunnels in this turn, one after the other, then draw two cards. Your hand is one card smaller from then on.
rules-does-detour = Move the tunnel that was laid last to another place where it may lie. It may be turned. Broken tools do not stop you.
rules-does-digger =
    Wins when a path reaches the gold. { $gold_draw ->
        [per_player] As many gold cards as players go round among the diggers, so some get two.
       *[per_digger] One gold card for each digger goes round, and whoever joined the gold chooses first.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Wins when the gold is not reached. The winners share: the fewer they are, the more each gets.
       *[other] Wins when the gold is not reached: 4 nuggets for a lone saboteur, 3 for two or three, 2 for four.
    } Nobody knows who you are, so do not dig too badly too soon.
rules-does-greedy = Digs like the others, but wins only by joining the gold in person: then 4 gold, and nothing for anybody else.
rules-does-blue-digger = Wins when a path without a green door reaches the gold. If a digger joins the gold and that digger’s team can reach it, that team wins alone.
rules-does-green-digger = Wins when a path without a blue door reaches the gold. If a digger joins the gold and that digger’s team can reach it, that team wins alone.
rules-does-boss = Wins with either team of diggers, and also when the gold is joined but no team can reach it. Gets 1 gold less than the other winners.
rules-does-profiteer = Always wins, with whoever does. Gets 2 gold less than the other winners.
rules-does-geologist = Does not care who wins: gets 1 gold for every crystal that lies in the maze when the round ends. Two geologists share.
rules-does-goal =
    Nobody knows what it is until a path reaches it, or a map shows it to one player. { $goals_at_once ->
        [one] If a path reaches several, one of them is turned over.
       *[all] If a path reaches several, all are turned over, in the order the player chooses.
    }
rules-does-gold = What everybody digs for. When it is turned over, the round ends at once.
rules-does-stone =
    Nothing but rock. It stays in the maze as a curve. { $goal_misfit ->
        [player] If it fits neither way, the player lays it as they like.
       *[best_fit] It is laid so that it joins the path and fits as well as it can.
    }
rules-does-sack = Whoever turns it over takes the 1 or 2 gold shown. The round goes on.
rules-does-dragon = Whoever turns it over loses 1 gold, if they have any. The round goes on.
rules-does-spider = The round ends at once, as if the gold had not been reached.
rules-does-chest-one-gold = You take 1 gold.
rules-does-chest-no-more-maps = No more maps on goals in this round. Chests may still be looked at.
rules-does-chest-no-draw = You do not draw in this turn.
rules-does-chest-extra-draw = You draw one card more in this turn.
rules-does-chest-move-a-goal = Move a face-down goal one place further from the start.
rules-does-chest-rob-a-hand = Instead of drawing, you get a random card from another player’s hand.
rules-does-chest-three-for-one = At the end of the turn draw three cards, keep one and discard two.
rules-does-chest-look-at-a-role = Look secretly at another player’s role.
rules-does-chest-search-the-discard = The discard pile is shuffled; look at five cards and keep one. You do not draw.
rules-does-chest-bury-five = The top five cards of the deck go to the discard pile, unseen.
rules-does-gold-card = Worth 1, 2 or 3 nuggets. All see how many cards you have, only you know what they are worth. Most nuggets after three rounds wins.
rules-does-token =
    Gold in tokens. { $tokens_open ->
        [no] At this table only you see how many you have, though everyone hears what you are paid.
       *[yes] Everyone sees how many you have.
    } Saboteur 2, the tournament and some expansions pay in tokens.
rules-does-toll-dwarf = Instead of another move, discard a card and stand a dwarf at an open end of a tunnel. Whoever builds on there pays you 1 gold.
