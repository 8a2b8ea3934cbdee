### Messages of the module veto.

part-veto = Вето
problem-let-pass = Твій дозвіл уже враховано. Зачекай, поки карта подіє.
problem-no-veto = У тебе немає карти вето.
problem-veto-out-of-turn = Вето грають поза чергою, одразу після чужої карти. Зараз обери іншу карту.
lobby-part-veto-description = Скасуй карту, яку щойно зіграв інший гравець.
question-veto = Накласти вето на цю карту?
question-veto-hint = { $action }. Вето скасує карту.
question-veto-allowed = Дозволено. Хвилинку…
question-veto-not-in-hand = немає в руці
waiting-veto = Зараз на цю карту можна накласти вето
card-veto = вето
move-veto = Вето
move-let-pass = Дозволити
log-vetoed =
    { $seat_is ->
        [you] Ти накладаєш
       *[other] { $seat } накладає
    } вето
rules-name-veto = Вето
rules-effect-veto = Зіграй поза чергою, одразу після чужого тунелю чи дії. Та карта не діє, і хід того гравця завершено.
