lobby-title-none = Стіл у шахті
lobby-name-table = Назва столу
lobby-invite = Поклич інших
lobby-code = Код столу
lobby-code-hint = Його вводять біля входу.
lobby-copy = Копіювати посилання
lobby-copied = Посилання скопійовано. Надішли його іншим.
lobby-copy-failed = Браузер не дає скопіювати. Виділи посилання й скопіюй самостійно:
lobby-share = Поділитися…
lobby-share-text = Ходи копати зі мною.
lobby-qr = Відскануй, щоб потрапити за цей стіл
lobby-screen = Показати стіл на великому екрані

lobby-seats = Місця
lobby-seat = Місце { $number }
lobby-free = вільно
lobby-bot = бот: { $bot }
lobby-you = ти
lobby-host = господар
lobby-is-ready = готово
lobby-not-ready = ще збирається
lobby-away = зараз не тут
lobby-is-muted = просили помовчати
lobby-sit = Сісти тут
lobby-sit-instead = Пересісти сюди
lobby-sit-name = Твоє ім’я за цим столом
lobby-get-up = Устати
lobby-add-bot = Додати бота
lobby-which-bot = Якого бота?
lobby-remove-bot = Відіслати бота
lobby-remove = Відіслати: { $name }
lobby-make-host = Зробити господарем: { $name }
lobby-mute = Попросити помовчати: { $name }
lobby-unmute = Знову дати слово: { $name }
lobby-more-for = Більше: { $name }
lobby-onlookers =
    { $count ->
        [0] Глядачів немає.
        [one] Дивиться { $count } глядач.
        [few] Дивляться { $count } глядачі.
        [many] Дивляться { $count } глядачів.
       *[other] Дивляться { $count } глядача.
    }

lobby-start = Почати гру
lobby-ready = Готово!
lobby-unready = Ні, зачекайте
lobby-shuffle = Чесне тасування
lobby-shuffle-words = Слова для тасування, якщо хочеш
lobby-shuffle-when = Їх буде враховано, щойно натиснеш «Готово!».
lobby-fair = Порядок карт запечатано ще до того, як хтось прийшов. Твої слова домішують до нього, а після гри кожен може перевірити печатку.
lobby-seal = Печатка
lobby-waiting-for = Чекаємо: { $names }.
lobby-bots-fill =
    { $count ->
        [one] { $count } вільне місце займе бот.
        [few] { $count } вільні місця займуть боти.
        [many] { $count } вільних місць займуть боти.
       *[other] { $count } вільного місця займуть боти.
    }
lobby-all-set = Усі готові.
lobby-host-starts = { $host } почне гру, щойно всі будуть готові.
lobby-host-none = Господар почне гру, щойно всі будуть готові.
lobby-sit-first = Ти спостерігаєш. Щоб грати, займи вільне місце.
lobby-full = Усі місця зайняті. Можеш лишитися й подивитися.

lobby-game = Гра
lobby-not-yours = Обирає { $host }. Кожну зміну видно одразу.
lobby-not-yours-none = Обирає господар. Кожну зміну видно одразу.
lobby-preset = У що зіграємо?
lobby-preset-own = Власна суміш
lobby-edition = Видання
lobby-edition-is = Книжки правил подекуди різняться. Видання вирішує все за вас.
lobby-edition-DE24 = Ювілейне видання, німецьке
lobby-edition-UA24 = Ювілейне видання, українське
lobby-edition-UA16 = Базова гра 2016 року, українська
lobby-edition-RU16 = Базова гра 2016 року, російська
lobby-edition-PL2 = Саботер 2, польський
lobby-edition-FR2 = Саботер 2, французький
lobby-modules = Доповнення й особливі карти
lobby-variants = Варіанти
lobby-house-rules = Домашні правила
lobby-house-rules-is = Окремі місця, де книжки правил різняться. Зміни тут важать більше за видання.
lobby-house-changed = змінено
lobby-count-seats = Місця
lobby-count-seats-is = Базова гра — для 3–10, «Саботер 2» — для 2–12.
lobby-clock = Годинник
lobby-bots = Боти
lobby-bots-is = Займають порожні місця й підміняють тих, хто відійшов.
lobby-onlookers-may = Глядачі
lobby-onlookers-may-is = Бачать лише те, що й усі за столом.
lobby-chat-may = Чат
lobby-chat-may-is = Без нього розмовляйте деінде — або мовчіть.
lobby-listed = Усі охочі
lobby-listed-is = Стіл видно у списку біля входу. Інакше потрібне посилання або код.
lobby-fewer = На одне менше
lobby-more = На одне більше
lobby-chest-layout = Де лежать скрині
lobby-chest-gates = Брама
lobby-chest-wings = Крила
lobby-chest-zigzag = Зигзаг
lobby-chest-random = Навмання
lobby-chest-own = Власні місця
lobby-clash = Це не поєднується
lobby-clash-others = Доки не зійдеться, стіл лишається, як був.
lobby-undo = Повернути, як було
lobby-yes = так
lobby-no = ні

lobby-part-saboteur2-is = Дві команди золотошукачів і двері між ними, драбини, крадіжки, пастки й чотири нові ролі. Для 2–12.
lobby-part-greedy_dwarf-is = Золотошукач, що перемагає, лише діставшись до золота особисто. Для базової гри.
lobby-part-goal_swap-is = Бере дві закриті цілі й повертає, помінявши місцями чи ні.
lobby-part-trove-is = Замість добору — одна з п’яти верхніх карт скиду.
lobby-part-veto-is = Скасовує карту, яку щойно зіграв хтось інший.
lobby-part-change_of_direction-is = До кінця раунду ходите у зворотному порядку.
lobby-part-master_craftsman-is = Лагодить будь-який один інструмент.
lobby-part-path_specialist-is = Кладе два тунелі за один хід.
lobby-part-detour-is = Переносить останній покладений тунель.
lobby-part-toll-is = Двоє гномів стоять на дорозі: хто будує далі повз них, платить власникові.
lobby-part-wardrobe-is = Хто першим до неї дістанеться, мусить змінити роль.
lobby-part-party-is = Щойно хтось до неї дістанеться, усі ролі тасують і роздають знову.
lobby-part-new_goals-is = П’ять із восьми цілей: мішки золота, дракони, павук — а скарбу може й не бути.
lobby-part-chests-is = Чотири сховані скрині на шляху, у кожній — несподіванка.
lobby-part-sabotaged_dwarf-is = Золотошукач, у якого наприкінці зламаний інструмент, не дістає золота.
lobby-part-tournament-is = Для 5–9: жодної зайвої ролі, тунель посередині й золото жетонами.

lobby-option-lay_must_join = Новий тунель
lobby-value-lay_must_join-yes = має продовжувати шлях від старту
lobby-value-lay_must_join-no = досить сусіда, що пасує
lobby-option-gold_draw = Перемога золотошукачів
lobby-value-gold_draw-per_digger = по карті золота на золотошукача
lobby-value-gold_draw-per_player = ділять по карті золота на гравця
lobby-option-round_end = Без золота раунд завершується
lobby-value-round_end-hands = коли всі руки порожні
lobby-value-round_end-all_pass = також коли всі поспіль пасують
lobby-option-goals_at_once = Якщо досягнуто кількох цілей
lobby-value-goals_at_once-all = відкривають усі
lobby-value-goals_at_once-one = відкривають одну за хід
lobby-option-goal_misfit = Ціль, що не зовсім пасує
lobby-value-goal_misfit-best_fit = лягає, як пасує найкраще
lobby-value-goal_misfit-player = лягає, як хоче гравець
lobby-option-sabotage_target = Інструменти ламають
lobby-value-sabotage_target-another = іншому гравцеві
lobby-value-sabotage_target-any = будь-кому, навіть собі
lobby-option-new_goals_gold_sure = Серед нових цілей
lobby-value-new_goals_gold_sure-yes = золото є напевно
lobby-value-new_goals_gold_sure-no = золота може й не бути
lobby-option-discard_two_helps = Скинуті дві карти допомагають
lobby-value-discard_two_helps-self = лише собі
lobby-value-discard_two_helps-anyone = будь-кому
lobby-option-ladder_needs_opening = Драбина
lobby-value-ladder_needs_opening-yes = має сполучатися з проходом тунелю
lobby-value-ladder_needs_opening-no = досить торкатися тунелю
lobby-option-ladder_goal_ban = Драбина не може
lobby-value-ladder_goal_ban-touching = лежати поруч із ціллю
lobby-value-ladder_goal_ban-open_side = відкриватися до цілі
lobby-option-inspection_target = Перевірка показує роль
lobby-value-inspection_target-another = іншого гравця
lobby-value-inspection_target-any = будь-якого гравця
lobby-option-theft_optional = Злодій
lobby-value-theft_optional-yes = може красти
lobby-value-theft_optional-no = мусить красти
lobby-option-next_round_starter = Наступний раунд починає лівий сусід
lobby-value-next_round_starter-last_card = того, хто останнім поклав карту
lobby-value-next_round_starter-last_turn = того, хто ходив останнім
lobby-value-next_round_starter-last_tunnel = того, хто поклав останній тунель

lobby-chat = Чат
lobby-chat-none = Ніхто ще нічого не сказав.
lobby-say = Скажи щось
lobby-send = Сказати
