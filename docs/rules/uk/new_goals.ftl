### Messages of the module new_goals.

part-new_goals = Нові цілі
lobby-part-new_goals-description = П’ять із восьми цілей: мішки золота, дракони, павук, а скарбу може й не бути.
lobby-option-new_goals_gold_sure = Скарб серед нових цілей
lobby-value-new_goals_gold_sure-yes = Скарб є завжди
lobby-value-new_goals_gold_sure-no = Скарбу може й не бути
card-sack-of-one = мішок з одним самородком
card-sack-of-two = мішок із двома самородками
card-dragon = дракон
card-spider = павук
log-nothing-to-lose =
    { $seat_is ->
        [you] Ти зустрічаєш дракона, але не маєш
       *[other] { $seat } зустрічає дракона, але не має
    } золота
rules-name-sack = Мішок золота
rules-name-dragon = Дракон
rules-name-spider = Павук
rules-effect-sack = Гравець, який його відкрив, бере зображені 1 або 2 самородки. Раунд триває.
rules-effect-dragon = Гравець, який його відкрив, втрачає 1 самородок, якщо має. Раунд триває.
rules-effect-spider = Раунд одразу завершується, ніби до скарбу не дісталися.
