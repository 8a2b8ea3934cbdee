log-round-begun = Zaczyna się runda { $round }; pierwszą turę ma { $player }
log-round-ended =
    { $reached ->
        [yes] Skarb zdobyty: koniec rundy
       *[no] Skarb niezdobyty: koniec rundy
    }
log-game-ended = Koniec gry. Zwycięstwo: { $players }
log-passed =
    { $count ->
        [one] { $player } odrzuca kartę
        [few] { $player } odrzuca { $count } karty
        [many] { $player } odrzuca { $count } kart
       *[other] { $player } odrzuca { $count } karty
    }
log-discarded-two = { $player } oddaje dwie karty
log-rid-of = { $player } pozbywa się karty: { $card }
log-goal-turned = Odkryty { $goal }: { $card }
log-looked = Widzisz, co kryje { $goal }: { $card }
log-role-seen = { $player } ogląda rolę gracza { $other }
log-role-seen-own = Widzisz rolę gracza { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] Do podziału jest jedna karta złota
        [few] Do podziału są { $count } karty złota
        [many] Do podziału jest { $count } kart złota
       *[other] Do podziału jest { $count } karty złota
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } bierze kartę złota
        [one] { $player } bierze kartę złota z jedną bryłką
        [few] { $player } bierze kartę złota z { $nuggets } bryłkami
        [many] { $player } bierze kartę złota z { $nuggets } bryłkami
       *[other] { $player } bierze kartę złota z { $nuggets } bryłki
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } dostaje { $paid ->
            [one] { $paid } bryłkę
            [few] { $paid } bryłki
            [many] { $paid } bryłek
           *[other] { $paid } bryłki
        } złota zamiast { $due }: z kart nie da się złożyć tej sumy
       *[no] { $player } dostaje { $paid ->
            [one] { $paid } bryłkę
            [few] { $paid } bryłki
            [many] { $paid } bryłek
           *[other] { $paid } bryłki
        } złota
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } traci { $tokens ->
            [one] { $tokens } bryłkę
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        } złota
       *[gets] { $player } dostaje { $tokens ->
            [one] { $tokens } bryłkę
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        } złota
    }
log-tokens-moved =
    { $tokens ->
        [one] { $giver } płaci { $tokens } bryłkę złota graczowi { $taker }
        [few] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
        [many] { $giver } płaci { $tokens } bryłek złota graczowi { $taker }
       *[other] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
    }
log-stole = { $player } kradnie jedną bryłkę graczowi { $other }
log-stole-nothing = { $player } niczego nie kradnie
log-vetoed = { $player } mówi nie: weto!
log-role-changed = { $player } ma nową rolę
log-wardrobe = { $player } wchodzi do przebieralni i zmienia rolę
log-roles-dealt = Impreza! Wszystkie role są tasowane i rozdawane od nowa
log-goals-put-back =
    { $swapped ->
        [yes] { $player } odkłada oba cele zamienione
        [no] { $player } odkłada oba cele tak, jak były
       *[unknown] { $player } odkłada oba cele, zamienione albo nie
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } z talii
       *[discard] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } z odrzuconych
    }
log-card-kept = { $player } zatrzymuje jedną z kart
log-card-kept-own = Zatrzymujesz: { $card }
log-dwarf-stood = { $player } stawia poborcę myta ({ $cell })
log-dwarf-left = Odchodzi poborca myta gracza { $player }
log-toll-asked = { $player } żąda myta od gracza { $other }
log-toll-answered =
    { $pay ->
        [yes] { $player } zgadza się zapłacić myto
       *[no] { $player } nie płaci
    }
log-goal-moved = { $player } odsuwa { $goal } o krok dalej
log-chest-opened = { $player } otwiera skrzynię: { $found }
log-chest-seen = Widzisz w skrzyni: { $found }. Nad nią: { $card }
log-gold-picked = { $player } wybiera kartę złota z jedną bryłką
log-card-taken = { $player } zabiera kartę z ręki gracza { $other }
log-card-taken-own = { $player } zabiera kartę z ręki gracza { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] Przepada jedna karta z talii
        [few] Przepadają { $count } karty z talii
        [many] Przepada { $count } kart z talii
       *[other] Przepada { $count } karty z talii
    }
log-discard-shuffled = Odrzucone karty zostają potasowane
log-nothing-to-lay = { $player } nie ma drugiego tunelu do położenia
log-nothing-to-lose = { $player } spotyka smoka i nie ma nic do stracenia
log-contributed = { $player } dorzuca słowa do tasowania
log-time-ran-out = Czas minął: { $player }
log-seat-held = Na razie bot zastępuje gracza { $player }
log-seat-taken-back = { $player } znów gra
log-seat-emptied = { $player } odchodzi od stołu
log-wants-to-finish =
    { $wants ->
        [yes] { $player } chce tu skończyć i pokazać role
       *[no] { $player } woli grać dalej
    }
log-all-shown = Koniec za zgodą wszystkich: role odkryte
log-seat-muted =
    { $muted ->
        [yes] { $player } na razie nie może mówić
       *[no] { $player } znów może mówić
    }

log-play-lay-tunnel = { $player } kładzie tunel ({ $cell })
log-play-read-map = { $player } podgląda { $goal }
log-play-look-in-chest = { $player } podgląda skrzynię { $chest }
log-play-rockfall = { $player } wywołuje zawał ({ $cell })
log-play-sabotage =
    { $whom ->
        [self] { $player } kładzie przed sobą: { $card }
       *[other] { $player } szkodzi graczowi { $other }: { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } robi naprawę u siebie: { $tool }
       *[other] { $player } robi naprawę u gracza { $other }: { $tool }
    }
log-play-plan-theft = { $player } planuje kradzież
log-play-hands-off =
    { $whom ->
        [self] { $player } rezygnuje z kradzieży
       *[other] { $player } udaremnia kradzież gracza { $other }
    }
log-play-trap = { $player } łapie w pułapkę gracza { $other }
log-play-free =
    { $whom ->
        [self] { $player } wydostaje się z pułapki
       *[other] { $player } uwalnia gracza { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } ogląda własną rolę
       *[other] { $player } ogląda rolę gracza { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } chce nowej roli
       *[other] { $player } chce nowej roli dla gracza { $other }
    }
log-play-swap-hands = { $player } wymienia się kartami z graczem { $other }
log-play-swap-goals = { $player } podnosi { $goals }
log-play-search-trove = { $player } szuka w odrzuconych
log-play-change-direction = { $player } odwraca kierunek gry
log-play-call-specialist = { $player } wzywa specjalistę od tuneli
log-play-detour = { $player } przenosi ostatni tunel ({ $cell })
