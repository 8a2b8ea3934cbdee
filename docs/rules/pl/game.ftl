### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = Gra się skończyła.
problem-not-your-turn = To nie twoja tura. Poczekaj na pozostałych graczy.
problem-not-asked-for = Najpierw musisz podjąć inną decyzję.
problem-not-in-hand = Nie masz tej karty na ręce. Wybierz inną.
problem-not-in-this-game = Tego nie ma w tej grze. Wybierz coś innego.
problem-own-seat =
    { $rule ->
        [none] To ty. Wybierz innego gracza.
        [TOLL-3] O zapłacenie możesz prosić tylko innych graczy.
       *[other] Tej karty nie możesz zagrać na siebie. Wybierz innego gracza.
    }
problem-wrong-target =
    { $target ->
        [player] Wybierz gracza.
        [cell] Wybierz pole w labiryncie.
        [goal] Wybierz cel.
        [chest] Wybierz cel albo skrzynię.
       *[none] Tu nie trzeba nic wybierać. Po prostu zagraj tę kartę.
    }
problem-cell-taken = Tu już leży karta. Wybierz puste pole.
problem-no-neighbour = Połóż ją obok odkrytej karty w labiryncie.
problem-sides-clash =
    { $sides ->
        [none] Ten tunel nie pasuje do karty obok.
       *[other] Ten tunel nie pasuje { $sides }.
    } { $rotated ->
        [yes] Zostaje tak, jak było.
       *[no] Wybierz inne pole.
    }
problem-not-joined =
    { $rule ->
        [S2-8] Drabina musi łączyć się z tunelem otwartą stroną.
       *[other] Nie prowadzi tu droga od startu.
    } { $rotated ->
        [yes] Zostaje tak, jak było.
       *[no] Wybierz inne pole.
    }
problem-tools-broken = Z zepsutym narzędziem nie możesz kłaść tuneli. Napraw je albo zagraj inną kartę.
problem-no-tunnel = Nie ma tu tunelu. Wybierz tunel.
problem-not-removable = Zawał nie usuwa startu, celów ani kart specjalnych. Wybierz tunel.
problem-broken-already = To narzędzie jest już zepsute. Wybierz innego gracza.
problem-nothing-to-repair = Ta karta nie ma tu czego naprawić. Wybierz innego gracza albo inną kartę.
problem-wrong-tool = Ta karta nie naprawia tego narzędzia. Wybierz inną.
problem-no-such-goal = W tym labiryncie nie ma takiego celu. Wybierz inny.
problem-goal-face-up = Ten cel jest już odkryty. Wybierz inny.
problem-goal-not-reached = Tej karty nie możesz teraz odkryć. Wybierz wyróżnioną.
problem-goal-misfit = Karta nie może tak leżeć. Obróć ją.
problem-gold-not-there = Nie możesz wziąć tej karty złota. Wybierz jedną z pokazanych.
problem-too-many-cards = W grze podstawowej odrzucasz tylko jedną kartę.
problem-clash-edition-base = Wydanie { $edition } nie obejmuje gry podstawowej. Wybierz DE24, UA24, UA16 lub RU16 albo dodaj Sabotażystę 2.
problem-clash-edition-extras = Wydanie { $edition } nie ma wariantów, kart specjalnych ani minidodatków. Wybierz DE24 lub UA24.
problem-clash-seats-base = Gra podstawowa jest dla 3–10 graczy. Zmień liczbę miejsc.
problem-clash-first-seat = Wybranego pierwszego gracza nie ma przy tym stole. Wybierz innego albo „Losowo”.
table-nobody = nikt
table-you = ty
table-role-of = { $player } ({ $role })
table-cell =
    { $direction ->
        [up] kolumna { $column }, { $rows ->
            [one] { $rows } rząd
            [few] { $rows } rzędy
            [many] { $rows } rzędów
           *[other] { $rows } rzędu
        } w górę
        [down] kolumna { $column }, { $rows ->
            [one] { $rows } rząd
            [few] { $rows } rzędy
            [many] { $rows } rzędów
           *[other] { $rows } rzędu
        } w dół
       *[level] kolumna { $column }, rząd startu
    }
table-goal = cel { $number }
question-goal = Wybierz kartę do odkrycia
question-goal-hint =
    { $goals_at_once ->
        [one] Droga dotarła do kilku celów. W jednej turze odkrywasz tylko jeden.
       *[all] Droga dotarła do kilku celów. Potem odkryjesz pozostałe, chyba że runda się skończy.
    }
question-orientation = Wybierz, jak ją położyć
question-orientation-hint =
    { $goal_misfit ->
        [player] Oba ułożenia są dozwolone.
       *[best_fit] Oba ułożenia pasują tak samo dobrze.
    }
question-gold = Weź swoje złoto
question-gold-hint =
    { $count ->
        [one] Ta karta została dla ciebie. Nikt inny nie widzi, co bierzesz.
        [few] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
        [many] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
       *[other] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
    }
waiting-turn = Teraz gra { $player }
waiting-goal = { $player } wybiera kartę do odkrycia
waiting-orientation = { $player } wybiera, jak położyć kartę
waiting-gold = { $player } wybiera kartę złota
waiting-nobody = Chwileczkę…
card-tunnel = tunel { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
cards-none = brak kart
card-path = { $sides }
card-dead-end =
    { $count ->
        [one] ze ślepą odnogą { $sides }
        [few] ze ślepymi odnogami { $sides }
        [many] ze ślepymi odnogami { $sides }
       *[other] ze ślepymi odnogami { $sides }
    }
card-direction-n = w górę
card-direction-e = w prawo
card-direction-s = w dół
card-direction-w = w lewo
card-side-n = u góry
card-side-e = po prawej
card-side-s = u dołu
card-side-w = po lewej
card-goal-face-down = zakryty cel
card-start = start
card-gold = skarb
card-stone = zwykły kamień
card-map = mapa
card-rockfall = zawał
card-broken-pickaxe = zepsuty kilof
card-broken-lantern = zepsuta latarnia
card-broken-cart = zepsuty wózek
card-repair-pickaxe = naprawa kilofa
card-repair-lantern = naprawa latarni
card-repair-cart = naprawa wózka
card-repair-pickaxe-lantern = naprawa kilofa lub latarni
card-repair-pickaxe-cart = naprawa kilofa lub wózka
card-repair-lantern-cart = naprawa latarni lub wózka
tool-pickaxe = kilof
tool-lantern = latarnia
tool-cart = wózek
role-unknown = nieznana
role-digger = kopacz
role-saboteur = sabotażysta
role-aim-unknown = Jesteś widzem.
role-aim-digger = Kop drogę do skarbu. Jeśli do niego dotrzecie, kopacze podzielą się złotem.
role-aim-saboteur = Nie pozwól kopaczom dotrzeć do skarbu i nie daj się złapać.
move-lay-tunnel = Połóż ({ $cell }): { $tunnel }
move-read-map = Podejrzyj { $goal }
move-rockfall = Zagraj zawał ({ $cell })
move-sabotage =
    { $seat_is ->
        [self] Zepsuj sobie { $card_id ->
                [broken-pickaxe] kilof
                [broken-lantern] latarnię
               *[broken-cart] wózek
            }
       *[other] Zepsuj { $card_id ->
                [broken-pickaxe] kilof
                [broken-lantern] latarnię
               *[broken-cart] wózek
            } graczowi { $seat }
    }
move-repair =
    { $seat_is ->
        [self] Napraw sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } ({ $card })
       *[other] Napraw { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $seat } ({ $card })
    }
move-pass =
    { $cards_count ->
        [one] Odrzuć: { $cards }
        [few] Odrzuć { $cards_count } karty: { $cards }
        [many] Odrzuć { $cards_count } kart: { $cards }
       *[other] Odrzuć { $cards_count } karty: { $cards }
    }
move-turn-goal = Odkryj { $goal }
move-lay-goal = { $tunnel }
move-take-gold =
    { $nuggets ->
        [one] Weź jedną bryłkę
        [few] Weź { $nuggets } bryłki
        [many] Weź { $nuggets } bryłek
       *[other] Weź { $nuggets } bryłki
    }
log-round-begun =
    Początek rundy { $round }. { $first_is ->
        [you] Zaczynasz ty
       *[other] Zaczyna { $first }
    }
log-round-ended =
    Koniec rundy: { $gold_reached ->
        [yes] droga dotarła do skarbu
       *[no] droga nie dotarła do skarbu
    }. Role: { $roles }{ $left_over_count ->
        [0] { "" }
        [one] ; nieużyta: { $left_over }
       *[other] ; nieużyte: { $left_over }
    }
log-game-ended = Koniec gry. Zwycięstwo: { $winners }
log-passed =
    { $forced ->
        [yes] { $seat_is ->
            [you] Nie możesz nic zagrać i odrzucasz
           *[other] { $seat } nie może nic zagrać i odrzuca
        }
       *[no] { $seat_is ->
            [you] Odrzucasz
           *[other] { $seat } odrzuca
        }
    } { $cards_count ->
        [one] kartę
        [few] { $cards_count } karty
        [many] { $cards_count } kart
       *[other] { $cards_count } karty
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] Odkrywasz
       *[other] { $seat } odkrywa
    } { $goal }: { $face }
log-looked =
    { $seat_is ->
        [you] Podglądasz
       *[other] { $seat } podgląda
    } { $goal }{ $seen ->
        [yes] { "" } i { $seat_is ->
            [you] widzisz
           *[other] widzi
        }: { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] Do podziału jest jedna karta złota
        [few] Do podziału są { $nuggets_count } karty złota
        [many] Do podziału jest { $nuggets_count } kart złota
       *[other] Do podziału jest { $nuggets_count } karty złota
    }
log-gold-taken =
    { $seat_is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę złota{ $seen ->
        [yes] { "" } { $nuggets ->
            [one] z jedną bryłką
            [few] z { $nuggets } bryłkami
            [many] z { $nuggets } bryłkami
           *[other] z { $nuggets } bryłki
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $tokens_is ->
        [negative] { $seat_is ->
            [you] Tracisz
           *[other] { $seat } traci
        }
       *[positive] { $seat_is ->
            [you] Dostajesz
           *[other] { $seat } dostaje
        }
    } { $tokens ->
        [one] { $tokens } bryłkę
        [few] { $tokens } bryłki
        [many] { $tokens } bryłek
       *[other] { $tokens } bryłki
    } złota
log-nobody-can-play = Talia jest pusta i nikt nie może zagrać karty
log-contributed =
    { $seat_is ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    } słowa do tasowania
log-play-lay-tunnel =
    { $player_is ->
        [you] Kładziesz
       *[other] { $player } kładzie
    } tunel ({ $cell })
log-play-read-map =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } mapę na { $goal }
log-play-rockfall =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } zawał ({ $cell })
log-play-sabotage =
    { $player_is ->
        [you] Psujesz
       *[other] { $player } psuje
    } { $seat_is ->
        [self] sobie
        [you] ci
       *[other] graczowi { $seat }
    } { $card_id ->
        [broken-pickaxe] kilof
        [broken-lantern] latarnię
       *[broken-cart] wózek
    }
log-play-repair =
    { $player_is ->
        [you] Naprawiasz
       *[other] { $player } naprawia
    } { $seat_is ->
        [self] sobie
        [you] ci
       *[other] graczowi { $seat }
    } { $tool ->
        [pickaxe] kilof
        [lantern] latarnię
       *[cart] wózek
    }
rules-name-passage = Korytarz
rules-name-dead-end = Ślepy zaułek
rules-name-bridge = Most
rules-name-double-curve = Podwójny zakręt
rules-name-stub = Korytarz ze ślepą odnogą
rules-name-start = Start
rules-name-sabotage = Zepsute narzędzie
rules-name-repair = Naprawa
rules-name-repair-either = Naprawa jednego z dwóch narzędzi
rules-name-map = Mapa
rules-name-rockfall = Zawał
rules-name-digger = Kopacz
rules-name-saboteur = Sabotażysta
rules-name-goal = Zakryty cel
rules-name-gold = Skarb
rules-name-stone = Kamień
rules-name-gold-card = Karta złota
rules-name-token = Żeton złota
rules-effect-passage =
    Połóż go na pustym polu przy labiryncie. Każda strona musi pasować do sąsiednich kart: otwarta do otwartej, zamknięta do zamkniętej. { $lay_must_join ->
        [no] W tym wydaniu to wystarczy, nawet jeśli nie prowadzi tam droga od startu.
       *[yes] Musi przedłużać drogę od startu.
    } Możesz obrócić go do góry nogami, ale nie możesz położyć go bokiem.
rules-effect-dead-end = Kładziesz go jak każdy tunel, ale nie prowadzi przez niego żadna droga. Sabotażyści blokują nim przejście. Jeśli jesteś kopaczem, lepiej go odrzuć.
rules-effect-bridge = Dwie drogi, które krzyżują się, ale nie łączą. Jedna z nich musi przedłużać drogę od startu. Druga musi tylko pasować do sąsiednich kart.
rules-effect-double-curve = Dwa zakręty, które się nie łączą. Jeden z nich musi przedłużać drogę od startu. Drugi musi tylko pasować do sąsiednich kart.
rules-effect-stub = Korytarz z jedną lub dwiema ślepymi odnogami. Przez ślepą odnogę nie prowadzi droga, ale musi ona pasować do sąsiednich kart.
rules-effect-start = Tu zaczyna się każda droga. Start jest otwarty z czterech stron i nie można go usunąć.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Zagraj tę kartę na dowolnego gracza, nawet na siebie.
       *[another] Zagraj tę kartę na innego gracza.
    } Gracz z zepsutym narzędziem nie może kłaść tuneli. Tego samego narzędzia nie można zepsuć dwa razy.
rules-effect-repair = Naprawia to narzędzie tobie lub innemu graczowi. Obie karty się odrzuca.
rules-effect-repair-either = Naprawia jedno z dwóch pokazanych narzędzi, tobie lub innemu graczowi.
rules-effect-map = Podejrzyj w tajemnicy zakryty cel. Wszyscy widzą, który oglądasz, ale tylko ty widzisz, co to jest. Możesz powiedzieć o nim prawdę albo skłamać. Gdy w grze są skrzynie ze skarbami, możesz też podejrzeć skrzynię i tunel, który na niej leży.
rules-effect-rockfall = Usuwa z labiryntu tunel, ale nie start ani cel. Każdy gracz może znów wypełnić tę lukę.
rules-effect-digger =
    Wygrywasz, gdy droga dotrze do skarbu. { $gold_draw ->
        [per_player] Kopacze dzielą się kartami złota, po jednej na każdego gracza, więc niektórzy dostają dwie.
       *[per_digger] Każdy kopacz dostaje jedną kartę złota. Pierwszy wybiera kopacz, który dokopał się do skarbu.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Wygrywasz, gdy droga nie dotrze do skarbu. Im mniej zwycięzców, tym więcej złota dostaje każdy.
       *[other] Wygrywasz, gdy droga nie dotrze do skarbu. Jeden sabotażysta dostaje 4 bryłki złota, dwóch lub trzech po 3, czterech po 2.
    } Nikt nie zna twojej roli, więc nie zdradź się zbyt wcześnie.
rules-effect-goal =
    Nikt nie wie, co to jest, dopóki nie dotrze do niego droga. Dzięki mapie możesz go podejrzeć w tajemnicy. { $goals_at_once ->
        [one] Jeśli droga dotrze do kilku naraz, odkrywa się tylko jeden z nich.
       *[all] Jeśli droga dotrze do kilku naraz, odkrywa się wszystkie, w kolejności wybranej przez gracza.
    }
rules-effect-gold = Do tego celu próbują dotrzeć kopacze. Gdy zostanie odkryty, runda od razu się kończy.
rules-effect-stone =
    Tylko kamień. Zostaje w labiryncie jako zakręt. { $goal_misfit ->
        [player] Jeśli nie pasuje w żadnym ułożeniu, gracz wybiera, jak go położyć.
       *[best_fit] Kładzie się go tak, by łączył się z drogą i pasował jak najlepiej.
    }
rules-effect-gold-card = Warta 1, 2 lub 3 bryłki. Wszyscy widzą, ile masz kart złota, ale tylko ty wiesz, ile są warte. Po trzech rundach wygrywa gracz z największą liczbą bryłek.
rules-effect-token =
    Złoto wypłacane w żetonach zamiast w kartach. { $tokens_open ->
        [no] Przy tym stole tylko ty widzisz, ile masz złota, ale wszyscy widzą, ile ci się wypłaca.
       *[yes] Wszyscy widzą, ile masz złota.
    } Żetonów używa się w Sabotażyście 2, w turnieju i w niektórych dodatkach.
