log-round-begun = Начинается раунд { $round }; первый ход делает { $player }
log-round-ended =
    { $reached ->
        [yes] До клада добрались: раунд окончен
       *[no] До клада не добрались: раунд окончен
    }
log-game-ended = Игра окончена. Победа: { $players }
log-passed =
    { $count ->
        [one] { $player } сбрасывает { $count } карту
        [few] { $player } сбрасывает { $count } карты
        [many] { $player } сбрасывает { $count } карт
       *[other] { $player } сбрасывает { $count } карты
    }
log-discarded-two = { $player } отдаёт две карты
log-rid-of = { $player } избавляется от карты: { $card }
log-goal-turned = Открыта { $goal }: { $card }
log-looked = Ты видишь: { $goal } — { $card }
log-role-seen = { $player } смотрит роль игрока { $other }
log-role-seen-own = Ты видишь роль: { $player } — { $role }
log-gold-drawn =
    { $count ->
        [one] Делят { $count } карту золота
        [few] Делят { $count } карты золота
        [many] Делят { $count } карт золота
       *[other] Делят { $count } карты золота
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } берёт карту золота
        [one] { $player } берёт карту золота: { $nuggets } самородок
        [few] { $player } берёт карту золота: { $nuggets } самородка
        [many] { $player } берёт карту золота: { $nuggets } самородков
       *[other] { $player } берёт карту золота: { $nuggets } самородка
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } получает { $paid } { $paid ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } вместо { $due }: нужной суммы из карт не сложить
       *[no] { $player } получает { $paid } { $paid ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       }
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } теряет { $tokens } { $tokens ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        }
       *[gets] { $player } получает { $tokens } { $tokens ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       }
    }
log-tokens-moved = { $giver } платит { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    } игроку { $taker }
log-stole = { $player } крадёт один самородок у игрока { $other }
log-stole-nothing = { $player } ничего не крадёт
log-vetoed = { $player } говорит «нет»: вето!
log-role-changed = У игрока { $player } новая роль
log-wardrobe = { $player } заходит в шкаф и меняет роль
log-roles-dealt = Вечеринка! Все роли перетасованы и розданы заново
log-goals-put-back =
    { $swapped ->
        [yes] { $player } возвращает две цели, поменяв их местами
        [no] { $player } возвращает две цели, как были
       *[unknown] { $player } возвращает две цели — поменяв местами или нет
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } просматривает { $count } { $count ->
            [one] карту
            [few] карты
            [many] карт
           *[other] карты
        } из колоды
       *[discard] { $player } просматривает { $count } { $count ->
           [one] карту
           [few] карты
           [many] карт
          *[other] карты
       } из сброса
    }
log-card-kept = { $player } оставляет себе одну из карт
log-card-kept-own = Ты оставляешь себе: { $card }
log-dwarf-stood = { $player } ставит гнома-сборщика: { $cell }
log-dwarf-left = Гном-сборщик игрока { $player } уходит
log-toll-asked = { $player } требует пошлину с игрока { $other }
log-toll-answered =
    { $pay ->
        [yes] { $player } соглашается уплатить пошлину
       *[no] { $player } не платит
    }
log-goal-moved = { $player } отодвигает { $goal } на шаг дальше
log-chest-opened = { $player } открывает сундук: { $found }
log-chest-seen = Ты видишь в сундуке: { $found }. Над ним: { $card }
log-gold-picked = { $player } берёт карту золота с одним самородком
log-card-taken = { $player } берёт карту из руки игрока { $other }
log-card-taken-own = { $player } берёт карту из руки игрока { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] Пропадает { $count } карта колоды
        [few] Пропадают { $count } карты колоды
        [many] Пропадают { $count } карт колоды
       *[other] Пропадают { $count } карты колоды
    }
log-discard-shuffled = Сброс перетасован
log-nothing-to-lay = У игрока { $player } нет второго тоннеля
log-nothing-to-lose = { $player } встречает дракона, но терять нечего
log-contributed = { $player } добавляет слова к тасовке
log-time-ran-out = Время вышло: { $player }
log-seat-held = Пока за игрока { $player } играет бот
log-seat-taken-back = { $player } снова играет
log-seat-emptied = { $player } уходит из-за стола
log-wants-to-finish =
    { $wants ->
        [yes] { $player } предлагает закончить и показать роли
       *[no] { $player } хочет играть дальше
    }
log-all-shown = Закончено по согласию: все роли открыты
log-seat-muted =
    { $muted ->
        [yes] { $player } пока молчит
       *[no] { $player } снова может говорить
    }

log-play-lay-tunnel = { $player } кладёт тоннель: { $cell }
log-play-read-map = { $player } смотрит на { $goal }
log-play-look-in-chest = { $player } заглядывает в сундук { $chest }
log-play-rockfall = { $player } устраивает обвал: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } кладёт перед собой: { $card }
       *[other] { $player } вредит игроку { $other }: { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } чинит себе: { $tool }
       *[other] { $player } чинит игроку { $other }: { $tool }
    }
log-play-plan-theft = { $player } задумывает кражу
log-play-hands-off =
    { $whom ->
        [self] { $player } отказывается от кражи
       *[other] { $player } срывает кражу игрока { $other }
    }
log-play-trap = { $player } сажает в ловушку: { $other }
log-play-free =
    { $whom ->
        [self] { $player } выбирается из ловушки
       *[other] { $player } освобождает игрока { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } смотрит свою роль
       *[other] { $player } смотрит роль игрока { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } хочет новую роль
       *[other] { $player } хочет новую роль для игрока { $other }
    }
log-play-swap-hands = { $player } обменивается картами с игроком { $other }
log-play-swap-goals = { $player } берёт { $goals }
log-play-search-trove = { $player } роется в сбросе
log-play-change-direction = { $player } разворачивает порядок ходов
log-play-call-specialist = { $player } зовёт проходчика
log-play-detour = { $player } переносит последний тоннель: { $cell }
