### Messages of the module goal_swap.

part-goal_swap = Zieltausch
lobby-part-goal_swap-description = Nimm zwei verdeckte Ziele auf und leg sie zurück, vertauscht oder nicht.
question-swap = Die zwei Ziele vertauschen?
question-swap-hint = Du hast beide verdeckt aufgenommen. Niemand sonst sieht, ob du sie vertauschst.
waiting-swap = { $player } überlegt, ob zwei Ziele vertauscht werden
private-knowledge-maybe-swapped = seitdem vielleicht vertauscht
card-goal-swap = Zieltausch
move-swap-goals = { $goals } aufnehmen
move-put-goals-back =
    { $swapped ->
        [yes] Vertauschen
       *[no] Nicht vertauschen
    }
log-goals-put-back =
    { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } die zwei Ziele { $swapped ->
        [yes] vertauscht zurück
        [no] unverändert zurück
       *[unknown] zurück, vertauscht oder nicht
    }
log-play-swap-goals =
    { $player_is ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { $goals } auf
rules-name-goal-swap = Zieltausch
rules-effect-goal-swap = Nimm zwei verdeckte Ziele auf und leg sie zurück, vertauscht oder nicht. Alle sehen, welche zwei; nur du weißt, ob du sie vertauscht hast.
