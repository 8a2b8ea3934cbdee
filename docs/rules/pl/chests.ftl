### Messages of the module chests.

part-chests = Skrzynie ze skarbami
problem-no-hand = Temu graczowi nie możesz zabrać karty. Wybierz innego.
problem-no-role = Tej roli nie możesz podejrzeć. Wybierz innego gracza.
problem-goal-cannot-move = Tego celu nie da się przesunąć. Wybierz inny.
problem-no-more-maps = Skrzynia zakazała w tej rundzie map na cele. Wybierz inną kartę.
problem-no-closed-chest = Nie ma tu zamkniętej skrzyni. Wybierz inne pole.
problem-clash-layout-without-chests = W tej grze nie ma skrzyń. Najpierw dodaj skrzynie ze skarbami.
problem-clash-chests-count = Układ wymaga czterech skrzyń. Połóż wszystkie cztery albo wybierz inny układ.
problem-clash-chests-outside = Tu nie można położyć skrzyni ({ $cell }). Wybierz pole między startem a celami.
problem-clash-chests-taken = Tu nie można położyć skrzyni ({ $cell }): przeszkadza inna karta. Przełóż skrzynię albo wybierz inny układ.
problem-clash-chests-start = Tu nie można położyć skrzyni ({ $cell }): to za blisko startu. Przełóż skrzynię.
problem-clash-chests-twice = Dwie skrzynie są na tym samym polu ({ $cell }). Przełóż jedną z nich.
problem-clash-chests-touch = Dwie skrzynie leżą obok siebie ({ $cell }). Przełóż jedną z nich.
lobby-chest-layout = Układ skrzyń
lobby-chest-layout-gates = Bramy
lobby-chest-layout-wings = Skrzydła
lobby-chest-layout-zigzag = Zygzak
lobby-chest-layout-random = Losowo
lobby-chest-layout-custom = Własny
lobby-chest-hint = Dotknij pola, żeby położyć skrzynię. Dotknij skrzyni, żeby ją usunąć.
lobby-chest-grid = Pola między startem a celami. Strzałki zmieniają pole, Enter kładzie lub usuwa skrzynię.
lobby-chest-left =
    { $left ->
        [0] Wszystkie cztery skrzynie położone.
        [one] Została { $left } skrzynia do położenia.
        [few] Zostały { $left } skrzynie do położenia.
        [many] Zostało { $left } skrzyń do położenia.
       *[other] Zostało { $left } skrzyni do położenia.
    }
lobby-chest-not-applied = Jeszcze nie zastosowano.
lobby-chest-cell-chest = skrzynia
lobby-chest-cell-free = wolne
lobby-chest-cell-empty = puste
lobby-chest-cell-refused =
    { $why ->
        [start] tu jest start
        [goal] tu jest cel
        [tournament] tu jest tunel turniejowy
        [wardrobe] tu jest przebieralnia
        [party] tu jest impreza w tunelu
        [beside-start] za blisko startu
        [next] skrzynie nie mogą leżeć obok siebie
        [four] wszystkie cztery skrzynie są już położone; najpierw usuń jedną
        [chest] tu już jest skrzynia
       *[outside] skrzynie kładzie się między startem a celami
    }
lobby-chest-clear = Usuń wszystkie skrzynie
lobby-chest-more-rows = Pokaż więcej rzędów
lobby-part-chests-description = Cztery zakryte skrzynie po drodze, każda z niespodzianką.
table-chest = skrzynia { $number }
table-no-maps = koniec map
question-move = Skrzynia: przesuń cel
question-move-hint = Wybierz cel, który przesuniesz o jedno pole dalej od startu.
question-hand = Skrzynia: weź kartę
question-hand-hint = Wybierz gracza, któremu zabierzesz losową kartę.
question-role = Skrzynia: podejrzyj rolę
question-role-hint = Wybierz gracza, którego rolę chcesz zobaczyć.
waiting-move = { $player } wybiera cel do przesunięcia
waiting-hand = { $player } wybiera, komu zabrać kartę
waiting-role = { $player } wybiera, czyją rolę podejrzeć
card-mark-chest = ze skrzyni
card-chest-face-down = skrzynia pod zakrytym tunelem
chest-one-gold = 1 bryłka złota
chest-no-more-maps = koniec map na cele
chest-no-draw = bez dobierania w tej turze
chest-extra-draw = dodatkowa karta w tej turze
chest-move-a-goal = przesunięcie celu
chest-rob-a-hand = karta z ręki innego gracza
chest-three-for-one = jedna z trzech dobranych kart
chest-look-at-a-role = podgląd roli
chest-search-the-discard = karta ze stosu odrzuconych
chest-bury-five = odrzucenie pięciu kart z talii
move-look-in-chest = Podejrzyj skrzynię { $chest_number }
move-open-chest = Otwórz skrzynię { $chest_number }
move-move-goal = Przesuń { $goal }
move-rob-hand = Zabierz kartę graczowi { $seat }
move-look-at-role = Podejrzyj rolę gracza { $seat }
log-goal-moved =
    { $seat_is ->
        [you] Przesuwasz
       *[other] { $seat } przesuwa
    } { $goal } o jedno pole dalej
log-chest-opened =
    { $seat_is ->
        [you] Otwierasz
       *[other] { $seat } otwiera
    } skrzynię: { $found }
log-chest-seen =
    { $seat_is ->
        [you] Podglądasz
       *[other] { $seat } podgląda
    } skrzynię{ $seen ->
        [yes] { "" } i { $seat_is ->
            [you] widzisz
           *[other] widzi
        }: { $found }. Tunel nad nią: { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę złota z jedną bryłką
log-nothing-to-pick =
    Nie ma już karty złota z jedną bryłką dla { $seat_is ->
        [you] ciebie
       *[other] gracza { $seat }
    }
log-card-taken =
    { $seat_is ->
        [you] Zabierasz
       *[other] { $seat } zabiera
    } kartę z { $other_is ->
        [you] twojej ręki
       *[other] ręki gracza { $other }
    }{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] Z talii odrzucono jedną kartę
        [few] Z talii odrzucono { $cards_count } karty
        [many] Z talii odrzucono { $cards_count } kart
       *[other] Z talii odrzucono { $cards_count } karty
    }
log-discard-shuffled = Stos odrzuconych potasowano
log-play-look-in-chest =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } mapę na skrzynię { $chest_number }
rules-section-chests = Skrzynie ze skarbami
rules-name-chest-tunnel = Tunel ze skrzynią
rules-name-chest-one-gold = Skrzynia: 1 bryłka złota
rules-name-chest-no-more-maps = Skrzynia: koniec map
rules-name-chest-no-draw = Skrzynia: bez dobierania
rules-name-chest-extra-draw = Skrzynia: dodatkowa karta
rules-name-chest-move-a-goal = Skrzynia: przesuń cel
rules-name-chest-rob-a-hand = Skrzynia: weź kartę
rules-name-chest-three-for-one = Skrzynia: dobierz trzy, zatrzymaj jedną
rules-name-chest-look-at-a-role = Skrzynia: podejrzyj rolę
rules-name-chest-search-the-discard = Skrzynia: przeszukaj stos odrzuconych
rules-name-chest-bury-five = Skrzynia: odrzuć pięć kart
rules-effect-chest-tunnel = Leży zakryty na skrzyni. Gdy dotrze do niego droga, odkrywa się go, a skrzynię otwiera gracz, którego tura trwa. Zawał może usunąć ten tunel, a jeśli skrzynia jest jeszcze zamknięta, to także ją.
rules-effect-chest-one-gold = Bierzesz 1 bryłkę złota.
rules-effect-chest-no-more-maps = Do końca rundy nie wolno zagrywać map na cele. Na skrzynie nadal wolno.
rules-effect-chest-no-draw = W tej turze nie dobierasz.
rules-effect-chest-extra-draw = W tej turze dobierasz o jedną kartę więcej.
rules-effect-chest-move-a-goal = Przesuwasz zakryty cel o jedno pole dalej od startu.
rules-effect-chest-rob-a-hand = Zamiast dobierać, zabierasz losową kartę z ręki innego gracza.
rules-effect-chest-three-for-one = Na koniec tury dobierasz trzy karty, zatrzymujesz jedną, a dwie odrzucasz.
rules-effect-chest-look-at-a-role = Podglądasz w tajemnicy rolę innego gracza.
rules-effect-chest-search-the-discard = Stos odrzuconych zostaje potasowany. Oglądasz pięć kart i zatrzymujesz jedną. Nie dobierasz.
rules-effect-chest-bury-five = Pięć wierzchnich kart talii trafia na stos odrzuconych bez odkrywania.
