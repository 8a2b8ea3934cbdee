### Messages of the module toll.

part-toll = Платні тунелі
problem-toll-too-dear = Тобі не вистачає золота на мито.
problem-no-dwarf-left = Обох митників у цьому раунді вже використано.
problem-no-free-end = Митника ставлять біля відкритого кінця тунелю, поруч із порожньою клітинкою.
problem-no-toll = Тут мита не платять. Обери клітинку з митом.
problem-asked-already = У цей хід цього гравця вже просили. Попроси іншого.
lobby-part-toll-description = Двоє митників перекривають дорогу. Щоб будувати далі, сплати 1 самородок власникові митника.
table-dwarf = митник гравця { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородка
    } мита гравцеві { $player }
table-toll-paid = { $player } сплачує мито
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] лишився { $count } митник
        [few] лишилося { $count } митники
        [many] лишилося { $count } митників
       *[other] лишилося { $count } митника
    }
prompt-start-stand-dwarf = Обери карту, яку скинеш за митника
prompt-start-ask-toll = Обери клітинку з митом
prompt-side = Обери бік
prompt-confirm-stand-dwarf = Поставити митника
prompt-confirm-ask-toll = Попросити сплатити
prompt-mode-stand-dwarf = Поставити митника
prompt-mode-ask-toll = Попросити сплатити мито
question-toll = Сплатити мито?
question-toll-hint =
    { $player } просить тебе сплатити мито: { $cell }. { $price ->
        [0] Митник тут твій, тож платити не доведеться.
       *[other] Ціна: { $toll }.
    }
waiting-toll = { $player } вирішує, чи сплатити мито
move-stand-dwarf = Скинути: { $card }. Поставити митника: { $cell }, { $side }
move-ask-toll = Попросити гравця { $seat } сплатити мито: { $cell }
move-answer-toll =
    { $pay ->
        [yes] Сплатити мито
       *[no] Не платити
    }
log-tokens-moved =
    { $giver_is ->
        [you] Ти платиш
       *[other] { $giver } платить
    } { $tokens } { $tokens ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    } { $taker_is ->
        [you] тобі
       *[other] гравцеві { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] Ти ставиш
       *[other] { $seat } ставить
    } митника: { $cell }
log-dwarf-left =
    { $owner_is ->
        [you] Твій митник
       *[other] Митник гравця { $owner }
    } зникає з лабіринту
log-toll-asked =
    { $asker_is ->
        [you] Ти просиш
       *[other] { $asker } просить
    } { $seat_is ->
        [you] тебе
       *[other] гравця { $seat }
    } сплатити мито
log-toll-answered =
    { $pay ->
        [yes] { $seat_is ->
            [you] Ти погоджуєшся
           *[other] { $seat } погоджується
        }
       *[no] { $seat_is ->
            [you] Ти відмовляєшся
           *[other] { $seat } відмовляється
        }
    } сплатити мито
rules-name-toll-dwarf = Гном-митник
rules-effect-toll-dwarf = Витрать хід: скинь карту й постав митника біля відкритого кінця тунелю. Гравець, який покладе там тунель, сплатить тобі 1 самородок.
