### The screens of the web client, in Russian. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: bots, clocks, errors

language = Язык
language-missing = Не удалось загрузить язык: { $language }. Проверь соединение, обнови страницу и выбери ещё раз.
close = Закрыть
page-not-found = Такой страницы нет
to-home = На главную

# Patterns that put texts together.
labelled-value = { $label }: { $value }
label = { $label }:
quote = «{ $text }»

seats-count = { $count } { $count ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }

# Ready-made games.
preset-classic = Классическая игра
preset-classic-2016 = Классическая игра, правила 2016 года
preset-saboteur-2 = Вредитель 2
preset-tournament = Турнир
preset-the-whole-box = Вся коробка
preset-classic-description = Старатели против вредителей, три раунда. Начни с этой игры.
preset-classic-2016-description = Старые правила: тоннель должен лишь подходить к соседним картам, а старатели делят больше карт золота.
preset-saboteur-2-description = Две команды старателей, босс, спекулянт и геологи. А ещё двери, лестницы и кражи.
preset-tournament-description = Для 5–9 игроков: жадные гномы, карта тоннеля посередине, золото жетонами.
preset-the-whole-box-description = «Вредитель 2» со всеми дополнениями и картами чемпионатов, которые к нему подходят.

bot-random_bot = Бродяга
bot-greedy_digger = Торопыга
bot-heuristic = Подмастерье
bot-bayesian = Бригадир
bot-random_bot-description = Ходит наугад.
bot-greedy_digger-description = Копает к целям при любой роли.
bot-heuristic-description = Играет разумно, но полагается только на то, что знает наверняка.
bot-bayesian-description = Следит за каждым, решает, кому верить, а в роли вредителя блефует.

clock-blitz = Блиц
clock-normal = Обычное
clock-relaxed = Неспешное
clock-none = Без лимита
clock-none-description = Без ограничения времени.
clock-description = { $turn } { $turn ->
        [one] секунда
        [few] секунды
        [many] секунд
       *[other] секунды
    } на ход, { $answer } — на другие решения.

# Errors: what is wrong, and what to do next.
problem-offline = Сервер не отвечает. Проверь соединение и попробуй ещё раз.
problem-unknown-guest = Сайту нужны файлы cookie, чтобы тебя узнать. Разреши их и обнови страницу.
problem-no-such-code = Такого кода нет. Проверь буквы или попроси новый код.
problem-no-such-room = Такого стола нет. Попроси ссылку или код ещё раз.
problem-no-coach = Тренер есть, только если ты играешь один с ботами и стол это разрешает.
problem-nothing-to-decide = Сейчас тебе нечего решать.
problem-no-hint-now = Сейчас у тренера нет подсказки. Попробуй через минутку.
problem-no-spectators = За этот стол зрителей не пускают. Хозяин стола может разрешить их в меню.
problem-too-many = Слишком много запросов сразу. Подожди немного и попробуй ещё раз.
problem-too-many-connections = Из твоей сети слишком много подключений. Закрой лишние вкладки и попробуй ещё раз.
problem-server-full = Сервер сейчас переполнен. Попробуй через минутку.
problem-request-too-slow = Запрос шёл слишком долго. Попробуй ещё раз.
problem-fault = На сервере что-то пошло не так. Попробуй через минутку.
problem-http = Связь с сервером прервалась. Попробуй через минутку.
problem-bad-input = Сервер этого не понял. Проверь, что введено, или обнови страницу.
problem-not-host = Это может только хозяин стола.
problem-has-begun = Игра уже началась. Посмотри её, а потом сыграй в следующей.
problem-seat-taken = Это место занято. Выбери другое.
problem-name-taken = Такое или очень похожее имя уже есть у другого игрока. Выбери другое.
problem-no-chat = За этим столом чат выключен. Можно отправлять реакции.
problem-muted = Хозяин тебя заглушил. Играть по-прежнему можно.
problem-no-such-spectator = Этого зрителя здесь уже нет. Выбери другого.
problem-not-yourself = Это ты. Выбери зрителя.
problem-has-seat = Это игрок, а не зритель. Выбери его место.
problem-too-few-left = Убрано слишком много игроков, поэтому закончить игру голосованием нельзя. Играй дальше или выйди из-за стола.
problem-removed = Хозяин этого стола убрал тебя. Сядь за другой.
problem-nobody-there = Пока никто не играет. Сначала сядь за стол.
problem-not-ready = База данных недоступна. Попробуй через минутку.
problem-store-unavailable = Сервер сейчас не может сохранить данные. Попробуй через минутку.
problem-busy = За этим столом сейчас происходит слишком много всего. Попробуй ещё раз.
problem-upgrading = Сайт сейчас обновляется. Попробуй через минуту.
problem-too-fast = Слишком быстро. Подожди немного и попробуй ещё раз.
problem-chat-limit = Слишком много сообщений подряд. Подожди немного и отправь ещё раз.
problem-emote-limit = Слишком много реакций подряд. Подожди немного.
problem-note-limit = Слишком много заметок подряд. Подожди немного и сохрани ещё раз.
problem-change-limit = Слишком много изменений подряд. Подожди немного и попробуй ещё раз.
problem-talk-full = Для сообщений и заметок за этим столом больше нет места. Играй без них или создай новый стол.
problem-stale = Тем временем что-то изменилось. Посмотри на стол и реши ещё раз.
problem-card-can-be-vetoed = На карту ещё можно наложить вето. Пусти зрителей, когда она подействует.
problem-spectator = Ты зритель. Сначала сядь за стол.
problem-not-your-seat = Это не твоё место. Выбери своё.
problem-no-such-seat = Такого места за столом нет. Выбери другое.
problem-seat-free = Это место свободно. Выбери другое.
problem-bot-took-over = За тебя играет бот. Сначала вернись в игру.
problem-no-person = На этом месте не человек. Выбери другое.
problem-not-all-ready = Не все ещё готовы. Подожди остальных.
problem-too-few-seats = За столом уже больше игроков. Добавь мест или убери игрока.
problem-not-playing = За этим столом сейчас не играют.
problem-not-over = Игра ещё не закончилась. Попробуй, когда закончится.
problem-no-review-now = Сейчас показать игру не получается. Попробуй через минутку.
problem-text-too-long = Слишком длинно. Сократи текст.
problem-text-hidden = В тексте есть скрытые знаки. Набери его заново.
problem-text-marks = У одной буквы слишком много значков. Убери лишние.
problem-text-empty = Здесь нет видимого текста. Сначала напиши что-нибудь.
problem-words-not-plain = Только латинские буквы, цифры и знаки, без пробелов в начале и в конце.

## -------------------- Settings of this device: settings-

settings-title = Настройки
settings-reset = Сбросить все настройки
settings-theme = Оформление
settings-theme-system = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-text-size = Размер текста
settings-colours = Цвета
settings-colours-hint = «Чёткие» цвета контрастнее и не требуют отличать красный от зелёного.
settings-colours-standard = Обычные
settings-colours-distinct = Чёткие
settings-motion = Анимация
settings-motion-system = Как в системе
settings-motion-full = Вся
settings-motion-reduced = Меньше
settings-speed = Темп за столом
settings-speed-hint = Как быстро ты видишь ходы других игроков.
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Сразу
settings-sound = Звуки
settings-volume = Громкость
settings-confirm = Подтверждать каждый ход
settings-chat = Показывать чат и реакции

## -------------------- The name of a player: name-

name-title = Как тебя называть другим игрокам?
name-accept = Дальше

## -------------------- The home page: home-

home-tagline = Копай золото. Не верь никому.
home-pitch = Прокопайте вместе тоннель к кладу. Но среди вас есть тайные вредители.
home-continue = Продолжить
home-continue-with = Играют: { $names }
home-continue-last-move = Последний ход: { $ago }
home-play-now = Играть сейчас
home-starting = Начинаем игру…
home-play-now-hint = Сразу против ботов. Без регистрации и установки.
home-options = Выбрать игру и соперников
home-game = Игра
home-opponents = Соперники
home-players = Игроки
home-clock = Время на ход
home-friends = Играть с друзьями
home-create = Создать стол
home-create-hint = Получишь ссылку, код и QR-код для друзей. Каждый играет на своём телефоне или компьютере.
home-hotseat = Играть вместе на одном устройстве
home-join = Сесть за стол
home-code = Код или ссылка
home-code-hint = Например, 7WAHHP
home-join-button = Войти
home-code-wrong = Это не код и не ссылка на стол. В коде { $letters } { $letters ->
        [one] буква или цифра
        [few] буквы и цифры
        [many] букв и цифр
       *[other] буквы и цифры
    }. Проверь и попробуй ещё раз.
home-your-tables = Твои столы
home-your-tables-none = У тебя пока нет столов.
home-open-tables = Открытые столы
home-open-tables-none = Сейчас открытых столов нет. Создай свой и отметь «Показать в общем списке».
home-refresh = Обновить
home-table-of-host = Стол игрока { $host }
home-table-unnamed = Стол без названия
home-seats-taken =
    { $people ->
        [one] занято { $people } из { $seats }
        [few] занято { $people } из { $seats }
        [many] занято { $people } из { $seats }
       *[other] занято { $people } из { $seats }
    }
home-state-lobby = ждёт игроков
home-state-playing = идёт игра
home-state-over = игра окончена, смотреть повтор
home-how-to-play = Правила за минуту
home-how-to-play-roles = Каждый получает тайную роль. Большинство — старатели, несколько — вредители.
home-how-to-play-digging = Старатели кладут карты тоннелей от старта к трём целям. Каждая карта должна подходить к соседним и продолжать путь.
home-how-to-play-goals = Одна цель — клад, остальные — пустая порода. С картой шахты можно посмотреть одну из них. Потом расскажи правду — или соври.
home-how-to-play-sabotage = Вредители ломают инструменты, кладут тупики и устраивают обвалы. Старатели делают то же с теми, кого подозревают.
home-how-to-play-gold = Если путь дошёл до клада, золото делят старатели. Если нет, его получают вредители. После трёх раундов побеждает игрок, у которого больше всего золота.
home-coached-game = Игра с тренером
home-learn = Научиться играть
home-rules = Карты и правила
home-profile = Твой профиль
home-name = Твоё имя
home-name-save = Сохранить
home-name-saved = Сохранено. Теперь тебя зовут { $name }.
home-device = Продолжить на другом устройстве
home-device-get-code = Получить код
home-device-your-code = Введи этот код на другом устройстве в течение десяти минут:
home-device-enter-code = Код с другого устройства
home-device-continue = Продолжить здесь
home-device-sign-out = Выйти на всех других устройствах
home-device-signed-out = На всех других устройствах выполнен выход.
home-footer = Бесплатно и с открытым кодом.

## -------------------- The lobby: lobby-

lobby-untitled = Новый стол
lobby-invited = { $host } зовёт тебя сыграть во «Вредителя»
lobby-invited-unnamed = Тебя зовут сыграть во «Вредителя»
preview-seats = Занято мест: { $taken } из { $seats }.
preview-players = Хозяин: { $host }. Игроков: { $players }.
preview-playing = Идёт партия во «Вредителя»
preview-replay = Запись партии во «Вредителя»
preview-replay-description = Посмотри её ход за ходом глазами каждого игрока.
lobby-learn = Впервые здесь? Научись играть
lobby-join = Играть
lobby-chat-notice = { $name }: { $text }
lobby-table-name = Название стола
lobby-invite = Пригласить игроков
lobby-code = Код стола
lobby-code-hint = Игроки вводят его на главной.
lobby-copy-link = Копировать ссылку
lobby-link-copied = Ссылка скопирована. Отправь её другим игрокам.
lobby-copy-link-failed = Браузер не разрешает копировать. Выдели ссылку и скопируй:
lobby-share = Поделиться…
lobby-share-text = Садись ко мне за стол.
lobby-qr = QR-код этого стола
lobby-big-screen = Показать стол на большом экране

lobby-seats = Места
lobby-seat = Место { $number }
lobby-seat-free = свободно
lobby-bot = бот: { $bot }
lobby-you = ты
lobby-is-host = хозяин
lobby-is-first-player = первый игрок
lobby-is-ready = ждёт начала
lobby-not-ready = ещё собирается
lobby-is-away = не на связи
lobby-is-muted = чат заглушён
lobby-sit = Сесть сюда
lobby-take-bot-seat = Сесть на место бота
lobby-sit-name = Твоё имя за этим столом
lobby-leave-seat = Освободить место
lobby-add-bot = Добавить бота
lobby-which-bot = Какого бота?
lobby-remove-bot = Убрать бота
lobby-remove = Убрать: { $name }
lobby-make-host = Сделать хозяином: { $name }
lobby-mute = Заглушить: { $name }
lobby-unmute = Вернуть голос: { $name }
lobby-seat-menu = Другие действия: { $name }
lobby-spectators =
    { $count ->
        [0] Зрителей нет.
        [one] { $count } зритель.
        [few] { $count } зрителя.
        [many] { $count } зрителей.
       *[other] { $count } зрителя.
    }

lobby-start = Начать игру
lobby-ready = Можно начинать
lobby-unready = Пока не начинать
lobby-shuffle = Честная тасовка
lobby-shuffle-words = Твои слова для тасовки (не обязательно)
lobby-shuffle-words-hint = Они добавятся, когда нажмёшь «Можно начинать».
lobby-shuffle-description = Тасовка определена заранее, и её можно проверить. К ней можно добавить свои слова.
lobby-commitment = Отпечаток тасовки для проверки после игры
lobby-waiting-for = Ждём: { $names }.
lobby-waiting-for-you = Все ждут тебя. Нажми «{ lobby-ready }».
lobby-bots-fill =
    { $count ->
        [1] Свободное место займёт бот.
        [one] { $count } свободное место займут боты.
        [few] { $count } свободных места займут боты.
        [many] { $count } свободных мест займут боты.
       *[other] { $count } свободного места займут боты.
    }
lobby-everyone-ready = Все готовы.
lobby-host-starts = Когда все будут готовы, игру начнёт { $host }.
lobby-host-starts-unnamed = Когда все будут готовы, хозяин начнёт игру.
lobby-spectating = Ты зритель. Чтобы играть, займи свободное место.
lobby-seats-full = Все места заняты. Можно остаться и посмотреть.

lobby-game = Игра
lobby-host-chooses = Игру выбирает { $host }. Все изменения видно сразу.
lobby-host-chooses-unnamed = Игру выбирает хозяин. Все изменения видно сразу.
lobby-preset = Выбери игру
lobby-preset-custom = Своя игра
lobby-edition = Издание
lobby-edition-description = Печатные книги правил местами расходятся. Выбери, по какой играть.
lobby-edition-DE24 = Юбилейное издание, немецкое
lobby-edition-UA24 = Юбилейное издание, украинское
lobby-edition-UA16 = Базовая игра 2016 года, украинская
lobby-edition-RU16 = Базовая игра 2016 года, русская
lobby-edition-PL2 = «Вредитель 2», польское издание
lobby-edition-FR2 = «Вредитель 2», французское издание
lobby-modules = Дополнения и особые карты
lobby-variants = Варианты
lobby-house-rules = Домашние правила
lobby-house-rules-description = Здесь можно изменить отдельные правила, в которых издания расходятся. Твой выбор важнее издания.
lobby-house-rule-changed = изменено
lobby-seat-count = Места
lobby-seat-count-description = Базовая игра — для 3–10 игроков, «Вредитель 2» — для 2–12.
lobby-first-player = Первый игрок
lobby-first-player-description = Только для первого раунда. Дальше решают правила.
lobby-first-player-random = Случайно
lobby-first-player-free = Место { $number } (свободно)
lobby-first-player-bot = { $name } (бот)
lobby-clock = Время на ход
lobby-bots = Боты
lobby-bots-description = Боты занимают свободные места и играют за тех, кто отошёл.
lobby-coach = Тренер
lobby-coach-description = Кто играет один с ботами, может перед каждым ходом попросить подсказку.
lobby-spectators-allowed = Пускать зрителей
lobby-spectators-allowed-description = Зрители видят только то, что видят все игроки.
lobby-spectators-veto = Если ты играешь один с ботами, карты ждут твоего ответа, даже когда вето у тебя нет: так зрители не узнают, у тебя ли оно.
lobby-chat-allowed = Чат
lobby-chat-allowed-description = Без чата можно отправлять только реакции.
lobby-listed = Показать в общем списке
lobby-listed-description = За стол сможет сесть любой прямо с главной. Иначе нужна ссылка или код.
lobby-seat-count-less = На одно место меньше
lobby-seat-count-more = На одно место больше
lobby-clash = Это не сочетается
lobby-clash-not-applied = Пока не применено.
lobby-undo = Отменить
lobby-yes = да
lobby-no = нет

lobby-option-lay_must_join = Укладка тоннелей
lobby-value-lay_must_join-yes = Тоннель должен продолжать путь от старта
lobby-value-lay_must_join-no = Тоннель должен лишь подходить к соседним картам
lobby-option-gold_draw = Золото для старателей
lobby-value-gold_draw-per_digger = По карте золота на каждого старателя
lobby-value-gold_draw-per_player = По карте золота на каждого игрока
lobby-option-round_end = Если клад не найден
lobby-value-round_end-hands = Раунд заканчивается, когда ни у кого не осталось карт
lobby-value-round_end-forced_passes = Раунд заканчивается и тогда, когда все по очереди могут только пасовать
lobby-value-round_end-nobody_can_play = Раунд заканчивается и тогда, когда никто не может сыграть карту
lobby-option-tokens_open = Жетоны золота
lobby-value-tokens_open-yes = Все видят, сколько у тебя жетонов
lobby-value-tokens_open-no = Только ты видишь, сколько у тебя жетонов
lobby-option-goals_at_once = Несколько целей сразу
lobby-value-goals_at_once-all = Открывают все
lobby-value-goals_at_once-one = За ход открывают только одну
lobby-option-goal_misfit = Цель, которая не подходит
lobby-value-goal_misfit-best_fit = Её кладут так, как она подходит лучше всего
lobby-value-goal_misfit-player = Как её положить, выбирает игрок
lobby-option-sabotage_target = Поломка инструментов
lobby-value-sabotage_target-another = Ломать можно только чужие инструменты
lobby-value-sabotage_target-any = Ломать можно и свои инструменты
lobby-option-next_round_starter = Первый игрок следующего раунда
lobby-value-next_round_starter-last_card = Слева от игрока, который положил последнюю карту
lobby-value-next_round_starter-last_turn = Слева от игрока, который ходил последним
lobby-value-next_round_starter-last_tunnel = Слева от игрока, который положил последний тоннель

lobby-chat = Чат

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Время на вето
lobby-veto-time-fixed = Каждая карта ждёт столько, поэтому никто не узнает, у кого вето.
lobby-veto-time-all = Игра идёт дальше, как только ответят все. Долгие раздумья могут тебя выдать.
veto-time-2s = 2 секунды
veto-time-5s = 5 секунд
veto-time-10s = 10 секунд
veto-time-all = Пока не ответят все
veto-time-clock = Как задаёт время на ход

## Роли и знакомства

who-open = Кто может кем быть?
who-title = Кто может кем быть, если игроков { $players }?
who-range = от { $fewest } до { $most }
who-left-over =
    { $count ->
        [one] { $count } карта роли остаётся лишней. Её покажут в конце раунда.
        [few] { $count } карты ролей остаются лишними. Их покажут в конце раунда.
       *[other] { $count } карт ролей остаются лишними. Их покажут в конце раунда.
    }
who-stack =
    { $count ->
        [one] { $count } карта роли остаётся закрытой в стопке.
        [few] { $count } карты ролей остаются закрытыми в стопке.
       *[other] { $count } карт ролей остаются закрытыми в стопке.
    }
introductions-title = Знакомство с дополнениями
introduction-open = Что это?
introduction-close = Понятно
introduction-rules = Читать правила

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

table-empty-cell = пусто
table-can-be-chosen = можно выбрать
table-you-saw =
    { $age ->
        [0] подсмотрено только что: { $card }
        [one] подсмотрено { $age } ход назад: { $card }
        [few] подсмотрено { $age } хода назад: { $card }
        [many] подсмотрено { $age } ходов назад: { $card }
       *[other] подсмотрено { $age } хода назад: { $card }
    }
table-seen =
    { $age ->
        [0] Эта карта подсмотрена только что. Она всё ещё закрыта.
        [one] Эта карта подсмотрена { $age } ход назад. Она всё ещё закрыта.
        [few] Эта карта подсмотрена { $age } хода назад. Она всё ещё закрыта.
        [many] Эта карта подсмотрена { $age } ходов назад. Она всё ещё закрыта.
       *[other] Эта карта подсмотрена { $age } хода назад. Она всё ещё закрыта.
    }
table-looked-at = карту знает { $player } (ход { $turn })
table-maze = Лабиринт. Стрелки — перемещение, Enter — выбор.
table-fit = Показать весь лабиринт
table-offscreen-up =
    Показать ещё { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } сверху
table-offscreen-right =
    Показать ещё { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } справа
table-offscreen-down =
    Показать ещё { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } снизу
table-offscreen-left =
    Показать ещё { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    } слева
table-round = Раунд { $round } из 3
table-your-turn = Твой ход
table-turn = Ходит { $name }
table-piles = Стопки
table-players =
    { $order ->
        [reversed] Игроки в обратном порядке ходов
       *[normal] Игроки в порядке ходов
    }
table-rules = Правила
table-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-role = Моя роль
table-role-hint = Нажми, чтобы увидеть роль
table-log = Журнал
table-chat = Чат
table-loading = Загружаем стол…
table-home = На главную
table-bot-took-over = Тебя не было, поэтому за тебя играет бот.
table-take-seat-back = Вернуться в игру
table-seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }
table-spectator = Ты зритель.
table-latest-events = Последние события

pile-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
        [many] { $count } карт в колоде
       *[other] { $count } карты в колоде
    }
pile-discard =
    { $count ->
        [one] { $count } карта в сбросе
        [few] { $count } карты в сбросе
        [many] { $count } карт в сбросе
       *[other] { $count } карты в сбросе
    }
pile-gold =
    { $count ->
        [one] Осталась { $count } карта золота
        [few] Осталось { $count } карты золота
        [many] Осталось { $count } карт золота
       *[other] Осталось { $count } карты золота
    }

connection-connecting = Соединяемся…
connection-open = Связь есть
connection-lost = Связь потеряна. Подключаемся снова…
connection-closed = Нет связи
connection-reason-left = Ты больше не за этим столом.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = Это не твоё место. Смотри как зритель или зайди по своей ссылке.
connection-reason-seat-lost = Место больше не твоё: тебя убрали или тебя слишком долго не было.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = За этот стол сесть нельзя. Выбери другой.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Смотреть как зритель

new-version = Вышла новая версия Pyrite.
new-version-reload = Обновить
new-version-later = Позже

hand-label =
    { $count ->
        [one] У тебя в руке { $count } карта
        [few] У тебя в руке { $count } карты
        [many] У тебя в руке { $count } карт
       *[other] У тебя в руке { $count } карты
    }
hand-selected = выбрано
hand-unusable = сейчас сыграть нельзя
hand-empty = У тебя нет карт в руке.

player-you = ты
player-unnamed = Игрок { $number }
player-bot = бот
player-bot-took-over = пока играет бот
player-away = не на связи
player-out = вне раунда
player-turn = ходит
player-deciding = решает
player-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
player-gold-cards =
    { $count ->
        [one] { $count } карта золота
        [few] { $count } карты золота
        [many] { $count } карт золота
       *[other] { $count } карты золота
    }
player-tokens = { $count } { $count ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
player-tokens-hidden = золото скрыто
player-fronts = перед игроком: { $cards }
player-known-role =
    { $past ->
        [yes] при проверке — { $role }, с тех пор роль сменилась
       *[no] { $age ->
            [0] { $role }, подсмотрено только что
            [one] { $role }, подсмотрено { $age } ход назад
            [few] { $role }, подсмотрено { $age } хода назад
            [many] { $role }, подсмотрено { $age } ходов назад
           *[other] { $role }, подсмотрено { $age } хода назад
        }
    }
player-details = Подробнее: { $player }
player-mark = Твоя догадка (видишь только ты)
player-mark-none = нет догадки
player-mark-friend = доверие
player-mark-unsure = сомнение
player-mark-foe = подозрение
player-note = Твоя заметка (видишь только ты)
player-mute = Заглушить
player-unmute = Вернуть голос
player-mute-for-everyone = Заглушить для всех
player-unmute-for-everyone = Вернуть голос для всех
player-remove = Убрать игрока
player-remove-question = Убрать игрока { $player }? До конца игры на его месте будет бот.
player-remove-confirm = Да, убрать
player-same-person = один и тот же человек: { $players }

role-title = Раунд { $round }: твоя роль
role-dismiss = Понятно
role-hint = Чтобы посмотреть роль ещё раз, нажми «Моя роль».

prompt-start-play =
    { $question ->
        [tunnel] Положи ещё один тоннель: выбери карту
       *[turn] Твой ход: выбери карту
    }
prompt-start-pass =
    { $count ->
        [one] Выбери карту для сброса
       *[other] Выбери до { $count } карт для сброса
    }
prompt-card = Выбери ещё одну карту
prompt-cell =
    { $occurrence ->
        [second] Выбери вторую цель
       *[first] Выбери, куда сыграть карту
    }
prompt-seat = Выбери игрока
prompt-tool = Выбери инструмент
prompt-front = { $player }: { $card }
prompt-remove = Выбери карту, которую уберёшь
prompt-none = Выбери
prompt-not-playable =
    { $question ->
        [tunnel] Сейчас эту карту сыграть нельзя. Выбери тоннель, который можно положить.
       *[turn] Сейчас эту карту сыграть нельзя, но можно сбросить.
    }
prompt-why-not = Почему нельзя?
prompt-confirm = Сыграть
prompt-confirm-pass = Сбросить
prompt-rotate = Повернуть
prompt-back = Назад
prompt-enlarge = Увеличить: { $card }
prompt-all-moves = Все мои ходы
prompt-mode-play = Сыграть карту
prompt-mode-pass = Спасовать

moves-pass =
    { $count ->
        [one] Сбросить карту
       *[other] Сбросить карты
    }
moves-other = Другие ходы
moves-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
moves-none = Сейчас тебе нечего решать.

private-knowledge-label = Что я знаю
private-knowledge-nothing = Пока ничего тайного.
private-knowledge-age =
    { $age ->
        [0] только что
        [one] { $age } ход назад
        [few] { $age } хода назад
        [many] { $age } ходов назад
       *[other] { $age } хода назад
    }
private-knowledge-changed = с тех пор сменилась
private-knowledge-previous-role = Твоя прежняя роль
private-knowledge-gold =
    { $count ->
        [one] Твоё золото: { $sum } ({ $count } карта)
        [few] Твоё золото: { $sum } ({ $count } карты)
        [many] Твоё золото: { $sum } ({ $count } карт)
       *[other] Твоё золото: { $sum } ({ $count } карты)
    }

log-label = Журнал игры
log-empty = Пока ничего не произошло.
log-earlier = Более ранние ходы можно посмотреть в повторе после игры.
chat-label = Сообщения чата
chat-empty = Сообщений пока нет.
chat-off = За этим столом чат выключен, но можно отправлять реакции.
chat-input = Напиши сообщение
chat-send = Отправить
chat-unread =
    { $count ->
        [one] { $count } новое
        [few] { $count } новых
        [many] { $count } новых
       *[other] { $count } нового
    }
emote-cheer = Ура!
emote-laugh = Ха-ха!
emote-sorry = Прости
emote-thanks = Спасибо
emote-hurry = Поторопись
emote-doubt = Сомневаюсь
emote-shock = О нет!
emote-gold = Золото!

menu-title = Меню
menu-note = Твои заметки (видишь только ты)
menu-keys = Клавиши: стрелки — перемещение, Enter — выбор, R — повернуть тоннель, Esc — назад, H — рука, B — поле, P — игроки, M — все мои ходы.
menu-big-screen = Показать на большом экране
menu-vote-to-end = Проголосовать за конец игры
menu-withdraw-vote = Отозвать мой голос
menu-end-votes =
    { $count ->
        [one] { $count } игрок хочет закончить игру
        [few] { $count } игрока хотят закончить игру
        [many] { $count } игроков хотят закончить игру
       *[other] { $count } игрока хотят закончить игру
    }
menu-leave-player = Уйти (за меня сыграет бот)
menu-leave-spectator = Уйти

vote-label = Голосование за конец игры
vote-agreed =
    { $count ->
        [one] { $players } хочет закончить игру сейчас и показать роли.
        [few] { $players } хотят закончить игру сейчас и показать роли.
        [many] { $players } хотят закончить игру сейчас и показать роли.
       *[other] { $players } хотят закончить игру сейчас и показать роли.
    }
vote-waiting-for = Ждём: { $players }
vote-deadline = Игра закончится через { $time }, если никто из отсутствующих игроков не вернётся и не продолжит.
vote-agree = Да, закончить
vote-oppose = Играть дальше

spectators-title = Зрители
spectators-none = Зрителей нет.
spectators-unnamed = Зритель { $number }
spectators-left = уже не здесь
spectators-muted = чат заглушён
spectators-mute = Заглушить: { $name }
spectators-unmute = Вернуть голос: { $name }
spectators-remove = Убрать: { $name }
spectators-remove-question = Убрать зрителя { $name }? За этот стол он уже не сможет вернуться.
spectators-remove-confirm = Да, убрать

## -------------------- The log, around the game: log-

log-time-ran-out =
    { $seat_is ->
        [you] У тебя
       *[other] У игрока { $seat }
    } вышло время
log-bot-took-over =
    За { $seat_is ->
        [you] тебя
       *[other] игрока { $seat }
    } теперь играет бот
log-player-returned =
    { $seat_is ->
        [you] Ты
       *[other] { $seat }
    } снова в игре
log-seat-emptied =
    { $seat_is ->
        [you] Ты уходишь из-за стола
       *[other] { $seat } уходит из-за стола
    }
log-finish-voted =
    { $agreed ->
        [yes] { $seat_is ->
            [you] Ты хочешь
           *[other] { $seat } хочет
        } закончить игру и показать роли
       *[no] { $seat_is ->
            [you] Ты больше не хочешь
           *[other] { $seat } больше не хочет
        } заканчивать игру
    }
log-finish-opposed =
    { $seat_is ->
        [you] Ты хочешь
       *[other] { $seat } хочет
    } играть дальше, поэтому голосование закончено
log-game-revealed = Игроки закончили игру. Все роли открыты
log-seat-muted =
    { $muted ->
        [yes] Хозяин заглушил { $seat_is ->
            [you] тебя
           *[other] игрока { $seat }
        }
       *[no] Хозяин вернул голос { $seat_is ->
            [you] тебе
           *[other] игроку { $seat }
        }
    }
log-spectator-muted =
    { $muted ->
        [yes] Хозяин заглушил зрителя { $name }
       *[no] Хозяин вернул голос зрителю { $name }
    }
log-spectator-removed = Хозяин убрал зрителя { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Хозяин теперь пускает зрителей
       *[no] Хозяин больше не пускает зрителей
    }

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = С твоего прошлого хода
recap-last-lap = Последние ходы
recap-count =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
        [many] { $count } событий
       *[other] { $count } события
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Раунд окончен
round-end-treasure-found = Клад найден!
round-end-treasure-not-found = Клад не найден
round-end-reached-by =
    { $seat_is ->
        [you] Ты достраиваешь
       *[other] { $seat } достраивает
    } путь к кладу.
round-end-reached = Путь дошёл до клада.
round-end-not-reached = До клада никто не добрался.
round-end-role =
    { $seat_is ->
        [you] Ты
       *[other] { $seat }
    } — { $role }.
round-end-unused-role = Лишняя роль
round-end-no-gold = В этом раунде золота не получает никто.
round-end-choose-gold = Выбери свою карту золота
round-end-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
round-end-waiting-for-gold = { $name } выбирает карту золота…
round-end-show-all = Показать всё
round-end-next-round = Следующий раунд
round-end-your-turn = Следующий раунд: твой ход
round-end-show-results = Показать итоги
round-end-back-to-table = Вернуться к столу
round-end-you = ты
round-end-hidden-role = закрытая карта роли
round-end-gold-cards = { $count } { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } золота
round-end-gold-tokens = { $count } { $count ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    } жетонами

# The end of the game
podium-title = Игра окончена
podium-winner =
    { $seat_is ->
        [you] Ты побеждаешь
       *[other] { $seat } побеждает
    }: { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-winners =
    { $you ->
        [yes] Вместе побеждаете { $seats }
       *[no] { $seats } побеждают вместе
    }: по { $gold } { $gold ->
        [one] самородку
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-ended-early = Игроки закончили игру досрочно
podium-ended-early-hint = Роли всех игроков и собранное золото:
podium-place = { $place }-е место
podium-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-others = Остальные игроки
podium-chart = Золото по раундам
podium-round = Раунд { $round }
podium-chart-missing = График сейчас не показать: { $why }
podium-player = Игрок
podium-total = Итого
podium-replay = Смотреть повтор
podium-rematch = Сыграть ещё раз
podium-rematch-join = Войти в следующую игру
podium-rematch-watch = Смотреть следующую игру
podium-rematch-hint = Те же игроки на тех же местах. Игра начнётся, когда все будут готовы.
podium-again-hint = Против тех же ботов, по тем же правилам. Игра начнётся сразу.
podium-rematch-offered = Другой игрок хочет сыграть ещё раз. Можно войти уже сейчас.
podium-home = На главную

## -------------------- Pass and play on one device: hotseat-

hotseat-title = Игра на одном устройстве
hotseat-hint = Все играют на этом устройстве. Твои карты скрыты, пока оно не у тебя в руках.
hotseat-home = На главную
hotseat-players = Игроки
hotseat-name = Игрок { $number }
hotseat-remove = Убрать игрока { $number }
hotseat-add = Добавить игрока
hotseat-bots = Число ботов
hotseat-bot = Бот { $number }
hotseat-first-player-removed = Выбранного первого игрока убрали. Теперь первый игрок выбирается случайно.
hotseat-game = Выбери игру
hotseat-start = Начать игру
hotseat-name-missing = Дай имя каждому игроку.
hotseat-name-twice = У двух игроков одинаковое имя. Измени одно.
hotseat-waiting = Минутку…
hotseat-unavailable = Этот стол открыть нельзя
hotseat-not-yours = За этим столом нет игроков с этого устройства
hotseat-start-new = Начать новую игру
hotseat-pass-to = Передай устройство игроку { $name }
hotseat-look-away = Остальные, пожалуйста, отвернитесь.
hotseat-show-cards = Я — { $name }. Показать мои карты
hotseat-device-with = Устройство у игрока { $name }.
hotseat-done = Готово, { $name }. Спрячь карты и передай устройство дальше.
hotseat-hide-cards = Спрятать карты
hotseat-other-playing = Играет { $name }
hotseat-other-playing-hint = Подожди. Чтобы посмотреть свои карты, коснись своего имени.
hotseat-veto = Сыграть вето на эту карту?
hotseat-veto-hint = Карта вот-вот подействует. Чтобы сыграть вето, возьми устройство и коснись своего имени.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = Новый стол
bigscreen-join-hint = Чтобы играть с телефона, отсканируй QR-код или открой { $address } и введи этот код:
bigscreen-qr = QR-код этого стола
bigscreen-lobby-players = Игроки
bigscreen-free = свободно
bigscreen-bot = бот
bigscreen-ready = ждёт начала
bigscreen-not-ready = ещё собирается
bigscreen-unavailable = Этот стол показать нельзя
bigscreen-home = На главную
bigscreen-loading = Загружаем стол…
bigscreen-connection-lost = Связь потеряна. Подключаемся снова…
bigscreen-round = Раунд { $round }
bigscreen-turn = Ходит { $name }
bigscreen-seconds = { $seconds } с
bigscreen-players = Игроки
bigscreen-log = Последние ходы
bigscreen-join-or-watch = Играть или смотреть:

## -------------------- The replay of a finished game: replay-

replay-title = Повтор
replay-to-table = К столу
replay-loading = Загружаем игру…
replay-events = События
replay-players = Игроки
replay-maze = Лабиринт
replay-fit = Показать весь лабиринт
replay-step-not-visible = В этом виде на этом шаге ничего не видно.
replay-position = Момент игры
replay-step = Шаг { $at } из { $of }
replay-round = Раунд { $round }
replay-play = Воспроизвести
replay-pause = Пауза
replay-step-back = На шаг назад
replay-step-forward = На шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-forward = Следующий ход
replay-speed = Скорость
replay-view-as = Вид
replay-view-as-all = все карты
replay-view-as-spectator = зритель
replay-link = Скопировать ссылку на этот шаг
replay-link-copied = Ссылка скопирована.
replay-role-hidden = роль неизвестна
replay-hand-count = { $cards } { $cards ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } в руке
replay-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
replay-gold-held =
    { $cards ->
        [0] { $tokens } { $tokens ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        }
       *[other] { $cards } { $cards ->
           [one] карта
           [few] карты
           [many] карт
          *[other] карты
       } золота{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } самородок
            [few] {", "}{ $tokens } самородка
            [many] {", "}{ $tokens } самородков
           *[other] {", "}{ $tokens } самородка
        }
    }
replay-mark-friend = доверие
replay-mark-unsure = сомнение
replay-mark-foe = подозрение
replay-note = Твои заметки:
replay-suspicion = Подозрения, раунд { $round }
replay-suspicion-spectator = Какова вероятность, что игрок — вредитель, судя по тому, что видно зрителю.
replay-suspicion-seat = Какова вероятность, что игрок — вредитель, судя по тому, что видит { $name }.
replay-suspicion-loading = Считаем…
replay-suspicion-none = Для этого раунда оценки нет.

## -------------------- The pages of cards and rules: rules-

rules-title = Карты и правила
rules-search = Поиск по картам и правилам
rules-search-hint = Слово, карта или правило, например TUN-3
rules-book = Правила
# How some paragraphs of the rulebook begin; the same words as in docs/rules.
rules-label-edition = Издание:
rules-label-house = Наше решение:
rules-search-none = Ничего не найдено. Попробуй слово покороче или очисти поиск.
rules-search-clear = Очистить поиск
rules-overview = Все карты и правила
rules-next = Дальше: { $title }
rules-previous = Назад: { $title }
rules-of-card = Правила для этой карты
rules-cards-of-rule = Карты для этого правила
rules-card-versions = Все варианты этой карты
rules-not-found = Карты или правила с таким названием нет.
rules-loading = Загружаем правила…
rules-retry = Попробовать ещё раз
rules-rule = Правило { $id }
rules-open-page = Открыть в правилах
rules-part = Только если в игре: { $part }
rules-edition = Издание: { $edition }

rules-section-tunnels = Тоннели
rules-section-actions = Действия
rules-section-goals = Цели
rules-section-roles = Роли
rules-section-pieces = Золото и гномы
