### Messages of the module goal_swap.

part-goal_swap = Підміна цілей
lobby-part-goal_swap-description = Візьми дві закриті цілі й поклади назад, помінявши місцями чи ні.
question-swap = Поміняти дві цілі місцями?
question-swap-hint = Обидві в тебе, закриті. Ніхто інший не бачить, чи ти їх поміняєш.
waiting-swap = { $player } вирішує, чи поміняти дві цілі місцями
private-knowledge-maybe-swapped = можливо, відтоді підмінено
card-goal-swap = підміна цілей
move-swap-goals = Узяти { $goals }
move-put-goals-back =
    { $swapped ->
        [yes] Поміняти місцями
       *[no] Не міняти
    }
log-goals-put-back =
    { $seat_is ->
        [you] Ти кладеш
       *[other] { $seat } кладе
    } дві цілі назад, { $swapped ->
        [yes] помінявши їх місцями
        [no] як були
       *[unknown] помінявши місцями чи ні
    }
log-play-swap-goals =
    { $player_is ->
        [you] Ти береш
       *[other] { $player } бере
    } { $goals }
rules-name-goal-swap = Підміна цілей
rules-effect-goal-swap = Візьми дві закриті цілі й поклади назад, помінявши місцями чи ні. Усі бачать, які саме, але чи вони помінялися, знаєш лише ти.
