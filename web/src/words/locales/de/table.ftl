table-close = Schließen
table-rules = Die Regeln
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
table-empty-cell = leer
table-can-be-chosen = wählbar
table-you-saw =
    { $age ->
        [0] gerade gesehen: { $card }
        [one] vor einem Zug gesehen: { $card }
       *[other] vor { $age } Zügen gesehen: { $card }
    }
table-dwarf = Zollzwerg von { $player }, { $side }
table-maze = Das Labyrinth. Pfeiltasten gehen von Karte zu Karte, Enter wählt.
table-fit = Ganzes Labyrinth zeigen
table-round = Runde { $round } von 3
table-piles = Stapel
table-players =
    { $way ->
        [back] Spieler; es geht andersherum
       *[on] Spieler, der Reihe nach
    }
table-backwards = ⟲ andersherum
table-no-maps = keine Schatzkarten
table-onlookers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-role = Meine Rolle
table-role-hold = Halten: Rolle sehen
table-log = Verlauf
table-chat = Chat
table-loading = Abstieg in die Mine …
table-home = Zum Eingang
table-held = Du warst weg, darum spielt ein Bot für dich.
table-take-back = Selbst spielen
table-onlooker = Du schaust zu.
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
line-because-seat-lost = Dein Platz wurde vergeben.
line-because-refused = Der Tisch lässt dich nicht herein.

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
player-mute = Nicht mehr reden lassen
player-unmute = Wieder reden lassen
player-remove = Wegschicken; ein Bot übernimmt

role-round = Runde { $round }: Du bist
role-known = Ich weiß, wer ich bin
role-hint = Halte später „Meine Rolle“, um sie wieder zu sehen.

prompt-begin-play =
    { $question ->
        [tunnel] Leg deinen nächsten Stollen: Wähl eine Karte
       *[turn] Du bist dran: Wähl eine Karte
    }
prompt-begin-pass = Welche Karten wirfst du ab?
prompt-begin-two = Welche zwei Karten gibst du her?
prompt-begin-dwarf = Welche Karte gibst du für den Zollzwerg?
prompt-begin-toll = Für welches Feld ist der Zoll?
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
prompt-dead = Diese Karte ist jetzt nicht spielbar. Du kannst sie abwerfen.
prompt-why = Warum nicht?
prompt-confirm = Spielen
prompt-confirm-pass = Abwerfen
prompt-confirm-two = Beide hergeben
prompt-confirm-dwarf = Aufstellen
prompt-confirm-toll = Fordern
prompt-turn = Drehen
prompt-back = Zurück
prompt-large = Groß zeigen: { $card }
prompt-all-moves = Alle meine Züge
prompt-way-play = Karte spielen
prompt-way-pass = Passen
prompt-way-two = Zwei für eine
prompt-way-dwarf = Zollzwerg
prompt-way-toll = Zoll fordern

moves-pass = Karten abwerfen
moves-other = Andere Züge
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-none = Du hast gerade nichts zu entscheiden.

moment-goal = Mehrere Ziele sind erreicht
moment-goal-why = Wähl, welches zuerst aufgedeckt wird. Die anderen folgen.
moment-orientation = Wie herum soll es liegen?
moment-orientation-why = Beides passt gleich gut. Such es dir aus.
moment-gold = Nimm dein Gold
moment-gold-why =
    { $count ->
        [one] Diese Karte ist für dich übrig. Niemand sonst sieht, was du nimmst.
       *[other] { $count } Karten sind bei dir angekommen. Nimm eine und gib den Rest weiter; niemand sonst sieht, was du nimmst.
    }
moment-victim = Dein Diebstahl gelingt
moment-victim-why = Wem nimmst du ein Gold weg?
moment-veto = Durchwinken?
moment-veto-why = { $player } will: { $move }
moment-veto-waved = Du winkst es durch. Moment …
moment-veto-none = nicht auf deiner Hand
moment-swap = Die zwei Ziele tauschen?
moment-swap-why = Du hältst beide verdeckt. Niemand sieht, was du tust.
moment-card = Behalte eine Karte
moment-card-why = Nur du siehst sie. Der Rest geht zurück.
moment-toll = Zahlst du den Zoll?
moment-toll-why = { $player } fordert Zoll für den Zwerg: { $cell }.
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
waiting-toll = { $player } soll Zoll zahlen
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
known-chest = Truhe { $number }
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
chat-unread = ungelesen
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
menu-keys = Tasten: Pfeile gehen von Karte zu Karte, Enter wählt, R dreht einen Stollen, Esc geht einen Schritt zurück, H Hand, B Spielfeld, P Spieler, M alle meine Züge.
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
