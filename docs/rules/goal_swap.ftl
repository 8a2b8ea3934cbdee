### Messages of the module goal_swap.

part-goal_swap = Goal swap
lobby-part-goal_swap-description = Pick up two face-down goal cards and put them back, swapped or not.
question-swap = Swap the two goals?
question-swap-hint = You have picked up both, face down. Nobody else sees if you swap them.
waiting-swap = { $player } is deciding whether to swap two goal cards
private-knowledge-maybe-swapped = may have been swapped since
card-goal-swap = goal swap
move-swap-goals = Pick up { $goals }
move-put-goals-back =
    { $swapped ->
        [yes] Swap them
       *[no] Don’t swap them
    }
log-goals-put-back =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } put the two goal cards back{ $swapped ->
        [yes] { "" } swapped
        [no] { "" } as they were
       *[unknown] , swapped or not
    }
log-play-swap-goals =
    { $player_is ->
        [you] You
       *[other] { $player }
    } picked up { $goals }
rules-name-goal-swap = Goal swap
rules-effect-goal-swap = Pick up two face-down goal cards and put them back, swapped or not. Everyone sees which two; only you know if you swapped them.
