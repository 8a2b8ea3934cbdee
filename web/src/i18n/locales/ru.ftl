### Everything that the page says, in Russian.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Язык
language-missing = Не удалось загрузить язык: { $language }. Проверь соединение, обнови страницу и выбери ещё раз.
close = Закрыть
nothing-here = Здесь пусто
to-the-entrance = Ко входу в шахту

# Как соединяется сказанное о чём-то одном.
remarks = { $first }, { $rest }
about = { $what }: { $said }
label = { $what }:
lead = { $text }.
quote = «{ $text }»

seats-count = { $count } { $count ->
        [one] место
        [few] места
        [many] мест
       *[other] места
    }

# Части игры.
part-saboteur2 = Вредитель 2
part-greedy_dwarf = жадный гном
part-goal_swap = подмена целей
part-trove = находка
part-veto = вето
part-change_of_direction = смена направления
part-master_craftsman = мастер на все руки
part-path_specialist = проходчик
part-detour = обход
part-toll = платные тоннели
part-wardrobe = шкаф
part-party = подземная вечеринка
part-new_goals = новые цели
part-chests = сундуки с сокровищами
part-sabotaged_dwarf = пострадавший гном
part-tournament = турнир

# Игры, которые выбирают чаще всего.
preset-classic = Классика
preset-classic-2016 = Классика 2016 года
preset-saboteur-2 = Вредитель 2
preset-tournament = Турнир
preset-the-whole-box = Вся коробка
preset-classic-is = Старатели против вредителей, три раунда. Начни с неё.
preset-classic-2016-is = Старые правила: тоннелю достаточно подходить, а золота делят больше.
preset-saboteur-2-is = Две команды старателей, босс, спекулянт и геологи; двери, лестницы и кражи.
preset-tournament-is = Для 5–9 игроков: жадные гномы, тоннель посередине, золото жетонами.
preset-the-whole-box-is = «Вредитель 2» со всеми дополнениями и чемпионатными картами, которые к нему подходят.

bot-random_bot = Гуляка
bot-greedy_digger = Торопыга
bot-heuristic = Подмастерье
bot-bayesian = Бригадир
bot-random_bot-is = Знает правила, и только. Играет чем попало.
bot-greedy_digger-is = Копает на восток при любой роли.
bot-heuristic-is = Играет разумно, опираясь на то, что знает наверняка.
bot-bayesian-is = Следит за всеми, доверяет и подозревает, а вредителем — блефует.

clock-blitz = Блиц
clock-normal = Обычные
clock-relaxed = Неспешные
clock-none = Без лимита
clock-none-is = Каждый думает, сколько хочет.
clock-is = { $turn } { $turn ->
        [one] секунда
        [few] секунды
        [many] секунд
       *[other] секунды
    } на ход, { $answer } — на другие решения.

# В чём отказано и что делать дальше.
problem-offline = Сервер не отвечает. Проверь соединение и попробуй ещё раз.
problem-unknown-guest = Игре нужен файл cookie, чтобы тебя узнать. Разреши файлы cookie для этого сайта и обнови страницу.
problem-no-such-code = Такого кода нет. Проверь буквы или попроси код ещё раз.
problem-no-such-room = Такого стола нет. Попроси ссылку или код ещё раз.
problem-no-spectators = За этим столом играют без зрителей.
problem-too-many = Слишком много за раз. Немного подожди и попробуй снова.
problem-too-many-connections = Из твоей сети слишком много подключений. Закрой несколько вкладок и попробуй снова.
problem-server-full = Сервер сейчас переполнен. Попробуй через минутку.
problem-request-too-slow = Запрос шёл слишком долго. Попробуй ещё раз.
problem-fault = Сервер ошибся. Попробуй через минутку ещё раз.
problem-http = По пути к серверу что-то пошло не так. Попробуй через минутку ещё раз.
problem-bad-input = Сервер этого не понимает. Проверь, что введено, или обнови страницу.
problem-not-host = Это может только хозяин стола.
problem-has-begun = Игра уже началась. Можно посмотреть и сесть за следующую.
problem-seat-taken = Здесь уже кто-то сидит. Выбери другое место.
problem-name-taken = Такое или очень похожее имя здесь уже занято. Выбери другое.
problem-no-chat = За этим столом чата нет.
problem-muted = Хозяин просит тебя пока помолчать.
problem-no-such-spectator = Этого зрителя здесь уже нет. Выбери другого.
problem-not-yourself = Это ты. Выбери кого-нибудь из зрителей.
problem-has-seat = Этот человек сидит за столом. Выбери его место.
problem-too-few-left = Из этой игры убрали столько же игроков, сколько осталось. Играй дальше или выйди из-за стола.
problem-removed = Хозяин убрал тебя из-за этого стола. Найди другой.
problem-nobody-there = Кто-то должен играть: сначала сядь за стол.
problem-not-ready = Сервер сейчас не может добраться до своих записей. Попробуй через минутку.
problem-store-unavailable = Сервер сейчас не может этого записать. Попробуй чуть позже.
problem-busy = За столом слишком много всего сразу. Попробуй ещё раз.
problem-too-fast = Слишком много за раз. Немного подожди.
problem-chat-limit = Слишком много сообщений за короткое время. Немного подожди и отправь ещё раз.
problem-emote-limit = Слишком много реакций за короткое время. Немного подожди.
problem-note-limit = Слишком много заметок за короткое время. Немного подожди и сохрани ещё раз.
problem-change-limit = Слишком много изменений за короткое время. Немного подожди и попробуй ещё раз.
problem-talk-full = Этот стол больше не может хранить чат и заметки. Играй дальше или открой новый стол, чтобы писать.
problem-stale = Тем временем что-то произошло. Взгляни ещё раз и решай.
problem-spectator = Ты наблюдаешь. Сначала сядь за стол.
problem-not-your-seat = Это не твоё место.
problem-no-such-seat = За этим столом нет такого места.
problem-seat-free = Там никто не сидит.
problem-bot-took-over = За тебя играет бот. Сначала верни себе место.
problem-no-person = Там сидит не человек.
problem-not-all-ready = Ещё не все готовы.
problem-too-few-seats = Здесь уже сидит больше людей.
problem-not-playing = За этим столом сейчас не играют.
problem-not-over = Игра ещё не закончилась.
problem-no-review-now = Сейчас показать игру не получается. Попробуй через минутку.
problem-game-over = Игра окончена.
problem-text-too-long = Это слишком длинно. Сократи.
problem-text-hidden = В тексте есть скрытые знаки. Набери его заново.
problem-text-marks = На одной букве слишком много значков. Убери лишние.
problem-text-empty = Здесь ничего не видно. Сначала что-нибудь напиши.
problem-words-not-plain = Слова для тасовки — только латинские буквы, цифры и знаки, без пробелов по краям.
problem-not-your-turn = Сейчас не твой ход.
problem-not-asked-for = Сейчас нужно решить другое.
problem-let-pass = Эта карта пропущена. Подожди, пока она подействует.
problem-not-in-hand = Этого нет у тебя в руке.
problem-not-in-this-game = В этой игре такого нет.
problem-own-seat =
    { $rule ->
        [none] Это твоё собственное место.
        [TOLL-3] Просить уплатить пошлину можно только других.
       *[other] Эта карта для кого-то другого, не для тебя.
    }
problem-wrong-target =
    { $target ->
        [player] Здесь нужно выбрать игрока.
        [cell] Здесь нужно выбрать место в лабиринте.
        [goal] Здесь нужно выбрать цель.
        [chest] Здесь нужно выбрать цель или сундук.
       *[none] Для этой карты ничего выбирать не нужно: её просто играют.
    }
problem-cell-taken = Там уже лежит карта.
problem-no-neighbour = Её кладут рядом с картой лабиринта, лежащей лицом вверх.
problem-sides-clash =
    { $sides ->
        [none] Этот тоннель не подходит к соседней карте.
       *[other] Этот тоннель не подходит к тому, что рядом: { $sides }.
    } Может, стоит повернуть.
problem-not-joined =
    { $rule ->
        [S2-8] Лестница должна соединяться с тоннелем через выход.
       *[other] Туда не ведёт путь от старта.
    }
problem-ladder-at-goal = Лестнице нельзя так лежать у цели.
problem-tools-broken = Пока у тебя сломан инструмент, класть тоннели нельзя.
problem-trapped = Пока ты в ловушке, класть тоннели нельзя.
problem-not-laid-last = Перенести можно только последний тоннель, пока он лежит.
problem-same-cell = Обход ведёт в другое место.
problem-no-tunnel-to-lay = У тебя нет тоннеля, который можно положить сейчас.
problem-no-tunnel = Там нет тоннеля.
problem-not-removable = Обвал не убирает старт, цели и особые карты.
problem-broken-already = Этот инструмент уже сломан.
problem-nothing-to-repair = Этой карте здесь нечего чинить.
problem-wrong-tool = Эта карта не чинит этот инструмент.
problem-theft-already = Перед тобой уже лежит кража.
problem-no-theft = Там нет кражи, которую можно убрать.
problem-trapped-already = Этот игрок уже в ловушке.
problem-not-trapped = Этот игрок не в ловушке.
problem-no-veto = У тебя нет вето.
problem-veto-out-of-turn = Вето играют вне очереди, сразу после чужой карты.
problem-no-victim = Оттуда не украсть.
problem-no-hand = Из этой руки карту не вытянуть.
problem-no-role = Эту роль не посмотреть.
problem-no-such-goal = В этом лабиринте нет такой цели.
problem-goal-face-up = Эта цель уже открыта.
problem-goal-not-reached = Это сейчас нельзя открыть.
problem-goal-misfit = Так карте лежать нельзя.
problem-goal-cannot-move = Эту цель не отодвинуть.
problem-no-more-maps = Сундук запретил смотреть на цели в этом раунде.
problem-no-closed-chest = Там нет закрытого сундука.
problem-gold-not-there = Этой карты золота нет среди дошедших до тебя.
problem-card-not-there = Этой карты нет среди тех, что ты смотришь.
problem-nothing-discarded = Сброс пуст: искать нечего.
problem-too-many-cards = В базовой игре сбрасывают только одну карту.
problem-not-yours = Убрать можно только карту, лежащую перед тобой.
problem-nothing-in-front = Там нет такой карты, чтобы её убрать.
problem-toll-too-dear = Нужно уплатить пошлину, а золота у тебя не хватает.
problem-no-dwarf-left = Обоих сборщиков в этом раунде уже ставили.
problem-no-free-end = Сборщика ставят у открытой стороны, за которой пустое место.
problem-no-toll = За это место пошлины не платят.
problem-asked-already = Этого игрока в этот ход уже просили заплатить.
problem-clash-saboteur2-greedy_dwarf = Жадный гном не сочетается с «Вредителем 2»: он для базовой игры.
problem-clash-saboteur2-sabotaged_dwarf = Пострадавший гном не сочетается с «Вредителем 2»: этот вариант для базовой игры.
problem-clash-saboteur2-tournament = Турнир не сочетается с «Вредителем 2»: этот вариант для базовой игры.
problem-clash-tournament-sabotaged_dwarf = Пострадавший гном не сочетается с турниром: на турнирах платят жетонами.
problem-clash-tournament-wardrobe = Шкаф не сочетается с турниром: там нет лишней роли, на которую можно сменить свою.
problem-clash-wardrobe-party = Шкаф и подземная вечеринка не сочетаются: это две стороны одной карты.
problem-clash-edition-base = Издание { $edition } не для базовой игры. Выбери DE24, UA24, UA16 или RU16 либо добавь «Вредителя 2».
problem-clash-edition-saboteur2 = Издание { $edition } не для «Вредителя 2». Выбери DE24, UA24, PL2 или FR2.
problem-clash-edition-extras = Для вариантов, особых карт и мини-дополнений нужно издание DE24 или UA24, а не { $edition }.
problem-clash-seats-base = Базовая игра — для 3–10 игроков.
problem-clash-seats-saboteur2 = «Вредитель 2» — для 2–12 игроков.
problem-clash-seats-tournament = Турнир — для 5–9 игроков.
problem-clash-layout-without-chests = В этой игре нет сундуков, чтобы их раскладывать. Сначала добавь сундуки.
problem-clash-chests-count = В расположении четыре сундука. Положи все четыре или выбери другое расположение.
problem-clash-chests-outside = Здесь сундуку лежать нельзя ({ $cell }): сундуки лежат между стартом и целями. Выбери другое место.
problem-clash-chests-taken = Здесь сундуку лежать нельзя ({ $cell }): там лежит другая карта этой игры. Переложи этот сундук или выбери другое расположение.
problem-clash-chests-start = Здесь сундуку лежать нельзя ({ $cell }): прямо у старта до него доберутся сразу. Переложи этот сундук.
problem-clash-chests-twice = Два сундука не могут лежать на одном месте ({ $cell }). Переложи один из них.
problem-clash-chests-touch = Два сундука лежали бы рядом ({ $cell }). Переложи один из них.
problem-clash-first-seat = Места, которое должно начинать, за этим столом нет. Выбери другого игрока или положись на случай.

## -------------------- The entrance: home-

home-tagline = Ищи золото. Не верь никому.
home-pitch = Где-то впереди лежит клад. Кто-то за этим столом не хочет, чтобы его нашли.
home-play = Играть
home-playing = Открываем шахту…
home-play-hint = Против ботов, сразу. Без регистрации и установки.
home-more = Выбрать игру и соперников
home-game = Игра
home-opponents = Соперники
home-players = Игроки
home-clock = Часы
home-friends = Играть с друзьями
home-make = Создать стол
home-make-hint = Получишь ссылку, код и картинку для сканирования. Каждый играет на своём телефоне или компьютере.
home-pass = Только одно устройство? Передавайте его
home-join = Сесть за стол
home-code = Код или ссылка
home-code-hint = Например, 7WAHHP
home-join-go = Войти
home-code-wrong = Это не код и не ссылка на стол. В коде { $letters } { $letters ->
        [one] буква или цифра
        [few] буквы и цифры
        [many] букв и цифр
       *[other] буквы и цифры
    }.
home-mine = Твои столы
home-mine-none = Столов пока нет. До первого — одно касание.
home-open = Открытые столы
home-open-none = За открытыми столами сейчас никого. Создай свой и отметь «Все желающие».
home-refresh = Обновить
home-table-unnamed = Стол: { $host }
home-table-nobody = Стол
home-people =
    { $people ->
        [one] здесь { $people } из { $seats }
        [few] здесь { $people } из { $seats }
        [many] здесь { $people } из { $seats }
       *[other] здесь { $people } из { $seats }
    }
home-state-lobby = собираются
home-state-playing = идёт игра
home-state-over = сыграно, пересмотреть
home-how = Как играть — за минуту
home-how-role = Каждый получает тайную роль. Большинство — старатели. Несколько — вредители, и никто не знает кто.
home-how-dig = Старатели кладут тоннели от старта к трём целям. Каждая карта должна подходить и продолжать путь.
home-how-gold = В одной цели золото, в других только порода. Карта шахты даёт подсмотреть одну. Расскажи другим — или соври.
home-how-harm = Вредители ломают инструменты, кладут карты-тупики и устраивают обвалы. Как и старатель, который тебя подозревает.
home-how-pay = Золото найдено — его делят старатели. Нет — его забирают вредители. Побеждает самый богатый после трёх раундов.
home-rules = Все карты и правила
home-you = Ты
home-name = Твоё имя
home-name-save = Сохранить
home-name-saved = Теперь тебя зовут { $name }.
home-device = Продолжить на другом устройстве
home-device-offer = Показать код
home-device-code = Введи этот код на другом устройстве в течение десяти минут:
home-device-claim = Есть код с другого устройства
home-device-go = Продолжить здесь
home-device-sign-out = Выйти на всех других устройствах
home-device-signed-out = Готово. На всех других устройствах выполнен выход.
home-footer = Свободная и открытая. Сделано при свете фонаря.

## -------------------- The lobby: lobby-

lobby-title-none = Стол в шахте
lobby-name-table = Название стола
lobby-invite = Позови других
lobby-code = Код стола
lobby-code-hint = Его вводят у входа.
lobby-copy = Копировать ссылку
lobby-copied = Ссылка скопирована. Отправь её остальным.
lobby-copy-failed = Браузер не даёт скопировать. Выдели ссылку и скопируй вручную:
lobby-share = Поделиться…
lobby-share-text = Пойдём копать вместе.
lobby-qr = Отсканируй, чтобы попасть за этот стол
lobby-screen = Показать стол на большом экране

lobby-seats = Места
lobby-seat = Место { $number }
lobby-free = свободно
lobby-bot = бот: { $bot }
lobby-you = ты
lobby-host = хозяин
lobby-begins = начинает
lobby-is-ready = наготове
lobby-not-ready = ещё собирается
lobby-away = сейчас не здесь
lobby-is-muted = просили помолчать
lobby-sit = Сесть здесь
lobby-sit-instead = Сесть вместо бота
lobby-sit-name = Твоё имя за этим столом
lobby-get-up = Встать
lobby-add-bot = Добавить бота
lobby-which-bot = Какого бота?
lobby-remove-bot = Отослать бота
lobby-remove = Отослать: { $name }
lobby-make-host = Сделать хозяином: { $name }
lobby-mute = Попросить помолчать: { $name }
lobby-unmute = Снова дать слово: { $name }
lobby-more-for = Ещё: { $name }
lobby-spectators =
    { $count ->
        [0] Зрителей нет.
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
        [many] Смотрят { $count } зрителей.
       *[other] Смотрят { $count } зрителя.
    }

lobby-start = Начать игру
lobby-ready = Готово!
lobby-unready = Нет, подождите
lobby-shuffle = Честная тасовка
lobby-shuffle-words = Слова для тасовки, если хочешь
lobby-shuffle-when = Их учтут, как только нажмёшь «Готово!».
lobby-fair = Порядок карт запечатан ещё до того, как кто-либо пришёл. Твои слова подмешиваются к нему, а после игры каждый может проверить печать.
lobby-seal = Печать
lobby-waiting-for = Ждём: { $names }.
lobby-bots-fill =
    { $count ->
        [one] { $count } свободное место займёт бот.
        [few] { $count } свободных места займут боты.
        [many] { $count } свободных мест займут боты.
       *[other] { $count } свободного места займут боты.
    }
lobby-all-set = Все готовы.
lobby-host-starts = { $host } начнёт игру, как только все будут готовы.
lobby-host-none = Хозяин начнёт игру, как только все будут готовы.
lobby-sit-first = Ты наблюдаешь. Чтобы играть, займи свободное место.
lobby-full = Все места заняты. Можно остаться и посмотреть.

lobby-game = Игра
lobby-not-yours = Выбирает { $host }. Каждое изменение видно сразу.
lobby-not-yours-none = Выбирает хозяин. Каждое изменение видно сразу.
lobby-preset = Во что сыграем?
lobby-preset-own = Своя смесь
lobby-edition = Издание
lobby-edition-is = Книги правил местами расходятся. Издание решает всё за вас.
lobby-edition-DE24 = Юбилейное издание, немецкое
lobby-edition-UA24 = Юбилейное издание, украинское
lobby-edition-UA16 = Базовая игра 2016 года, украинская
lobby-edition-RU16 = Базовая игра 2016 года, русская
lobby-edition-PL2 = Вредитель 2, польский
lobby-edition-FR2 = Вредитель 2, французский
lobby-modules = Дополнения и особые карты
lobby-variants = Варианты
lobby-house-rules = Домашние правила
lobby-house-rules-is = Отдельные места, где книги правил расходятся. Изменения здесь важнее издания.
lobby-house-changed = изменено
lobby-count-seats = Места
lobby-count-seats-is = Базовая игра — для 3–10, «Вредитель 2» — для 2–12.
lobby-first = Кто начинает
lobby-first-is = Только первый раунд. Кто начинает следующие, решают правила.
lobby-first-chance = Случайно
lobby-first-free = Место { $number } (свободно)
lobby-first-bot = { $name } (бот)
lobby-clock = Часы
lobby-bots = Боты
lobby-bots-is = Занимают пустые места и подменяют тех, кто отошёл.
lobby-spectators-may = Зрители
lobby-spectators-may-is = Видят только то, что и все за столом.
lobby-chat-may = Чат
lobby-chat-may-is = Без него говорите где-то ещё — или молчите.
lobby-listed = Все желающие
lobby-listed-is = Стол виден в списке у входа. Иначе нужна ссылка или код.
lobby-fewer = На одно меньше
lobby-more = На одно больше
lobby-chest-layout = Где лежат сундуки
lobby-chest-gates = Ворота
lobby-chest-wings = Крылья
lobby-chest-zigzag = Зигзаг
lobby-chest-random = Наугад
lobby-chest-own = Вручную
lobby-chest-how = Коснись места, чтобы положить сундук. Коснись сундука, чтобы забрать его.
lobby-chest-field = Места между стартом и целями. Стрелки ведут от места к месту, Enter кладёт сундук или забирает его.
lobby-chest-left =
    { $left ->
        [0] Все четыре сундука лежат.
        [one] Осталось положить { $left } сундук.
        [few] Осталось положить { $left } сундука.
        [many] Осталось положить { $left } сундуков.
       *[other] Осталось положить { $left } сундука.
    }
lobby-chest-unfinished = До тех пор за столом остаётся прежнее расположение.
lobby-chest-here = сундук
lobby-chest-free = свободно
lobby-chest-empty = пусто
lobby-chest-why =
    { $why ->
        [start] здесь лежит старт
        [goal] здесь лежит цель
        [tournament] здесь лежит турнирный тоннель
        [wardrobe] здесь лежит шкаф
        [party] здесь лежит подземная вечеринка
        [beside-start] до сундука прямо у старта доберутся сразу
        [next] сундуки не могут лежать рядом
        [four] все четыре сундука уже лежат; сначала забери один
        [chest] здесь уже лежит сундук
       *[outside] сундуки лежат между стартом и целями
    }
lobby-chest-clear = Забрать все сундуки
lobby-chest-rows = Больше рядов
lobby-clash = Это не сочетается
lobby-clash-others = Пока не сойдётся, стол остаётся прежним.
lobby-undo = Вернуть как было
lobby-yes = да
lobby-no = нет

lobby-part-saboteur2-is = Две команды старателей и двери между ними, лестницы, кражи, ловушки и четыре новые роли. Для 2–12.
lobby-part-greedy_dwarf-is = Старатель, который побеждает, только добравшись до золота лично. Для базовой игры.
lobby-part-goal_swap-is = Берёт две закрытые цели и возвращает, поменяв местами или нет.
lobby-part-trove-is = Вместо добора — одна из пяти верхних карт сброса.
lobby-part-veto-is = Отменяет карту, которую только что сыграл кто-то другой.
lobby-part-change_of_direction-is = До конца раунда ходите в обратном порядке.
lobby-part-master_craftsman-is = Чинит любой один инструмент.
lobby-part-path_specialist-is = Кладёт два тоннеля за один ход.
lobby-part-detour-is = Переносит последний положенный тоннель.
lobby-part-toll-is = Два гнома стоят на пути: кто строит дальше мимо гнома, платит тому, кто его поставил.
lobby-part-wardrobe-is = Кто первым до него доберётся, должен сменить роль.
lobby-part-party-is = Как только кто-то до неё доберётся, все роли тасуют и раздают заново.
lobby-part-new_goals-is = Пять из восьми целей: мешки золота, драконы, паук — а клада может и не быть.
lobby-part-chests-is = Четыре спрятанных сундука на пути, в каждом — сюрприз.
lobby-part-sabotaged_dwarf-is = Старатель, у которого в конце сломан инструмент, не получает золота.
lobby-part-tournament-is = Для 5–9: ни одной лишней роли, тоннель посередине и золото жетонами.

lobby-option-lay_must_join = Укладка тоннелей
lobby-value-lay_must_join-yes = Тоннель должен продолжать путь от старта
lobby-value-lay_must_join-no = Тоннелю достаточно подходящей соседней карты
lobby-option-gold_draw = Золото для старателей
lobby-value-gold_draw-per_digger = По кругу идёт карта золота на каждого старателя
lobby-value-gold_draw-per_player = По кругу идёт карта золота на каждого игрока
lobby-option-round_end = Если золото не найдено
lobby-value-round_end-hands = Раунд кончается, когда ни у кого из играющих не осталось карт
lobby-value-round_end-forced_passes = Раунд кончается и тогда, когда все по очереди вынуждены пасовать: сыграть нечего
lobby-value-round_end-nobody_can_play = Раунд кончается и тогда, когда никто уже не может сыграть карту
lobby-option-tokens_open = Золото жетонами
lobby-value-tokens_open-yes = Все видят, сколько у тебя жетонов
lobby-value-tokens_open-no = Только ты видишь, сколько у тебя жетонов
lobby-option-goals_at_once = Несколько целей сразу
lobby-value-goals_at_once-all = Открывают все
lobby-value-goals_at_once-one = Открывают одну за ход
lobby-option-goal_misfit = Цель, которая не совсем подходит
lobby-value-goal_misfit-best_fit = Ложится так, как подходит лучше
lobby-value-goal_misfit-player = Игрок кладёт её, как хочет
lobby-option-sabotage_target = Ломать инструменты
lobby-value-sabotage_target-another = Ломать можно только чужие инструменты
lobby-value-sabotage_target-any = Ломать можно и свои инструменты
lobby-option-new_goals_gold_sure = Золото среди новых целей
lobby-value-new_goals_gold_sure-yes = Золото точно есть
lobby-value-new_goals_gold_sure-no = Золота может и не быть
lobby-option-discard_two_helps = Сбросить две карты
lobby-value-discard_two_helps-self = Так можно помочь только себе
lobby-value-discard_two_helps-anyone = Так можно помочь кому угодно
lobby-option-ladder_needs_opening = Лестницы и тоннели
lobby-value-ladder_needs_opening-yes = Лестница должна соединяться с тоннелем через выход
lobby-value-ladder_needs_opening-no = Лестнице достаточно касаться тоннеля
lobby-option-ladder_goal_ban = Лестницы и цели
lobby-value-ladder_goal_ban-touching = Лестница не может лежать рядом с целью
lobby-value-ladder_goal_ban-open_side = Лестница не может лежать открытой стороной к цели
lobby-option-inspection_target = Проверка
lobby-value-inspection_target-another = Смотрят роль другого игрока
lobby-value-inspection_target-any = Смотрят чью угодно роль, даже свою
lobby-option-theft_optional = Кражи
lobby-value-theft_optional-yes = Вор может украсть
lobby-value-theft_optional-no = Вор должен украсть
lobby-option-next_round_starter = Кто начинает следующий раунд
lobby-value-next_round_starter-last_card = Левый сосед того, кто положил последнюю карту
lobby-value-next_round_starter-last_turn = Левый сосед того, кто ходил последним
lobby-value-next_round_starter-last_tunnel = Левый сосед того, кто положил последний тоннель

lobby-chat = Чат

## -------------------- The table: table-, pile-, line-, hand-, player-, prompt-, moves-, moment-, waiting-, known-, chat-, menu-

table-nobody = никто
table-seat = Место { $number }
table-cell =
    { $way ->
        [up] столбец { $column }, на { $rows } выше
        [down] столбец { $column }, на { $rows } ниже
       *[level] столбец { $column }, на уровне старта
    }
table-goal = цель { $number }
table-chest = сундук { $number }
table-empty-cell = пусто
table-can-be-chosen = можно выбрать
table-you-saw =
    { $age ->
        [0] только что подсмотрено: { $card }
        [one] подсмотрено { $age } ход назад: { $card }
        [few] подсмотрено { $age } хода назад: { $card }
        [many] подсмотрено { $age } ходов назад: { $card }
       *[other] подсмотрено { $age } хода назад: { $card }
    }
table-dwarf = гном-сборщик игрока { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    } пошлины игроку { $player }
table-toll-paid = { $player } платит пошлину
table-with-toll = { $move } ({ $toll })
table-maze = Лабиринт. Стрелки ведут от карты к карте, Enter выбирает.
table-fit = Показать весь лабиринт
table-beyond-up =
    Показать { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    } выше
table-beyond-right =
    Показать { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    } правее
table-beyond-down =
    Показать { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    } ниже
table-beyond-left =
    Показать { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    } левее
table-round = Раунд { $round } из 3
table-piles = Стопки
table-players =
    { $way ->
        [back] Игроки; ходят в обратном порядке
       *[on] Игроки в порядке ходов
    }
table-backwards = ⟲ обратно
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
table-role-hold = Удерживай, чтобы увидеть роль
table-log = Журнал
table-chat = Чат
table-loading = Спускаемся в шахту…
table-home = Ко входу
table-held = Тебя не было, поэтому за тебя играет бот.
table-take-back = Играть дальше
table-seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
        [many] Осталось { $seconds } секунд
       *[other] Осталось { $seconds } секунды
    }
table-spectator = Ты наблюдаешь.
table-news = Новости

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

line-connecting = Соединяемся…
line-open = На связи
line-lost = Связь потеряна, пробуем ещё раз…
line-closed = Нет связи
line-because-left = Ты больше не за этим столом.
line-because-no-such-room = Такого стола нет.
line-because-not-yours = Это не твоё место. Заходи зрителем или по своей ссылке.
line-because-seat-lost = Твоё место освободили, или тебя слишком долго не было.
line-because-no-spectators = { problem-no-spectators }
line-because-removed = { problem-removed }
line-because-refused = Стол тебя не впускает.
line-because-no-cookies = { problem-unknown-guest }
line-look-on = Смотреть игру

hand-label =
    { $count ->
        [one] Твоя рука: { $count } карта
        [few] Твоя рука: { $count } карты
        [many] Твоя рука: { $count } карт
       *[other] Твоя рука: { $count } карты
    }
hand-chosen = выбрано
hand-unusable = сейчас не сыграть
hand-empty = Твоя рука пуста.
hand-larger = Увеличить руку
hand-smaller = Уменьшить руку

player-you = ты
player-bot = бот
player-held = подменяет бот
player-away = не здесь
player-out = вне раунда
player-turn = за работой
player-decides = решает
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
player-tokens-hidden = золото закрыто
player-fronts = перед игроком: { $cards }
player-known =
    { $past ->
        [yes] при твоей проверке — { $role }, с тех пор роль сменилась
       *[no] { $age ->
            [0] { $role }, только что подсмотрено
            [one] { $role }, подсмотрено { $age } ход назад
            [few] { $role }, подсмотрено { $age } хода назад
            [many] { $role }, подсмотрено { $age } ходов назад
           *[other] { $role }, подсмотрено { $age } хода назад
        }
    }
player-open = Больше об игроке { $player }
player-mark = Что думаешь? Видишь только ты.
player-mark-none = пока ничего
player-mark-friend = друг
player-mark-unsure = сомнение
player-mark-foe = враг
player-note = Твоя заметка, только для тебя
player-deaf = Не слышать этого игрока
player-hear = Снова слышать этого игрока
player-mute = Попросить помолчать
player-unmute = Снова дать слово
player-remove = Отослать; дальше играет бот
player-remove-ask = Отослать игрока { $player }? Место насовсем займёт бот.
player-remove-sure = Да, отослать
player-same-person = один человек играет за: { $players }

role-round = Раунд { $round }: ты —
role-known = Я знаю, кто я
role-hint = Потом удерживай «Моя роль», чтобы увидеть её снова.

prompt-begin-play =
    { $question ->
        [tunnel] Клади следующий тоннель: выбери карту
       *[turn] Твой ход: выбери карту
    }
prompt-begin-pass = Какие карты сбросишь?
prompt-begin-two = Какие две карты сбросишь?
prompt-begin-dwarf = Какую карту сбросишь за сборщика?
prompt-begin-toll = За какое место просишь уплатить пошлину?
prompt-card = Выбери ещё одну карту
prompt-cell =
    { $time ->
        [again] А вторая?
       *[first] Куда?
    }
prompt-seat = Кого выбираешь?
prompt-tool = Какой инструмент?
prompt-front = { $player }: { $card }
prompt-side = С какой стороны?
prompt-none = Выбери
prompt-dead =
    { $question ->
        [tunnel] Сейчас эту карту не сыграть. Выбери тоннель, который можно положить.
       *[turn] Сейчас эту карту не сыграть. Её можно сбросить.
    }
prompt-why = Почему нет?
prompt-confirm = Сыграть
prompt-confirm-pass = Сбросить
prompt-confirm-two = Сбросить две
prompt-confirm-dwarf = Поставить
prompt-confirm-toll = Попросить
prompt-turn = Повернуть
prompt-back = Назад
prompt-large = Показать крупно: { $card }
prompt-all-moves = Все мои ходы
prompt-way-play = Сыграть карту
prompt-way-pass = Пас
prompt-way-two = Две за одну
prompt-way-dwarf = Сборщик
prompt-way-toll = Попросить заплатить

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

moment-goal = Достигнуто несколько целей
moment-goal-why =
    { $goals_at_once ->
        [one] Выбери, что открыть. За ход открывают не больше одной цели.
       *[all] Выбери, какую открыть первой. Остальные — следом, если раунд на этом не закончится.
    }
moment-orientation = Как её положить?
moment-orientation-why =
    { $goal_misfit ->
        [player] Можно положить и так, и так. Выбери одно положение.
       *[best_fit] Оба положения подходят одинаково. Выбери одно.
    }
moment-gold = Бери своё золото
moment-gold-why =
    { $count ->
        [1] Эта карта осталась тебе. Никто другой не видит, что ты берёшь.
        [one] До тебя дошла { $count } карта. Возьми одну, остальные передай дальше; никто другой не видит, что ты берёшь.
        [few] До тебя дошли { $count } карты. Возьми одну, остальные передай дальше; никто другой не видит, что ты берёшь.
        [many] До тебя дошло { $count } карт. Возьми одну, остальные передай дальше; никто другой не видит, что ты берёшь.
       *[other] До тебя дошло { $count } карты. Возьми одну, остальные передай дальше; никто другой не видит, что ты берёшь.
    }
moment-victim = Кража удалась
moment-victim-why = У кого берёшь один самородок?
moment-veto = Пропустить?
moment-veto-why = { $deed }. Вето это остановит.
moment-veto-waved = Пропускаешь. Минутку…
moment-veto-none = нет в руке
moment-swap = Поменять цели местами?
moment-swap-why = Обе у тебя, закрытые. Никто не видит, что ты делаешь.
moment-card = Оставь одну карту
moment-card-why = Их видишь только ты. Остальные уйдут в сброс.
moment-toll = Уплатишь пошлину за другого?
moment-toll-why =
    { $player } просит тебя уплатить пошлину гному-сборщику: { $cell }. { $price ->
        [0] Этот гном твой, так что платить ничего не придётся.
       *[other] Цена: { $toll }.
    }
moment-move = Сундук отодвигает цель
moment-move-why = Выбери, какая цель уйдёт на шаг дальше.
moment-hand = Сундук даёт взять карту из чужой руки
moment-hand-why = У кого тянешь карту?
moment-role = Сундук показывает роль
moment-role-why = Чью роль посмотришь?

waiting-turn = { $player } за работой
waiting-tunnel = { $player } кладёт ещё один тоннель
waiting-goal = { $player } выбирает, какую цель открыть
waiting-orientation = { $player } вертит карту так и сяк
waiting-gold = { $player } выбирает золото
waiting-victim = { $player } готовит кражу
waiting-veto = Кто-нибудь против?
waiting-swap = { $player } держит две цели
waiting-card = { $player } выбирает, какую карту оставить
waiting-toll = { $player } решает, платить ли пошлину за другого
waiting-move = { $player } отодвигает цель
waiting-hand = { $player } вот-вот возьмёт карту из чужой руки
waiting-role = { $player } вот-вот увидит чью-то роль
waiting-nobody = Минутку…

known-label = Что я знаю
known-nothing = Ничего, чего не знают другие, кроме твоей роли и руки.
known-age =
    { $age ->
        [0] только что
        [one] { $age } ход назад
        [few] { $age } хода назад
        [many] { $age } ходов назад
       *[other] { $age } хода назад
    }
known-doubtful = возможно, уже подменили
known-past = с тех пор изменилось
known-former-role = Твоя прежняя роль
known-gold =
    { $count ->
        [one] Твоё золото: { $sum }, на { $count } карте
        [few] Твоё золото: { $sum }, на { $count } картах
        [many] Твоё золото: { $sum }, на { $count } картах
       *[other] Твоё золото: { $sum }, на { $count } картах
    }

log-label = Что случилось
log-empty = Ещё ничего не случилось.
chat-label = Что сказано
chat-empty = Никто ещё ничего не сказал.
chat-off = За этим столом чата нет; гримасы приветствуются.
chat-say = Скажи что-нибудь
chat-send = Сказать
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
emote-hurry = Быстрее
emote-doubt = Сомневаюсь
emote-shock = О нет!
emote-gold = Золото!

menu-title = Меню
menu-confirm = Подтверждать каждый ход
menu-sound = Звук
menu-chat = Показывать чат и гримасы
menu-note = Твои заметки, только для тебя
menu-keys = Клавиши: стрелки — от карты к карте, Enter — выбрать, R — повернуть тоннель, Esc — шаг назад, H — рука, B — поле, P — игроки, M — все мои ходы.
menu-screen = Большой экран
menu-finish = Закончить и показать роли
menu-play-on = Всё-таки играть дальше
menu-willing =
    { $count ->
        [one] { $count } игрок хочет закончить
        [few] { $count } игрока хотят закончить
        [many] { $count } игроков хотят закончить
       *[other] { $count } игрока хотят закончить
    }
menu-leave = Уйти; за меня играет бот
menu-go = Уйти

vote-label = Голосование о конце игры
vote-wants =
    { $count ->
        [one] { $players } предлагает закончить и показать роли.
        [few] { $players } предлагают закончить и показать роли.
        [many] { $players } предлагают закончить и показать роли.
       *[other] { $players } предлагают закончить и показать роли.
    }
vote-missing = Ещё не согласились: { $players }
vote-ends = Игра закончится через { $time }, если никто из отсутствующих не вернётся играть.
vote-agree = Тоже закончить
vote-oppose = Играем дальше

spectators-title = Зрители
spectators-none = Зрителей нет.
spectators-unnamed = Зритель { $number }
spectators-gone = уже не здесь
spectators-muted = без права голоса
spectators-mute = Заглушить: { $name }
spectators-unmute = Снова дать слово: { $name }
spectators-remove = Убрать: { $name }
spectators-remove-ask = Убрать зрителя { $name }? Вернуться за этот стол не получится.
spectators-remove-sure = Да, убрать

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Названия карт. Тоннели названы по тому, куда они ведут.
card-tunnel = тоннель { $parts }
card-parts = { $first }; { $rest }
cards-together = { $first } + { $rest }
card-way = { $sides }
card-ladder-way = с лестницей { $sides }
card-dead-end =
    { $count ->
        [one] с тупиком { $sides }
        [few] с тупиками { $sides }
        [many] с тупиками { $sides }
       *[other] с тупиками { $sides }
    }
card-to-n = вверх
card-to-e = вправо
card-to-s = вниз
card-to-w = влево
card-side-n = сверху
card-side-e = справа
card-side-s = снизу
card-side-w = слева
card-mark-crystal = с кристаллом
card-mark-blue-door = с синей дверью
card-mark-green-door = с зелёной дверью
card-mark-chest = из сундука
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

role-wants-unknown = Ты наблюдаешь.
role-wants-digger = Копай к кладу. Если до него доберутся, старатели поделят золото.
role-wants-saboteur = Позаботься, чтобы до клада никто не добрался. И не попадись.
role-wants-greedy = Доберись до клада лично: только тогда победа твоя, и ничья больше.
role-wants-blue-digger = Проложи к кладу путь без зелёных дверей. А лучше всего — доберись до него лично.
role-wants-green-digger = Проложи к кладу путь без синих дверей. А лучше всего — доберись до него лично.
role-wants-boss = Ты побеждаешь с любой командой, но получаешь на один самородок меньше.
role-wants-profiteer = Ты побеждаешь с кем угодно, но получаешь на два самородка меньше.
role-wants-geologist = Тебе платят за кристаллы в лабиринте, кто бы ни победил.

chest-one-gold = один самородок
chest-no-more-maps = на цели больше не смотреть
chest-no-draw = в этот ход без добора
chest-extra-draw = ещё одна карта в этот ход
chest-move-a-goal = отодвинуть цель
chest-rob-a-hand = взять карту из чужой руки
chest-three-for-one = взять три, оставить одну
chest-look-at-a-role = посмотреть роль
chest-search-the-discard = порыться в сбросе
chest-bury-five = пять карт колоды пропадают

# Ход, как он написан на кнопке.
move-lay-tunnel = Положить ({ $cell }): { $card }
move-read-map = Посмотреть на { $goal }
move-look-in-chest = Заглянуть в сундук { $chest }
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
move-plan-theft = Задумать кражу
move-hands-off =
    { $whom ->
        [self] Убрать собственную кражу
       *[other] Убрать кражу: { $player }
    }
move-trap = В ловушку: { $player }
move-free =
    { $whom ->
        [self] Выбраться из ловушки
       *[other] Освободить: { $player }
    }
move-inspect =
    { $whom ->
        [self] Посмотреть свою роль
       *[other] Посмотреть роль: { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Взять себе новую роль
       *[other] Новая роль: { $player }
    }
move-swap-hands = Обменяться картами: { $player }
move-swap-goals = Взять { $goals }
move-search-trove = Порыться в сбросе
move-change-direction = Развернуть порядок ходов
move-call-specialist = Положить за ход два тоннеля
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
move-ask-toll = Попросить уплатить пошлину: { $player } ({ $cell })
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
        [nobody] Никого не обкрадывать
       *[other] Обокрасть: { $player }
    }
move-veto = Вето
move-let-pass = Пропустить
move-put-goals-back =
    { $swapped ->
        [yes] Вернуть, поменяв
       *[no] Вернуть как было
    }
move-keep-card = Оставить: { $card }
move-answer-toll =
    { $pay ->
        [yes] Уплатить пошлину
       *[no] Не платить
    }
move-move-goal = Отодвинуть { $goal }
move-rob-hand = Взять карту: { $player }
move-look-at-role = Посмотреть роль: { $player }

## -------------------- The log: log-

log-round-begun = Начинается раунд { $round }; первый ход делает { $player }
log-round-ended =
    { $reached ->
        [yes] До клада добрались: раунд окончен
       *[no] До клада не добрались: раунд окончен
    }
log-round-roles =
    { $left ->
        [none] Роли: { $roles }
       *[other] Роли: { $roles }; лишняя карта: { $left }
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
        [one] { $player } сбрасывает { $count } карту: сыграть было нечего
        [few] { $player } сбрасывает { $count } карты: сыграть было нечего
        [many] { $player } сбрасывает { $count } карт: сыграть было нечего
       *[other] { $player } сбрасывает { $count } карты: сыграть было нечего
    }
log-discarded-two = { $player } сбрасывает две карты
log-rid-of = { $player } избавляется от карты: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } открывает { $goal }
       *[yes] { $player } открывает { $goal }: { $card }
    }
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
log-toll-asked = { $player } просит игрока { $other } уплатить пошлину
log-toll-answered =
    { $pay ->
        [yes] { $player } соглашается уплатить пошлину
       *[no] { $player } отказывается платить пошлину
    }
log-goal-moved = { $player } отодвигает { $goal } на шаг дальше
log-chest-opened =
    { $seen ->
        [no] { $player } открывает сундук
       *[yes] { $player } открывает сундук: { $found }
    }
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
log-nobody-can-play = Колода пуста, и никто уже не может сыграть карту
log-nothing-to-lay = У игрока { $player } нет второго тоннеля, который можно положить
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
log-finish-opposed = { $player } хочет играть дальше: голосование окончено
log-all-shown = Закончено по согласию: все роли открыты
log-seat-muted =
    { $muted ->
        [yes] { $player } пока не может говорить
       *[no] { $player } снова может говорить
    }
log-spectator-muted =
    { $muted ->
        [yes] Хозяин заглушил зрителя { $name }
       *[no] Зритель { $name } снова может говорить
    }
log-spectator-removed = Хозяин убрал зрителя { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Зрители могут смотреть
       *[no] Зрителей больше не пускают
    }

log-play-lay-tunnel = { $player } кладёт тоннель: { $cell }
log-play-read-map = { $player } смотрит на { $goal }
log-play-look-in-chest = { $player } заглядывает в сундук { $chest }
log-play-rockfall = { $player } устраивает обвал: { $cell }
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

## -------------------- The end of a round and of the game: ending-, podium-

ending-title = Раунд окончен
ending-found = Золото найдено!
ending-lost = Шахта сберегла своё золото
ending-reached-by = { $name } докапывается до золота.
ending-reached = Золото открыто.
ending-not-reached = К золоту не пробился никто.
ending-role = { $name } — { $role }.
ending-left-over = Лишняя карта
ending-drawn =
    { $cards ->
        [one] По кругу идёт { $cards } карта золота.
        [few] По кругу идут { $cards } карты золота.
        [many] По кругу идут { $cards } карт золота.
       *[other] По кругу идут { $cards } карты золота.
    }
ending-taken = { $name } берёт карту золота.
ending-taken-own = Ты берёшь карту: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
ending-dealt =
    { $cards ->
        [0] { $name }: золота уже не осталось.
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
ending-paid = { $name } получает { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }.
ending-stole = { $name } крадёт один самородок у игрока { $victim }.
ending-stole-nothing = { $name } хочет что-нибудь украсть, но уходит ни с чем.
ending-nothing = На этот раз золота не получает никто.
ending-choose-gold = Выбери свою карту золота
ending-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
ending-choose-victim = Кого обкрадёшь?
ending-steal-from-nobody = Никого
ending-waits-for = { $name } выбирает карту золота…
ending-waits-for-thief = { $name } ищет кошелёк потолще…
ending-skip = Показать всё
ending-next-round = К следующему раунду
ending-your-turn = К следующему раунду: твой ход
ending-to-podium = К пьедесталу
ending-look = Посмотреть на стол
ending-you = ты
ending-hidden-role = закрытая карта роли
ending-purse-cards = { $count } { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } золота
ending-purse-tokens = { $count } { $count ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    } жетонами

# Конец игры
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
podium-stopped = Игра закончена по согласию
podium-stopped-more = Вот кто кем был и сколько золота собрано.
podium-place = { $place }-е место
podium-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }
podium-others = Остальные
podium-chart = Золото по раундам
podium-round = Раунд { $round }
podium-chart-missing = График сейчас не нарисовать: { $why }
podium-who = Игрок
podium-total = Итого
podium-replay = Пересмотреть игру
podium-rematch = Сыграть ещё
podium-rematch-join = К следующей игре
podium-rematch-look = Посмотреть следующую игру
podium-rematch-why = Те же люди на тех же местах; начнётся, как только все соберутся и будут готовы.
podium-rematch-open = Кто-то хочет сыграть ещё: стол ждёт.
podium-home = Ко входу

## -------------------- One device for all: passing-

passing-title = Играй и передавай
passing-how = Все играют на этом устройстве. Занавес прячет карты, пока устройство не возьмёт следующий игрок.
passing-home = Ко входу
passing-who = Кто играет?
passing-name = Игрок { $number }
passing-remove = Убрать игрока { $number }
passing-add = Ещё один
passing-bots = Боты за столом
passing-bot = Бот { $number }
passing-first-gone = Названного тобой игрока больше нет. Теперь решит случай.
passing-game = Во что играем
passing-begin = Начать
passing-name-missing = Имя нужно каждому.
passing-name-twice = У двоих одинаковое имя: сделайте их разными.
passing-waits = Минутку…
passing-closed = До этого стола не добраться
passing-not-yours = Здесь никто с этого устройства не играет
passing-begin-own = Начать свою игру
passing-hand-to = Передай устройство: { $name }
passing-look-away = Остальные отворачиваются.
passing-open = Я — { $name }
passing-now = Устройство держит { $name }.
passing-done = Вот и всё, { $name }. Опусти занавес и передай дальше.
passing-draw = Опустить занавес
passing-others = Играет { $name }
passing-others-how = Не на этом устройстве. Кто хочет, может взглянуть на свои карты.
passing-veto = Сыграна карта: остановить?
passing-veto-how = Через миг она подействует. Кто хочет её остановить, пусть берёт устройство сейчас.

## -------------------- The table on a big screen: bigscreen-

bigscreen-title = Стол в шахте
bigscreen-how = Твоя рука — в телефоне: отсканируй картинку или открой { $address } и введи
bigscreen-qr = Ссылка на этот стол для сканирования
bigscreen-who = За столом
bigscreen-free = свободно
bigscreen-bot = бот
bigscreen-ready = наготове
bigscreen-not-ready = ещё собирается
bigscreen-closed = Этот стол нельзя показать
bigscreen-home = Ко входу
bigscreen-waits = Накрываем стол…
bigscreen-lost = Связь потеряна; пробуем ещё раз…
bigscreen-round = Раунд { $round }
bigscreen-turn = Решает { $name }
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
bigscreen-log = Что случилось
bigscreen-look-on = Заходи:

## -------------------- A finished game, seen again: replay-

replay-title = Игра ещё раз
replay-home = Ко входу
replay-to-table = К столу
replay-loading = Загружаем игру…
replay-course = Что происходит
replay-players = Игроки
replay-maze = Лабиринт
replay-fit = Показать весь лабиринт
replay-nothing-seen = Отсюда ничего не было видно.
replay-slider = Момент игры
replay-moment = Шаг { $at } из { $of }
replay-round = Раунд { $round }
replay-play = Пуск
replay-pause = Пауза
replay-step-back = Шаг назад
replay-step-on = Шаг вперёд
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-speed = Скорость
replay-eyes = Взгляд
replay-eyes-all = все карты открыты
replay-eyes-spectator = зритель
replay-link = Ссылка на этот момент
replay-link-copied = Скопировано.
replay-role-hidden = роль неизвестна
replay-hand = { $cards } { $cards ->
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
replay-purse =
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
replay-note = Твоя заметка:
replay-suspicion = Кого подозревать, раунд { $round }
replay-suspicion-spectator = Что следовало думать тому, кто видел только открытый стол: насколько вероятно, что каждый из игроков — вредитель.
replay-suspicion-seat = Что следовало думать игроку { $name }: насколько вероятно, что каждый из игроков — вредитель.
replay-suspicion-waits = Обдумываем…
replay-suspicion-none = Об этом раунде ничего не известно.

## -------------------- Cards and rules to read: rules-

rules-title = Карты и правила
rules-search = Искать карты и правила
rules-search-hint = Слово, карта или номер, например TUN-3
rules-book = Книга правил
# With these a paragraph of the rulebook begins.
rules-label-edition = Издание:
rules-label-house = Наше решение:
rules-found-nothing = Ничего такого нет. Попробуй слово покороче или просмотри все карты и правила.
rules-clear = Очистить поиск
rules-back = Все карты и правила
rules-next = Дальше: { $title }
rules-before = Назад: { $title }
rules-see = Правила об этом
rules-about = Карты, о которых речь
rules-forms = Все разновидности
rules-no-such = Карты или правила с таким названием нет.
rules-loading = Несём книгу правил…
rules-again = Ещё раз
rules-open-rule = Правило { $id }
rules-open-browser = Открыть в справочнике правил
rules-part = Если в игре есть: { $part }
rules-edition = Издание: { $edition }

rules-shelf-tunnels = Тоннели
rules-shelf-actions = Действия
rules-shelf-goals = Цели
rules-shelf-roles = Роли
rules-shelf-chests = Сундуки с сокровищами
rules-shelf-pieces = Золото и гномы

# Виды карт, как заголовки.
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
rules-name-repair-either = Ремонт на выбор
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
rules-name-gold = Золото
rules-name-stone = Пустая порода
rules-name-sack = Мешок золота
rules-name-dragon = Дракон
rules-name-spider = Паук
rules-name-chest-one-gold = Сундук: один самородок
rules-name-chest-no-more-maps = Сундук: на цели не смотреть
rules-name-chest-no-draw = Сундук: без добора
rules-name-chest-extra-draw = Сундук: ещё одна карта
rules-name-chest-move-a-goal = Сундук: цель отодвигается
rules-name-chest-rob-a-hand = Сундук: карта из чужой руки
rules-name-chest-three-for-one = Сундук: одна из трёх
rules-name-chest-look-at-a-role = Сундук: посмотреть роль
rules-name-chest-search-the-discard = Сундук: порыться в сбросе
rules-name-chest-bury-five = Сундук: пять пропадают
rules-name-gold-card = Карта золота
rules-name-token = Жетон золота
rules-name-toll-dwarf = Гном-сборщик

# Что делает каждая; иногда зависит от того, как стол решает там, где книги правил расходятся.
rules-does-passage =
    Положи на пустое место рядом с лабиринтом. Каждая сторона должна подходить к соседним картам: открытая к открытой, закрытая к закрытой. { $lay_must_join ->
        [no] В этом издании достаточно подходящей соседней карты, даже отрезанной от старта.
       *[yes] Один из выходов прохода должен продолжать путь от старта.
    } Карту можно повернуть вверх ногами, но нельзя класть набок.
rules-does-dead-end = Её кладут как любой тоннель, но путь сквозь неё не идёт: каждый выход — тупик, который упирается в породу. Вредители её любят; старателям лучше её сбросить.
rules-does-bridge = Два пути: один проходит над другим, и они не соединены. Один из них должен продолжать путь от старта, другой может примыкать к чему угодно, лишь бы стороны подходили.
rules-does-double-curve = Два поворота спиной к спине, не соединённые друг с другом. Один из них должен продолжать путь от старта, другой может примыкать к чему угодно, лишь бы стороны подходили.
rules-does-stub = Проход с одним или двумя тупиками сбоку. Проход ведёт дальше, тупик — никуда, но подходить к соседним картам должны оба.
rules-does-crystal = Тоннель как тоннель, но с кристаллом. В конце раунда каждый кристалл в лабиринте — один самородок для геологов.
rules-does-blue-door = Копать за ней дальше может каждый. Когда делят золото, она пускает синих старателей, босса, спекулянта и геологов, но не зелёных старателей.
rules-does-green-door = Копать за ней дальше может каждый. Когда делят золото, она пускает зелёных старателей, босса, спекулянта и геологов, но не синих старателей.
rules-does-ladder =
    Всегда соединена со стартом и со всеми другими лестницами, так что здесь может начаться новый путь. { $ladder_needs_opening ->
        [yes] Должна соединяться с тоннелем через выход.
       *[no] Достаточно, чтобы она касалась тоннеля, лежащего лицом вверх, и её стороны подходили.
    } { $ladder_goal_ban ->
        [open_side] Ни одна её открытая сторона не может быть обращена к цели.
       *[touching] Никогда не может лежать рядом с целью.
    }
rules-does-chest-tunnel = Лежит закрытым над сундуком. Когда до него доходит путь, его открывают, и сундук открывается для того, чей сейчас ход. Обвал может убрать его, а с ним и спрятанный сундук.
rules-does-start = Здесь начинаются все пути: у старта открыты все четыре стороны, и на нём есть лестница. Убрать его нельзя.
rules-does-wardrobe =
    Лежит в лабиринте с самого начала. { $game ->
        [base] Кто первым соединит его со стартом, должен сменить роль на лишнюю карту.
        [saboteur2] Кто первым соединит его со стартом, должен сменить роль на верхнюю карту стопки.
       *[any] Кто первым соединит его со стартом, должен сменить роль: на лишнюю карту, а во «Вредителе 2» — на верхнюю карту стопки.
    }
rules-does-party = Лежит в лабиринте с самого начала. Как только кто-то впервые соединит её со стартом, все роли собирают, тасуют и раздают заново.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Положи перед любым игроком, можно и перед собой.
       *[another] Положи перед другим игроком.
    } Со сломанным инструментом класть тоннели нельзя. Дважды один и тот же инструмент никому не ломают.
rules-does-repair = Чинит этот инструмент, твой или чужой: и поломку, и ремонт сбрасывают.
rules-does-repair-either = Чинит один из двух изображённых инструментов, твой или чужой, но никогда оба.
rules-does-map = Тайно посмотри одну закрытую цель. Все видят, какую именно, но не видят, что там, и никто не обязан верить твоим словам. Если играете с сундуками, можно вместо этого заглянуть под тоннель над сундуком.
rules-does-rockfall = Убирает из лабиринта один тоннель, но никогда не старт и не цель. Всё, что за ним, может остаться отрезанным, пока кто-то не заполнит дыру.
rules-does-theft =
    Положи перед собой. Если после дележа золота она всё ещё там, а ты не в ловушке, ты { $theft_optional ->
        [yes] можешь взять
       *[no] берёшь
    } 1 самородок у другого игрока.
rules-does-hands-off = Убирает одну кражу у любого игрока.
rules-does-trapped = Положи перед другим игроком: пока она там, класть тоннели ему нельзя. Кто в конце раунда ещё в ловушке, остаётся без доли и ничего не крадёт.
rules-does-free = Убирает одну ловушку у любого игрока, можно и у себя.
rules-does-inspection =
    { $inspection_target ->
        [any] Тайно посмотри роль любого игрока. На себя её играют разве что затем, чтобы от неё избавиться.
       *[another] Тайно посмотри роль другого игрока.
    }
rules-does-hat-swap = Выбери игрока, можно и себя: его роль идёт под низ стопки, а он берёт верхнюю. Кто он теперь, знает только он.
rules-does-hand-swap = Обменяй все оставшиеся карты на карты другого игрока. Он добирает карту, ты — нет.
rules-does-goal-swap = Возьми две закрытые цели и верни, поменяв местами или нет. Все видят, какие именно; поменялись ли они — знаешь только ты.
rules-does-trove = Вместо того чтобы брать из колоды, просмотри пять верхних карт сброса и одну оставь себе.
rules-does-veto = Играют вне очереди, сразу после чужого тоннеля или действия: та карта не действует, а ход того игрока окончен.
rules-does-change-of-direction = До конца раунда ходите в обратном порядке.
rules-does-master-craftsman = Чинит любой один инструмент, твой или чужой. Из ловушки не освобождает.
rules-does-path-specialist = Положи за этот ход два тоннеля, один за другим, потом возьми две карты. С этих пор твоя рука на карту меньше.
rules-does-detour = Перенеси последний положенный тоннель на другое место, где он может лежать. При этом его можно повернуть вверх ногами. Сломанные инструменты не мешают.
rules-does-digger =
    Побеждает, когда путь доходит до золота. { $gold_draw ->
        [per_player] Старатели делят по кругу столько карт золота, сколько всего игроков, так что кому-то достанутся две.
       *[per_digger] По кругу идёт по карте золота на каждого старателя, и первым выбирает тот, кто добрался до золота.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Побеждает, когда до золота не добрались. Победители делятся: чем их меньше, тем больше каждому.
       *[other] Побеждает, когда до золота не добрались: 4 самородка одному вредителю, по 3 — двоим или троим, по 2 — четверым.
    } Никто не знает, кто ты, так что не копай слишком плохо слишком рано.
rules-does-greedy = Копает, как все, но побеждает, только добравшись до золота лично: тогда ему 4 самородка, а остальным — ничего.
rules-does-blue-digger = Побеждает, когда до золота доходит путь без зелёных дверей. Если до золота добрался старатель и путь для его команды свободен, она побеждает одна.
rules-does-green-digger = Побеждает, когда до золота доходит путь без синих дверей. Если до золота добрался старатель и путь для его команды свободен, она побеждает одна.
rules-does-boss = Побеждает с любой командой старателей, а также когда путь к золоту есть, но не пройти ни одной команде. Получает на 1 самородок меньше других победителей.
rules-does-profiteer = Побеждает всегда и с кем угодно. Получает на 2 самородка меньше других победителей.
rules-does-geologist = Ему всё равно, кто победит: он получает 1 самородок за каждый кристалл, который лежит в лабиринте в конце раунда. Два геолога делятся.
rules-does-goal =
    Никто не знает, что там, пока до неё не дойдёт путь или карта шахты не покажет её кому-то одному. { $goals_at_once ->
        [one] Если путь дошёл сразу до нескольких, открывают одну из них.
       *[all] Если путь дошёл сразу до нескольких, открывают все в порядке, который выберет игрок.
    }
rules-does-gold = То, ради чего все копают. Как только его открыли, раунд сразу заканчивается.
rules-does-stone =
    Порода, и только. Остаётся в лабиринте как поворот. { $goal_misfit ->
        [player] Если она не подходит ни в одном положении, игрок кладёт её, как хочет.
       *[best_fit] Её кладут так, чтобы она продолжила путь и подошла как можно лучше.
    }
rules-does-sack = Кто его откроет, берёт 1 или 2 самородка, которые на нём. Раунд продолжается.
rules-does-dragon = Кто его откроет, теряет 1 самородок, если есть. Раунд продолжается.
rules-does-spider = Раунд сразу заканчивается, как если бы до золота не добрались.
rules-does-chest-one-gold = Ты берёшь 1 самородок.
rules-does-chest-no-more-maps = В этом раунде картой шахты на цели больше не смотрят. В сундуки заглядывать ещё можно.
rules-does-chest-no-draw = В этот ход ты не добираешь карту.
rules-does-chest-extra-draw = В этот ход ты берёшь на карту больше.
rules-does-chest-move-a-goal = Отодвинь закрытую цель на одно место дальше от старта.
rules-does-chest-rob-a-hand = Вместо добора тебе достаётся случайная карта из чужой руки.
rules-does-chest-three-for-one = В конце хода возьми три карты, одну оставь, две сбрось.
rules-does-chest-look-at-a-role = Тайно посмотри роль другого игрока.
rules-does-chest-search-the-discard = Сброс тасуют; просмотри пять карт и одну оставь себе. Добора нет.
rules-does-chest-bury-five = Пять верхних карт колоды идут в сброс, и никто их не видит.
rules-does-gold-card = Стоит 1, 2 или 3 самородка. Все видят, сколько у тебя карт, но чего они стоят, знаешь только ты. У кого после трёх раундов больше всех самородков, тот и победил.
rules-does-token =
    Золото жетонами. { $tokens_open ->
        [no] За этим столом только ты видишь, сколько их у тебя, но о каждой выплате узнают все.
       *[yes] Все видят, сколько их у тебя.
    } Жетонами платят во «Вредителе 2», на турнире и в некоторых дополнениях.
rules-does-toll-dwarf = Вместо другого хода сбрось карту и поставь гнома у открытого конца тоннеля. Кто строит там дальше, платит тебе 1 самородок.
