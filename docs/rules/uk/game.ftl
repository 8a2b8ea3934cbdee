### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = Гру завершено.
problem-not-your-turn = Зараз не твій хід. Зачекай на інших гравців.
problem-not-asked-for = Спершу прийми інше рішення.
problem-not-in-hand = Цієї карти немає у твоїй руці. Обери іншу.
problem-not-in-this-game = У цій грі такого немає. Обери щось інше.
problem-own-seat =
    { $rule ->
        [none] Це ти. Обери іншого гравця.
        [TOLL-3] Просити сплатити мито можна лише інших гравців.
       *[other] Цю карту не можна зіграти на себе. Обери іншого гравця.
    }
problem-wrong-target =
    { $target ->
        [player] Обери гравця.
        [cell] Обери клітинку в лабіринті.
        [goal] Обери ціль.
        [chest] Обери ціль або скриню.
       *[none] Для цієї карти нічого обирати не треба. Просто зіграй її.
    }
problem-cell-taken = Тут уже є карта. Обери порожню клітинку.
problem-no-neighbour = Поклади її поруч із відкритою картою лабіринту.
problem-sides-clash =
    { $sides ->
        [none] Цей тунель не пасує до сусідньої карти.
       *[other] Цей тунель не пасує до сусідніх карт: { $sides }.
    } { $rotated ->
        [yes] Карта лишається, як була.
       *[no] Обери іншу клітинку.
    }
problem-not-joined =
    { $rule ->
        [S2-8] Драбина має сполучатися з виходом тунелю.
       *[other] Сюди не веде шлях від старту.
    } { $rotated ->
        [yes] Карта лишається, як була.
       *[no] Обери іншу клітинку.
    }
problem-tools-broken = Зі зламаним інструментом не можна класти тунелі. Полагодь його або зіграй іншу карту.
problem-no-tunnel = Тут немає тунелю. Обери тунель.
problem-not-removable = Обвал не прибирає старту, цілей і особливих карт. Обери тунель.
problem-broken-already = Цей інструмент уже зламано. Обери іншого гравця.
problem-nothing-to-repair = Цій карті тут нема чого лагодити. Обери іншого гравця або іншу карту.
problem-wrong-tool = Ця карта не лагодить цього інструмента. Обери іншу.
problem-no-such-goal = У цьому лабіринті немає такої цілі. Обери іншу.
problem-goal-face-up = Цю ціль уже відкрито. Обери іншу.
problem-goal-not-reached = Цю карту зараз відкрити не можна. Обери підсвічену.
problem-goal-misfit = Так карту покласти не можна. Оберни її.
problem-gold-not-there = Цієї карти золота взяти не можна. Обери одну з показаних.
problem-too-many-cards = У базовій грі можна скинути лише одну карту.
problem-clash-edition-base = У виданні { $edition } немає базової гри. Обери DE24, UA24, UA16 чи RU16 або додай «Саботера 2».
problem-clash-edition-extras = У виданні { $edition } немає варіантів, особливих карт і мінідоповнень. Обери DE24 або UA24.
problem-clash-seats-base = Базова гра — для 3–10 гравців. Зміни кількість місць.
problem-clash-first-seat = Обраного першого гравця немає за цим столом. Обери іншого або «Випадково».
table-nobody = ніхто
table-you = ти
table-role-of = { $player } ({ $role })
table-cell =
    { $direction ->
        [up] колонка { $column }, на { $rows } { $rows ->
            [one] ряд
            [few] ряди
            [many] рядів
           *[other] ряду
        } вище
        [down] колонка { $column }, на { $rows } { $rows ->
            [one] ряд
            [few] ряди
            [many] рядів
           *[other] ряду
        } нижче
       *[level] колонка { $column }, ряд старту
    }
table-goal = ціль { $number }
question-goal = Обери, яку карту відкрити
question-goal-hint =
    { $goals_at_once ->
        [one] Досягнуто кількох цілей. За хід відкривають лише одну.
       *[all] Досягнуто кількох цілей. Після цієї відкриєш інші, якщо раунд не завершиться.
    }
question-orientation = Обери, як її покласти
question-orientation-hint =
    { $goal_misfit ->
        [player] Можна і так, і так.
       *[best_fit] Карта пасує однаково і так, і так.
    }
question-gold = Візьми своє золото
question-gold-hint =
    { $count ->
        [1] Ця карта лишилася тобі. Ніхто інший не бачить, що ти береш.
        [one] Візьми одну з { $count } карти. Решта перейде наступному золотошукачеві. Ніхто інший не бачить, що ти береш.
        [few] Візьми одну з { $count } карт. Решта перейде наступному золотошукачеві. Ніхто інший не бачить, що ти береш.
        [many] Візьми одну з { $count } карт. Решта перейде наступному золотошукачеві. Ніхто інший не бачить, що ти береш.
       *[other] Візьми одну з { $count } карти. Решта перейде наступному золотошукачеві. Ніхто інший не бачить, що ти береш.
    }
waiting-turn = Ходить { $player }
waiting-goal = { $player } обирає, яку карту відкрити
waiting-orientation = { $player } обирає, як покласти карту
waiting-gold = { $player } обирає карту золота
waiting-nobody = Хвилинку…
card-tunnel = тунель { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
cards-none = жодної карти
card-path = { $sides }
card-dead-end =
    { $count ->
        [one] із глухим проходом { $sides }
        [few] із глухими проходами { $sides }
        [many] із глухими проходами { $sides }
       *[other] із глухими проходами { $sides }
    }
card-direction-n = вгору
card-direction-e = вправо
card-direction-s = вниз
card-direction-w = вліво
card-side-n = зверху
card-side-e = праворуч
card-side-s = знизу
card-side-w = ліворуч
card-goal-face-down = закрита ціль
card-start = старт
card-gold = скарб
card-stone = порожня порода
card-map = мапа
card-rockfall = обвал
card-broken-pickaxe = зламане кайло
card-broken-lantern = зламаний ліхтар
card-broken-cart = зламана вагонетка
card-repair-pickaxe = ремонт кайла
card-repair-lantern = ремонт ліхтаря
card-repair-cart = ремонт вагонетки
card-repair-pickaxe-lantern = ремонт кайла або ліхтаря
card-repair-pickaxe-cart = ремонт кайла або вагонетки
card-repair-lantern-cart = ремонт ліхтаря або вагонетки
tool-pickaxe = кайло
tool-lantern = ліхтар
tool-cart = вагонетка
role-unknown = невідомо
role-digger = золотошукач
role-saboteur = саботер
role-aim-unknown = Ти глядач.
role-aim-digger = Прокладай шлях до скарбу. Якщо шлях туди дійде, золотошукачі поділять золото.
role-aim-saboteur = Не дай золотошукачам дістатися до скарбу. І не видай себе.
move-lay-tunnel = Покласти ({ $cell }): { $tunnel }
move-read-map = Подивитися на { $goal }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $seat_is ->
        [self] Зламати собі { $card_id ->
                [broken-pickaxe] кайло
                [broken-lantern] ліхтар
               *[broken-cart] вагонетку
            }
       *[other] Зламати { $card_id ->
                [broken-pickaxe] кайло
                [broken-lantern] ліхтар
               *[broken-cart] вагонетку
            } гравцеві { $seat }
    }
move-repair =
    { $seat_is ->
        [self] Полагодити собі { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } (карта: { $card })
       *[other] Полагодити { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } гравцеві { $seat } (карта: { $card })
    }
move-pass =
    { $cards_count ->
        [one] Скинути: { $cards }
        [few] Скинути { $cards_count } карти: { $cards }
        [many] Скинути { $cards_count } карт: { $cards }
       *[other] Скинути { $cards_count } карти: { $cards }
    }
move-turn-goal = Відкрити { $goal }
move-lay-goal = { $tunnel }
move-take-gold = Узяти { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
log-round-begun =
    Почався раунд { $round }. { $first_is ->
        [you] Перший хід робиш ти
       *[other] Перший хід робить { $first }
    }
log-round-ended =
    Раунд завершено: { $gold_reached ->
        [yes] до скарбу дісталися
       *[no] до скарбу не дісталися
    }. Ролі: { $roles }{ $left_over_count ->
        [0] { "" }
        [one] ; зайва: { $left_over }
       *[other] ; зайві: { $left_over }
    }
log-game-ended = Гру завершено. Перемога: { $winners }
log-passed =
    { $forced ->
        [yes] { $seat_is ->
            [you] Ти не можеш нічого зіграти й скидаєш
           *[other] { $seat } не може нічого зіграти й скидає
        }
       *[no] { $seat_is ->
            [you] Ти скидаєш
           *[other] { $seat } скидає
        }
    } { $cards_count ->
        [one] { $cards_count } карту
        [few] { $cards_count } карти
        [many] { $cards_count } карт
       *[other] { $cards_count } карти
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] Ти відкриваєш
       *[other] { $seat } відкриває
    } { $goal }: { $face }
log-looked =
    { $seat_is ->
        [you] Ти дивишся
       *[other] { $seat } дивиться
    } на { $goal }{ $seen ->
        [yes] { "" } і { $seat_is ->
            [you] бачиш
           *[other] бачить
        }: { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] Золотошукачі ділять { $nuggets_count } карту золота
        [few] Золотошукачі ділять { $nuggets_count } карти золота
        [many] Золотошукачі ділять { $nuggets_count } карт золота
       *[other] Золотошукачі ділять { $nuggets_count } карти золота
    }
log-gold-taken =
    { $seat_is ->
        [you] Ти береш
       *[other] { $seat } бере
    } карту золота{ $seen ->
        [yes] : { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $tokens_is ->
        [negative] { $seat_is ->
            [you] Ти втрачаєш
           *[other] { $seat } втрачає
        }
       *[positive] { $seat_is ->
            [you] Ти отримуєш
           *[other] { $seat } отримує
        }
    } { $tokens } { $tokens ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
log-nobody-can-play = Колода порожня, і ніхто не може зіграти карту
log-contributed =
    { $seat_is ->
        [you] Ти додаєш
       *[other] { $seat } додає
    } слова до тасування
log-play-lay-tunnel =
    { $player_is ->
        [you] Ти кладеш
       *[other] { $player } кладе
    } тунель ({ $cell })
log-play-read-map =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } мапу на { $goal }
log-play-rockfall =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } обвал ({ $cell })
log-play-sabotage =
    { $player_is ->
        [you] Ти ламаєш
       *[other] { $player } ламає
    } { $seat_is ->
        [self] собі
        [you] тобі
       *[other] гравцеві { $seat }
    } { $card_id ->
        [broken-pickaxe] кайло
        [broken-lantern] ліхтар
       *[broken-cart] вагонетку
    }
log-play-repair =
    { $player_is ->
        [you] Ти лагодиш
       *[other] { $player } лагодить
    } { $seat_is ->
        [self] собі
        [you] тобі
       *[other] гравцеві { $seat }
    } { $tool ->
        [pickaxe] кайло
        [lantern] ліхтар
       *[cart] вагонетку
    }
rules-name-passage = Наскрізний тунель
rules-name-dead-end = Глухий кут
rules-name-bridge = Міст
rules-name-double-curve = Подвійний поворот
rules-name-stub = Тунель із глухим проходом
rules-name-start = Старт
rules-name-sabotage = Поломка
rules-name-repair = Ремонт
rules-name-repair-either = Ремонт одного з двох
rules-name-map = Мапа
rules-name-rockfall = Обвал
rules-name-digger = Золотошукач
rules-name-saboteur = Саботер
rules-name-goal = Закрита ціль
rules-name-gold = Скарб
rules-name-stone = Порожня порода
rules-name-gold-card = Карта золота
rules-name-token = Жетон золота
rules-effect-passage =
    Поклади на порожню клітинку поруч із лабіринтом. Кожен бік має пасувати до сусідніх карт: відкритий до відкритого, закритий до закритого. { $lay_must_join ->
        [no] У цьому виданні цього досить, навіть якщо туди не веде шлях від старту.
       *[yes] Карта має продовжувати шлях від старту.
    } Її можна обернути догори ногами, але не можна класти набік.
rules-effect-dead-end = Клади, як будь-який тунель, але шлях крізь нього не йде. Саботери перекривають ним дорогу. Золотошукачам краще його скинути.
rules-effect-bridge = Два шляхи, що перетинаються, але не сполучаються. Один із них має продовжувати шлях від старту. Другий має лише пасувати до сусідніх карт.
rules-effect-double-curve = Два повороти, що не сполучаються. Один із них має продовжувати шлях від старту. Другий має лише пасувати до сусідніх карт.
rules-effect-stub = Тунель з одним або двома глухими проходами збоку. Шлях крізь глухий прохід не йде, але він має пасувати до сусідніх карт.
rules-effect-start = Звідси починається кожен шлях. Карта відкрита з усіх чотирьох боків, і прибрати її не можна.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Зіграй на будь-якого гравця, навіть на себе.
       *[another] Зіграй на іншого гравця.
    } Гравець зі зламаним інструментом не може класти тунелі. Той самий інструмент двічі зламати не можна.
rules-effect-repair = Лагодить цей інструмент тобі або іншому гравцеві. Обидві карти скидають.
rules-effect-repair-either = Лагодить один із двох зображених інструментів тобі або іншому гравцеві.
rules-effect-map = Таємно подивися на закриту ціль. Усі бачать, на яку саме, але що там, бачиш лише ти. Можеш сказати правду або збрехати. У грі зі скринями можна подивитися й на скриню та тунель над нею.
rules-effect-rockfall = Прибирає з лабіринту тунель, але не старт і не ціль. Будь-який гравець може знову заповнити порожню клітинку.
rules-effect-digger =
    Ти перемагаєш, коли шлях доходить до скарбу. { $gold_draw ->
        [per_player] Золотошукачі ділять стільки карт золота, скільки гравців, тож комусь дістаються дві.
       *[per_digger] Кожен золотошукач отримує карту золота. Першим обирає той, хто завершив шлях.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Ти перемагаєш, коли до скарбу не дісталися. Що менше переможців, то більше золота кожному.
       *[other] Ти перемагаєш, коли до скарбу не дісталися. Один саботер отримує 4 самородки, двоє чи троє — по 3, четверо — по 2.
    } Ніхто не знає твоєї ролі, тож не видай себе зарано.
rules-effect-goal =
    Ніхто не знає, що це, доки до неї не дійде шлях. З мапою можеш таємно подивитися на неї. { $goals_at_once ->
        [one] Якщо шлях дійшов одразу до кількох, відкривають лише одну.
       *[all] Якщо шлях дійшов одразу до кількох, відкривають усі в порядку, який обере гравець.
    }
rules-effect-gold = До цієї цілі намагаються дістатися золотошукачі. Коли її відкрито, раунд одразу завершується.
rules-effect-stone =
    Лише порода. Лишається в лабіринті як поворот. { $goal_misfit ->
        [player] Якщо вона ніяк не пасує, гравець обирає, як її покласти.
       *[best_fit] Її кладуть так, щоб вона сполучилася зі шляхом і пасувала якнайкраще.
    }
rules-effect-gold-card = Варта 1, 2 або 3 самородки. Усі бачать, скільки в тебе карт золота, але чого вони варті, знаєш лише ти. Перемагає гравець, у якого після трьох раундів найбільше самородків.
rules-effect-token =
    Золото, яке виплачують жетонами замість карт. { $tokens_open ->
        [no] За цим столом лише ти бачиш, скільки в тебе золота, але виплати бачать усі.
       *[yes] Усі бачать, скільки в тебе золота.
    } Жетонами платять у «Саботері 2», на турнірі та в деяких доповненнях.
