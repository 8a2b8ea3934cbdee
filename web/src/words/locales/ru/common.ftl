language = Язык
close = Закрыть
nothing-here = Здесь пусто
to-the-entrance = Ко входу в шахту
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

bot-stroller = Гуляка
bot-hurrier = Торопыга
bot-apprentice = Подмастерье
bot-foreman = Бригадир
bot-stroller-is = Знает правила, и только. Играет чем попало.
bot-hurrier-is = Копает на восток при любой роли.
bot-apprentice-is = Играет разумно, опираясь на то, что знает наверняка.
bot-foreman-is = Следит за всеми, доверяет и подозревает, а вредителем — блефует.

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
problem-no-such-code = Такого кода нет. Проверь буквы или попроси код ещё раз.
problem-no-such-room = Такого стола нет. Попроси ссылку или код ещё раз.
problem-no-onlookers = За этим столом играют без зрителей.
problem-too-many = Слишком много за раз. Немного подожди и попробуй снова.
problem-fault = Сервер ошибся. Попробуй через минутку ещё раз.
problem-not-host = Это может только хозяин стола.
problem-has-begun = Игра уже началась. Можно посмотреть и сесть за следующую.
problem-seat-taken = Здесь уже кто-то сидит. Выбери другое место.
problem-no-chat = За этим столом чата нет.
problem-muted = Хозяин просит тебя пока помолчать.
problem-nobody-there = Кто-то должен играть: сначала сядь за стол.
