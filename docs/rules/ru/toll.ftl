### Messages of the module toll.

part-toll = Платные тоннели
problem-toll-too-dear = У тебя не хватает золота на пошлину.
problem-no-dwarf-left = Оба сборщика в этом раунде уже использованы.
problem-no-free-end = Сборщика ставят у открытого конца тоннеля, рядом с пустой клеткой.
problem-no-toll = Здесь нет пошлины. Выбери клетку с пошлиной.
problem-asked-already = Этого игрока в этот ход уже просили. Попроси другого.
lobby-part-toll-description = Путь преграждают два гнома-сборщика. Чтобы строить дальше, заплати 1 самородок игроку, который поставил гнома.
table-dwarf = сборщик игрока { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    } пошлины игроку { $player }
table-toll-paid = { $player } платит пошлину
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] Остался { $count } гном-сборщик
        [few] Осталось { $count } гнома-сборщика
        [many] Осталось { $count } гномов-сборщиков
       *[other] Осталось { $count } гнома-сборщика
    }
prompt-start-stand-dwarf = Выбери карту, которую сбросишь за сборщика
prompt-start-ask-toll = Выбери клетку с пошлиной
prompt-side = Выбери сторону
prompt-confirm-stand-dwarf = Поставить гнома
prompt-confirm-ask-toll = Попросить заплатить
prompt-mode-stand-dwarf = Поставить сборщика
prompt-mode-ask-toll = Попросить игрока заплатить
question-toll = Заплатить пошлину?
question-toll-hint =
    { $player } просит тебя заплатить пошлину ({ $cell }). { $price ->
        [0] Этот сборщик твой, поэтому платить не придётся.
       *[other] Цена: { $toll }.
    }
waiting-toll = { $player } решает, платить ли пошлину
move-stand-dwarf = Сбросить: { $card }. Поставить сборщика: { $cell }, { $side }
move-ask-toll = Попросить игрока { $seat } заплатить пошлину ({ $cell })
move-answer-toll =
    { $pay ->
        [yes] Заплатить пошлину
       *[no] Не платить
    }
log-tokens-moved =
    { $giver_is ->
        [you] Ты платишь
       *[other] { $giver } платит
    } { $tokens } { $tokens ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    } { $taker_is ->
        [you] тебе
       *[other] игроку { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] Ты ставишь
       *[other] { $seat } ставит
    } сборщика: { $cell }
log-dwarf-left =
    { $owner_is ->
        [you] Твой сборщик
       *[other] Сборщик игрока { $owner }
    } уходит из лабиринта
log-toll-asked =
    { $asker_is ->
        [you] Ты просишь
       *[other] { $asker } просит
    } { $seat_is ->
        [you] тебя
       *[other] игрока { $seat }
    } заплатить пошлину
log-toll-answered =
    { $pay ->
        [yes] { $seat_is ->
            [you] Ты соглашаешься
           *[other] { $seat } соглашается
        } заплатить пошлину
       *[no] { $seat_is ->
            [you] Ты отказываешься
           *[other] { $seat } отказывается
        } платить пошлину
    }
rules-name-toll-dwarf = Гном-сборщик
rules-effect-toll-dwarf = Вместо обычного хода сбрось карту и поставь сборщика у открытого конца тоннеля. Игрок, который положит там тоннель, платит тебе 1 самородок.
