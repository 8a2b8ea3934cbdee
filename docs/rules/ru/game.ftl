### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = Игра окончена.
problem-not-your-turn = Сейчас не твой ход. Подожди других игроков.
problem-not-asked-for = Сначала прими другое решение.
problem-not-in-hand = Этой карты нет у тебя в руке. Выбери другую.
problem-not-in-this-game = В этой игре такого нет. Выбери другое.
problem-own-seat =
    { $rule ->
        [none] Это ты. Выбери другого игрока.
        [TOLL-3] Просить заплатить можно только других игроков.
       *[other] Сыграть эту карту на себя нельзя. Выбери другого игрока.
    }
problem-wrong-target =
    { $target ->
        [player] Выбери игрока.
        [cell] Выбери клетку лабиринта.
        [goal] Выбери цель.
        [chest] Выбери цель или сундук.
       *[none] Для этой карты ничего выбирать не нужно. Просто сыграй её.
    }
problem-cell-taken = Здесь уже есть карта. Выбери пустую клетку.
problem-no-neighbour = Положи её рядом с открытой картой лабиринта.
problem-sides-clash =
    { $sides ->
        [none] Этот тоннель не подходит к соседней карте.
       *[other] Этот тоннель не подходит { $sides }.
    } { $rotated ->
        [yes] Карта остаётся как была.
       *[no] Выбери другую клетку.
    }
problem-not-joined =
    { $rule ->
        [S2-8] Лестница должна соединяться с тоннелем через выход.
       *[other] Сюда не ведёт путь от старта.
    } { $rotated ->
        [yes] Карта остаётся как была.
       *[no] Выбери другую клетку.
    }
problem-tools-broken = Пока у тебя сломан инструмент, класть тоннели нельзя. Почини его или сыграй другую карту.
problem-no-tunnel = Здесь нет тоннеля. Выбери тоннель.
problem-not-removable = Обвал не убирает старт, цели и особые карты. Выбери тоннель.
problem-broken-already = Этот инструмент уже сломан. Выбери другого игрока.
problem-nothing-to-repair = Этой карте здесь нечего чинить. Выбери другого игрока или другую карту.
problem-wrong-tool = Эта карта не чинит такой инструмент. Выбери другую карту.
problem-no-such-goal = Такой цели в этом лабиринте нет. Выбери другую.
problem-goal-face-up = Эта цель уже открыта. Выбери другую.
problem-goal-not-reached = Эту карту сейчас открыть нельзя. Выбери подсвеченную.
problem-goal-misfit = Так карту положить нельзя. Поверни её.
problem-gold-not-there = Эту карту золота взять нельзя. Выбери одну из показанных.
problem-too-many-cards = В базовой игре можно сбросить только одну карту.
problem-clash-edition-base = В издании { $edition } нет базовой игры. Выбери DE24, UA24, UA16 или RU16 либо добавь «Вредителя 2».
problem-clash-edition-extras = В издании { $edition } нет вариантов, особых карт и мини-дополнений. Выбери DE24 или UA24.
problem-clash-seats-base = Базовая игра — для 3–10 игроков. Измени число мест.
problem-clash-first-seat = Выбранного первого игрока нет за столом. Выбери другого или «Случайно».
table-nobody = никто
table-you = ты
table-role-of = { $player } ({ $role })
table-cell =
    { $direction ->
        [up] столбец { $column }, на { $rows } { $rows ->
            [one] ряд
            [few] ряда
            [many] рядов
           *[other] ряда
        } выше
        [down] столбец { $column }, на { $rows } { $rows ->
            [one] ряд
            [few] ряда
            [many] рядов
           *[other] ряда
        } ниже
       *[level] столбец { $column }, ряд старта
    }
table-goal = цель { $number }
question-goal = Выбери, какую карту открыть
question-goal-hint =
    { $goals_at_once ->
        [one] Путь дошёл до нескольких целей. За ход открывают только одну.
       *[all] Путь дошёл до нескольких целей. Остальные откроются следом, если раунд не закончится.
    }
question-orientation = Выбери, как положить карту
question-orientation-hint =
    { $goal_misfit ->
        [player] Можно и так, и так.
       *[best_fit] Оба положения подходят одинаково.
    }
question-gold = Возьми своё золото
question-gold-hint =
    { $count ->
        [1] Эта карта осталась тебе. Никто другой не видит, что ты берёшь.
        [one] Возьми одну из { $count } карты. Остальные получит следующий старатель. Никто другой не видит, что ты берёшь.
        [few] Возьми одну из { $count } карт. Остальные получит следующий старатель. Никто другой не видит, что ты берёшь.
        [many] Возьми одну из { $count } карт. Остальные получит следующий старатель. Никто другой не видит, что ты берёшь.
       *[other] Возьми одну из { $count } карты. Остальные получит следующий старатель. Никто другой не видит, что ты берёшь.
    }
waiting-turn = Ходит { $player }
waiting-goal = { $player } выбирает, какую карту открыть
waiting-orientation = { $player } выбирает, как положить карту
waiting-gold = { $player } выбирает карту золота
waiting-nobody = Минутку…
card-tunnel = тоннель { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
cards-none = ни одной карты
card-path = { $sides }
card-dead-end =
    { $count ->
        [one] с тупиком { $sides }
        [few] с тупиками { $sides }
        [many] с тупиками { $sides }
       *[other] с тупиками { $sides }
    }
card-direction-n = вверх
card-direction-e = вправо
card-direction-s = вниз
card-direction-w = влево
card-side-n = сверху
card-side-e = справа
card-side-s = снизу
card-side-w = слева
card-goal-face-down = закрытая цель
card-start = старт
card-gold = клад
card-stone = пустая порода
card-map = карта шахты
card-rockfall = обвал
card-broken-pickaxe = сломанная кирка
card-broken-lantern = сломанный фонарь
card-broken-cart = сломанная вагонетка
card-repair-pickaxe = ремонт кирки
card-repair-lantern = ремонт фонаря
card-repair-cart = ремонт вагонетки
card-repair-pickaxe-lantern = ремонт кирки или фонаря
card-repair-pickaxe-cart = ремонт кирки или вагонетки
card-repair-lantern-cart = ремонт фонаря или вагонетки
tool-pickaxe = кирка
tool-lantern = фонарь
tool-cart = вагонетка
role-unknown = неизвестно
role-digger = старатель
role-saboteur = вредитель
role-aim-unknown = Ты зритель.
role-aim-digger = Прокопай путь к кладу. Если получится, старатели поделят золото.
role-aim-saboteur = Не дай старателям добраться до клада. И не попадись.
move-lay-tunnel = Положить ({ $cell }): { $tunnel }
move-read-map = Посмотреть { $goal }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $seat_is ->
        [self] Сломать себе { $card_id ->
                [broken-pickaxe] кирку
                [broken-lantern] фонарь
               *[broken-cart] вагонетку
            }
       *[other] Сломать { $card_id ->
                [broken-pickaxe] кирку
                [broken-lantern] фонарь
               *[broken-cart] вагонетку
            } игроку { $seat }
    }
move-repair =
    { $seat_is ->
        [self] Починить себе { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } (карта: { $card })
       *[other] Починить { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } игроку { $seat } (карта: { $card })
    }
move-pass =
    { $cards_count ->
        [one] Сбросить: { $cards }
        [few] Сбросить { $cards_count } карты: { $cards }
        [many] Сбросить { $cards_count } карт: { $cards }
       *[other] Сбросить { $cards_count } карты: { $cards }
    }
move-turn-goal = Открыть { $goal }
move-lay-goal = { $tunnel }
move-take-gold = Взять { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
log-round-begun =
    Начался раунд { $round }. { $first_is ->
        [you] Первый ход делаешь ты
       *[other] Первый ход делает { $first }
    }
log-round-ended =
    Раунд окончен: { $gold_reached ->
        [yes] путь дошёл до клада
       *[no] до клада не добрались
    }. Роли: { $roles }{ $left_over_count ->
        [0] { "" }
        [one] ; лишняя: { $left_over }
       *[other] ; лишние: { $left_over }
    }
log-game-ended = Игра окончена. Победа: { $winners }
log-passed =
    { $forced ->
        [yes] { $seat_is ->
            [you] Ты не можешь ничего сыграть и сбрасываешь
           *[other] { $seat } не может ничего сыграть и сбрасывает
        }
       *[no] { $seat_is ->
            [you] Ты сбрасываешь
           *[other] { $seat } сбрасывает
        }
    } { $cards_count ->
        [one] { $cards_count } карту
        [few] { $cards_count } карты
        [many] { $cards_count } карт
       *[other] { $cards_count } карты
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] Ты открываешь
       *[other] { $seat } открывает
    } { $goal }: { $face }
log-looked =
    { $seat_is ->
        [you] Ты смотришь
       *[other] { $seat } смотрит
    } { $goal }{ $seen ->
        [yes] { "" } и { $seat_is ->
            [you] видишь
           *[other] видит
        }: { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] Старатели делят { $nuggets_count } карту золота
        [few] Старатели делят { $nuggets_count } карты золота
        [many] Старатели делят { $nuggets_count } карт золота
       *[other] Старатели делят { $nuggets_count } карты золота
    }
log-gold-taken =
    { $seat_is ->
        [you] Ты берёшь
       *[other] { $seat } берёт
    } карту золота{ $seen ->
        [yes] : { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $tokens_is ->
        [negative] { $seat_is ->
            [you] Ты теряешь
           *[other] { $seat } теряет
        }
       *[positive] { $seat_is ->
            [you] Ты получаешь
           *[other] { $seat } получает
        }
    } { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
log-nobody-can-play = Колода пуста, и никто не может сыграть карту
log-contributed =
    { $seat_is ->
        [you] Ты добавляешь
       *[other] { $seat } добавляет
    } слова к тасовке
log-play-lay-tunnel =
    { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } тоннель ({ $cell })
log-play-read-map =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } карту шахты на { $goal }
log-play-rockfall =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } обвал ({ $cell })
log-play-sabotage =
    { $player_is ->
        [you] Ты ломаешь
       *[other] { $player } ломает
    } { $seat_is ->
        [self] себе
        [you] тебе
       *[other] игроку { $seat }
    } { $card_id ->
        [broken-pickaxe] кирку
        [broken-lantern] фонарь
       *[broken-cart] вагонетку
    }
log-play-repair =
    { $player_is ->
        [you] Ты чинишь
       *[other] { $player } чинит
    } { $seat_is ->
        [self] себе
        [you] тебе
       *[other] игроку { $seat }
    } { $tool ->
        [pickaxe] кирку
        [lantern] фонарь
       *[cart] вагонетку
    }
rules-name-passage = Проход
rules-name-dead-end = Карта-тупик
rules-name-bridge = Мост
rules-name-double-curve = Двойной поворот
rules-name-stub = Проход с тупиком
rules-name-start = Старт
rules-name-sabotage = Поломка
rules-name-repair = Ремонт
rules-name-repair-either = Ремонт одного из двух
rules-name-map = Карта шахты
rules-name-rockfall = Обвал
rules-name-digger = Старатель
rules-name-saboteur = Вредитель
rules-name-goal = Закрытая цель
rules-name-gold = Клад
rules-name-stone = Пустая порода
rules-name-gold-card = Карта золота
rules-name-token = Жетон золота
rules-effect-passage =
    Положи на пустую клетку рядом с лабиринтом. Каждая сторона должна подходить к соседним картам: открытая к открытой, закрытая к закрытой. { $lay_must_join ->
        [no] В этом издании этого достаточно, даже если путь от старта сюда не ведёт.
       *[yes] Тоннель должен продолжать путь от старта.
    } Карту можно повернуть вверх ногами, но нельзя класть набок.
rules-effect-dead-end = Её кладут как любой тоннель, но путь сквозь неё не проходит. Вредители перекрывают ею дорогу. Если ты старатель, лучше её сбрось.
rules-effect-bridge = Два пути пересекаются, но не соединены. Один из них должен продолжать путь от старта. Другой должен лишь подходить к соседним картам.
rules-effect-double-curve = Два поворота, которые не соединены. Один из них должен продолжать путь от старта. Другой должен лишь подходить к соседним картам.
rules-effect-stub = Проход, а сбоку один или два тупика. Через тупик путь не идёт, но подходить к соседним картам он должен.
rules-effect-start = Отсюда начинаются все пути. Старт открыт со всех четырёх сторон, убрать его нельзя.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Сыграй на любого игрока, можно и на себя.
       *[another] Сыграй на другого игрока.
    } Со сломанным инструментом нельзя класть тоннели. Один и тот же инструмент нельзя сломать дважды.
rules-effect-repair = Чинит этот инструмент тебе или другому игроку. Обе карты сбрасывают.
rules-effect-repair-either = Чинит один из двух изображённых инструментов тебе или другому игроку.
rules-effect-map = Тайно посмотри закрытую цель. Все видят, какую, но что на ней, видишь только ты. Можешь сказать правду или соврать. В игре с сундуками можно посмотреть и сундук вместе с тоннелем над ним.
rules-effect-rockfall = Убирает из лабиринта тоннель, но не старт и не цель. Пустую клетку снова может занять любой игрок.
rules-effect-digger =
    Ты побеждаешь, когда путь доходит до клада. { $gold_draw ->
        [per_player] Старатели делят столько карт золота, сколько игроков, так что некоторым достанутся две.
       *[per_digger] Каждый старатель получает карту золота. Первым выбирает старатель, который достроил путь.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Ты побеждаешь, если до клада не добрались. Чем меньше победителей, тем больше золота каждому.
       *[other] Ты побеждаешь, если до клада не добрались. Один вредитель получает 4 самородка, двое или трое — по 3, четверо — по 2.
    } Твою роль никто не знает, так что не выдавай себя слишком рано.
rules-effect-goal =
    Никто не знает, что на ней, пока до неё не дойдёт путь. С картой шахты её можно тайно посмотреть. { $goals_at_once ->
        [one] Если путь дошёл сразу до нескольких целей, открывают только одну.
       *[all] Если путь дошёл сразу до нескольких целей, открывают все в порядке, который выберет игрок.
    }
rules-effect-gold = До этой цели хотят добраться старатели. Когда её открывают, раунд сразу заканчивается.
rules-effect-stone =
    Просто пустая порода. Остаётся в лабиринте как поворот. { $goal_misfit ->
        [player] Если она никак не подходит, игрок выбирает, как её положить.
       *[best_fit] Её кладут так, чтобы она соединилась с путём и подошла как можно лучше.
    }
rules-effect-gold-card = Стоит 1, 2 или 3 самородка. Все видят, сколько у тебя карт золота, но сколько они стоят, знаешь только ты. После трёх раундов побеждает игрок, у которого больше всего самородков.
rules-effect-token =
    Золото жетонами вместо карт. { $tokens_open ->
        [no] За этим столом только ты видишь, сколько у тебя золота, но каждую выплату видят все.
       *[yes] Все видят, сколько у тебя золота.
    } Жетонами платят во «Вредителе 2», на турнире и в некоторых дополнениях.
