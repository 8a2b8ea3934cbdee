table-close = Закрыть
table-rules = Правила
table-nobody = никто
table-seat = Место { $number }
table-cell =
    { $way ->
        [up] столбец { $column }, на { $rows } выше
        [down] столбец { $column }, на { $rows } ниже
       *[level] столбец { $column }, на уровне старта
    }
table-goal = цель { $number }
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
table-dwarf = гном-сборщик игрока { $player }, смотрит { $side }
table-maze = Лабиринт. Стрелки ведут от карты к карте, Enter выбирает.
table-fit = Показать весь лабиринт
table-round = Раунд { $round } из 3
table-piles = Стопки
table-players =
    { $way ->
        [back] Игроки; ходят в обратном порядке
       *[on] Игроки в порядке ходов
    }
table-backwards = ⟲ обратно
table-no-maps = без карт шахты
table-onlookers =
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
table-loading = Спускаемся в шахту …
table-home = Ко входу
table-held = Тебя не было, поэтому за тебя играет бот.
table-take-back = Играть дальше
table-onlooker = Ты наблюдаешь.
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

line-connecting = Соединяемся …
line-open = На связи
line-lost = Связь потеряна, пробуем ещё раз …
line-closed = Нет связи
line-because-left = Ты больше не за этим столом.
line-because-no-such-room = Такого стола нет.
line-because-not-yours = Это не твоё место. Заходи зрителем или по своей ссылке.
line-because-seat-lost = Твоё место отдали другому.
line-because-refused = Стол тебя не впускает.

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
player-mute = Лишить слова
player-unmute = Снова дать слово
player-remove = Отослать; дальше играет бот

role-round = Раунд { $round }: ты —
role-known = Я знаю, кто я
role-hint = Потом удерживай «Моя роль», чтобы увидеть её снова.

prompt-begin-play =
    { $question ->
        [tunnel] Клади следующий тоннель: выбери карту
       *[turn] Твой ход: выбери карту
    }
prompt-begin-pass = Какие карты сбросишь?
prompt-begin-two = Какие две карты отдашь?
prompt-begin-dwarf = Какую карту отдашь за сборщика?
prompt-begin-toll = За какую клетку пошлина?
prompt-card = Выбери другую карту
prompt-cell =
    { $time ->
        [again] А вторая?
       *[first] Куда?
    }
prompt-seat = На кого?
prompt-tool = Какой инструмент?
prompt-front = { $player }: { $card }
prompt-side = С какой стороны?
prompt-none = Выбери
prompt-dead = Сейчас эту карту не сыграть. Её можно сбросить.
prompt-why = Почему нет?
prompt-confirm = Сыграть
prompt-confirm-pass = Сбросить
prompt-confirm-two = Отдать две
prompt-confirm-dwarf = Поставить
prompt-confirm-toll = Требовать
prompt-turn = Повернуть
prompt-back = Назад
prompt-large = Показать крупно: { $card }
prompt-all-moves = Все мои ходы
prompt-way-play = Сыграть карту
prompt-way-pass = Пас
prompt-way-two = Две за одну
prompt-way-dwarf = Сборщик
prompt-way-toll = Взять пошлину

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
moment-goal-why = Выбери, какую открыть первой. Остальные — следом.
moment-orientation = Как её положить?
moment-orientation-why = Оба способа подходят одинаково. Выбери один.
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
moment-veto-why = { $player } хочет: { $move }
moment-veto-waved = Пропускаешь. Минутку …
moment-veto-none = нет в руке
moment-swap = Поменять цели местами?
moment-swap-why = Обе у тебя, закрытые. Никто не видит, что ты делаешь.
moment-card = Оставь одну карту
moment-card-why = Их видишь только ты. Остальные вернутся.
moment-toll = Уплатишь пошлину?
moment-toll-why = { $player } требует заплатить сборщику: { $cell }.
moment-move = Сундук отодвигает цель
moment-move-why = Выбери, какая цель уйдёт на шаг дальше.
moment-hand = Сундук даёт обокрасть руку
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
waiting-toll = { $player }: платить пошлину или нет?
waiting-move = { $player } отодвигает цель
waiting-hand = { $player } вот-вот обкрадёт чью-то руку
waiting-role = { $player } вот-вот увидит чью-то роль
waiting-nobody = Минутку …

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
known-chest = Сундук { $number }
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
chat-unread = новое
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
