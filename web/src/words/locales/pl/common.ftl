language = Język
close = Zamknij
nothing-here = Nic tu nie ma
to-the-entrance = Do wejścia do kopalni
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

bot-stroller = Spacerowicz
bot-hurrier = Pędziwiatr
bot-apprentice = Czeladnik
bot-foreman = Sztygar
bot-stroller-is = Zna zasady i nic więcej. Gra, co popadnie.
bot-hurrier-is = Kopie na wschód, kimkolwiek jest.
bot-apprentice-is = Gra rozsądnie, opierając się na tym, co wie na pewno.
bot-foreman-is = Obserwuje wszystkich, ufa i podejrzewa, a jako sabotażysta blefuje.

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
problem-no-such-code = Taki kod nie istnieje. Sprawdź litery albo poproś o kod jeszcze raz.
problem-no-such-room = Nie ma takiego stołu. Poproś jeszcze raz o link lub kod.
problem-no-onlookers = Przy tym stole nie chcą widzów.
problem-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj znowu.
problem-fault = Serwer się pomylił. Spróbuj znowu za chwilę.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-has-begun = Gra już trwa. Możesz popatrzeć i dosiąść się do następnej.
problem-seat-taken = Ktoś tu siedzi. Wybierz inne miejsce.
problem-no-chat = Przy tym stole nie ma czatu.
problem-muted = Gospodarz prosi cię na razie o ciszę.
problem-nobody-there = Ktoś musi grać: najpierw zajmij miejsce.
