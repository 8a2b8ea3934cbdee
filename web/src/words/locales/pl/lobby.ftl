lobby-title-none = Stół w kopalni
lobby-name-table = Nazwa stołu
lobby-invite = Zawołaj innych
lobby-code = Kod stołu
lobby-code-hint = Do wpisania przy wejściu.
lobby-copy = Skopiuj link
lobby-copied = Link skopiowany. Wyślij go innym.
lobby-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie:
lobby-share = Udostępnij…
lobby-share-text = Chodź ze mną kopać.
lobby-qr = Zeskanuj, by trafić do tego stołu
lobby-screen = Pokaż stół na dużym ekranie

lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-free = wolne
lobby-bot = bot: { $bot }
lobby-you = ty
lobby-host = gospodarz
lobby-is-ready = gotowość
lobby-not-ready = szykuje się
lobby-away = chwilowa nieobecność
lobby-is-muted = bez prawa głosu
lobby-sit = Usiądź tu
lobby-sit-instead = Przesiądź się tu
lobby-sit-name = Twoje imię przy tym stole
lobby-get-up = Wstań
lobby-add-bot = Dodaj bota
lobby-which-bot = Który bot?
lobby-remove-bot = Odeślij bota
lobby-remove = Odeślij: { $name }
lobby-make-host = Nowy gospodarz: { $name }
lobby-mute = Wycisz: { $name }
lobby-unmute = Przywróć głos: { $name }
lobby-more-for = Więcej: { $name }
lobby-onlookers =
    { $count ->
        [0] Nikt się nie przygląda.
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
        [many] Przygląda się { $count } osób.
       *[other] Przygląda się { $count } osoby.
    }

lobby-start = Zacznij grę
lobby-ready = Zaczynajmy
lobby-unready = Jeszcze chwila
lobby-shuffle = Uczciwe tasowanie
lobby-shuffle-words = Słowa do tasowania, jeśli chcesz
lobby-shuffle-when = Liczą się od chwili, gdy zgłosisz gotowość.
lobby-fair = Kolejność kart została zapieczętowana, zanim ktokolwiek przyszedł. Twoje słowa zostaną do niej wmieszane, a po grze każdy może sprawdzić pieczęć.
lobby-seal = Pieczęć
lobby-waiting-for = Czekamy na: { $names }.
lobby-bots-fill =
    { $count ->
        [one] Wolne miejsce zajmie bot.
        [few] { $count } wolne miejsca zajmą boty.
        [many] { $count } wolnych miejsc zajmą boty.
       *[other] { $count } wolnego miejsca zajmą boty.
    }
lobby-all-set = Wszyscy gotowi.
lobby-host-starts = { $host } zaczyna grę, gdy wszyscy są gotowi.
lobby-host-none = Gospodarz zaczyna grę, gdy wszyscy są gotowi.
lobby-sit-first = Przyglądasz się. Zajmij wolne miejsce, żeby zagrać.
lobby-full = Wszystkie miejsca zajęte. Możesz zostać i popatrzeć.

lobby-game = Gra
lobby-not-yours = Wybiera { $host }. Każdą zmianę widzisz od razu.
lobby-not-yours-none = Wybiera gospodarz. Każdą zmianę widzisz od razu.
lobby-preset = W co gramy?
lobby-preset-own = Własna mieszanka
lobby-edition = Wydanie
lobby-edition-is = Instrukcje miejscami się różnią. Wydanie rozstrzyga to wszystko.
lobby-edition-DE24 = Wydanie jubileuszowe, niemieckie
lobby-edition-UA24 = Wydanie jubileuszowe, ukraińskie
lobby-edition-UA16 = Gra podstawowa z 2016, ukraińska
lobby-edition-RU16 = Gra podstawowa z 2016, rosyjska
lobby-edition-PL2 = Sabotażysta 2, wydanie polskie
lobby-edition-FR2 = Sabotażysta 2, wydanie francuskie
lobby-modules = Dodatki i karty specjalne
lobby-variants = Warianty
lobby-house-rules = Zasady domowe
lobby-house-rules-is = Pojedyncze sprawy, w których instrukcje się różnią. To, co tu zmienisz, jest ważniejsze niż wydanie.
lobby-house-changed = zmienione
lobby-count-seats = Miejsca
lobby-count-seats-is = Gra podstawowa jest dla 3–10 osób, Sabotażysta 2 dla 2–12.
lobby-clock = Zegar
lobby-bots = Boty
lobby-bots-is = Zajmują puste miejsca i zastępują tych, którzy zniknęli.
lobby-onlookers-may = Widzowie mile widziani
lobby-onlookers-may-is = Widzą tylko to, co wszyscy przy stole.
lobby-chat-may = Czat
lobby-chat-may-is = Bez niego rozmawia się gdzie indziej albo wcale.
lobby-listed = Każdy może przyjść
lobby-listed-is = Stół jest na liście przy wejściu. W innym razie potrzebny jest link lub kod.
lobby-fewer = O jedno mniej
lobby-more = O jedno więcej
lobby-chest-layout = Gdzie leżą skrzynie
lobby-chest-gates = Bramy
lobby-chest-wings = Skrzydła
lobby-chest-zigzag = Zygzak
lobby-chest-random = Losowo
lobby-chest-own = Własny układ
lobby-clash = To do siebie nie pasuje
lobby-clash-others = Dopóki coś nie pasuje, stół zostaje, jaki był.
lobby-undo = Wróć do tego, co pasuje
lobby-yes = tak
lobby-no = nie

lobby-part-saboteur2-is = Dwie drużyny kopaczy rozdzielone drzwiami, drabiny, kradzieże, pułapki i cztery nowe role. Dla 2–12 osób.
lobby-part-greedy_dwarf-is = Kopacz, który wygrywa tylko wtedy, gdy sam dokopie się do złota. Do gry podstawowej.
lobby-part-goal_swap-is = Podnosi dwa zakryte cele i odkłada je zamienione albo nie.
lobby-part-trove-is = Zamiast dobierać, wybierz jedną z pięciu wierzchnich odrzuconych kart.
lobby-part-veto-is = Cofa kartę, którą przed chwilą zagrał ktoś inny.
lobby-part-change_of_direction-is = Do końca rundy kolejka biegnie w drugą stronę.
lobby-part-master_craftsman-is = Naprawia jedno dowolne zepsute narzędzie.
lobby-part-path_specialist-is = Kładzie dwa tunele w jednej turze.
lobby-part-detour-is = Przenosi ostatnio położony tunel.
lobby-part-toll-is = Na drodze stoją dwa krasnoludy. Kto buduje dalej obok któregoś z nich, płaci jego właścicielowi.
lobby-part-wardrobe-is = Kto pierwszy do niej dotrze, musi zmienić rolę.
lobby-part-party-is = Gdy ktoś do niej dotrze, wszystkie role są tasowane i rozdawane od nowa.
lobby-part-new_goals-is = Pięć z ośmiu celów: worki złota, smoki, pająk, a skarbu może nie być wcale.
lobby-part-chests-is = Cztery ukryte skrzynie po drodze, każda z niespodzianką.
lobby-part-sabotaged_dwarf-is = Kopacz, który na koniec ma zepsute narzędzia, nie dostaje złota.
lobby-part-tournament-is = Dla 5–9 osób: żadna rola nie zostaje, tunel pośrodku i złoto w żetonach.

lobby-option-lay_must_join = Nowy tunel
lobby-value-lay_must_join-yes = musi przedłużać drogę od startu
lobby-value-lay_must_join-no = potrzebuje tylko pasującego sąsiada
lobby-option-gold_draw = Gdy wygrywają kopacze
lobby-value-gold_draw-per_digger = jedna karta złota na każdego kopacza
lobby-value-gold_draw-per_player = w obieg idzie jedna karta złota na każdego gracza
lobby-option-round_end = Bez złota runda kończy się
lobby-value-round_end-hands = gdy wszystkim skończą się karty
lobby-value-round_end-all_pass = także gdy wszyscy po kolei spasują
lobby-option-goals_at_once = Gdy droga sięga kilku celów
lobby-value-goals_at_once-all = odkrywa się wszystkie
lobby-value-goals_at_once-one = odkrywa się jeden na turę
lobby-option-goal_misfit = Cel, który nie całkiem pasuje
lobby-value-goal_misfit-best_fit = leży tak, jak pasuje najlepiej
lobby-value-goal_misfit-player = leży tak, jak chce gracz
lobby-option-sabotage_target = Narzędzia psuje się
lobby-value-sabotage_target-another = innemu graczowi
lobby-value-sabotage_target-any = każdemu, także sobie
lobby-option-new_goals_gold_sure = Wśród nowych celów
lobby-value-new_goals_gold_sure-yes = złoto jest na pewno
lobby-value-new_goals_gold_sure-no = złota może nie być
lobby-option-discard_two_helps = Odrzucenie dwóch kart pomaga
lobby-value-discard_two_helps-self = tylko sobie
lobby-value-discard_two_helps-anyone = komukolwiek
lobby-option-ladder_needs_opening = Drabina
lobby-value-ladder_needs_opening-yes = musi łączyć się z tunelem otwartą stroną
lobby-value-ladder_needs_opening-no = musi tylko dotykać tunelu
lobby-option-ladder_goal_ban = Drabina nie może
lobby-value-ladder_goal_ban-touching = leżeć obok celu
lobby-value-ladder_goal_ban-open_side = otwierać się na cel
lobby-option-inspection_target = Inspekcja sprawdza
lobby-value-inspection_target-another = innego gracza
lobby-value-inspection_target-any = dowolnego gracza
lobby-option-theft_optional = Złodziej
lobby-value-theft_optional-yes = może kraść
lobby-value-theft_optional-no = musi kraść
lobby-option-next_round_starter = Nową rundę zaczyna lewy sąsiad
lobby-value-next_round_starter-last_card = osoby, która ostatnia wyłożyła kartę
lobby-value-next_round_starter-last_turn = osoby, która miała ostatnią turę
lobby-value-next_round_starter-last_tunnel = osoby, która położyła ostatni tunel

lobby-chat = Czat
lobby-chat-none = Nikt się jeszcze nie odezwał.
lobby-say = Powiedz coś
lobby-send = Powiedz
