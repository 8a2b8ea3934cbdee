# Кінець раунду
ending-title = Раунд завершено
ending-found = Золото знайдено!
ending-lost = Шахта зберегла своє золото
ending-reached-by = { $name } докопується до золота.
ending-reached = Золото відкрито.
ending-not-reached = До золота не пробився ніхто.
ending-role = { $name } — { $role }.
ending-drawn =
    { $cards ->
        [one] По колу йде { $cards } карта золота.
        [few] По колу йдуть { $cards } карти золота.
        [many] По колу йдуть { $cards } карт золота.
       *[other] По колу йдуть { $cards } карти золота.
    }
ending-taken = { $name } бере карту золота.
ending-taken-own = Ти береш карту: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }.
ending-dealt =
    { $cards ->
        [0] { $name }: золота вже не лишилося.
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
ending-paid = { $name } отримує { $tokens } { $tokens ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }.
ending-stole = { $name } краде один самородок у гравця { $victim }.
ending-stole-nothing = { $name } хоче щось украсти, але йде ні з чим.
ending-nothing = Цього разу золота не дістає ніхто.
ending-choose-gold = Обери свою карту золота
ending-gold-card = карта: { $nuggets } { $nuggets ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
ending-choose-victim = Кого обкрадеш?
ending-steal-from-nobody = Нікого
ending-waits-for = { $name } обирає карту золота …
ending-waits-for-thief = { $name } шукає повний гаманець …
ending-skip = Показати все
ending-next-round = До наступного раунду
ending-your-turn = До наступного раунду: твій хід
ending-to-podium = До п’єдесталу
ending-look = Подивитися на стіл
ending-you = ти
ending-hidden-role = закрита карта ролі
ending-purse-cards = { $count } { $count ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    } золота
ending-purse-tokens = { $count } { $count ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    } жетонами


# Кінець гри
podium-title = Гру завершено
podium-winner = { $name } перемагає: { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-winners = { $names } перемагають разом: по { $gold } { $gold ->
        [one] самородку
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-stopped = Гру завершено за згодою
podium-stopped-more = Ось хто ким був і скільки золота назбирано.
podium-place = { $place } місце
podium-gold = { $gold } { $gold ->
        [one] самородок
        [few] самородки
        [many] самородків
       *[other] самородка
    }
podium-others = Решта
podium-chart = Золото за раундами
podium-round = Раунд { $round }
podium-chart-missing = Графік зараз не намалювати: { $why }
podium-who = Гравець
podium-total = Разом
podium-replay = Переглянути гру
podium-rematch = Зіграти ще
podium-rematch-join = До наступної гри
podium-rematch-why = Ті самі люди на тих самих місцях; почнеться, щойно всі зберуться й будуть готові.
podium-rematch-open = Хтось хоче зіграти ще: стіл чекає.
podium-home = До входу
