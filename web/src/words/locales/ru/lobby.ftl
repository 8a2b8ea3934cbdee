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
lobby-is-ready = готово
lobby-not-ready = ещё собирается
lobby-away = сейчас не здесь
lobby-is-muted = просили помолчать
lobby-sit = Сесть здесь
lobby-sit-instead = Пересесть сюда
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
lobby-onlookers =
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
lobby-shuffle-when = Они учтутся, как только нажмёшь «Готово!».
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
lobby-clock = Часы
lobby-bots = Боты
lobby-bots-is = Занимают пустые места и подменяют тех, кто отошёл.
lobby-onlookers-may = Зрители
lobby-onlookers-may-is = Видят только то, что и все за столом.
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
lobby-chest-own = Свои места
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
lobby-part-toll-is = Два гнома стоят на пути: кто строит дальше мимо них, платит владельцу.
lobby-part-wardrobe-is = Кто первым до него доберётся, должен сменить роль.
lobby-part-party-is = Как только кто-то до неё доберётся, все роли тасуют и раздают заново.
lobby-part-new_goals-is = Пять из восьми целей: мешки золота, драконы, паук — а клада может и не быть.
lobby-part-chests-is = Четыре спрятанных сундука на пути, в каждом — сюрприз.
lobby-part-sabotaged_dwarf-is = Старатель, у которого в конце сломан инструмент, не получает золота.
lobby-part-tournament-is = Для 5–9: ни одной лишней роли, тоннель посередине и золото жетонами.

lobby-option-lay_must_join = Новый тоннель
lobby-value-lay_must_join-yes = должен продолжать путь от старта
lobby-value-lay_must_join-no = хватит подходящего соседа
lobby-option-gold_draw = Победа старателей
lobby-value-gold_draw-per_digger = по карте золота на старателя
lobby-value-gold_draw-per_player = делят по карте золота на игрока
lobby-option-round_end = Без золота раунд кончается
lobby-value-round_end-hands = когда все руки пусты
lobby-value-round_end-all_pass = также когда все подряд пасуют
lobby-option-goals_at_once = Если достигнуто несколько целей
lobby-value-goals_at_once-all = открывают все
lobby-value-goals_at_once-one = открывают одну за ход
lobby-option-goal_misfit = Цель, которая не совсем подходит
lobby-value-goal_misfit-best_fit = ложится, как подходит лучше
lobby-value-goal_misfit-player = ложится, как хочет игрок
lobby-option-sabotage_target = Инструменты ломают
lobby-value-sabotage_target-another = другому игроку
lobby-value-sabotage_target-any = кому угодно, даже себе
lobby-option-new_goals_gold_sure = Среди новых целей
lobby-value-new_goals_gold_sure-yes = золото точно есть
lobby-value-new_goals_gold_sure-no = золота может и не быть
lobby-option-discard_two_helps = Сброс двух карт помогает
lobby-value-discard_two_helps-self = только себе
lobby-value-discard_two_helps-anyone = кому угодно
lobby-option-ladder_needs_opening = Лестница
lobby-value-ladder_needs_opening-yes = должна соединяться с проходом тоннеля
lobby-value-ladder_needs_opening-no = достаточно касаться тоннеля
lobby-option-ladder_goal_ban = Лестница не может
lobby-value-ladder_goal_ban-touching = лежать рядом с целью
lobby-value-ladder_goal_ban-open_side = открываться к цели
lobby-option-inspection_target = Проверка показывает роль
lobby-value-inspection_target-another = другого игрока
lobby-value-inspection_target-any = любого игрока
lobby-option-theft_optional = Вор
lobby-value-theft_optional-yes = может украсть
lobby-value-theft_optional-no = должен украсть
lobby-option-next_round_starter = Следующий раунд начинает левый сосед
lobby-value-next_round_starter-last_card = того, кто последним положил карту
lobby-value-next_round_starter-last_turn = того, кто ходил последним
lobby-value-next_round_starter-last_tunnel = того, кто положил последний тоннель

lobby-chat = Чат
lobby-chat-none = Никто ещё ничего не сказал.
lobby-say = Скажи что-нибудь
lobby-send = Сказать
