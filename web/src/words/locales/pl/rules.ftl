rules-title = Karty i zasady
rules-search = Szukaj kart i zasad
rules-search-hint = Słowo, karta albo numer, na przykład TUN-3
rules-book = Księga zasad
rules-book-english = Numerowane zasady są spisane po angielsku.
rules-found-nothing = Nic się tak nie nazywa. Spróbuj krótszego słowa albo przejrzyj wszystkie karty i zasady.
rules-clear = Wyczyść
rules-back = Wszystkie karty i zasady
rules-next = Dalej: { $title }
rules-before = Wstecz: { $title }
rules-see = Zasady, które za tym stoją
rules-about = Karty, których dotyczy
rules-forms = Wszystkie odmiany
rules-no-such = Nie ma karty ani zasady o tej nazwie.
rules-loading = Przynosimy księgę zasad…
rules-again = Spróbuj znowu
rules-open-rule = Zasada { $id }
rules-open-browser = Otwórz w przeglądarce zasad
rules-part = Tylko gdy w grze jest: { $part }
rules-edition = Według wydania { $edition }

rules-shelf-tunnels = Tunele
rules-shelf-actions = Akcje
rules-shelf-goals = Cele
rules-shelf-roles = Role
rules-shelf-chests = Skrzynie ze skarbami
rules-shelf-pieces = Złoto i krasnoludy

# Rodzaje kart, jako nagłówki.
rules-name-passage = Korytarz
rules-name-dead-end = Ślepy zaułek
rules-name-bridge = Most
rules-name-double-curve = Podwójny zakręt
rules-name-stub = Korytarz ze ślepą odnogą
rules-name-crystal = Kryształ
rules-name-blue-door = Niebieskie drzwi
rules-name-green-door = Zielone drzwi
rules-name-ladder = Drabina
rules-name-chest-tunnel = Tunel ze skrzynią
rules-name-start = Start
rules-name-wardrobe = Przebieralnia
rules-name-party = Impreza w tunelu
rules-name-sabotage = Zepsute narzędzie
rules-name-repair = Naprawa
rules-name-repair-either = Naprawa jednego z dwóch
rules-name-map = Mapa
rules-name-rockfall = Zawał
rules-name-theft = Kradzież
rules-name-hands-off = Łapy precz
rules-name-trapped = Pułapka
rules-name-free = Uwolnienie
rules-name-inspection = Inspekcja
rules-name-hat-swap = Zmiana czapki
rules-name-hand-swap = Wymiana kart
rules-name-goal-swap = Zamiana celów
rules-name-trove = Znalezisko
rules-name-veto = Weto
rules-name-change-of-direction = Zmiana kierunku
rules-name-master-craftsman = Złota rączka
rules-name-path-specialist = Specjalista od tuneli
rules-name-detour = Objazd
rules-name-digger = Kopacz
rules-name-saboteur = Sabotażysta
rules-name-greedy = Chciwy krasnolud
rules-name-blue-digger = Niebieski kopacz
rules-name-green-digger = Zielony kopacz
rules-name-boss = Szef
rules-name-profiteer = Spekulant
rules-name-geologist = Geolog
rules-name-goal = Zakryty cel
rules-name-gold = Złoto
rules-name-stone = Kamień
rules-name-sack = Worek złota
rules-name-dragon = Smok
rules-name-spider = Pająk
rules-name-chest-one-gold = Skrzynia: bryłka złota
rules-name-chest-no-more-maps = Skrzynia: koniec map
rules-name-chest-no-draw = Skrzynia: bez dobierania
rules-name-chest-extra-draw = Skrzynia: karta więcej
rules-name-chest-move-a-goal = Skrzynia: odsunięcie celu
rules-name-chest-rob-a-hand = Skrzynia: karta z cudzej ręki
rules-name-chest-three-for-one = Skrzynia: jedna z trzech
rules-name-chest-look-at-a-role = Skrzynia: podgląd roli
rules-name-chest-search-the-discard = Skrzynia: szukanie w odrzuconych
rules-name-chest-bury-five = Skrzynia: pięć pogrzebanych
rules-name-gold-card = Karta złota
rules-name-token = Żeton złota
rules-name-toll-dwarf = Poborca myta

# Co robi każda z nich; może zależeć od tego, co stół postanowił tam, gdzie instrukcje się różnią.
rules-does-passage =
    Połóż go na pustym polu przy labiryncie. Każda strona musi pasować do sąsiednich kart: otwarta do otwartej, zamknięta do zamkniętej. { $lay_must_join ->
        [no] W tym wydaniu wystarczy pasujący sąsiad, nawet odcięty od startu.
       *[yes] Jedno z jego wyjść musi przedłużać drogę, która biegnie od startu.
    } Możesz go obrócić do góry nogami, nigdy na bok.
rules-does-dead-end = Kładzie się go jak każdy tunel, ale żadna droga przez niego nie prowadzi: każde wyjście to ślepa odnoga, która kończy się w skale. Sabotażyści go uwielbiają; kopaczom lepiej go odrzucić.
rules-does-bridge = Dwie drogi, które krzyżują się jedna nad drugą i nigdy się nie spotykają. Jedna musi przedłużać drogę od startu; druga może łączyć się z czymkolwiek, co pasuje.
rules-does-double-curve = Dwa zakręty plecami do siebie, które nigdy się nie spotykają. Jeden musi przedłużać drogę od startu; drugi może łączyć się z czymkolwiek, co pasuje.
rules-does-stub = Korytarz z jedną lub dwiema ślepymi odnogami. Korytarz prowadzi dalej, odnoga donikąd, ale wszystkie muszą pasować do sąsiadów.
rules-does-crystal = Tunel jak inne, tyle że z kryształem. Na koniec rundy każdy kryształ w labiryncie to jedna bryłka złota dla geologów.
rules-does-blue-door = Nikomu nie bronią kopać dalej. Przy podziale złota przepuszczają niebieskich kopaczy, szefa, spekulanta i geologów, ale nie zielonych kopaczy.
rules-does-green-door = Nikomu nie bronią kopać dalej. Przy podziale złota przepuszczają zielonych kopaczy, szefa, spekulanta i geologów, ale nie niebieskich kopaczy.
rules-does-ladder =
    Zawsze połączona ze startem i każdą inną drabiną, więc może się tu zacząć nowa droga. { $ladder_needs_opening ->
        [yes] Musi łączyć się z tunelem otwartą stroną.
       *[no] Wystarczy, że dotyka odkrytego tunelu i jej boki pasują.
    } { $ladder_goal_ban ->
        [open_side] Żadna jej otwarta strona nie może prowadzić do celu.
       *[touching] Nigdy nie może leżeć obok celu.
    }
rules-does-chest-tunnel = Leży zakryty nad skrzynią. Gdy dotrze do niego droga, odkrywa się go, a skrzynia otwiera się dla gracza, którego jest tura. Zawał może go usunąć, a z nim ukrytą skrzynię.
rules-does-start = Tu zaczyna się każda droga: otwarty na cztery strony, z drabiną. Nic go nie usunie.
rules-does-wardrobe =
    Leży w labiryncie od początku. { $game ->
        [base] Kto pierwszy połączy ją ze startem, musi zamienić swoją rolę na kartę, która została.
        [saboteur2] Kto pierwszy połączy ją ze startem, musi wziąć wierzchnią rolę ze stosu.
       *[any] Kto pierwszy połączy ją ze startem, musi zmienić rolę: na kartę, która została, a w Sabotażyście 2 na wierzchnią ze stosu.
    }
rules-does-party = Leży w labiryncie od początku. Gdy ktoś pierwszy raz połączy ją ze startem, wszystkie role są zbierane, tasowane i rozdawane od nowa.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Połóż je przed dowolnym graczem, także przed sobą.
       *[another] Połóż je przed innym graczem.
    } Kto ma zepsute narzędzie, nie może kłaść tuneli. Nikt nie ma dwa razy zepsutego tego samego narzędzia.
rules-does-repair = Naprawia to narzędzie, twoje lub czyjekolwiek: zepsute narzędzie i naprawa trafiają do odrzuconych.
rules-does-repair-either = Naprawia jedno z dwóch pokazanych narzędzi, nigdy oba; twoje lub czyjekolwiek.
rules-does-map = Podejrzyj w tajemnicy jeden zakryty cel. Wszyscy widzą, który oglądasz, nikt nie widzi, co na nim jest, i nikt nie musi ci wierzyć. Gdy w grze są skrzynie ze skarbami, możesz zamiast tego zajrzeć pod tunel ze skrzynią.
rules-does-rockfall = Usuwa z labiryntu jeden tunel, ale nigdy start ani cel. To, co za nim było, może zostać odcięte, dopóki ktoś nie wypełni luki.
rules-does-theft =
    Połóż ją przed sobą. Jeśli przetrwa do końca podziału złota, a ty nie siedzisz w pułapce, { $theft_optional ->
        [yes] możesz zabrać
       *[no] zabierasz
    } 1 bryłkę złota innemu graczowi.
rules-does-hands-off = Zabiera jedną kartę kradzieży dowolnemu graczowi.
rules-does-trapped = Połóż ją przed innym graczem: dopóki tam leży, nie może on kłaść tuneli. Kto na koniec rundy wciąż siedzi w pułapce, nie ma udziału w złocie i niczego nie kradnie.
rules-does-free = Zabiera jedną kartę pułapki dowolnemu graczowi, także tobie.
rules-does-inspection =
    { $inspection_target ->
        [any] Podejrzyj w tajemnicy rolę dowolnego gracza. Na sobie pozwala tylko pozbyć się karty.
       *[another] Podejrzyj w tajemnicy rolę innego gracza.
    }
rules-does-hat-swap = Wybierz gracza, choćby siebie: jego rola idzie pod stos, a on bierze wierzchnią. Tylko on wie, kim teraz jest.
rules-does-hand-swap = Wymień wszystkie pozostałe karty z innym graczem. To on dobiera kartę, ty nie.
rules-does-goal-swap = Weź dwa zakryte cele i odłóż je zamienione albo nie. Wszyscy widzą które; tylko ty wiesz, czy doszło do zamiany.
rules-does-trove = Zamiast dobierać z talii, obejrzyj pięć wierzchnich odrzuconych kart i zatrzymaj jedną.
rules-does-veto = Zagrywane poza kolejką, zaraz gdy ktoś inny zagra tunel lub akcję: ta karta nie działa, a tura tej osoby się kończy.
rules-does-change-of-direction = Do końca rundy kolejka biegnie w drugą stronę.
rules-does-master-craftsman = Naprawia jedno dowolne zepsute narzędzie, twoje lub czyjekolwiek. Nikogo nie uwalnia z pułapki.
rules-does-path-specialist = Połóż w tej turze dwa tunele, jeden po drugim, potem dobierz dwie karty. Odtąd masz na ręce o jedną kartę mniej.
rules-does-detour = Przenieś ostatnio położony tunel w inne miejsce, w którym może leżeć. Możesz go obrócić. Zepsute narzędzia nie przeszkadzają.
rules-does-digger =
    Wygrywa, gdy droga dociera do złota. { $gold_draw ->
        [per_player] Wśród kopaczy krąży tyle kart złota, ilu jest graczy, więc niektórzy dostają dwie.
       *[per_digger] W obieg idzie jedna karta złota na każdego kopacza, a pierwszy wybiera ten, kto dokopał się do złota.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Wygrywa, gdy nikt nie dotrze do złota. Zwycięzcy się dzielą: im ich mniej, tym więcej dla każdego.
       *[other] Wygrywa, gdy nikt nie dotrze do złota: 4 bryłki dla samotnego sabotażysty, po 3 dla dwóch lub trzech, po 2 dla czterech.
    } Nikt nie wie, kim jesteś, więc nie szkodź jawnie od samego początku.
rules-does-greedy = Kopie jak inni, ale wygrywa tylko wtedy, gdy sam dokopie się do złota: dostaje wtedy 4 bryłki, a reszta nic.
rules-does-blue-digger = Wygrywa, gdy do złota dociera droga bez zielonych drzwi. Jeśli do złota dokopie się kopacz, którego drużyna może do niego dojść, ta drużyna wygrywa sama.
rules-does-green-digger = Wygrywa, gdy do złota dociera droga bez niebieskich drzwi. Jeśli do złota dokopie się kopacz, którego drużyna może do niego dojść, ta drużyna wygrywa sama.
rules-does-boss = Wygrywa z każdą drużyną kopaczy, a także wtedy, gdy droga dociera do złota, ale żadna drużyna nie może do niego dojść. Dostaje o 1 bryłkę mniej niż pozostali zwycięzcy.
rules-does-profiteer = Wygrywa zawsze, ktokolwiek wygra. Dostaje o 2 bryłki mniej niż pozostali zwycięzcy.
rules-does-geologist = Nie obchodzi go, kto wygra: dostaje 1 bryłkę za każdy kryształ, który leży w labiryncie na koniec rundy. Dwóch geologów się dzieli.
rules-does-goal =
    Nikt nie wie, co to jest, dopóki nie dotrze do niego droga albo mapa nie pokaże go jednemu graczowi. { $goals_at_once ->
        [one] Jeśli droga sięga kilku celów, odkrywa się jeden z nich.
       *[all] Jeśli droga sięga kilku celów, odkrywa się wszystkie w kolejności, którą wybiera gracz.
    }
rules-does-gold = To, po co wszyscy kopią. Gdy zostaje odkryte, runda od razu się kończy.
rules-does-stone =
    Nic, tylko skała. Zostaje w labiryncie jako zakręt. { $goal_misfit ->
        [player] Jeśli nie pasuje w żadnym położeniu, gracz kładzie go, jak chce.
       *[best_fit] Kładzie się go tak, by łączył się z drogą i pasował jak najlepiej.
    }
rules-does-sack = Kto go odkryje, bierze pokazane 1 lub 2 bryłki. Runda trwa dalej.
rules-does-dragon = Kto go odkryje, traci 1 bryłkę, jeśli jakąś ma. Runda trwa dalej.
rules-does-spider = Runda od razu się kończy, tak jakby nikt nie dotarł do złota.
rules-does-chest-one-gold = Bierzesz 1 bryłkę złota.
rules-does-chest-no-more-maps = W tej rundzie koniec map na cele. Skrzynie wciąż można podglądać.
rules-does-chest-no-draw = W tej turze nie dobierasz.
rules-does-chest-extra-draw = W tej turze dobierasz o jedną kartę więcej.
rules-does-chest-move-a-goal = Odsuń zakryty cel o jedno pole dalej od startu.
rules-does-chest-rob-a-hand = Zamiast dobierać, dostajesz losową kartę z ręki innego gracza.
rules-does-chest-three-for-one = Na koniec tury dobierz trzy karty, jedną zatrzymaj, dwie odrzuć.
rules-does-chest-look-at-a-role = Podejrzyj w tajemnicy rolę innego gracza.
rules-does-chest-search-the-discard = Odrzucone karty są tasowane; obejrzyj pięć i zatrzymaj jedną. Nie dobierasz.
rules-does-chest-bury-five = Pięć wierzchnich kart talii trafia do odrzuconych, bez oglądania.
rules-does-gold-card = Warta 1, 2 lub 3 bryłki. Wszyscy widzą, ile masz kart, tylko ty wiesz, ile są warte. Wygrywa, kto po trzech rundach ma najwięcej bryłek.
rules-does-token = Złoto, które widzą wszyscy. Żetonami płacą Sabotażysta 2, turniej i niektóre dodatki.
rules-does-toll-dwarf = Zamiast innego ruchu odrzuć kartę i postaw krasnoluda u otwartego końca tunelu. Kto będzie tam budował dalej, płaci ci 1 bryłkę złota.
