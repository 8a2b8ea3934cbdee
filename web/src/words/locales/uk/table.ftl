table-close = Закрити
table-rules = Правила
table-nobody = ніхто
table-seat = Місце { $number }
table-cell =
    { $way ->
        [up] колонка { $column }, на { $rows } вище
        [down] колонка { $column }, на { $rows } нижче
       *[level] колонка { $column }, на рівні старту
    }
table-goal = ціль { $number }
table-empty-cell = порожньо
table-can-be-chosen = можна обрати
table-you-saw =
    { $age ->
        [0] щойно підглянуто: { $card }
        [one] підглянуто { $age } хід тому: { $card }
        [few] підглянуто { $age } ходи тому: { $card }
        [many] підглянуто { $age } ходів тому: { $card }
       *[other] підглянуто { $age } ходу тому: { $card }
    }
table-dwarf = гном-митник гравця { $player }, дивиться { $side }
table-maze = Лабіринт. Стрілки ведуть від карти до карти, Enter обирає.
table-fit = Показати весь лабіринт
table-round = Раунд { $round } з 3
table-piles = Стоси
table-players =
    { $way ->
        [back] Гравці; ходять у зворотному порядку
       *[on] Гравці в порядку ходів
    }
table-backwards = ⟲ навпаки
table-no-maps = без мап
table-onlookers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-role = Моя роль
table-role-hold = Утримуй, щоб побачити роль
table-log = Журнал
table-chat = Чат
table-loading = Спускаємося в шахту …
table-home = До входу
table-held = Тебе не було, тож за тебе грає бот.
table-take-back = Грати далі
table-onlooker = Ти спостерігаєш.
table-news = Новини

pile-deck =
    { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
pile-discard =
    { $count ->
        [one] { $count } карта у скиді
        [few] { $count } карти у скиді
        [many] { $count } карт у скиді
       *[other] { $count } карти у скиді
    }
pile-gold =
    { $count ->
        [one] Лишилася { $count } карта золота
        [few] Лишилося { $count } карти золота
        [many] Лишилося { $count } карт золота
       *[other] Лишилося { $count } карти золота
    }
pile-dwarfs =
    { $count ->
        [one] Лишився { $count } гном-митник
        [few] Лишилося { $count } гноми-митники
        [many] Лишилося { $count } гномів-митників
       *[other] Лишилося { $count } гнома-митника
    }

line-connecting = З’єднуємося …
line-open = На зв’язку
line-lost = Зв’язок утрачено, пробуємо ще раз …
line-closed = Немає зв’язку
line-because-left = Ти більше не за цим столом.
line-because-no-such-room = Такого столу немає.
line-because-not-yours = Це не твоє місце. Заходь глядачем або за власним посиланням.
line-because-seat-lost = Твоє місце віддали іншому.
line-because-refused = Стіл тебе не впускає.

hand-label =
    { $count ->
        [one] Твоя рука: { $count } карта
        [few] Твоя рука: { $count } карти
        [many] Твоя рука: { $count } карт
       *[other] Твоя рука: { $count } карти
    }
hand-chosen = обрано
hand-unusable = зараз не зіграти
hand-empty = Твоя рука порожня.
hand-larger = Збільшити руку
hand-smaller = Зменшити руку

player-you = ти
player-bot = бот
player-held = підміняє бот
player-away = не тут
player-turn = за роботою
player-decides = вирішує
player-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
player-gold-cards =
    { $count ->
        [one] { $count } карта золота
        [few] { $count } карти золота
        [many] { $count } карт золота
       *[other] { $count } карти золота
    }
player-tokens = { $count } { $count ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
player-fronts = перед гравцем: { $cards }
player-known =
    { $past ->
        [yes] за твоєї перевірки — { $role }, відтоді роль змінилася
       *[no] { $age ->
            [0] { $role }, щойно підглянуто
            [one] { $role }, підглянуто { $age } хід тому
            [few] { $role }, підглянуто { $age } ходи тому
            [many] { $role }, підглянуто { $age } ходів тому
           *[other] { $role }, підглянуто { $age } ходу тому
        }
    }
player-open = Більше про гравця { $player }
player-mark = Що думаєш? Бачиш лише ти.
player-mark-none = ще нічого
player-mark-friend = друг
player-mark-unsure = сумнів
player-mark-foe = ворог
player-note = Твоя нотатка, лише для тебе
player-deaf = Не чути цього гравця
player-hear = Знову чути цього гравця
player-mute = Позбавити слова
player-unmute = Знову дати слово
player-remove = Відіслати; далі грає бот

role-round = Раунд { $round }: ти —
role-known = Я знаю, хто я
role-hint = Згодом утримуй «Моя роль», щоб побачити її знову.

prompt-begin-play =
    { $question ->
        [tunnel] Клади наступний тунель: обери карту
       *[turn] Твій хід: обери карту
    }
prompt-begin-pass = Які карти скинеш?
prompt-begin-two = Які дві карти віддаси?
prompt-begin-dwarf = Яку карту віддаси за митника?
prompt-begin-toll = За яку клітинку мито?
prompt-card = Обери іншу карту
prompt-cell =
    { $time ->
        [again] А друга?
       *[first] Куди?
    }
prompt-seat = На кого?
prompt-tool = Який інструмент?
prompt-front = { $player }: { $card }
prompt-side = З якого боку?
prompt-none = Обери
prompt-dead = Зараз цю карту не зіграти. Її можна скинути.
prompt-why = Чому ні?
prompt-confirm = Зіграти
prompt-confirm-pass = Скинути
prompt-confirm-two = Віддати дві
prompt-confirm-dwarf = Поставити
prompt-confirm-toll = Вимагати
prompt-turn = Обернути
prompt-back = Назад
prompt-large = Показати більшою: { $card }
prompt-all-moves = Усі мої ходи
prompt-way-play = Зіграти карту
prompt-way-pass = Пас
prompt-way-two = Дві за одну
prompt-way-dwarf = Митник
prompt-way-toll = Взяти мито

moves-pass = Скинути карти
moves-other = Інші ходи
moves-count =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
moves-none = Зараз тобі нічого вирішувати.

moment-goal = Досягнуто кількох цілей
moment-goal-why = Обери, яку відкрити першою. Інші — слідом.
moment-orientation = Як її покласти?
moment-orientation-why = Обидва способи пасують однаково. Обери один.
moment-gold = Бери своє золото
moment-gold-why =
    { $count ->
        [1] Ця карта лишилася тобі. Ніхто інший не бачить, що ти береш.
        [one] До тебе дійшла { $count } карта. Візьми одну, решту передай далі; ніхто інший не бачить, що ти береш.
        [few] До тебе дійшли { $count } карти. Візьми одну, решту передай далі; ніхто інший не бачить, що ти береш.
        [many] До тебе дійшло { $count } карт. Візьми одну, решту передай далі; ніхто інший не бачить, що ти береш.
       *[other] До тебе дійшло { $count } карти. Візьми одну, решту передай далі; ніхто інший не бачить, що ти береш.
    }
moment-victim = Крадіжка вдалася
moment-victim-why = У кого береш один самородок?
moment-veto = Пропустити?
moment-veto-why = { $player } хоче: { $move }
moment-veto-waved = Пропускаєш. Хвилинку …
moment-veto-none = немає в руці
moment-swap = Поміняти цілі місцями?
moment-swap-why = Обидві в тебе, закриті. Ніхто не бачить, що ти робиш.
moment-card = Лиши одну карту
moment-card-why = Їх бачиш лише ти. Решта повернеться.
moment-toll = Сплатиш мито?
moment-toll-why = { $player } вимагає сплатити митникові: { $cell }.
moment-move = Скриня відсуває ціль
moment-move-why = Обери, яка ціль піде на крок далі.
moment-hand = Скриня дає обікрасти руку
moment-hand-why = У кого тягнеш карту?
moment-role = Скриня показує роль
moment-role-why = Чию роль подивишся?

waiting-turn = { $player } за роботою
waiting-tunnel = { $player } кладе ще один тунель
waiting-goal = { $player } обирає, яку ціль відкрити
waiting-orientation = { $player } крутить карту туди-сюди
waiting-gold = { $player } обирає золото
waiting-victim = { $player } готує крадіжку
waiting-veto = Хтось проти?
waiting-swap = { $player } тримає дві цілі
waiting-card = { $player } обирає, яку карту лишити
waiting-toll = { $player }: платити мито чи ні?
waiting-move = { $player } відсуває ціль
waiting-hand = { $player } ось-ось обкраде чиюсь руку
waiting-role = { $player } ось-ось побачить чиюсь роль
waiting-nobody = Хвилинку …

known-label = Що я знаю
known-nothing = Нічого, чого не знають інші, крім твоєї ролі й руки.
known-age =
    { $age ->
        [0] щойно
        [one] { $age } хід тому
        [few] { $age } ходи тому
        [many] { $age } ходів тому
       *[other] { $age } ходу тому
    }
known-doubtful = може, вже підмінено
known-past = відтоді змінилося
known-chest = Скриня { $number }
known-gold =
    { $count ->
        [one] Твоє золото: { $sum }, на { $count } карті
        [few] Твоє золото: { $sum }, на { $count } картах
        [many] Твоє золото: { $sum }, на { $count } картах
       *[other] Твоє золото: { $sum }, на { $count } картах
    }

log-label = Що сталося
log-empty = Ще нічого не сталося.
chat-label = Що сказано
chat-empty = Ніхто ще нічого не сказав.
chat-off = За цим столом чату немає; гримаси вітаються.
chat-say = Скажи щось
chat-send = Сказати
chat-unread = нове
emote-cheer = Ура!
emote-laugh = Ха-ха!
emote-sorry = Вибач
emote-thanks = Дякую
emote-hurry = Швидше
emote-doubt = Сумніваюся
emote-shock = О ні!
emote-gold = Золото!

menu-title = Меню
menu-confirm = Підтверджувати кожен хід
menu-sound = Звук
menu-chat = Показувати чат і гримаси
menu-note = Твої нотатки, лише для тебе
menu-keys = Клавіші: стрілки — від карти до карти, Enter — обрати, R — обернути тунель, Esc — крок назад, H — рука, B — поле, P — гравці, M — усі мої ходи.
menu-screen = Великий екран
menu-finish = Закінчити й показати ролі
menu-play-on = Усе ж грати далі
menu-willing =
    { $count ->
        [one] { $count } гравець хоче закінчити
        [few] { $count } гравці хочуть закінчити
        [many] { $count } гравців хочуть закінчити
       *[other] { $count } гравця хочуть закінчити
    }
menu-leave = Піти; за мене грає бот
menu-go = Піти
