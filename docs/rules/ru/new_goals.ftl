### Messages of the module new_goals.

part-new_goals = Новые цели
lobby-part-new_goals-description = Пять целей из восьми: мешки золота, драконы, паук, а клада может и не быть.
lobby-option-new_goals_gold_sure = Клад среди новых целей
lobby-value-new_goals_gold_sure-yes = Клад есть всегда
lobby-value-new_goals_gold_sure-no = Клада может не быть
card-sack-of-one = мешок с одним самородком
card-sack-of-two = мешок с двумя самородками
card-dragon = дракон
card-spider = паук
log-nothing-to-lose =
    { $seat_is ->
        [you] Ты встречаешь
       *[other] { $seat } встречает
    } дракона, но золота и так нет
rules-name-sack = Мешок золота
rules-name-dragon = Дракон
rules-name-spider = Паук
rules-effect-sack = Игрок, который его открыл, берёт 1 или 2 самородка — столько, сколько нарисовано. Раунд продолжается.
rules-effect-dragon = Игрок, который его открыл, теряет 1 самородок, если у него есть золото. Раунд продолжается.
rules-effect-spider = Раунд сразу заканчивается, как будто до клада не добрались.
