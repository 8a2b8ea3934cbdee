language = Language
close = Close
nothing-here = There is nothing here
to-the-entrance = To the entrance of the mine
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

bot-stroller = Stroller
bot-hurrier = Hurrier
bot-apprentice = Apprentice
bot-foreman = Foreman
bot-stroller-is = Knows the rules and nothing else. Plays anything.
bot-hurrier-is = Digs east, whoever it is.
bot-apprentice-is = Plays sensibly by what it has seen for sure.
bot-foreman-is = Watches everybody, trusts and suspects, and bluffs as a saboteur.

clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Relaxed
clock-none = No clock
clock-none-is = Everybody takes as long as they like.
clock-is = { $turn } seconds for a turn, { $answer } for other decisions.

# What was refused, and what to do next.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-no-such-code = Nothing has that code. Check the letters, or ask for the code again.
problem-no-such-room = There is no such table. Ask for its link or code again.
problem-no-onlookers = The people at this table want no onlookers.
problem-too-many = That was too much at once. Wait a little and try again.
problem-fault = The server made a mistake. Try again in a moment.
problem-not-host = Only the host of the table can do that.
problem-has-begun = The game has begun. You can look on, and sit down for the next one.
problem-seat-taken = Somebody sits there. Choose another seat.
problem-no-chat = There is no chat at this table.
problem-muted = The host has asked you to be silent for now.
problem-nobody-there = Somebody has to play: sit down first.
