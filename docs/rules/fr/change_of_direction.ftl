### Messages of the module change_of_direction.

part-change_of_direction = Changement de sens
lobby-part-change_of_direction-description = Inverse le sens du jeu jusqu’à la fin de la manche.
table-order-reversed = ⟲ sens inverse
card-change-of-direction = changement de sens
move-change-direction = Inverser le sens du jeu
log-play-change-direction =
    { $player_is ->
        [you] Tu inverses
       *[other] { $player } inverse
    } le sens du jeu
rules-name-change-of-direction = Changement de sens
rules-effect-change-of-direction = Inverse le sens du jeu jusqu’à la fin de la manche.
