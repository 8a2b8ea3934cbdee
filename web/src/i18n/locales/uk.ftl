### All texts of the web client, in Ukrainian.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: parts of the game, bots, clocks, errors

language = Мова
language-missing = Не вдалося завантажити мову: { $language }. Перевір з’єднання, онови сторінку й обери ще раз.
close = Закрити
page-not-found = Такої сторінки немає
to-home = На головну

# Patterns that put texts together.
comma-joined = { $first }, { $rest }
labelled-value = { $label }: { $value }
label = { $label }:
sentence = { $text }.
quote = «{ $text }»

seats-count = { $count } { $count ->
        [one] місце
        [few] місця
        [many] місць
       *[other] місця
    }

# The parts of the game.
part-saboteur2 = Саботер 2
part-greedy_dwarf = Жадібний гном
part-goal_swap = Підміна цілей
part-trove = Знахідка
part-veto = Вето
part-change_of_direction = Зміна напрямку
part-master_craftsman = Майстер на всі руки
part-path_specialist = Прохідник
part-detour = Обхід
part-toll = Платні тунелі
part-wardrobe = Шафа
part-party = Підземна вечірка
part-new_goals = Нові цілі
part-chests = Скрині зі скарбами
part-sabotaged_dwarf = Потерпілий гном
part-tournament = Турнір

# Ready-made games.
preset-classic = Класична гра
preset-classic-2016 = Класична гра, правила 2016 року
preset-saboteur-2 = Саботер 2
preset-tournament = Турнір
preset-the-whole-box = Уся коробка
preset-classic-description = Золотошукачі проти саботерів, три раунди. Почни з неї.
preset-classic-2016-description = Старіші правила: тунель має лише пасувати до сусідніх карт, а золотошукачі ділять більше карт золота.
preset-saboteur-2-description = Дві команди золотошукачів, бос, спекулянт і геологи. Є двері, драбини й крадіжки.
preset-tournament-description = Для 5–9 гравців: жадібні гноми, карта тунелю посередині, золото жетонами.
preset-the-whole-box-description = «Саботер 2» з усіма доповненнями й чемпіонатними картами, які з ним поєднуються.

bot-random_bot = Блукач
bot-greedy_digger = Поспішайко
bot-heuristic = Підмайстер
bot-bayesian = Бригадир
bot-random_bot-description = Робить випадкові ходи.
bot-greedy_digger-description = Копає до цілей, хоч би яку мав роль.
bot-heuristic-description = Грає розумно, але зважає лише на те, що бачив напевно.
bot-bayesian-description = Стежить за кожним гравцем, вираховує, кому довіряти, а граючи за саботера, блефує.

clock-blitz = Бліц
clock-normal = Звичайний
clock-relaxed = Неспішний
clock-none = Без ліміту
clock-none-description = Думай скільки хочеш.
clock-description = { $turn } { $turn ->
        [one] секунда
        [few] секунди
        [many] секунд
       *[other] секунди
    } на хід, { $answer } на інші рішення.

# Errors: what is wrong, and what to do next.
problem-offline = Сервер недоступний. Перевір з’єднання і спробуй ще раз.
problem-unknown-guest = Сайту потрібні файли cookie, щоб тебе впізнати. Дозволь їх і онови сторінку.
problem-no-such-code = Такого коду немає. Перевір літери або попроси новий код.
problem-no-such-room = Такого столу немає. Попроси посилання чи код ще раз.
problem-no-spectators = За цим столом грають без глядачів. Обери інший стіл.
problem-too-many = Забагато запитів одразу. Трохи зачекай і спробуй ще раз.
problem-too-many-connections = Забагато підключень із твоєї мережі. Закрий кілька вкладок і спробуй ще раз.
problem-server-full = Сервер зараз переповнений. Спробуй трохи згодом.
problem-request-too-slow = Запит ішов надто довго. Спробуй ще раз.
problem-fault = На сервері сталася помилка. Спробуй трохи згодом.
problem-http = Не вдалося зв’язатися із сервером. Спробуй трохи згодом.
problem-bad-input = Сервер не зрозумів запиту. Перевір, що введено, або онови сторінку.
problem-not-host = Це може робити лише господар столу.
problem-has-begun = Гра вже почалася. Можеш подивитися її і приєднатися до наступної.
problem-seat-taken = Це місце вже зайняте. Обери інше.
problem-name-taken = Інший гравець має таке саме або дуже схоже ім’я. Обери інше.
problem-no-chat = За цим столом чат вимкнено. Можеш надсилати реакції.
problem-muted = Господар тебе заглушив. Грати ти можеш і далі.
problem-no-such-spectator = Цього глядача тут уже немає. Обери іншого.
problem-not-yourself = Це ти. Обери глядача.
problem-has-seat = Це гравець, а не глядач. Обери його місце за столом.
problem-too-few-left = Із гри прибрали забагато гравців, тож закінчити її голосуванням не можна. Грай далі або вийди.
problem-removed = Господар прибрав тебе з цього столу. Приєднайся до іншого.
problem-nobody-there = Ще ніхто не грає. Спершу сядь за стіл.
problem-not-ready = База даних недоступна. Спробуй трохи згодом.
problem-store-unavailable = Сервер зараз не може зберегти зміни. Спробуй трохи згодом.
problem-busy = За столом зараз забагато всього відбувається. Спробуй ще раз.
problem-too-fast = Надто швидко. Трохи зачекай і спробуй ще раз.
problem-chat-limit = Ти надсилаєш повідомлення надто швидко. Трохи зачекай і надішли ще раз.
problem-emote-limit = Ти надсилаєш реакції надто швидко. Трохи зачекай.
problem-note-limit = Ти зберігаєш нотатки надто швидко. Трохи зачекай і збережи ще раз.
problem-change-limit = Забагато змін за короткий час. Трохи зачекай і спробуй ще раз.
problem-talk-full = Цей стіл більше не може зберігати повідомлень і нотаток. Грай далі без них або створи новий стіл.
problem-stale = Тим часом щось змінилося. Поглянь на стіл і виріши ще раз.
problem-spectator = Ти глядач. Спершу сядь за стіл.
problem-not-your-seat = Це не твоє місце. Обери своє.
problem-no-such-seat = За цим столом немає такого місця. Обери інше.
problem-seat-free = Це місце вільне. Обери інше.
problem-bot-took-over = За тебе грає бот. Спершу поверни собі місце.
problem-no-person = На цьому місці не людина. Обери інше.
problem-not-all-ready = Ще не всі готові. Зачекай на них.
problem-too-few-seats = За столом уже більше гравців. Додай місць або прибери гравця.
problem-not-playing = За цим столом зараз немає гри.
problem-not-over = Гра ще не закінчилася. Спробуй, коли закінчиться.
problem-no-review-now = Зараз гру показати не вдається. Спробуй трохи згодом.
problem-game-over = Гра закінчилася.
problem-text-too-long = Текст задовгий. Скороти його.
problem-text-hidden = У тексті є приховані символи. Набери його ще раз.
problem-text-marks = На одній літері забагато значків. Прибери зайві.
problem-text-empty = Видимого тексту немає. Спершу щось напиши.
problem-words-not-plain = Можна лише латинські літери, цифри й символи, без пробілу на початку та в кінці.
problem-not-your-turn = Зараз не твій хід. Зачекай на інших гравців.
problem-not-asked-for = Спершу виріши те, про що тебе питають.
problem-let-pass = Твій дозвіл уже враховано. Зачекай, поки карта подіє.
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
problem-no-neighbour = Клади поруч із відкритою картою лабіринту.
problem-sides-clash =
    { $sides ->
        [none] Цей тунель не пасує до сусідньої карти.
       *[other] Цей тунель не пасує до сусідніх карт: { $sides }.
    } Спробуй його обернути.
problem-not-joined =
    { $rule ->
        [S2-8] Драбина має сполучатися з виходом тунелю. Обери іншу клітинку або оберни карту.
       *[other] Сюди не веде шлях від старту. Обери іншу клітинку або оберни карту.
    }
problem-ladder-at-goal = Так класти драбину біля цілі не можна. Обери іншу клітинку.
problem-tools-broken = Зі зламаним інструментом не можна класти тунелі. Полагодь його або зіграй іншу карту.
problem-trapped = Ти в пастці, тож не можеш класти тунелі. Зіграй іншу карту або зроби пас.
problem-not-laid-last = Перенести можна лише останній покладений тунель, поки він у лабіринті.
problem-same-cell = Тунель уже тут. Обери іншу клітинку.
problem-no-tunnel-to-lay = У тебе немає тунелю, який можна покласти зараз. Обери іншу карту.
problem-no-tunnel = Тут немає тунелю. Обери тунель.
problem-not-removable = Обвал не прибирає старту, цілей і особливих карт. Обери тунель.
problem-broken-already = Цей інструмент уже зламано. Обери іншого гравця.
problem-nothing-to-repair = Цій карті тут нема чого лагодити. Обери іншого гравця або іншу карту.
problem-wrong-tool = Ця карта не лагодить цього інструмента. Обери іншу.
problem-theft-already = Перед тобою вже є крадіжка. Обери іншу карту.
problem-no-theft = У цього гравця немає крадіжки. Обери іншого.
problem-trapped-already = Цей гравець уже в пастці. Обери іншого.
problem-not-trapped = Цей гравець не в пастці. Обери іншого.
problem-no-veto = У тебе немає карти вето.
problem-veto-out-of-turn = Вето грають поза чергою, одразу після чужої карти. Зараз обери іншу карту.
problem-no-victim = У цього гравця вкрасти не можна. Обери іншого.
problem-no-hand = У цього гравця взяти карту не можна. Обери іншого.
problem-no-role = Цю роль подивитися не можна. Обери іншого гравця.
problem-no-such-goal = У цьому лабіринті немає такої цілі. Обери іншу.
problem-goal-face-up = Цю ціль уже відкрито. Обери іншу.
problem-goal-not-reached = Цю карту зараз відкрити не можна. Обери підсвічену.
problem-goal-misfit = Так карту покласти не можна. Оберни її.
problem-goal-cannot-move = Цю ціль не можна відсунути. Обери іншу.
problem-no-more-maps = Скриня заборонила мапи на цілі до кінця раунду. Обери іншу карту.
problem-no-closed-chest = Тут немає закритої скрині. Обери іншу клітинку.
problem-gold-not-there = Цієї карти золота взяти не можна. Обери одну з показаних.
problem-card-not-there = Цієї карти взяти не можна. Обери одну з показаних.
problem-nothing-discarded = Скид порожній. Обери іншу карту.
problem-too-many-cards = У базовій грі скидають лише одну карту.
problem-not-yours = Прибрати можна лише карту перед тобою.
problem-nothing-in-front = Такої карти тут немає. Обери іншу.
problem-toll-too-dear = Тобі не вистачає золота на мито.
problem-no-dwarf-left = Обох митників у цьому раунді вже використано.
problem-no-free-end = Митника ставлять біля відкритого кінця тунелю, поруч із порожньою клітинкою.
problem-no-toll = Тут мита не платять. Обери клітинку з митом.
problem-asked-already = У цей хід цього гравця вже просили. Попроси іншого.
problem-clash-saboteur2-greedy_dwarf = Жадібний гном не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-saboteur2-sabotaged_dwarf = Потерпілий гном не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-saboteur2-tournament = Турнір не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-tournament-sabotaged_dwarf = Потерпілий гном не поєднується з турніром, бо там платять жетонами.
problem-clash-tournament-wardrobe = Шафа не поєднується з турніром, бо там немає зайвої ролі на заміну.
problem-clash-wardrobe-party = Шафа й підземна вечірка не поєднуються. Це два боки однієї карти.
problem-clash-edition-base = У виданні { $edition } немає базової гри. Обери DE24, UA24, UA16 чи RU16 або додай «Саботер 2».
problem-clash-edition-saboteur2 = У виданні { $edition } немає «Саботера 2». Обери DE24, UA24, PL2 чи FR2.
problem-clash-edition-extras = У виданні { $edition } немає варіантів, особливих карт і мінідоповнень. Обери DE24 або UA24.
problem-clash-seats-base = Базова гра — для 3–10 гравців. Зміни кількість місць.
problem-clash-seats-saboteur2 = «Саботер 2» — для 2–12 гравців. Зміни кількість місць.
problem-clash-seats-tournament = Турнір — для 5–9 гравців. Зміни кількість місць.
problem-clash-layout-without-chests = У цій грі немає скринь. Спершу додай скрині зі скарбами.
problem-clash-chests-count = Потрібні чотири скрині. Розклади всі чотири або обери інше розташування.
problem-clash-chests-outside = Сюди скриню покласти не можна ({ $cell }). Обери клітинку між стартом і цілями.
problem-clash-chests-taken = Сюди скриню покласти не можна ({ $cell }): заважає інша карта. Перенеси скриню або обери інше розташування.
problem-clash-chests-start = Сюди скриню покласти не можна ({ $cell }): надто близько до старту. Перенеси скриню.
problem-clash-chests-twice = На одній клітинці дві скрині ({ $cell }). Перенеси одну з них.
problem-clash-chests-touch = Дві скрині лежать поруч ({ $cell }). Перенеси одну з них.
problem-clash-first-seat = Обраного першого гравця немає за цим столом. Обери іншого або «Випадково».

## -------------------- The home page: home-

home-tagline = Шукай золото. Не вір нікому.
home-pitch = Разом прокладайте тунелі до скарбу. Але дехто з вас — таємний саботер.
home-play-now = Грати зараз
home-starting = Починаємо гру…
home-play-now-hint = Грай проти ботів просто зараз. Без реєстрації та встановлення.
home-options = Обрати гру й суперників
home-game = Гра
home-opponents = Суперники
home-players = Гравці
home-clock = Ліміт часу
home-friends = Грати з друзями
home-create = Створити стіл
home-create-hint = Отримаєш посилання, код і QR-код для друзів. Кожен грає на своєму телефоні чи комп’ютері.
home-hotseat = Грати разом на одному пристрої
home-join = Приєднатися до столу
home-code = Код або посилання
home-code-hint = Наприклад, 7WAHHP
home-join-button = Приєднатися
home-code-wrong = Це не код столу і не посилання. У коді { $letters } { $letters ->
        [one] символ
        [few] символи
        [many] символів
       *[other] символу
    }: літери й цифри. Перевір і спробуй ще раз.
home-your-tables = Твої столи
home-your-tables-none = У тебе ще немає столів.
home-open-tables = Відкриті столи
home-open-tables-none = Відкритих столів зараз немає. Створи свій і познач «Показувати стіл у списку».
home-refresh = Оновити
home-table-of-host = Стіл: { $host }
home-table-unnamed = Стіл без назви
home-seats-taken =
    { $people ->
        [one] зайнято { $people } з { $seats } місць
        [few] зайнято { $people } з { $seats } місць
        [many] зайнято { $people } з { $seats } місць
       *[other] зайнято { $people } з { $seats } місць
    }
home-state-lobby = чекає на гравців
home-state-playing = триває гра
home-state-over = завершено, переглянути
home-how-to-play = Як грати: правила за хвилину
home-how-to-play-roles = Кожен отримує таємну роль. Більшість — золотошукачі, кілька гравців — саботери.
home-how-to-play-digging = Золотошукачі кладуть карти тунелів від старту до трьох цілей. Кожна карта має пасувати до сусідніх і продовжувати шлях.
home-how-to-play-goals = Одна ціль — скарб, інші — лише порода. Мапа дає змогу подивитися на одну з них. Потім скажи іншим правду або збреши.
home-how-to-play-sabotage = Саботери ламають інструменти, кладуть глухі кути й грають обвали. Золотошукачі роблять те саме з тими, кого підозрюють.
home-how-to-play-gold = Якщо шлях дійшов до скарбу, золото ділять золотошукачі. Якщо ні, його отримують саботери. Перемагає гравець, у якого після трьох раундів найбільше золота.
home-rules = Карти й правила
home-profile = Твій профіль
home-name = Твоє ім’я
home-name-save = Зберегти
home-name-saved = Збережено. Твоє ім’я: { $name }.
home-device = Продовжити на іншому пристрої
home-device-get-code = Отримати код
home-device-your-code = Введи цей код на іншому пристрої впродовж десяти хвилин:
home-device-enter-code = Код з іншого пристрою
home-device-continue = Продовжити тут
home-device-sign-out = Вийти на всіх інших пристроях
home-device-signed-out = Тепер твій профіль відкрито лише на цьому пристрої.
home-footer = Безкоштовна гра з відкритим кодом.

## -------------------- The lobby: lobby-

lobby-untitled = Новий стіл
lobby-table-name = Назва столу
lobby-invite = Запросити гравців
lobby-code = Код столу
lobby-code-hint = Гравці вводять його на головній сторінці.
lobby-copy-link = Копіювати посилання
lobby-link-copied = Посилання скопійовано. Надішли його іншим гравцям.
lobby-copy-link-failed = Браузер не дозволяє копіювати. Виділи посилання і скопіюй вручну:
lobby-share = Поділитися…
lobby-share-text = Приєднуйся до мого столу.
lobby-qr = QR-код цього столу
lobby-big-screen = Показати цей стіл на великому екрані

lobby-seats = Місця
lobby-seat = Місце { $number }
lobby-seat-free = вільно
lobby-bot = бот: { $bot }
lobby-you = ти
lobby-is-host = господар
lobby-is-first-player = перший гравець
lobby-is-ready = готово
lobby-not-ready = ще не готово
lobby-is-away = не в мережі
lobby-is-muted = заглушено
lobby-sit = Сісти тут
lobby-take-bot-seat = Зайняти місце бота
lobby-sit-name = Твоє ім’я за цим столом
lobby-leave-seat = Звільнити місце
lobby-add-bot = Додати бота
lobby-which-bot = Якого бота?
lobby-remove-bot = Прибрати бота
lobby-remove = Прибрати: { $name }
lobby-make-host = Зробити господарем: { $name }
lobby-mute = Заглушити: { $name }
lobby-unmute = Повернути голос: { $name }
lobby-seat-menu = Інші дії: { $name }
lobby-spectators =
    { $count ->
        [0] Глядачів немає.
        [one] { $count } глядач.
        [few] { $count } глядачі.
        [many] { $count } глядачів.
       *[other] { $count } глядача.
    }

lobby-start = Почати гру
lobby-ready = Готово
lobby-unready = Скасувати готовність
lobby-shuffle = Чесне тасування
lobby-shuffle-words = Твої слова для тасування (за бажанням)
lobby-shuffle-words-hint = Їх буде додано, коли натиснеш «Готово».
lobby-shuffle-description = Тасування визначено наперед, і його можна перевірити. Можеш додати до нього свої слова.
lobby-commitment = Відбиток для перевірки після гри
lobby-waiting-for = Чекаємо на: { $names }.
lobby-bots-fill =
    { $count ->
        [1] Вільне місце займе бот.
        [one] { $count } вільне місце займуть боти.
        [few] { $count } вільні місця займуть боти.
        [many] { $count } вільних місць займуть боти.
       *[other] { $count } вільного місця займуть боти.
    }
lobby-everyone-ready = Усі готові.
lobby-host-starts = { $host } почне гру, коли всі будуть готові.
lobby-host-starts-unnamed = Господар почне гру, коли всі будуть готові.
lobby-spectating = Ти глядач. Щоб грати, займи вільне місце.
lobby-seats-full = Усі місця зайняті. Можеш залишитися й дивитися.

lobby-game = Гра
lobby-host-chooses = Гру обирає { $host }. Кожну зміну видно одразу.
lobby-host-chooses-unnamed = Гру обирає господар. Кожну зміну видно одразу.
lobby-preset = Обери гру
lobby-preset-custom = Власна гра
lobby-edition = Видання
lobby-edition-description = Друковані правила подекуди різняться. Обери, за якими грати.
lobby-edition-DE24 = Ювілейне видання, німецьке
lobby-edition-UA24 = Ювілейне видання, українське
lobby-edition-UA16 = Базова гра 2016 року, українська
lobby-edition-RU16 = Базова гра 2016 року, російська
lobby-edition-PL2 = Саботер 2, польський
lobby-edition-FR2 = Саботер 2, французький
lobby-modules = Доповнення й особливі карти
lobby-variants = Варіанти
lobby-house-rules = Домашні правила
lobby-house-rules-description = Тут можна змінити окремі правила, щодо яких видання різняться. Твій вибір важливіший за видання.
lobby-house-rule-changed = змінено
lobby-seat-count = Місця
lobby-seat-count-description = Базова гра — для 3–10 гравців, «Саботер 2» — для 2–12.
lobby-first-player = Перший гравець
lobby-first-player-description = Лише для першого раунду. Далі вирішують правила.
lobby-first-player-random = Випадково
lobby-first-player-free = Місце { $number } (вільне)
lobby-first-player-bot = { $name } (бот)
lobby-clock = Ліміт часу
lobby-bots = Боти
lobby-bots-description = Боти займають вільні місця й грають за тих, хто відійшов.
lobby-spectators-allowed = Дозволити глядачів
lobby-spectators-allowed-description = Глядачі бачать лише те, що бачать усі гравці.
lobby-chat-allowed = Чат
lobby-chat-allowed-description = Без чату гравці можуть надсилати лише реакції.
lobby-listed = Показувати стіл у списку
lobby-listed-description = Будь-хто зможе приєднатися з головної сторінки. Інакше потрібне посилання або код.
lobby-seat-count-less = На одне місце менше
lobby-seat-count-more = На одне місце більше
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
lobby-clash = Це не поєднується
lobby-clash-not-applied = Ще не застосовано.
lobby-undo = Скасувати
lobby-yes = так
lobby-no = ні

lobby-part-saboteur2-description = Дві команди золотошукачів, двері, драбини, крадіжки, пастки й нові ролі. Для 2–12 гравців.
lobby-part-greedy_dwarf-description = Золотошукач, який перемагає, лише якщо сам завершить шлях до скарбу. Для базової гри.
lobby-part-goal_swap-description = Візьми дві закриті цілі й поклади назад, помінявши місцями чи ні.
lobby-part-trove-description = Замість добору візьми одну з п’яти верхніх карт скиду.
lobby-part-veto-description = Скасуй карту, яку щойно зіграв інший гравець.
lobby-part-change_of_direction-description = До кінця раунду всі ходять у зворотному порядку.
lobby-part-master_craftsman-description = Полагодь будь-який один зламаний інструмент.
lobby-part-path_specialist-description = Поклади два тунелі за один хід.
lobby-part-detour-description = Перенеси останній покладений тунель.
lobby-part-toll-description = Двоє митників перекривають дорогу. Щоб будувати далі, сплати 1 самородок власникові митника.
lobby-part-wardrobe-description = Карта в лабіринті. Гравець, який першим до неї дістанеться, мусить змінити роль.
lobby-part-party-description = Карта в лабіринті. Коли до неї дістанеться гравець, усі ролі тасують і роздають знову.
lobby-part-new_goals-description = П’ять із восьми цілей: мішки золота, дракони, павук, а скарбу може й не бути.
lobby-part-chests-description = Чотири закриті скрині на шляху, у кожній несподіванка.
lobby-part-sabotaged_dwarf-description = Золотошукачі, у яких наприкінці раунду зламаний інструмент, не отримують золота.
lobby-part-tournament-description = Для 5–9 гравців: жадібні гноми, карта тунелю посередині, золото жетонами.

lobby-option-lay_must_join = Як класти тунелі
lobby-value-lay_must_join-yes = Тунель має продовжувати шлях від старту
lobby-value-lay_must_join-no = Тунель має лише пасувати до сусідніх карт
lobby-option-gold_draw = Золото для золотошукачів
lobby-value-gold_draw-per_digger = По карті золота на кожного золотошукача
lobby-value-gold_draw-per_player = По карті золота на кожного гравця
lobby-option-round_end = Якщо скарбу не знайдено
lobby-value-round_end-hands = Раунд завершується, коли ні в кого не лишилося карт
lobby-value-round_end-forced_passes = Раунд завершується й тоді, коли всі по черзі можуть лише зробити пас
lobby-value-round_end-nobody_can_play = Раунд завершується й тоді, коли ніхто не може зіграти карту
lobby-option-tokens_open = Жетони золота
lobby-value-tokens_open-yes = Усі бачать, скільки їх у тебе
lobby-value-tokens_open-no = Лише ти бачиш, скільки їх у тебе
lobby-option-goals_at_once = Кілька цілей одразу
lobby-value-goals_at_once-all = Відкривають усі
lobby-value-goals_at_once-one = Відкривають лише одну за хід
lobby-option-goal_misfit = Ціль, яка не пасує
lobby-value-goal_misfit-best_fit = Її кладуть так, як пасує найкраще
lobby-value-goal_misfit-player = Гравець обирає, як її покласти
lobby-option-sabotage_target = Ламання інструментів
lobby-value-sabotage_target-another = Ламати можна лише чужі інструменти
lobby-value-sabotage_target-any = Ламати можна й свої інструменти
lobby-option-new_goals_gold_sure = Скарб серед нових цілей
lobby-value-new_goals_gold_sure-yes = Скарб є завжди
lobby-value-new_goals_gold_sure-no = Скарбу може й не бути
lobby-option-discard_two_helps = Скидання двох карт
lobby-value-discard_two_helps-self = Прибирає карту дії перед тобою
lobby-value-discard_two_helps-anyone = Прибирає карту дії перед будь-яким гравцем
lobby-option-ladder_needs_opening = Драбини й тунелі
lobby-value-ladder_needs_opening-yes = Драбина має сполучатися з виходом тунелю
lobby-value-ladder_needs_opening-no = Драбина має лише торкатися тунелю
lobby-option-ladder_goal_ban = Драбини й цілі
lobby-value-ladder_goal_ban-touching = Драбина не може бути поруч із ціллю
lobby-value-ladder_goal_ban-open_side = Драбина не може мати виходу до цілі
lobby-option-inspection_target = Перевірка
lobby-value-inspection_target-another = Ти дивишся роль іншого гравця
lobby-value-inspection_target-any = Ти дивишся будь-яку роль, навіть свою
lobby-option-theft_optional = Крадіжки
lobby-value-theft_optional-yes = Красти не обов’язково
lobby-value-theft_optional-no = Красти обов’язково
lobby-option-next_round_starter = Перший гравець наступного раунду
lobby-value-next_round_starter-last_card = Ліворуч від гравця, який поклав останню карту
lobby-value-next_round_starter-last_turn = Ліворуч від гравця, який ходив останнім
lobby-value-next_round_starter-last_tunnel = Ліворуч від гравця, який поклав останній тунель

lobby-chat = Чат

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = ніхто
table-seat = Місце { $number }
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
table-chest = скриня { $number }
table-empty-cell = порожньо
table-can-be-chosen = можна обрати
table-you-saw =
    { $age ->
        [0] щойно побачено: { $card }
        [one] побачено { $age } хід тому: { $card }
        [few] побачено { $age } ходи тому: { $card }
        [many] побачено { $age } ходів тому: { $card }
       *[other] побачено { $age } ходу тому: { $card }
    }
table-dwarf = митник гравця { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородка
    } мита гравцеві { $player }
table-toll-paid = { $player } сплачує мито
table-move-with-toll = { $move } ({ $toll })
table-maze = Лабіринт. Стрілки — перехід, Enter — вибір.
table-fit = Показати весь лабіринт
table-offscreen-up =
    Показати ще { $count } { $count ->
        [one] клітинку
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } вгорі
table-offscreen-right =
    Показати ще { $count } { $count ->
        [one] клітинку
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } праворуч
table-offscreen-down =
    Показати ще { $count } { $count ->
        [one] клітинку
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } внизу
table-offscreen-left =
    Показати ще { $count } { $count ->
        [one] клітинку
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } ліворуч
table-round = Раунд { $round } з 3
table-piles = Стоси
table-players =
    { $order ->
        [reversed] Гравці у зворотному порядку ходів
       *[normal] Гравці в порядку ходів
    }
table-order-reversed = ⟲ зворотний порядок
table-rules = Правила
table-no-maps = мапи заборонено
table-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-role = Моя роль
table-role-hint = Утримуй, щоб побачити роль
table-log = Журнал
table-chat = Чат
table-loading = Завантажуємо стіл…
table-home = На головну
table-bot-took-over = Тебе не було, тому за тебе грає бот.
table-take-seat-back = Повернути собі місце
table-seconds-left =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
        [many] Лишилося { $seconds } секунд
       *[other] Лишилося { $seconds } секунди
    }
table-spectator = Ти глядач.
table-latest-events = Останні події

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
        [one] лишилася { $count } карта золота
        [few] лишилося { $count } карти золота
        [many] лишилося { $count } карт золота
       *[other] лишилося { $count } карти золота
    }
pile-dwarfs =
    { $count ->
        [one] лишився { $count } митник
        [few] лишилося { $count } митники
        [many] лишилося { $count } митників
       *[other] лишилося { $count } митника
    }

connection-connecting = З’єднуємося…
connection-open = З’єднано
connection-lost = Зв’язок утрачено. З’єднуємося знову…
connection-closed = Немає зв’язку
connection-reason-left = Ти більше не за цим столом.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = Це не твоє місце. Дивися як глядач або відкрий власне посилання.
connection-reason-seat-lost = Твоє місце втрачено: тебе прибрали або надто довго не було.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = До цього столу приєднатися не можна. Обери інший.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Дивитися як глядач

hand-label =
    { $count ->
        [one] Твоя рука: { $count } карта
        [few] Твоя рука: { $count } карти
        [many] Твоя рука: { $count } карт
       *[other] Твоя рука: { $count } карти
    }
hand-selected = обрано
hand-unusable = зараз не можна зіграти
hand-empty = Твоя рука порожня.
hand-enlarge = Збільшити карти в руці
hand-shrink = Зменшити карти в руці

player-you = ти
player-bot = бот
player-bot-took-over = поки що бот
player-away = не в мережі
player-out = поза раундом
player-turn = ходить
player-deciding = вирішує
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
player-tokens-hidden = золото приховано
player-fronts = перед гравцем: { $cards }
player-known-role =
    { $past ->
        [yes] { $role } на момент перевірки, відтоді роль змінилася
       *[no] { $age ->
            [0] { $role }, щойно побачено
            [one] { $role }, побачено { $age } хід тому
            [few] { $role }, побачено { $age } ходи тому
            [many] { $role }, побачено { $age } ходів тому
           *[other] { $role }, побачено { $age } ходу тому
        }
    }
player-details = Докладніше: { $player }
player-mark = Твоя здогадка (бачиш лише ти)
player-mark-none = без здогадки
player-mark-friend = довіряю
player-mark-unsure = сумніваюся
player-mark-foe = підозрюю
player-note = Твоя нотатка (бачиш лише ти)
player-mute = Заглушити
player-unmute = Повернути голос
player-mute-for-everyone = Заглушити для всіх
player-unmute-for-everyone = Повернути голос для всіх
player-remove = Прибрати гравця
player-remove-question = Прибрати гравця { $player }? До кінця гри замість нього гратиме бот.
player-remove-confirm = Так, прибрати
player-same-person = одна людина грає за: { $players }

role-title = Раунд { $round }: твоя роль
role-dismiss = Зрозуміло
role-hint = Щоб побачити її знову, утримуй «Моя роль».

prompt-start-play =
    { $question ->
        [tunnel] Поклади ще один тунель: обери карту
       *[turn] Твій хід: обери карту
    }
prompt-start-pass = Обери карти, які скинеш
prompt-start-discard-two = Обери дві карти, які скинеш
prompt-start-stand-dwarf = Обери карту, яку скинеш за митника
prompt-start-ask-toll = Обери клітинку з митом
prompt-card = Обери ще карту
prompt-cell =
    { $occurrence ->
        [second] Обери другу
       *[first] Обери, куди зіграти
    }
prompt-seat = Обери гравця
prompt-tool = Обери інструмент
prompt-front = { $player }: { $card }
prompt-remove = Обери карту, яку прибереш
prompt-side = Обери бік
prompt-none = Обери
prompt-not-playable =
    { $question ->
        [tunnel] Зараз цю карту зіграти не можна. Обери тунель, який можна покласти.
       *[turn] Зараз цю карту зіграти не можна, але можна скинути.
    }
prompt-why-not = Чому не можна?
prompt-confirm = Зіграти
prompt-confirm-pass = Скинути
prompt-confirm-discard-two = Скинути обидві
prompt-confirm-stand-dwarf = Поставити митника
prompt-confirm-ask-toll = Попросити сплатити
prompt-rotate = Обернути
prompt-back = Назад
prompt-enlarge = Збільшити: { $card }
prompt-all-moves = Усі мої ходи
prompt-mode-play = Зіграти карту
prompt-mode-pass = Зробити пас
prompt-mode-discard-two = Скинути дві, щоб прибрати карту
prompt-mode-stand-dwarf = Поставити митника
prompt-mode-ask-toll = Попросити сплатити мито

moves-pass = Скинути карти
moves-other = Інші ходи
moves-count =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
moves-none = Зараз тобі не треба нічого вирішувати.

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
question-victim = Укради 1 самородок
question-victim-hint = Обери, у кого вкрасти.
question-veto = Накласти вето на цю карту?
question-veto-hint = { $action }. Вето скасує карту.
question-veto-allowed = Дозволено. Хвилинку…
question-veto-not-in-hand = немає в руці
question-swap = Поміняти дві цілі місцями?
question-swap-hint = Обидві в тебе, закриті. Ніхто інший не бачить, чи ти їх поміняєш.
question-card = Обери карту, яку лишиш собі
question-card-hint = Ці карти бачиш лише ти. Решта піде у скид.
question-toll = Сплатити мито?
question-toll-hint =
    { $player } просить тебе сплатити мито: { $cell }. { $price ->
        [0] Митник тут твій, тож платити не доведеться.
       *[other] Ціна: { $toll }.
    }
question-move = Скриня: відсунь ціль
question-move-hint = Обери ціль, яку відсунеш на одну клітинку далі від старту.
question-hand = Скриня: візьми карту
question-hand-hint = Обери гравця, у якого візьмеш випадкову карту.
question-role = Скриня: подивися роль
question-role-hint = Обери гравця, чию роль хочеш побачити.

waiting-turn = Ходить { $player }
waiting-tunnel = { $player } кладе ще один тунель
waiting-goal = { $player } обирає, яку карту відкрити
waiting-orientation = { $player } обирає, як покласти карту
waiting-gold = { $player } обирає карту золота
waiting-victim = { $player } обирає, у кого вкрасти
waiting-veto = Зараз на цю карту можна накласти вето
waiting-swap = { $player } вирішує, чи поміняти дві цілі місцями
waiting-card = { $player } обирає, яку карту лишити
waiting-toll = { $player } вирішує, чи сплатити мито
waiting-move = { $player } обирає, яку ціль відсунути
waiting-hand = { $player } обирає, у кого взяти карту
waiting-role = { $player } обирає, чию роль подивитися
waiting-nobody = Хвилинку…

private-knowledge-label = Що я знаю
private-knowledge-nothing = Поки що жодних таємниць.
private-knowledge-age =
    { $age ->
        [0] щойно
        [one] { $age } хід тому
        [few] { $age } ходи тому
        [many] { $age } ходів тому
       *[other] { $age } ходу тому
    }
private-knowledge-maybe-swapped = можливо, відтоді підмінено
private-knowledge-changed = відтоді змінилося
private-knowledge-previous-role = Твоя попередня роль
private-knowledge-gold =
    { $count ->
        [one] Твоє золото: { $sum } ({ $count } карта)
        [few] Твоє золото: { $sum } ({ $count } карти)
        [many] Твоє золото: { $sum } ({ $count } карт)
       *[other] Твоє золото: { $sum } ({ $count } карти)
    }

log-label = Журнал гри
log-empty = Ще нічого не сталося.
chat-label = Повідомлення чату
chat-empty = Повідомлень ще немає.
chat-off = За цим столом чат вимкнено, але можна надсилати реакції.
chat-input = Напиши повідомлення
chat-send = Надіслати
chat-unread =
    { $count ->
        [one] { $count } непрочитане
        [few] { $count } непрочитані
        [many] { $count } непрочитаних
       *[other] { $count } непрочитаного
    }
emote-cheer = Ура!
emote-laugh = Ха-ха!
emote-sorry = Вибач
emote-thanks = Дякую
emote-hurry = Швидше
emote-doubt = Сумніваюся
emote-shock = О ні!
emote-gold = Золото!

menu-title = Меню
menu-confirm-moves = Підтверджувати кожен хід
menu-sound = Звук
menu-show-chat = Показувати чат і реакції
menu-note = Твої нотатки (бачиш лише ти)
menu-keys = Клавіші: стрілки — перехід, Enter — вибір, R — обернути тунель, Esc — назад, H — рука, B — поле, P — гравці, M — усі мої ходи.
menu-big-screen = Показати на великому екрані
menu-vote-to-end = Голосувати за кінець гри
menu-withdraw-vote = Відкликати мій голос
menu-end-votes =
    { $count ->
        [one] { $count } гравець хоче закінчити гру
        [few] { $count } гравці хочуть закінчити гру
        [many] { $count } гравців хочуть закінчити гру
       *[other] { $count } гравця хочуть закінчити гру
    }
menu-leave-player = Вийти (далі грає бот)
menu-leave-spectator = Вийти

vote-label = Голосування за кінець гри
vote-agreed =
    { $count ->
        [one] { $players } хоче закінчити гру зараз і показати ролі.
        [few] { $players } хочуть закінчити гру зараз і показати ролі.
        [many] { $players } хочуть закінчити гру зараз і показати ролі.
       *[other] { $players } хочуть закінчити гру зараз і показати ролі.
    }
vote-waiting-for = Чекаємо на: { $players }
vote-deadline = Гра закінчиться через { $time }, якщо жоден відсутній гравець не повернеться грати далі.
vote-agree = Закінчити гру
vote-oppose = Грати далі

spectators-title = Глядачі
spectators-none = Глядачів немає.
spectators-unnamed = Глядач { $number }
spectators-left = не в мережі
spectators-muted = заглушено
spectators-mute = Заглушити: { $name }
spectators-unmute = Повернути голос: { $name }
spectators-remove = Прибрати: { $name }
spectators-remove-question = Прибрати глядача { $name }? Повернутися за цей стіл не вийде.
spectators-remove-confirm = Так, прибрати

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Names of cards. A tunnel is named by the sides it opens to.
card-tunnel = тунель { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
card-path = { $sides }
card-ladder-path = із драбиною { $sides }
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
card-mark-crystal = із кристалом
card-mark-blue-door = із синіми дверима
card-mark-green-door = із зеленими дверима
card-mark-chest = зі скрині
card-goal-face-down = закрита ціль
card-chest-face-down = скриня під закритим тунелем
card-start = старт
card-wardrobe = шафа
card-party = підземна вечірка
card-gold = скарб
card-stone = порожня порода
card-sack-of-one = мішок з одним самородком
card-sack-of-two = мішок із двома самородками
card-dragon = дракон
card-spider = павук
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
card-master-craftsman = майстер на всі руки
card-theft = крадіжка
card-hands-off = руки геть
card-trapped = пастка
card-free = визволення
card-inspection = перевірка
card-hat-swap = зміна капелюха
card-hand-swap = обмін картами
card-goal-swap = підміна цілей
card-trove = знахідка
card-change-of-direction = зміна напрямку
card-path-specialist = прохідник
card-detour = обхід
card-veto = вето

tool-pickaxe = кайло
tool-lantern = ліхтар
tool-cart = вагонетка

role-unknown = невідомо
role-digger = золотошукач
role-saboteur = саботер
role-greedy = жадібний гном
role-blue-digger = синій золотошукач
role-green-digger = зелений золотошукач
role-boss = бос
role-profiteer = спекулянт
role-geologist = геолог

role-aim-unknown = Ти глядач.
role-aim-digger = Прокладай шлях до скарбу. Якщо шлях туди дійде, золотошукачі поділять золото.
role-aim-saboteur = Не дай золотошукачам дістатися до скарбу. І не видай себе.
role-aim-greedy = Особисто заверши шлях до скарбу. Лише тоді ти перемагаєш, і тільки ти.
role-aim-blue-digger = Дістанься до скарбу шляхом без зелених дверей. Найкраще — заверши його особисто.
role-aim-green-digger = Дістанься до скарбу шляхом без синіх дверей. Найкраще — заверши його особисто.
role-aim-boss = Ти перемагаєш із будь-якою командою золотошукачів, але отримуєш на 1 самородок менше.
role-aim-profiteer = Ти перемагаєш завжди, але отримуєш на 2 самородки менше за інших переможців.
role-aim-geologist = Ти отримуєш золото за кристали в лабіринті, хоч би хто переміг.

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

# A move, as the text of a button.
move-lay-tunnel = Покласти ({ $cell }): { $card }
move-read-map = Подивитися на { $goal }
move-look-in-chest = Зазирнути у скриню { $chest }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $whom ->
        [self] Зламати собі { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            }
       *[other] Зламати { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } гравцеві { $player }
    }
move-repair =
    { $whom ->
        [self] Полагодити собі { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } (карта: { $card })
       *[other] Полагодити { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } гравцеві { $player } (карта: { $card })
    }
move-plan-theft = Покласти крадіжку перед собою
move-hands-off =
    { $whom ->
        [self] Прибрати свою крадіжку
       *[other] Прибрати крадіжку гравця { $player }
    }
move-trap = Загнати в пастку: { $player }
move-free =
    { $whom ->
        [self] Визволити себе
       *[other] Визволити: { $player }
    }
move-inspect =
    { $whom ->
        [self] Подивитися свою роль
       *[other] Подивитися роль гравця { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Узяти нову роль
       *[other] Дати нову роль: { $player }
    }
move-swap-hands = Обмінятися картами з гравцем { $player }
move-swap-goals = Узяти { $goals }
move-search-trove = Пошукати у скиді
move-change-direction = Змінити напрямок ходів
move-call-specialist = Покласти цього ходу два тунелі
move-detour = Перенести останній тунель ({ $cell }): { $card }
move-pass =
    { $count ->
        [one] Скинути: { $cards }
        [few] Скинути { $count } карти: { $cards }
        [many] Скинути { $count } карт: { $cards }
       *[other] Скинути { $count } карти: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Прибрати в себе: { $front } (скинути: { $cards })
       *[other] Прибрати в гравця { $player }: { $front } (скинути: { $cards })
    }
move-stand-dwarf = Скинути: { $card }. Поставити митника: { $cell }, { $side }
move-ask-toll = Попросити гравця { $player } сплатити мито: { $cell }
move-turn-goal = Відкрити { $goal }
move-open-chest = Відкрити скриню { $chest }
move-lay-goal = { $card }
move-take-gold = Узяти { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
move-steal =
    { $whom ->
        [nobody] Не красти
       *[other] Украсти в гравця { $player }
    }
move-veto = Вето
move-let-pass = Дозволити
move-put-goals-back =
    { $swapped ->
        [yes] Поміняти місцями
       *[no] Не міняти
    }
move-keep-card = Лишити: { $card }
move-answer-toll =
    { $pay ->
        [yes] Сплатити мито
       *[no] Не платити
    }
move-move-goal = Відсунути { $goal }
move-rob-hand = Узяти карту в гравця { $player }
move-look-at-role = Подивитися роль гравця { $player }

## -------------------- The log: log-

log-round-begun = Почався раунд { $round }. Перший хід робить { $player }
log-round-ended =
    { $reached ->
        [yes] Раунд завершено: до скарбу дісталися
       *[no] Раунд завершено: до скарбу не дісталися
    }
log-round-roles =
    { $left ->
        [none] Ролі: { $roles }
       *[other] Ролі: { $roles }; зайва: { $left }
    }
log-game-ended = Гру завершено. Перемога: { $players }
log-passed =
    { $count ->
        [one] { $player } скидає { $count } карту
        [few] { $player } скидає { $count } карти
        [many] { $player } скидає { $count } карт
       *[other] { $player } скидає { $count } карти
    }
log-passed-forced =
    { $count ->
        [one] { $player } не може зіграти і скидає { $count } карту
        [few] { $player } не може зіграти і скидає { $count } карти
        [many] { $player } не може зіграти і скидає { $count } карт
       *[other] { $player } не може зіграти і скидає { $count } карти
    }
log-discarded-two = { $player } скидає дві карти
log-taken-from-front = Прибрано в гравця { $player }: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } відкриває { $goal }
       *[yes] { $player } відкриває { $goal }: { $card }
    }
log-looked = Ти дивишся на { $goal } і бачиш: { $card }
log-role-seen = { $player } дивиться роль гравця { $other }
log-role-seen-own = Ти бачиш роль гравця { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] Золотошукачі ділять { $count } карту золота
        [few] Золотошукачі ділять { $count } карти золота
        [many] Золотошукачі ділять { $count } карт золота
       *[other] Золотошукачі ділять { $count } карти золота
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
        } замість { $due }: карт золота на цю суму не лишилося
       *[no] { $player } отримує { $paid } { $paid ->
           [one] самородок
           [few] самородки
           [many] самородків
          *[other] самородка
       }
    }
log-tokens-paid =
    { $change ->
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
log-stole = { $player } краде 1 самородок у гравця { $other }
log-stole-nothing = { $player } нічого не краде
log-vetoed = { $player } накладає вето
log-role-changed = { $player } отримує нову роль
log-wardrobe-entered = { $player } дістається до шафи й змінює роль
log-roles-dealt = Підземна вечірка! Усі ролі перетасовано й роздано знову
log-goals-put-back =
    { $swapped ->
        [yes] { $player } кладе дві цілі назад, помінявши їх місцями
        [no] { $player } кладе дві цілі назад, як були
       *[unknown] { $player } кладе дві цілі назад, помінявши місцями чи ні
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
log-dwarf-stood = { $player } ставить митника: { $cell }
log-dwarf-left = Митник гравця { $player } зникає з лабіринту
log-toll-asked = { $player } просить гравця { $other } сплатити мито
log-toll-answered =
    { $pay ->
        [yes] { $player } погоджується сплатити мито
       *[no] { $player } відмовляється сплатити мито
    }
log-goal-moved = { $player } відсуває { $goal } на одну клітинку
log-chest-opened =
    { $seen ->
        [no] { $player } відкриває скриню
       *[yes] { $player } відкриває скриню: { $found }
    }
log-chest-seen = Ти зазираєш у скриню і бачиш: { $found }. Тунель зверху: { $card }
log-gold-picked = { $player } бере карту золота з одним самородком
log-card-taken = { $player } бере карту з руки гравця { $other }
log-card-taken-own = { $player } бере карту з руки гравця { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] { $count } карту з колоди скинуто
        [few] { $count } карти з колоди скинуто
        [many] { $count } карт із колоди скинуто
       *[other] { $count } карти з колоди скинуто
    }
log-discard-shuffled = Скид перетасовано
log-nobody-can-play = Колода порожня, і ніхто не може зіграти карту
log-nothing-to-lay = { $player } не має другого тунелю, який можна покласти
log-nothing-to-lose = { $player } зустрічає дракона, але не має золота
log-contributed = { $player } додає слова до тасування
log-time-ran-out = { $player } не встигає: час сплив
log-bot-took-over = За гравця { $player } тепер грає бот
log-player-returned = { $player } повертається
log-seat-emptied = { $player } виходить
log-finish-voted =
    { $wants ->
        [yes] { $player } хоче закінчити гру й показати ролі
       *[no] { $player } більше не хоче закінчувати гру
    }
log-finish-opposed = { $player } хоче грати далі, тож голосування скасовано
log-game-revealed = Гравці закінчили гру. Усі ролі відкрито
log-seat-muted =
    { $muted ->
        [yes] Господар заглушив гравця { $player }
       *[no] Господар повернув голос гравцеві { $player }
    }
log-spectator-muted =
    { $muted ->
        [yes] Господар заглушив глядача { $name }
       *[no] Господар повернув голос глядачеві { $name }
    }
log-spectator-removed = Господар прибрав глядача { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Господар дозволив глядачів
       *[no] Господар заборонив глядачів
    }

log-play-lay-tunnel = { $player } кладе тунель: { $cell }
log-play-read-map = { $player } грає мапу на { $goal }
log-play-look-in-chest = { $player } грає мапу на скриню { $chest }
log-play-rockfall = { $player } грає обвал: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } ламає собі { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            }
       *[other] { $player } ламає { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } гравцеві { $other }
    }
log-play-repair =
    { $whom ->
        [self] { $player } лагодить собі { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            }
       *[other] { $player } лагодить { $tool ->
                [pickaxe] кайло
                [lantern] ліхтар
               *[cart] вагонетку
            } гравцеві { $other }
    }
log-play-plan-theft = { $player } грає крадіжку
log-play-hands-off =
    { $whom ->
        [self] { $player } прибирає свою крадіжку
       *[other] { $player } прибирає крадіжку гравця { $other }
    }
log-play-trap = { $player } заганяє в пастку гравця { $other }
log-play-free =
    { $whom ->
        [self] { $player } вибирається з пастки
       *[other] { $player } визволяє гравця { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } грає перевірку на себе
       *[other] { $player } грає перевірку на гравця { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } грає зміну капелюха на себе
       *[other] { $player } грає зміну капелюха на гравця { $other }
    }
log-play-swap-hands = { $player } обмінюється картами з гравцем { $other }
log-play-swap-goals = { $player } бере { $goals }
log-play-search-trove = { $player } грає знахідку
log-play-change-direction = { $player } змінює напрямок ходів
log-play-call-specialist = { $player } грає прохідника
log-play-detour = { $player } переносить останній тунель: { $cell }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Раунд завершено
round-end-treasure-found = Скарб знайдено!
round-end-treasure-not-found = Скарбу не знайдено
round-end-reached-by = { $name } завершує шлях до скарбу.
round-end-reached = До скарбу дісталися.
round-end-not-reached = Ніхто не дістався до скарбу.
round-end-role = { $name } — { $role }.
round-end-unused-role = Зайва роль
round-end-drawn =
    { $cards ->
        [one] Золотошукачі ділять { $cards } карту золота.
        [few] Золотошукачі ділять { $cards } карти золота.
        [many] Золотошукачі ділять { $cards } карт золота.
       *[other] Золотошукачі ділять { $cards } карти золота.
    }
round-end-taken = { $name } бере карту золота.
round-end-taken-own = Ти береш карту: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }.
round-end-dealt =
    { $cards ->
        [0] Гравцеві { $name } золота не лишилося.
        [one] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карта).
        [few] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карти).
        [many] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карт).
       *[other] { $name } отримує { $nuggets } { $nuggets ->
           [one] самородок
           [few] самородки
           [many] самородків
          *[other] самородка
       } ({ $cards } карти).
    }
round-end-paid = { $name } отримує { $tokens } { $tokens ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }.
round-end-stole = { $name } краде 1 самородок у гравця { $victim }.
round-end-stole-nothing = { $name } нічого не краде.
round-end-no-gold = Цього раунду ніхто не отримує золота.
round-end-choose-gold = Обери свою карту золота
round-end-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
round-end-choose-victim = Обери, у кого вкрасти
round-end-no-theft = Не красти
round-end-waiting-for-gold = { $name } обирає карту золота…
round-end-waiting-for-thief = { $name } обирає, у кого вкрасти…
round-end-show-all = Показати все
round-end-next-round = Наступний раунд
round-end-your-turn = Наступний раунд: твій хід
round-end-show-results = Показати результати
round-end-back-to-table = Назад до столу
round-end-you = ти
round-end-hidden-role = закрита карта ролі
round-end-gold-cards = { $count } { $count ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    } золота
round-end-gold-tokens = { $count } { $count ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    } жетонами

# The end of the game
podium-title = Гру завершено
podium-winner = { $name } перемагає: { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-winners = { $names } перемагають разом: по { $gold } { $gold ->
        [one] самородку
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-ended-early = Гравці закінчили гру достроково
podium-ended-early-hint = Ролі всіх гравців і золото на цей момент:
podium-place =
    { $place ->
        [1] 1-ше місце
        [2] 2-ге місце
        [3] 3-тє місце
        [7] 7-ме місце
        [8] 8-ме місце
       *[other] { $place }-те місце
    }
podium-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-others = Інші гравці
podium-chart = Золото за раундами
podium-round = Раунд { $round }
podium-chart-missing = Графік зараз показати не вдається: { $why }
podium-player = Гравець
podium-total = Разом
podium-replay = Переглянути гру
podium-rematch = Зіграти ще раз
podium-rematch-join = Приєднатися до наступної гри
podium-rematch-watch = Дивитися наступну гру
podium-rematch-hint = Ті самі гравці на тих самих місцях. Гра почнеться, коли всі будуть готові.
podium-rematch-offered = Інший гравець хоче зіграти ще раз. Можеш приєднатися.
podium-home = На головну

## -------------------- Pass and play on one device: hotseat-

hotseat-title = Гра на одному пристрої
hotseat-hint = Усі грають на цьому пристрої. Твої карти приховано, доки він не у твоїх руках.
hotseat-home = На головну
hotseat-players = Гравці
hotseat-name = Гравець { $number }
hotseat-remove = Прибрати гравця { $number }
hotseat-add = Додати гравця
hotseat-bots = Кількість ботів
hotseat-bot = Бот { $number }
hotseat-first-player-removed = Обраного першого гравця прибрано. Тепер перший гравець випадковий.
hotseat-game = Обери гру
hotseat-start = Почати гру
hotseat-name-missing = Дай ім’я кожному гравцеві.
hotseat-name-twice = Двоє гравців мають однакове ім’я. Зміни одне з них.
hotseat-waiting = Хвилинку…
hotseat-unavailable = Цей стіл відкрити не вдається
hotseat-not-yours = За цим столом немає гравців із цього пристрою
hotseat-start-new = Почати нову гру
hotseat-pass-to = Передай пристрій: { $name }
hotseat-look-away = Усі інші, відверніться, будь ласка.
hotseat-show-cards = Я — { $name }. Показати мої карти
hotseat-device-with = Пристрій тримає { $name }.
hotseat-done = Готово, { $name }. Сховай свої карти й передай пристрій далі.
hotseat-hide-cards = Сховати мої карти
hotseat-other-playing = Грає { $name }
hotseat-other-playing-hint = Зачекай. Щоб побачити свої карти, торкнись свого імені.
hotseat-veto = Накласти вето на цю карту?
hotseat-veto-hint = За мить карта подіє. Щоб накласти вето, візьми пристрій і торкнись свого імені.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = Новий стіл
bigscreen-join-hint = Щоб грати з телефона, відскануй QR-код або відкрий { $address } і введи цей код:
bigscreen-qr = QR-код цього столу
bigscreen-lobby-players = Гравці
bigscreen-free = вільно
bigscreen-bot = бот
bigscreen-ready = готово
bigscreen-not-ready = ще не готово
bigscreen-unavailable = Цей стіл показати не вдається
bigscreen-home = На головну
bigscreen-loading = Завантажуємо стіл…
bigscreen-connection-lost = Зв’язок утрачено. З’єднуємося знову…
bigscreen-round = Раунд { $round }
bigscreen-turn = Ходить { $name }
bigscreen-seconds = { $seconds } с
bigscreen-deck =
    { $cards ->
        [0] Колода порожня
        [one] { $cards } карта в колоді
        [few] { $cards } карти в колоді
        [many] { $cards } карт у колоді
       *[other] { $cards } карти в колоді
    }
bigscreen-players = Гравці
bigscreen-log = Останні ходи
bigscreen-join-or-watch = Приєднуйся або дивися:

## -------------------- The replay of a finished game: replay-

replay-title = Перегляд гри
replay-home = На головну
replay-to-table = До столу
replay-loading = Завантажуємо гру…
replay-events = Події
replay-players = Гравці
replay-maze = Лабіринт
replay-fit = Показати весь лабіринт
replay-step-not-visible = Із цього погляду на цьому кроці нічого не видно.
replay-position = Момент гри
replay-step = Крок { $at } з { $of }
replay-round = Раунд { $round }
replay-play = Відтворити
replay-pause = Пауза
replay-step-back = Крок назад
replay-step-forward = Крок уперед
replay-turn-back = Попередній хід
replay-turn-forward = Наступний хід
replay-speed = Швидкість
replay-view-as = Погляд
replay-view-as-all = усі карти
replay-view-as-spectator = глядач
replay-link = Копіювати посилання на цей крок
replay-link-copied = Посилання скопійовано.
replay-role-hidden = роль невідома
replay-hand-count = { $cards } { $cards ->
        [one] карта в руці
        [few] карти в руці
        [many] карт у руці
       *[other] карти в руці
    }
replay-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
replay-gold-held =
    { $cards ->
        [0] { $tokens } { $tokens ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        }
       *[other] { $cards } { $cards ->
           [one] карта
           [few] карти
           [many] карт
          *[other] карти
       } золота{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } самородок
            [few] {", "}{ $tokens } самородки
            [many] {", "}{ $tokens } самородків
           *[other] {", "}{ $tokens } самородка
        }
    }
replay-mark-friend = довіряю
replay-mark-unsure = сумніваюся
replay-mark-foe = підозрюю
replay-note = Твої нотатки:
replay-suspicion = Підозри, раунд { $round }
replay-suspicion-spectator = Наскільки ймовірно, що кожен гравець — саботер, судячи з того, що міг бачити глядач.
replay-suspicion-seat = Наскільки ймовірно, що кожен гравець — саботер, судячи з того, що міг бачити гравець { $name }.
replay-suspicion-loading = Обчислюємо…
replay-suspicion-none = Для цього раунду оцінки немає.

## -------------------- The pages of cards and rules: rules-

rules-title = Карти й правила
rules-search = Шукати карти й правила
rules-search-hint = Слово, карта або правило, як-от TUN-3
rules-book = Книжка правил
# How some paragraphs of the rulebook begin; the same words as in docs/rules.
rules-label-edition = Видання:
rules-label-house = Наше рішення:
rules-search-none = Нічого не знайдено. Спробуй коротше слово або очисти пошук.
rules-search-clear = Очистити пошук
rules-overview = Усі карти й правила
rules-next = Далі: { $title }
rules-previous = Назад: { $title }
rules-of-card = Правила для цієї карти
rules-cards-of-rule = Карти для цього правила
rules-card-versions = Усі різновиди цієї карти
rules-not-found = Карти чи правила з такою назвою немає.
rules-loading = Завантажуємо правила…
rules-retry = Спробувати ще раз
rules-rule = Правило { $id }
rules-open-page = Відкрити у правилах
rules-part = Лише якщо у грі є: { $part }
rules-edition = Видання: { $edition }

rules-section-tunnels = Тунелі
rules-section-actions = Дії
rules-section-goals = Цілі
rules-section-roles = Ролі
rules-section-chests = Скрині зі скарбами
rules-section-pieces = Золото й гноми

# Kinds of card, as headings.
rules-name-passage = Наскрізний тунель
rules-name-dead-end = Глухий кут
rules-name-bridge = Міст
rules-name-double-curve = Подвійний поворот
rules-name-stub = Тунель із глухим проходом
rules-name-crystal = Кристал
rules-name-blue-door = Сині двері
rules-name-green-door = Зелені двері
rules-name-ladder = Драбина
rules-name-chest-tunnel = Тунель над скринею
rules-name-start = Старт
rules-name-wardrobe = Шафа
rules-name-party = Підземна вечірка
rules-name-sabotage = Поломка
rules-name-repair = Ремонт
rules-name-repair-either = Ремонт одного з двох
rules-name-map = Мапа
rules-name-rockfall = Обвал
rules-name-theft = Крадіжка
rules-name-hands-off = Руки геть
rules-name-trapped = Пастка
rules-name-free = Визволення
rules-name-inspection = Перевірка
rules-name-hat-swap = Зміна капелюха
rules-name-hand-swap = Обмін картами
rules-name-goal-swap = Підміна цілей
rules-name-trove = Знахідка
rules-name-veto = Вето
rules-name-change-of-direction = Зміна напрямку
rules-name-master-craftsman = Майстер на всі руки
rules-name-path-specialist = Прохідник
rules-name-detour = Обхід
rules-name-digger = Золотошукач
rules-name-saboteur = Саботер
rules-name-greedy = Жадібний гном
rules-name-blue-digger = Синій золотошукач
rules-name-green-digger = Зелений золотошукач
rules-name-boss = Бос
rules-name-profiteer = Спекулянт
rules-name-geologist = Геолог
rules-name-goal = Закрита ціль
rules-name-gold = Скарб
rules-name-stone = Порожня порода
rules-name-sack = Мішок золота
rules-name-dragon = Дракон
rules-name-spider = Павук
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
rules-name-gold-card = Карта золота
rules-name-token = Жетон золота
rules-name-toll-dwarf = Гном-митник

# What each card does; the edition and the house rules choose between variants.
rules-effect-passage =
    Поклади на порожню клітинку поруч із лабіринтом. Кожен бік має пасувати до сусідніх карт: відкритий до відкритого, закритий до закритого. { $lay_must_join ->
        [no] У цьому виданні цього досить, навіть якщо туди не веде шлях від старту.
       *[yes] Карта має продовжувати шлях від старту.
    } Її можна обернути догори ногами, але не можна класти набік.
rules-effect-dead-end = Клади, як будь-який тунель, але шлях крізь нього не йде. Саботери перекривають ним дорогу. Золотошукачам краще його скинути.
rules-effect-bridge = Два шляхи, що перетинаються, але не сполучаються. Один із них має продовжувати шлях від старту. Другий має лише пасувати до сусідніх карт.
rules-effect-double-curve = Два повороти, що не сполучаються. Один із них має продовжувати шлях від старту. Другий має лише пасувати до сусідніх карт.
rules-effect-stub = Тунель з одним або двома глухими проходами збоку. Шлях крізь глухий прохід не йде, але він має пасувати до сусідніх карт.
rules-effect-crystal = Тунель із кристалом. Наприкінці раунду геологи отримують 1 самородок за кожен кристал у лабіринті.
rules-effect-blue-door = За ними може копати далі кожен, хоч би яку мав роль. Але шлях крізь них не дає перемоги зеленим золотошукачам: їм потрібен шлях без синіх дверей.
rules-effect-green-door = За ними може копати далі кожен, хоч би яку мав роль. Але шлях крізь них не дає перемоги синім золотошукачам: їм потрібен шлях без зелених дверей.
rules-effect-ladder =
    Драбина завжди сполучена зі стартом і з усіма іншими драбинами, тож від неї можна почати новий шлях. { $ladder_needs_opening ->
        [yes] Вона має сполучатися з виходом тунелю.
       *[no] Вона має лише торкатися відкритого тунелю й пасувати до нього.
    } { $ladder_goal_ban ->
        [open_side] Вона не може мати виходу до цілі.
       *[touching] Вона не може бути поруч із ціллю.
    }
rules-effect-chest-tunnel = Лежить закритим на скрині. Коли до нього доходить шлях, його відкривають, і гравець, чий зараз хід, відкриває скриню. Обвал може прибрати тунель, а разом із ним і закриту скриню.
rules-effect-start = Звідси починається кожен шлях. Карта відкрита з усіх чотирьох боків, і прибрати її не можна.
rules-effect-wardrobe =
    Лежить у лабіринті від самого початку. { $game ->
        [base] Гравець, який першим сполучить її зі стартом, мусить обміняти свою роль на зайву.
        [saboteur2] Гравець, який першим сполучить її зі стартом, мусить узяти верхню роль зі стосу.
       *[any] Гравець, який першим сполучить її зі стартом, мусить узяти нову роль: зайву, а в «Саботері 2» — верхню зі стосу.
    }
rules-effect-party = Лежить у лабіринті від самого початку. Коли гравець уперше сполучить її зі стартом, усі ролі збирають, тасують і роздають знову.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Зіграй на будь-якого гравця, навіть на себе.
       *[another] Зіграй на іншого гравця.
    } Гравець зі зламаним інструментом не може класти тунелі. Той самий інструмент двічі зламати не можна.
rules-effect-repair = Лагодить цей інструмент тобі або іншому гравцеві. Обидві карти скидають.
rules-effect-repair-either = Лагодить один із двох зображених інструментів тобі або іншому гравцеві.
rules-effect-map = Таємно подивися на закриту ціль. Усі бачать, на яку саме, але що там, бачиш лише ти. Можеш сказати правду або збрехати. У грі зі скринями можна подивитися й на скриню та тунель над нею.
rules-effect-rockfall = Прибирає з лабіринту тунель, але не старт і не ціль. Будь-який гравець може знову заповнити порожню клітинку.
rules-effect-theft =
    Поклади перед собою. Якщо після поділу золота вона ще там, а ти не в пастці, ти { $theft_optional ->
        [yes] можеш узяти
       *[no] береш
    } 1 самородок в іншого гравця.
rules-effect-hands-off = Прибирає крадіжку в будь-якого гравця.
rules-effect-trapped = Зіграй на іншого гравця. Гравець у пастці не може класти тунелі. Якщо він у пастці й наприкінці раунду, то не отримує золота й не може красти.
rules-effect-free = Прибирає пастку в будь-якого гравця, навіть у тебе.
rules-effect-inspection =
    { $inspection_target ->
        [any] Таємно подивися роль будь-якого гравця. Якщо зіграти на себе, нічого нового не дізнаєшся.
       *[another] Таємно подивися роль іншого гравця.
    }
rules-effect-hat-swap = Обери будь-якого гравця, навіть себе. Він кладе свою роль під низ стосу й бере верхню. Нову роль бачить лише він.
rules-effect-hand-swap = Обміняйся рештою своїх карт з іншим гравцем. Він добирає карту, а ти ні.
rules-effect-goal-swap = Візьми дві закриті цілі й поклади назад, помінявши місцями чи ні. Усі бачать, які саме, але чи вони помінялися, знаєш лише ти.
rules-effect-trove = Замість добору з колоди переглянь п’ять верхніх карт скиду й лиши собі одну.
rules-effect-veto = Зіграй поза чергою, одразу після чужого тунелю чи дії. Та карта не діє, і хід того гравця завершено.
rules-effect-change-of-direction = До кінця раунду всі ходять у зворотному порядку.
rules-effect-master-craftsman = Лагодить будь-який один зламаний інструмент тобі або іншому гравцеві. Із пастки не визволяє.
rules-effect-path-specialist = Поклади цього ходу два тунелі, один за одним, а потім добери дві карти. Відтоді в тебе на одну карту менше.
rules-effect-detour = Перенеси останній покладений тунель на іншу клітинку, де він пасує. Його можна обернути. Можна грати навіть зі зламаними інструментами.
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
rules-effect-greedy = Ти перемагаєш, лише якщо особисто завершиш шлях до скарбу. Тоді ти отримуєш 4 самородки, а інші — нічого.
rules-effect-blue-digger = Ти перемагаєш, коли до скарбу веде шлях без зелених дверей. Якщо шлях завершив золотошукач і його команда може пройти до скарбу, перемагає лише вона.
rules-effect-green-digger = Ти перемагаєш, коли до скарбу веде шлях без синіх дверей. Якщо шлях завершив золотошукач і його команда може пройти до скарбу, перемагає лише вона.
rules-effect-boss = Ти перемагаєш із будь-якою командою золотошукачів, а також коли двері зупинили обидві команди на шляху до скарбу. Ти отримуєш на 1 самородок менше за інших переможців.
rules-effect-profiteer = Ти завжди перемагаєш разом з іншими переможцями. Ти отримуєш на 2 самородки менше за них.
rules-effect-geologist = Ти отримуєш 1 самородок за кожен кристал у лабіринті наприкінці раунду, хоч би хто переміг. Двоє геологів ділять це золото.
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
rules-effect-sack = Гравець, який його відкрив, бере зображені 1 або 2 самородки. Раунд триває.
rules-effect-dragon = Гравець, який його відкрив, втрачає 1 самородок, якщо має. Раунд триває.
rules-effect-spider = Раунд одразу завершується, ніби до скарбу не дісталися.
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
rules-effect-gold-card = Варта 1, 2 або 3 самородки. Усі бачать, скільки в тебе карт золота, але чого вони варті, знаєш лише ти. Перемагає гравець, у якого після трьох раундів найбільше самородків.
rules-effect-token =
    Золото, яке виплачують жетонами замість карт. { $tokens_open ->
        [no] За цим столом лише ти бачиш, скільки в тебе золота, але виплати бачать усі.
       *[yes] Усі бачать, скільки в тебе золота.
    } Жетонами платять у «Саботері 2», на турнірі та в деяких доповненнях.
rules-effect-toll-dwarf = Витрать хід: скинь карту й постав митника біля відкритого кінця тунелю. Гравець, який покладе там тунель, сплатить тобі 1 самородок.
