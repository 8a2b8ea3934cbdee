### Messages of the module saboteur2.

part-saboteur2 = Саботер 2
problem-ladder-at-goal = Так класти драбину біля цілі не можна. Обери іншу клітинку.
problem-trapped = Ти в пастці, тож не можеш класти тунелі. Зіграй іншу карту або зроби пас.
problem-theft-already = Перед тобою вже є крадіжка. Обери іншу карту.
problem-no-theft = У цього гравця немає крадіжки. Обери іншого.
problem-trapped-already = Цей гравець уже в пастці. Обери іншого.
problem-not-trapped = Цей гравець не в пастці. Обери іншого.
problem-no-victim = У цього гравця вкрасти не можна. Обери іншого.
problem-not-yours = Прибрати можна лише карту перед тобою.
problem-nothing-in-front = Такої карти тут немає. Обери іншу.
problem-clash-saboteur2-greedy_dwarf = Жадібний гном не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-saboteur2-sabotaged_dwarf = Потерпілий гном не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-saboteur2-tournament = Турнір не поєднується із «Саботером 2». Він лише для базової гри.
problem-clash-edition-saboteur2 = У виданні { $edition } немає «Саботера 2». Обери DE24, UA24, PL2 чи FR2.
problem-clash-seats-saboteur2 = «Саботер 2» — для 2–12 гравців. Зміни кількість місць.
lobby-part-saboteur2-description = Дві команди золотошукачів, двері, драбини, крадіжки, пастки й нові ролі. Для 2–12 гравців.
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
prompt-start-discard-two = Обери дві карти, які скинеш
prompt-confirm-discard-two = Скинути обидві
prompt-mode-discard-two = Скинути дві, щоб прибрати карту
question-victim = Укради 1 самородок
question-victim-hint = Обери, у кого вкрасти.
waiting-victim = { $player } обирає, у кого вкрасти
card-ladder-path = із драбиною { $sides }
card-mark-crystal = із кристалом
card-mark-blue-door = із синіми дверима
card-mark-green-door = із зеленими дверима
card-theft = крадіжка
card-hands-off = руки геть
card-trapped = пастка
card-free = визволення
card-inspection = перевірка
card-hat-swap = зміна капелюха
card-hand-swap = обмін картами
role-blue-digger = синій золотошукач
role-green-digger = зелений золотошукач
role-boss = бос
role-profiteer = спекулянт
role-geologist = геолог
role-aim-blue-digger = Дістанься до скарбу шляхом без зелених дверей. Найкраще — заверши його особисто.
role-aim-green-digger = Дістанься до скарбу шляхом без синіх дверей. Найкраще — заверши його особисто.
role-aim-boss = Ти перемагаєш із будь-якою командою золотошукачів, але отримуєш на 1 самородок менше.
role-aim-profiteer = Ти перемагаєш завжди, але отримуєш на 2 самородки менше за інших переможців.
role-aim-geologist = Ти отримуєш золото за кристали в лабіринті, хоч би хто переміг.
move-plan-theft = Покласти крадіжку перед собою
move-hands-off =
    { $seat_is ->
        [self] Прибрати свою крадіжку
       *[other] Прибрати крадіжку гравця { $seat }
    }
move-trap = Загнати в пастку: { $seat }
move-free =
    { $seat_is ->
        [self] Визволити себе
       *[other] Визволити: { $seat }
    }
move-inspect =
    { $seat_is ->
        [self] Подивитися свою роль
       *[other] Подивитися роль гравця { $seat }
    }
move-swap-hats =
    { $seat_is ->
        [self] Узяти нову роль
       *[other] Дати нову роль: { $seat }
    }
move-swap-hands = Обмінятися картами з гравцем { $seat }
move-discard-two =
    { $seat_is ->
        [self] Прибрати в себе: { $front } (скинути: { $cards })
       *[other] Прибрати в гравця { $seat }: { $front } (скинути: { $cards })
    }
move-steal =
    { $seat_is ->
        [nobody] Не красти
       *[other] Украсти в гравця { $seat }
    }
log-discarded-two =
    { $seat_is ->
        [you] Ти скидаєш
       *[other] { $seat } скидає
    } дві карти{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    Прибрано в { $seat_is ->
        [you] тебе
       *[other] гравця { $seat }
    }: { $card }
log-role-seen =
    { $seat_is ->
        [you] Ти дивишся
       *[other] { $seat } дивиться
    } { $other_is ->
        [self] свою роль
        [you] твою роль
       *[other] роль гравця { $other }
    }{ $seen ->
        [yes] : { $role }
       *[no] { "" }
    }
log-stole =
    { $victim_is ->
        [nobody] { $seat_is ->
            [you] Ти нічого не крадеш
           *[other] { $seat } нічого не краде
        }
        [you] { $seat_is ->
            [you] Ти крадеш
           *[other] { $seat } краде
        } у тебе 1 самородок
       *[other] { $seat_is ->
            [you] Ти крадеш
           *[other] { $seat } краде
        } 1 самородок у гравця { $victim }
    }
log-role-changed =
    { $seat_is ->
        [you] Ти отримуєш
       *[other] { $seat } отримує
    } нову роль
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] Ти отримуєш
           *[other] { $seat } отримує
        }: { $got }. { $other_is ->
            [you] Ти отримуєш
           *[other] { $other } отримує
        }: { $given }
       *[no] { $seat_is ->
            [you] Ти обмінюєшся
           *[other] { $seat } обмінюється
        } картами з { $other_is ->
            [you] тобою
           *[other] гравцем { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } крадіжку
log-play-hands-off =
    { $player_is ->
        [you] Ти прибираєш
       *[other] { $player } прибирає
    } { $seat_is ->
        [self] свою крадіжку
        [you] твою крадіжку
       *[other] крадіжку гравця { $seat }
    }
log-play-trap =
    { $player_is ->
        [you] Ти заганяєш
       *[other] { $player } заганяє
    } { $seat_is ->
        [you] тебе в пастку
       *[other] в пастку гравця { $seat }
    }
log-play-free =
    { $seat_is ->
        [self] { $player_is ->
            [you] Ти вибираєшся
           *[other] { $player } вибирається
        } з пастки
        [you] { $player_is ->
            [you] Ти визволяєш
           *[other] { $player } визволяє
        } тебе
       *[other] { $player_is ->
            [you] Ти визволяєш
           *[other] { $player } визволяє
        } гравця { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } перевірку на { $seat_is ->
        [self] себе
        [you] тебе
       *[other] гравця { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] Ти граєш
       *[other] { $player } грає
    } зміну капелюха на { $seat_is ->
        [self] себе
        [you] тебе
       *[other] гравця { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] Ти обмінюєшся
       *[other] { $player } обмінюється
    } картами з { $seat_is ->
        [you] тобою
       *[other] гравцем { $seat }
    }
round-end-stole = { $name } краде 1 самородок у гравця { $victim }.
round-end-stole-nothing = { $name } нічого не краде.
round-end-choose-victim = Обери, у кого вкрасти
round-end-no-theft = Не красти
round-end-waiting-for-thief = { $name } обирає, у кого вкрасти…
rules-name-crystal = Кристал
rules-name-blue-door = Сині двері
rules-name-green-door = Зелені двері
rules-name-ladder = Драбина
rules-name-theft = Крадіжка
rules-name-hands-off = Руки геть
rules-name-trapped = Пастка
rules-name-free = Визволення
rules-name-inspection = Перевірка
rules-name-hat-swap = Зміна капелюха
rules-name-hand-swap = Обмін картами
rules-name-blue-digger = Синій золотошукач
rules-name-green-digger = Зелений золотошукач
rules-name-boss = Бос
rules-name-profiteer = Спекулянт
rules-name-geologist = Геолог
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
rules-effect-blue-digger = Ти перемагаєш, коли до скарбу веде шлях без зелених дверей. Якщо шлях завершив золотошукач і його команда може пройти до скарбу, перемагає лише вона.
rules-effect-green-digger = Ти перемагаєш, коли до скарбу веде шлях без синіх дверей. Якщо шлях завершив золотошукач і його команда може пройти до скарбу, перемагає лише вона.
rules-effect-boss = Ти перемагаєш із будь-якою командою золотошукачів, а також коли двері зупинили обидві команди на шляху до скарбу. Ти отримуєш на 1 самородок менше за інших переможців.
rules-effect-profiteer = Ти завжди перемагаєш разом з іншими переможцями. Ти отримуєш на 2 самородки менше за них.
rules-effect-geologist = Ти отримуєш 1 самородок за кожен кристал у лабіринті наприкінці раунду, хоч би хто переміг. Двоє геологів ділять це золото.
