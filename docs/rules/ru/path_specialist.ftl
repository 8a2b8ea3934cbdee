### Messages of the module path_specialist.

part-path_specialist = Проходчик
problem-no-tunnel-to-lay = У тебя нет тоннеля, который можно положить сейчас. Выбери другую карту.
lobby-part-path_specialist-description = Положи два тоннеля за один ход.
waiting-tunnel = { $player } кладёт ещё один тоннель
card-path-specialist = проходчик
move-call-specialist = Положить два тоннеля за ход
log-nothing-to-lay =
    { $seat_is ->
        [you] У тебя
       *[other] У игрока { $seat }
    } нет второго тоннеля, который можно положить
log-play-call-specialist =
    { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } проходчика
rules-name-path-specialist = Проходчик
rules-effect-path-specialist = Положи за этот ход два тоннеля, один за другим, потом возьми две карты. С этого момента у тебя на карту меньше.
