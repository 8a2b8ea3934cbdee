### The screens of the web client, in German. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Everywhere: bots, clocks, what was refused

language = Sprache
language-missing = { $language } konnte nicht geladen werden. Prüf deine Verbindung, lade die Seite neu und wähl die Sprache noch einmal.
close = Schließen
page-not-found = Diese Seite gibt es nicht
to-home = Zur Startseite

# Wie verbunden wird, was von einer Sache gesagt wird.
labelled-value = { $label }: { $value }
label = { $label }:
quote = „{ $text }“

seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }

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
problem-no-coach = Einen Trainer gibt es nur, wenn du allein gegen Bots spielst und der Tisch ihn erlaubt.
problem-nothing-to-decide = Du hast gerade nichts zu entscheiden.
problem-no-hint-now = Der Trainer hat gerade keinen Tipp. Versuch es gleich noch einmal.
problem-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt. Der Host kann sie im Menü erlauben.
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
problem-upgrading = Die Seite wird gerade aktualisiert. Versuch es in einer Minute noch einmal.
problem-too-fast = Das war zu schnell. Warte kurz und versuch es noch einmal.
problem-chat-limit = Zu viele Nachrichten in kurzer Zeit. Warte kurz und sende deine dann noch einmal.
problem-emote-limit = Zu viele Emotes in kurzer Zeit. Warte kurz.
problem-note-limit = Zu viele Notizen in kurzer Zeit. Warte kurz und speichere dann noch einmal.
problem-change-limit = Zu viele Änderungen in kurzer Zeit. Warte kurz und versuch es dann noch einmal.
problem-talk-full = Dieser Tisch kann keine Nachrichten und Notizen mehr speichern. Spiel ohne weiter oder erstell einen neuen Tisch.
problem-stale = Inzwischen hat sich etwas geändert. Sieh dir den Tisch an und entscheide dann neu.
problem-card-can-be-vetoed = Gegen eine Karte ist noch ein Veto möglich. Erlaube Zuschauer, sobald sie gewirkt hat.
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
problem-text-too-long = Das ist zu lang. Kürz den Text.
problem-text-hidden = Dieser Text enthält unsichtbare Zeichen. Tipp ihn neu ein.
problem-text-marks = Ein Buchstabe hat zu viele Akzente. Lösch ein paar davon.
problem-text-empty = Hier ist kein sichtbarer Text. Schreib zuerst etwas.
problem-words-not-plain = Nimm nur Buchstaben von a bis z (keine Umlaute), Ziffern und Zeichen wie ! oder +, ohne Leerzeichen am Anfang oder Ende.

## -------------------- Settings of this device: settings-

settings-title = Einstellungen
settings-reset = Alle Einstellungen zurücksetzen
settings-theme = Darstellung
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text-size = Schriftgröße
settings-colours = Farben
settings-colours-hint = „Deutlich“ hat mehr Kontrast und kommt ohne Rot und Grün aus.
settings-colours-standard = Normal
settings-colours-distinct = Deutlich
settings-motion = Animationen
settings-motion-system = Wie im System
settings-motion-full = Alle
settings-motion-reduced = Wenige
settings-speed = Tempo am Tisch
settings-speed-hint = Wie schnell du siehst, was die anderen tun.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-sound = Töne
settings-volume = Lautstärke
settings-confirm = Jeden Zug vor dem Spielen bestätigen
settings-chat = Chat und Emotes zeigen

## -------------------- The name of a player: name-

name-title = Wie sollen die anderen dich nennen?
name-accept = Weiter

## -------------------- The entrance: home-

home-tagline = Grab nach Gold. Trau niemandem.
home-pitch = Grabt gemeinsam Stollen zum Schatz. Aber einige von euch sind heimlich Saboteure.
home-continue = Weiterspielen
home-continue-with = Mit { $names }
home-continue-last-move = Letzter Zug { $ago }
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
home-coached-game = Spiel mit Trainer
home-learn = Spielen lernen
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
lobby-invited = { $host } lädt dich zu einer Partie Saboteur ein
lobby-invited-unnamed = Du bist zu einer Partie Saboteur eingeladen
preview-seats = { $taken } von { $seats } Plätzen sind besetzt.
preview-players = Host: { $host }. Spieler: { $players }.
preview-playing = Eine Partie Saboteur läuft
preview-replay = Aufzeichnung einer Partie Saboteur
preview-replay-description = Sieh sie dir Zug für Zug an, aus der Sicht jedes Spielers.
lobby-learn = Neu hier? Lern das Spiel
lobby-join = Mitspielen
lobby-chat-notice = { $name }: { $text }
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
lobby-waiting-for-you = Alle warten auf dich. Tippe auf „{ lobby-ready }“.
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
lobby-coach = Trainer
lobby-coach-description = Wer allein gegen Bots spielt, kann vor jedem Zug um einen Tipp bitten.
lobby-spectators-allowed = Zuschauer erlauben
lobby-spectators-allowed-description = Zuschauer sehen nur, was alle Spieler sehen.
lobby-spectators-veto = Spielst du allein mit Bots, warten Karten auch ohne Veto auf deine Antwort. So merken Zuschauer nicht, ob du es hast.
lobby-chat-allowed = Chat
lobby-chat-allowed-description = Ohne Chat können die Spieler nur Emotes senden.
lobby-listed = Tisch öffentlich anzeigen
lobby-listed-description = Dann können alle von der Startseite aus beitreten. Sonst brauchen Mitspieler den Link oder den Code.
lobby-seat-count-less = Ein Platz weniger
lobby-seat-count-more = Ein Platz mehr
lobby-clash = Das lässt sich nicht kombinieren
lobby-clash-not-applied = Noch nicht übernommen.
lobby-undo = Rückgängig
lobby-yes = ja
lobby-no = nein

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
lobby-option-next_round_starter = Startspieler der nächsten Runde
lobby-value-next_round_starter-last_card = Links von dem Spieler, der die letzte Karte hingelegt hat
lobby-value-next_round_starter-last_turn = Links von dem Spieler, der den letzten Zug hatte
lobby-value-next_round_starter-last_tunnel = Links von dem Spieler, der den letzten Stollen gelegt hat

lobby-chat = Chat

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Zeit für ein Veto
lobby-veto-time-fixed = Jede Karte wartet so lange. So merkt niemand, wer das Veto hat.
lobby-veto-time-all = Es geht weiter, sobald alle geantwortet haben. Wie lange du zögerst, kann dich verraten.
veto-time-2s = 2 Sekunden
veto-time-5s = 5 Sekunden
veto-time-10s = 10 Sekunden
veto-time-all = Bis alle geantwortet haben
veto-time-clock = Je nach Bedenkzeit

## Rollen und Vorstellungen

who-open = Wer kann was sein?
who-title = Wer kann bei { $players } Spielern was sein?
who-range = { $fewest } bis { $most }
who-left-over =
    { $count ->
        [one] Eine Rollenkarte bleibt übrig. Sie wird am Ende der Runde gezeigt.
       *[other] { $count } Rollenkarten bleiben übrig. Sie werden am Ende der Runde gezeigt.
    }
who-stack =
    { $count ->
        [one] Eine Rollenkarte bleibt verdeckt im Stapel.
       *[other] { $count } Rollenkarten bleiben verdeckt im Stapel.
    }
introductions-title = Die Erweiterungen kennenlernen
introduction-open = Was ist das?
introduction-close = Alles klar
introduction-rules = Regeln lesen

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

table-empty-cell = leer
table-can-be-chosen = wählbar
table-you-saw =
    { $age ->
        [0] du hast gerade gesehen: { $card }
        [one] du hast vor einem Zug gesehen: { $card }
       *[other] du hast vor { $age } Zügen gesehen: { $card }
    }
table-seen =
    { $age ->
        [0] Du hast dir diese Karte gerade angesehen. Sie liegt noch verdeckt.
        [one] Du hast dir diese Karte vor einem Zug angesehen. Sie liegt noch verdeckt.
       *[other] Du hast dir diese Karte vor { $age } Zügen angesehen. Sie liegt noch verdeckt.
    }
table-looked-at = { $player } hat sie in Zug { $turn } angesehen
table-maze = Das Labyrinth. Mit den Pfeiltasten bewegst du dich, Enter wählt.
table-fit = Ganzes Labyrinth zeigen
table-offscreen-up =
    { $count ->
        [one] Noch { $count } Feld
       *[other] Noch { $count } Felder
    } oben zeigen
table-offscreen-right =
    { $count ->
        [one] Noch { $count } Feld
       *[other] Noch { $count } Felder
    } rechts zeigen
table-offscreen-down =
    { $count ->
        [one] Noch { $count } Feld
       *[other] Noch { $count } Felder
    } unten zeigen
table-offscreen-left =
    { $count ->
        [one] Noch { $count } Feld
       *[other] Noch { $count } Felder
    } links zeigen
table-round = Runde { $round } von 3
table-your-turn = Du bist dran
table-turn = { $name } ist dran
table-piles = Stapel
table-players =
    { $order ->
        [reversed] Spieler, in umgekehrter Reihenfolge
       *[normal] Spieler, der Reihe nach
    }
table-rules = Regeln
table-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
table-role = Meine Rolle
table-role-hint = Antippen: Rolle sehen
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

new-version = Pyrite wurde aktualisiert.
new-version-reload = Neu laden
new-version-later = Später

hand-label =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
hand-selected = gewählt
hand-unusable = jetzt nicht spielbar
hand-empty = Deine Hand ist leer.

player-you = du
player-unnamed = Spieler { $number }
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
role-hint = Tippe auf „Meine Rolle“, um sie später noch einmal zu sehen.

prompt-start-play =
    { $question ->
        [tunnel] Leg noch einen Stollen: Wähl eine Karte
       *[turn] Du bist dran: Wähl eine Karte
    }
prompt-start-pass =
    { $count ->
        [one] Wähl eine Karte zum Abwerfen
       *[other] Wähl bis zu { $count } Karten zum Abwerfen
    }
prompt-card = Wähl noch eine Karte
prompt-cell =
    { $occurrence ->
        [second] Wähl das zweite Ziel
       *[first] Wähl, wo du sie spielst
    }
prompt-seat = Wähl einen Spieler
prompt-tool = Wähl ein Werkzeug
prompt-front = { $player }: { $card }
prompt-remove = Wähl eine Karte zum Entfernen
prompt-none = Wähl aus
prompt-not-playable =
    { $question ->
        [tunnel] Diese Karte kannst du jetzt nicht spielen. Wähl einen Stollen, der sich legen lässt.
       *[turn] Diese Karte kannst du jetzt nicht spielen, aber du kannst sie abwerfen.
    }
prompt-why-not = Warum nicht?
prompt-confirm = Ausspielen
prompt-confirm-pass = Abwerfen
prompt-rotate = Drehen
prompt-back = Zurück
prompt-enlarge = Vergrößern: { $card }
prompt-all-moves = Alle meine Züge
prompt-mode-play = Karte spielen
prompt-mode-pass = Passen

moves-pass =
    { $count ->
        [one] Karte abwerfen
       *[other] Karten abwerfen
    }
moves-other = Andere Züge
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Du hast gerade nichts zu entscheiden.

private-knowledge-label = Was ich weiß
private-knowledge-nothing = Noch nichts Geheimes.
private-knowledge-age =
    { $age ->
        [0] gerade eben
        [one] vor { $age } Zug
       *[other] vor { $age } Zügen
    }
private-knowledge-changed = seitdem geändert
private-knowledge-previous-role = Deine frühere Rolle
private-knowledge-gold =
    { $count ->
        [one] Dein Gold: { $sum } ({ $count } Karte)
       *[other] Dein Gold: { $sum } ({ $count } Karten)
    }

log-label = Spielverlauf
log-empty = Noch ist nichts passiert.
log-earlier = Frühere Züge findest du nach dem Spiel in der Wiederholung.
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

## -------------------- The log, around the game: log-

log-time-ran-out =
    { $seat_is ->
        [you] Deine Zeit
       *[other] Die Zeit von { $seat }
    } ist abgelaufen
log-bot-took-over =
    Ein Bot übernimmt für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }
log-player-returned =
    { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } zurück
log-seat-emptied =
    { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } gegangen
log-finish-voted =
    { $seat_is ->
        [you] Du willst
       *[other] { $seat } will
    } { $agreed ->
        [yes] das Spiel beenden und die Rollen zeigen
       *[no] das Spiel nicht mehr beenden
    }
log-finish-opposed =
    { $seat_is ->
        [you] Du willst
       *[other] { $seat } will
    } weiterspielen, damit ist die Abstimmung vorbei
log-game-revealed = Die Spieler haben das Spiel beendet. Alle Rollen werden gezeigt
log-seat-muted =
    { $muted ->
        [yes] Der Host hat { $seat_is ->
            [you] dich
           *[other] { $seat }
        } stummgeschaltet
       *[no] Der Host hat { $seat_is ->
            [you] deine Stummschaltung
           *[other] die Stummschaltung von { $seat }
        } aufgehoben
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

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = Seit deinem letzten Zug
recap-last-lap = Letzte Züge
recap-count =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Die Runde ist vorbei
round-end-treasure-found = Schatz gefunden!
round-end-treasure-not-found = Der Schatz wurde nicht gefunden
round-end-reached-by =
    { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } den Weg zum Schatz vollendet.
round-end-reached = Der Schatz wurde erreicht.
round-end-not-reached = Niemand hat den Schatz erreicht.
round-end-role =
    { $seat_is ->
        [you] Du warst
       *[other] { $seat } war
    } { $role }.
round-end-unused-role = Überzählige Rolle
round-end-no-gold = In dieser Runde bekommt niemand Gold.
round-end-choose-gold = Wähl deine Goldkarte
round-end-gold-card =
    { $nuggets ->
        [one] eine Karte mit einem Nugget
       *[other] eine Karte mit { $nuggets } Nuggets
    }
round-end-waiting-for-gold = { $name } wählt eine Goldkarte …
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
podium-winner =
    { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $gold } Gold
podium-winners =
    { $you ->
        [yes] Ihr gewinnt gemeinsam mit je { $gold } Gold: { $seats }
       *[no] { $seats } gewinnen gemeinsam mit je { $gold } Gold
    }
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
podium-again-hint = Gegen dieselben Bots, mit denselben Regeln. Das Spiel beginnt sofort.
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
bigscreen-players = Spieler
bigscreen-log = Letzte Züge
bigscreen-join-or-watch = Mitspielen oder zuschauen:

## -------------------- A finished game, seen again: replay-

replay-title = Wiederholung
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
rules-section-pieces = Gold und Zwerge
