### Messages of the module tournament.

part-tournament = Турнир
problem-clash-tournament-wardrobe = Шкаф не сочетается с турниром: там нет лишней роли, которую можно взять взамен.
problem-clash-seats-tournament = Турнир — для 5–9 игроков. Измени число мест.
lobby-part-tournament-description = Для 5–9 игроков: жадные гномы, карта тоннеля посередине, золото жетонами.
log-gold-dealt =
    { $seat_is ->
        [you] Ты получаешь
       *[other] { $seat } получает
    } { $paid } { $paid ->
        [one] самородок
        [few] самородка
        [many] самородков
       *[other] самородка
    }{ $short ->
        [yes] { "" } вместо { $due }: точную сумму оставшимися картами не набрать
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] Игроку { $name } золота не хватило.
        [one] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карта).
        [few] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карты).
        [many] { $name } получает { $nuggets } { $nuggets ->
            [one] самородок
            [few] самородка
            [many] самородков
           *[other] самородка
        } ({ $cards } карт).
       *[other] { $name } получает { $nuggets } { $nuggets ->
           [one] самородок
           [few] самородка
           [many] самородков
          *[other] самородка
       } ({ $cards } карты).
    }
