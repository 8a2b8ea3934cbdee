### Messages of the module tournament.

part-tournament = Турнір
problem-clash-tournament-wardrobe = Шафа не поєднується з турніром, бо там немає зайвої ролі на заміну.
problem-clash-seats-tournament = Турнір — для 5–9 гравців. Зміни кількість місць.
lobby-part-tournament-description = Для 5–9 гравців: жадібні гноми, карта тунелю посередині, золото жетонами.
log-gold-dealt =
    { $seat_is ->
        [you] Ти отримуєш
       *[other] { $seat } отримує
    } { $paid } { $paid ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }{ $short ->
        [yes] { "" } замість { $due }: карт золота на цю суму не лишилося
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] Гравцеві { $name } золота не лишилося.
        [one] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карта).
        [few] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карти).
        [many] { $name } отримує { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородки
            [many] самородків
           *[other] самородка
        } ({ $cards } карт).
       *[other] { $name } отримує { $nuggets } { $nuggets ->
           [one] самородок
           [few] самородки
           [many] самородків
          *[other] самородка
       } ({ $cards } карти).
    }
