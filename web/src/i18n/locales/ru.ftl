### All texts of the web client, in Russian.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: parts of the game, bots, clocks, errors

language = Язык
language-missing = Не удалось загрузить язык: { $language }. Проверь соединение, обнови страницу и выбери ещё раз.
close = Закрыть
page-not-found = Такой страницы нет
to-home = На главную

# Patterns that put texts together.
comma-joined = { $first }, { $rest }
labelled-value = { $label }: { $value }
label = { $label }:
sentence = { $text }.
quote = «{ $text }»

seats-count = { $count } { $count ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }

# The parts of the game.
part-saboteur2 = Вредитель 2
part-greedy_dwarf = Жадный гном
part-goal_swap = Подмена целей
part-trove = Находка
part-veto = Вето
part-change_of_direction = Смена направления
part-master_craftsman = Мастер на все руки
part-path_specialist = Проходчик
part-detour = Обход
part-toll = Платные тоннели
part-wardrobe = Шкаф
part-party = Подземная вечеринка
part-new_goals = Новые цели
part-chests = Сундуки с сокровищами
part-sabotaged_dwarf = Пострадавший гном
part-tournament = Турнир

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
clock-none-description = Думай сколько хочешь.
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
problem-no-spectators = За этот стол зрителей не пускают. Выбери другой.
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
problem-too-fast = Слишком быстро. Подожди немного и попробуй ещё раз.
problem-chat-limit = Слишком много сообщений подряд. Подожди немного и отправь ещё раз.
problem-emote-limit = Слишком много реакций подряд. Подожди немного.
problem-note-limit = Слишком много заметок подряд. Подожди немного и сохрани ещё раз.
problem-change-limit = Слишком много изменений подряд. Подожди немного и попробуй ещё раз.
problem-talk-full = Для сообщений и заметок за этим столом больше нет места. Играй без них или создай новый стол.
problem-stale = Тем временем что-то изменилось. Посмотри на стол и реши ещё раз.
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
problem-game-over = Игра окончена.
problem-text-too-long = Слишком длинно. Сократи текст.
problem-text-hidden = В тексте есть скрытые знаки. Набери его заново.
problem-text-marks = У одной буквы слишком много значков. Убери лишние.
problem-text-empty = Здесь нет видимого текста. Сначала напиши что-нибудь.
problem-words-not-plain = Только латинские буквы, цифры и знаки, без пробелов в начале и в конце.
problem-not-your-turn = Сейчас не твой ход. Подожди других игроков.
problem-not-asked-for = Сначала прими другое решение.
problem-let-pass = Эта карта уже разрешена. Подожди, пока она подействует.
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
    } Попробуй повернуть.
problem-not-joined =
    { $rule ->
        [S2-8] Лестница должна соединяться с тоннелем через выход. Выбери другую клетку или поверни карту.
       *[other] Сюда не ведёт путь от старта. Выбери другую клетку или поверни карту.
    }
problem-ladder-at-goal = Так класть лестницу рядом с целью нельзя. Выбери другую клетку.
problem-tools-broken = Пока у тебя сломан инструмент, класть тоннели нельзя. Почини его или сыграй другую карту.
problem-trapped = Пока ты в ловушке, класть тоннели нельзя. Сыграй другую карту или спасуй.
problem-not-laid-last = Перенести можно только последний положенный тоннель, и только если он ещё в лабиринте.
problem-same-cell = Этот тоннель уже здесь. Выбери другую клетку.
problem-no-tunnel-to-lay = У тебя нет тоннеля, который можно положить сейчас. Выбери другую карту.
problem-no-tunnel = Здесь нет тоннеля. Выбери тоннель.
problem-not-removable = Обвал не убирает старт, цели и особые карты. Выбери тоннель.
problem-broken-already = Этот инструмент уже сломан. Выбери другого игрока.
problem-nothing-to-repair = Этой карте здесь нечего чинить. Выбери другого игрока или другую карту.
problem-wrong-tool = Эта карта не чинит такой инструмент. Выбери другую карту.
problem-theft-already = Перед тобой уже есть кража. Выбери другую карту.
problem-no-theft = У этого игрока нет кражи. Выбери другого.
problem-trapped-already = Этот игрок уже в ловушке. Выбери другого.
problem-not-trapped = Этот игрок не в ловушке. Выбери другого.
problem-no-veto = У тебя нет карты вето.
problem-veto-out-of-turn = Вето играют вне очереди, сразу после чужой карты. Сейчас выбери другую.
problem-no-victim = У этого игрока украсть нельзя. Выбери другого.
problem-no-hand = У этого игрока нельзя взять карту. Выбери другого.
problem-no-role = Эту роль посмотреть нельзя. Выбери другого игрока.
problem-no-such-goal = Такой цели в этом лабиринте нет. Выбери другую.
problem-goal-face-up = Эта цель уже открыта. Выбери другую.
problem-goal-not-reached = Эту карту сейчас открыть нельзя. Выбери подсвеченную.
problem-goal-misfit = Так карту положить нельзя. Поверни её.
problem-goal-cannot-move = Эту цель сдвинуть нельзя. Выбери другую.
problem-no-more-maps = Из-за сундука до конца раунда нельзя смотреть цели. Выбери другую карту.
problem-no-closed-chest = Здесь нет закрытого сундука. Выбери другую клетку.
problem-gold-not-there = Эту карту золота взять нельзя. Выбери одну из показанных.
problem-card-not-there = Эту карту взять нельзя. Выбери одну из показанных.
problem-nothing-discarded = Сброс пуст. Выбери другую карту.
problem-too-many-cards = В базовой игре сбрасывают только одну карту.
problem-not-yours = Убрать можно только карту перед собой.
problem-nothing-in-front = Такой карты там нет. Выбери другую.
problem-toll-too-dear = У тебя не хватает золота на пошлину.
problem-no-dwarf-left = Оба сборщика в этом раунде уже использованы.
problem-no-free-end = Сборщика ставят у открытого конца тоннеля, рядом с пустой клеткой.
problem-no-toll = Здесь нет пошлины. Выбери клетку с пошлиной.
problem-asked-already = Этого игрока в этот ход уже просили. Попроси другого.
problem-clash-saboteur2-greedy_dwarf = Жадный гном не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-saboteur2-sabotaged_dwarf = Пострадавший гном не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-saboteur2-tournament = Турнир не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-tournament-sabotaged_dwarf = Пострадавший гном не сочетается с турниром: там платят жетонами.
problem-clash-tournament-wardrobe = Шкаф не сочетается с турниром: там нет лишней роли, которую можно взять взамен.
problem-clash-wardrobe-party = Шкаф и подземная вечеринка не сочетаются: это две стороны одной карты.
problem-clash-edition-base = В издании { $edition } нет базовой игры. Выбери DE24, UA24, UA16 или RU16 либо добавь «Вредителя 2».
problem-clash-edition-saboteur2 = В издании { $edition } нет «Вредителя 2». Выбери DE24, UA24, PL2 или FR2.
problem-clash-edition-extras = В издании { $edition } нет вариантов, особых карт и мини-дополнений. Выбери DE24 или UA24.
problem-clash-seats-base = Базовая игра — для 3–10 игроков. Измени число мест.
problem-clash-seats-saboteur2 = «Вредитель 2» — для 2–12 игроков. Измени число мест.
problem-clash-seats-tournament = Турнир — для 5–9 игроков. Измени число мест.
problem-clash-layout-without-chests = В этой игре нет сундуков. Сначала добавь их.
problem-clash-chests-count = Сундуков должно быть четыре. Положи все или выбери другое расположение.
problem-clash-chests-outside = Сюда сундук положить нельзя ({ $cell }). Выбери клетку между стартом и целями.
problem-clash-chests-taken = Сюда сундук положить нельзя ({ $cell }): мешает другая карта. Переложи сундук или выбери другое расположение.
problem-clash-chests-start = Сюда сундук положить нельзя ({ $cell }): слишком близко к старту. Переложи сундук.
problem-clash-chests-twice = Два сундука на одной клетке ({ $cell }). Переложи один из них.
problem-clash-chests-touch = Два сундука рядом ({ $cell }). Переложи один из них.
problem-clash-first-seat = Выбранного первого игрока нет за столом. Выбери другого или «Случайно».

## -------------------- The home page: home-

home-tagline = Копай золото. Не верь никому.
home-pitch = Прокопайте вместе тоннель к кладу. Но среди вас есть тайные вредители.
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
home-table-of-host = Стол: { $host }
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
lobby-unmute = Не глушить: { $name }
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
lobby-commitment = Отпечаток для проверки после игры
lobby-waiting-for = Ждём: { $names }.
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
lobby-edition-PL2 = Вредитель 2, польский
lobby-edition-FR2 = Вредитель 2, французский
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
lobby-spectators-allowed = Пускать зрителей
lobby-spectators-allowed-description = Зрители видят только то, что видят все игроки.
lobby-chat-allowed = Чат
lobby-chat-allowed-description = Без чата можно отправлять только реакции.
lobby-listed = Показать в общем списке
lobby-listed-description = За стол сможет сесть любой прямо с главной. Иначе нужна ссылка или код.
lobby-seat-count-less = На одно место меньше
lobby-seat-count-more = На одно место больше
lobby-chest-layout = Расположение сундуков
lobby-chest-layout-gates = Ворота
lobby-chest-layout-wings = Крылья
lobby-chest-layout-zigzag = Зигзаг
lobby-chest-layout-random = Случайно
lobby-chest-layout-custom = Своё
lobby-chest-hint = Коснись клетки, чтобы положить сундук. Коснись сундука, чтобы его убрать.
lobby-chest-grid = Клетки между стартом и целями. Стрелки — перемещение, Enter — положить или убрать сундук.
lobby-chest-left =
    { $left ->
        [0] Все четыре сундука на месте.
        [one] Осталось положить { $left } сундук.
        [few] Осталось положить { $left } сундука.
        [many] Осталось положить { $left } сундуков.
       *[other] Осталось положить { $left } сундука.
    }
lobby-chest-not-applied = Пока не применено.
lobby-chest-cell-chest = сундук
lobby-chest-cell-free = свободно
lobby-chest-cell-empty = пусто
lobby-chest-cell-refused =
    { $why ->
        [start] здесь старт
        [goal] здесь цель
        [tournament] здесь турнирный тоннель
        [wardrobe] здесь шкаф
        [party] здесь подземная вечеринка
        [beside-start] слишком близко к старту
        [next] сундуки не могут лежать рядом
        [four] все четыре сундука уже на месте; сначала убери один
        [chest] здесь уже есть сундук
       *[outside] сундуки кладут между стартом и целями
    }
lobby-chest-clear = Убрать все сундуки
lobby-chest-more-rows = Показать больше рядов
lobby-clash = Это не сочетается
lobby-clash-not-applied = Пока не применено.
lobby-undo = Отменить
lobby-yes = да
lobby-no = нет

lobby-part-saboteur2-description = Две команды старателей, двери, лестницы, кражи, ловушки и новые роли. Для 2–12 игроков.
lobby-part-greedy_dwarf-description = Старатель, который побеждает, только если сам достроит путь к кладу. Для базовой игры.
lobby-part-goal_swap-description = Возьми две закрытые цели и верни, поменяв местами или нет.
lobby-part-trove-description = Вместо добора возьми одну из пяти верхних карт сброса.
lobby-part-veto-description = Отмени карту, которую только что сыграл другой игрок.
lobby-part-change_of_direction-description = Разверни порядок ходов до конца раунда.
lobby-part-master_craftsman-description = Почини один любой сломанный инструмент.
lobby-part-path_specialist-description = Положи два тоннеля за один ход.
lobby-part-detour-description = Перенеси последний положенный тоннель.
lobby-part-toll-description = Путь преграждают два гнома-сборщика. Чтобы строить дальше, заплати 1 самородок игроку, который поставил гнома.
lobby-part-wardrobe-description = Карта в лабиринте. Первый, кто до неё доберётся, должен сменить роль.
lobby-part-party-description = Карта в лабиринте. Когда игрок до неё доберётся, все роли тасуют и раздают заново.
lobby-part-new_goals-description = Пять целей из восьми: мешки золота, драконы, паук, а клада может и не быть.
lobby-part-chests-description = Четыре закрытых сундука на пути, в каждом — сюрприз.
lobby-part-sabotaged_dwarf-description = Старатели, у которых в конце раунда сломан инструмент, не получают золота.
lobby-part-tournament-description = Для 5–9 игроков: жадные гномы, карта тоннеля посередине, золото жетонами.

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
lobby-option-new_goals_gold_sure = Клад среди новых целей
lobby-value-new_goals_gold_sure-yes = Клад есть всегда
lobby-value-new_goals_gold_sure-no = Клада может не быть
lobby-option-discard_two_helps = Сброс двух карт
lobby-value-discard_two_helps-self = Убирает карту действия перед тобой
lobby-value-discard_two_helps-anyone = Убирает карту действия перед любым игроком
lobby-option-ladder_needs_opening = Лестницы и тоннели
lobby-value-ladder_needs_opening-yes = Лестница должна соединяться с тоннелем через выход
lobby-value-ladder_needs_opening-no = Лестница должна лишь касаться тоннеля
lobby-option-ladder_goal_ban = Лестницы и цели
lobby-value-ladder_goal_ban-touching = Лестницу нельзя класть рядом с целью
lobby-value-ladder_goal_ban-open_side = Лестницу нельзя класть открытой стороной к цели
lobby-option-inspection_target = Проверка
lobby-value-inspection_target-another = Можно посмотреть роль другого игрока
lobby-value-inspection_target-any = Можно посмотреть любую роль, даже свою
lobby-option-theft_optional = Кражи
lobby-value-theft_optional-yes = Красть по желанию
lobby-value-theft_optional-no = Красть обязательно
lobby-option-next_round_starter = Первый игрок следующего раунда
lobby-value-next_round_starter-last_card = Слева от игрока, который положил последнюю карту
lobby-value-next_round_starter-last_turn = Слева от игрока, который ходил последним
lobby-value-next_round_starter-last_tunnel = Слева от игрока, который положил последний тоннель

lobby-chat = Чат

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = никто
table-seat = Место { $number }
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
table-chest = сундук { $number }
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
table-dwarf = сборщик игрока { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    } пошлины игроку { $player }
table-toll-paid = { $player } платит пошлину
table-move-with-toll = { $move } ({ $toll })
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
table-piles = Стопки
table-players =
    { $order ->
        [reversed] Игроки в обратном порядке ходов
       *[normal] Игроки в порядке ходов
    }
table-order-reversed = ⟲ обратный порядок
table-rules = Правила
table-no-maps = без карт шахты
table-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-role = Моя роль
table-role-hint = Удерживай, чтобы увидеть роль
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
pile-dwarfs =
    { $count ->
        [one] Остался { $count } гном-сборщик
        [few] Осталось { $count } гнома-сборщика
        [many] Осталось { $count } гномов-сборщиков
       *[other] Осталось { $count } гнома-сборщика
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
hand-enlarge = Показать карты крупнее
hand-shrink = Показать карты мельче

player-you = ты
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
player-unmute = Не глушить
player-mute-for-everyone = Заглушить для всех
player-unmute-for-everyone = Не глушить для всех
player-remove = Убрать игрока
player-remove-question = Убрать игрока { $player }? До конца игры на его месте будет бот.
player-remove-confirm = Да, убрать
player-same-person = один и тот же человек: { $players }

role-title = Раунд { $round }: твоя роль
role-dismiss = Понятно
role-hint = Чтобы посмотреть роль ещё раз, удерживай «Моя роль».

prompt-start-play =
    { $question ->
        [tunnel] Положи ещё один тоннель: выбери карту
       *[turn] Твой ход: выбери карту
    }
prompt-start-pass = Выбери карты для сброса
prompt-start-discard-two = Выбери две карты для сброса
prompt-start-stand-dwarf = Выбери карту, которую сбросишь за сборщика
prompt-start-ask-toll = Выбери клетку с пошлиной
prompt-card = Выбери ещё одну карту
prompt-cell =
    { $occurrence ->
        [second] Выбери вторую
       *[first] Выбери, куда сыграть карту
    }
prompt-seat = Выбери игрока
prompt-tool = Выбери инструмент
prompt-front = { $player }: { $card }
prompt-remove = Выбери карту, которую уберёшь
prompt-side = Выбери сторону
prompt-none = Выбери
prompt-not-playable =
    { $question ->
        [tunnel] Сейчас эту карту сыграть нельзя. Выбери тоннель, который можно положить.
       *[turn] Сейчас эту карту сыграть нельзя, но можно сбросить.
    }
prompt-why-not = Почему нельзя?
prompt-confirm = Сыграть
prompt-confirm-pass = Сбросить
prompt-confirm-discard-two = Сбросить обе
prompt-confirm-stand-dwarf = Поставить гнома
prompt-confirm-ask-toll = Попросить заплатить
prompt-rotate = Повернуть
prompt-back = Назад
prompt-enlarge = Увеличить: { $card }
prompt-all-moves = Все мои ходы
prompt-mode-play = Сыграть карту
prompt-mode-pass = Пас
prompt-mode-discard-two = Сбросить две и убрать карту
prompt-mode-stand-dwarf = Поставить сборщика
prompt-mode-ask-toll = Попросить игрока заплатить

moves-pass = Сбросить карты
moves-other = Другие ходы
moves-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
moves-none = Сейчас тебе нечего решать.

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
        [1] Эта карта осталась тебе. Никто не видит, что ты берёшь.
        [one] Возьми одну из { $count } карты. Остальные получит следующий старатель. Никто не видит, что ты берёшь.
        [few] Возьми одну из { $count } карт. Остальные получит следующий старатель. Никто не видит, что ты берёшь.
        [many] Возьми одну из { $count } карт. Остальные получит следующий старатель. Никто не видит, что ты берёшь.
       *[other] Возьми одну из { $count } карты. Остальные получит следующий старатель. Никто не видит, что ты берёшь.
    }
question-victim = Укради 1 самородок
question-victim-hint = Выбери, у кого украсть.
question-veto = Сыграть вето?
question-veto-hint = { $action }. Вето отменит эту карту.
question-veto-allowed = Разрешено. Минутку…
question-veto-not-in-hand = нет в руке
question-swap = Поменять цели местами?
question-swap-hint = Обе цели у тебя в руках, закрытые. Никто не увидит, меняешь ли ты их.
question-card = Выбери, какую карту оставить
question-card-hint = Эти карты видишь только ты. Остальные уйдут в сброс.
question-toll = Заплатить пошлину?
question-toll-hint =
    { $player } просит тебя заплатить пошлину ({ $cell }). { $price ->
        [0] Этот сборщик твой, поэтому платить не придётся.
       *[other] Цена: { $toll }.
    }
question-move = Сундук: сдвинь цель
question-move-hint = Выбери цель, которая сдвинется на клетку дальше от старта.
question-hand = Сундук: возьми карту
question-hand-hint = Выбери игрока, у которого возьмёшь случайную карту.
question-role = Сундук: посмотри роль
question-role-hint = Выбери игрока, чью роль посмотришь.

waiting-turn = Ходит { $player }
waiting-tunnel = { $player } кладёт ещё один тоннель
waiting-goal = { $player } выбирает, какую карту открыть
waiting-orientation = { $player } выбирает, как положить карту
waiting-gold = { $player } выбирает карту золота
waiting-victim = { $player } выбирает, у кого украсть
waiting-veto = Сейчас можно сыграть вето
waiting-swap = { $player } решает, менять ли местами две цели
waiting-card = { $player } выбирает, какую карту оставить
waiting-toll = { $player } решает, платить ли пошлину
waiting-move = { $player } выбирает, какую цель сдвинуть
waiting-hand = { $player } выбирает, у кого взять карту
waiting-role = { $player } выбирает, чью роль посмотреть
waiting-nobody = Минутку…

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
private-knowledge-maybe-swapped = возможно, с тех пор поменяли
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
menu-confirm-moves = Подтверждать каждый ход
menu-sound = Звук
menu-show-chat = Показывать чат и реакции
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
spectators-unmute = Не глушить: { $name }
spectators-remove = Убрать: { $name }
spectators-remove-question = Убрать зрителя { $name }? За этот стол он уже не сможет вернуться.
spectators-remove-confirm = Да, убрать

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Names of cards. A tunnel is named by the sides it opens to.
card-tunnel = тоннель { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
card-path = { $sides }
card-ladder-path = с лестницей { $sides }
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
card-mark-crystal = с кристаллом
card-mark-blue-door = с синей дверью
card-mark-green-door = с зелёной дверью
card-mark-chest = с сундука
card-goal-face-down = закрытая цель
card-chest-face-down = сундук под закрытым тоннелем
card-start = старт
card-wardrobe = шкаф
card-party = подземная вечеринка
card-gold = клад
card-stone = пустая порода
card-sack-of-one = мешок с одним самородком
card-sack-of-two = мешок с двумя самородками
card-dragon = дракон
card-spider = паук
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
card-master-craftsman = мастер на все руки
card-theft = кража
card-hands-off = руки прочь
card-trapped = ловушка
card-free = освобождение
card-inspection = проверка
card-hat-swap = смена шляпы
card-hand-swap = обмен картами
card-goal-swap = подмена целей
card-trove = находка
card-change-of-direction = смена направления
card-path-specialist = проходчик
card-detour = обход
card-veto = вето

tool-pickaxe = кирка
tool-lantern = фонарь
tool-cart = вагонетка

role-unknown = неизвестно
role-digger = старатель
role-saboteur = вредитель
role-greedy = жадный гном
role-blue-digger = синий старатель
role-green-digger = зелёный старатель
role-boss = босс
role-profiteer = спекулянт
role-geologist = геолог

role-aim-unknown = Ты зритель.
role-aim-digger = Прокопай путь к кладу. Если получится, старатели поделят золото.
role-aim-saboteur = Не дай старателям добраться до клада. И не попадись.
role-aim-greedy = Дострой путь к кладу лично. Победить можно только так, и победа будет только твоей.
role-aim-blue-digger = Доберись до клада по пути без зелёных дверей. Лучше всего, если достроишь его ты.
role-aim-green-digger = Доберись до клада по пути без синих дверей. Лучше всего, если достроишь его ты.
role-aim-boss = Ты побеждаешь с любой командой старателей, но получаешь на 1 самородок меньше.
role-aim-profiteer = Ты побеждаешь всегда, но получаешь на 2 самородка меньше других победителей.
role-aim-geologist = Ты получаешь золото за кристаллы в лабиринте, кто бы ни победил.

chest-one-gold = 1 самородок
chest-no-more-maps = больше нельзя смотреть цели
chest-no-draw = без добора в этот ход
chest-extra-draw = ещё одна карта в этот ход
chest-move-a-goal = сдвинуть цель
chest-rob-a-hand = взять карту у игрока
chest-three-for-one = взять три, оставить одну
chest-look-at-a-role = посмотреть роль
chest-search-the-discard = поискать в сбросе
chest-bury-five = сбросить пять карт из колоды

# A move, as the text of a button.
move-lay-tunnel = Положить ({ $cell }): { $card }
move-read-map = Посмотреть: { $goal }
move-look-in-chest = Посмотреть: сундук { $chest }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $whom ->
        [self] Сломать себе { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            }
       *[other] Сломать { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } игроку { $player }
    }
move-repair =
    { $whom ->
        [self] Починить себе { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } (карта: { $card })
       *[other] Починить { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } игроку { $player } (карта: { $card })
    }
move-plan-theft = Положить кражу перед собой
move-hands-off =
    { $whom ->
        [self] Убрать свою кражу
       *[other] Убрать кражу у игрока { $player }
    }
move-trap = Посадить в ловушку: { $player }
move-free =
    { $whom ->
        [self] Выйти из ловушки
       *[other] Освободить игрока { $player }
    }
move-inspect =
    { $whom ->
        [self] Посмотреть свою роль
       *[other] Посмотреть роль игрока { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Взять новую роль
       *[other] Дать новую роль игроку { $player }
    }
move-swap-hands = Обменяться картами с игроком { $player }
move-swap-goals = Взять { $goals }
move-search-trove = Поискать в сбросе
move-change-direction = Развернуть порядок ходов
move-call-specialist = Положить два тоннеля за ход
move-detour = Перенести последний тоннель ({ $cell }): { $card }
move-pass =
    { $count ->
        [one] Сбросить: { $cards }
        [few] Сбросить { $count } карты: { $cards }
        [many] Сбросить { $count } карт: { $cards }
       *[other] Сбросить { $count } карты: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Сбросить: { $cards }. Убрать у себя: { $front }
       *[other] Сбросить: { $cards }. Убрать у игрока { $player }: { $front }
    }
move-stand-dwarf = Сбросить: { $card }. Поставить сборщика: { $cell }, { $side }
move-ask-toll = Попросить игрока { $player } заплатить пошлину ({ $cell })
move-turn-goal = Открыть { $goal }
move-open-chest = Открыть сундук { $chest }
move-lay-goal = { $card }
move-take-gold = Взять { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
move-steal =
    { $whom ->
        [nobody] Не красть
       *[other] Украсть у игрока { $player }
    }
move-veto = Вето
move-let-pass = Разрешить
move-put-goals-back =
    { $swapped ->
        [yes] Поменять местами
       *[no] Не менять
    }
move-keep-card = Оставить: { $card }
move-answer-toll =
    { $pay ->
        [yes] Заплатить пошлину
       *[no] Не платить
    }
move-move-goal = Сдвинуть дальше: { $goal }
move-rob-hand = Взять карту у игрока { $player }
move-look-at-role = Посмотреть роль игрока { $player }

## -------------------- The log: log-

log-round-begun = Начинается раунд { $round }. Первым ходит { $player }
log-round-ended =
    { $reached ->
        [yes] Раунд окончен: путь дошёл до клада
       *[no] Раунд окончен: до клада не добрались
    }
log-round-roles =
    { $left ->
        [none] Роли: { $roles }
       *[other] Роли: { $roles }; лишняя: { $left }
    }
log-game-ended = Игра окончена. Победа: { $players }
log-passed =
    { $count ->
        [one] { $player } сбрасывает { $count } карту
        [few] { $player } сбрасывает { $count } карты
        [many] { $player } сбрасывает { $count } карт
       *[other] { $player } сбрасывает { $count } карты
    }
log-passed-forced =
    { $count ->
        [one] { $player } не может сыграть и сбрасывает { $count } карту
        [few] { $player } не может сыграть и сбрасывает { $count } карты
        [many] { $player } не может сыграть и сбрасывает { $count } карт
       *[other] { $player } не может сыграть и сбрасывает { $count } карты
    }
log-discarded-two = { $player } сбрасывает две карты
log-taken-from-front = У игрока { $player } убрана карта: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } открывает { $goal }
       *[yes] { $player } открывает { $goal }: { $card }
    }
log-looked = Ты смотришь { $goal } и видишь: { $card }
log-role-seen = { $player } смотрит роль игрока { $other }
log-role-seen-own = Ты видишь роль игрока { $player }: { $role }
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
        } вместо { $due }: точную сумму оставшимися картами не набрать
       *[no] { $player } получает { $paid } { $paid ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       }
    }
log-tokens-paid =
    { $change ->
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
log-stole = { $player } крадёт 1 самородок у игрока { $other }
log-stole-nothing = { $player } ничего не крадёт
log-vetoed = { $player } играет вето
log-role-changed = { $player } получает новую роль
log-wardrobe-entered = { $player } добирается до шкафа и меняет роль
log-roles-dealt = Подземная вечеринка! Все роли перетасованы и розданы заново
log-goals-put-back =
    { $swapped ->
        [yes] { $player } возвращает две цели, поменяв их местами
        [no] { $player } возвращает две цели, не меняя местами
       *[unknown] { $player } возвращает две цели, поменяв местами или нет
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } смотрит { $count } { $count ->
            [one] карту
            [few] карты
            [many] карт
           *[other] карты
        } из колоды
       *[discard] { $player } смотрит { $count } { $count ->
           [one] карту
           [few] карты
           [many] карт
          *[other] карты
       } из сброса
    }
log-card-kept = { $player } оставляет себе одну из карт
log-card-kept-own = Ты оставляешь себе: { $card }
log-dwarf-stood = { $player } ставит сборщика: { $cell }
log-dwarf-left = Сборщик игрока { $player } уходит из лабиринта
log-toll-asked = { $player } просит игрока { $other } заплатить пошлину
log-toll-answered =
    { $pay ->
        [yes] { $player } соглашается заплатить пошлину
       *[no] { $player } отказывается платить пошлину
    }
log-goal-moved = { $player } сдвигает { $goal } на клетку дальше
log-chest-opened =
    { $seen ->
        [no] { $player } открывает сундук
       *[yes] { $player } открывает сундук: { $found }
    }
log-chest-seen = Ты видишь в сундуке: { $found }. Тоннель сверху: { $card }
log-gold-picked = { $player } берёт карту золота с одним самородком
log-card-taken = { $player } берёт карту из руки игрока { $other }
log-card-taken-own = { $player } берёт карту из руки игрока { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] { $count } карта из колоды уходит в сброс
        [few] { $count } карты из колоды уходят в сброс
        [many] { $count } карт из колоды уходят в сброс
       *[other] { $count } карты из колоды уходят в сброс
    }
log-discard-shuffled = Сброс перетасован
log-nobody-can-play = Колода пуста, и никто не может сыграть карту
log-nothing-to-lay = У игрока { $player } нет второго тоннеля, который можно положить
log-nothing-to-lose = { $player } встречает дракона, но золота и так нет
log-contributed = { $player } добавляет слова к тасовке
log-time-ran-out = У игрока { $player } вышло время
log-bot-took-over = За игрока { $player } теперь играет бот
log-player-returned = { $player } снова в игре
log-seat-emptied = { $player } уходит
log-finish-voted =
    { $wants ->
        [yes] { $player } хочет закончить игру и показать роли
       *[no] { $player } больше не хочет заканчивать игру
    }
log-finish-opposed = { $player } хочет играть дальше, голосование закончено
log-game-revealed = Игроки закончили игру. Все роли открыты
log-seat-muted =
    { $muted ->
        [yes] Хозяин заглушил игрока { $player }
       *[no] Хозяин больше не глушит игрока { $player }
    }
log-spectator-muted =
    { $muted ->
        [yes] Хозяин заглушил зрителя { $name }
       *[no] Хозяин больше не глушит зрителя { $name }
    }
log-spectator-removed = Хозяин убрал зрителя { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Хозяин теперь пускает зрителей
       *[no] Хозяин больше не пускает зрителей
    }

log-play-lay-tunnel = { $player } кладёт тоннель: { $cell }
log-play-read-map = { $player } играет карту шахты: { $goal }
log-play-look-in-chest = { $player } играет карту шахты: сундук { $chest }
log-play-rockfall = { $player } играет обвал: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } ломает себе { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            }
       *[other] { $player } ломает { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } игроку { $other }
    }
log-play-repair =
    { $whom ->
        [self] { $player } чинит себе { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            }
       *[other] { $player } чинит { $tool ->
                [pickaxe] кирку
                [lantern] фонарь
               *[cart] вагонетку
            } игроку { $other }
    }
log-play-plan-theft = { $player } играет кражу
log-play-hands-off =
    { $whom ->
        [self] { $player } убирает свою кражу
       *[other] { $player } убирает кражу игрока { $other }
    }
log-play-trap = { $player } сажает в ловушку игрока { $other }
log-play-free =
    { $whom ->
        [self] { $player } выходит из ловушки
       *[other] { $player } освобождает игрока { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } играет проверку на себя
       *[other] { $player } играет проверку на игрока { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } играет смену шляпы на себя
       *[other] { $player } играет смену шляпы на игрока { $other }
    }
log-play-swap-hands = { $player } обменивается картами с игроком { $other }
log-play-swap-goals = { $player } берёт { $goals }
log-play-search-trove = { $player } играет находку
log-play-change-direction = { $player } разворачивает порядок ходов
log-play-call-specialist = { $player } играет проходчика
log-play-detour = { $player } переносит последний тоннель: { $cell }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Раунд окончен
round-end-treasure-found = Клад найден!
round-end-treasure-not-found = Клад не найден
round-end-reached-by = { $name } достраивает путь к кладу.
round-end-reached = Путь дошёл до клада.
round-end-not-reached = До клада никто не добрался.
round-end-role = { $name } — { $role }.
round-end-unused-role = Лишняя роль
round-end-drawn =
    { $cards ->
        [one] Делят { $cards } карту золота.
        [few] Делят { $cards } карты золота.
        [many] Делят { $cards } карт золота.
       *[other] Делят { $cards } карты золота.
    }
round-end-taken = { $name } берёт карту золота.
round-end-taken-own = Ты берёшь карту: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
round-end-dealt =
    { $cards ->
        [0] Игроку { $name } золота не хватило.
        [one] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карта).
        [few] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карты).
        [many] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карт).
       *[other] { $name } получает { $nuggets } { $nuggets ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       } ({ $cards } карты).
    }
round-end-paid = { $name } получает { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
round-end-stole = { $name } крадёт 1 самородок у игрока { $victim }.
round-end-stole-nothing = { $name } ничего не крадёт.
round-end-no-gold = В этом раунде золота не получает никто.
round-end-choose-gold = Выбери свою карту золота
round-end-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
round-end-choose-victim = Выбери, у кого украсть
round-end-no-theft = Не красть
round-end-waiting-for-gold = { $name } выбирает карту золота…
round-end-waiting-for-thief = { $name } выбирает, у кого украсть…
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
podium-winner = { $name } побеждает: { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-winners = { $names } побеждают вместе: по { $gold } { $gold ->
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
hotseat-pass-to = Передай устройство: { $name }
hotseat-look-away = Остальные, пожалуйста, отвернитесь.
hotseat-show-cards = Я — { $name }. Показать мои карты
hotseat-device-with = Устройство у игрока { $name }.
hotseat-done = Готово, { $name }. Спрячь карты и передай устройство дальше.
hotseat-hide-cards = Спрятать карты
hotseat-other-playing = Играет { $name }
hotseat-other-playing-hint = Подожди. Чтобы посмотреть свои карты, коснись своего имени.
hotseat-veto = Сыграть вето?
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
bigscreen-deck =
    { $cards ->
        [0] Колода пуста
        [one] { $cards } карта в колоде
        [few] { $cards } карты в колоде
        [many] { $cards } карт в колоде
       *[other] { $cards } карты в колоде
    }
bigscreen-players = Игроки
bigscreen-log = Последние ходы
bigscreen-join-or-watch = Играть или смотреть:

## -------------------- The replay of a finished game: replay-

replay-title = Повтор
replay-home = На главную
replay-to-table = К столу
replay-loading = Загружаем игру…
replay-events = События
replay-players = Игроки
replay-maze = Лабиринт
replay-fit = Показать весь лабиринт
replay-step-not-visible = На этом шаге отсюда ничего не видно.
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
rules-section-chests = Сундуки с сокровищами
rules-section-pieces = Золото и гномы

# Kinds of card, as headings.
rules-name-passage = Проход
rules-name-dead-end = Карта-тупик
rules-name-bridge = Мост
rules-name-double-curve = Двойной поворот
rules-name-stub = Проход с тупиком
rules-name-crystal = Кристалл
rules-name-blue-door = Синяя дверь
rules-name-green-door = Зелёная дверь
rules-name-ladder = Лестница
rules-name-chest-tunnel = Тоннель над сундуком
rules-name-start = Старт
rules-name-wardrobe = Шкаф
rules-name-party = Подземная вечеринка
rules-name-sabotage = Поломка
rules-name-repair = Ремонт
rules-name-repair-either = Ремонт одного из двух
rules-name-map = Карта шахты
rules-name-rockfall = Обвал
rules-name-theft = Кража
rules-name-hands-off = Руки прочь
rules-name-trapped = Ловушка
rules-name-free = Освобождение
rules-name-inspection = Проверка
rules-name-hat-swap = Смена шляпы
rules-name-hand-swap = Обмен картами
rules-name-goal-swap = Подмена целей
rules-name-trove = Находка
rules-name-veto = Вето
rules-name-change-of-direction = Смена направления
rules-name-master-craftsman = Мастер на все руки
rules-name-path-specialist = Проходчик
rules-name-detour = Обход
rules-name-digger = Старатель
rules-name-saboteur = Вредитель
rules-name-greedy = Жадный гном
rules-name-blue-digger = Синий старатель
rules-name-green-digger = Зелёный старатель
rules-name-boss = Босс
rules-name-profiteer = Спекулянт
rules-name-geologist = Геолог
rules-name-goal = Закрытая цель
rules-name-gold = Клад
rules-name-stone = Пустая порода
rules-name-sack = Мешок золота
rules-name-dragon = Дракон
rules-name-spider = Паук
rules-name-chest-one-gold = Сундук: 1 самородок
rules-name-chest-no-more-maps = Сундук: без карт шахты
rules-name-chest-no-draw = Сундук: без добора
rules-name-chest-extra-draw = Сундук: ещё одна карта
rules-name-chest-move-a-goal = Сундук: сдвинуть цель
rules-name-chest-rob-a-hand = Сундук: взять карту
rules-name-chest-three-for-one = Сундук: взять три, оставить одну
rules-name-chest-look-at-a-role = Сундук: посмотреть роль
rules-name-chest-search-the-discard = Сундук: поискать в сбросе
rules-name-chest-bury-five = Сундук: сбросить пять
rules-name-gold-card = Карта золота
rules-name-token = Жетон золота
rules-name-toll-dwarf = Гном-сборщик

# What each card does; the edition and the house rules choose between variants.
rules-effect-passage =
    Положи на пустую клетку рядом с лабиринтом. Каждая сторона должна подходить к соседним картам: открытая к открытой, закрытая к закрытой. { $lay_must_join ->
        [no] В этом издании этого достаточно, даже если путь от старта сюда не ведёт.
       *[yes] Тоннель должен продолжать путь от старта.
    } Карту можно повернуть вверх ногами, но нельзя класть набок.
rules-effect-dead-end = Её кладут как любой тоннель, но путь сквозь неё не проходит. Вредители перекрывают ею дорогу. Если ты старатель, лучше её сбрось.
rules-effect-bridge = Два пути пересекаются, но не соединены. Один из них должен продолжать путь от старта. Другой должен лишь подходить к соседним картам.
rules-effect-double-curve = Два поворота, которые не соединены. Один из них должен продолжать путь от старта. Другой должен лишь подходить к соседним картам.
rules-effect-stub = Проход, а сбоку один или два тупика. Через тупик путь не идёт, но подходить к соседним картам он должен.
rules-effect-crystal = Тоннель с кристаллом. В конце раунда геологи получают 1 самородок за каждый кристалл в лабиринте.
rules-effect-blue-door = Копать за ней дальше можно с любой ролью. Но путь через неё не принесёт победы зелёным старателям: им нужен путь без синих дверей.
rules-effect-green-door = Копать за ней дальше можно с любой ролью. Но путь через неё не принесёт победы синим старателям: им нужен путь без зелёных дверей.
rules-effect-ladder =
    Лестница всегда соединена со стартом и со всеми другими лестницами, так что с неё можно начать новый путь. { $ladder_needs_opening ->
        [yes] Она должна соединяться с тоннелем через выход.
       *[no] Она должна лишь касаться тоннеля, который лежит лицом вверх, и подходить к нему.
    } { $ladder_goal_ban ->
        [open_side] Её открытые стороны не могут смотреть на цель.
       *[touching] Рядом с целью её класть нельзя.
    }
rules-effect-chest-tunnel = Лежит закрытым поверх сундука. Когда до него доходит путь, его открывают, и игрок, чей сейчас ход, открывает сундук. Обвал может убрать этот тоннель, а если сундук ещё закрыт, то и сундук.
rules-effect-start = Отсюда начинаются все пути. Старт открыт со всех четырёх сторон, убрать его нельзя.
rules-effect-wardrobe =
    Лежит в лабиринте с самого начала. { $game ->
        [base] Первый игрок, который соединит его со стартом, должен обменять свою роль на лишнюю.
        [saboteur2] Первый игрок, который соединит его со стартом, должен взять верхнюю роль из стопки.
       *[any] Первый игрок, который соединит его со стартом, должен взять новую роль: лишнюю, а во «Вредителе 2» — верхнюю из стопки.
    }
rules-effect-party = Лежит в лабиринте с самого начала. Когда её впервые соединят со стартом, все роли собирают, тасуют и раздают заново.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Сыграй на любого игрока, можно и на себя.
       *[another] Сыграй на другого игрока.
    } Со сломанным инструментом нельзя класть тоннели. Один и тот же инструмент нельзя сломать дважды.
rules-effect-repair = Чинит этот инструмент тебе или другому игроку. Обе карты сбрасывают.
rules-effect-repair-either = Чинит один из двух изображённых инструментов тебе или другому игроку.
rules-effect-map = Тайно посмотри закрытую цель. Все видят, какую, но что на ней, видишь только ты. Можешь сказать правду или соврать. В игре с сундуками можно посмотреть и сундук вместе с тоннелем над ним.
rules-effect-rockfall = Убирает из лабиринта тоннель, но не старт и не цель. Дыру может заполнить любой игрок.
rules-effect-theft =
    Положи перед собой. Если после дележа золота карта всё ещё там и ты не в ловушке, ты { $theft_optional ->
        [yes] можешь взять
       *[no] берёшь
    } 1 самородок у другого игрока.
rules-effect-hands-off = Убирает кражу у любого игрока.
rules-effect-trapped = Сыграй на другого игрока. В ловушке нельзя класть тоннели. Игрок, который в конце раунда ещё в ловушке, не получает золота и не крадёт.
rules-effect-free = Убирает ловушку у любого игрока, можно и у себя.
rules-effect-inspection =
    { $inspection_target ->
        [any] Тайно посмотри роль любого игрока. Если сыграть на себя, ничего нового не узнаешь.
       *[another] Тайно посмотри роль другого игрока.
    }
rules-effect-hat-swap = Выбери любого игрока, можно и себя. Он кладёт свою роль под низ стопки и берёт верхнюю. Новую роль видит только он.
rules-effect-hand-swap = Обменяйся с другим игроком всеми оставшимися картами. Он добирает карту, ты — нет.
rules-effect-goal-swap = Возьми две закрытые цели и верни, поменяв местами или нет. Все видят, какие это цели; меняешь ли ты их, знаешь только ты.
rules-effect-trove = Вместо добора из колоды посмотри пять верхних карт сброса и оставь себе одну.
rules-effect-veto = Играй вне очереди, сразу после чужого тоннеля или действия. Та карта не действует, а ход того игрока окончен.
rules-effect-change-of-direction = Разворачивает порядок ходов до конца раунда.
rules-effect-master-craftsman = Чинит один любой сломанный инструмент тебе или другому игроку. Из ловушки не освобождает.
rules-effect-path-specialist = Положи за этот ход два тоннеля, один за другим, потом возьми две карты. С этого момента у тебя на карту меньше.
rules-effect-detour = Перенеси последний положенный тоннель на другую клетку, куда он подходит. Его можно повернуть. Сломанные инструменты не мешают.
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
rules-effect-greedy = Ты побеждаешь, только если путь к кладу достроишь именно ты. Тогда ты получаешь 4 самородка, а остальные — ничего.
rules-effect-blue-digger = Ты побеждаешь, когда до клада доходит путь без зелёных дверей. Если путь достроил старатель и его команда может пройти к кладу, побеждает только она.
rules-effect-green-digger = Ты побеждаешь, когда до клада доходит путь без синих дверей. Если путь достроил старатель и его команда может пройти к кладу, побеждает только она.
rules-effect-boss = Ты побеждаешь с любой командой старателей, а также когда путь к кладу есть, но двери не пускают ни одну команду. Ты получаешь на 1 самородок меньше других победителей.
rules-effect-profiteer = Ты побеждаешь всегда, вместе с другими победителями. Ты получаешь на 2 самородка меньше, чем они.
rules-effect-geologist = Ты получаешь 1 самородок за каждый кристалл в лабиринте в конце раунда, кто бы ни победил. Два геолога делят золото.
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
rules-effect-sack = Игрок, который его открыл, берёт 1 или 2 самородка — столько, сколько нарисовано. Раунд продолжается.
rules-effect-dragon = Игрок, который его открыл, теряет 1 самородок, если у него есть золото. Раунд продолжается.
rules-effect-spider = Раунд сразу заканчивается, как будто до клада не добрались.
rules-effect-chest-one-gold = Ты берёшь 1 самородок.
rules-effect-chest-no-more-maps = В этом раунде карту шахты больше нельзя играть на цели. На сундуки можно.
rules-effect-chest-no-draw = В этот ход ты не добираешь карту.
rules-effect-chest-extra-draw = В этот ход ты берёшь на одну карту больше.
rules-effect-chest-move-a-goal = Ты сдвигаешь закрытую цель на одну клетку дальше от старта.
rules-effect-chest-rob-a-hand = Вместо добора ты берёшь случайную карту из руки другого игрока.
rules-effect-chest-three-for-one = В конце хода ты берёшь три карты, одну оставляешь, две сбрасываешь.
rules-effect-chest-look-at-a-role = Ты тайно смотришь роль другого игрока.
rules-effect-chest-search-the-discard = Сброс тасуют. Ты смотришь пять карт и одну оставляешь себе. Добора нет.
rules-effect-chest-bury-five = Пять верхних карт колоды уходят в сброс рубашкой вверх.
rules-effect-gold-card = Стоит 1, 2 или 3 самородка. Все видят, сколько у тебя карт золота, но сколько они стоят, знаешь только ты. После трёх раундов побеждает игрок, у которого больше всего самородков.
rules-effect-token =
    Золото жетонами вместо карт. { $tokens_open ->
        [no] За этим столом только ты видишь, сколько у тебя золота, но каждую выплату видят все.
       *[yes] Все видят, сколько у тебя золота.
    } Жетонами платят во «Вредителе 2», на турнире и в некоторых дополнениях.
rules-effect-toll-dwarf = Вместо обычного хода сбрось карту и поставь сборщика у открытого конца тоннеля. Игрок, который положит там тоннель, платит тебе 1 самородок.
