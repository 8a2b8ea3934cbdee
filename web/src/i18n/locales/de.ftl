### Everything that the page says, in German.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Sprache
language-missing = { $language } ließ sich nicht laden. Prüf deine Verbindung, lade die Seite neu und wähl noch einmal.
close = Schließen
nothing-here = Hier ist nichts
to-the-entrance = Zum Eingang der Mine

# Wie verbunden wird, was von einer Sache gesagt wird.
remarks = { $first }, { $rest }
about = { $what }: { $said }
label = { $what }:
lead = { $text }.
quote = „{ $text }“

seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }

# Die Teile des Spiels; ohne Artikel, weil sie auch in „Nur mit: …“ stehen.
part-saboteur2 = Saboteur 2
part-greedy_dwarf = Gieriger Zwerg
part-goal_swap = Zieltausch
part-trove = Fundgrube
part-veto = Veto
part-change_of_direction = Richtungswechsel
part-master_craftsman = Handwerksmeister
part-path_specialist = Wegespezialist
part-detour = Umleitung
part-toll = Zollstollen
part-wardrobe = Garderobe
part-party = Stollenparty
part-new_goals = Neue Ziele
part-chests = Schatztruhen
part-sabotaged_dwarf = Sabotierter Zwerg
part-tournament = Turnier

# Spiele, die die meisten wollen.
preset-classic = Der Klassiker
preset-classic-2016 = Der Klassiker von 2016
preset-saboteur-2 = Saboteur 2
preset-tournament = Turnier
preset-the-whole-box = Die ganze Kiste
preset-classic-is = Goldsucher gegen Saboteure, drei Runden. Fang damit an.
preset-classic-2016-is = Die älteren Regeln: Stollen müssen nur passen, und es macht mehr Gold die Runde.
preset-saboteur-2-is = Zwei Teams von Goldsuchern, ein Chef, ein Profiteur und Geologen; Türen, Leitern und Diebstähle.
preset-tournament-is = Für 5 bis 9: gierige Zwerge, ein Stollen in der Mitte, Gold in Plättchen.
preset-the-whole-box-is = Saboteur 2 mit allen Erweiterungen und Meisterschaftskarten, die dazu passen.

bot-random_bot = Bummler
bot-greedy_digger = Drängler
bot-heuristic = Lehrling
bot-bayesian = Steiger
bot-random_bot-is = Kennt die Regeln und sonst nichts. Spielt irgendwas.
bot-greedy_digger-is = Gräbt nach Osten, in jeder Rolle.
bot-heuristic-is = Spielt vernünftig nach dem, was sicher bekannt ist.
bot-bayesian-is = Beobachtet alle, vertraut, verdächtigt und blufft als Saboteur.

clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Gemütlich
clock-none = Ohne Uhr
clock-none-is = Alle lassen sich so viel Zeit, wie sie mögen.
clock-is =
    { $turn ->
        [one] { $turn } Sekunde
       *[other] { $turn } Sekunden
    } pro Zug, { $answer } für andere Entscheidungen.

# Was abgelehnt wurde und was du jetzt tun kannst.
problem-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
problem-unknown-guest = Dieses Spiel braucht ein Cookie, um dich wiederzuerkennen. Erlaube Cookies für diese Seite und lade sie neu.
problem-no-such-code = Diesen Code gibt es nicht. Prüf die Zeichen oder frag noch einmal nach dem Code.
problem-no-such-room = Diesen Tisch gibt es nicht. Frag noch einmal nach Link oder Code.
problem-no-spectators = An diesem Tisch sind keine Zuschauer erwünscht.
problem-too-many = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
problem-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ ein paar Tabs und versuch es noch einmal.
problem-server-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
problem-request-too-slow = Die Anfrage war zu lange unterwegs. Versuch es noch einmal.
problem-fault = Der Server hat einen Fehler gemacht. Versuch es gleich noch einmal.
problem-http = Auf dem Weg zum Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-bad-input = Das versteht der Server nicht. Prüf deine Eingabe oder lade die Seite neu.
problem-not-host = Das kann nur der Host des Tisches.
problem-has-begun = Das Spiel läuft schon. Du kannst zuschauen und dich zum nächsten dazusetzen.
problem-seat-taken = Da sitzt schon jemand. Such dir einen anderen Platz.
problem-name-taken = Hier heißt schon jemand so oder fast so. Nimm einen anderen Namen.
problem-no-chat = An diesem Tisch gibt es keinen Chat.
problem-muted = Der Host hat dich gebeten, erst einmal still zu sein.
problem-no-such-spectator = Diese Person schaut nicht mehr zu. Wähl jemand anderen.
problem-not-yourself = Das bist du selbst. Wähl jemanden, der zuschaut.
problem-has-seat = Diese Person hat hier einen Platz. Wähl stattdessen den Platz.
problem-too-few-left = In diesem Spiel wurden so viele entfernt, wie noch da sind. Spiel weiter oder verlass den Tisch.
problem-removed = Der Host hat dich von diesem Tisch entfernt. Such dir einen anderen.
problem-nobody-there = Jemand muss spielen: Setz dich zuerst hin.
problem-not-ready = Der Server kommt gerade nicht an seine Bücher. Versuch es gleich noch einmal.
problem-store-unavailable = Der Server kann das gerade nicht aufschreiben. Versuch es gleich noch einmal.
problem-busy = An diesem Tisch passiert gerade zu viel auf einmal. Versuch es noch einmal.
problem-too-fast = Das war zu viel auf einmal. Warte ein wenig.
problem-chat-limit = Das waren viele Nachrichten in kurzer Zeit. Warte kurz und schick sie dann noch einmal.
problem-emote-limit = Das waren viele Emotes in kurzer Zeit. Warte kurz.
problem-note-limit = Das waren viele Notizen in kurzer Zeit. Warte kurz und speichere dann noch einmal.
problem-change-limit = Das waren viele Änderungen in kurzer Zeit. Warte kurz und versuch es dann noch einmal.
problem-talk-full = Dieser Tisch kann keine Nachrichten und Notizen mehr speichern. Spiel weiter oder öffne einen neuen Tisch, um weiterzuschreiben.
problem-stale = Inzwischen ist etwas passiert. Schau noch einmal hin und entscheide dann.
problem-spectator = Du schaust nur zu. Nimm erst einen Platz.
problem-not-your-seat = Das ist nicht dein Platz.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-seat-free = Da sitzt niemand.
problem-bot-took-over = Ein Bot spielt für dich. Hol dir erst deinen Platz zurück.
problem-no-person = Da sitzt kein Mensch.
problem-not-all-ready = Noch sind nicht alle bereit.
problem-too-few-seats = Hier sitzen schon mehr Leute.
problem-not-playing = An diesem Tisch wird gerade nicht gespielt.
problem-not-over = Das Spiel ist noch nicht aus.
problem-no-review-now = Das Spiel lässt sich gerade nicht zeigen. Versuch es gleich noch einmal.
problem-game-over = Das Spiel ist aus.
problem-text-too-long = Das ist zu lang. Kürz es ein wenig.
problem-text-hidden = Darin sind versteckte Zeichen. Tipp es neu ein.
problem-text-marks = Auf einem Buchstaben sind zu viele Akzente. Nimm ein paar weg.
problem-text-empty = Da ist nichts zu sehen. Schreib erst etwas.
problem-words-not-plain = Worte fürs Mischen bestehen aus Buchstaben von a bis z ohne Umlaute, Ziffern und Zeichen, ohne Leerzeichen am Rand.
problem-not-your-turn = Du bist nicht dran.
problem-not-asked-for = Jetzt ist etwas anderes zu entscheiden.
problem-let-pass = Du hast diese Karte durchgewinkt. Warte, bis sie gewirkt hat.
problem-not-in-hand = Das hast du nicht auf der Hand.
problem-not-in-this-game = Das gehört nicht zu diesem Spiel.
problem-own-seat =
    { $rule ->
        [none] Das ist dein eigener Platz.
        [TOLL-3] Nur andere kannst du bitten, den Zoll zu zahlen.
       *[other] Diese Karte ist für andere, nicht für dich selbst.
    }
problem-wrong-target =
    { $target ->
        [player] Wähl dafür einen Spieler.
        [cell] Wähl dafür ein Feld im Labyrinth.
        [goal] Wähl dafür ein Ziel.
        [chest] Wähl dafür ein Ziel oder eine Truhe.
       *[none] Diese Karte spielst du einfach aus, ohne etwas dafür auszuwählen.
    }
problem-cell-taken = Da liegt schon eine Karte.
problem-no-neighbour = Sie muss neben einer offen liegenden Karte des Labyrinths liegen.
problem-sides-clash =
    { $sides ->
        [none] Dieser Stollen passt nicht zu einer Karte daneben.
       *[other] Dieser Stollen passt nicht zu dem, was daneben liegt: { $sides }.
    } Vielleicht hilft Drehen.
problem-not-joined =
    { $rule ->
        [S2-8] Eine Leiter muss durch eine Öffnung an einen Stollen anschließen.
       *[other] Kein Weg vom Start führt dorthin.
    }
problem-ladder-at-goal = So darf eine Leiter nicht an einem Ziel liegen.
problem-tools-broken = Solange dein Werkzeug kaputt ist, kannst du keine Stollen legen.
problem-trapped = Solange du gefangen bist, kannst du keine Stollen legen.
problem-not-laid-last = Nur der zuletzt gelegte Stollen lässt sich versetzen, solange er noch daliegt.
problem-same-cell = Eine Umleitung führt auf ein anderes Feld.
problem-no-tunnel-to-lay = Du hast keinen Stollen, den du jetzt legen kannst.
problem-no-tunnel = Da liegt kein Stollen.
problem-not-removable = Ein Steinschlag entfernt nie den Start, ein Ziel oder eine Sonderkarte.
problem-broken-already = Dieses Werkzeug ist schon kaputt.
problem-nothing-to-repair = Hier ist nichts kaputt, was diese Karte repariert.
problem-wrong-tool = Diese Karte repariert dieses Werkzeug nicht.
problem-theft-already = Vor dir liegt schon ein Diebstahl.
problem-no-theft = Da liegt kein Diebstahl zum Wegnehmen.
problem-trapped-already = Dieser Spieler ist schon gefangen.
problem-not-trapped = Dieser Spieler ist nicht gefangen.
problem-no-veto = Du hast kein Veto auf der Hand.
problem-veto-out-of-turn = Das Veto wird außer der Reihe gespielt, unmittelbar nach einer Karte von jemand anderem.
problem-no-victim = Da kannst du nichts stehlen.
problem-no-hand = Aus dieser Hand kannst du nicht ziehen.
problem-no-role = Diese Rolle kannst du nicht ansehen.
problem-no-such-goal = Dieses Ziel gibt es in diesem Labyrinth nicht.
problem-goal-face-up = Dieses Ziel liegt schon offen.
problem-goal-not-reached = Das darfst du jetzt nicht aufdecken.
problem-goal-misfit = So darf die Karte nicht liegen.
problem-goal-cannot-move = Dieses Ziel lässt sich nicht wegrücken.
problem-no-more-maps = Eine Truhe verbietet in dieser Runde Schatzkarten auf Ziele.
problem-no-closed-chest = Da liegt keine verschlossene Truhe.
problem-gold-not-there = Diese Goldkarte ist nicht unter denen, die du bekommen hast.
problem-card-not-there = Diese Karte ist nicht unter denen, die du ansiehst.
problem-nothing-discarded = Die Ablage ist leer: Da ist nichts zu finden.
problem-too-many-cards = Im Grundspiel wirfst du nur eine Karte ab.
problem-not-yours = Du darfst nur eine Karte wegnehmen, die vor dir liegt.
problem-nothing-in-front = So eine Karte liegt da nicht zum Wegnehmen.
problem-toll-too-dear = Da ist Zoll zu zahlen, und dir fehlt das Gold.
problem-no-dwarf-left = Beide Zollzwerge wurden in dieser Runde schon aufgestellt.
problem-no-free-end = Ein Zollzwerg steht an einer offenen Seite vor einem leeren Feld.
problem-no-toll = Für dieses Feld ist kein Zoll zu zahlen.
problem-asked-already = Diesen Spieler hast du in diesem Zug schon gefragt.
problem-clash-saboteur2-greedy_dwarf = Der gierige Zwerg passt nicht zu Saboteur 2: Er gehört zum Grundspiel.
problem-clash-saboteur2-sabotaged_dwarf = Der sabotierte Zwerg passt nicht zu Saboteur 2: Diese Variante gehört zum Grundspiel.
problem-clash-saboteur2-tournament = Das Turnier passt nicht zu Saboteur 2: Diese Variante gehört zum Grundspiel.
problem-clash-tournament-sabotaged_dwarf = Der sabotierte Zwerg passt nicht zum Turnier: Turniere zahlen in Plättchen.
problem-clash-tournament-wardrobe = Die Garderobe passt nicht zum Turnier: Es bleibt keine Rolle übrig, in die man wechseln könnte.
problem-clash-wardrobe-party = Garderobe und Stollenparty passen nicht zusammen: Es sind zwei Seiten einer Karte.
problem-clash-edition-base = Die Ausgabe { $edition } kennt das Grundspiel nicht. Nimm DE24, UA24, UA16 oder RU16, oder nimm Saboteur 2 dazu.
problem-clash-edition-saboteur2 = Die Ausgabe { $edition } kennt Saboteur 2 nicht. Nimm DE24, UA24, PL2 oder FR2.
problem-clash-edition-extras = Varianten, Sonderkarten und Mini-Erweiterungen brauchen die Ausgabe DE24 oder UA24, nicht { $edition }.
problem-clash-seats-base = Das Grundspiel ist für 3 bis 10.
problem-clash-seats-saboteur2 = Saboteur 2 ist für 2 bis 12.
problem-clash-seats-tournament = Das Turnier ist für 5 bis 9.
problem-clash-layout-without-chests = In diesem Spiel gibt es keine Truhen auszulegen. Nimm erst die Schatztruhen dazu.
problem-clash-chests-count = Eine Anordnung braucht vier Truhen. Leg alle vier hin oder wähl eine andere Anordnung.
problem-clash-chests-outside = Hier darf keine Truhe liegen ({ $cell }): Truhen liegen zwischen Start und Zielen. Wähl ein anderes Feld.
problem-clash-chests-taken = Hier darf keine Truhe liegen ({ $cell }): Dort liegt eine andere Karte dieses Spiels. Verleg diese Truhe oder wähl eine andere Anordnung.
problem-clash-chests-start = Hier darf keine Truhe liegen ({ $cell }): Gleich neben dem Start wäre sie sofort erreicht. Verleg diese Truhe.
problem-clash-chests-twice = Zwei Truhen können nicht auf einem Feld liegen ({ $cell }). Verleg eine davon.
problem-clash-chests-touch = Zwei Truhen lägen nebeneinander ({ $cell }). Verleg eine davon.
problem-clash-first-seat = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht. Wähl jemand anderen oder lass den Zufall entscheiden.

## -------------------- The entrance: home-

home-tagline = Grab nach Gold. Trau niemandem.
home-pitch = Irgendwo da vorn liegt der Schatz. Und irgendwer an diesem Tisch will nicht, dass du ihn findest.
home-play = Jetzt spielen
home-playing = Die Mine öffnet …
home-play-hint = Gegen Bots, sofort. Ohne Konto, ohne Installation.
home-more = Spiel und Gegner wählen
home-game = Spiel
home-opponents = Gegner
home-players = Spieler
home-clock = Uhr
home-friends = Mit Freunden spielen
home-make = Tisch aufstellen
home-make-hint = Du bekommst einen Link, einen Code und ein Bild zum Scannen. Alle spielen am eigenen Handy oder Computer.
home-pass = Nur ein Gerät? Gebt es herum
home-join = Einem Tisch beitreten
home-code = Code oder Link
home-code-hint = Zum Beispiel 7WAHHP
home-join-go = Beitreten
home-code-wrong = Das ist weder ein Code noch ein Link zu einem Tisch. Ein Code hat { $letters } Zeichen, Buchstaben und Ziffern.
home-mine = Deine Tische
home-mine-none = Noch kein Tisch. Der erste ist nur einen Tipp entfernt.
home-open = Offene Tische
home-open-none = Gerade wartet niemand an einem offenen Tisch. Stell einen auf und hake „Alle dürfen kommen“ an.
home-refresh = Neu laden
home-table-unnamed = Tisch von { $host }
home-table-nobody = Ein Tisch
home-people =
    { $people ->
        [one] { $people } von { $seats } ist da
       *[other] { $people } von { $seats } sind da
    }
home-state-lobby = füllt sich
home-state-playing = wird gespielt
home-state-over = vorbei, noch mal ansehen
home-how = So geht’s, in einer Minute
home-how-role = Alle bekommen eine geheime Rolle. Die meisten sind Goldsucher. Ein paar sind Saboteure, und keiner weiß, wer.
home-how-dig = Goldsucher legen Stollen vom Start zu den drei Zielen. Jede Karte muss passen und den Weg fortsetzen.
home-how-gold = Ein Ziel verbirgt das Gold, die anderen nur Stein. Mit einer Schatzkarte siehst du dir eines an. Sag es den anderen, oder lüg.
home-how-harm = Saboteure machen Werkzeug kaputt, legen Sackgassen und lösen Steinschlag aus. Das tut aber auch ein Goldsucher, der dich verdächtigt.
home-how-pay = Gold gefunden: Die Goldsucher teilen es. Nicht gefunden: Die Saboteure nehmen es. Nach drei Runden gewinnt das meiste Gold.
home-rules = Alle Karten und Regeln
home-you = Du
home-name = Dein Name
home-name-save = Speichern
home-name-saved = Du heißt jetzt { $name }.
home-device = An anderem Gerät weitermachen
home-device-offer = Code zeigen
home-device-code = Gib diesen Code innerhalb von zehn Minuten am anderen Gerät ein:
home-device-claim = Ich habe einen Code von einem anderen Gerät
home-device-go = Hier weiter
home-device-sign-out = Auf allen anderen Geräten abmelden
home-device-signed-out = Fertig. Auf allen anderen Geräten bist du jetzt abgemeldet.
home-footer = Frei und offen. Bei Lampenlicht gemacht.

## -------------------- The lobby: lobby-

lobby-title-none = Ein Tisch in der Mine
lobby-name-table = Name des Tisches
lobby-invite = Ruf die anderen
lobby-code = Code des Tisches
lobby-code-hint = Am Eingang einzugeben.
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert. Schick ihn den anderen.
lobby-copy-failed = Dein Browser lässt uns nicht kopieren. Markier den Link und kopier ihn selbst:
lobby-share = Teilen …
lobby-share-text = Komm und grab mit mir.
lobby-qr = Scannen und an diesen Tisch kommen
lobby-screen = Tisch auf großem Bildschirm zeigen

lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-free = frei
lobby-bot = Bot: { $bot }
lobby-you = du
lobby-host = Host
lobby-begins = beginnt
lobby-is-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-away = gerade nicht da
lobby-is-muted = soll still sein
lobby-sit = Hier hinsetzen
lobby-sit-instead = Bot ablösen
lobby-sit-name = Dein Name an diesem Tisch
lobby-get-up = Aufstehen
lobby-add-bot = Bot dazu
lobby-which-bot = Welcher Bot?
lobby-remove-bot = Bot wegschicken
lobby-remove = { $name } wegschicken
lobby-make-host = { $name } zum Host machen
lobby-mute = { $name } um Ruhe bitten
lobby-unmute = { $name } wieder reden lassen
lobby-more-for = Mehr zu { $name }
lobby-spectators =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }

lobby-start = Spiel starten
lobby-ready = Ich bin bereit
lobby-unready = Halt, noch nicht
lobby-shuffle = Ehrlich gemischt
lobby-shuffle-words = Worte fürs Mischen, wenn du magst
lobby-shuffle-when = Sie zählen, sobald du dich bereit meldest.
lobby-fair = Die Reihenfolge der Karten wurde versiegelt, bevor jemand kam. Deine Worte werden untergemischt, und nach dem Spiel können alle das Siegel prüfen.
lobby-seal = Das Siegel
lobby-waiting-for = Wir warten auf { $names }.
lobby-bots-fill =
    { $count ->
        [one] Ein Bot nimmt den freien Platz.
       *[other] Bots nehmen die { $count } freien Plätze.
    }
lobby-all-set = Alle sind bereit.
lobby-host-starts = { $host } startet das Spiel, wenn alle bereit sind.
lobby-host-none = Der Host startet das Spiel, wenn alle bereit sind.
lobby-sit-first = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
lobby-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.

lobby-game = Das Spiel
lobby-not-yours = { $host } wählt aus. Du siehst jede Änderung sofort.
lobby-not-yours-none = Der Host wählt aus. Du siehst jede Änderung sofort.
lobby-preset = Was spielen wir?
lobby-preset-own = Eigene Mischung
lobby-edition = Ausgabe
lobby-edition-is = Die Regelhefte unterscheiden sich stellenweise. Eine Ausgabe legt alles fest.
lobby-edition-DE24 = Jubiläumsausgabe, deutsch
lobby-edition-UA24 = Jubiläumsausgabe, ukrainisch
lobby-edition-UA16 = Grundspiel von 2016, ukrainisch
lobby-edition-RU16 = Grundspiel von 2016, russisch
lobby-edition-PL2 = Saboteur 2, polnisch
lobby-edition-FR2 = Saboteur 2, französisch
lobby-modules = Erweiterungen und Sonderkarten
lobby-variants = Varianten
lobby-house-rules = Hausregeln
lobby-house-rules-is = Einzelne Punkte, in denen sich die Regelhefte unterscheiden. Was du hier änderst, geht der Ausgabe vor.
lobby-house-changed = geändert
lobby-count-seats = Plätze
lobby-count-seats-is = Das Grundspiel ist für 3 bis 10, Saboteur 2 für 2 bis 12.
lobby-first = Wer beginnt
lobby-first-is = Nur in der ersten Runde. Wer danach beginnt, sagen die Regeln.
lobby-first-chance = Zufällig
lobby-first-free = Platz { $number } (frei)
lobby-first-bot = { $name } (Bot)
lobby-clock = Uhr
lobby-bots = Bots
lobby-bots-is = Sie nehmen leere Plätze und springen für alle ein, die weg sind.
lobby-spectators-may = Zuschauen erlaubt
lobby-spectators-may-is = Zuschauer sehen nur, was alle am Tisch sehen.
lobby-chat-may = Chat
lobby-chat-may-is = Ohne ihn redet man woanders oder gar nicht.
lobby-listed = Alle dürfen kommen
lobby-listed-is = Der Tisch steht in der Liste am Eingang. Sonst braucht man den Link oder den Code.
lobby-fewer = Einer weniger
lobby-more = Einer mehr
lobby-chest-layout = Wo die Truhen liegen
lobby-chest-gates = Tore
lobby-chest-wings = Flügel
lobby-chest-zigzag = Zickzack
lobby-chest-random = Zufällig
lobby-chest-own = Von Hand gelegt
lobby-chest-how = Tipp auf ein Feld, um eine Truhe hinzulegen. Tipp auf eine Truhe, um sie wieder aufzunehmen.
lobby-chest-field = Felder zwischen Start und Zielen. Pfeiltasten gehen von Feld zu Feld, Enter legt eine Truhe hin oder nimmt sie auf.
lobby-chest-left =
    { $left ->
        [0] Alle vier Truhen liegen.
        [one] Noch { $left } Truhe hinzulegen.
       *[other] Noch { $left } Truhen hinzulegen.
    }
lobby-chest-unfinished = Bis dahin behält der Tisch die letzte Anordnung.
lobby-chest-here = eine Truhe
lobby-chest-free = frei
lobby-chest-empty = leer
lobby-chest-why =
    { $why ->
        [start] hier liegt der Start
        [goal] hier liegt ein Ziel
        [tournament] hier liegt der Stollen des Turniers
        [wardrobe] hier liegt die Garderobe
        [party] hier liegt die Stollenparty
        [beside-start] gleich neben dem Start wäre eine Truhe sofort erreicht
        [next] Truhen dürfen nicht nebeneinander liegen
        [four] alle vier Truhen liegen schon; nimm erst eine auf
        [chest] hier liegt schon eine Truhe
       *[outside] Truhen liegen zwischen Start und Zielen
    }
lobby-chest-clear = Alle Truhen aufnehmen
lobby-chest-rows = Mehr Reihen
lobby-clash = Das passt nicht zusammen
lobby-clash-others = Bis es passt, bleibt der Tisch, wie er war.
lobby-undo = Zurück zum Passenden
lobby-yes = ja
lobby-no = nein

lobby-part-saboteur2-is = Zwei Teams von Goldsuchern mit Türen dazwischen, Leitern, Diebstähle, Fallen und vier neue Rollen. Für 2 bis 12.
lobby-part-greedy_dwarf-is = Ein Goldsucher, der nur gewinnt, wenn er sich selbst zum Gold durchgräbt. Fürs Grundspiel.
lobby-part-goal_swap-is = Nimmt zwei verdeckte Ziele auf und legt sie zurück, vertauscht oder nicht.
lobby-part-trove-is = Statt nachzuziehen, eine der obersten fünf abgelegten Karten wählen.
lobby-part-veto-is = Hebt eine Karte auf, die gerade jemand anderes gespielt hat.
lobby-part-change_of_direction-is = Für den Rest der Runde geht es andersherum.
lobby-part-master_craftsman-is = Repariert ein beliebiges kaputtes Werkzeug.
lobby-part-path_specialist-is = Legt zwei Stollen in einem Zug.
lobby-part-detour-is = Versetzt den zuletzt gelegten Stollen.
lobby-part-toll-is = Zwei Zwerge stehen im Weg, und wer dort weiterbaut, zahlt an den, der den Zwerg aufgestellt hat.
lobby-part-wardrobe-is = Wer sie zuerst erreicht, muss die Rolle wechseln.
lobby-part-party-is = Wenn jemand sie erreicht, werden alle Rollen gemischt und neu verteilt.
lobby-part-new_goals-is = Fünf von acht Zielen: Säcke mit Gold, Drachen, eine Spinne und vielleicht gar kein Schatz.
lobby-part-chests-is = Vier verdeckte Truhen am Weg, jede mit einer Überraschung.
lobby-part-sabotaged_dwarf-is = Ein Goldsucher, dessen Werkzeug am Ende kaputt ist, bekommt kein Gold.
lobby-part-tournament-is = Für 5 bis 9: keine Rolle bleibt übrig, ein Stollen in der Mitte und Gold in Plättchen.

lobby-option-lay_must_join = Stollen legen
lobby-value-lay_must_join-yes = Ein Stollen muss einen Weg vom Start fortsetzen
lobby-value-lay_must_join-no = Ein Stollen braucht nur einen passenden Nachbarn
lobby-option-gold_draw = Gold für die Goldsucher
lobby-value-gold_draw-per_digger = Für jeden Goldsucher macht eine Goldkarte die Runde
lobby-value-gold_draw-per_player = Für alle am Tisch macht je eine Goldkarte die Runde
lobby-option-round_end = Wenn das Gold nicht gefunden wird
lobby-value-round_end-hands = Die Runde endet, wenn niemand in der Runde mehr Karten hat
lobby-value-round_end-forced_passes = Die Runde endet auch, wenn alle reihum passen müssen, weil sie nichts spielen können
lobby-value-round_end-nobody_can_play = Die Runde endet auch, sobald niemand mehr eine Karte spielen kann
lobby-option-tokens_open = Gold in Plättchen
lobby-value-tokens_open-yes = Alle sehen, wie viele Plättchen du hast
lobby-value-tokens_open-no = Nur du siehst, wie viele Plättchen du hast
lobby-option-goals_at_once = Mehrere Ziele auf einmal
lobby-value-goals_at_once-all = Alle werden aufgedeckt
lobby-value-goals_at_once-one = Pro Zug wird eines aufgedeckt
lobby-option-goal_misfit = Ein Ziel, das nicht ganz passt
lobby-value-goal_misfit-best_fit = Es liegt so gut wie möglich
lobby-value-goal_misfit-player = Wer dran ist, legt es nach Belieben
lobby-option-sabotage_target = Werkzeug kaputt machen
lobby-value-sabotage_target-another = Nur fremdes Werkzeug darf kaputtgehen
lobby-value-sabotage_target-any = Auch eigenes Werkzeug darf kaputtgehen
lobby-option-new_goals_gold_sure = Gold unter den neuen Zielen
lobby-value-new_goals_gold_sure-yes = Das Gold ist sicher dabei
lobby-value-new_goals_gold_sure-no = Das Gold kann fehlen
lobby-option-discard_two_helps = Zwei Karten abwerfen
lobby-value-discard_two_helps-self = Damit hilft man nur sich selbst
lobby-value-discard_two_helps-anyone = Damit hilft man, wem man will
lobby-option-ladder_needs_opening = Leitern und Stollen
lobby-value-ladder_needs_opening-yes = Eine Leiter muss durch eine Öffnung an einen Stollen anschließen
lobby-value-ladder_needs_opening-no = Eine Leiter muss einen Stollen nur berühren
lobby-option-ladder_goal_ban = Leitern und Ziele
lobby-value-ladder_goal_ban-touching = Eine Leiter darf nicht neben einem Ziel liegen
lobby-value-ladder_goal_ban-open_side = Eine Leiter darf nicht zu einem Ziel hin offen sein
lobby-option-inspection_target = Inspektion
lobby-value-inspection_target-another = Man inspiziert nur andere
lobby-value-inspection_target-any = Man inspiziert, wen man will, auch sich selbst
lobby-option-theft_optional = Diebstähle
lobby-value-theft_optional-yes = Ein Dieb darf stehlen
lobby-value-theft_optional-no = Ein Dieb muss stehlen
lobby-option-next_round_starter = Wer die nächste Runde beginnt
lobby-value-next_round_starter-last_card = Der linke Nachbar dessen, der die letzte Karte hingelegt hat
lobby-value-next_round_starter-last_turn = Der linke Nachbar dessen, der den letzten Zug hatte
lobby-value-next_round_starter-last_tunnel = Der linke Nachbar dessen, der den letzten Stollen gelegt hat

lobby-chat = Chat

## -------------------- The table: table-, pile-, line-, hand-, player-, prompt-, moves-, moment-, waiting-, known-, chat-, menu-

table-nobody = niemand
table-seat = Platz { $number }
# Steht auch nach „in“ und „nach“: „in Spalte 3, 2 höher“.
table-cell =
    { $way ->
        [up] Spalte { $column }, { $rows } höher
        [down] Spalte { $column }, { $rows } tiefer
       *[level] Spalte { $column }, auf Starthöhe
    }
table-goal = Ziel { $number }
table-chest = Truhe { $number }
table-empty-cell = leer
table-can-be-chosen = wählbar
table-you-saw =
    { $age ->
        [0] gerade gesehen: { $card }
        [one] vor einem Zug gesehen: { $card }
       *[other] vor { $age } Zügen gesehen: { $card }
    }
table-dwarf = Zollzwerg von { $player }, { $side }
table-toll = { $count } Gold Zoll an { $player }
table-toll-paid = { $player } zahlt den Zoll
table-with-toll = { $move } ({ $toll })
table-maze = Das Labyrinth. Pfeiltasten gehen von Karte zu Karte, Enter wählt.
table-fit = Ganzes Labyrinth zeigen
table-beyond-up =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } weiter oben zeigen
table-beyond-right =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } weiter rechts zeigen
table-beyond-down =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } weiter unten zeigen
table-beyond-left =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } weiter links zeigen
table-round = Runde { $round } von 3
table-piles = Stapel
table-players =
    { $way ->
        [back] Spieler; es geht andersherum
       *[on] Spieler, der Reihe nach
    }
table-backwards = ⟲ andersherum
table-rules = Die Regeln
table-no-maps = keine Schatzkarten
table-spectators =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-role = Meine Rolle
table-role-hold = Gedrückt halten: Rolle sehen
table-log = Verlauf
table-chat = Chat
table-loading = Abstieg in die Mine …
table-home = Zum Eingang
table-held = Du warst weg, darum spielt ein Bot für dich.
table-take-back = Selbst spielen
table-seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
table-spectator = Du schaust zu.
table-news = Neues

pile-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
pile-discard =
    { $count ->
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
pile-gold =
    { $count ->
        [one] noch { $count } Goldkarte
       *[other] noch { $count } Goldkarten
    }
pile-dwarfs =
    { $count ->
        [one] noch { $count } Zollzwerg
       *[other] noch { $count } Zollzwerge
    }

line-connecting = Verbinden …
line-open = Verbunden
line-lost = Verbindung verloren, neuer Versuch …
line-closed = Nicht verbunden
line-because-left = Du hast diesen Tisch verlassen.
line-because-no-such-room = Diesen Tisch gibt es nicht.
line-because-not-yours = Das ist nicht dein Platz. Komm zum Zuschauen herein oder über deinen eigenen Link.
line-because-seat-lost = Dein Platz wurde dir genommen, oder du warst zu lange weg.
line-because-no-spectators = { problem-no-spectators }
line-because-removed = { problem-removed }
line-because-refused = Der Tisch lässt dich nicht herein.
line-because-no-cookies = { problem-unknown-guest }
line-look-on = Zuschauen

hand-label =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
hand-chosen = gewählt
hand-unusable = jetzt nicht spielbar
hand-empty = Deine Hand ist leer.
hand-larger = Hand groß zeigen
hand-smaller = Hand klein zeigen

player-you = du
player-bot = Bot
player-held = ein Bot springt ein
player-away = weg
player-out = aus der Runde
player-turn = am Werk
player-decides = entscheidet
player-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
player-gold-cards =
    { $count ->
        [one] { $count } Goldkarte
       *[other] { $count } Goldkarten
    }
player-tokens = { $count } Gold
player-tokens-hidden = Gold verdeckt
player-fronts = liegt davor: { $cards }
player-known =
    { $past ->
        [yes] war { $role }, als du nachgesehen hast, und hat seitdem gewechselt
       *[no] { $age ->
            [0] { $role }, gerade gesehen
            [one] { $role }, vor einem Zug gesehen
           *[other] { $role }, vor { $age } Zügen gesehen
        }
    }
player-open = Mehr über { $player }
player-mark = Was denkst du? Nur du siehst es.
player-mark-none = noch nichts
player-mark-friend = Freund
player-mark-unsure = unklar
player-mark-foe = Feind
player-note = Deine Notiz, nur für deine Augen
player-deaf = Nicht mehr zuhören
player-hear = Wieder zuhören
player-mute = Um Ruhe bitten
player-unmute = Wieder reden lassen
player-remove = Wegschicken; ein Bot übernimmt
player-remove-ask = { $player } wegschicken? Ein Bot übernimmt den Platz endgültig.
player-remove-sure = Ja, wegschicken
player-same-person = eine Person spielt { $players }

role-round = Runde { $round }: Du bist
role-known = Ich weiß, wer ich bin
role-hint = Halte später „Meine Rolle“ gedrückt, um sie wieder zu sehen.

prompt-begin-play =
    { $question ->
        [tunnel] Leg deinen nächsten Stollen: Wähl eine Karte
       *[turn] Du bist dran: Wähl eine Karte
    }
prompt-begin-pass = Welche Karten wirfst du ab?
prompt-begin-two = Welche zwei Karten wirfst du ab?
prompt-begin-dwarf = Welche Karte wirfst du für den Zollzwerg ab?
prompt-begin-toll = Für welches Feld soll jemand anderes den Zoll zahlen?
prompt-card = Wähl noch eine Karte
prompt-cell =
    { $time ->
        [again] Und das zweite?
       *[first] Wo?
    }
prompt-seat = Bei wem?
prompt-tool = Welches Werkzeug?
prompt-front = { $card } bei { $player }
prompt-side = An welcher Seite?
prompt-none = Wähl aus
prompt-dead =
    { $question ->
        [tunnel] Diese Karte ist jetzt nicht spielbar. Wähl einen Stollen, der sich legen lässt.
       *[turn] Diese Karte ist jetzt nicht spielbar. Du kannst sie abwerfen.
    }
prompt-why = Warum nicht?
prompt-confirm = Spielen
prompt-confirm-pass = Abwerfen
prompt-confirm-two = Beide abwerfen
prompt-confirm-dwarf = Aufstellen
prompt-confirm-toll = Fragen
prompt-turn = Drehen
prompt-back = Zurück
prompt-large = Groß zeigen: { $card }
prompt-all-moves = Alle meine Züge
prompt-way-play = Karte spielen
prompt-way-pass = Passen
prompt-way-two = Zwei für eine
prompt-way-dwarf = Zollzwerg
prompt-way-toll = Andere zahlen lassen

moves-pass = Karten abwerfen
moves-other = Andere Züge
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Du hast gerade nichts zu entscheiden.

moment-goal = Mehrere Ziele sind erreicht
moment-goal-why =
    { $goals_at_once ->
        [one] Wähl, was du aufdeckst. In einem Zug wird höchstens ein Ziel aufgedeckt.
       *[all] Wähl, welches zuerst aufgedeckt wird. Die anderen folgen, wenn die Runde damit nicht endet.
    }
moment-orientation = Wie herum soll es liegen?
moment-orientation-why =
    { $goal_misfit ->
        [player] Beides ist erlaubt. Such es dir aus.
       *[best_fit] Beides passt gleich gut. Such es dir aus.
    }
moment-gold = Nimm dein Gold
moment-gold-why =
    { $count ->
        [one] Diese Karte ist für dich übrig. Niemand sonst sieht, was du nimmst.
       *[other] { $count } Karten sind bei dir angekommen. Nimm eine und gib den Rest weiter; niemand sonst sieht, was du nimmst.
    }
moment-victim = Dein Diebstahl gelingt
moment-victim-why = Wem nimmst du ein Gold weg?
moment-veto = Durchwinken?
moment-veto-why = { $deed }. Ein Veto hielte das auf.
moment-veto-waved = Du winkst es durch. Moment …
moment-veto-none = nicht auf deiner Hand
moment-swap = Die zwei Ziele tauschen?
moment-swap-why = Du hältst beide verdeckt. Niemand sieht, was du tust.
moment-card = Behalte eine Karte
moment-card-why = Nur du siehst sie. Die anderen kommen auf die Ablage.
moment-toll = Zahlst du den Zoll?
moment-toll-why =
    { $player } bittet dich, den Zoll für dieses Feld zu zahlen: { $cell }. { $price ->
        [0] Der Zwerg dort gehört dir, es würde dich also nichts kosten.
       *[other] Das würde dich kosten: { $toll }.
    }
moment-move = Die Truhe rückt ein Ziel weg
moment-move-why = Wähl, welches Ziel ein Feld weiter weg rückt.
moment-hand = Die Truhe lässt dich in eine Hand greifen
moment-hand-why = Von wem ziehst du eine Karte?
moment-role = Die Truhe zeigt dir eine Rolle
moment-role-why = Wessen Rolle siehst du dir an?

waiting-turn = { $player } ist am Werk
waiting-tunnel = { $player } legt noch einen Stollen
waiting-goal = { $player } wählt, welches Ziel aufgedeckt wird
waiting-orientation = { $player } dreht eine Karte hin und her
waiting-gold = { $player } wählt Gold
waiting-victim = { $player } will gleich stehlen
waiting-veto = Hat jemand etwas dagegen?
waiting-swap = { $player } hält zwei Ziele
waiting-card = { $player } wählt eine Karte zum Behalten
waiting-toll = { $player } wird gebeten, einen Zoll zu zahlen
waiting-move = { $player } rückt ein Ziel weg
waiting-hand = { $player } greift gleich in eine Hand
waiting-role = { $player } sieht sich gleich eine Rolle an
waiting-nobody = Moment …

known-label = Was ich weiß
known-nothing = Nichts, was die anderen nicht wissen, außer deiner Rolle und deiner Hand.
known-age =
    { $age ->
        [0] gerade eben
        [one] vor { $age } Zug
       *[other] vor { $age } Zügen
    }
known-doubtful = seitdem vielleicht vertauscht
known-past = seitdem gewechselt
known-former-role = Deine frühere Rolle
known-gold =
    { $count ->
        [one] Dein Gold: { $sum }, auf { $count } Karte
       *[other] Dein Gold: { $sum }, auf { $count } Karten
    }

log-label = Was passiert ist
log-empty = Noch ist nichts passiert.
chat-label = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-off = An diesem Tisch gibt es keinen Chat; Gesichter sind willkommen.
chat-say = Sag etwas
chat-send = Senden
chat-unread = { $count } ungelesen
emote-cheer = Hurra!
emote-laugh = Haha!
emote-sorry = Sorry
emote-thanks = Danke
emote-hurry = Mach hin!
emote-doubt = Ach ja?
emote-shock = O nein!
emote-gold = Gold!

menu-title = Menü
menu-confirm = Jeden Zug vor dem Spielen bestätigen
menu-sound = Ton
menu-chat = Chat und Gesichter zeigen
menu-note = Deine Notizen, nur für deine Augen
menu-keys = Tasten: Pfeile gehen von Karte zu Karte, Enter wählt, R dreht einen Stollen, Esc geht einen Schritt zurück, H Hand, B Labyrinth, P Spieler, M alle meine Züge.
menu-screen = Großbild
menu-finish = Beenden und Rollen zeigen
menu-play-on = Doch weiterspielen
menu-willing =
    { $count ->
        [one] { $count } Spieler würde hier aufhören
       *[other] { $count } Spieler würden hier aufhören
    }
menu-leave = Gehen; ein Bot spielt für mich weiter
menu-go = Gehen

vote-label = Abstimmung über das Ende
vote-wants =
    { $count ->
        [one] { $players } möchte hier aufhören und die Rollen zeigen.
       *[other] { $players } möchten hier aufhören und die Rollen zeigen.
    }
vote-missing = Es fehlt noch: { $players }
vote-ends = Das Spiel endet in { $time }, wenn niemand zurückkommt und weiterspielen will.
vote-agree = Auch aufhören
vote-oppose = Weiterspielen

spectators-title = Zuschauer
spectators-none = Niemand schaut zu.
spectators-unnamed = Zuschauer { $number }
spectators-gone = ist weg
spectators-muted = stumm
spectators-mute = { $name } stummschalten
spectators-unmute = { $name } wieder reden lassen
spectators-remove = { $name } entfernen
spectators-remove-ask = { $name } entfernen? Dann ist an diesem Tisch kein Zuschauen mehr möglich.
spectators-remove-sure = Ja, entfernen

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Die Karten mit Namen. Stollen heißen danach, wohin sie führen.
# Namen von Karten beginnen möglichst mit einem Hauptwort und stehen ohne Artikel: sie werden in Sätze eingesetzt.
card-tunnel = Stollen { $parts }
card-parts = { $first }; { $rest }
cards-together = { $first } + { $rest }
card-way = { $sides }
card-ladder-way = mit Leiter { $sides }
# „Stummel“ heißt in Ein- und Mehrzahl gleich; „Sackgasse“ ist eine ganze Karte nur aus Stummeln.
card-dead-end =
    { $count ->
        [one] mit Stummel { $sides }
       *[other] mit Stummeln { $sides }
    }
card-to-n = nach oben
card-to-e = nach rechts
card-to-s = nach unten
card-to-w = nach links
card-side-n = oben
card-side-e = rechts
card-side-s = unten
card-side-w = links
card-mark-crystal = mit Kristall
card-mark-blue-door = mit blauer Tür
card-mark-green-door = mit grüner Tür
card-mark-chest = von einer Truhe
card-goal-face-down = Ziel, verdeckt
card-chest-face-down = Truhe unter einem Stollen, verdeckt
card-start = Start der Mine
card-wardrobe = Garderobe
card-party = Stollenparty
card-gold = der Schatz
card-stone = nur Stein
card-sack-of-one = Sack mit einem Gold
card-sack-of-two = Sack mit zwei Gold
card-dragon = Drache
card-spider = Spinne
card-map = Schatzkarte
card-rockfall = Steinschlag
card-broken-pickaxe = Spitzhacke kaputt
card-broken-lantern = Laterne kaputt
card-broken-cart = Lore kaputt
card-repair-pickaxe = Spitzhackenreparatur
card-repair-lantern = Laternenreparatur
card-repair-cart = Lorenreparatur
card-repair-pickaxe-lantern = Reparatur von Spitzhacke oder Laterne
card-repair-pickaxe-cart = Reparatur von Spitzhacke oder Lore
card-repair-lantern-cart = Reparatur von Laterne oder Lore
card-master-craftsman = Handwerksmeister
card-theft = Diebstahl
card-hands-off = Finger weg
card-trapped = Falle
card-free = Befreiung
card-inspection = Inspektion
card-hat-swap = Mützentausch
card-hand-swap = Handtausch
card-goal-swap = Zieltausch
card-trove = Fundgrube
card-change-of-direction = Richtungswechsel
card-path-specialist = Wegespezialist
card-detour = Umleitung
card-veto = Veto

# Alle drei sind weiblich; „deine { $tool }“ und „die eigene { $tool }“ bauen darauf.
tool-pickaxe = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore

role-unknown = unbekannt
role-digger = Goldsucher
role-saboteur = Saboteur
role-greedy = gieriger Zwerg
role-blue-digger = blauer Goldsucher
role-green-digger = grüner Goldsucher
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Geologe

role-wants-unknown = Du schaust zu.
role-wants-digger = Grab dich zum Schatz durch. Wird er erreicht, teilen sich die Goldsucher das Gold.
role-wants-saboteur = Sorg dafür, dass niemand den Schatz erreicht. Und lass dich nicht erwischen.
role-wants-greedy = Grab dich selbst zum Schatz durch: Nur dann gewinnst du, und zwar allein.
role-wants-blue-digger = Erreiche den Schatz auf einem Weg ohne grüne Türen. Am besten gräbst du dich selbst durch.
role-wants-green-digger = Erreiche den Schatz auf einem Weg ohne blaue Türen. Am besten gräbst du dich selbst durch.
role-wants-boss = Du gewinnst mit jedem Team, das gewinnt, und bekommst ein Gold weniger.
role-wants-profiteer = Du gewinnst, egal wer gewinnt, und bekommst zwei Gold weniger.
role-wants-geologist = Du wirst für die Kristalle im Labyrinth bezahlt, egal wer gewinnt.

chest-one-gold = ein Gold
chest-no-more-maps = keine Schatzkarten mehr auf Ziele
chest-no-draw = keine neue Karte in diesem Zug
chest-extra-draw = eine Karte mehr in diesem Zug
chest-move-a-goal = ein Ziel wegrücken
chest-rob-a-hand = eine Karte aus einer Hand nehmen
chest-three-for-one = drei ziehen, eine behalten
chest-look-at-a-role = eine Rolle ansehen
chest-search-the-discard = die Ablage durchsuchen
chest-bury-five = fünf Karten des Stapels sind verloren

# Ein Zug, wie ihn ein Knopf nennt.
move-lay-tunnel = Legen in { $cell }: { $card }
move-read-map = { $goal } ansehen
move-look-in-chest = Truhe { $chest } ansehen
move-rockfall = Steinschlag in { $cell }
move-sabotage =
    { $whom ->
        [self] Deine { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } kaputt machen
       *[other] { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } von { $player } kaputt machen
    }
move-repair =
    { $whom ->
        [self] Deine { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } reparieren, mit: { $card }
       *[other] { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } von { $player } reparieren, mit: { $card }
    }
move-plan-theft = Diebstahl planen
move-hands-off =
    { $whom ->
        [self] Deinen Diebstahl wegnehmen
       *[other] Diebstahl von { $player } wegnehmen
    }
move-trap = { $player } fangen
move-free =
    { $whom ->
        [self] Dich befreien
       *[other] { $player } befreien
    }
move-inspect =
    { $whom ->
        [self] Deine Rolle ansehen
       *[other] Rolle von { $player } ansehen
    }
move-swap-hats =
    { $whom ->
        [self] Neue Rolle für dich
       *[other] Neue Rolle für { $player }
    }
move-swap-hands = Hand mit { $player } tauschen
move-swap-goals = { $goals } aufnehmen
move-search-trove = Ablage durchsuchen
move-change-direction = Spielrichtung umkehren
move-call-specialist = Zwei Stollen in diesem Zug legen
move-detour = Letzten Stollen versetzen nach { $cell }: { $card }
move-pass =
    { $count ->
        [one] Abwerfen: { $cards }
       *[other] { $count } Karten abwerfen: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Abwerfen: { $cards }. Du wirst los: { $front }
       *[other] Abwerfen: { $cards }. { $player } wird los: { $front }
    }
move-stand-dwarf = Abwerfen: { $card }. Zollzwerg aufstellen: { $cell }, { $side }
move-ask-toll = { $player } bitten, den Zoll zu zahlen: { $cell }
move-turn-goal = { $goal } aufdecken
move-open-chest = Truhe { $chest } öffnen
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Ein Nugget nehmen
       *[other] { $nuggets } Nuggets nehmen
    }
move-steal =
    { $whom ->
        [nobody] Niemanden bestehlen
       *[other] { $player } bestehlen
    }
move-veto = Veto
move-let-pass = Durchwinken
move-put-goals-back =
    { $swapped ->
        [yes] Vertauscht zurücklegen
       *[no] Unverändert zurücklegen
    }
move-keep-card = Behalten: { $card }
move-answer-toll =
    { $pay ->
        [yes] Zoll zahlen
       *[no] Nicht zahlen
    }
move-move-goal = { $goal } wegrücken
move-rob-hand = { $player } eine Karte abnehmen
move-look-at-role = Rolle von { $player } ansehen

## -------------------- The log: log-

log-round-begun = Runde { $round } beginnt; { $player } fängt an
log-round-ended =
    { $reached ->
        [yes] Der Schatz ist erreicht: Die Runde ist vorbei
       *[no] Der Schatz wurde nicht erreicht: Die Runde ist vorbei
    }
log-round-roles =
    { $left ->
        [none] Rollen: { $roles }
       *[other] Rollen: { $roles }; übrige Karte: { $left }
    }
log-game-ended = Das Spiel ist aus. Sieg für { $players }
log-passed =
    { $count ->
        [one] { $player } wirft eine Karte ab
       *[other] { $player } wirft { $count } Karten ab
    }
log-passed-forced =
    { $count ->
        [one] { $player } wirft eine Karte ab: nichts war spielbar
       *[other] { $player } wirft { $count } Karten ab: nichts war spielbar
    }
log-discarded-two = { $player } wirft zwei Karten ab
log-rid-of = { $player } wird los: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } deckt { $goal } auf
       *[yes] { $player } deckt { $goal } auf: { $card }
    }
log-looked = Du siehst dir { $goal } an: { $card }
log-role-seen = { $player } sieht sich die Rolle von { $other } an
log-role-seen-own = Du siehst die Rolle von { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] Eine Goldkarte wird verteilt
       *[other] { $count } Goldkarten werden verteilt
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } nimmt eine Goldkarte
        [one] { $player } nimmt eine Goldkarte mit einem Nugget
       *[other] { $player } nimmt eine Goldkarte mit { $nuggets } Nuggets
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } bekommt { $paid } Gold statt { $due }: Die Karten geben es nicht her
       *[no] { $player } bekommt { $paid } Gold
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } verliert { $tokens } Gold
       *[gets] { $player } bekommt { $tokens } Gold
    }
log-tokens-moved = { $giver } zahlt { $tokens } Gold an { $taker }
log-stole = { $player } stiehlt { $other } ein Gold
log-stole-nothing = { $player } stiehlt nichts
log-vetoed = { $player } sagt nein: Veto!
log-role-changed = { $player } hat eine neue Rolle
log-wardrobe = { $player } betritt die Garderobe und wechselt die Rolle
log-roles-dealt = Party! Alle Rollen werden gemischt und neu verteilt
log-goals-put-back =
    { $swapped ->
        [yes] { $player } legt die zwei Ziele vertauscht zurück
        [no] { $player } legt die zwei Ziele unverändert zurück
       *[unknown] { $player } legt die zwei Ziele zurück, vertauscht oder nicht
    }
log-cards-lifted =
    { $from ->
        [deck] { $count ->
            [one] { $player } sieht sich eine Karte vom Stapel an
           *[other] { $player } sieht sich { $count } Karten vom Stapel an
        }
       *[discard] { $count ->
            [one] { $player } sieht sich eine Karte der Ablage an
           *[other] { $player } sieht sich { $count } Karten der Ablage an
        }
    }
log-card-kept = { $player } behält eine der Karten
log-card-kept-own = Du behältst: { $card }
log-dwarf-stood = { $player } stellt einen Zollzwerg auf: { $cell }
log-dwarf-left = Der Zollzwerg von { $player } verschwindet
log-toll-asked = { $player } bittet { $other }, den Zoll zu zahlen
log-toll-answered =
    { $pay ->
        [yes] { $player } sagt zu, den Zoll zu zahlen
       *[no] { $player } lehnt es ab, den Zoll zu zahlen
    }
log-goal-moved = { $player } rückt { $goal } ein Feld weiter weg
log-chest-opened =
    { $seen ->
        [no] { $player } öffnet eine Truhe
       *[yes] { $player } öffnet eine Truhe: { $found }
    }
log-chest-seen = In der Truhe siehst du: { $found }. Darüber: { $card }
log-gold-picked = { $player } sucht sich eine Goldkarte mit einem Nugget aus
log-card-taken = { $player } nimmt { $other } eine Karte aus der Hand
log-card-taken-own = { $player } nimmt { $other } eine Karte aus der Hand: { $card }
log-deck-buried =
    { $count ->
        [one] Eine Karte des Stapels ist verloren
       *[other] { $count } Karten des Stapels sind verloren
    }
log-discard-shuffled = Die Ablage wird gemischt
log-nobody-can-play = Der Stapel ist leer und niemand kann mehr eine Karte spielen
log-nothing-to-lay = { $player } hat keinen zweiten Stollen zu legen
log-nothing-to-lose = { $player } trifft den Drachen und hat nichts zu verlieren
log-contributed = { $player } hat Worte untergemischt
log-time-ran-out = Die Zeit von { $player } ist um
log-seat-held = Ein Bot springt für { $player } ein
log-seat-taken-back = { $player } spielt wieder selbst
log-seat-emptied = { $player } ist gegangen
log-wants-to-finish =
    { $wants ->
        [yes] { $player } würde hier aufhören und die Rollen zeigen
       *[no] { $player } möchte lieber weiterspielen
    }
log-finish-opposed = { $player } möchte weiterspielen: Die Abstimmung ist vorbei
log-all-shown = Einvernehmlich beendet: Alle Rollen werden gezeigt
log-seat-muted =
    { $muted ->
        [yes] { $player } darf vorerst nichts sagen
       *[no] { $player } darf wieder reden
    }
log-spectator-muted =
    { $muted ->
        [yes] Der Host hat { $name } im Publikum stummgeschaltet
       *[no] { $name } im Publikum darf wieder reden
    }
log-spectator-removed = Der Host hat { $name } aus dem Publikum entfernt
log-spectators-allowed =
    { $allowed ->
        [yes] Zuschauen ist erlaubt
       *[no] Zuschauen ist nicht mehr erlaubt
    }

log-play-lay-tunnel = { $player } legt einen Stollen in { $cell }
log-play-read-map = { $player } sieht sich { $goal } an
log-play-look-in-chest = { $player } sieht sich Truhe { $chest } an
log-play-rockfall = { $player } löst einen Steinschlag aus: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } macht die eigene { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } kaputt
       *[other] { $player } macht die { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } von { $other } kaputt
    }
log-play-repair =
    { $whom ->
        [self] { $player } repariert die eigene { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            }
       *[other] { $player } repariert die { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } von { $other }
    }
log-play-plan-theft = { $player } plant einen Diebstahl
log-play-hands-off =
    { $whom ->
        [self] { $player } gibt den Diebstahl auf
       *[other] { $player } vereitelt den Diebstahl von { $other }
    }
log-play-trap = { $player } lockt { $other } in die Falle
log-play-free =
    { $whom ->
        [self] { $player } kommt aus der Falle frei
       *[other] { $player } befreit { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } sieht sich die eigene Rolle an
       *[other] { $player } sieht sich die Rolle von { $other } an
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } will eine neue Rolle
       *[other] { $player } will eine neue Rolle für { $other }
    }
log-play-swap-hands = { $player } tauscht die Hand mit { $other }
log-play-swap-goals = { $player } nimmt { $goals } auf
log-play-search-trove = { $player } durchsucht die Ablage
log-play-change-direction = { $player } kehrt die Spielrichtung um
log-play-call-specialist = { $player } ruft den Wegespezialisten
log-play-detour = { $player } versetzt den letzten Stollen nach { $cell }

## -------------------- The end of a round and of the game: ending-, podium-

ending-title = Die Runde ist vorbei
ending-found = Das Gold ist gefunden!
ending-lost = Die Mine behält ihr Gold
ending-reached-by = { $name } hat sich zum Gold durchgegraben.
ending-reached = Das Gold liegt offen da.
ending-not-reached = Niemand ist zum Gold durchgekommen.
ending-role = { $name } war { $role }.
ending-left-over = Übrige Karte
ending-drawn =
    { $cards ->
        [one] Eine Goldkarte macht die Runde.
       *[other] { $cards } Goldkarten machen die Runde.
    }
ending-taken = { $name } nimmt eine Goldkarte.
ending-taken-own =
    { $nuggets ->
        [one] Du nimmst eine Karte mit einem Nugget.
       *[other] Du nimmst eine Karte mit { $nuggets } Nuggets.
    }
ending-dealt =
    { $cards ->
        [0] Für { $name } ist kein Gold mehr übrig.
        [one] { $name } bekommt { $nuggets } Gold mit einer Karte.
       *[other] { $name } bekommt { $nuggets } Gold mit { $cards } Karten.
    }
ending-paid = { $name } bekommt { $tokens } Gold.
ending-stole = { $name } stiehlt { $victim } ein Gold.
ending-stole-nothing = { $name } wollte stehlen und geht leer aus.
ending-nothing = Diesmal bekommt niemand Gold.
ending-choose-gold = Wähl deine Goldkarte
ending-gold-card =
    { $nuggets ->
        [one] eine Karte mit einem Nugget
       *[other] eine Karte mit { $nuggets } Nuggets
    }
ending-choose-victim = Wen bestiehlst du?
ending-steal-from-nobody = Lieber nicht
ending-waits-for = { $name } wählt eine Goldkarte …
ending-waits-for-thief = { $name } sucht einen vollen Beutel …
ending-skip = Alles zeigen
ending-next-round = Zur nächsten Runde
ending-your-turn = Zur nächsten Runde: Du bist dran
ending-to-podium = Aufs Treppchen
ending-look = Tisch ansehen
ending-you = du
ending-hidden-role = eine Rollenkarte, verdeckt
ending-purse-cards =
    { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
ending-purse-tokens = { $count } Gold in Plättchen

# Das Ende des Spiels
podium-title = Das Spiel ist aus
podium-winner = { $name } gewinnt mit { $gold } Gold
podium-winners = { $names } gewinnen gemeinsam mit je { $gold } Gold
podium-stopped = Das Spiel wurde einvernehmlich beendet
podium-stopped-more = Hier sind alle Rollen und das Gold bis dahin.
podium-place = { $place }. Platz
podium-gold = { $gold } Gold
podium-others = Die anderen
podium-chart = Gold nach Runden
podium-round = Runde { $round }
podium-chart-missing = Das Diagramm lässt sich gerade nicht zeichnen: { $why }
podium-who = Spieler
podium-total = Gesamt
podium-replay = Spiel noch mal sehen
podium-rematch = Noch mal!
podium-rematch-join = Beim nächsten mitspielen
podium-rematch-look = Beim nächsten zuschauen
podium-rematch-why = Dieselben Leute auf denselben Plätzen; es geht los, wenn alle da und bereit sind.
podium-rematch-open = Da will jemand noch mal spielen: Ein Tisch wartet.
podium-home = Zum Eingang

## -------------------- One device for all: passing-

passing-title = Reihum spielen
passing-how = Alle spielen an diesem Gerät. Ein Vorhang verdeckt die Karten, bis es in den nächsten Händen ist.
passing-home = Zum Eingang
passing-who = Wer spielt?
passing-name = Spieler { $number }
passing-remove = Spieler { $number } entfernen
passing-add = Noch jemand
passing-bots = Bots am Tisch
passing-bot = Bot { $number }
passing-first-gone = Der Spieler, den du benannt hast, ist weg. Jetzt entscheidet der Zufall, wer beginnt.
passing-game = Was gespielt wird
passing-begin = Los
passing-name-missing = Alle brauchen einen Namen.
passing-name-twice = Zwei heißen gleich: Macht sie unterscheidbar.
passing-waits = Moment …
passing-closed = Dieser Tisch ist nicht erreichbar
passing-not-yours = Niemand an diesem Gerät spielt hier mit
passing-begin-own = Eigenes Spiel beginnen
passing-hand-to = Gib es an { $name }
passing-look-away = Alle anderen schauen weg.
passing-open = Ich bin { $name }
passing-now = { $name } hat das Gerät.
passing-done = Das war’s, { $name }. Zieh den Vorhang zu und gib es weiter.
passing-draw = Vorhang zu
passing-others = { $name } spielt gerade
passing-others-how = Nicht an diesem Gerät. Wer die eigenen Karten ansehen will, darf das jetzt tun.
passing-veto = Eine Karte liegt offen: stoppen?
passing-veto-how = Gleich wirkt sie. Wer sie stoppen will, nimmt jetzt das Gerät.

## -------------------- The table on a big screen: bigscreen-

bigscreen-title = Ein Tisch in der Mine
bigscreen-how = Dein Handy ist deine Hand: Scanne das Bild oder öffne { $address } und gib diesen Code ein
bigscreen-qr = Link zu diesem Tisch, zum Scannen
bigscreen-who = Am Tisch
bigscreen-free = frei
bigscreen-bot = Bot
bigscreen-ready = bereit
bigscreen-not-ready = noch nicht bereit
bigscreen-closed = Dieser Tisch kann nicht gezeigt werden
bigscreen-home = Zum Eingang
bigscreen-waits = Der Tisch wird gedeckt …
bigscreen-lost = Verbindung verloren, neuer Versuch …
bigscreen-round = Runde { $round }
bigscreen-turn = { $name } entscheidet
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
bigscreen-players = Spieler
bigscreen-log = Zuletzt passiert
bigscreen-look-on = Komm dazu:

## -------------------- A finished game, seen again: replay-

replay-title = Das Spiel noch einmal
replay-home = Zum Eingang
replay-to-table = Zum Tisch
replay-loading = Das Spiel wird geholt …
replay-course = Was passiert
replay-players = Spieler
replay-maze = Das Labyrinth
replay-fit = Ganzes Labyrinth zeigen
replay-nothing-seen = Von hier aus war nichts zu sehen.
replay-slider = Zeitpunkt im Spiel
replay-moment = Schritt { $at } von { $of }
replay-round = Runde { $round }
replay-play = Abspielen
replay-pause = Pause
replay-step-back = Ein Schritt zurück
replay-step-on = Ein Schritt vor
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-speed = Tempo
replay-eyes = Sicht
replay-eyes-all = alle Karten offen
replay-eyes-spectator = Zuschauer
replay-link = Link zu dieser Stelle kopieren
replay-link-copied = Kopiert.
replay-role-hidden = Rolle unbekannt
replay-hand =
    { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
replay-gold = { $gold } Gold
replay-purse =
    { $cards ->
        [0] { $tokens } Gold
        [one] eine Goldkarte{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } Gold
        }
       *[other] { $cards } Goldkarten{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } Gold
        }
    }
replay-mark-friend = vertraut
replay-mark-unsure = unklar
replay-mark-foe = verdächtig
replay-note = Deine Notiz:
replay-suspicion = Wer verdächtig war, Runde { $round }
replay-suspicion-spectator = Was man mit Blick nur auf den offenen Tisch hätte denken sollen: wie wahrscheinlich jeder ein Saboteur war.
replay-suspicion-seat = Was { $name } hätte denken sollen: wie wahrscheinlich jeder ein Saboteur war.
replay-suspicion-waits = Wird durchdacht …
replay-suspicion-none = Über diese Runde ist nichts bekannt.

## -------------------- Cards and rules to read: rules-

rules-title = Karten und Regeln
rules-search = Karten und Regeln durchsuchen
rules-search-hint = Ein Wort, eine Karte oder eine Kennung wie TUN-3
rules-book = Das Regelbuch
# With these a paragraph of the rulebook begins.
rules-label-edition = Ausgabe:
rules-label-house = Festlegung:
rules-found-nothing = So heißt hier nichts. Versuch ein kürzeres Wort oder stöbere in allen Karten und Regeln.
rules-clear = Suche leeren
rules-back = Alle Karten und Regeln
rules-next = Weiter: { $title }
rules-before = Zurück: { $title }
rules-see = Die Regeln dahinter
rules-about = Karten, um die es geht
rules-forms = Alle Formen
rules-no-such = Eine Karte oder Regel mit diesem Namen gibt es nicht.
rules-loading = Das Regelbuch wird geholt …
rules-again = Noch einmal
rules-open-rule = Regel { $id }
rules-open-browser = Bei den Regeln nachschlagen
rules-part = Nur mit: { $part }
rules-edition = Ausgabe: { $edition }

rules-shelf-tunnels = Stollen
rules-shelf-actions = Aktionen
rules-shelf-goals = Ziele
rules-shelf-roles = Rollen
rules-shelf-chests = Schatztruhen
rules-shelf-pieces = Gold und Zwerge

# Arten von Karten, als Überschriften.
rules-name-passage = Gang
rules-name-dead-end = Sackgasse
rules-name-bridge = Brücke
rules-name-double-curve = Doppelkurve
rules-name-stub = Gang mit Stummel
rules-name-crystal = Kristall
rules-name-blue-door = Blaue Tür
rules-name-green-door = Grüne Tür
rules-name-ladder = Leiter
rules-name-chest-tunnel = Truhenstollen
rules-name-start = Start
rules-name-wardrobe = Garderobe
rules-name-party = Stollenparty
rules-name-sabotage = Kaputtes Werkzeug
rules-name-repair = Reparatur
rules-name-repair-either = Reparatur nach Wahl
rules-name-map = Schatzkarte
rules-name-rockfall = Steinschlag
rules-name-theft = Diebstahl
rules-name-hands-off = Finger weg
rules-name-trapped = Falle
rules-name-free = Befreiung
rules-name-inspection = Inspektion
rules-name-hat-swap = Mützentausch
rules-name-hand-swap = Handtausch
rules-name-goal-swap = Zieltausch
rules-name-trove = Fundgrube
rules-name-veto = Veto
rules-name-change-of-direction = Richtungswechsel
rules-name-master-craftsman = Handwerksmeister
rules-name-path-specialist = Wegespezialist
rules-name-detour = Umleitung
rules-name-digger = Goldsucher
rules-name-saboteur = Saboteur
rules-name-greedy = Gieriger Zwerg
rules-name-blue-digger = Blauer Goldsucher
rules-name-green-digger = Grüner Goldsucher
rules-name-boss = Chef
rules-name-profiteer = Profiteur
rules-name-geologist = Geologe
rules-name-goal = Ziel, verdeckt
rules-name-gold = Das Gold
rules-name-stone = Stein
rules-name-sack = Sack mit Gold
rules-name-dragon = Drache
rules-name-spider = Spinne
rules-name-chest-one-gold = Truhe: ein Gold
rules-name-chest-no-more-maps = Truhe: keine Schatzkarten mehr
rules-name-chest-no-draw = Truhe: nicht nachziehen
rules-name-chest-extra-draw = Truhe: eine Karte mehr
rules-name-chest-move-a-goal = Truhe: ein Ziel rückt weg
rules-name-chest-rob-a-hand = Truhe: Griff in eine Hand
rules-name-chest-three-for-one = Truhe: drei für eine
rules-name-chest-look-at-a-role = Truhe: eine Rolle ansehen
rules-name-chest-search-the-discard = Truhe: Ablage durchsuchen
rules-name-chest-bury-five = Truhe: fünf verschüttet
rules-name-gold-card = Goldkarte
rules-name-token = Goldplättchen
rules-name-toll-dwarf = Zollzwerg

# Was sie jeweils tun; es kann davon abhängen, was der Tisch festlegt, wo sich die Regelhefte unterscheiden.
rules-does-passage =
    Leg ihn auf ein leeres Feld am Labyrinth. Jede Seite muss zu den Nachbarkarten passen: offen an offen, geschlossen an geschlossen. { $lay_must_join ->
        [no] In dieser Ausgabe reicht ein passender Nachbar, selbst einer, der vom Start abgeschnitten ist.
       *[yes] Eine der Öffnungen muss einen Weg fortsetzen, der vom Start kommt.
    } Du darfst ihn auf den Kopf stellen, aber nie quer legen.
rules-does-dead-end = Wird wie jeder Stollen gelegt, aber kein Weg führt hindurch: Jede Öffnung ist ein Stummel, der im Fels endet. Saboteure lieben sie; Goldsucher werfen sie besser ab.
rules-does-bridge = Zwei Wege, die sich übereinander kreuzen und nie treffen. Einer muss einen Weg vom Start fortsetzen; der andere darf an alles grenzen, was passt.
rules-does-double-curve = Zwei Kurven Rücken an Rücken, die sich nie treffen. Eine muss einen Weg vom Start fortsetzen; die andere darf an alles grenzen, was passt.
rules-does-stub = Ein Gang mit einem oder zwei Stummeln daneben. Der Gang führt weiter, ein Stummel nirgendwohin, und doch müssen beide zu ihren Nachbarn passen.
rules-does-crystal = Ein Stollen wie andere, aber mit Kristall. Am Ende der Runde ist jeder Kristall im Labyrinth ein Gold für die Geologen.
rules-does-blue-door = Weitergraben dürfen dahinter alle. Beim Teilen des Goldes lässt sie blaue Goldsucher, den Chef, den Profiteur und Geologen durch, aber keine grünen Goldsucher.
rules-does-green-door = Weitergraben dürfen dahinter alle. Beim Teilen des Goldes lässt sie grüne Goldsucher, den Chef, den Profiteur und Geologen durch, aber keine blauen Goldsucher.
rules-does-ladder =
    Immer mit dem Start und jeder anderen Leiter verbunden; so kann hier ein neuer Weg beginnen. { $ladder_needs_opening ->
        [yes] Sie muss durch eine Öffnung an einen Stollen anschließen.
       *[no] Es reicht, wenn sie einen offen liegenden Stollen berührt und ihre Seiten passen.
    } { $ladder_goal_ban ->
        [open_side] Keine offene Seite darf auf ein Ziel zeigen.
       *[touching] Sie darf nie neben einem Ziel liegen.
    }
rules-does-chest-tunnel = Liegt verdeckt über einer Truhe. Erreicht ihn ein Weg, wird er aufgedeckt, und die Truhe öffnet sich für den, der am Zug ist. Ein Steinschlag kann ihn entfernen, und eine verdeckte Truhe gleich mit.
rules-does-start = Hier beginnt jeder Weg: offen nach allen vier Seiten, mit einer Leiter. Nichts kann ihn entfernen.
rules-does-wardrobe =
    Liegt von Anfang an im Labyrinth. { $game ->
        [base] Wer sie zuerst mit dem Start verbindet, muss die Rolle tauschen, gegen die übrige Rollenkarte.
        [saboteur2] Wer sie zuerst mit dem Start verbindet, muss die Rolle tauschen, gegen die oberste vom Rollenstapel.
       *[any] Wer sie zuerst mit dem Start verbindet, muss die Rolle tauschen: gegen die übrige Rollenkarte oder, in Saboteur 2, gegen die oberste vom Rollenstapel.
    }
rules-does-party = Liegt von Anfang an im Labyrinth. Sobald jemand sie als Erster mit dem Start verbindet, werden alle Rollen eingesammelt, gemischt und neu verteilt.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Leg es vor einen beliebigen Spieler, auch vor dich selbst.
       *[another] Leg es vor einen anderen Spieler.
    } Wer kaputtes Werkzeug hat, darf keine Stollen legen. Niemandem geht dasselbe Werkzeug doppelt kaputt.
rules-does-repair = Repariert dieses Werkzeug, bei dir oder bei anderen: Das kaputte Werkzeug und die Reparatur kommen beide auf die Ablage.
rules-does-repair-either = Repariert eines der beiden gezeigten Werkzeuge, nie beide; bei dir oder bei anderen.
rules-does-map = Sieh dir heimlich ein verdecktes Ziel an. Alle sehen, welches; niemand sieht, was du gesehen hast, und niemand muss glauben, was du sagst. Mit Schatztruhen darfst du stattdessen unter einen Truhenstollen sehen.
rules-does-rockfall = Nimmt einen Stollen aus dem Labyrinth, aber nie den Start oder ein Ziel. Was daran hing, kann abgeschnitten sein, bis jemand die Lücke füllt.
rules-does-theft =
    Leg ihn vor dich. Liegt er nach dem Teilen des Goldes noch da und bist du nicht gefangen, { $theft_optional ->
        [yes] darfst du
       *[no] musst du
    } einem anderen Spieler 1 Gold stehlen.
rules-does-hands-off = Entfernt einen Diebstahl, der vor einem beliebigen Spieler liegt.
rules-does-trapped = Leg sie vor einen anderen Spieler. Solange sie dort liegt, ist er gefangen und darf keine Stollen legen. Wer am Ende der Runde noch gefangen ist, bekommt keinen Anteil und stiehlt nichts.
rules-does-free = Entfernt eine Falle, die vor einem beliebigen Spieler liegt, auch vor dir selbst.
rules-does-inspection =
    { $inspection_target ->
        [any] Sieh dir heimlich die Rolle eines beliebigen Spielers an. Bei dir selbst wirst du damit nur die Karte los.
       *[another] Sieh dir heimlich die Rolle eines anderen Spielers an.
    }
rules-does-hat-swap = Wähl einen Spieler, vielleicht dich selbst: Die alte Rolle kommt unter den Rollenstapel, die oberste ist die neue. Nur wer sie bekommt, kennt sie.
rules-does-hand-swap = Tausch alle deine übrigen Karten mit denen eines anderen Spielers. Der zieht eine Karte nach, du nicht.
rules-does-goal-swap = Nimm zwei verdeckte Ziele und leg sie zurück, vertauscht oder nicht. Alle sehen, welche zwei; nur du weißt, ob.
rules-does-trove = Statt vom Stapel nachzuziehen, siehst du dir die obersten fünf Karten der Ablage an und behältst eine.
rules-does-veto = Wird außer der Reihe gespielt, unmittelbar nachdem jemand anderes einen Stollen oder eine Aktion gespielt hat: Diese Karte wirkt nicht, und der Zug ist vorbei.
rules-does-change-of-direction = Für den Rest der Runde geht es andersherum.
rules-does-master-craftsman = Repariert ein beliebiges kaputtes Werkzeug, bei dir oder bei anderen. Einen gefangenen Spieler befreit er nicht.
rules-does-path-specialist = Leg in diesem Zug zwei Stollen nacheinander und zieh dann zwei Karten nach. Deine Hand ist von da an eine Karte kleiner.
rules-does-detour = Versetze den zuletzt gelegten Stollen auf ein anderes Feld, auf dem er liegen darf. Du darfst ihn dabei drehen. Kaputtes Werkzeug hält dich nicht auf.
rules-does-digger =
    Gewinnt, wenn ein Weg das Gold erreicht. { $gold_draw ->
        [per_player] So viele Goldkarten, wie Spieler da sind, gehen unter den Goldsuchern reihum; manche bekommen also zwei.
       *[per_digger] Eine Goldkarte je Goldsucher macht die Runde, und wer das Gold angeschlossen hat, wählt zuerst.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Gewinnt, wenn das Gold nicht erreicht wird. Die Gewinner teilen: Je weniger es sind, desto mehr bekommt jeder.
       *[other] Gewinnt, wenn das Gold nicht erreicht wird: 4 Nuggets für einen einzelnen Saboteur, je 3 bei zweien oder dreien, je 2 bei vieren.
    } Niemand weiß, wer du bist, also grab nicht zu früh zu schlecht.
rules-does-greedy = Gräbt wie die anderen, gewinnt aber nur, wenn er selbst das Gold anschließt: dann 4 Gold, und nichts für alle anderen.
rules-does-blue-digger = Gewinnt, wenn ein Weg ohne grüne Tür das Gold erreicht. Schließt ein Goldsucher das Gold an und kann sein Team es erreichen, gewinnt dieses Team allein.
rules-does-green-digger = Gewinnt, wenn ein Weg ohne blaue Tür das Gold erreicht. Schließt ein Goldsucher das Gold an und kann sein Team es erreichen, gewinnt dieses Team allein.
rules-does-boss = Gewinnt mit jedem Team von Goldsuchern, und auch dann, wenn das Gold angeschlossen ist, aber kein Team es erreichen kann. Bekommt 1 Gold weniger als die anderen Gewinner.
rules-does-profiteer = Gewinnt immer, egal mit wem. Bekommt 2 Gold weniger als die anderen Gewinner.
rules-does-geologist = Dem Geologen ist egal, wer gewinnt: Er bekommt 1 Gold für jeden Kristall, der am Ende der Runde im Labyrinth liegt. Zwei Geologen teilen.
rules-does-goal =
    Niemand weiß, was es ist, bis ein Weg es erreicht oder eine Schatzkarte es jemandem zeigt. { $goals_at_once ->
        [one] Erreicht ein Weg mehrere, wird eines davon aufgedeckt.
       *[all] Erreicht ein Weg mehrere, werden alle aufgedeckt; die Reihenfolge wählt der Spieler.
    }
rules-does-gold = Wonach alle graben. Wird es aufgedeckt, endet die Runde sofort.
rules-does-stone =
    Nichts als Fels. Er bleibt als Kurve im Labyrinth. { $goal_misfit ->
        [player] Passt er in keiner der beiden Lagen, legt der Spieler ihn, wie er mag.
       *[best_fit] Er wird so gelegt, dass er an den Weg anschließt und so gut wie möglich passt.
    }
rules-does-sack = Wer ihn aufdeckt, nimmt sich das gezeigte Gold, 1 oder 2. Die Runde geht weiter.
rules-does-dragon = Wer ihn aufdeckt, verliert 1 Gold, falls welches da ist. Die Runde geht weiter.
rules-does-spider = Die Runde endet sofort, als wäre das Gold nicht erreicht worden.
rules-does-chest-one-gold = Du nimmst 1 Gold.
rules-does-chest-no-more-maps = In dieser Runde keine Schatzkarten mehr auf Ziele. Truhen darf man weiterhin ansehen.
rules-does-chest-no-draw = Du ziehst in diesem Zug nicht nach.
rules-does-chest-extra-draw = Du ziehst in diesem Zug eine Karte mehr.
rules-does-chest-move-a-goal = Rück ein verdecktes Ziel ein Feld weiter vom Start weg.
rules-does-chest-rob-a-hand = Statt nachzuziehen, bekommst du eine zufällige Karte aus der Hand eines anderen Spielers.
rules-does-chest-three-for-one = Zieh am Ende des Zuges drei Karten, behalte eine und wirf zwei ab.
rules-does-chest-look-at-a-role = Sieh dir heimlich die Rolle eines anderen Spielers an.
rules-does-chest-search-the-discard = Die Ablage wird gemischt; sieh dir fünf Karten an und behalte eine. Du ziehst nicht nach.
rules-does-chest-bury-five = Die obersten fünf Karten des Stapels kommen ungesehen auf die Ablage.
rules-does-gold-card = 1, 2 oder 3 Nuggets wert. Alle sehen, wie viele Karten du hast; nur du weißt, was sie wert sind. Wer nach drei Runden die meisten Nuggets hat, gewinnt.
rules-does-token =
    Gold in Plättchen. { $tokens_open ->
        [no] An diesem Tisch siehst nur du, wie viele du hast; was du bekommst, hören aber alle.
       *[yes] Alle sehen, wie viele du hast.
    } Saboteur 2, das Turnier und einige Erweiterungen zahlen in Plättchen.
rules-does-toll-dwarf = Statt in deinem Zug etwas anderes zu tun, wirfst du eine Karte ab und stellst einen Zwerg an ein freies Stollenende. Wer dort weiterbaut, zahlt dir 1 Gold.
