# Karty po imieniu. Tunele nazywają się od tego, dokąd prowadzą.
card-tunnel = Tunel: { $parts }
card-way = { $sides }
card-ladder-way = drabina { $sides }
card-dead-end =
    { $count ->
        [one] ślepa odnoga { $sides }
        [few] ślepe odnogi { $sides }
        [many] ślepe odnogi { $sides }
       *[other] ślepe odnogi { $sides }
    }
card-side-n = w górę
card-side-e = w prawo
card-side-s = w dół
card-side-w = w lewo
card-mark-crystal = kryształ
card-mark-blue-door = niebieskie drzwi
card-mark-green-door = zielone drzwi
card-mark-chest = ze skrzyni
card-goal-face-down = zakryty cel
card-chest-face-down = skrzynia pod zakrytym tunelem
card-start = start
card-wardrobe = przebieralnia
card-party = impreza w tunelu
card-gold = skarb
card-stone = zwykły kamień
card-sack-of-one = worek z jedną bryłką
card-sack-of-two = worek z dwiema bryłkami
card-dragon = smok
card-spider = pająk
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
card-master-craftsman = złota rączka
card-theft = kradzież
card-hands-off = łapy precz
card-trapped = pułapka
card-free = uwolnienie
card-inspection = inspekcja
card-hat-swap = zmiana czapki
card-hand-swap = wymiana kart
card-goal-swap = zamiana celów
card-trove = znalezisko
card-change-of-direction = zmiana kierunku
card-path-specialist = specjalista od tuneli
card-detour = objazd
card-veto = weto

tool-pickaxe = kilof
tool-lantern = latarnia
tool-cart = wózek

role-unknown = nieznana rola
role-digger = kopacz
role-saboteur = sabotażysta
role-greedy = chciwy krasnolud
role-blue-digger = niebieski kopacz
role-green-digger = zielony kopacz
role-boss = szef
role-profiteer = spekulant
role-geologist = geolog

role-wants-unknown = Przyglądasz się grze.
role-wants-digger = Kop do skarbu. Gdy się uda, kopacze dzielą się złotem.
role-wants-saboteur = Dopilnuj, żeby nikt nie dotarł do skarbu. I nie daj się złapać.
role-wants-greedy = Dokop się do skarbu własnoręcznie: tylko wtedy wygrywasz, i to w pojedynkę.
role-wants-blue-digger = Dotrzyj do skarbu drogą bez zielonych drzwi. Najlepiej własnoręcznie.
role-wants-green-digger = Dotrzyj do skarbu drogą bez niebieskich drzwi. Najlepiej własnoręcznie.
role-wants-boss = Wygrywasz z każdą zwycięską drużyną, ale dostajesz o jedną bryłkę mniej.
role-wants-profiteer = Ktokolwiek wygra, wygrywasz i ty, ale dostajesz o dwie bryłki mniej.
role-wants-geologist = Zarabiasz na kryształach w labiryncie, bez względu na to, kto wygra.

chest-one-gold = bryłka złota
chest-no-more-maps = koniec map na cele
chest-no-draw = bez dobierania w tej turze
chest-extra-draw = w tej turze karta więcej
chest-move-a-goal = odsunięcie celu
chest-rob-a-hand = karta z cudzej ręki
chest-three-for-one = jedna karta z trzech
chest-look-at-a-role = podgląd roli
chest-search-the-discard = szukanie w odrzuconych
chest-bury-five = pięć kart talii przepada

# Co robi karta, w zdaniu lub dwóch.
card-does-tunnel = Połóż go tak, by przedłużał drogę od startu i pasował z każdej strony. Możesz go obrócić.
card-does-dead-end = Wygląda jak droga, a nią nie jest: nic tędy nie prowadzi. Musi łączyć się z drogą od startu jak każdy tunel.
card-does-two-ways = Dwie drogi, które się nie spotykają. Jedna z nich musi przedłużać drogę od startu.
card-does-way-and-stub = Droga ze ślepymi odnogami po bokach. Przez ślepą odnogę nic nie prowadzi.
card-does-crystal = Tunel z kryształem: każdy kryształ w labiryncie to złoto dla geologa.
card-does-door = Podczas kopania każdy może je położyć i minąć. Przy podziale złota wpuszczają tylko kopaczy w swoim kolorze.
card-does-ladder =
    Połączona ze startem i wszystkimi innymi drabinami, gdziekolwiek leży. { $ladder ->
        [open_side] Żadna jej otwarta strona nie może prowadzić do celu.
       *[touching] Nie może leżeć obok celu.
    }
card-does-chest = Tunel, który leżał nad skrzynią.
card-does-map = Podejrzyj zakryty cel; tylko ty go widzisz. Gdy w grze są skrzynie, możesz zamiast tego podejrzeć skrzynię.
card-does-rockfall = Usuń tunel z labiryntu. Start i cele zostają.
card-does-sabotage =
    { $sabotage ->
        [any] Zepsuj narzędzie dowolnego gracza. Kto ma zepsute narzędzie, nie może kłaść tuneli.
       *[another] Zepsuj narzędzie innego gracza. Kto ma zepsute narzędzie, nie może kłaść tuneli.
    }
card-does-repair-one = Napraw to narzędzie, swoje albo innego gracza.
card-does-repair-two = Napraw jedno z tych dwóch narzędzi, swoje albo innego gracza.
card-does-master-craftsman = Napraw jedno dowolne zepsute narzędzie, swoje albo innego gracza. Pułapki nie otwiera.
card-does-theft =
    { $theft ->
        [may] Połóż ją przed sobą. Jeśli przetrwa do podziału złota, możesz ukraść jedną bryłkę.
       *[must] Połóż ją przed sobą. Jeśli przetrwa do podziału złota, kradniesz jedną bryłkę.
    }
card-does-hands-off = Zabierz graczowi kradzież.
card-does-trapped = Złap innego gracza w pułapkę: dopóki tam leży, żadnych tuneli, udziału w złocie ani kradzieży.
card-does-free = Otwórz pułapkę, swoją albo innego gracza.
card-does-inspection =
    { $inspection ->
        [any] Podejrzyj rolę gracza; tylko ty ją widzisz.
       *[another] Podejrzyj rolę innego gracza; tylko ty ją widzisz.
    }
card-does-hat-swap = Wybrany gracz bierze nową rolę ze stosu. Możesz wybrać siebie.
card-does-hand-swap = Wymień wszystkie swoje karty z innym graczem. To on dobiera kartę zamiast ciebie.
card-does-goal-swap = Weź dwa zakryte cele i odłóż je zamienione albo nie. Wiesz to tylko ty.
card-does-trove = Zamiast dobierać, obejrzyj pięć wierzchnich odrzuconych kart i zatrzymaj jedną.
card-does-change-of-direction = Do końca rundy gra toczy się w drugą stronę.
card-does-path-specialist = Połóż w tej turze dwa tunele, potem dobierz dwie karty.
card-does-detour = Przenieś ostatnio położony tunel w inne miejsce, do którego pasuje.
card-does-veto = Zatrzymaj kartę, którą przed chwilą zagrał ktoś inny. W swojej turze jej nie zagrasz.

# Ruch tak, jak nazywa go przycisk.
move-lay-tunnel = Na pole ({ $cell }): { $card }
move-read-map = Mapa: { $goal }
move-look-in-chest = Mapa: skrzynia { $chest }
move-rockfall = Zawał: { $cell }
move-sabotage =
    { $whom ->
        [self] { $card } dla ciebie
       *[other] { $card }: { $player }
    }
move-repair =
    { $whom ->
        [self] Naprawa u ciebie: { $tool }; karta: { $card }
       *[other] Naprawa ({ $player }): { $tool }; karta: { $card }
    }
move-plan-theft = Plan kradzieży
move-hands-off =
    { $whom ->
        [self] Łapy precz: twoja kradzież
       *[other] Łapy precz: { $player }
    }
move-trap = Pułapka: { $player }
move-free =
    { $whom ->
        [self] Wolność dla ciebie
       *[other] Wolność: { $player }
    }
move-inspect =
    { $whom ->
        [self] Inspekcja: twoja rola
       *[other] Inspekcja: { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Nowa rola dla ciebie
       *[other] Nowa rola: { $player }
    }
move-swap-hands = Wymiana kart: { $player }
move-swap-goals = Do zamiany: { $goals }
move-search-trove = Szukanie w odrzuconych
move-change-direction = Zmiana kierunku gry
move-call-specialist = Dwa tunele w tej turze
move-detour = Objazd ostatniego tunelu ({ $cell }): { $card }
move-pass =
    { $count ->
        [one] Odrzuć: { $cards }
        [few] Odrzuć { $count } karty: { $cards }
        [many] Odrzuć { $count } kart: { $cards }
       *[other] Odrzuć { $count } karty: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Odrzuć: { $cards }; pozbywasz się karty: { $front }
       *[other] Odrzuć: { $cards }; { $player } pozbywa się karty: { $front }
    }
move-stand-dwarf = Odrzuć: { $card }; postaw poborcę myta: { $cell }, { $side }
move-ask-toll = Zażądaj myta od gracza { $player } ({ $cell })
move-turn-goal = Odkryj: { $goal }
move-open-chest = Otwórz skrzynię { $chest }
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Weź jedną bryłkę
        [few] Weź { $nuggets } bryłki
        [many] Weź { $nuggets } bryłek
       *[other] Weź { $nuggets } bryłki
    }
move-steal =
    { $whom ->
        [nobody] Nie okradaj nikogo
       *[other] Okradnij: { $player }
    }
move-veto = Weto
move-let-pass = Przepuść
move-put-goals-back =
    { $swapped ->
        [yes] Odłóż zamienione
       *[no] Odłóż tak, jak były
    }
move-keep-card = Zatrzymaj: { $card }
move-answer-toll =
    { $pay ->
        [yes] Zapłać myto
       *[no] Nie płać
    }
move-move-goal = Odsuń: { $goal }
move-rob-hand = Zabierz kartę: { $player }
move-look-at-role = Podejrzyj rolę: { $player }
