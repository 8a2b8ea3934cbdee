### Messages of the module goal_swap.

part-goal_swap = Подмена целей
lobby-part-goal_swap-description = Возьми две закрытые цели и верни, поменяв местами или нет.
question-swap = Поменять цели местами?
question-swap-hint = Обе цели у тебя в руках, закрытые. Никто не увидит, меняешь ли ты их.
waiting-swap = { $player } решает, менять ли местами две цели
private-knowledge-maybe-swapped = возможно, с тех пор поменяли
card-goal-swap = подмена целей
move-swap-goals = Взять { $goals }
move-put-goals-back =
    { $swapped ->
        [yes] Поменять местами
       *[no] Не менять
    }
log-goals-put-back =
    { $seat_is ->
        [you] Ты возвращаешь
       *[other] { $seat } возвращает
    } две цели, { $swapped ->
        [yes] поменяв их местами
        [no] не меняя местами
       *[unknown] поменяв местами или нет
    }
log-play-swap-goals =
    { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } { $goals }
rules-name-goal-swap = Подмена целей
rules-effect-goal-swap = Возьми две закрытые цели и верни, поменяв местами или нет. Все видят, какие это цели; меняешь ли ты их, знаешь только ты.
