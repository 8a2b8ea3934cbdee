### Messages of the module saboteur2.

part-saboteur2 = Sabotażysta 2
problem-ladder-at-goal = Nie możesz tak położyć drabiny obok celu. Wybierz inne pole.
problem-trapped = W pułapce nie możesz kłaść tuneli. Zagraj inną kartę albo spasuj.
problem-theft-already = Masz już przed sobą kradzież. Wybierz inną kartę.
problem-no-theft = Ten gracz nie ma kradzieży do usunięcia. Wybierz innego.
problem-trapped-already = Ten gracz już jest w pułapce. Wybierz innego.
problem-not-trapped = Ten gracz nie jest w pułapce. Wybierz innego.
problem-no-victim = Tego gracza nie możesz okraść. Wybierz innego.
problem-not-yours = Możesz usuwać tylko karty leżące przed tobą.
problem-nothing-in-front = Nie ma takiej karty do usunięcia. Wybierz inną.
problem-clash-saboteur2-greedy_dwarf = Chciwego krasnoluda nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-saboteur2-sabotaged_dwarf = Sabotowanego krasnoluda nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-saboteur2-tournament = Turnieju nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-edition-saboteur2 = Wydanie { $edition } nie obejmuje Sabotażysty 2. Wybierz DE24, UA24, PL2 lub FR2.
problem-clash-seats-saboteur2 = Sabotażysta 2 jest dla 2–12 graczy. Zmień liczbę miejsc.
lobby-part-saboteur2-description = Dwie drużyny kopaczy, drzwi, drabiny, kradzieże, pułapki i nowe role. Dla 2–12 graczy.
lobby-option-discard_two_helps = Odrzucenie dwóch kart
lobby-value-discard_two_helps-self = Usuwa kartę akcji, która leży przed tobą
lobby-value-discard_two_helps-anyone = Usuwa kartę akcji, która leży przed dowolnym graczem
lobby-option-ladder_needs_opening = Drabiny i tunele
lobby-value-ladder_needs_opening-yes = Drabina musi łączyć się z tunelem otwartą stroną
lobby-value-ladder_needs_opening-no = Drabina musi tylko dotykać tunelu
lobby-option-ladder_goal_ban = Drabiny i cele
lobby-value-ladder_goal_ban-touching = Drabina nie może leżeć obok celu
lobby-value-ladder_goal_ban-open_side = Drabina nie może być otwarta w stronę celu
lobby-option-inspection_target = Inspekcja
lobby-value-inspection_target-another = Oglądasz rolę innego gracza
lobby-value-inspection_target-any = Oglądasz dowolną rolę, nawet swoją
lobby-option-theft_optional = Kradzieże
lobby-value-theft_optional-yes = Możesz kraść
lobby-value-theft_optional-no = Musisz kraść
prompt-start-discard-two = Wybierz dwie karty do odrzucenia
prompt-confirm-discard-two = Odrzuć obie
prompt-mode-discard-two = Odrzuć dwie, by usunąć kartę
question-victim = Ukradnij 1 bryłkę złota
question-victim-hint = Wybierz gracza, którego okradniesz.
waiting-victim = { $player } wybiera, kogo okraść
card-ladder-path = z drabiną { $sides }
card-mark-crystal = z kryształem
card-mark-blue-door = z niebieskimi drzwiami
card-mark-green-door = z zielonymi drzwiami
card-theft = kradzież
card-hands-off = łapy precz
card-trapped = pułapka
card-free = uwolnienie
card-inspection = inspekcja
card-hat-swap = zmiana czapki
card-hand-swap = wymiana kart
role-blue-digger = niebieski kopacz
role-green-digger = zielony kopacz
role-boss = szef
role-profiteer = spekulant
role-geologist = geolog
role-aim-blue-digger = Dotrzyj do skarbu drogą bez zielonych drzwi. Najlepiej, gdy to ty się do niego dokopiesz.
role-aim-green-digger = Dotrzyj do skarbu drogą bez niebieskich drzwi. Najlepiej, gdy to ty się do niego dokopiesz.
role-aim-boss = Wygrywasz razem z każdą drużyną kopaczy, ale dostajesz o 1 bryłkę mniej.
role-aim-profiteer = Wygrywasz zawsze, ale dostajesz o 2 bryłki mniej niż pozostali zwycięzcy.
role-aim-geologist = Dostajesz złoto za kryształy w labiryncie, bez względu na to, kto wygra.
move-plan-theft = Zagraj przed sobą kradzież
move-hands-off =
    { $seat_is ->
        [self] Usuń swoją kradzież
       *[other] Usuń kradzież gracza { $seat }
    }
move-trap = Złap w pułapkę gracza { $seat }
move-free =
    { $seat_is ->
        [self] Uwolnij się
       *[other] Uwolnij gracza { $seat }
    }
move-inspect =
    { $seat_is ->
        [self] Podejrzyj swoją rolę
       *[other] Podejrzyj rolę gracza { $seat }
    }
move-swap-hats =
    { $seat_is ->
        [self] Weź nową rolę
       *[other] Daj nową rolę graczowi { $seat }
    }
move-swap-hands = Wymień się kartami z graczem { $seat }
move-discard-two =
    { $seat_is ->
        [self] Odrzuć: { $cards }. Usuń sprzed siebie: { $front }
       *[other] Odrzuć: { $cards }. Usuń sprzed gracza { $seat }: { $front }
    }
move-steal =
    { $seat_is ->
        [nobody] Nie kradnij
       *[other] Okradnij gracza { $seat }
    }
log-discarded-two =
    { $seat_is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } dwie karty{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    Usunięto sprzed { $seat_is ->
        [you] ciebie
       *[other] gracza { $seat }
    }: { $card }
log-role-seen =
    { $seat_is ->
        [you] Podglądasz
       *[other] { $seat } podgląda
    } { $other_is ->
        [self] własną rolę
        [you] twoją rolę
       *[other] rolę gracza { $other }
    }{ $seen ->
        [yes] : { $role }
       *[no] { "" }
    }
log-stole =
    { $victim_is ->
        [nobody] { $seat_is ->
            [you] Niczego nie kradniesz
           *[other] { $seat } niczego nie kradnie
        }
        [you] { $seat_is ->
            [you] Kradniesz
           *[other] { $seat } kradnie
        } ci 1 bryłkę złota
       *[other] { $seat_is ->
            [you] Kradniesz
           *[other] { $seat } kradnie
        } 1 bryłkę złota graczowi { $victim }
    }
log-role-changed =
    { $seat_is ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } nową rolę
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] Dostajesz
           *[other] { $seat } dostaje
        }: { $got }. { $other_is ->
            [you] Dostajesz
           *[other] { $other } dostaje
        }: { $given }
       *[no] { $seat_is ->
            [you] Wymieniasz
           *[other] { $seat } wymienia
        } się kartami z { $other_is ->
            [you] tobą
           *[other] graczem { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } kradzież
log-play-hands-off =
    { $player_is ->
        [you] Usuwasz
       *[other] { $player } usuwa
    } { $seat_is ->
        [self] swoją kradzież
        [you] twoją kradzież
       *[other] kradzież gracza { $seat }
    }
log-play-trap =
    { $player_is ->
        [you] Łapiesz
       *[other] { $player } łapie
    } { $seat_is ->
        [you] cię w pułapkę
       *[other] w pułapkę gracza { $seat }
    }
log-play-free =
    { $player_is ->
        [you] Uwalniasz
       *[other] { $player } uwalnia
    } { $seat_is ->
        [self] się z pułapki
        [you] cię
       *[other] gracza { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } inspekcję na { $seat_is ->
        [self] siebie
        [you] ciebie
       *[other] gracza { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } zmianę czapki na { $seat_is ->
        [self] siebie
        [you] ciebie
       *[other] gracza { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } się kartami z { $seat_is ->
        [you] tobą
       *[other] graczem { $seat }
    }
round-end-stole = { $name } kradnie 1 bryłkę złota graczowi { $victim }.
round-end-stole-nothing = { $name } niczego nie kradnie.
round-end-choose-victim = Wybierz, kogo okraść
round-end-no-theft = Nie kradnij
round-end-waiting-for-thief = { $name } wybiera, kogo okraść…
rules-name-crystal = Kryształ
rules-name-blue-door = Niebieskie drzwi
rules-name-green-door = Zielone drzwi
rules-name-ladder = Drabina
rules-name-theft = Kradzież
rules-name-hands-off = Łapy precz
rules-name-trapped = Pułapka
rules-name-free = Uwolnienie
rules-name-inspection = Inspekcja
rules-name-hat-swap = Zmiana czapki
rules-name-hand-swap = Wymiana kart
rules-name-blue-digger = Niebieski kopacz
rules-name-green-digger = Zielony kopacz
rules-name-boss = Szef
rules-name-profiteer = Spekulant
rules-name-geologist = Geolog
rules-effect-crystal = Tunel z kryształem. Na koniec rundy geolodzy dostają 1 bryłkę złota za każdy kryształ w labiryncie.
rules-effect-blue-door = Za nimi możesz kopać dalej, bez względu na rolę. Ale zieloni kopacze nie wygrają dzięki drodze, która przez nie prowadzi. Potrzebują drogi bez niebieskich drzwi.
rules-effect-green-door = Za nimi możesz kopać dalej, bez względu na rolę. Ale niebiescy kopacze nie wygrają dzięki drodze, która przez nie prowadzi. Potrzebują drogi bez zielonych drzwi.
rules-effect-ladder =
    Drabina jest zawsze połączona ze startem i ze wszystkimi innymi drabinami, więc możesz od niej zacząć nową drogę. { $ladder_needs_opening ->
        [yes] Musi łączyć się z tunelem otwartą stroną.
       *[no] Musi tylko dotykać odkrytego tunelu i do niego pasować.
    } { $ladder_goal_ban ->
        [open_side] Nie może być otwarta w stronę celu.
       *[touching] Nie może leżeć obok celu.
    }
rules-effect-theft =
    Zagraj ją przed sobą. Jeśli po podziale złota nadal tam leży, a ty nie jesteś w pułapce, { $theft_optional ->
        [yes] możesz zabrać
       *[no] zabierasz
    } 1 bryłkę złota innemu graczowi.
rules-effect-hands-off = Usuwa kradzież dowolnego gracza.
rules-effect-trapped = Zagraj ją na innego gracza. Gracz w pułapce nie może kłaść tuneli, a jeśli na koniec rundy nadal w niej jest, nie dostaje złota i nie może kraść.
rules-effect-free = Uwalnia z pułapki dowolnego gracza, nawet ciebie.
rules-effect-inspection =
    { $inspection_target ->
        [any] Podejrzyj w tajemnicy rolę dowolnego gracza. Zagrana na siebie nie pokazuje nic nowego.
       *[another] Podejrzyj w tajemnicy rolę innego gracza.
    }
rules-effect-hat-swap = Wybierz dowolnego gracza, nawet siebie. Wybrany gracz kładzie swoją rolę pod stos i bierze wierzchnią. Nową rolę widzi tylko on.
rules-effect-hand-swap = Wymień wszystkie karty, które zostały ci na ręce, na karty z ręki innego gracza. Ten gracz dobiera kartę, ty nie.
rules-effect-blue-digger = Wygrywasz, gdy do skarbu dotrze droga bez zielonych drzwi. Jeśli do skarbu dokopie się kopacz, którego drużyna może do niego dojść, wygrywa tylko ta drużyna.
rules-effect-green-digger = Wygrywasz, gdy do skarbu dotrze droga bez niebieskich drzwi. Jeśli do skarbu dokopie się kopacz, którego drużyna może do niego dojść, wygrywa tylko ta drużyna.
rules-effect-boss = Wygrywasz razem z każdą drużyną kopaczy, a także wtedy, gdy drzwi zatrzymują obie drużyny na drodze do skarbu. Dostajesz o 1 bryłkę mniej niż pozostali zwycięzcy.
rules-effect-profiteer = Wygrywasz zawsze, razem z innymi zwycięzcami. Dostajesz o 2 bryłki mniej niż oni.
rules-effect-geologist = Dostajesz 1 bryłkę złota za każdy kryształ, który na koniec rundy jest w labiryncie, bez względu na to, kto wygra. Dwóch geologów dzieli się tym złotem.
