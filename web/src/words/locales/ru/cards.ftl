# Названия карт. Тоннели названы по тому, куда они ведут.
card-tunnel = тоннель { $parts }
card-way = { $sides }
card-ladder-way = с лестницей { $sides }
card-dead-end =
    { $count ->
        [one] с тупиком { $sides }
        [few] с тупиками { $sides }
        [many] с тупиками { $sides }
       *[other] с тупиками { $sides }
    }
card-side-n = вверх
card-side-e = вправо
card-side-s = вниз
card-side-w = влево
card-mark-crystal = с кристаллом
card-mark-blue-door = с синей дверью
card-mark-green-door = с зелёной дверью
card-mark-chest = из сундука
card-goal-face-down = закрытая цель
card-chest-face-down = сундук под закрытым тоннелем
card-start = вход в шахту
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

# Что делает карта, одним-двумя предложениями.
card-does-tunnel = Положи так, чтобы он продолжил путь от старта и подошёл со всех сторон. Можно перевернуть вверх ногами.
card-does-dead-end = Похож на путь, да не путь: сквозь него не пройти. Как и любой тоннель, должен продолжать путь от старта.
card-does-two-ways = Два пути, которые не сходятся. Один из них должен продолжать путь от старта.
card-does-way-and-stub = Проход с тупиками сбоку. Сквозь тупик не пройти.
card-does-crystal = Тоннель с кристаллом: каждый кристалл в лабиринте — золото для геолога.
card-does-door = Копать и ходить здесь может каждый. А когда делят золото, дверь пускает только старателей своего цвета.
card-does-ladder =
    Соединена со стартом и со всеми лестницами, где бы ни лежала. { $ladder ->
        [open_side] Её открытые стороны не могут смотреть на цель.
       *[touching] Не может лежать рядом с целью.
    }
card-does-chest = Тоннель, который лежал над сундуком.
card-does-map = Посмотри на закрытую цель; видишь её только ты. Если играете с сундуками, можно вместо этого заглянуть в сундук.
card-does-rockfall = Убери тоннель из лабиринта. Старт и цели остаются.
card-does-sabotage =
    { $sabotage ->
        [any] Сломай инструмент любому игроку. Со сломанным инструментом тоннелей не кладут.
       *[another] Сломай инструмент другому игроку. Со сломанным инструментом тоннелей не кладут.
    }
card-does-repair-one = Почини этот инструмент себе или кому-то другому.
card-does-repair-two = Почини один из двух инструментов себе или кому-то другому.
card-does-master-craftsman = Почини любой один инструмент себе или кому-то другому. Ловушек не открывает.
card-does-theft =
    { $theft ->
        [may] Положи перед собой. Если она всё ещё там, когда делят золото, можешь украсть один самородок.
       *[must] Положи перед собой. Если она всё ещё там, когда делят золото, ты крадёшь один самородок.
    }
card-does-hands-off = Забери у кого-нибудь карту кражи.
card-does-trapped = Поймай другого игрока: пока карта лежит, ему ни тоннелей, ни доли золота, ни краж.
card-does-free = Открой ловушку, свою или чужую.
card-does-inspection =
    { $inspection ->
        [any] Посмотри роль игрока; видишь её только ты.
       *[another] Посмотри роль другого игрока; видишь её только ты.
    }
card-does-hat-swap = Кто-то получает новую роль из стопки. Можно выбрать и себя.
card-does-hand-swap = Обменяйся всеми картами с другим игроком; добирает тогда он, а не ты.
card-does-goal-swap = Возьми две закрытые цели и верни: поменяв местами или нет. Знаешь только ты.
card-does-trove = Вместо добора просмотри пять верхних карт сброса и одну оставь себе.
card-does-change-of-direction = До конца раунда ходите в обратном порядке.
card-does-path-specialist = Положи за этот ход два тоннеля, потом возьми две карты.
card-does-detour = Перенеси последний положенный тоннель на другое место, где он подходит.
card-does-veto = Кто-то только что сыграл карту? Останови её. В свой ход эту карту не играют.

# Ход, как он написан на кнопке.
move-lay-tunnel = Положить ({ $cell }): { $card }
move-read-map = Посмотреть на { $goal }
move-look-in-chest = Заглянуть в сундук { $chest }
move-rockfall = Обвал: { $cell }
move-sabotage =
    { $whom ->
        [self] { $card } — себе
       *[other] { $card } — игроку { $player }
    }
move-repair =
    { $whom ->
        [self] Починить себе: { $tool } (карта: { $card })
       *[other] Починить игроку { $player }: { $tool } (карта: { $card })
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
move-ask-toll = Требовать пошлину: { $player } ({ $cell })
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
