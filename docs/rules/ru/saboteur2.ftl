### Messages of the module saboteur2.

part-saboteur2 = Вредитель 2
problem-ladder-at-goal = Так класть лестницу рядом с целью нельзя. Выбери другую клетку.
problem-trapped = Пока ты в ловушке, класть тоннели нельзя. Сыграй другую карту или спасуй.
problem-theft-already = Перед тобой уже есть кража. Выбери другую карту.
problem-no-theft = У этого игрока нет кражи. Выбери другого.
problem-trapped-already = Этот игрок уже в ловушке. Выбери другого.
problem-not-trapped = Этот игрок не в ловушке. Выбери другого.
problem-no-victim = У этого игрока украсть нельзя. Выбери другого.
problem-not-yours = Убрать можно только карту перед собой.
problem-nothing-in-front = Такой карты там нет. Выбери другую.
problem-clash-saboteur2-greedy_dwarf = Жадный гном не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-saboteur2-sabotaged_dwarf = Пострадавший гном не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-saboteur2-tournament = Турнир не сочетается с «Вредителем 2». Он только для базовой игры.
problem-clash-edition-saboteur2 = В издании { $edition } нет «Вредителя 2». Выбери DE24, UA24, PL2 или FR2.
problem-clash-seats-saboteur2 = «Вредитель 2» — для 2–12 игроков. Измени число мест.
lobby-part-saboteur2-description = Две команды старателей, двери, лестницы, кражи, ловушки и новые роли. Для 2–12 игроков.
lobby-option-discard_two_helps = Сброс двух карт
lobby-value-discard_two_helps-self = Убирает карту действия перед тобой
lobby-value-discard_two_helps-anyone = Убирает карту действия перед любым игроком
lobby-option-ladder_needs_opening = Лестницы и тоннели
lobby-value-ladder_needs_opening-yes = Лестница должна соединяться с тоннелем через выход
lobby-value-ladder_needs_opening-no = Лестница должна лишь касаться тоннеля
lobby-option-ladder_goal_ban = Лестницы и цели
lobby-value-ladder_goal_ban-touching = Лестницу нельзя класть рядом с целью
lobby-value-ladder_goal_ban-open_side = Лестницу нельзя класть открытой стороной к цели
lobby-option-inspection_target = Проверка
lobby-value-inspection_target-another = Можно посмотреть роль другого игрока
lobby-value-inspection_target-any = Можно посмотреть любую роль, даже свою
lobby-option-theft_optional = Кражи
lobby-value-theft_optional-yes = Красть по желанию
lobby-value-theft_optional-no = Красть обязательно
prompt-start-discard-two = Выбери две карты для сброса
prompt-confirm-discard-two = Сбросить обе
prompt-mode-discard-two = Сбросить две и убрать карту
question-victim = Укради 1 самородок
question-victim-hint = Выбери, у кого украсть.
waiting-victim = { $player } выбирает, у кого украсть
card-ladder-path = с лестницей { $sides }
card-mark-crystal = с кристаллом
card-mark-blue-door = с синей дверью
card-mark-green-door = с зелёной дверью
card-theft = кража
card-hands-off = руки прочь
card-trapped = ловушка
card-free = освобождение
card-inspection = проверка
card-hat-swap = смена шляпы
card-hand-swap = обмен картами
role-blue-digger = синий старатель
role-green-digger = зелёный старатель
role-boss = босс
role-profiteer = спекулянт
role-geologist = геолог
role-aim-blue-digger = Доберись до клада по пути без зелёных дверей. Лучше всего, если достроишь его ты.
role-aim-green-digger = Доберись до клада по пути без синих дверей. Лучше всего, если достроишь его ты.
role-aim-boss = Ты побеждаешь с любой командой старателей, но получаешь на 1 самородок меньше.
role-aim-profiteer = Ты побеждаешь всегда, но получаешь на 2 самородка меньше других победителей.
role-aim-geologist = Ты получаешь золото за кристаллы в лабиринте, кто бы ни победил.
move-plan-theft = Положить кражу перед собой
move-hands-off =
    { $seat_is ->
        [self] Убрать свою кражу
       *[other] Убрать кражу у игрока { $seat }
    }
move-trap = Посадить в ловушку: { $seat }
move-free =
    { $seat_is ->
        [self] Выйти из ловушки
       *[other] Освободить игрока { $seat }
    }
move-inspect =
    { $seat_is ->
        [self] Посмотреть свою роль
       *[other] Посмотреть роль игрока { $seat }
    }
move-swap-hats =
    { $seat_is ->
        [self] Взять новую роль
       *[other] Дать новую роль игроку { $seat }
    }
move-swap-hands = Обменяться картами с игроком { $seat }
move-discard-two =
    { $seat_is ->
        [self] Сбросить: { $cards }. Убрать у себя: { $front }
       *[other] Сбросить: { $cards }. Убрать у игрока { $seat }: { $front }
    }
move-steal =
    { $seat_is ->
        [nobody] Не красть
       *[other] Украсть у игрока { $seat }
    }
log-discarded-two =
    { $seat_is ->
        [you] Ты сбрасываешь
       *[other] { $seat } сбрасывает
    } две карты{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    { $seat_is ->
        [you] У тебя
       *[other] У игрока { $seat }
    } убрана карта: { $card }
log-role-seen =
    { $seat_is ->
        [you] Ты смотришь
       *[other] { $seat } смотрит
    } { $other_is ->
        [self] свою роль
        [you] твою роль
       *[other] роль игрока { $other }
    }{ $seen ->
        [yes] : { $role }
       *[no] { "" }
    }
log-stole =
    { $victim_is ->
        [nobody] { $seat_is ->
            [you] Ты ничего не крадёшь
           *[other] { $seat } ничего не крадёт
        }
        [you] { $seat_is ->
            [you] Ты крадёшь
           *[other] { $seat } крадёт
        } у тебя 1 самородок
       *[other] { $seat_is ->
            [you] Ты крадёшь
           *[other] { $seat } крадёт
        } 1 самородок у игрока { $victim }
    }
log-role-changed =
    { $seat_is ->
        [you] Ты получаешь
       *[other] { $seat } получает
    } новую роль
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] Ты получаешь
           *[other] { $seat } получает
        }: { $got }. { $other_is ->
            [you] Ты получаешь
           *[other] { $other } получает
        }: { $given }
       *[no] { $seat_is ->
            [you] Ты обмениваешься
           *[other] { $seat } обменивается
        } картами с { $other_is ->
            [you] тобой
           *[other] игроком { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } кражу
log-play-hands-off =
    { $player_is ->
        [you] Ты убираешь
       *[other] { $player } убирает
    } { $seat_is ->
        [self] свою кражу
        [you] твою кражу
       *[other] кражу игрока { $seat }
    }
log-play-trap =
    { $player_is ->
        [you] Ты сажаешь
       *[other] { $player } сажает
    } { $seat_is ->
        [you] тебя в ловушку
       *[other] в ловушку игрока { $seat }
    }
log-play-free =
    { $seat_is ->
        [self] { $player_is ->
            [you] Ты выходишь
           *[other] { $player } выходит
        } из ловушки
        [you] { $player_is ->
            [you] Ты освобождаешь
           *[other] { $player } освобождает
        } тебя
       *[other] { $player_is ->
            [you] Ты освобождаешь
           *[other] { $player } освобождает
        } игрока { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } проверку на { $seat_is ->
        [self] себя
        [you] тебя
       *[other] игрока { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } смену шляпы на { $seat_is ->
        [self] себя
        [you] тебя
       *[other] игрока { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] Ты обмениваешься
       *[other] { $player } обменивается
    } картами с { $seat_is ->
        [you] тобой
       *[other] игроком { $seat }
    }
round-end-stole = { $name } крадёт 1 самородок у игрока { $victim }.
round-end-stole-nothing = { $name } ничего не крадёт.
round-end-choose-victim = Выбери, у кого украсть
round-end-no-theft = Не красть
round-end-waiting-for-thief = { $name } выбирает, у кого украсть…
rules-name-crystal = Кристалл
rules-name-blue-door = Синяя дверь
rules-name-green-door = Зелёная дверь
rules-name-ladder = Лестница
rules-name-theft = Кража
rules-name-hands-off = Руки прочь
rules-name-trapped = Ловушка
rules-name-free = Освобождение
rules-name-inspection = Проверка
rules-name-hat-swap = Смена шляпы
rules-name-hand-swap = Обмен картами
rules-name-blue-digger = Синий старатель
rules-name-green-digger = Зелёный старатель
rules-name-boss = Босс
rules-name-profiteer = Спекулянт
rules-name-geologist = Геолог
rules-effect-crystal = Тоннель с кристаллом. В конце раунда геологи получают 1 самородок за каждый кристалл в лабиринте.
rules-effect-blue-door = Копать за ней дальше можно с любой ролью. Но путь через неё не принесёт победы зелёным старателям: им нужен путь без синих дверей.
rules-effect-green-door = Копать за ней дальше можно с любой ролью. Но путь через неё не принесёт победы синим старателям: им нужен путь без зелёных дверей.
rules-effect-ladder =
    Лестница всегда соединена со стартом и со всеми другими лестницами, так что с неё можно начать новый путь. { $ladder_needs_opening ->
        [yes] Она должна соединяться с тоннелем через выход.
       *[no] Она должна лишь касаться тоннеля, который лежит лицом вверх, и подходить к нему.
    } { $ladder_goal_ban ->
        [open_side] Её открытые стороны не могут смотреть на цель.
       *[touching] Рядом с целью её класть нельзя.
    }
rules-effect-theft =
    Положи перед собой. Если после дележа золота карта всё ещё там и ты не в ловушке, ты { $theft_optional ->
        [yes] можешь взять
       *[no] берёшь
    } 1 самородок у другого игрока.
rules-effect-hands-off = Убирает кражу у любого игрока.
rules-effect-trapped = Сыграй на другого игрока. В ловушке нельзя класть тоннели. Игрок, который в конце раунда ещё в ловушке, не получает золота и не крадёт.
rules-effect-free = Убирает ловушку у любого игрока, можно и у себя.
rules-effect-inspection =
    { $inspection_target ->
        [any] Тайно посмотри роль любого игрока. Если сыграть на себя, ничего нового не узнаешь.
       *[another] Тайно посмотри роль другого игрока.
    }
rules-effect-hat-swap = Выбери любого игрока, можно и себя. Он кладёт свою роль под низ стопки и берёт верхнюю. Новую роль видит только он.
rules-effect-hand-swap = Обменяйся с другим игроком всеми оставшимися картами. Он добирает карту, ты — нет.
rules-effect-blue-digger = Ты побеждаешь, когда до клада доходит путь без зелёных дверей. Если путь достроил старатель и его команда может пройти к кладу, побеждает только она.
rules-effect-green-digger = Ты побеждаешь, когда до клада доходит путь без синих дверей. Если путь достроил старатель и его команда может пройти к кладу, побеждает только она.
rules-effect-boss = Ты побеждаешь с любой командой старателей, а также когда путь к кладу есть, но двери не пускают ни одну команду. Ты получаешь на 1 самородок меньше других победителей.
rules-effect-profiteer = Ты побеждаешь всегда, вместе с другими победителями. Ты получаешь на 2 самородка меньше, чем они.
rules-effect-geologist = Ты получаешь 1 самородок за каждый кристалл в лабиринте в конце раунда, кто бы ни победил. Два геолога делят золото.
