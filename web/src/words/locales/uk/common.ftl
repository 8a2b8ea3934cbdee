language = Мова
close = Закрити
nothing-here = Тут порожньо
to-the-entrance = До входу в шахту
seats-count = { $count } { $count ->
        [one] місце
        [few] місця
        [many] місць
       *[other] місця
    }

# Частини гри.
part-saboteur2 = Саботер 2
part-greedy_dwarf = жадібний гном
part-goal_swap = підміна цілей
part-trove = знахідка
part-veto = вето
part-change_of_direction = зміна напрямку
part-master_craftsman = майстер на всі руки
part-path_specialist = прохідник
part-detour = обхід
part-toll = платні тунелі
part-wardrobe = шафа
part-party = підземна вечірка
part-new_goals = нові цілі
part-chests = скрині зі скарбами
part-sabotaged_dwarf = потерпілий гном
part-tournament = турнір

# Ігри, які обирають найчастіше.
preset-classic = Класика
preset-classic-2016 = Класика 2016 року
preset-saboteur-2 = Саботер 2
preset-tournament = Турнір
preset-the-whole-box = Уся коробка
preset-classic-is = Золотошукачі проти саботерів, три раунди. Почни з цієї.
preset-classic-2016-is = Давніші правила: тунелю досить пасувати, а золота ділять більше.
preset-saboteur-2-is = Дві команди золотошукачів, бос, спекулянт і геологи; двері, драбини й крадіжки.
preset-tournament-is = Для 5–9 гравців: жадібні гноми, тунель посередині, золото жетонами.
preset-the-whole-box-is = «Саботер 2» з усіма доповненнями й чемпіонатними картами, які до нього пасують.

bot-stroller = Гуляка
bot-hurrier = Поспішайко
bot-apprentice = Підмайстер
bot-foreman = Бригадир
bot-stroller-is = Знає правила, та й годі. Грає чим завгодно.
bot-hurrier-is = Копає на схід за будь-якої ролі.
bot-apprentice-is = Грає розумно, зважаючи на те, що знає напевно.
bot-foreman-is = Стежить за всіма, довіряє й підозрює, а як саботер — блефує.

clock-blitz = Бліц
clock-normal = Звичайний
clock-relaxed = Неспішний
clock-none = Без ліміту
clock-none-is = Кожен думає, скільки хоче.
clock-is = { $turn } { $turn ->
        [one] секунда
        [few] секунди
        [many] секунд
       *[other] секунди
    } на хід, { $answer } — на інші рішення.

# У чому відмовлено й що робити далі.
problem-offline = Сервер не відповідає. Перевір з’єднання і спробуй ще раз.
problem-no-such-code = Такого коду немає. Перевір літери або попроси код ще раз.
problem-no-such-room = Такого столу немає. Попроси посилання чи код ще раз.
problem-no-onlookers = За цим столом грають без глядачів.
problem-too-many = Забагато за раз. Трохи зачекай і спробуй знову.
problem-fault = Сервер помилився. Спробуй за мить іще раз.
problem-not-host = Це може лише господар столу.
problem-has-begun = Гра вже почалася. Можеш подивитися й сісти за наступну.
problem-seat-taken = Тут уже хтось сидить. Обери інше місце.
problem-no-chat = За цим столом чату немає.
problem-muted = Господар просить тебе поки що помовчати.
problem-nobody-there = Хтось має грати: спершу сядь за стіл.
