### The screens of the web client, in Ukrainian. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: bots, clocks, errors

language = Мова
language-missing = Не вдалося завантажити мову: { $language }. Перевір з’єднання, онови сторінку й обери ще раз.
close = Закрити
page-not-found = Такої сторінки немає
to-home = На головну

# Patterns that put texts together.
labelled-value = { $label }: { $value }
label = { $label }:
quote = «{ $text }»

seats-count = { $count } { $count ->
        [one] місце
        [few] місця
        [many] місць
       *[other] місця
    }

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
clock-none-description = Без обмеження часу.
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
problem-no-coach = Тренер є, лише якщо ти граєш сам із ботами і стіл це дозволяє.
problem-nothing-to-decide = Зараз тобі нема чого вирішувати.
problem-no-hint-now = Зараз тренер не має підказки. Спробуй трохи згодом.
problem-no-spectators = За цим столом грають без глядачів. Господар столу може дозволити їх у меню.
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
problem-upgrading = Сайт зараз оновлюється. Спробуй за хвилину.
problem-too-fast = Надто швидко. Трохи зачекай і спробуй ще раз.
problem-chat-limit = Ти надсилаєш повідомлення надто швидко. Трохи зачекай і надішли ще раз.
problem-emote-limit = Ти надсилаєш реакції надто швидко. Трохи зачекай.
problem-note-limit = Ти зберігаєш нотатки надто швидко. Трохи зачекай і збережи ще раз.
problem-change-limit = Забагато змін за короткий час. Трохи зачекай і спробуй ще раз.
problem-talk-full = Цей стіл більше не може зберігати повідомлень і нотаток. Грай далі без них або створи новий стіл.
problem-stale = Тим часом щось змінилося. Поглянь на стіл і виріши ще раз.
problem-card-can-be-vetoed = На карту ще можна накласти вето. Дозволь глядачів, коли вона подіє.
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
problem-text-too-long = Текст задовгий. Скороти його.
problem-text-hidden = У тексті є приховані символи. Набери його ще раз.
problem-text-marks = На одній літері забагато значків. Прибери зайві.
problem-text-empty = Видимого тексту немає. Спершу щось напиши.
problem-words-not-plain = Можна лише латинські літери, цифри й символи, без пробілу на початку та в кінці.

## -------------------- Settings of this device: settings-

settings-title = Налаштування
settings-reset = Скинути всі налаштування
settings-theme = Вигляд
settings-theme-system = Як у системі
settings-theme-light = Світлий
settings-theme-dark = Темний
settings-text-size = Розмір тексту
settings-colours = Кольори
settings-colours-hint = «Виразні» кольори контрастніші й не потребують відрізняти червоне від зеленого.
settings-colours-standard = Звичайні
settings-colours-distinct = Виразні
settings-motion = Анімація
settings-motion-system = Як у системі
settings-motion-full = Уся
settings-motion-reduced = Менше
settings-speed = Темп за столом
settings-speed-hint = Як швидко ти бачиш ходи інших гравців.
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-speed-instant = Одразу
settings-sound = Звуки
settings-volume = Гучність
settings-confirm = Підтверджувати кожен хід
settings-chat = Показувати чат і реакції

## -------------------- The name of a player: name-

name-title = Як іншим тебе називати?
name-accept = Далі

## -------------------- The home page: home-

home-tagline = Шукай золото. Не вір нікому.
home-pitch = Разом прокладайте тунелі до скарбу. Але дехто з вас — таємний саботер.
home-continue = Продовжити
home-continue-with = Грають: { $names }
home-continue-last-move = Останній хід: { $ago }
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
home-table-of-host = Стіл гравця { $host }
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
home-state-over = завершено, переглянути гру
home-how-to-play = Як грати: правила за хвилину
home-how-to-play-roles = Кожен отримує таємну роль. Більшість — золотошукачі, кілька гравців — саботери.
home-how-to-play-digging = Золотошукачі кладуть карти тунелів від старту до трьох цілей. Кожна карта має пасувати до сусідніх і продовжувати шлях.
home-how-to-play-goals = Одна ціль — скарб, інші — лише порода. Мапа дає змогу подивитися на одну з них. Потім скажи іншим правду або збреши.
home-how-to-play-sabotage = Саботери ламають інструменти, кладуть глухі кути й грають обвали. Золотошукачі роблять те саме з тими, кого підозрюють.
home-how-to-play-gold = Якщо шлях дійшов до скарбу, золото ділять золотошукачі. Якщо ні, його отримують саботери. Перемагає гравець, у якого після трьох раундів найбільше золота.
home-coached-game = Гра з тренером
home-learn = Навчитися грати
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
lobby-invited = { $host } запрошує тебе зіграти в «Саботера»
lobby-invited-unnamed = Тебе запрошують зіграти в «Саботера»
preview-seats = Зайнято місць: { $taken } з { $seats }.
preview-players = Господар: { $host }. Гравців: { $players }.
preview-playing = Триває партія в «Саботера»
preview-replay = Запис партії в «Саботера»
preview-replay-description = Переглянь її хід за ходом очима кожного гравця.
lobby-learn = Уперше тут? Навчися грати
lobby-join = Приєднатися до гри
lobby-chat-notice = { $name }: { $text }
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
lobby-commitment = Відбиток тасування для перевірки після гри
lobby-waiting-for = Чекаємо на: { $names }.
lobby-waiting-for-you = Усі чекають на тебе. Торкнися «{ lobby-ready }».
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
lobby-edition-PL2 = «Саботер 2», польське видання
lobby-edition-FR2 = «Саботер 2», французьке видання
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
lobby-coach = Тренер
lobby-coach-description = Хто грає сам із ботами, може перед кожним ходом попросити підказку.
lobby-spectators-allowed = Дозволити глядачів
lobby-spectators-allowed-description = Глядачі бачать лише те, що бачать усі гравці.
lobby-spectators-veto = Якщо ти граєш лише з ботами, карти чекають на твою відповідь, навіть коли вето в тебе немає: так глядачі не здогадаються, чи воно в тебе.
lobby-chat-allowed = Чат
lobby-chat-allowed-description = Без чату гравці можуть надсилати лише реакції.
lobby-listed = Показувати стіл у списку
lobby-listed-description = Будь-хто зможе приєднатися з головної сторінки. Інакше потрібне посилання або код.
lobby-seat-count-less = На одне місце менше
lobby-seat-count-more = На одне місце більше
lobby-clash = Це не поєднується
lobby-clash-not-applied = Ще не застосовано.
lobby-undo = Скасувати
lobby-yes = так
lobby-no = ні

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
lobby-option-next_round_starter = Перший гравець наступного раунду
lobby-value-next_round_starter-last_card = Ліворуч від гравця, який поклав останню карту
lobby-value-next_round_starter-last_turn = Ліворуч від гравця, який ходив останнім
lobby-value-next_round_starter-last_tunnel = Ліворуч від гравця, який поклав останній тунель

lobby-chat = Чат

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Час на вето
lobby-veto-time-fixed = Кожна карта чекає стільки, тож ніхто не здогадається, хто має вето.
lobby-veto-time-all = Гра йде далі, щойно всі дадуть відповідь. Довгі роздуми можуть тебе видати.
veto-time-2s = 2 секунди
veto-time-5s = 5 секунд
veto-time-10s = 10 секунд
veto-time-all = Доки всі не дадуть відповідь
veto-time-clock = За лімітом часу

## Ролі та знайомства

who-open = Хто може ким бути?
who-title = Хто може ким бути, якщо гравців { $players }?
who-range = від { $fewest } до { $most }
who-left-over =
    { $count ->
        [one] { $count } карта ролі лишається зайвою. Її покажуть наприкінці раунду.
        [few] { $count } карти ролей лишаються зайвими. Їх покажуть наприкінці раунду.
       *[other] { $count } карт ролей лишаються зайвими. Їх покажуть наприкінці раунду.
    }
who-stack =
    { $count ->
        [one] { $count } карта ролі лишається закритою в стосі.
        [few] { $count } карти ролей лишаються закритими в стосі.
       *[other] { $count } карт ролей лишаються закритими в стосі.
    }
introductions-title = Знайомство з доповненнями
introduction-open = Що це?
introduction-close = Зрозуміло
introduction-rules = Читати правила

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

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
table-seen =
    { $age ->
        [0] Цю карту щойно побачено. Вона досі закрита.
        [one] Цю карту побачено { $age } хід тому. Вона досі закрита.
        [few] Цю карту побачено { $age } ходи тому. Вона досі закрита.
        [many] Цю карту побачено { $age } ходів тому. Вона досі закрита.
       *[other] Цю карту побачено { $age } ходу тому. Вона досі закрита.
    }
table-looked-at = карту знає { $player } (хід { $turn })
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
table-your-turn = Твій хід
table-turn = Ходить { $name }
table-piles = Стоси
table-players =
    { $order ->
        [reversed] Гравці у зворотному порядку ходів
       *[normal] Гравці в порядку ходів
    }
table-rules = Правила
table-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-role = Моя роль
table-role-hint = Торкнися, щоб побачити роль
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

connection-connecting = З’єднуємося…
connection-open = З’єднано
connection-lost = Зв’язок утрачено. З’єднуємося знову…
connection-closed = Немає зв’язку
connection-reason-left = Ти більше не за цим столом.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = Це не твоє місце. Дивися як глядач або відкрий власне посилання.
connection-reason-seat-lost = Твоє місце втрачено: тебе прибрали або тебе надто довго не було.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = До цього столу приєднатися не можна. Обери інший.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Дивитися як глядач

new-version = Є нова версія Pyrite.
new-version-reload = Оновити
new-version-later = Пізніше

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

player-you = ти
player-unnamed = Гравець { $number }
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
role-hint = Щоб побачити її знову, торкнися «Моя роль».

prompt-start-play =
    { $question ->
        [tunnel] Поклади ще один тунель: обери карту
       *[turn] Твій хід: обери карту
    }
prompt-start-pass =
    { $count ->
        [one] Обери карту, яку скинеш
       *[other] Обери до { $count } карт, які скинеш
    }
prompt-card = Обери ще карту
prompt-cell =
    { $occurrence ->
        [second] Обери другу ціль
       *[first] Обери, куди зіграти
    }
prompt-seat = Обери гравця
prompt-tool = Обери інструмент
prompt-front = { $player }: { $card }
prompt-remove = Обери карту, яку прибереш
prompt-none = Обери
prompt-not-playable =
    { $question ->
        [tunnel] Зараз цю карту зіграти не можна. Обери тунель, який можна покласти.
       *[turn] Зараз цю карту зіграти не можна, але можна скинути.
    }
prompt-why-not = Чому не можна?
prompt-confirm = Зіграти
prompt-confirm-pass = Скинути
prompt-rotate = Обернути
prompt-back = Назад
prompt-enlarge = Збільшити: { $card }
prompt-all-moves = Усі мої ходи
prompt-mode-play = Зіграти карту
prompt-mode-pass = Зробити пас

moves-pass =
    { $count ->
        [one] Скинути карту
       *[other] Скинути карти
    }
moves-other = Інші ходи
moves-count =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
moves-none = Зараз тобі не треба нічого вирішувати.

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
private-knowledge-changed = відтоді змінилася
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
log-earlier = Попередні ходи можна переглянути після гри.
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
spectators-left = уже не дивиться
spectators-muted = заглушено
spectators-mute = Заглушити: { $name }
spectators-unmute = Повернути голос: { $name }
spectators-remove = Прибрати: { $name }
spectators-remove-question = Прибрати глядача { $name }? Повернутися за цей стіл не вийде.
spectators-remove-confirm = Так, прибрати

## -------------------- The log, around the game: log-

log-time-ran-out =
    { $seat_is ->
        [you] Твій час
       *[other] Час гравця { $seat }
    } сплив
log-bot-took-over =
    За { $seat_is ->
        [you] тебе
       *[other] гравця { $seat }
    } тепер грає бот
log-player-returned =
    { $seat_is ->
        [you] Ти повертаєшся до гри
       *[other] { $seat } повертається до гри
    }
log-seat-emptied =
    { $seat_is ->
        [you] Ти виходиш із-за столу
       *[other] { $seat } виходить із-за столу
    }
log-finish-voted =
    { $agreed ->
        [yes] { $seat_is ->
            [you] Ти хочеш
           *[other] { $seat } хоче
        } закінчити гру й показати ролі
       *[no] { $seat_is ->
            [you] Ти більше не хочеш
           *[other] { $seat } більше не хоче
        } закінчувати гру
    }
log-finish-opposed =
    { $seat_is ->
        [you] Ти хочеш
       *[other] { $seat } хоче
    } грати далі, тож голосування скасовано
log-game-revealed = Гравці закінчили гру. Усі ролі відкрито
log-seat-muted =
    { $muted ->
        [yes] Господар заглушив { $seat_is ->
            [you] тебе
           *[other] гравця { $seat }
        }
       *[no] Господар повернув голос { $seat_is ->
            [you] тобі
           *[other] гравцеві { $seat }
        }
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

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = Від твого попереднього ходу
recap-last-lap = Останні ходи
recap-count =
    { $count ->
        [one] { $count } подія
        [few] { $count } події
        [many] { $count } подій
       *[other] { $count } події
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Раунд завершено
round-end-treasure-found = Скарб знайдено!
round-end-treasure-not-found = Скарбу не знайдено
round-end-reached-by =
    { $seat_is ->
        [you] Ти завершуєш
       *[other] { $seat } завершує
    } шлях до скарбу.
round-end-reached = До скарбу дісталися.
round-end-not-reached = Ніхто не дістався до скарбу.
round-end-role =
    { $seat_is ->
        [you] Ти
       *[other] { $seat }
    } — { $role }.
round-end-unused-role = Зайва роль
round-end-no-gold = Цього раунду ніхто не отримує золота.
round-end-choose-gold = Обери свою карту золота
round-end-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
round-end-waiting-for-gold = { $name } обирає карту золота…
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
podium-winner =
    { $seat_is ->
        [you] Ти перемагаєш
       *[other] { $seat } перемагає
    }: { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-winners =
    { $you ->
        [yes] Разом перемагаєте { $seats }
       *[no] { $seats } перемагають разом
    }: по { $gold } { $gold ->
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
podium-again-hint = Проти тих самих ботів, за тими самими правилами. Гра почнеться одразу.
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
hotseat-pass-to = Передай пристрій гравцеві { $name }
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
bigscreen-players = Гравці
bigscreen-log = Останні ходи
bigscreen-join-or-watch = Приєднуйся або дивися:

## -------------------- The replay of a finished game: replay-

replay-title = Перегляд гри
replay-to-table = До столу
replay-loading = Завантажуємо гру…
replay-events = Події
replay-players = Гравці
replay-maze = Лабіринт
replay-fit = Показати весь лабіринт
replay-step-not-visible = У цьому вигляді на цьому кроці нічого не видно.
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
replay-view-as = Вигляд
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
rules-section-pieces = Золото й гноми
