### Messages of the module veto.

part-veto = Вето
problem-let-pass = Эта карта уже разрешена. Подожди, пока она подействует.
problem-no-veto = У тебя нет карты вето.
problem-veto-out-of-turn = Вето играют вне очереди, сразу после чужой карты. Сейчас выбери другую.
lobby-part-veto-description = Отмени карту, которую только что сыграл другой игрок.
question-veto = Сыграть вето?
question-veto-hint = { $action }. Вето отменит эту карту.
question-veto-allowed = Разрешено. Минутку…
question-veto-not-in-hand = нет в руке
waiting-veto = Сейчас можно сыграть вето
card-veto = вето
move-veto = Вето
move-let-pass = Разрешить
log-vetoed =
    { $seat_is ->
        [you] Ты играешь
       *[other] { $seat } играет
    } вето
rules-name-veto = Вето
rules-effect-veto = Играй вне очереди, сразу после чужого тоннеля или действия. Та карта не действует, а ход того игрока окончен.
