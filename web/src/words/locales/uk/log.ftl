log-round-begun = Починається раунд { $round }; перший хід робить { $player }
log-round-ended =
    { $reached ->
        [yes] До скарбу дісталися: раунд завершено
       *[no] До скарбу не дісталися: раунд завершено
    }
log-game-ended = Гру завершено. Перемога: { $players }
log-passed =
    { $count ->
        [one] { $player } скидає { $count } карту
        [few] { $player } скидає { $count } карти
        [many] { $player } скидає { $count } карт
       *[other] { $player } скидає { $count } карти
    }
log-discarded-two = { $player } віддає дві карти
log-rid-of = { $player } позбувається карти: { $card }
log-goal-turned = Відкрито { $goal }: { $card }
log-looked = Ти бачиш: { $goal } — { $card }
log-role-seen = { $player } дивиться роль гравця { $other }
log-role-seen-own = Ти бачиш роль: { $player } — { $role }
log-gold-drawn =
    { $count ->
        [one] Ділять { $count } карту золота
        [few] Ділять { $count } карти золота
        [many] Ділять { $count } карт золота
       *[other] Ділять { $count } карти золота
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } бере карту золота
        [one] { $player } бере карту золота: { $nuggets } самородок
        [few] { $player } бере карту золота: { $nuggets } самородки
        [many] { $player } бере карту золота: { $nuggets } самородків
       *[other] { $player } бере карту золота: { $nuggets } самородка
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } отримує { $paid } { $paid ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } замість { $due }: потрібної суми з карт не скласти
       *[no] { $player } отримує { $paid } { $paid ->
           [one] самородок
           [few] самородки
           [many] самородків
          *[other] самородка
       }
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } втрачає { $tokens } { $tokens ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        }
       *[gets] { $player } отримує { $tokens } { $tokens ->
           [one] самородок
           [few] самородки
           [many] самородків
          *[other] самородка
       }
    }
log-tokens-moved = { $giver } платить { $tokens } { $tokens ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    } гравцеві { $taker }
log-stole = { $player } краде один самородок у гравця { $other }
log-stole-nothing = { $player } не краде нічого
log-vetoed = { $player } каже «ні»: вето!
log-role-changed = { $player } має нову роль
log-wardrobe = { $player } заходить у шафу й змінює роль
log-roles-dealt = Вечірка! Усі ролі перетасовано й роздано знову
log-goals-put-back =
    { $swapped ->
        [yes] { $player } повертає дві цілі, помінявши їх місцями
        [no] { $player } повертає дві цілі, як були
       *[unknown] { $player } повертає дві цілі — помінявши місцями чи ні
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } переглядає { $count } { $count ->
            [one] карту
            [few] карти
            [many] карт
           *[other] карти
        } з колоди
       *[discard] { $player } переглядає { $count } { $count ->
           [one] карту
           [few] карти
           [many] карт
          *[other] карти
       } зі скиду
    }
log-card-kept = { $player } лишає собі одну з карт
log-card-kept-own = Ти лишаєш собі: { $card }
log-dwarf-stood = { $player } ставить гнома-митника: { $cell }
log-dwarf-left = Гном-митник гравця { $player } йде геть
log-toll-asked = { $player } вимагає мито з гравця { $other }
log-toll-answered =
    { $pay ->
        [yes] { $player } погоджується сплатити мито
       *[no] { $player } не платить
    }
log-goal-moved = { $player } відсуває { $goal } на крок далі
log-chest-opened = { $player } відчиняє скриню: { $found }
log-chest-seen = Ти бачиш у скрині: { $found }. Над нею: { $card }
log-gold-picked = { $player } бере карту золота з одним самородком
log-card-taken = { $player } бере карту з руки гравця { $other }
log-card-taken-own = { $player } бере карту з руки гравця { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] Пропадає { $count } карта колоди
        [few] Пропадають { $count } карти колоди
        [many] Пропадають { $count } карт колоди
       *[other] Пропадають { $count } карти колоди
    }
log-discard-shuffled = Скид перетасовано
log-nothing-to-lay = { $player } не має другого тунелю
log-nothing-to-lose = { $player } зустрічає дракона, та втрачати нічого
log-contributed = { $player } додає слова до тасування
log-time-ran-out = Час вийшов: { $player }
log-seat-held = Поки що за гравця { $player } грає бот
log-seat-taken-back = { $player } знову грає
log-seat-emptied = { $player } йде з-за столу
log-wants-to-finish =
    { $wants ->
        [yes] { $player } пропонує закінчити й показати ролі
       *[no] { $player } воліє грати далі
    }
log-all-shown = Завершено за згодою: усі ролі відкрито
log-seat-muted =
    { $muted ->
        [yes] { $player } поки що мовчить
       *[no] { $player } знову має слово
    }

log-play-lay-tunnel = { $player } кладе тунель: { $cell }
log-play-read-map = { $player } дивиться на { $goal }
log-play-look-in-chest = { $player } зазирає у скриню { $chest }
log-play-rockfall = { $player } влаштовує обвал: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } кладе перед собою: { $card }
       *[other] { $player } шкодить гравцеві { $other }: { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } лагодить собі: { $tool }
       *[other] { $player } лагодить гравцеві { $other }: { $tool }
    }
log-play-plan-theft = { $player } задумує крадіжку
log-play-hands-off =
    { $whom ->
        [self] { $player } відмовляється від крадіжки
       *[other] { $player } зриває крадіжку гравця { $other }
    }
log-play-trap = { $player } саджає в пастку: { $other }
log-play-free =
    { $whom ->
        [self] { $player } вибирається з пастки
       *[other] { $player } визволяє гравця { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } дивиться власну роль
       *[other] { $player } дивиться роль гравця { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } хоче нову роль
       *[other] { $player } хоче нову роль для гравця { $other }
    }
log-play-swap-hands = { $player } обмінюється картами з гравцем { $other }
log-play-swap-goals = { $player } бере { $goals }
log-play-search-trove = { $player } шукає у скиді
log-play-change-direction = { $player } розвертає порядок ходів
log-play-call-specialist = { $player } кличе прохідника
log-play-detour = { $player } переносить останній тунель: { $cell }
