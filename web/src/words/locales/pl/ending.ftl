# Koniec rundy
ending-title = Koniec rundy
ending-found = Złoto znalezione!
ending-lost = Złoto zostaje w kopalni
ending-reached-by = { $name } dokopuje się do złota.
ending-reached = Droga do złota stoi otworem.
ending-not-reached = Nikt nie dokopał się do złota.
ending-role = { $name } to { $role }.
ending-drawn =
    { $cards ->
        [one] W obieg idzie jedna karta złota.
        [few] W obieg idą { $cards } karty złota.
        [many] W obieg idzie { $cards } kart złota.
       *[other] W obieg idzie { $cards } karty złota.
    }
ending-taken = { $name } bierze kartę złota.
ending-taken-own =
    { $nuggets ->
        [one] Bierzesz kartę z jedną bryłką.
        [few] Bierzesz kartę z { $nuggets } bryłkami.
        [many] Bierzesz kartę z { $nuggets } bryłkami.
       *[other] Bierzesz kartę z { $nuggets } bryłki.
    }
ending-dealt =
    { $cards ->
        [0] Dla gracza { $name } nie ma już złota.
        [one] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na jednej karcie.
        [few] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
        [many] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
       *[other] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } karty.
    }
ending-paid =
    { $tokens ->
        [one] { $name } dostaje { $tokens } bryłkę złota.
        [few] { $name } dostaje { $tokens } bryłki złota.
        [many] { $name } dostaje { $tokens } bryłek złota.
       *[other] { $name } dostaje { $tokens } bryłki złota.
    }
ending-stole = { $name } kradnie jedną bryłkę graczowi { $victim }.
ending-stole-nothing = { $name } próbuje kraść i odchodzi z pustymi rękami.
ending-nothing = Tym razem nikt nie dostaje złota.
ending-choose-gold = Wybierz swoją kartę złota
ending-gold-card =
    { $nuggets ->
        [one] karta z jedną bryłką
        [few] karta z { $nuggets } bryłkami
        [many] karta z { $nuggets } bryłkami
       *[other] karta z { $nuggets } bryłki
    }
ending-choose-victim = Kogo okradasz?
ending-steal-from-nobody = Odpuść
ending-waits-for = { $name } wybiera kartę złota…
ending-waits-for-thief = { $name } szuka pełnej sakiewki…
ending-skip = Pokaż wszystko
ending-next-round = Do następnej rundy
ending-your-turn = Do następnej rundy: twoja kolej
ending-to-podium = Na podium
ending-look = Zobacz stół
ending-you = ty
ending-hidden-role = zakryta karta roli
ending-purse-cards =
    { $count ->
        [one] jedna karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
ending-purse-tokens =
    { $count ->
        [one] { $count } bryłka złota w żetonach
        [few] { $count } bryłki złota w żetonach
        [many] { $count } bryłek złota w żetonach
       *[other] { $count } bryłki złota w żetonach
    }


# Koniec gry
podium-title = Koniec gry
podium-winner =
    { $gold ->
        [one] Wygrywa { $name } z { $gold } bryłką złota
        [few] Wygrywa { $name } z { $gold } bryłkami złota
        [many] Wygrywa { $name } z { $gold } bryłkami złota
       *[other] Wygrywa { $name } z { $gold } bryłki złota
    }
podium-winners =
    { $gold ->
        [one] Wspólnie wygrywają { $names }: po { $gold } bryłce złota
        [few] Wspólnie wygrywają { $names }: po { $gold } bryłki złota
        [many] Wspólnie wygrywają { $names }: po { $gold } bryłek złota
       *[other] Wspólnie wygrywają { $names }: po { $gold } bryłki złota
    }
podium-stopped = Gra zakończona za zgodą wszystkich
podium-stopped-more = Oto role wszystkich i złoto zebrane do tej pory.
podium-place = Miejsce { $place }
podium-gold =
    { $gold ->
        [one] { $gold } bryłka
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    }
podium-others = Pozostali
podium-chart = Złoto po rundach
podium-round = Runda { $round }
podium-chart-missing = Nie da się teraz narysować wykresu: { $why }
podium-who = Gracz
podium-total = Razem
podium-replay = Obejrzyj grę
podium-rematch = Zagraj znowu
podium-rematch-join = Dołącz do kolejnej gry
podium-rematch-why = Ci sami ludzie na tych samych miejscach; zaczynamy, gdy wszyscy są obecni i gotowi.
podium-rematch-open = Ktoś chce zagrać jeszcze raz: stół czeka.
podium-home = Do wejścia
