### The command line, in Russian. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } ({ $cell }): { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] Ты переносишь
       *[other] { $player } переносит
    } последний тоннель на новую клетку ({ $cell }): { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] Ты добавляешь
       *[other] { $seat } добавляет
    } к тасовке: { $words }
cli-drew =
    { $seat_is ->
        [you] Ты берёшь
       *[other] { $seat } берёт
    } { $cards_count ->
        [one] { $cards_count } карту
        [few] { $cards_count } карты
        [many] { $cards_count } карт
       *[other] { $cards_count } карты
    } из колоды{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
cli-seat = Игрок { $number }
cli-held = { $player }: { $role }; в руке: { $cards }
cli-in-front = перед игроком: { $cards }
cli-goals = Цели: { $goals }
cli-chests = Сундуки: { $chests }
cli-chest = { $found } (под картой: { $tunnel })
cli-new-roles = Новые роли: { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    }
cli-gold-cards =
    { $count ->
        [one] { $count } карта золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }
cli-tokens = жетонами: { $count }
cli-tokens-hidden = жетоны закрыты
cli-asked =
    { $player } решает ({ $question }): { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
        [many] { $count } возможных ходов
       *[other] { $count } возможного хода
    }
cli-game-over = Игра окончена
cli-suspicion =
    Насколько вероятно, что игрок — вредитель, судя по тому, что видит { $viewer_is ->
        [nobody] зритель
       *[other] { $viewer }
    }
cli-round = Раунд { $round }
cli-largest-changes = Самые большие изменения
cli-turn = раунд { $round }, ход { $turn }
cli-role-hidden = роль не показана
