### Messages of the module change_of_direction.

part-change_of_direction = Change of direction
lobby-part-change_of_direction-description = Reverse the order of play for the rest of the round.
table-order-reversed = ⟲ order reversed
card-change-of-direction = change of direction
move-change-direction = Reverse the order of play
log-play-change-direction =
    { $player_is ->
        [you] You
       *[other] { $player }
    } reversed the order of play
rules-name-change-of-direction = Change of direction
rules-effect-change-of-direction = Reverses the order of play for the rest of the round.
