### The command line, in Ukrainian. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] Ти кладеш
       *[other] { $player } кладе
    } ({ $cell }): { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] Ти переносиш
       *[other] { $player } переносить
    } останній тунель на нову клітинку ({ $cell }): { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] Ти додаєш
       *[other] { $seat } додає
    } до тасування: { $words }
cli-drew =
    { $seat_is ->
        [you] Ти береш
       *[other] { $seat } бере
    } { $cards_count ->
        [one] { $cards_count } карту
        [few] { $cards_count } карти
        [many] { $cards_count } карт
       *[other] { $cards_count } карти
    } з колоди{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
cli-seat = Гравець { $number }
cli-held = { $player }: { $role }; в руці: { $cards }
cli-in-front = перед гравцем: { $cards }
cli-goals = Цілі: { $goals }
cli-chests = Скрині: { $chests }
cli-chest = { $found } (під картою: { $tunnel })
cli-new-roles = Нові ролі: { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородка
    }
cli-gold-cards =
    { $count ->
        [one] { $count } карта золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }
cli-tokens = жетонами: { $count }
cli-tokens-hidden = жетони закриті
cli-asked =
    { $player } вирішує ({ $question }): { $count ->
        [one] { $count } можливий хід
        [few] { $count } можливі ходи
        [many] { $count } можливих ходів
       *[other] { $count } можливого ходу
    }
cli-game-over = Гру завершено
cli-suspicion =
    Наскільки ймовірно, що гравець — саботер, судячи з того, що бачить { $viewer_is ->
        [nobody] глядач
       *[other] { $viewer }
    }
cli-round = Раунд { $round }
cli-largest-changes = Найбільші зміни
cli-turn = раунд { $round }, хід { $turn }
cli-role-hidden = роль не показано
