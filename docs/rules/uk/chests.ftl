### Messages of the module chests.

part-chests = Скрині зі скарбами
problem-no-hand = У цього гравця взяти карту не можна. Обери іншого.
problem-no-role = Цю роль подивитися не можна. Обери іншого гравця.
problem-goal-cannot-move = Цю ціль не можна відсунути. Обери іншу.
problem-no-more-maps = Скриня заборонила мапи на цілі до кінця раунду. Обери іншу карту.
problem-no-closed-chest = Тут немає закритої скрині. Обери іншу клітинку.
problem-clash-layout-without-chests = У цій грі немає скринь. Спершу додай скрині зі скарбами.
problem-clash-chests-count = Потрібні чотири скрині. Розклади всі чотири або обери інше розташування.
problem-clash-chests-outside = Сюди скриню покласти не можна ({ $cell }). Обери клітинку між стартом і цілями.
problem-clash-chests-taken = Сюди скриню покласти не можна ({ $cell }): заважає інша карта. Перенеси скриню або обери інше розташування.
problem-clash-chests-start = Сюди скриню покласти не можна ({ $cell }): надто близько до старту. Перенеси скриню.
problem-clash-chests-twice = На одній клітинці дві скрині ({ $cell }). Перенеси одну з них.
problem-clash-chests-touch = Дві скрині лежать поруч ({ $cell }). Перенеси одну з них.
lobby-chest-layout = Розташування скринь
lobby-chest-layout-gates = Брама
lobby-chest-layout-wings = Крила
lobby-chest-layout-zigzag = Зигзаг
lobby-chest-layout-random = Випадкове
lobby-chest-layout-custom = Власне
lobby-chest-hint = Торкнись клітинки, щоб покласти скриню. Торкнись скрині, щоб прибрати її.
lobby-chest-grid = Клітинки між стартом і цілями. Стрілки — перехід, Enter — покласти або прибрати скриню.
lobby-chest-left =
    { $left ->
        [0] Усі чотири скрині розкладено.
        [one] Лишилося покласти { $left } скриню.
        [few] Лишилося покласти { $left } скрині.
        [many] Лишилося покласти { $left } скринь.
       *[other] Лишилося покласти { $left } скрині.
    }
lobby-chest-not-applied = Ще не застосовано.
lobby-chest-cell-chest = скриня
lobby-chest-cell-free = вільно
lobby-chest-cell-empty = порожньо
lobby-chest-cell-refused =
    { $why ->
        [start] тут старт
        [goal] тут ціль
        [tournament] тут турнірний тунель
        [wardrobe] тут шафа
        [party] тут підземна вечірка
        [beside-start] надто близько до старту
        [next] скрині не можуть бути поруч
        [four] усі чотири скрині розкладено; спершу прибери одну
        [chest] тут уже є скриня
       *[outside] скрині кладуть між стартом і цілями
    }
lobby-chest-clear = Прибрати всі скрині
lobby-chest-more-rows = Показати більше рядів
lobby-part-chests-description = Чотири закриті скрині на шляху, у кожній несподіванка.
table-chest = скриня { $number }
table-no-maps = мапи заборонено
question-move = Скриня: відсунь ціль
question-move-hint = Обери ціль, яку відсунеш на одну клітинку далі від старту.
question-hand = Скриня: візьми карту
question-hand-hint = Обери гравця, у якого візьмеш випадкову карту.
question-role = Скриня: подивися роль
question-role-hint = Обери гравця, чию роль хочеш побачити.
waiting-move = { $player } обирає, яку ціль відсунути
waiting-hand = { $player } обирає, у кого взяти карту
waiting-role = { $player } обирає, чию роль подивитися
card-mark-chest = зі скрині
card-chest-face-down = скриня під закритим тунелем
chest-one-gold = 1 самородок
chest-no-more-maps = мапи на цілі заборонено
chest-no-draw = цього ходу без добору
chest-extra-draw = додаткова карта цього ходу
chest-move-a-goal = відсунути ціль
chest-rob-a-hand = взяти карту в гравця
chest-three-for-one = добрати три, лишити одну
chest-look-at-a-role = подивитися роль
chest-search-the-discard = пошукати у скиді
chest-bury-five = скинути п’ять карт із колоди
move-look-in-chest = Зазирнути у скриню { $chest_number }
move-open-chest = Відкрити скриню { $chest_number }
move-move-goal = Відсунути { $goal }
move-rob-hand = Узяти карту в гравця { $seat }
move-look-at-role = Подивитися роль гравця { $seat }
log-goal-moved =
    { $seat_is ->
        [you] Ти відсуваєш
       *[other] { $seat } відсуває
    } { $goal } на одну клітинку
log-chest-opened =
    { $seat_is ->
        [you] Ти відкриваєш
       *[other] { $seat } відкриває
    } скриню: { $found }
log-chest-seen =
    { $seat_is ->
        [you] Ти зазираєш
       *[other] { $seat } зазирає
    } у скриню{ $seen ->
        [yes] { "" } і { $seat_is ->
            [you] бачиш
           *[other] бачить
        }: { $found }. Тунель зверху: { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] Ти береш
       *[other] { $seat } бере
    } карту золота з одним самородком
log-nothing-to-pick =
    Карти золота з одним самородком для { $seat_is ->
        [you] тебе
       *[other] гравця { $seat }
    } не лишилося
log-card-taken =
    { $seat_is ->
        [you] Ти береш
       *[other] { $seat } бере
    } карту з { $other_is ->
        [you] твоєї руки
       *[other] руки гравця { $other }
    }{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] { $cards_count } карту з колоди скинуто
        [few] { $cards_count } карти з колоди скинуто
        [many] { $cards_count } карт із колоди скинуто
       *[other] { $cards_count } карти з колоди скинуто
    }
log-discard-shuffled = Скид перетасовано
log-play-look-in-chest =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } мапу на скриню { $chest_number }
rules-section-chests = Скрині зі скарбами
rules-name-chest-tunnel = Тунель над скринею
rules-name-chest-one-gold = Скриня: 1 самородок
rules-name-chest-no-more-maps = Скриня: без мап
rules-name-chest-no-draw = Скриня: без добору
rules-name-chest-extra-draw = Скриня: додаткова карта
rules-name-chest-move-a-goal = Скриня: відсунути ціль
rules-name-chest-rob-a-hand = Скриня: взяти карту
rules-name-chest-three-for-one = Скриня: три карти, лишити одну
rules-name-chest-look-at-a-role = Скриня: подивитися роль
rules-name-chest-search-the-discard = Скриня: пошукати у скиді
rules-name-chest-bury-five = Скриня: скинути п’ять
rules-effect-chest-tunnel = Лежить закритим на скрині. Коли до нього доходить шлях, його відкривають, і гравець, чий зараз хід, відкриває скриню. Обвал може прибрати тунель, а разом із ним і закриту скриню.
rules-effect-chest-one-gold = Ти береш 1 самородок.
rules-effect-chest-no-more-maps = До кінця раунду мапи на цілі заборонено. Мапи на скрині дозволено.
rules-effect-chest-no-draw = Цього ходу ти не добираєш карту.
rules-effect-chest-extra-draw = Цього ходу ти добираєш додаткову карту.
rules-effect-chest-move-a-goal = Ти відсуваєш закриту ціль на одну клітинку далі від старту.
rules-effect-chest-rob-a-hand = Замість добору ти береш випадкову карту з руки іншого гравця.
rules-effect-chest-three-for-one = Наприкінці ходу ти добираєш три карти, одну лишаєш, а дві скидаєш.
rules-effect-chest-look-at-a-role = Ти таємно дивишся роль іншого гравця.
rules-effect-chest-search-the-discard = Скид тасують. Ти переглядаєш п’ять карт із нього й лишаєш одну. Карту з колоди не добираєш.
rules-effect-chest-bury-five = П’ять верхніх карт колоди скидають закритими.
