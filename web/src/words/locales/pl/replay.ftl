# Skończona gra, obejrzana jeszcze raz
replay-title = Gra jeszcze raz
replay-home = Do wejścia
replay-to-table = Do stołu
replay-loading = Wydobywamy grę…
replay-course = Co się dzieje
replay-players = Gracze
replay-maze = Labirynt
replay-fit = Pokaż cały labirynt
replay-cell = { $cell }: { $card }
replay-nothing-seen = Stąd nic nie było widać.
replay-slider = Moment gry
replay-moment = Krok { $at } z { $of }
replay-round = Runda { $round }
replay-play = Odtwórz
replay-pause = Pauza
replay-step-back = Krok wstecz
replay-step-on = Krok naprzód
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-speed = Tempo
replay-eyes = Widok
replay-eyes-all = odkryte karty
replay-eyes-onlooker = widz
replay-link = Link do tej chwili
replay-link-copied = Skopiowano.
replay-role-hidden = rola nieznana
replay-hand =
    { $cards ->
        [one] jedna karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } karty na ręce
    }
replay-gold =
    { $gold ->
        [one] { $gold } bryłka
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    }
replay-purse =
    { $cards ->
        [0] { $tokens ->
            [one] { $tokens } bryłka
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        }
        [one] jedna karta złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
        [few] { $cards } karty złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
        [many] { $cards } kart złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
       *[other] { $cards } karty złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
    }
replay-mark-friend = zaufanie
replay-mark-unsure = niepewność
replay-mark-foe = podejrzenie
replay-note = Twoja notatka:
replay-suspicion = Kogo podejrzewać, runda { $round }
replay-suspicion-onlooker = Co powinien myśleć ktoś, kto widział tylko odkryty stół: jak prawdopodobne, że dana osoba to sabotażysta.
replay-suspicion-seat = Co powinien myśleć gracz { $name }: jak prawdopodobne, że dana osoba to sabotażysta.
replay-suspicion-waits = Zastanawiamy się…
replay-suspicion-none = O tej rundzie nic nie wiadomo.
