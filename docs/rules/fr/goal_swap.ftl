### Messages of the module goal_swap.

part-goal_swap = Troc d’arrivées
lobby-part-goal_swap-description = Prends deux arrivées face cachée et repose-les, échangées ou non.
question-swap = Échanger les deux arrivées ?
question-swap-hint = Tu as pris les deux, face cachée. Personne d’autre ne voit si tu les échanges.
waiting-swap = { $player } décide d’échanger ou non deux arrivées
private-knowledge-maybe-swapped = peut-être échangée depuis
card-goal-swap = troc d’arrivées
move-swap-goals = Prendre { $goals }
move-put-goals-back =
    { $swapped ->
        [yes] Les échanger
       *[no] Ne pas les échanger
    }
log-goals-put-back =
    { $seat_is ->
        [you] Tu reposes
       *[other] { $seat } repose
    } les deux arrivées{ $swapped ->
        [yes] { "" } échangées
        [no] { "" } telles quelles
       *[unknown] , échangées ou non
    }
log-play-swap-goals =
    { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $goals }
rules-name-goal-swap = Troc d’arrivées
rules-effect-goal-swap = Prends deux arrivées face cachée et repose-les, échangées ou non. Tout le monde voit lesquelles ; personne d’autre ne sait si tu les as échangées.
