### Messages of the module detour.

part-detour = Detour
problem-not-laid-last = You can only move the tunnel that was placed last, and only while it is still in the maze.
problem-same-cell = The tunnel is already here. Choose a different space.
lobby-part-detour-description = Move the tunnel that was placed last.
card-detour = detour
move-detour = Move the last tunnel to { $cell }: { $tunnel }
log-play-detour =
    { $player_is ->
        [you] You
       *[other] { $player }
    } moved the last tunnel to { $cell }
rules-name-detour = Detour
rules-effect-detour = Move the tunnel that was placed last to another space where it fits. You can rotate it. You can do this even with broken tools.
