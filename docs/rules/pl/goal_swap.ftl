### Messages of the module goal_swap.

part-goal_swap = Zamiana celów
lobby-part-goal_swap-description = Weź dwa zakryte cele i odłóż je na miejsce, zamienione albo nie.
question-swap = Zamienić cele miejscami?
question-swap-hint = Trzymasz oba, zakryte. Nikt inny nie widzi, czy je zamieniasz.
waiting-swap = { $player } decyduje, czy zamienić dwa cele
private-knowledge-maybe-swapped = potem być może zamieniony
card-goal-swap = zamiana celów
move-swap-goals = Weź { $goals }
move-put-goals-back =
    { $swapped ->
        [yes] Zamień je
       *[no] Nie zamieniaj
    }
log-goals-put-back =
    { $seat_is ->
        [you] Odkładasz
       *[other] { $seat } odkłada
    } oba cele{ $swapped ->
        [yes] { "" } zamienione
        [no] { "" } tak, jak były
       *[unknown] , zamienione albo nie
    }
log-play-swap-goals =
    { $player_is ->
        [you] Bierzesz
       *[other] { $player } bierze
    } { $goals }
rules-name-goal-swap = Zamiana celów
rules-effect-goal-swap = Weź dwa zakryte cele i odłóż je na miejsce, zamienione albo nie. Wszyscy widzą, które dwa bierzesz; tylko ty wiesz, czy je zamieniasz.
