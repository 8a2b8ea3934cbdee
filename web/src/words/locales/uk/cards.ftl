# Назви карт. Тунелі названо за тим, куди вони ведуть.
card-tunnel = тунель { $parts }
card-way = { $sides }
card-ladder-way = із драбиною { $sides }
card-dead-end =
    { $count ->
        [one] із глухим кутом { $sides }
        [few] із глухими кутами { $sides }
        [many] із глухими кутами { $sides }
       *[other] із глухими кутами { $sides }
    }
card-side-n = вгору
card-side-e = вправо
card-side-s = вниз
card-side-w = вліво
card-mark-crystal = із кристалом
card-mark-blue-door = із синіми дверима
card-mark-green-door = із зеленими дверима
card-mark-chest = зі скрині
card-goal-face-down = закрита ціль
card-chest-face-down = скриня під закритим тунелем
card-start = вхід у шахту
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

role-wants-unknown = Ти спостерігаєш.
role-wants-digger = Копай до скарбу. Якщо до нього дістануться, золотошукачі поділять золото.
role-wants-saboteur = Подбай, щоб до скарбу ніхто не дістався. І не попадися.
role-wants-greedy = Дістанься до скарбу особисто: лише тоді перемога твоя, і тільки твоя.
role-wants-blue-digger = Проклади до скарбу шлях без зелених дверей. А найкраще — дістанься до нього особисто.
role-wants-green-digger = Проклади до скарбу шлях без синіх дверей. А найкраще — дістанься до нього особисто.
role-wants-boss = Ти перемагаєш із будь-якою командою, але отримуєш на один самородок менше.
role-wants-profiteer = Ти перемагаєш із ким завгодно, але отримуєш на два самородки менше.
role-wants-geologist = Тобі платять за кристали в лабіринті, хай хто переможе.

chest-one-gold = один самородок
chest-no-more-maps = більше ніяких мап на цілі
chest-no-draw = цього ходу без добору
chest-extra-draw = ще одна карта цього ходу
chest-move-a-goal = відсунути ціль
chest-rob-a-hand = узяти карту з чужої руки
chest-three-for-one = узяти три, лишити одну
chest-look-at-a-role = подивитися роль
chest-search-the-discard = пошукати у скиді
chest-bury-five = п’ять карт колоди пропадають

# Що робить карта, одним-двома реченнями.
card-does-tunnel = Поклади так, щоб він продовжив шлях від старту й пасував з усіх боків. Можна перевернути догори дриґом.
card-does-dead-end = Схожий на шлях, та не шлях: крізь нього не пройти. Як і кожен тунель, має продовжувати шлях від старту.
card-does-two-ways = Два шляхи, що не сходяться. Один із них має продовжувати шлях від старту.
card-does-way-and-stub = Прохід із глухими кутами збоку. Крізь глухий кут не пройти.
card-does-crystal = Тунель із кристалом: кожен кристал у лабіринті — золото для геолога.
card-does-door = Копати й ходити тут може кожен. А коли ділять золото, двері пускають лише золотошукачів свого кольору.
card-does-ladder =
    Сполучена зі стартом і з усіма драбинами, хай де лежить. { $ladder ->
        [open_side] Її відкриті боки не можуть дивитися на ціль.
       *[touching] Не може лежати поруч із ціллю.
    }
card-does-chest = Тунель, що лежав над скринею.
card-does-map = Подивися на закриту ціль; бачиш її лише ти. Якщо граєте зі скринями, можна натомість зазирнути у скриню.
card-does-rockfall = Прибери тунель із лабіринту. Старт і цілі лишаються.
card-does-sabotage =
    { $sabotage ->
        [any] Зламай інструмент будь-якому гравцеві. Зі зламаним інструментом тунелів не кладуть.
       *[another] Зламай інструмент іншому гравцеві. Зі зламаним інструментом тунелів не кладуть.
    }
card-does-repair-one = Полагодь цей інструмент собі або комусь іншому.
card-does-repair-two = Полагодь один із двох інструментів собі або комусь іншому.
card-does-master-craftsman = Полагодь будь-який один інструмент собі або комусь іншому. Пасток не відчиняє.
card-does-theft =
    { $theft ->
        [may] Поклади перед собою. Якщо вона там і досі, коли ділять золото, можеш украсти один самородок.
       *[must] Поклади перед собою. Якщо вона там і досі, коли ділять золото, ти крадеш один самородок.
    }
card-does-hands-off = Забери в когось карту крадіжки.
card-does-trapped = Спіймай іншого гравця: доки карта лежить, йому ні тунелів, ні частки золота, ні крадіжок.
card-does-free = Відчини пастку, свою чи чужу.
card-does-inspection =
    { $inspection ->
        [any] Подивися роль гравця; бачиш її лише ти.
       *[another] Подивися роль іншого гравця; бачиш її лише ти.
    }
card-does-hat-swap = Хтось дістає нову роль зі стосу. Можна обрати й себе.
card-does-hand-swap = Обміняйся всіма картами з іншим гравцем; добирає тоді він, а не ти.
card-does-goal-swap = Візьми дві закриті цілі й поверни: помінявши місцями чи ні. Знаєш лише ти.
card-does-trove = Замість добору переглянь п’ять верхніх карт скиду й одну лиши собі.
card-does-change-of-direction = До кінця раунду ходите у зворотному порядку.
card-does-path-specialist = Поклади за цей хід два тунелі, потім візьми дві карти.
card-does-detour = Перенеси останній покладений тунель на інше місце, де він пасує.
card-does-veto = Хтось щойно зіграв карту? Зупини її. У свій хід цю карту не грають.

# Хід, як він написаний на кнопці.
move-lay-tunnel = Покласти ({ $cell }): { $card }
move-read-map = Подивитися на { $goal }
move-look-in-chest = Зазирнути у скриню { $chest }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $whom ->
        [self] { $card } — собі
       *[other] { $card } — гравцеві { $player }
    }
move-repair =
    { $whom ->
        [self] Полагодити собі: { $tool } (карта: { $card })
       *[other] Полагодити гравцеві { $player }: { $tool } (карта: { $card })
    }
move-plan-theft = Задумати крадіжку
move-hands-off =
    { $whom ->
        [self] Прибрати власну крадіжку
       *[other] Прибрати крадіжку: { $player }
    }
move-trap = У пастку: { $player }
move-free =
    { $whom ->
        [self] Вибратися з пастки
       *[other] Визволити: { $player }
    }
move-inspect =
    { $whom ->
        [self] Подивитися свою роль
       *[other] Подивитися роль: { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Узяти собі нову роль
       *[other] Нова роль: { $player }
    }
move-swap-hands = Обмінятися картами: { $player }
move-swap-goals = Узяти { $goals }
move-search-trove = Пошукати у скиді
move-change-direction = Розвернути порядок ходів
move-call-specialist = Покласти за хід два тунелі
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
        [self] Скинути: { $cards }. Прибрати в себе: { $front }
       *[other] Скинути: { $cards }. Прибрати в гравця { $player }: { $front }
    }
move-stand-dwarf = Скинути: { $card }. Поставити митника: { $cell }, { $side }
move-ask-toll = Вимагати мито: { $player } ({ $cell })
move-turn-goal = Відкрити { $goal }
move-open-chest = Відчинити скриню { $chest }
move-lay-goal = { $card }
move-take-gold = Узяти { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
move-steal =
    { $whom ->
        [nobody] Нікого не обкрадати
       *[other] Обікрасти: { $player }
    }
move-veto = Вето
move-let-pass = Пропустити
move-put-goals-back =
    { $swapped ->
        [yes] Повернути, помінявши
       *[no] Повернути як було
    }
move-keep-card = Лишити: { $card }
move-answer-toll =
    { $pay ->
        [yes] Сплатити мито
       *[no] Не платити
    }
move-move-goal = Відсунути { $goal }
move-rob-hand = Узяти карту: { $player }
move-look-at-role = Подивитися роль: { $player }
