### Messages of the module path_specialist.

part-path_specialist = Path specialist
problem-no-tunnel-to-lay = You have no tunnel that can be placed now. Choose another card.
lobby-part-path_specialist-description = Place two tunnels in one turn.
waiting-tunnel = { $player } is placing another tunnel
card-path-specialist = path specialist
move-call-specialist = Place two tunnels this turn
log-nothing-to-lay =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } had no second tunnel to place
log-play-call-specialist =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played the path specialist
rules-name-path-specialist = Path specialist
rules-effect-path-specialist = Place two tunnels this turn, one after the other, then draw two cards. From then on, you have one card less.
