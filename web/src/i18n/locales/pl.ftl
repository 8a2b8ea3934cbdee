### Everything that the page says, in Polish.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Język
language-missing = Nie udało się wczytać języka: { $language }. Sprawdź połączenie, odśwież stronę i wybierz jeszcze raz.
close = Zamknij
nothing-here = Nic tu nie ma
to-the-entrance = Do wejścia do kopalni

# Jak łączy się to, co mówi się o jednej rzeczy.
remarks = { $first }, { $rest }
about = { $what }: { $said }
label = { $what }:
lead = { $text }.
quote = „{ $text }”

seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }

# Części gry.
part-saboteur2 = Sabotażysta 2
part-greedy_dwarf = chciwy krasnolud
part-goal_swap = zamiana celów
part-trove = znalezisko
part-veto = weto
part-change_of_direction = zmiana kierunku
part-master_craftsman = złota rączka
part-path_specialist = specjalista od tuneli
part-detour = objazd
part-toll = tunele z mytem
part-wardrobe = przebieralnia
part-party = impreza w tunelu
part-new_goals = nowe cele
part-chests = skrzynie ze skarbami
part-sabotaged_dwarf = sabotowany krasnolud
part-tournament = turniej

# Gry, których chce większość.
preset-classic = Klasyk
preset-classic-2016 = Klasyk z 2016
preset-saboteur-2 = Sabotażysta 2
preset-tournament = Turniej
preset-the-whole-box = Całe pudełko
preset-classic-is = Kopacze kontra sabotażyści, trzy rundy. Zacznij od tego.
preset-classic-2016-is = Starsze zasady: tunele muszą tylko pasować, a złota krąży więcej.
preset-saboteur-2-is = Dwie drużyny kopaczy, szef, spekulant i geolodzy; drzwi, drabiny i kradzieże.
preset-tournament-is = Dla 5–9 osób: chciwe krasnoludy, tunel pośrodku, złoto w żetonach.
preset-the-whole-box-is = Sabotażysta 2 z każdym dodatkiem i każdą kartą mistrzostw, które do niego pasują.

bot-random_bot = Spacerowicz
bot-greedy_digger = Pędziwiatr
bot-heuristic = Czeladnik
bot-bayesian = Sztygar
bot-random_bot-is = Zna zasady i nic więcej. Gra, co popadnie.
bot-greedy_digger-is = Kopie na wschód, kimkolwiek jest.
bot-heuristic-is = Gra rozsądnie, opierając się na tym, co wie na pewno.
bot-bayesian-is = Obserwuje wszystkich, ufa i podejrzewa, a jako sabotażysta blefuje.

clock-blitz = Blitz
clock-normal = Normalnie
clock-relaxed = Na luzie
clock-none = Bez zegara
clock-none-is = Każdy myśli tak długo, jak chce.
clock-is =
    { $turn ->
        [one] { $turn } sekunda
        [few] { $turn } sekundy
        [many] { $turn } sekund
       *[other] { $turn } sekundy
    } na turę, { $answer } na inne decyzje.

# Czego odmówiono i co robić dalej.
problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
problem-unknown-guest = Gra potrzebuje pliku cookie, żeby cię rozpoznać. Zezwól tej stronie na pliki cookie i odśwież ją.
problem-no-such-code = Taki kod nie istnieje. Sprawdź litery albo poproś o kod jeszcze raz.
problem-no-such-room = Nie ma takiego stołu. Poproś jeszcze raz o link lub kod.
problem-no-spectators = Przy tym stole nie chcą widzów.
problem-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj znowu.
problem-too-many-connections = Z twojej sieci jest zbyt wiele połączeń. Zamknij kilka kart i spróbuj jeszcze raz.
problem-server-full = Serwer jest teraz pełny. Spróbuj za chwilę.
problem-request-too-slow = Żądanie docierało zbyt długo. Spróbuj jeszcze raz.
problem-fault = Serwer się pomylił. Spróbuj znowu za chwilę.
problem-http = Po drodze do serwera coś poszło nie tak. Spróbuj znowu za chwilę.
problem-bad-input = Serwer tego nie rozumie. Sprawdź wpisane dane albo odśwież stronę.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-has-begun = Gra już trwa. Możesz popatrzeć i dosiąść się do następnej.
problem-seat-taken = Ktoś tu siedzi. Wybierz inne miejsce.
problem-name-taken = Ktoś tu już ma takie lub bardzo podobne imię. Wybierz inne.
problem-no-chat = Przy tym stole nie ma czatu.
problem-muted = Gospodarz prosi cię na razie o ciszę.
problem-no-such-spectator = Tej osoby nie ma już wśród widzów. Wybierz inną.
problem-not-yourself = To ty. Wybierz kogoś z widzów.
problem-has-seat = Ta osoba ma tu miejsce. Wybierz jej miejsce.
problem-too-few-left = Z tej gry usunięto tyle osób, ile zostało. Graj dalej albo opuść stół.
problem-removed = Gospodarz usunął cię od tego stołu. Znajdź inny.
problem-nobody-there = Ktoś musi grać: najpierw zajmij miejsce.
problem-not-ready = Serwer nie może teraz zajrzeć do swoich ksiąg. Spróbuj za chwilę.
problem-store-unavailable = Serwer nie może tego teraz zapisać. Spróbuj za chwilę.
problem-busy = Przy tym stole dzieje się naraz za dużo. Spróbuj jeszcze raz.
problem-too-fast = Za dużo naraz. Odczekaj chwilę.
problem-chat-limit = Dużo wiadomości w krótkim czasie. Odczekaj chwilę i wyślij jeszcze raz.
problem-emote-limit = Dużo reakcji w krótkim czasie. Odczekaj chwilę.
problem-note-limit = Dużo notatek w krótkim czasie. Odczekaj chwilę i zapisz jeszcze raz.
problem-change-limit = Dużo zmian w krótkim czasie. Odczekaj chwilę i spróbuj jeszcze raz.
problem-talk-full = Ten stół nie zapisze już więcej czatu ani notatek. Graj dalej albo otwórz nowy stół, żeby pisać dalej.
problem-stale = Tymczasem coś się wydarzyło. Spójrz jeszcze raz i zdecyduj.
problem-spectator = Przyglądasz się grze. Najpierw zajmij miejsce.
problem-not-your-seat = To nie twoje miejsce.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-seat-free = Nikt tam nie siedzi.
problem-bot-took-over = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-no-person = Nie siedzi tam żaden człowiek.
problem-not-all-ready = Jeszcze nie wszyscy są gotowi.
problem-too-few-seats = Siedzi tu już więcej osób.
problem-not-playing = Przy tym stole nikt teraz nie gra.
problem-not-over = Gra jeszcze trwa.
problem-no-review-now = Nie można teraz pokazać tej gry. Spróbuj za chwilę.
problem-game-over = Gra skończona.
problem-text-too-long = To za długie. Skróć trochę.
problem-text-hidden = Są w tym ukryte znaki. Wpisz to od nowa.
problem-text-marks = Na jednej literze jest za dużo znaków. Usuń kilka.
problem-text-empty = Nic tu nie widać. Najpierw coś napisz.
problem-words-not-plain = Słowa do tasowania to litery od a do z bez ogonków, cyfry i znaki, bez spacji na brzegach.
problem-not-your-turn = To nie twoja tura.
problem-not-asked-for = Teraz trzeba zdecydować o czymś innym.
problem-let-pass = Ta karta już przepuszczona. Poczekaj, aż zadziała.
problem-not-in-hand = Nie masz tego na ręce.
problem-not-in-this-game = Tego w tej grze nie ma.
problem-own-seat =
    { $rule ->
        [none] To twoje własne miejsce.
        [TOLL-3] O zapłacenie myta możesz prosić tylko innych.
       *[other] Ta karta jest dla kogoś innego, nie dla ciebie.
    }
problem-wrong-target =
    { $target ->
        [player] Tu trzeba wybrać gracza.
        [cell] Tu trzeba wybrać pole w labiryncie.
        [goal] Tu trzeba wybrać cel.
        [chest] Tu trzeba wybrać cel albo skrzynię.
       *[none] Do tej karty nie trzeba nic wybierać: po prostu się ją zagrywa.
    }
problem-cell-taken = Tam już leży karta.
problem-no-neighbour = Musi leżeć obok odkrytej karty labiryntu.
problem-sides-clash =
    { $sides ->
        [none] Ten tunel nie pasuje do karty obok.
       *[other] Ten tunel nie pasuje do tego, co leży obok: { $sides }.
    } Może pomoże obrócenie.
problem-not-joined =
    { $rule ->
        [S2-8] Drabina musi łączyć się z tunelem otwartą stroną.
       *[other] Nie prowadzi tam droga od startu.
    }
problem-ladder-at-goal = Drabina nie może tak leżeć przy celu.
problem-tools-broken = Z zepsutym narzędziem nie położysz tunelu.
problem-trapped = W pułapce nie położysz tunelu.
problem-not-laid-last = Przenieść można tylko ostatnio położony tunel, póki leży.
problem-same-cell = Objazd prowadzi na inne pole.
problem-no-tunnel-to-lay = Nie masz tunelu, który da się teraz położyć.
problem-no-tunnel = Nie leży tam żaden tunel.
problem-not-removable = Zawał nie usuwa startu, celów ani kart specjalnych.
problem-broken-already = To narzędzie jest już zepsute.
problem-nothing-to-repair = Nie ma tu nic zepsutego, co naprawia ta karta.
problem-wrong-tool = Ta karta nie naprawia tego narzędzia.
problem-theft-already = Kradzież już przed tobą leży.
problem-no-theft = Nie leży tam żadna kradzież.
problem-trapped-already = Ten gracz już siedzi w pułapce.
problem-not-trapped = Ten gracz nie jest w pułapce.
problem-no-veto = Nie masz weta na ręce.
problem-veto-out-of-turn = Weto zagrywa się poza kolejką, zaraz po karcie kogoś innego.
problem-no-victim = Stamtąd nie ukradniesz.
problem-no-hand = Z tej ręki nie wyciągniesz karty.
problem-no-role = Tej roli nie podejrzysz.
problem-no-such-goal = W tym labiryncie nie ma takiego celu.
problem-goal-face-up = Ten cel jest już odkryty.
problem-goal-not-reached = Tego nie możesz teraz odkryć.
problem-goal-misfit = Karta nie może tak leżeć.
problem-goal-cannot-move = Tego celu nie da się odsunąć.
problem-no-more-maps = W tej rundzie skrzynia zabrania używać map na celach.
problem-no-closed-chest = Nie ma tam zamkniętej skrzyni.
problem-gold-not-there = Nie ma tej karty złota wśród podanych tobie.
problem-card-not-there = Nie ma tej karty wśród tych, które oglądasz.
problem-nothing-discarded = Stos odrzuconych jest pusty: nie ma czego szukać.
problem-too-many-cards = W grze podstawowej odrzucasz tylko jedną kartę.
problem-not-yours = Możesz usunąć tylko kartę, która leży przed tobą.
problem-nothing-in-front = Nie leży tam taka karta.
problem-toll-too-dear = Trzeba zapłacić myto, a nie masz złota.
problem-no-dwarf-left = Obaj poborcy myta już w tej rundzie stanęli.
problem-no-free-end = Poborca staje przy otwartej stronie zwróconej ku pustemu polu.
problem-no-toll = Za to pole nie płaci się myta.
problem-asked-already = Ten gracz dostał już w tej turze twoją prośbę.
problem-clash-saboteur2-greedy_dwarf = Chciwy krasnolud nie pasuje do Sabotażysty 2: jest do gry podstawowej.
problem-clash-saboteur2-sabotaged_dwarf = Sabotowany krasnolud nie pasuje do Sabotażysty 2: ten wariant jest do gry podstawowej.
problem-clash-saboteur2-tournament = Turniej nie pasuje do Sabotażysty 2: ten wariant jest do gry podstawowej.
problem-clash-tournament-sabotaged_dwarf = Sabotowany krasnolud nie pasuje do turnieju: turnieje płacą żetonami.
problem-clash-tournament-wardrobe = Przebieralnia nie pasuje do turnieju: nie zostaje żadna rola na zmianę.
problem-clash-wardrobe-party = Przebieralnia i impreza w tunelu się wykluczają: to dwie strony jednej karty.
problem-clash-edition-base = Wydanie { $edition } nie obejmuje gry podstawowej. Wybierz DE24, UA24, UA16 lub RU16 albo dodaj Sabotażystę 2.
problem-clash-edition-saboteur2 = Wydanie { $edition } nie obejmuje Sabotażysty 2. Wybierz DE24, UA24, PL2 lub FR2.
problem-clash-edition-extras = Warianty, karty specjalne i minidodatki wymagają wydania DE24 lub UA24, nie { $edition }.
problem-clash-seats-base = Gra podstawowa jest dla 3–10 graczy.
problem-clash-seats-saboteur2 = Sabotażysta 2 jest dla 2–12 graczy.
problem-clash-seats-tournament = Turniej jest dla 5–9 graczy.
problem-clash-layout-without-chests = W tej grze nie ma skrzyń do rozłożenia. Najpierw dodaj skrzynie.
problem-clash-chests-count = Układ ma cztery skrzynie. Połóż wszystkie cztery albo wybierz inny układ.
problem-clash-chests-outside = Tu skrzynia leżeć nie może ({ $cell }): skrzynie leżą między startem a celami. Wybierz inne pole.
problem-clash-chests-taken = Tu skrzynia leżeć nie może ({ $cell }): leży tam inna karta tej gry. Przełóż tę skrzynię albo wybierz inny układ.
problem-clash-chests-start = Tu skrzynia leżeć nie może ({ $cell }): tuż przy starcie byłaby osiągnięta od razu. Przełóż ją.
problem-clash-chests-twice = Dwie skrzynie nie mogą leżeć na jednym polu ({ $cell }). Przełóż jedną z nich.
problem-clash-chests-touch = Dwie skrzynie leżałyby obok siebie ({ $cell }). Przełóż jedną z nich.
problem-clash-first-seat = Przy tym stole nie ma miejsca, które miało zaczynać. Wybierz kogoś innego albo zdaj się na los.

## -------------------- The entrance: home-

home-tagline = Dokop się do złota. Nie ufaj nikomu.
home-pitch = Gdzieś przed tobą leży skarb. Ktoś przy tym stole zrobi wszystko, żeby tam został.
home-play = Graj teraz
home-playing = Otwieramy kopalnię…
home-play-hint = Z botami, od razu. Bez konta i bez instalowania.
home-more = Wybierz grę i przeciwników
home-game = Gra
home-opponents = Przeciwnicy
home-players = Gracze
home-clock = Zegar
home-friends = Zagraj ze znajomymi
home-make = Załóż stół
home-make-hint = Dostaniesz link, kod i obrazek do zeskanowania. Każdy gra na swoim telefonie lub komputerze.
home-pass = Tylko jedno urządzenie? Podawajcie je sobie
home-join = Dołącz do stołu
home-code = Kod lub link
home-code-hint = Na przykład 7WAHHP
home-join-go = Dołącz
home-code-wrong =
    To ani kod, ani link do stołu. Kod ma { $letters ->
        [one] { $letters } znak
        [few] { $letters } znaki
        [many] { $letters } znaków
       *[other] { $letters } znaku
    }: litery i cyfry.
home-mine = Twoje stoły
home-mine-none = Nie masz jeszcze stołu. Pierwszy jest o jedno stuknięcie stąd.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka przy otwartym stole. Załóż własny i zaznacz „Każdy może przyjść”.
home-refresh = Sprawdź znowu
home-table-unnamed = Stół gracza { $host }
home-table-nobody = Stół
home-people =
    { $people ->
        [one] Jest { $people } osoba z { $seats }
        [few] Są { $people } osoby z { $seats }
        [many] Jest { $people } osób z { $seats }
       *[other] Jest { $people } osoby z { $seats }
    }
home-state-lobby = zbiórka
home-state-playing = gra trwa
home-state-over = po grze, obejrzyj
home-how = Jak grać: w minutę
home-how-role = Każdy dostaje tajną rolę. Większość to kopacze. Kilku to sabotażyści i nikt nie wie, kto nimi jest.
home-how-dig = Kopacze kładą tunele od startu w stronę trzech celów. Każda karta musi pasować i przedłużać drogę.
home-how-gold = Jeden cel kryje złoto, pozostałe tylko kamień. Mapa pozwala podejrzeć jeden z nich. Powiedz innym prawdę albo skłam.
home-how-harm = Sabotażyści psują narzędzia, kładą ślepe zaułki i wywołują zawały. Tak samo jak kopacz, który cię podejrzewa.
home-how-pay = Złoto znalezione: dzielą się nim kopacze. Nieznalezione: biorą je sabotażyści. Wygrywa, kto po trzech rundach ma najwięcej złota.
home-rules = Wszystkie karty i zasady
home-you = Ty
home-name = Twoje imię
home-name-save = Zapisz
home-name-saved = Od teraz nazywasz się { $name }.
home-device = Graj dalej na innym urządzeniu
home-device-offer = Pokaż kod
home-device-code = Wpisz ten kod na drugim urządzeniu w ciągu dziesięciu minut:
home-device-claim = Mam kod z innego urządzenia
home-device-go = Graj tutaj
home-device-sign-out = Wyloguj się na wszystkich innych urządzeniach
home-device-signed-out = Gotowe. Wylogowano cię na wszystkich innych urządzeniach.
home-footer = Darmowe i otwarte. Zrobione przy blasku latarni.

## -------------------- The lobby: lobby-

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
lobby-begins = zaczyna
lobby-is-ready = w gotowości
lobby-not-ready = szykuje się
lobby-away = chwilowo poza stołem
lobby-is-muted = wyciszenie
lobby-sit = Usiądź tu
lobby-sit-instead = Usiądź zamiast bota
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
lobby-spectators =
    { $count ->
        [0] Nikt się nie przygląda.
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
        [many] Przygląda się { $count } osób.
       *[other] Przygląda się { $count } osoby.
    }

lobby-start = Zacznij grę
lobby-ready = Mogę zaczynać
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
lobby-first = Kto zaczyna
lobby-first-is = Tylko pierwszą rundę. Kto zaczyna następne, mówią zasady.
lobby-first-chance = Losowo
lobby-first-free = Miejsce { $number } (wolne)
lobby-first-bot = { $name } (bot)
lobby-clock = Zegar
lobby-bots = Boty
lobby-bots-is = Zajmują puste miejsca i zastępują tych, którzy zniknęli.
lobby-spectators-may = Widzowie mile widziani
lobby-spectators-may-is = Widzą tylko to, co wszyscy przy stole.
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
lobby-chest-own = Ułożone ręcznie
lobby-chest-how = Dotknij pola, żeby położyć skrzynię. Dotknij skrzyni, żeby ją zabrać.
lobby-chest-field = Pola między startem a celami. Strzałki przechodzą z pola na pole, Enter kładzie skrzynię albo ją zabiera.
lobby-chest-left =
    { $left ->
        [0] Wszystkie cztery skrzynie leżą.
        [one] Została { $left } skrzynia do położenia.
        [few] Zostały { $left } skrzynie do położenia.
        [many] Zostało { $left } skrzyń do położenia.
       *[other] Zostało { $left } skrzyni do położenia.
    }
lobby-chest-unfinished = Do tego czasu stół zachowuje ostatni układ.
lobby-chest-here = skrzynia
lobby-chest-free = wolne
lobby-chest-empty = puste
lobby-chest-why =
    { $why ->
        [start] tu leży start
        [goal] tu leży cel
        [tournament] tu leży tunel turniejowy
        [wardrobe] tu leży przebieralnia
        [party] tu leży impreza w tunelu
        [beside-start] tuż przy starcie skrzynia byłaby osiągnięta od razu
        [next] skrzynie nie mogą leżeć obok siebie
        [four] wszystkie cztery skrzynie już leżą; najpierw zabierz jedną
        [chest] tu już leży skrzynia
       *[outside] skrzynie leżą między startem a celami
    }
lobby-chest-clear = Zabierz wszystkie skrzynie
lobby-chest-rows = Więcej rzędów
lobby-clash = To do siebie nie pasuje
lobby-clash-others = Dopóki coś nie pasuje, stół zostaje, jaki był.
lobby-undo = Wróć do tego, co pasuje
lobby-yes = tak
lobby-no = nie

lobby-part-saboteur2-is = Dwie drużyny kopaczy rozdzielone drzwiami, drabiny, kradzieże, pułapki i cztery nowe role. Dla 2–12 osób.
lobby-part-greedy_dwarf-is = Kopacz, który wygrywa tylko wtedy, gdy własnoręcznie dokopie się do złota. Do gry podstawowej.
lobby-part-goal_swap-is = Podnosi dwa zakryte cele i odkłada je zamienione albo nie.
lobby-part-trove-is = Zamiast dobierać, wybierz jedną z pięciu wierzchnich odrzuconych kart.
lobby-part-veto-is = Cofa kartę, którą przed chwilą zagrał ktoś inny.
lobby-part-change_of_direction-is = Do końca rundy gra toczy się w przeciwnym kierunku.
lobby-part-master_craftsman-is = Naprawia jedno dowolne zepsute narzędzie.
lobby-part-path_specialist-is = Kładzie dwa tunele w jednej turze.
lobby-part-detour-is = Przenosi ostatnio położony tunel.
lobby-part-toll-is = Na drodze stoi dwóch poborców myta. Kto buduje dalej obok któregoś z nich, płaci jego właścicielowi.
lobby-part-wardrobe-is = Kto pierwszy do niej dotrze, musi zmienić rolę.
lobby-part-party-is = Gdy ktoś do niej dotrze, wszystkie role są tasowane i rozdawane od nowa.
lobby-part-new_goals-is = Pięć z ośmiu celów: worki złota, smoki, pająk, a skarbu może nie być wcale.
lobby-part-chests-is = Cztery ukryte skrzynie po drodze, każda z niespodzianką.
lobby-part-sabotaged_dwarf-is = Kopacz, który na koniec ma zepsute narzędzie, nie dostaje złota.
lobby-part-tournament-is = Dla 5–9 osób: żadna rola nie zostaje, tunel pośrodku i złoto w żetonach.

lobby-option-lay_must_join = Kładzenie tuneli
lobby-value-lay_must_join-yes = Tunel musi przedłużać drogę od startu
lobby-value-lay_must_join-no = Tunelowi wystarczy pasujący sąsiad
lobby-option-gold_draw = Złoto dla kopaczy
lobby-value-gold_draw-per_digger = W obieg idzie karta złota na każdego kopacza
lobby-value-gold_draw-per_player = W obieg idzie karta złota na każdego gracza
lobby-option-round_end = Gdy złota nie znaleziono
lobby-value-round_end-hands = Runda kończy się, gdy nikt z grających w niej nie ma już kart
lobby-value-round_end-forced_passes = Runda kończy się też, gdy wszyscy po kolei muszą spasować, bo nie mogą nic zagrać
lobby-value-round_end-nobody_can_play = Runda kończy się też, gdy tylko nikt nie może już zagrać karty
lobby-option-tokens_open = Złoto w żetonach
lobby-value-tokens_open-yes = Wszyscy widzą, ile masz żetonów
lobby-value-tokens_open-no = Tylko ty widzisz, ile masz żetonów
lobby-option-goals_at_once = Kilka celów naraz
lobby-value-goals_at_once-all = Odkrywa się wszystkie
lobby-value-goals_at_once-one = Odkrywa się jeden na turę
lobby-option-goal_misfit = Cel, który nie całkiem pasuje
lobby-value-goal_misfit-best_fit = Leży tak, jak pasuje najlepiej
lobby-value-goal_misfit-player = Gracz układa go, jak chce
lobby-option-sabotage_target = Psucie narzędzi
lobby-value-sabotage_target-another = Psuć można tylko cudze narzędzia
lobby-value-sabotage_target-any = Psuć można też własne narzędzia
lobby-option-new_goals_gold_sure = Złoto wśród nowych celów
lobby-value-new_goals_gold_sure-yes = Złoto jest na pewno
lobby-value-new_goals_gold_sure-no = Złota może nie być
lobby-option-discard_two_helps = Odrzucenie dwóch kart
lobby-value-discard_two_helps-self = Pomóc można tak tylko sobie
lobby-value-discard_two_helps-anyone = Pomóc można tak komukolwiek
lobby-option-ladder_needs_opening = Drabiny i tunele
lobby-value-ladder_needs_opening-yes = Drabina musi łączyć się z tunelem otwartą stroną
lobby-value-ladder_needs_opening-no = Drabinie wystarczy dotykać tunelu
lobby-option-ladder_goal_ban = Drabiny i cele
lobby-value-ladder_goal_ban-touching = Drabina nie może leżeć obok celu
lobby-value-ladder_goal_ban-open_side = Drabina nie może mieć otwartej strony ku celowi
lobby-option-inspection_target = Inspekcja
lobby-value-inspection_target-another = Sprawdza się tylko innych
lobby-value-inspection_target-any = Sprawdzić można każdego, także siebie
lobby-option-theft_optional = Kradzieże
lobby-value-theft_optional-yes = Złodziej może kraść
lobby-value-theft_optional-no = Złodziej musi kraść
lobby-option-next_round_starter = Kto zaczyna następną rundę
lobby-value-next_round_starter-last_card = Lewy sąsiad osoby, która wyłożyła ostatnią kartę
lobby-value-next_round_starter-last_turn = Lewy sąsiad osoby, która miała ostatnią turę
lobby-value-next_round_starter-last_tunnel = Lewy sąsiad osoby, która położyła ostatni tunel

lobby-chat = Czat

## -------------------- The table: table-, pile-, line-, hand-, player-, prompt-, moves-, moment-, waiting-, known-, chat-, menu-

table-nobody = nikt
table-seat = Miejsce { $number }
table-cell =
    { $way ->
        [up] kolumna { $column }, { $rows } w górę
        [down] kolumna { $column }, { $rows } w dół
       *[level] kolumna { $column }, na poziomie startu
    }
table-goal = cel { $number }
table-chest = skrzynia { $number }
table-empty-cell = puste
table-can-be-chosen = do wyboru
table-you-saw =
    { $age ->
        [0] widziane przed chwilą: { $card }
        [one] widziane turę temu: { $card }
        [few] widziane { $age } tury temu: { $card }
        [many] widziane { $age } tur temu: { $card }
       *[other] widziane { $age } tury temu: { $card }
    }
table-dwarf = poborca myta gracza { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    } myta dla gracza { $player }
table-toll-paid = { $player } płaci myto
table-with-toll = { $move } ({ $toll })
table-maze = Labirynt. Strzałki prowadzą od karty do karty, Enter wybiera.
table-fit = Pokaż cały labirynt
table-beyond-up =
    Pokaż { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } wyżej
table-beyond-right =
    Pokaż { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } dalej w prawo
table-beyond-down =
    Pokaż { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } niżej
table-beyond-left =
    Pokaż { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    } dalej w lewo
table-round = Runda { $round } z 3
table-piles = Stosy
table-players =
    { $way ->
        [back] Gracze; gra toczy się w przeciwnym kierunku
       *[on] Gracze, w kolejności gry
    }
table-backwards = ⟲ wstecz
table-rules = Zasady
table-no-maps = bez map
table-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-role = Moja rola
table-role-hold = Przytrzymaj, by zobaczyć rolę
table-log = Dziennik
table-chat = Czat
table-loading = Zjeżdżamy do kopalni…
table-home = Do wejścia
table-held = Pod twoją nieobecność gra za ciebie bot.
table-take-back = Wracam do gry
table-seconds-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
table-spectator = Przyglądasz się grze.
table-news = Nowości

pile-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
pile-discard =
    { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
        [many] { $count } kart odrzuconych
       *[other] { $count } karty odrzuconej
    }
pile-gold =
    { $count ->
        [one] Została { $count } karta złota
        [few] Zostały { $count } karty złota
        [many] Zostało { $count } kart złota
       *[other] Zostało { $count } karty złota
    }
pile-dwarfs =
    { $count ->
        [one] Został { $count } poborca myta
        [few] Zostało { $count } poborców myta
        [many] Zostało { $count } poborców myta
       *[other] Zostało { $count } poborcy myta
    }

line-connecting = Łączymy…
line-open = Połączono
line-lost = Połączenie zerwane, próbujemy znowu…
line-closed = Brak połączenia
line-because-left = Nie ma cię już przy tym stole.
line-because-no-such-room = Nie ma takiego stołu.
line-because-not-yours = To nie twoje miejsce. Wejdź jako widz albo przez własny link.
line-because-seat-lost = Zwolniono twoje miejsce albo zbyt długo cię nie było.
line-because-no-spectators = { problem-no-spectators }
line-because-removed = { problem-removed }
line-because-refused = Ten stół cię nie wpuszcza.
line-because-no-cookies = { problem-unknown-guest }
line-look-on = Popatrz na grę

hand-label =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
hand-chosen = wybrana
hand-unusable = teraz nie do zagrania
hand-empty = Nie masz kart na ręce.
hand-larger = Powiększ karty
hand-smaller = Pomniejsz karty

player-you = ty
player-bot = bot
player-held = zastępuje bot
player-away = poza stołem
player-out = poza rundą
player-turn = przy pracy
player-decides = decyduje
player-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
player-gold-cards =
    { $count ->
        [one] { $count } karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
player-tokens =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    }
player-tokens-hidden = złoto zakryte
player-fronts = wyłożone: { $cards }
player-known =
    { $past ->
        [yes] { $role } w chwili podglądu, potem zmiana roli
       *[no] { $age ->
            [0] { $role }, widziane przed chwilą
            [one] { $role }, widziane turę temu
            [few] { $role }, widziane { $age } tury temu
            [many] { $role }, widziane { $age } tur temu
           *[other] { $role }, widziane { $age } tury temu
        }
    }
player-open = Więcej: { $player }
player-mark = Co o tym myślisz? Widzisz to tylko ty.
player-mark-none = jeszcze nic
player-mark-friend = swój
player-mark-unsure = nie wiem
player-mark-foe = wróg
player-note = Twoja notatka, tylko dla ciebie
player-deaf = Nie pokazuj mi, co mówi
player-hear = Pokazuj mi, co mówi
player-mute = Wycisz
player-unmute = Przywróć głos
player-remove = Odeślij; zastąpi bot
player-remove-ask = Odesłać gracza { $player }? Bot zajmie to miejsce na stałe.
player-remove-sure = Tak, odeślij
player-same-person = jedna osoba gra za: { $players }

role-round = Runda { $round }: twoja rola to
role-known = Wiem, kim jestem
role-hint = Później przytrzymaj „Moja rola”, by zobaczyć ją znowu.

prompt-begin-play =
    { $question ->
        [tunnel] Połóż następny tunel: wybierz kartę
       *[turn] Twoja tura: wybierz kartę
    }
prompt-begin-pass = Które karty odrzucasz?
prompt-begin-two = Które dwie karty odrzucasz?
prompt-begin-dwarf = Którą kartę odrzucasz za poborcę myta?
prompt-begin-toll = Za które pole ktoś ma zapłacić myto?
prompt-card = Wybierz kolejną kartę
prompt-cell =
    { $time ->
        [again] I gdzie jeszcze?
       *[first] Gdzie?
    }
prompt-seat = Kogo wybierasz?
prompt-tool = Które narzędzie?
prompt-front = { $card }: { $player }
prompt-side = Przy której stronie?
prompt-none = Wybierz
prompt-dead =
    { $question ->
        [tunnel] Tej karty nie da się teraz zagrać. Wybierz tunel, który da się położyć.
       *[turn] Tej karty nie da się teraz zagrać. Możesz ją odrzucić.
    }
prompt-why = Czemu nie?
prompt-confirm = Zagraj
prompt-confirm-pass = Odrzuć
prompt-confirm-two = Odrzuć obie
prompt-confirm-dwarf = Postaw tu
prompt-confirm-toll = Poproś
prompt-turn = Obróć
prompt-back = Wróć
prompt-large = Powiększ: { $card }
prompt-all-moves = Wszystkie ruchy
prompt-way-play = Zagraj kartę
prompt-way-pass = Pas
prompt-way-two = Dwie za jedną
prompt-way-dwarf = Poborca myta
prompt-way-toll = Poproś, by ktoś zapłacił

moves-pass = Odrzuć karty
moves-other = Inne ruchy
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
moves-none = Nie masz teraz nic do zdecydowania.

moment-goal = Osiągnięto kilka celów
moment-goal-why =
    { $goals_at_once ->
        [one] Wybierz, co odkryć. W jednej turze odkrywa się najwyżej jeden cel.
       *[all] Wybierz, który odkryć najpierw. Reszta zaraz po nim, chyba że runda się na nim skończy.
    }
moment-orientation = Jak ma leżeć?
moment-orientation-why =
    { $goal_misfit ->
        [player] Oba ułożenia są dozwolone. Wybierz jedno.
       *[best_fit] Oba ułożenia pasują tak samo. Wybierz jedno.
    }
moment-gold = Weź swoje złoto
moment-gold-why =
    { $count ->
        [one] Została dla ciebie ta karta. Nikt inny nie widzi, co bierzesz.
        [few] Dotarły do ciebie { $count } karty. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
        [many] Dotarło do ciebie { $count } kart. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
       *[other] Dotarło do ciebie { $count } karty. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
    }
moment-victim = Kradzież się udaje
moment-victim-why = Komu zabierasz bryłkę złota?
moment-veto = Przepuścić?
moment-veto-why = { $deed }. Weto by to zatrzymało.
moment-veto-waved = Przepuszczasz. Chwileczkę…
moment-veto-none = nie masz na ręce
moment-swap = Zamienić oba cele?
moment-swap-why = Trzymasz oba zakryte. Nikt nie widzi, co robisz.
moment-card = Zatrzymaj jedną kartę
moment-card-why = Widzisz je tylko ty. Pozostałe trafią na stos odrzuconych.
moment-toll = Zapłacisz za kogoś myto?
moment-toll-why =
    { $player } prosi: zapłać za mnie myto ({ $cell }). { $price ->
        [0] Ten poborca jest twój, więc nic by cię to nie kosztowało.
       *[other] Koszt: { $toll }.
    }
moment-move = Skrzynia odsuwa cel
moment-move-why = Wybierz, który cel odsunie się o krok dalej.
moment-hand = Skrzynia daje ci kartę z cudzej ręki
moment-hand-why = Komu zabierasz kartę?
moment-role = Skrzynia pokazuje ci rolę
moment-role-why = Czyją rolę oglądasz?

waiting-turn = Pracuje { $player }
waiting-tunnel = { $player } kładzie kolejny tunel
waiting-goal = { $player } wybiera cel do odkrycia
waiting-orientation = { $player } obraca kartę to tak, to siak
waiting-gold = { $player } wybiera złoto
waiting-victim = { $player } szykuje się do kradzieży
waiting-veto = Ktoś się sprzeciwi?
waiting-swap = { $player } trzyma dwa cele
waiting-card = { $player } wybiera kartę dla siebie
waiting-toll = { $player } ma odpowiedzieć na prośbę o zapłacenie myta
waiting-move = { $player } odsuwa cel
waiting-hand = { $player } sięga po kartę z cudzej ręki
waiting-role = { $player } zaraz podejrzy czyjąś rolę
waiting-nobody = Chwileczkę…

known-label = Co wiem
known-nothing = Nic, czego nie wiedzą inni, poza twoją rolą i kartami na ręce.
known-age =
    { $age ->
        [0] przed chwilą
        [one] { $age } turę temu
        [few] { $age } tury temu
        [many] { $age } tur temu
       *[other] { $age } tury temu
    }
known-doubtful = potem może zamieniony
known-past = potem zmiana roli
known-former-role = Twoja poprzednia rola
known-gold =
    { $count ->
        [one] Twoje złoto: { $sum }, na { $count } karcie
        [few] Twoje złoto: { $sum }, na { $count } kartach
        [many] Twoje złoto: { $sum }, na { $count } kartach
       *[other] Twoje złoto: { $sum }, na { $count } karty
    }

log-label = Co się wydarzyło
log-empty = Nic się jeszcze nie wydarzyło.
chat-label = Co powiedziano
chat-empty = Nikt się jeszcze nie odezwał.
chat-off = Przy tym stole nie ma czatu; miny mile widziane.
chat-say = Powiedz coś
chat-send = Wyślij
chat-unread =
    { $count ->
        [one] { $count } nowe
        [few] { $count } nowe
        [many] { $count } nowych
       *[other] { $count } nowego
    }
emote-cheer = Hurra!
emote-laugh = Ha, ha!
emote-sorry = Wybacz
emote-thanks = Dzięki
emote-hurry = Szybciej!
emote-doubt = Wątpię
emote-shock = O nie!
emote-gold = Złoto!

menu-title = Menu
menu-confirm = Potwierdzaj każdy ruch przed zagraniem
menu-sound = Dźwięk
menu-chat = Pokaż czat i miny
menu-note = Twoje notatki, tylko dla ciebie
menu-keys = Klawisze: strzałki prowadzą od karty do karty, Enter wybiera, R obraca tunel, Esc cofa o krok, H ręka, B plansza, P gracze, M wszystkie moje ruchy.
menu-screen = Duży ekran
menu-finish = Zakończ i pokaż role
menu-play-on = A jednak gramy dalej
menu-willing =
    { $count ->
        [one] { $count } osoba chce tu skończyć
        [few] { $count } osoby chcą tu skończyć
        [many] { $count } osób chce tu skończyć
       *[other] { $count } osoby chce tu skończyć
    }
menu-leave = Odejdź; bot gra za mnie
menu-go = Odejdź

vote-label = Głosowanie nad końcem gry
vote-wants =
    { $count ->
        [one] { $players } chce tu skończyć i pokazać role.
        [few] { $players } chcą tu skończyć i pokazać role.
        [many] { $players } chcą tu skończyć i pokazać role.
       *[other] { $players } chcą tu skończyć i pokazać role.
    }
vote-missing = Czekamy jeszcze na zgodę: { $players }
vote-ends = Gra skończy się za { $time }, chyba że ktoś nieobecny wróci, by grać dalej.
vote-agree = Też kończę
vote-oppose = Gram dalej

spectators-title = Widzowie
spectators-none = Nikt się nie przygląda.
spectators-unnamed = Widz { $number }
spectators-gone = już poza stołem
spectators-muted = wyciszenie
spectators-mute = Wycisz: { $name }
spectators-unmute = Przywróć głos: { $name }
spectators-remove = Usuń: { $name }
spectators-remove-ask = Usunąć widza { $name }? Nie wróci już do tego stołu.
spectators-remove-sure = Tak, usuń

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Karty po imieniu. Tunele nazywają się od tego, dokąd prowadzą.
card-tunnel = tunel { $parts }
card-parts = { $first }; { $rest }
cards-together = { $first } + { $rest }
card-way = { $sides }
card-ladder-way = z drabiną { $sides }
card-dead-end =
    { $count ->
        [one] ze ślepą odnogą { $sides }
        [few] ze ślepymi odnogami { $sides }
        [many] ze ślepymi odnogami { $sides }
       *[other] ze ślepymi odnogami { $sides }
    }
card-to-n = w górę
card-to-e = w prawo
card-to-s = w dół
card-to-w = w lewo
card-side-n = u góry
card-side-e = po prawej
card-side-s = u dołu
card-side-w = po lewej
card-mark-crystal = z kryształem
card-mark-blue-door = z niebieskimi drzwiami
card-mark-green-door = z zielonymi drzwiami
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
chest-no-more-maps = koniec map na celach
chest-no-draw = bez dobierania w tej turze
chest-extra-draw = w tej turze karta więcej
chest-move-a-goal = odsunięcie celu
chest-rob-a-hand = karta z cudzej ręki
chest-three-for-one = jedna karta z trzech
chest-look-at-a-role = podgląd roli
chest-search-the-discard = szukanie w odrzuconych
chest-bury-five = pięć kart talii przepada

# Ruch tak, jak nazywa go przycisk.
move-lay-tunnel = Na pole ({ $cell }): { $card }
move-read-map = Mapa: { $goal }
move-look-in-chest = Mapa: skrzynia { $chest }
move-rockfall = Zawał: { $cell }
move-sabotage =
    { $whom ->
        [self] Zepsuj sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] Zepsuj { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $player }
    }
move-repair =
    { $whom ->
        [self] Napraw sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }; karta: { $card }
       *[other] Napraw { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $player }; karta: { $card }
    }
move-plan-theft = Plan kradzieży
move-hands-off =
    { $whom ->
        [self] Usuń swoją kradzież
       *[other] Usuń kradzież: { $player }
    }
move-trap = Pułapka: { $player }
move-free =
    { $whom ->
        [self] Uwolnij się
       *[other] Uwolnij: { $player }
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
move-swap-goals = Podnieś: { $goals }
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
move-ask-toll = Poproś gracza { $player } o zapłacenie myta za ciebie ({ $cell })
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

## -------------------- The log: log-

log-round-begun = Zaczyna się runda { $round }; pierwszą turę ma { $player }
log-round-ended =
    { $reached ->
        [yes] Droga dotarła do skarbu: koniec rundy
       *[no] Droga nie dotarła do skarbu: koniec rundy
    }
log-round-roles =
    { $left ->
        [none] Role: { $roles }
       *[other] Role: { $roles }; pozostała karta: { $left }
    }
log-game-ended = Koniec gry. Zwycięstwo: { $players }
log-passed =
    { $count ->
        [one] { $player } odrzuca kartę
        [few] { $player } odrzuca { $count } karty
        [many] { $player } odrzuca { $count } kart
       *[other] { $player } odrzuca { $count } karty
    }
log-passed-forced =
    { $count ->
        [one] { $player } odrzuca kartę: nic nie dało się zagrać
        [few] { $player } odrzuca { $count } karty: nic nie dało się zagrać
        [many] { $player } odrzuca { $count } kart: nic nie dało się zagrać
       *[other] { $player } odrzuca { $count } karty: nic nie dało się zagrać
    }
log-discarded-two = { $player } odrzuca dwie karty
log-rid-of = { $player } pozbywa się karty: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } odkrywa { $goal }
       *[yes] { $player } odkrywa { $goal }: { $card }
    }
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
log-toll-asked = { $player } prosi gracza { $other } o zapłacenie myta
log-toll-answered =
    { $pay ->
        [yes] { $player } zgadza się zapłacić myto
       *[no] { $player } nie chce zapłacić myta
    }
log-goal-moved = { $player } odsuwa { $goal } o krok dalej
log-chest-opened =
    { $seen ->
        [no] { $player } otwiera skrzynię
       *[yes] { $player } otwiera skrzynię: { $found }
    }
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
log-nobody-can-play = Talia jest pusta i nikt nie może już zagrać karty
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
log-finish-opposed = { $player } chce grać dalej: głosowanie zakończone
log-all-shown = Koniec za zgodą wszystkich: role odkryte
log-seat-muted =
    { $muted ->
        [yes] { $player } na razie nie może mówić
       *[no] { $player } znów może mówić
    }
log-spectator-muted =
    { $muted ->
        [yes] Gospodarz wyciszył widza { $name }
       *[no] Widz { $name } znów może mówić
    }
log-spectator-removed = Gospodarz usunął widza { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Widzowie mogą się przyglądać
       *[no] Widzów już nie wpuszczamy
    }

log-play-lay-tunnel = { $player } kładzie tunel ({ $cell })
log-play-read-map = { $player } podgląda { $goal }
log-play-look-in-chest = { $player } podgląda skrzynię { $chest }
log-play-rockfall = { $player } wywołuje zawał ({ $cell })
log-play-sabotage =
    { $whom ->
        [self] { $player } psuje sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] { $player } psuje { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $other }
    }
log-play-repair =
    { $whom ->
        [self] { $player } naprawia sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] { $player } naprawia { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $other }
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

## -------------------- The end of a round and of the game: ending-, podium-

ending-title = Koniec rundy
ending-found = Złoto znalezione!
ending-lost = Złoto zostaje w kopalni
ending-reached-by = { $name } dokopuje się do złota.
ending-reached = Droga do złota stoi otworem.
ending-not-reached = Nikt nie dokopał się do złota.
ending-role = { $name } to { $role }.
ending-left-over = Pozostała karta
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
podium-place = { $place }. miejsce
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
podium-rematch-look = Popatrz na kolejną grę
podium-rematch-why = Ci sami ludzie na tych samych miejscach; zaczynamy, gdy wszyscy są obecni i gotowi.
podium-rematch-open = Ktoś chce zagrać jeszcze raz: stół czeka.
podium-home = Do wejścia

## -------------------- One device for all: passing-

passing-title = Zagraj i podaj
passing-how = Wszyscy grają na tym urządzeniu. Kurtyna zasłania karty, dopóki nie przejmie go następna osoba.
passing-home = Do wejścia
passing-who = Kto gra?
passing-name = Gracz { $number }
passing-remove = Usuń gracza { $number }
passing-add = Jeszcze ktoś
passing-bots = Boty przy stole
passing-bot = Bot { $number }
passing-first-gone = Wybranej osoby już nie ma. Teraz o tym, kto zaczyna, zdecyduje los.
passing-game = W co gramy
passing-begin = Zaczynamy
passing-name-missing = Każdy musi mieć imię.
passing-name-twice = Dwie osoby mają to samo imię: zmieńcie któreś.
passing-waits = Chwileczkę…
passing-closed = Nie można dotrzeć do tego stołu
passing-not-yours = Nikt z tego urządzenia tu nie gra
passing-begin-own = Zacznij własną grę
passing-hand-to = Urządzenie przejmuje { $name }
passing-look-away = Reszta nie patrzy.
passing-open = To ja, { $name }
passing-now = Urządzenie ma teraz { $name }.
passing-done = To wszystko, { $name }. Zasłoń kurtynę i podaj dalej.
passing-draw = Zasłoń kurtynę
passing-others = Teraz gra { $name }
passing-others-how = Nie na tym urządzeniu. Kto chce, może zajrzeć do swoich kart.
passing-veto = Wyłożona karta: zatrzymać ją?
passing-veto-how = Zadziała za chwilę. Kto chce ją zatrzymać, niech teraz weźmie urządzenie.

## -------------------- The table on a big screen: bigscreen-

bigscreen-title = Stół w kopalni
bigscreen-how = Karty masz w telefonie: zeskanuj obrazek albo otwórz { $address } i wpisz
bigscreen-qr = Link do tego stołu, do zeskanowania
bigscreen-who = Przy stole
bigscreen-free = wolne
bigscreen-bot = bot
bigscreen-ready = w gotowości
bigscreen-not-ready = szykuje się
bigscreen-closed = Tego stołu nie można pokazać
bigscreen-home = Do wejścia
bigscreen-waits = Szykujemy stół…
bigscreen-lost = Połączenie zerwane, próbujemy znowu…
bigscreen-round = Runda { $round }
bigscreen-turn = Decyduje { $name }
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Talia jest pusta
        [one] Jedna karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
bigscreen-players = Gracze
bigscreen-log = Ostatnie wydarzenia
bigscreen-look-on = Wejdź:

## -------------------- A finished game, seen again: replay-

replay-title = Gra jeszcze raz
replay-home = Do wejścia
replay-to-table = Do stołu
replay-loading = Wydobywamy grę…
replay-course = Co się dzieje
replay-players = Gracze
replay-maze = Labirynt
replay-fit = Pokaż cały labirynt
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
replay-eyes-spectator = widz
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
replay-suspicion-spectator = Co powinien myśleć ktoś, kto widział tylko odkryty stół: jak prawdopodobne, że dana osoba to sabotażysta.
replay-suspicion-seat = Co powinien myśleć gracz { $name }: jak prawdopodobne, że dana osoba to sabotażysta.
replay-suspicion-waits = Zastanawiamy się…
replay-suspicion-none = O tej rundzie nic nie wiadomo.

## -------------------- Cards and rules to read: rules-

rules-title = Karty i zasady
rules-search = Szukaj kart i zasad
rules-search-hint = Słowo, karta albo numer, na przykład TUN-3
rules-book = Księga zasad
# With these a paragraph of the rulebook begins.
rules-label-edition = Wydanie:
rules-label-house = Rozstrzygnięcie:
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
rules-open-browser = Otwórz w „Kartach i zasadach”
rules-part = Tylko gdy w grze jest: { $part }
rules-edition = Wydanie: { $edition }

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
    } Możesz go obrócić do góry nogami, ale nigdy nie kładź go bokiem.
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
       *[no] Wystarczy, że dotyka odkrytego tunelu i jej strony pasują.
    } { $ladder_goal_ban ->
        [open_side] Żadna jej otwarta strona nie może być zwrócona ku celowi.
       *[touching] Nigdy nie może leżeć obok celu.
    }
rules-does-chest-tunnel = Leży zakryty nad skrzynią. Gdy dotrze do niego droga, odkrywa się go, a skrzynia otwiera się dla gracza, którego tura trwa. Zawał może go usunąć, a z nim ukrytą skrzynię.
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
rules-does-hands-off = Usuwa jedną kartę kradzieży sprzed dowolnego gracza.
rules-does-trapped = Połóż ją przed innym graczem: dopóki tam leży, nie może on kłaść tuneli. Kto na koniec rundy wciąż siedzi w pułapce, nie ma udziału w złocie i niczego nie kradnie.
rules-does-free = Usuwa jedną kartę pułapki sprzed dowolnego gracza, także sprzed ciebie.
rules-does-inspection =
    { $inspection_target ->
        [any] Podejrzyj w tajemnicy rolę dowolnego gracza. Na sobie pozwala tylko pozbyć się karty.
       *[another] Podejrzyj w tajemnicy rolę innego gracza.
    }
rules-does-hat-swap = Wybierz gracza, choćby siebie: jego rola idzie pod stos, a on bierze wierzchnią. Tylko on wie, kim teraz jest.
rules-does-hand-swap = Wymień się z innym graczem wszystkimi pozostałymi kartami. To on dobiera kartę, ty nie.
rules-does-goal-swap = Weź dwa zakryte cele i odłóż je zamienione albo nie. Wszyscy widzą, które bierzesz; tylko ty wiesz, czy doszło do zamiany.
rules-does-trove = Zamiast dobierać z talii, obejrzyj pięć wierzchnich odrzuconych kart i zatrzymaj jedną.
rules-does-veto = Zagrywane poza kolejką, zaraz gdy ktoś inny zagra tunel lub akcję: ta karta nie działa, a tura tej osoby się kończy.
rules-does-change-of-direction = Do końca rundy gra toczy się w przeciwnym kierunku.
rules-does-master-craftsman = Naprawia jedno dowolne zepsute narzędzie, twoje lub czyjekolwiek. Nikogo nie uwalnia z pułapki.
rules-does-path-specialist = Połóż w tej turze dwa tunele, jeden po drugim, potem dobierz dwie karty. Odtąd masz na ręce o jedną kartę mniej.
rules-does-detour = Przenieś ostatnio położony tunel na inne pole, na którym może leżeć. Możesz go obrócić. Zepsute narzędzia nie przeszkadzają.
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
rules-does-greedy = Kopie jak inni, ale wygrywa tylko wtedy, gdy własnoręcznie dokopie się do złota: dostaje wtedy 4 bryłki, a reszta nic.
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
        [player] Jeśli nie pasuje w żadnym ułożeniu, gracz kładzie go, jak chce.
       *[best_fit] Kładzie się go tak, by łączył się z drogą i pasował jak najlepiej.
    }
rules-does-sack = Kto go odkryje, bierze pokazane 1 lub 2 bryłki. Runda trwa dalej.
rules-does-dragon = Kto go odkryje, traci 1 bryłkę, jeśli jakąś ma. Runda trwa dalej.
rules-does-spider = Runda od razu się kończy, tak jakby nikt nie dotarł do złota.
rules-does-chest-one-gold = Bierzesz 1 bryłkę złota.
rules-does-chest-no-more-maps = W tej rundzie koniec map na celach. Skrzynie wciąż można podglądać.
rules-does-chest-no-draw = W tej turze nie dobierasz.
rules-does-chest-extra-draw = W tej turze dobierasz o jedną kartę więcej.
rules-does-chest-move-a-goal = Odsuń zakryty cel o jedno pole dalej od startu.
rules-does-chest-rob-a-hand = Zamiast dobierać, dostajesz losową kartę z ręki innego gracza.
rules-does-chest-three-for-one = Na koniec tury dobierz trzy karty, jedną zatrzymaj, dwie odrzuć.
rules-does-chest-look-at-a-role = Podejrzyj w tajemnicy rolę innego gracza.
rules-does-chest-search-the-discard = Odrzucone karty są tasowane; obejrzyj pięć i zatrzymaj jedną. Nie dobierasz.
rules-does-chest-bury-five = Pięć wierzchnich kart talii trafia do odrzuconych, bez oglądania.
rules-does-gold-card = Warta 1, 2 lub 3 bryłki. Wszyscy widzą, ile masz kart, tylko ty wiesz, ile są warte. Wygrywa, kto po trzech rundach ma najwięcej bryłek.
rules-does-token =
    Złoto w żetonach. { $tokens_open ->
        [no] Przy tym stole tylko ty widzisz, ile ich masz, ale każdą wypłatę słyszą wszyscy.
       *[yes] Wszyscy widzą, ile ich masz.
    } Żetonami płacą Sabotażysta 2, turniej i niektóre dodatki.
rules-does-toll-dwarf = Zamiast innego ruchu odrzuć kartę i postaw poborcę u otwartego końca tunelu. Kto buduje tam dalej, płaci ci 1 bryłkę złota.
