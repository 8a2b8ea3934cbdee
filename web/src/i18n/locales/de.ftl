### Everything that the page says, in German.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Sprache
language-missing = { $language } konnte nicht geladen werden. Prüf deine Verbindung, lade die Seite neu und wähl die Sprache noch einmal.
close = Schließen
page-not-found = Diese Seite gibt es nicht
to-home = Zur Startseite

# Wie verbunden wird, was von einer Sache gesagt wird.
comma-joined = { $first }, { $rest }
labelled-value = { $label }: { $value }
label = { $label }:
sentence = { $text }.
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
preset-classic = Klassisches Spiel
preset-classic-2016 = Klassisches Spiel, Regeln von 2016
preset-saboteur-2 = Saboteur 2
preset-tournament = Turnier
preset-the-whole-box = Die ganze Schachtel
preset-classic-description = Goldsucher gegen Saboteure, drei Runden. Fang damit an.
preset-classic-2016-description = Ältere Regeln: Stollen müssen nur zu den Karten daneben passen, und die Goldsucher bekommen mehr Goldkarten.
preset-saboteur-2-description = Zwei Goldsucherteams, dazu Chef, Profiteur und Geologen, mit Türen, Leitern und Diebstählen.
preset-tournament-description = Für 5 bis 9 Spieler: gierige Zwerge, ein Stollen in der Mitte, Gold in Plättchen.
preset-the-whole-box-description = Saboteur 2 mit allen Erweiterungen und Meisterschaftskarten, die dazu passen.

bot-random_bot = Bummler
bot-greedy_digger = Drängler
bot-heuristic = Lehrling
bot-bayesian = Steiger
bot-random_bot-description = Spielt zufällige Züge.
bot-greedy_digger-description = Gräbt zu den Zielen, egal in welcher Rolle.
bot-heuristic-description = Spielt vernünftig, verlässt sich aber nur auf das, was er sicher weiß.
bot-bayesian-description = Beobachtet alle, überlegt, wem er trauen kann, und blufft als Saboteur.

clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Gemütlich
clock-none = Unbegrenzt
clock-none-description = Kein Zeitlimit.
clock-description =
    { $turn ->
        [one] { $turn } Sekunde
       *[other] { $turn } Sekunden
    } pro Zug, { $answer } für andere Entscheidungen.

# Was abgelehnt wurde und was du jetzt tun kannst.
problem-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
problem-unknown-guest = Diese Seite braucht Cookies, um dich wiederzuerkennen. Erlaube Cookies und lade die Seite neu.
problem-no-such-code = Diesen Code gibt es nicht. Prüf die Zeichen oder frag nach einem neuen Code.
problem-no-such-room = Diesen Tisch gibt es nicht. Frag noch einmal nach Link oder Code.
problem-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt. Such dir einen anderen Tisch.
problem-too-many = Zu viele Anfragen auf einmal. Warte kurz und versuch es noch einmal.
problem-too-many-connections = Zu viele Verbindungen aus deinem Netz. Schließ ein paar Tabs und versuch es noch einmal.
problem-server-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
problem-request-too-slow = Die Anfrage hat zu lange gebraucht. Versuch es noch einmal.
problem-fault = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-http = Die Verbindung zum Server hat nicht geklappt. Versuch es gleich noch einmal.
problem-bad-input = Der Server konnte das nicht lesen. Prüf deine Eingabe oder lade die Seite neu.
problem-not-host = Das kann nur der Host.
problem-has-begun = Das Spiel läuft schon. Du kannst zuschauen und beim nächsten mitspielen.
problem-seat-taken = Dieser Platz ist besetzt. Such dir einen anderen.
problem-name-taken = Ein anderer Spieler heißt schon so oder sehr ähnlich. Nimm einen anderen Namen.
problem-no-chat = An diesem Tisch ist der Chat aus. Du kannst Emotes senden.
problem-muted = Der Host hat dich stummgeschaltet. Du kannst trotzdem weiterspielen.
problem-no-such-spectator = Dieser Zuschauer ist nicht mehr da. Wähl einen anderen.
problem-not-yourself = Das bist du selbst. Wähl einen Zuschauer.
problem-has-seat = Diese Person spielt mit und ist kein Zuschauer. Wähl stattdessen ihren Platz.
problem-too-few-left = Es wurden zu viele Spieler entfernt, deshalb könnt ihr nicht mehr über das Spielende abstimmen. Spiel weiter oder verlass den Tisch.
problem-removed = Der Host hat dich von diesem Tisch entfernt. Such dir einen anderen.
problem-nobody-there = Noch spielt niemand mit. Setz dich zuerst auf einen Platz.
problem-not-ready = Die Datenbank ist nicht erreichbar. Versuch es gleich noch einmal.
problem-store-unavailable = Der Server kann gerade nicht speichern. Versuch es gleich noch einmal.
problem-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
problem-too-fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
problem-chat-limit = Zu viele Nachrichten in kurzer Zeit. Warte kurz und sende deine dann noch einmal.
problem-emote-limit = Zu viele Emotes in kurzer Zeit. Warte kurz.
problem-note-limit = Zu viele Notizen in kurzer Zeit. Warte kurz und speichere dann noch einmal.
problem-change-limit = Zu viele Änderungen in kurzer Zeit. Warte kurz und versuch es dann noch einmal.
problem-talk-full = Dieser Tisch kann keine Nachrichten und Notizen mehr speichern. Spiel ohne weiter oder erstell einen neuen Tisch.
problem-stale = Inzwischen hat sich etwas geändert. Sieh dir den Tisch an und entscheide dann neu.
problem-spectator = Du schaust zu. Setz dich zuerst auf einen Platz.
problem-not-your-seat = Das ist nicht dein Platz. Wähl deinen eigenen.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähl einen anderen.
problem-seat-free = Auf diesem Platz sitzt niemand. Wähl einen anderen.
problem-bot-took-over = Ein Bot spielt für dich. Tipp zuerst auf „Wieder selbst spielen“.
problem-no-person = Auf diesem Platz sitzt kein Mensch. Wähl einen anderen.
problem-not-all-ready = Noch sind nicht alle bereit. Warte, bis alle so weit sind.
problem-too-few-seats = Am Tisch sitzen schon mehr Spieler. Wähl mehr Plätze oder entferne einen Spieler.
problem-not-playing = An diesem Tisch läuft gerade kein Spiel.
problem-not-over = Das Spiel ist noch nicht vorbei. Versuch es nach dem Spiel noch einmal.
problem-no-review-now = Das Spiel kann gerade nicht gezeigt werden. Versuch es gleich noch einmal.
problem-game-over = Das Spiel ist vorbei.
problem-text-too-long = Das ist zu lang. Kürz den Text.
problem-text-hidden = Dieser Text enthält unsichtbare Zeichen. Tipp ihn neu ein.
problem-text-marks = Ein Buchstabe hat zu viele Akzente. Lösch ein paar davon.
problem-text-empty = Hier ist kein sichtbarer Text. Schreib zuerst etwas.
problem-words-not-plain = Nimm nur Buchstaben von a bis z (keine Umlaute), Ziffern und Zeichen wie ! oder +, ohne Leerzeichen am Anfang oder Ende.
problem-not-your-turn = Du bist nicht dran. Warte auf die anderen.
problem-not-asked-for = Du musst erst etwas anderes entscheiden.
problem-let-pass = Du hast diese Karte schon zugelassen. Warte, bis sie wirkt.
problem-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähl eine andere.
problem-not-in-this-game = Das gehört nicht zu diesem Spiel. Wähl etwas anderes.
problem-own-seat =
    { $rule ->
        [none] Das bist du selbst. Wähl einen anderen Spieler.
        [TOLL-3] Du kannst nur andere Spieler bitten zu zahlen.
       *[other] Diese Karte kannst du nicht auf dich selbst spielen. Wähl einen anderen Spieler.
    }
problem-wrong-target =
    { $target ->
        [player] Wähl einen Spieler.
        [cell] Wähl ein Feld im Labyrinth.
        [goal] Wähl ein Ziel.
        [chest] Wähl ein Ziel oder eine Truhe.
       *[none] Für diese Karte musst du nichts auswählen. Spiel sie einfach aus.
    }
problem-cell-taken = Hier liegt schon eine Karte. Wähl ein leeres Feld.
problem-no-neighbour = Leg die Karte neben eine aufgedeckte Karte im Labyrinth.
problem-sides-clash =
    { $sides ->
        [none] Dieser Stollen passt nicht zur Karte daneben.
       *[other] Dieser Stollen passt { $sides } nicht.
    } Versuch, ihn zu drehen.
problem-not-joined =
    { $rule ->
        [S2-8] Eine Leiter muss durch eine Öffnung an einen Stollen anschließen. Wähl ein anderes Feld oder dreh sie.
       *[other] Hierher führt kein Weg vom Start. Wähl ein anderes Feld oder dreh die Karte.
    }
problem-ladder-at-goal = So darfst du eine Leiter nicht neben ein Ziel legen. Wähl ein anderes Feld.
problem-tools-broken = Mit kaputtem Werkzeug kannst du keine Stollen legen. Reparier es oder spiel eine andere Karte.
problem-trapped = Solange du gefangen bist, kannst du keine Stollen legen. Spiel eine andere Karte oder passe.
problem-not-laid-last = Du kannst nur den zuletzt gelegten Stollen versetzen, und nur solange er noch im Labyrinth liegt.
problem-same-cell = Hier liegt der Stollen schon. Wähl ein anderes Feld.
problem-no-tunnel-to-lay = Du hast keinen Stollen, den du jetzt legen kannst. Wähl eine andere Karte.
problem-no-tunnel = Hier liegt kein Stollen. Wähl einen Stollen.
problem-not-removable = Ein Steinschlag kann weder den Start noch ein Ziel oder eine Sonderkarte entfernen. Wähl einen Stollen.
problem-broken-already = Dieses Werkzeug ist schon kaputt. Wähl einen anderen Spieler.
problem-nothing-to-repair = Hier gibt es für diese Karte nichts zu reparieren. Wähl einen anderen Spieler oder eine andere Karte.
problem-wrong-tool = Diese Karte repariert dieses Werkzeug nicht. Wähl eine andere.
problem-theft-already = Vor dir liegt schon ein Diebstahl. Wähl eine andere Karte.
problem-no-theft = Vor diesem Spieler liegt kein Diebstahl. Wähl einen anderen.
problem-trapped-already = Dieser Spieler ist schon gefangen. Wähl einen anderen.
problem-not-trapped = Dieser Spieler ist nicht gefangen. Wähl einen anderen.
problem-no-veto = Du hast das Veto nicht auf der Hand.
problem-veto-out-of-turn = Das Veto spielst du außer der Reihe, direkt nach der Karte eines anderen Spielers. Wähl jetzt eine andere Karte.
problem-no-victim = Diesen Spieler kannst du nicht bestehlen. Wähl einen anderen.
problem-no-hand = Von diesem Spieler kannst du keine Karte nehmen. Wähl einen anderen.
problem-no-role = Diese Rolle kannst du dir nicht ansehen. Wähl einen anderen Spieler.
problem-no-such-goal = Dieses Ziel gibt es in diesem Labyrinth nicht. Wähl ein anderes.
problem-goal-face-up = Dieses Ziel ist schon aufgedeckt. Wähl ein anderes.
problem-goal-not-reached = Diese Karte kannst du jetzt nicht aufdecken. Wähl eine markierte Karte.
problem-goal-misfit = So kann die Karte nicht liegen. Dreh sie.
problem-goal-cannot-move = Dieses Ziel kann nicht verschoben werden. Wähl ein anderes.
problem-no-more-maps = Eine Truhe verbietet in dieser Runde Schatzkarten auf Ziele. Wähl eine andere Karte.
problem-no-closed-chest = Hier liegt keine geschlossene Truhe. Wähl ein anderes Feld.
problem-gold-not-there = Diese Goldkarte kannst du nicht nehmen. Wähl eine von denen, die du siehst.
problem-card-not-there = Diese Karte kannst du nicht nehmen. Wähl eine von denen, die du siehst.
problem-nothing-discarded = Die Ablage ist leer. Wähl eine andere Karte.
problem-too-many-cards = Im Grundspiel wirfst du nur eine Karte ab.
problem-not-yours = Du kannst nur Karten entfernen, die vor dir liegen.
problem-nothing-in-front = So eine Karte liegt hier nicht aus. Wähl eine andere.
problem-toll-too-dear = Du hast nicht genug Gold für diesen Zoll.
problem-no-dwarf-left = Beide Zollzwerge wurden in dieser Runde schon eingesetzt.
problem-no-free-end = Ein Zollzwerg kommt an ein offenes Stollenende vor einem leeren Feld.
problem-no-toll = Hier fällt kein Zoll an. Wähl ein Feld mit Zoll.
problem-asked-already = Diesen Spieler hast du in diesem Zug schon gefragt. Frag einen anderen.
problem-clash-saboteur2-greedy_dwarf = Der gierige Zwerg lässt sich nicht mit Saboteur 2 kombinieren. Er ist nur fürs Grundspiel.
problem-clash-saboteur2-sabotaged_dwarf = Der sabotierte Zwerg lässt sich nicht mit Saboteur 2 kombinieren. Diese Variante ist nur fürs Grundspiel.
problem-clash-saboteur2-tournament = Das Turnier lässt sich nicht mit Saboteur 2 kombinieren. Es ist nur fürs Grundspiel.
problem-clash-tournament-sabotaged_dwarf = Der sabotierte Zwerg lässt sich nicht mit dem Turnier kombinieren. Dort wird in Plättchen gezahlt.
problem-clash-tournament-wardrobe = Die Garderobe lässt sich nicht mit dem Turnier kombinieren. Dort bleibt keine Rollenkarte zum Tauschen übrig.
problem-clash-wardrobe-party = Garderobe und Stollenparty lassen sich nicht kombinieren. Sie sind zwei Seiten derselben Karte.
problem-clash-edition-base = Die Ausgabe { $edition } enthält das Grundspiel nicht. Wähl DE24, UA24, UA16 oder RU16, oder nimm Saboteur 2 dazu.
problem-clash-edition-saboteur2 = Die Ausgabe { $edition } enthält Saboteur 2 nicht. Wähl DE24, UA24, PL2 oder FR2.
problem-clash-edition-extras = In der Ausgabe { $edition } gibt es keine Varianten, Sonderkarten oder Mini-Erweiterungen. Wähl DE24 oder UA24.
problem-clash-seats-base = Das Grundspiel ist für 3 bis 10 Spieler. Ändere die Zahl der Plätze.
problem-clash-seats-saboteur2 = Saboteur 2 ist für 2 bis 12 Spieler. Ändere die Zahl der Plätze.
problem-clash-seats-tournament = Das Turnier ist für 5 bis 9 Spieler. Ändere die Zahl der Plätze.
problem-clash-layout-without-chests = In diesem Spiel gibt es keine Truhen. Nimm erst die Schatztruhen dazu.
problem-clash-chests-count = Eine Anordnung braucht vier Truhen. Leg alle vier aus oder wähl eine andere Anordnung.
problem-clash-chests-outside = Hier kann keine Truhe liegen ({ $cell }). Wähl ein Feld zwischen Start und Zielen.
problem-clash-chests-taken = Hier kann keine Truhe liegen ({ $cell }): Eine andere Karte ist im Weg. Verschieb die Truhe oder wähl eine andere Anordnung.
problem-clash-chests-start = Hier kann keine Truhe liegen ({ $cell }): zu nah am Start. Verschieb die Truhe.
problem-clash-chests-twice = Auf diesem Feld liegen zwei Truhen ({ $cell }). Verschieb eine davon.
problem-clash-chests-touch = Zwei Truhen liegen nebeneinander ({ $cell }). Verschieb eine davon.
problem-clash-first-seat = Der gewählte Startspieler ist nicht an diesem Tisch. Wähl einen anderen oder „Zufällig“.

## -------------------- The entrance: home-

home-tagline = Grab nach Gold. Trau niemandem.
home-pitch = Grabt gemeinsam Stollen zum Schatz. Aber einige von euch sind heimlich Saboteure.
home-play-now = Jetzt spielen
home-starting = Spiel wird gestartet …
home-play-now-hint = Gleich gegen Bots spielen. Ohne Konto, ohne Installation.
home-options = Spiel und Gegner wählen
home-game = Spiel
home-opponents = Gegner
home-players = Spieler
home-clock = Bedenkzeit
home-friends = Mit Freunden spielen
home-create = Tisch erstellen
home-create-hint = Du bekommst einen Link, einen Code und einen QR-Code für deine Freunde. Alle spielen am eigenen Handy oder Computer.
home-hotseat = Zusammen an einem Gerät spielen
home-join = Einem Tisch beitreten
home-code = Code oder Link
home-code-hint = Zum Beispiel 7WAHHP
home-join-button = Beitreten
home-code-wrong = Das ist kein Code oder Link zu einem Tisch. Ein Code hat { $letters } Buchstaben und Ziffern. Prüf ihn und versuch es noch einmal.
home-your-tables = Deine Tische
home-your-tables-none = Du hast noch keine Tische.
home-open-tables = Offene Tische
home-open-tables-none = Gerade gibt es keine offenen Tische. Erstell einen und aktivier „Tisch öffentlich anzeigen“.
home-refresh = Aktualisieren
home-table-of-host = Tisch von { $host }
home-table-unnamed = Tisch ohne Namen
home-seats-taken =
    { $people ->
        [one] { $people } von { $seats } Plätzen besetzt
       *[other] { $people } von { $seats } Plätzen besetzt
    }
home-state-lobby = wartet auf Spieler
home-state-playing = läuft
home-state-over = vorbei, Wiederholung ansehen
home-how-to-play = Die Regeln in einer Minute
home-how-to-play-roles = Alle bekommen eine geheime Rolle. Die meisten sind Goldsucher, ein paar sind Saboteure.
home-how-to-play-digging = Goldsucher legen Stollen vom Start in Richtung der drei Ziele. Jede Karte muss zu den Karten daneben passen und den Weg fortsetzen.
home-how-to-play-goals = Ein Ziel ist der Schatz, die anderen sind nur Stein. Mit einer Schatzkarte siehst du dir eines an. Sag den anderen dann die Wahrheit, oder lüg.
home-how-to-play-sabotage = Saboteure machen Werkzeug kaputt, legen Sackgassen und spielen Steinschläge. Goldsucher machen das Gleiche mit Spielern, denen sie nicht trauen.
home-how-to-play-gold = Erreicht ein Weg den Schatz, bekommen die Goldsucher Gold, sonst die Saboteure. Nach drei Runden gewinnt der Spieler mit dem meisten Gold.
home-rules = Karten und Regeln
home-profile = Dein Profil
home-name = Dein Name
home-name-save = Speichern
home-name-saved = Gespeichert. Du heißt jetzt { $name }.
home-device = Auf anderem Gerät weiterspielen
home-device-get-code = Code anzeigen
home-device-your-code = Gib diesen Code innerhalb von zehn Minuten auf dem anderen Gerät ein:
home-device-enter-code = Code von deinem anderen Gerät
home-device-continue = Hier weiterspielen
home-device-sign-out = Auf allen anderen Geräten abmelden
home-device-signed-out = Du bist jetzt auf allen anderen Geräten abgemeldet.
home-footer = Kostenlos und Open Source.

## -------------------- The lobby: lobby-

lobby-untitled = Neuer Tisch
lobby-table-name = Name des Tisches
lobby-invite = Spieler einladen
lobby-code = Code des Tisches
lobby-code-hint = Die anderen geben ihn auf der Startseite ein.
lobby-copy-link = Link kopieren
lobby-link-copied = Link kopiert. Schick ihn den anderen.
lobby-copy-link-failed = Dein Browser erlaubt das Kopieren nicht. Markier den Link und kopier ihn selbst:
lobby-share = Teilen …
lobby-share-text = Komm an meinen Tisch.
lobby-qr = QR-Code für diesen Tisch
lobby-big-screen = Tisch auf großem Bildschirm zeigen

lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-seat-free = frei
lobby-bot = Bot: { $bot }
lobby-you = du
lobby-is-host = Host
lobby-is-first-player = Startspieler
lobby-is-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-is-away = abwesend
lobby-is-muted = stumm
lobby-sit = Hier hinsetzen
lobby-take-bot-seat = Platz des Bots übernehmen
lobby-sit-name = Dein Name an diesem Tisch
lobby-leave-seat = Platz verlassen
lobby-add-bot = Bot hinzufügen
lobby-which-bot = Welcher Bot?
lobby-remove-bot = Bot entfernen
lobby-remove = { $name } entfernen
lobby-make-host = { $name } zum Host machen
lobby-mute = { $name } stummschalten
lobby-unmute = Stummschaltung von { $name } aufheben
lobby-seat-menu = Weitere Optionen für { $name }
lobby-spectators =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Zuschauer.
       *[other] { $count } Zuschauer.
    }

lobby-start = Spiel starten
lobby-ready = Ich bin bereit
lobby-unready = Doch nicht bereit
lobby-shuffle = Faires Mischen
lobby-shuffle-words = Deine Worte fürs Mischen (optional)
lobby-shuffle-words-hint = Sie werden hinzugefügt, wenn du auf „Ich bin bereit“ tippst.
lobby-shuffle-description = Wie gemischt wird, steht vorher fest und lässt sich prüfen. Du kannst eigene Worte beisteuern.
lobby-commitment = Fingerabdruck der Mischung, zum Prüfen nach dem Spiel
lobby-waiting-for = Warten auf { $names }.
lobby-bots-fill =
    { $count ->
        [one] Ein Bot übernimmt den freien Platz.
       *[other] Bots übernehmen die { $count } freien Plätze.
    }
lobby-everyone-ready = Alle sind bereit.
lobby-host-starts = { $host } startet das Spiel, wenn alle bereit sind.
lobby-host-starts-unnamed = Der Host startet das Spiel, wenn alle bereit sind.
lobby-spectating = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
lobby-seats-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.

lobby-game = Spiel
lobby-host-chooses = { $host } wählt das Spiel aus. Du siehst jede Änderung sofort.
lobby-host-chooses-unnamed = Der Host wählt das Spiel aus. Du siehst jede Änderung sofort.
lobby-preset = Spiel auswählen
lobby-preset-custom = Eigenes Spiel
lobby-edition = Ausgabe
lobby-edition-description = Die gedruckten Regelhefte unterscheiden sich stellenweise. Wähl, nach welchem ihr spielt.
lobby-edition-DE24 = Jubiläumsausgabe, deutsch
lobby-edition-UA24 = Jubiläumsausgabe, ukrainisch
lobby-edition-UA16 = Grundspiel von 2016, ukrainisch
lobby-edition-RU16 = Grundspiel von 2016, russisch
lobby-edition-PL2 = Saboteur 2, polnisch
lobby-edition-FR2 = Saboteur 2, französisch
lobby-modules = Erweiterungen und Sonderkarten
lobby-variants = Varianten
lobby-house-rules = Hausregeln
lobby-house-rules-description = Hier kannst du einzelne Regeln ändern, in denen sich die Regelhefte unterscheiden. Deine Wahl hat Vorrang vor der Ausgabe.
lobby-house-rule-changed = geändert
lobby-seat-count = Plätze
lobby-seat-count-description = Das Grundspiel ist für 3 bis 10 Spieler, Saboteur 2 für 2 bis 12.
lobby-first-player = Startspieler
lobby-first-player-description = Nur für die erste Runde. Danach entscheiden die Regeln.
lobby-first-player-random = Zufällig
lobby-first-player-free = Platz { $number } (frei)
lobby-first-player-bot = { $name } (Bot)
lobby-clock = Bedenkzeit
lobby-bots = Bots
lobby-bots-description = Bots übernehmen freie Plätze und springen für abwesende Spieler ein.
lobby-spectators-allowed = Zuschauer erlauben
lobby-spectators-allowed-description = Zuschauer sehen nur, was alle Spieler sehen.
lobby-chat-allowed = Chat
lobby-chat-allowed-description = Ohne Chat können die Spieler nur Emotes senden.
lobby-listed = Tisch öffentlich anzeigen
lobby-listed-description = Dann können alle von der Startseite aus beitreten. Sonst brauchen Mitspieler den Link oder den Code.
lobby-seat-count-less = Ein Platz weniger
lobby-seat-count-more = Ein Platz mehr
lobby-chest-layout = Anordnung der Truhen
lobby-chest-layout-gates = Tore
lobby-chest-layout-wings = Flügel
lobby-chest-layout-zigzag = Zickzack
lobby-chest-layout-random = Zufällig
lobby-chest-layout-custom = Eigene
lobby-chest-hint = Tipp auf ein Feld, um dort eine Truhe auszulegen. Tipp auf eine Truhe, um sie zu entfernen.
lobby-chest-grid = Felder zwischen Start und Zielen. Mit den Pfeiltasten bewegst du dich, Enter legt oder entfernt eine Truhe.
lobby-chest-left =
    { $left ->
        [0] Alle vier Truhen sind ausgelegt.
        [one] Noch { $left } Truhe auszulegen.
       *[other] Noch { $left } Truhen auszulegen.
    }
lobby-chest-not-applied = Noch nicht übernommen.
lobby-chest-cell-chest = Truhe
lobby-chest-cell-free = frei
lobby-chest-cell-empty = leer
lobby-chest-cell-refused =
    { $why ->
        [start] hier liegt der Start
        [goal] hier liegt ein Ziel
        [tournament] hier liegt der Turnierstollen
        [wardrobe] hier liegt die Garderobe
        [party] hier liegt die Stollenparty
        [beside-start] zu nah am Start
        [next] Truhen dürfen nicht nebeneinanderliegen
        [four] alle vier Truhen sind schon ausgelegt; entferne zuerst eine
        [chest] hier liegt schon eine Truhe
       *[outside] Truhen kommen zwischen Start und Ziele
    }
lobby-chest-clear = Alle Truhen entfernen
lobby-chest-more-rows = Mehr Reihen zeigen
lobby-clash = Das lässt sich nicht kombinieren
lobby-clash-not-applied = Noch nicht übernommen.
lobby-undo = Rückgängig
lobby-yes = ja
lobby-no = nein

lobby-part-saboteur2-description = Zwei Goldsucherteams, mit Türen, Leitern, Diebstählen, Fallen und neuen Rollen. Für 2 bis 12 Spieler.
lobby-part-greedy_dwarf-description = Ein Goldsucher, der nur gewinnt, wenn er den Weg zum Schatz selbst vollendet. Fürs Grundspiel.
lobby-part-goal_swap-description = Nimm zwei verdeckte Ziele auf und leg sie zurück, vertauscht oder nicht.
lobby-part-trove-description = Statt nachzuziehen, nimmst du eine der obersten fünf Karten der Ablage.
lobby-part-veto-description = Stopp eine Karte, die ein anderer Spieler gerade gespielt hat.
lobby-part-change_of_direction-description = Kehr die Spielrichtung für den Rest der Runde um.
lobby-part-master_craftsman-description = Reparier ein beliebiges kaputtes Werkzeug.
lobby-part-path_specialist-description = Leg zwei Stollen in einem Zug.
lobby-part-detour-description = Versetz den zuletzt gelegten Stollen.
lobby-part-toll-description = Zwei Zollzwerge versperren den Weg. Um an einem vorbeizubauen, zahlst du seinem Besitzer 1 Gold.
lobby-part-wardrobe-description = Eine Karte im Labyrinth. Der erste Spieler, der sie erreicht, muss die Rolle wechseln.
lobby-part-party-description = Eine Karte im Labyrinth. Sobald ein Spieler sie erreicht, werden alle Rollen neu gemischt und verteilt.
lobby-part-new_goals-description = Fünf von acht Zielen: Säcke mit Gold, Drachen, eine Spinne und vielleicht gar kein Schatz.
lobby-part-chests-description = Vier verdeckte Truhen auf dem Weg, jede mit einer Überraschung.
lobby-part-sabotaged_dwarf-description = Goldsucher mit kaputtem Werkzeug am Ende der Runde bekommen kein Gold.
lobby-part-tournament-description = Für 5 bis 9 Spieler: gierige Zwerge, ein Stollen in der Mitte, Gold in Plättchen.

lobby-option-lay_must_join = Stollen legen
lobby-value-lay_must_join-yes = Ein Stollen muss einen Weg vom Start fortsetzen
lobby-value-lay_must_join-no = Ein Stollen muss nur zu den Karten daneben passen
lobby-option-gold_draw = Gold für die Goldsucher
lobby-value-gold_draw-per_digger = Eine Goldkarte pro Goldsucher
lobby-value-gold_draw-per_player = Eine Goldkarte pro Spieler
lobby-option-round_end = Wenn der Schatz nicht gefunden wird
lobby-value-round_end-hands = Die Runde endet, wenn niemand mehr Karten hat
lobby-value-round_end-forced_passes = Die Runde endet auch, wenn alle nacheinander passen müssen
lobby-value-round_end-nobody_can_play = Die Runde endet auch, sobald niemand mehr eine Karte spielen kann
lobby-option-tokens_open = Goldplättchen
lobby-value-tokens_open-yes = Alle sehen, wie viele du hast
lobby-value-tokens_open-no = Nur du siehst, wie viele du hast
lobby-option-goals_at_once = Mehrere Ziele auf einmal erreicht
lobby-value-goals_at_once-all = Alle werden aufgedeckt
lobby-value-goals_at_once-one = Pro Zug wird nur eines aufgedeckt
lobby-option-goal_misfit = Ein Ziel, das nicht passt
lobby-value-goal_misfit-best_fit = Es wird so gelegt, wie es am besten passt
lobby-value-goal_misfit-player = Der Spieler wählt, wie herum es liegt
lobby-option-sabotage_target = Werkzeug kaputt machen
lobby-value-sabotage_target-another = Du kannst nur das Werkzeug anderer kaputt machen
lobby-value-sabotage_target-any = Du kannst auch dein eigenes Werkzeug kaputt machen
lobby-option-new_goals_gold_sure = Schatz unter den neuen Zielen
lobby-value-new_goals_gold_sure-yes = Der Schatz ist immer dabei
lobby-value-new_goals_gold_sure-no = Der Schatz kann fehlen
lobby-option-discard_two_helps = Zwei Karten abwerfen
lobby-value-discard_two_helps-self = Entfernt eine Aktionskarte, die vor dir liegt
lobby-value-discard_two_helps-anyone = Entfernt eine Aktionskarte vor einem beliebigen Spieler
lobby-option-ladder_needs_opening = Leitern und Stollen
lobby-value-ladder_needs_opening-yes = Eine Leiter muss durch eine Öffnung an einen Stollen anschließen
lobby-value-ladder_needs_opening-no = Eine Leiter muss einen Stollen nur berühren
lobby-option-ladder_goal_ban = Leitern und Ziele
lobby-value-ladder_goal_ban-touching = Eine Leiter darf nicht neben einem Ziel liegen
lobby-value-ladder_goal_ban-open_side = Eine Leiter darf nicht zu einem Ziel hin offen sein
lobby-option-inspection_target = Inspektion
lobby-value-inspection_target-another = Du siehst dir die Rolle eines anderen Spielers an
lobby-value-inspection_target-any = Du siehst dir eine beliebige Rolle an, auch deine eigene
lobby-option-theft_optional = Diebstähle
lobby-value-theft_optional-yes = Du darfst stehlen
lobby-value-theft_optional-no = Du musst stehlen
lobby-option-next_round_starter = Startspieler der nächsten Runde
lobby-value-next_round_starter-last_card = Links von dem Spieler, der die letzte Karte hingelegt hat
lobby-value-next_round_starter-last_turn = Links von dem Spieler, der den letzten Zug hatte
lobby-value-next_round_starter-last_tunnel = Links von dem Spieler, der den letzten Stollen gelegt hat

lobby-chat = Chat

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = niemand
table-seat = Platz { $number }
# Steht auch nach „in“ und „nach“: „in Spalte 3, 2 Reihen höher“.
table-cell =
    { $direction ->
        [up] Spalte { $column }, { $rows ->
            [one] { $rows } Reihe
           *[other] { $rows } Reihen
        } höher
        [down] Spalte { $column }, { $rows ->
            [one] { $rows } Reihe
           *[other] { $rows } Reihen
        } tiefer
       *[level] Spalte { $column }, Startreihe
    }
table-goal = Ziel { $number }
table-chest = Truhe { $number }
table-empty-cell = leer
table-can-be-chosen = wählbar
table-you-saw =
    { $age ->
        [0] du hast gerade gesehen: { $card }
        [one] du hast vor einem Zug gesehen: { $card }
       *[other] du hast vor { $age } Zügen gesehen: { $card }
    }
table-dwarf = Zollzwerg von { $player }, { $side }
table-toll = { $count } Gold Zoll an { $player }
table-toll-paid = { $player } zahlt den Zoll
table-move-with-toll = { $move } ({ $toll })
table-maze = Das Labyrinth. Mit den Pfeiltasten bewegst du dich, Enter wählt.
table-fit = Ganzes Labyrinth zeigen
table-offscreen-up =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } oben zeigen
table-offscreen-right =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } rechts zeigen
table-offscreen-down =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } unten zeigen
table-offscreen-left =
    { $count ->
        [one] Noch ein Feld
       *[other] Noch { $count } Felder
    } links zeigen
table-round = Runde { $round } von 3
table-piles = Stapel
table-players =
    { $order ->
        [reversed] Spieler, in umgekehrter Reihenfolge
       *[normal] Spieler, der Reihe nach
    }
table-order-reversed = ⟲ umgekehrt
table-rules = Regeln
table-no-maps = keine Schatzkarten mehr
table-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
table-role = Meine Rolle
table-role-hint = Gedrückt halten: Rolle sehen
table-log = Verlauf
table-chat = Chat
table-loading = Der Tisch wird geladen …
table-home = Zur Startseite
table-bot-took-over = Du warst weg, deshalb spielt ein Bot für dich.
table-take-seat-back = Wieder selbst spielen
table-seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
table-spectator = Du schaust zu.
table-latest-events = Letzte Ereignisse

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

connection-connecting = Verbindung wird hergestellt …
connection-open = Verbunden
connection-lost = Verbindung verloren. Wird wiederhergestellt …
connection-closed = Nicht verbunden
connection-reason-left = Du hast diesen Tisch verlassen.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = Das ist nicht dein Platz. Schau zu oder öffne deinen eigenen Link.
connection-reason-seat-lost = Du hast deinen Platz verloren: Du wurdest entfernt oder warst zu lange weg.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = Du kannst diesem Tisch nicht beitreten. Such dir einen anderen.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Zuschauen

hand-label =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
hand-selected = gewählt
hand-unusable = jetzt nicht spielbar
hand-empty = Deine Hand ist leer.
hand-enlarge = Hand vergrößern
hand-shrink = Hand verkleinern

player-you = du
player-bot = Bot
player-bot-took-over = vorerst Bot
player-away = abwesend
player-out = raus aus der Runde
player-turn = am Zug
player-deciding = entscheidet
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
player-fronts = ausliegend: { $cards }
player-known-role =
    { $past ->
        [yes] { $role }, als du nachgesehen hast; seitdem geändert
       *[no] { $age ->
            [0] { $role }, gerade gesehen
            [one] { $role }, vor einem Zug gesehen
           *[other] { $role }, vor { $age } Zügen gesehen
        }
    }
player-details = Mehr über { $player }
player-mark = Deine Vermutung (nur du siehst sie)
player-mark-none = keine
player-mark-friend = Vertrauen
player-mark-unsure = unsicher
player-mark-foe = Verdacht
player-note = Deine Notiz (nur du siehst sie)
player-mute = Stummschalten
player-unmute = Stummschaltung aufheben
player-mute-for-everyone = Für alle stummschalten
player-unmute-for-everyone = Stummschaltung für alle aufheben
player-remove = Spieler entfernen
player-remove-question = { $player } entfernen? Ein Bot spielt dann bis zum Ende des Spiels auf diesem Platz.
player-remove-confirm = Ja, entfernen
player-same-person = dieselbe Person spielt { $players }

role-title = Runde { $round }: deine Rolle
role-dismiss = Alles klar
role-hint = Halte „Meine Rolle“ gedrückt, um sie später noch einmal zu sehen.

prompt-start-play =
    { $question ->
        [tunnel] Leg noch einen Stollen: Wähl eine Karte
       *[turn] Du bist dran: Wähl eine Karte
    }
prompt-start-pass = Wähl Karten zum Abwerfen
prompt-start-discard-two = Wähl zwei Karten zum Abwerfen
prompt-start-stand-dwarf = Wähl eine Karte, die du für den Zollzwerg abwirfst
prompt-start-ask-toll = Wähl das Feld mit dem Zoll
prompt-card = Wähl noch eine Karte
prompt-cell =
    { $occurrence ->
        [second] Wähl das zweite
       *[first] Wähl, wo du sie spielst
    }
prompt-seat = Wähl einen Spieler
prompt-tool = Wähl ein Werkzeug
prompt-front = { $player }: { $card }
prompt-remove = Wähl eine Karte zum Entfernen
prompt-side = Wähl eine Seite
prompt-none = Wähl aus
prompt-not-playable =
    { $question ->
        [tunnel] Diese Karte kannst du jetzt nicht spielen. Wähl einen Stollen, der sich legen lässt.
       *[turn] Diese Karte kannst du jetzt nicht spielen, aber du kannst sie abwerfen.
    }
prompt-why-not = Warum nicht?
prompt-confirm = Ausspielen
prompt-confirm-pass = Abwerfen
prompt-confirm-discard-two = Beide abwerfen
prompt-confirm-stand-dwarf = Zwerg aufstellen
prompt-confirm-ask-toll = Ums Zahlen bitten
prompt-rotate = Drehen
prompt-back = Zurück
prompt-enlarge = Vergrößern: { $card }
prompt-all-moves = Alle meine Züge
prompt-mode-play = Karte spielen
prompt-mode-pass = Passen
prompt-mode-discard-two = Zwei abwerfen, eine Karte entfernen
prompt-mode-stand-dwarf = Zollzwerg aufstellen
prompt-mode-ask-toll = Spieler bitten, den Zoll zu zahlen

moves-pass = Karten abwerfen
moves-other = Andere Züge
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Du hast gerade nichts zu entscheiden.

question-goal = Wähl, welche Karte du aufdeckst
question-goal-hint =
    { $goals_at_once ->
        [one] Du hast mehrere Ziele erreicht. Pro Zug wird nur eines davon aufgedeckt.
       *[all] Du hast mehrere Ziele erreicht. Die anderen folgen danach, sofern die Runde nicht endet.
    }
question-orientation = Wähl, wie herum sie liegen soll
question-orientation-hint =
    { $goal_misfit ->
        [player] Beides ist erlaubt.
       *[best_fit] Beides passt gleich gut.
    }
question-gold = Nimm dein Gold
question-gold-hint =
    { $count ->
        [one] Diese Karte ist für dich übrig. Niemand sonst sieht, was du nimmst.
       *[other] Nimm eine dieser { $count } Karten. Der Rest geht an den nächsten Goldsucher. Niemand sonst sieht, was du nimmst.
    }
question-victim = 1 Gold stehlen
question-victim-hint = Wähl, wen du bestiehlst.
question-veto = Veto gegen diese Karte?
question-veto-hint = { $action }. Ein Veto verhindert das.
question-veto-allowed = Du hast sie zugelassen. Moment …
question-veto-not-in-hand = nicht auf deiner Hand
question-swap = Die zwei Ziele vertauschen?
question-swap-hint = Du hast beide verdeckt aufgenommen. Niemand sonst sieht, ob du sie vertauschst.
question-card = Wähl eine Karte zum Behalten
question-card-hint = Nur du siehst diese Karten. Die anderen kommen auf die Ablage.
question-toll = Zoll zahlen?
question-toll-hint =
    { $player } bittet dich, den Zoll für dieses Feld zu zahlen: { $cell }. { $price ->
        [0] Der Zollzwerg dort gehört dir, also kostet es dich nichts.
       *[other] Kosten: { $toll }.
    }
question-move = Truhe: ein Ziel verschieben
question-move-hint = Wähl ein Ziel, das du ein Feld weiter vom Start wegschiebst.
question-hand = Truhe: eine Karte nehmen
question-hand-hint = Wähl, wem du eine zufällige Karte wegnimmst.
question-role = Truhe: eine Rolle ansehen
question-role-hint = Wähl, wessen Rolle du sehen willst.

waiting-turn = { $player } ist dran
waiting-tunnel = { $player } legt noch einen Stollen
waiting-goal = { $player } wählt, welche Karte aufgedeckt wird
waiting-orientation = { $player } wählt, wie herum eine Karte liegt
waiting-gold = { $player } wählt eine Goldkarte
waiting-victim = { $player } wählt, wer bestohlen wird
waiting-veto = Jetzt ist ein Veto gegen diese Karte möglich
waiting-swap = { $player } überlegt, ob zwei Ziele vertauscht werden
waiting-card = { $player } wählt eine Karte zum Behalten
waiting-toll = { $player } überlegt, ob der Zoll gezahlt wird
waiting-move = { $player } wählt ein Ziel zum Verschieben
waiting-hand = { $player } wählt, wem eine Karte weggenommen wird
waiting-role = { $player } wählt eine Rolle zum Ansehen
waiting-nobody = Moment …

private-knowledge-label = Was ich weiß
private-knowledge-nothing = Noch nichts Geheimes.
private-knowledge-age =
    { $age ->
        [0] gerade eben
        [one] vor { $age } Zug
       *[other] vor { $age } Zügen
    }
private-knowledge-maybe-swapped = seitdem vielleicht vertauscht
private-knowledge-changed = seitdem geändert
private-knowledge-previous-role = Deine frühere Rolle
private-knowledge-gold =
    { $count ->
        [one] Dein Gold: { $sum } ({ $count } Karte)
       *[other] Dein Gold: { $sum } ({ $count } Karten)
    }

log-label = Spielverlauf
log-empty = Noch ist nichts passiert.
chat-label = Chat-Nachrichten
chat-empty = Noch keine Nachrichten.
chat-off = An diesem Tisch ist der Chat aus, aber du kannst Emotes senden.
chat-input = Nachricht schreiben
chat-send = Senden
chat-unread = { $count } ungelesen
emote-cheer = Hurra!
emote-laugh = Haha!
emote-sorry = Sorry
emote-thanks = Danke
emote-hurry = Mach schon!
emote-doubt = Ach ja?
emote-shock = Oh nein!
emote-gold = Gold!

menu-title = Menü
menu-confirm-moves = Jeden Zug vor dem Spielen bestätigen
menu-sound = Ton
menu-show-chat = Chat und Emotes zeigen
menu-note = Deine Notizen (nur du siehst sie)
menu-keys = Tasten: Mit den Pfeilen bewegst du dich, Enter wählt, R dreht einen Stollen, Esc geht zurück, H Hand, B Labyrinth, P Spieler, M alle meine Züge.
menu-big-screen = Auf großem Bildschirm zeigen
menu-vote-to-end = Für Spielende stimmen
menu-withdraw-vote = Stimme zurückziehen
menu-end-votes =
    { $count ->
        [one] { $count } Spieler will das Spiel beenden
       *[other] { $count } Spieler wollen das Spiel beenden
    }
menu-leave-player = Verlassen (ein Bot übernimmt)
menu-leave-spectator = Verlassen

vote-label = Abstimmung über das Spielende
vote-agreed =
    { $count ->
        [one] { $players } will das Spiel jetzt beenden und die Rollen zeigen.
       *[other] { $players } wollen das Spiel jetzt beenden und die Rollen zeigen.
    }
vote-waiting-for = Warten auf { $players }
vote-deadline = Das Spiel endet in { $time }, es sei denn, ein abwesender Spieler kommt zurück und spielt weiter.
vote-agree = Zustimmen
vote-oppose = Weiterspielen

spectators-title = Zuschauer
spectators-none = Niemand schaut zu.
spectators-unnamed = Zuschauer { $number }
spectators-left = ist gegangen
spectators-muted = stumm
spectators-mute = { $name } stummschalten
spectators-unmute = Stummschaltung von { $name } aufheben
spectators-remove = { $name } entfernen
spectators-remove-question = { $name } entfernen? Eine Rückkehr an diesen Tisch ist dann nicht möglich.
spectators-remove-confirm = Ja, entfernen

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Die Karten mit Namen. Stollen heißen danach, wohin sie führen.
# Namen von Karten beginnen möglichst mit einem Hauptwort und stehen ohne Artikel: sie werden in Sätze eingesetzt.
card-tunnel = Stollen { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
card-path = nach { $sides }
card-ladder-path = mit Leiter nach { $sides }
# Eine offene Seite, die nirgendwohin führt. In den Regeln heißt sie „Stummel“ (TAB-3).
card-dead-end =
    { $count ->
        [one] mit Sackgasse { $sides }
       *[other] mit Sackgassen { $sides }
    }
card-direction-n = oben
card-direction-e = rechts
card-direction-s = unten
card-direction-w = links
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
card-start = Start
card-wardrobe = Garderobe
card-party = Stollenparty
card-gold = der Schatz
card-stone = nur Stein
card-sack-of-one = Sack mit 1 Gold
card-sack-of-two = Sack mit 2 Gold
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
card-hand-swap = Handkartentausch
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

role-aim-unknown = Du schaust zu.
role-aim-digger = Grab einen Weg zum Schatz. Wird er erreicht, teilen sich die Goldsucher das Gold.
role-aim-saboteur = Halte die Goldsucher vom Schatz fern, und lass dich nicht erwischen.
role-aim-greedy = Vollende den Weg zum Schatz selbst. Nur dann gewinnst du, und zwar allein.
role-aim-blue-digger = Erreiche den Schatz auf einem Weg ohne grüne Türen. Am besten vollendest du ihn selbst.
role-aim-green-digger = Erreiche den Schatz auf einem Weg ohne blaue Türen. Am besten vollendest du ihn selbst.
role-aim-boss = Du gewinnst mit jedem Goldsucherteam, bekommst aber 1 Gold weniger.
role-aim-profiteer = Du gewinnst immer, bekommst aber 2 Gold weniger als die anderen Gewinner.
role-aim-geologist = Du bekommst Gold für die Kristalle im Labyrinth, egal wer gewinnt.

chest-one-gold = 1 Gold
chest-no-more-maps = keine Schatzkarten mehr auf Ziele
chest-no-draw = in diesem Zug nicht nachziehen
chest-extra-draw = in diesem Zug eine Karte mehr
chest-move-a-goal = ein Ziel verschieben
chest-rob-a-hand = eine Karte von einem Spieler nehmen
chest-three-for-one = drei ziehen, eine behalten
chest-look-at-a-role = eine Rolle ansehen
chest-search-the-discard = die Ablage durchsuchen
chest-bury-five = fünf Karten vom Stapel auf die Ablage

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
move-plan-theft = Diebstahl vor dich legen
move-hands-off =
    { $whom ->
        [self] Deinen Diebstahl entfernen
       *[other] Diebstahl von { $player } entfernen
    }
move-trap = { $player } gefangen nehmen
move-free =
    { $whom ->
        [self] Dich selbst befreien
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
move-swap-hands = Handkarten mit { $player } tauschen
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
        [self] { $cards } abwerfen, um bei dir zu entfernen: { $front }
       *[other] { $cards } abwerfen, um bei { $player } zu entfernen: { $front }
    }
move-stand-dwarf = { $card } abwerfen und Zollzwerg aufstellen: { $cell }, { $side }
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
        [nobody] Nicht stehlen
       *[other] { $player } bestehlen
    }
move-veto = Veto
move-let-pass = Zulassen
move-put-goals-back =
    { $swapped ->
        [yes] Vertauschen
       *[no] Nicht vertauschen
    }
move-keep-card = Behalten: { $card }
move-answer-toll =
    { $pay ->
        [yes] Zoll zahlen
       *[no] Nicht zahlen
    }
move-move-goal = { $goal } verschieben
move-rob-hand = Karte von { $player } nehmen
move-look-at-role = Rolle von { $player } ansehen

## -------------------- The log: log-

log-round-begun = Runde { $round } beginnt. { $player } fängt an
log-round-ended =
    { $reached ->
        [yes] Die Runde ist vorbei: Der Schatz wurde erreicht
       *[no] Die Runde ist vorbei: Der Schatz wurde nicht erreicht
    }
log-round-roles =
    { $left ->
        [none] Rollen: { $roles }
       *[other] Rollen: { $roles }; überzählig: { $left }
    }
log-game-ended = Das Spiel ist vorbei. Sieg für { $players }
log-passed =
    { $count ->
        [one] { $player } wirft eine Karte ab
       *[other] { $player } wirft { $count } Karten ab
    }
log-passed-forced =
    { $count ->
        [one] { $player } kann nichts spielen und wirft eine Karte ab
       *[other] { $player } kann nichts spielen und wirft { $count } Karten ab
    }
log-discarded-two = { $player } wirft zwei Karten ab
log-taken-from-front = Bei { $player } entfernt: { $card }
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
        [yes] { $player } bekommt { $paid } Gold statt { $due }: Mit den übrigen Goldkarten geht es nicht auf
       *[no] { $player } bekommt { $paid } Gold
    }
log-tokens-paid =
    { $change ->
        [loses] { $player } verliert { $tokens } Gold
       *[gets] { $player } bekommt { $tokens } Gold
    }
log-tokens-moved = { $giver } zahlt { $tokens } Gold an { $taker }
log-stole = { $player } stiehlt { $other } 1 Gold
log-stole-nothing = { $player } stiehlt nichts
log-vetoed = { $player } spielt das Veto
log-role-changed = { $player } bekommt eine neue Rolle
log-wardrobe-entered = { $player } erreicht die Garderobe und wechselt die Rolle
log-roles-dealt = Stollenparty! Alle Rollen werden gemischt und neu verteilt
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
log-dwarf-left = Der Zollzwerg von { $player } ist weg
log-toll-asked = { $player } bittet { $other }, den Zoll zu zahlen
log-toll-answered =
    { $pay ->
        [yes] { $player } ist bereit, den Zoll zu zahlen
       *[no] { $player } lehnt es ab, den Zoll zu zahlen
    }
log-goal-moved = { $player } verschiebt { $goal } um ein Feld
log-chest-opened =
    { $seen ->
        [no] { $player } öffnet eine Truhe
       *[yes] { $player } öffnet eine Truhe: { $found }
    }
log-chest-seen = Du siehst in die Truhe und findest: { $found }. Der Stollen darauf: { $card }
log-gold-picked = { $player } nimmt eine Goldkarte mit einem Nugget
log-card-taken = { $player } zieht eine Karte aus der Hand von { $other }
log-card-taken-own = { $player } zieht eine Karte aus der Hand von { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] Eine Karte vom Stapel kommt auf die Ablage
       *[other] { $count } Karten vom Stapel kommen auf die Ablage
    }
log-discard-shuffled = Die Ablage wird gemischt
log-nobody-can-play = Der Stapel ist leer, und niemand kann eine Karte spielen
log-nothing-to-lay = { $player } kann keinen zweiten Stollen legen
log-nothing-to-lose = { $player } trifft auf den Drachen, hat aber kein Gold zu verlieren
log-contributed = { $player } steuert Worte zum Mischen bei
log-time-ran-out = Die Zeit von { $player } ist abgelaufen
log-bot-took-over = Ein Bot übernimmt für { $player }
log-player-returned = { $player } ist zurück
log-seat-emptied = { $player } ist gegangen
log-finish-voted =
    { $wants ->
        [yes] { $player } will das Spiel beenden und die Rollen zeigen
       *[no] { $player } will das Spiel nicht mehr beenden
    }
log-finish-opposed = { $player } will weiterspielen, damit ist die Abstimmung vorbei
log-game-revealed = Die Spieler haben das Spiel beendet. Alle Rollen werden gezeigt
log-seat-muted =
    { $muted ->
        [yes] Der Host hat { $player } stummgeschaltet
       *[no] Der Host hat die Stummschaltung von { $player } aufgehoben
    }
log-spectator-muted =
    { $muted ->
        [yes] Der Host hat { $name } (Zuschauer) stummgeschaltet
       *[no] Der Host hat die Stummschaltung von { $name } (Zuschauer) aufgehoben
    }
log-spectator-removed = Der Host hat { $name } (Zuschauer) entfernt
log-spectators-allowed =
    { $allowed ->
        [yes] Der Host erlaubt jetzt Zuschauer
       *[no] Der Host erlaubt keine Zuschauer mehr
    }

log-play-lay-tunnel = { $player } legt einen Stollen in { $cell }
log-play-read-map = { $player } spielt eine Schatzkarte auf { $goal }
log-play-look-in-chest = { $player } spielt eine Schatzkarte auf Truhe { $chest }
log-play-rockfall = { $player } spielt einen Steinschlag in { $cell }
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
log-play-plan-theft = { $player } spielt einen Diebstahl
log-play-hands-off =
    { $whom ->
        [self] { $player } entfernt den eigenen Diebstahl
       *[other] { $player } entfernt den Diebstahl von { $other }
    }
log-play-trap = { $player } nimmt { $other } gefangen
log-play-free =
    { $whom ->
        [self] { $player } befreit sich selbst
       *[other] { $player } befreit { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } spielt eine Inspektion auf sich selbst
       *[other] { $player } spielt eine Inspektion auf { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } spielt einen Mützentausch auf sich selbst
       *[other] { $player } spielt einen Mützentausch auf { $other }
    }
log-play-swap-hands = { $player } tauscht die Handkarten mit { $other }
log-play-swap-goals = { $player } nimmt { $goals } auf
log-play-search-trove = { $player } spielt eine Fundgrube
log-play-change-direction = { $player } kehrt die Spielrichtung um
log-play-call-specialist = { $player } spielt den Wegespezialisten
log-play-detour = { $player } versetzt den letzten Stollen nach { $cell }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Die Runde ist vorbei
round-end-treasure-found = Schatz gefunden!
round-end-treasure-not-found = Der Schatz wurde nicht gefunden
round-end-reached-by = { $name } hat den Weg zum Schatz vollendet.
round-end-reached = Der Schatz wurde erreicht.
round-end-not-reached = Niemand hat den Schatz erreicht.
round-end-role = { $name } war { $role }.
round-end-unused-role = Überzählige Rolle
round-end-drawn =
    { $cards ->
        [one] Eine Goldkarte wird verteilt.
       *[other] { $cards } Goldkarten werden verteilt.
    }
round-end-taken = { $name } nimmt eine Goldkarte.
round-end-taken-own =
    { $nuggets ->
        [one] Du nimmst eine Karte mit einem Nugget.
       *[other] Du nimmst eine Karte mit { $nuggets } Nuggets.
    }
round-end-dealt =
    { $cards ->
        [0] Für { $name } ist kein Gold mehr übrig.
        [one] { $name } bekommt { $nuggets } Gold auf einer Karte.
       *[other] { $name } bekommt { $nuggets } Gold auf { $cards } Karten.
    }
round-end-paid = { $name } bekommt { $tokens } Gold.
round-end-stole = { $name } stiehlt { $victim } 1 Gold.
round-end-stole-nothing = { $name } stiehlt nichts.
round-end-no-gold = In dieser Runde bekommt niemand Gold.
round-end-choose-gold = Wähl deine Goldkarte
round-end-gold-card =
    { $nuggets ->
        [one] eine Karte mit einem Nugget
       *[other] eine Karte mit { $nuggets } Nuggets
    }
round-end-choose-victim = Wähl, wen du bestiehlst
round-end-no-theft = Nicht stehlen
round-end-waiting-for-gold = { $name } wählt eine Goldkarte …
round-end-waiting-for-thief = { $name } wählt, wer bestohlen wird …
round-end-show-all = Alles zeigen
round-end-next-round = Nächste Runde
round-end-your-turn = Nächste Runde: Du bist dran
round-end-show-results = Ergebnis zeigen
round-end-back-to-table = Zurück zum Tisch
round-end-you = du
round-end-hidden-role = Rollenkarte, verdeckt
round-end-gold-cards =
    { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
round-end-gold-tokens = { $count } Gold in Plättchen

# Das Ende des Spiels
podium-title = Das Spiel ist vorbei
podium-winner = { $name } gewinnt mit { $gold } Gold
podium-winners = { $names } gewinnen gemeinsam mit je { $gold } Gold
podium-ended-early = Die Spieler haben das Spiel vorzeitig beendet
podium-ended-early-hint = Alle Rollen und das Gold bis hierhin:
podium-place = { $place }. Platz
podium-gold = { $gold } Gold
podium-others = Die anderen Spieler
podium-chart = Gold nach Runden
podium-round = Runde { $round }
podium-chart-missing = Das Diagramm kann gerade nicht gezeigt werden: { $why }
podium-player = Spieler
podium-total = Gesamt
podium-replay = Wiederholung ansehen
podium-rematch = Noch einmal spielen
podium-rematch-join = Beim nächsten Spiel mitspielen
podium-rematch-watch = Beim nächsten Spiel zuschauen
podium-rematch-hint = Mit denselben Spielern auf denselben Plätzen. Das Spiel beginnt, wenn alle bereit sind.
podium-rematch-offered = Ein anderer Spieler will noch einmal spielen. Du kannst jetzt beitreten.
podium-home = Zur Startseite

## -------------------- One device for all: hotseat-

hotseat-title = Zusammen an einem Gerät
hotseat-hint = Alle spielen an diesem Gerät. Deine Karten bleiben verdeckt, bis du es in der Hand hast.
hotseat-home = Zur Startseite
hotseat-players = Spieler
hotseat-name = Spieler { $number }
hotseat-remove = Spieler { $number } entfernen
hotseat-add = Spieler hinzufügen
hotseat-bots = Anzahl der Bots
hotseat-bot = Bot { $number }
hotseat-first-player-removed = Der gewählte Startspieler wurde entfernt. Jetzt entscheidet der Zufall.
hotseat-game = Spiel auswählen
hotseat-start = Spiel starten
hotseat-name-missing = Gib jedem Spieler einen Namen.
hotseat-name-twice = Zwei Spieler heißen gleich. Ändere einen Namen.
hotseat-waiting = Moment …
hotseat-unavailable = Dieser Tisch lässt sich nicht öffnen
hotseat-not-yours = An diesem Tisch sitzt kein Spieler von diesem Gerät
hotseat-start-new = Neues Spiel starten
hotseat-pass-to = Gib das Gerät an { $name } weiter
hotseat-look-away = Alle anderen schauen bitte weg.
hotseat-show-cards = Ich bin { $name }: Karten aufdecken
hotseat-device-with = { $name } hat das Gerät.
hotseat-done = Fertig, { $name }. Verdeck deine Karten und gib das Gerät weiter.
hotseat-hide-cards = Meine Karten verdecken
hotseat-other-playing = { $name } spielt gerade
hotseat-other-playing-hint = Bitte warten. Wenn du deine eigenen Karten sehen willst, tipp auf deinen Namen.
hotseat-veto = Veto gegen diese Karte?
hotseat-veto-hint = Die Karte wirkt gleich. Willst du ein Veto einlegen, nimm das Gerät und tipp auf deinen Namen.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = Neuer Tisch
bigscreen-join-hint = Spiel am Handy mit: Scanne den QR-Code oder öffne { $address } und gib diesen Code ein:
bigscreen-qr = QR-Code für diesen Tisch
bigscreen-lobby-players = Spieler
bigscreen-free = frei
bigscreen-bot = Bot
bigscreen-ready = bereit
bigscreen-not-ready = noch nicht bereit
bigscreen-unavailable = Dieser Tisch kann nicht gezeigt werden
bigscreen-home = Zur Startseite
bigscreen-loading = Der Tisch wird geladen …
bigscreen-connection-lost = Verbindung verloren. Wird wiederhergestellt …
bigscreen-round = Runde { $round }
bigscreen-turn = { $name } ist dran
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
bigscreen-players = Spieler
bigscreen-log = Letzte Züge
bigscreen-join-or-watch = Mitspielen oder zuschauen:

## -------------------- A finished game, seen again: replay-

replay-title = Wiederholung
replay-home = Zur Startseite
replay-to-table = Zum Tisch
replay-loading = Das Spiel wird geladen …
replay-events = Ereignisse
replay-players = Spieler
replay-maze = Das Labyrinth
replay-fit = Ganzes Labyrinth zeigen
replay-step-not-visible = In dieser Ansicht ist bei diesem Schritt nichts zu sehen.
replay-position = Stelle im Spiel
replay-step = Schritt { $at } von { $of }
replay-round = Runde { $round }
replay-play = Abspielen
replay-pause = Pause
replay-step-back = Ein Schritt zurück
replay-step-forward = Ein Schritt vor
replay-turn-back = Voriger Zug
replay-turn-forward = Nächster Zug
replay-speed = Tempo
replay-view-as = Ansicht
replay-view-as-all = alle Karten
replay-view-as-spectator = Zuschauer
replay-link = Link zu diesem Schritt kopieren
replay-link-copied = Link kopiert.
replay-role-hidden = Rolle unbekannt
replay-hand-count =
    { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
replay-gold = { $gold } Gold
replay-gold-held =
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
replay-mark-friend = Vertrauen
replay-mark-unsure = unsicher
replay-mark-foe = Verdacht
replay-note = Deine Notizen:
replay-suspicion = Verdächtige in Runde { $round }
replay-suspicion-spectator = Wie wahrscheinlich jeder Spieler ein Saboteur war, nach allem, was ein Zuschauer sehen konnte.
replay-suspicion-seat = Wie wahrscheinlich jeder Spieler ein Saboteur war, nach allem, was { $name } sehen konnte.
replay-suspicion-loading = Wird berechnet …
replay-suspicion-none = Für diese Runde gibt es keine Schätzung.

## -------------------- Cards and rules to read: rules-

rules-title = Karten und Regeln
rules-search = Karten und Regeln durchsuchen
rules-search-hint = Ein Wort, eine Karte oder eine Regel wie TUN-3
rules-book = Regelbuch
# With these a paragraph of the rulebook begins.
rules-label-edition = Ausgabe:
rules-label-house = Festlegung:
rules-search-none = Nichts gefunden. Versuch ein kürzeres Wort oder lösch die Suche.
rules-search-clear = Suche löschen
rules-overview = Alle Karten und Regeln
rules-next = Weiter: { $title }
rules-previous = Zurück: { $title }
rules-of-card = Regeln zu dieser Karte
rules-cards-of-rule = Karten zu dieser Regel
rules-card-versions = Alle Versionen dieser Karte
rules-not-found = Es gibt keine Karte oder Regel mit diesem Namen.
rules-loading = Die Regeln werden geladen …
rules-retry = Noch einmal versuchen
rules-rule = Regel { $id }
rules-open-page = In den Regeln öffnen
rules-part = Nur mit: { $part }
rules-edition = Ausgabe: { $edition }

rules-section-tunnels = Stollen
rules-section-actions = Aktionen
rules-section-goals = Ziele
rules-section-roles = Rollen
rules-section-chests = Schatztruhen
rules-section-pieces = Gold und Zwerge

# Arten von Karten, als Überschriften.
rules-name-passage = Gang
rules-name-dead-end = Sackgasse
rules-name-bridge = Brücke
rules-name-double-curve = Doppelkurve
rules-name-stub = Gang mit Sackgasse
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
rules-name-repair-either = Reparatur für eines von zwei Werkzeugen
rules-name-map = Schatzkarte
rules-name-rockfall = Steinschlag
rules-name-theft = Diebstahl
rules-name-hands-off = Finger weg
rules-name-trapped = Falle
rules-name-free = Befreiung
rules-name-inspection = Inspektion
rules-name-hat-swap = Mützentausch
rules-name-hand-swap = Handkartentausch
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
rules-name-gold = Schatz
rules-name-stone = Stein
rules-name-sack = Sack mit Gold
rules-name-dragon = Drache
rules-name-spider = Spinne
rules-name-chest-one-gold = Truhe: 1 Gold
rules-name-chest-no-more-maps = Truhe: keine Schatzkarten mehr
rules-name-chest-no-draw = Truhe: nicht nachziehen
rules-name-chest-extra-draw = Truhe: eine Karte mehr
rules-name-chest-move-a-goal = Truhe: ein Ziel verschieben
rules-name-chest-rob-a-hand = Truhe: eine Karte nehmen
rules-name-chest-three-for-one = Truhe: drei ziehen, eine behalten
rules-name-chest-look-at-a-role = Truhe: eine Rolle ansehen
rules-name-chest-search-the-discard = Truhe: Ablage durchsuchen
rules-name-chest-bury-five = Truhe: fünf auf die Ablage
rules-name-gold-card = Goldkarte
rules-name-token = Goldplättchen
rules-name-toll-dwarf = Zollzwerg

# Was sie jeweils tun; es kann davon abhängen, was der Tisch festlegt, wo sich die Regelhefte unterscheiden.
rules-effect-passage =
    Leg ihn auf ein leeres Feld am Labyrinth. Jede Seite muss zu den Karten daneben passen: offen an offen, geschlossen an geschlossen. { $lay_must_join ->
        [no] In dieser Ausgabe reicht das, auch wenn kein Weg vom Start dorthin führt.
       *[yes] Er muss einen Weg vom Start fortsetzen.
    } Du kannst ihn auf den Kopf stellen, aber nicht quer legen.
rules-effect-dead-end = Du legst sie wie jeden Stollen, aber kein Weg führt hindurch. Saboteure versperren damit den Weg. Als Goldsucher solltest du sie abwerfen.
rules-effect-bridge = Zwei Wege, die sich kreuzen, aber nicht verbunden sind. Einer muss einen Weg vom Start fortsetzen. Der andere muss nur zu den Karten daneben passen.
rules-effect-double-curve = Zwei Kurven, die nicht verbunden sind. Eine muss einen Weg vom Start fortsetzen. Die andere muss nur zu den Karten daneben passen.
rules-effect-stub = Ein Gang mit einer oder zwei Sackgassen daneben. Durch eine Sackgasse führt kein Weg, aber sie muss zur Karte daneben passen.
rules-effect-crystal = Ein Stollen mit Kristall. Am Ende der Runde bekommen Geologen 1 Gold für jeden Kristall im Labyrinth.
rules-effect-blue-door = Du kannst dahinter weitergraben, egal welche Rolle du hast. Aber grüne Goldsucher können mit einem Weg durch diese Tür nicht gewinnen. Sie brauchen einen ohne blaue Türen.
rules-effect-green-door = Du kannst dahinter weitergraben, egal welche Rolle du hast. Aber blaue Goldsucher können mit einem Weg durch diese Tür nicht gewinnen. Sie brauchen einen ohne grüne Türen.
rules-effect-ladder =
    Eine Leiter ist immer mit dem Start und allen anderen Leitern verbunden. Du kannst mit ihr also einen neuen Weg beginnen. { $ladder_needs_opening ->
        [yes] Sie muss durch eine Öffnung an einen Stollen anschließen.
       *[no] Sie muss nur einen aufgedeckten Stollen berühren und zu ihm passen.
    } { $ladder_goal_ban ->
        [open_side] Ihre offenen Seiten dürfen nicht zu einem Ziel zeigen.
       *[touching] Sie darf nicht neben einem Ziel liegen.
    }
rules-effect-chest-tunnel = Liegt verdeckt auf einer Truhe. Erreicht ihn ein Weg, wird er aufgedeckt, und der Spieler, der am Zug ist, öffnet die Truhe. Ein Steinschlag kann ihn entfernen, und die Truhe gleich mit, wenn sie noch geschlossen ist.
rules-effect-start = Hier beginnt jeder Weg. Die Karte ist nach allen vier Seiten offen und kann nicht entfernt werden.
rules-effect-wardrobe =
    Liegt von Anfang an im Labyrinth. { $game ->
        [base] Der erste Spieler, der sie mit dem Start verbindet, muss seine Rolle gegen die überzählige Rollenkarte tauschen.
        [saboteur2] Der erste Spieler, der sie mit dem Start verbindet, muss die oberste Rolle vom Rollenstapel nehmen.
       *[any] Der erste Spieler, der sie mit dem Start verbindet, muss eine neue Rolle nehmen: die überzählige Rollenkarte oder, in Saboteur 2, die oberste vom Rollenstapel.
    }
rules-effect-party = Liegt von Anfang an im Labyrinth. Sobald ein Spieler sie mit dem Start verbindet, werden alle Rollen eingesammelt, gemischt und neu verteilt.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Spiel die Karte auf einen beliebigen Spieler, auch auf dich selbst.
       *[another] Spiel die Karte auf einen anderen Spieler.
    } Mit kaputtem Werkzeug darf ein Spieler keine Stollen legen. Dasselbe Werkzeug kann nicht zweimal kaputtgehen.
rules-effect-repair = Repariert dieses Werkzeug bei dir oder einem anderen Spieler. Beide Karten kommen auf die Ablage.
rules-effect-repair-either = Repariert eines der beiden gezeigten Werkzeuge bei dir oder einem anderen Spieler.
rules-effect-map = Sieh dir heimlich ein verdecktes Ziel an. Alle sehen, welches, aber nur du siehst, was es ist. Du kannst den anderen die Wahrheit sagen oder lügen. Mit Schatztruhen kannst du dir auch eine Truhe und den Stollen darauf ansehen.
rules-effect-rockfall = Entfernt einen Stollen aus dem Labyrinth, aber nicht den Start oder ein Ziel. Jeder Spieler kann die Lücke wieder füllen.
rules-effect-theft =
    Leg ihn vor dich. Liegt er nach dem Verteilen des Goldes noch da und bist du nicht gefangen, { $theft_optional ->
        [yes] darfst du einem anderen Spieler 1 Gold stehlen.
       *[no] stiehlst du einem anderen Spieler 1 Gold.
    }
rules-effect-hands-off = Entfernt einen Diebstahl bei einem beliebigen Spieler.
rules-effect-trapped = Spiel sie auf einen anderen Spieler. Er ist dann gefangen und darf keine Stollen legen. Ist er es am Ende der Runde immer noch, bekommt er kein Gold und kann nicht stehlen.
rules-effect-free = Entfernt eine Falle bei einem beliebigen Spieler, auch bei dir selbst.
rules-effect-inspection =
    { $inspection_target ->
        [any] Sieh dir heimlich die Rolle eines beliebigen Spielers an. Bei dir selbst zeigt sie dir nichts Neues.
       *[another] Sieh dir heimlich die Rolle eines anderen Spielers an.
    }
rules-effect-hat-swap = Wähl einen beliebigen Spieler, auch dich selbst. Er legt seine Rolle unter den Rollenstapel und nimmt die oberste. Nur er sieht seine neue Rolle.
rules-effect-hand-swap = Tausch deine restlichen Karten mit der Hand eines anderen Spielers. Er zieht eine Karte nach, du nicht.
rules-effect-goal-swap = Nimm zwei verdeckte Ziele auf und leg sie zurück, vertauscht oder nicht. Alle sehen, welche zwei; nur du weißt, ob du sie vertauscht hast.
rules-effect-trove = Statt vom Stapel nachzuziehen, siehst du dir die obersten fünf Karten der Ablage an und behältst eine.
rules-effect-veto = Du spielst es außer der Reihe, direkt nachdem ein anderer Spieler einen Stollen oder eine Aktion gespielt hat. Diese Karte hat dann keine Wirkung, und sein Zug ist vorbei.
rules-effect-change-of-direction = Kehrt die Spielrichtung für den Rest der Runde um.
rules-effect-master-craftsman = Repariert ein beliebiges kaputtes Werkzeug bei dir oder einem anderen Spieler. Gefangene Spieler befreit er nicht.
rules-effect-path-specialist = Leg in diesem Zug nacheinander zwei Stollen und zieh dann zwei Karten nach. Von da an hast du eine Karte weniger.
rules-effect-detour = Versetz den zuletzt gelegten Stollen auf ein anderes Feld, auf das er passt. Du kannst ihn dabei drehen. Das geht auch mit kaputtem Werkzeug.
rules-effect-digger =
    Du gewinnst, wenn ein Weg den Schatz erreicht. { $gold_draw ->
        [per_player] Es gibt eine Goldkarte pro Spieler. Die Goldsucher teilen sie unter sich auf, einige bekommen also zwei.
       *[per_digger] Jeder Goldsucher bekommt eine Goldkarte. Der Goldsucher, der den Weg vollendet hat, wählt zuerst.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Du gewinnst, wenn der Schatz nicht erreicht wird. Je weniger Gewinner es gibt, desto mehr Gold bekommt jeder.
       *[other] Du gewinnst, wenn der Schatz nicht erreicht wird. Ein einzelner Saboteur bekommt 4 Gold, zwei oder drei bekommen je 3, vier bekommen je 2.
    } Niemand kennt deine Rolle, also verrate dich nicht zu früh.
rules-effect-greedy = Du gewinnst nur, wenn du den Weg zum Schatz selbst vollendest. Dann bekommst du 4 Gold und sonst niemand etwas.
rules-effect-blue-digger = Du gewinnst, wenn ein Weg ohne grüne Türen den Schatz erreicht. Vollendet ein Goldsucher den Weg und kann sein Team den Schatz erreichen, gewinnt nur dieses Team.
rules-effect-green-digger = Du gewinnst, wenn ein Weg ohne blaue Türen den Schatz erreicht. Vollendet ein Goldsucher den Weg und kann sein Team den Schatz erreichen, gewinnt nur dieses Team.
rules-effect-boss = Du gewinnst mit jedem Goldsucherteam und auch dann, wenn Türen beide Teams auf dem Weg zum Schatz aufhalten. Du bekommst 1 Gold weniger als die anderen Gewinner.
rules-effect-profiteer = Du gewinnst immer, zusammen mit den anderen Gewinnern. Du bekommst 2 Gold weniger als sie.
rules-effect-geologist = Du bekommst 1 Gold für jeden Kristall, der am Ende der Runde im Labyrinth liegt, egal wer gewinnt. Zwei Geologen teilen sich das Gold.
rules-effect-goal =
    Niemand weiß, was es ist, bis ein Weg es erreicht. Mit einer Schatzkarte kannst du es dir heimlich ansehen. { $goals_at_once ->
        [one] Erreicht ein Weg mehrere auf einmal, wird nur eines davon aufgedeckt.
       *[all] Erreicht ein Weg mehrere auf einmal, werden alle aufgedeckt; die Reihenfolge wählt der Spieler.
    }
rules-effect-gold = Dieses Ziel wollen die Goldsucher erreichen. Wird es aufgedeckt, endet die Runde sofort.
rules-effect-stone =
    Nur Stein. Er bleibt als Kurve im Labyrinth. { $goal_misfit ->
        [player] Passt er in keiner Ausrichtung, wählt der Spieler, wie herum er liegt.
       *[best_fit] Er wird so gelegt, dass er an den Weg anschließt und am besten passt.
    }
rules-effect-sack = Der Spieler, der ihn aufdeckt, nimmt sich das gezeigte Gold, 1 oder 2. Die Runde geht weiter.
rules-effect-dragon = Der Spieler, der ihn aufdeckt, verliert 1 Gold, falls er welches hat. Die Runde geht weiter.
rules-effect-spider = Die Runde endet sofort, als wäre der Schatz nicht erreicht worden.
rules-effect-chest-one-gold = Du nimmst 1 Gold.
rules-effect-chest-no-more-maps = In dieser Runde darf niemand mehr eine Schatzkarte auf ein Ziel spielen. Auf Truhen sind sie weiter erlaubt.
rules-effect-chest-no-draw = Du ziehst in diesem Zug nicht nach.
rules-effect-chest-extra-draw = Du ziehst in diesem Zug eine Karte mehr.
rules-effect-chest-move-a-goal = Du verschiebst ein verdecktes Ziel um ein Feld weiter vom Start weg.
rules-effect-chest-rob-a-hand = Statt nachzuziehen, ziehst du eine zufällige Karte aus der Hand eines anderen Spielers.
rules-effect-chest-three-for-one = Am Ende deines Zuges ziehst du drei Karten, behältst eine und wirfst zwei ab.
rules-effect-chest-look-at-a-role = Du siehst dir heimlich die Rolle eines anderen Spielers an.
rules-effect-chest-search-the-discard = Die Ablage wird gemischt. Du siehst dir fünf Karten davon an und behältst eine. Du ziehst nicht nach.
rules-effect-chest-bury-five = Die obersten fünf Karten des Stapels kommen verdeckt auf die Ablage.
rules-effect-gold-card = 1, 2 oder 3 Nuggets wert. Alle sehen, wie viele Goldkarten du hast, aber nur du weißt, was sie wert sind. Nach drei Runden gewinnt der Spieler mit den meisten Nuggets.
rules-effect-token =
    Gold in Plättchen statt in Karten. { $tokens_open ->
        [no] An diesem Tisch siehst nur du, wie viel Gold du hast, aber alle sehen, was du bekommst.
       *[yes] Alle sehen, wie viel Gold du hast.
    } In Saboteur 2, im Turnier und in einigen Erweiterungen wird in Plättchen gezahlt.
rules-effect-toll-dwarf = Als Zug wirfst du eine Karte ab und stellst einen Zollzwerg an ein offenes Stollenende. Legt dort ein anderer Spieler einen Stollen, zahlt er dir 1 Gold.
