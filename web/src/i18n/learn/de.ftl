### Lektionen, Trainer und Vorstellungen. Werden mit den Seiten geladen, die sie brauchen.

## Die Liste der Lektionen

learn-title = Spielend lernen
learn-pitch = Fünf kurze Lektionen, jede etwa zwei Minuten. Du spielst an einem echten Tisch, und ein Begleiter zeigt dir, was zu tun ist.
learn-coached-title = Ein Spiel mit Trainer
learn-coached-pitch = Spiel eine echte Partie gegen Bots. Vor jedem Zug kannst du den Trainer fragen. Er weiß nur, was du weißt.
lesson-title-tunnel = Einen Stollen legen
lesson-about-tunnel = Grab dich vom Start zu den Zielen.
lesson-title-tools = Kaputtes Werkzeug
lesson-about-tools = Reparier deine Spitzhacke, hilf einer Freundin, halt einen Gegner auf.
lesson-title-map = Eine Schatzkarte und eine Lüge
lesson-about-map = Sieh dir heimlich ein Ziel an und finde heraus, wer lügt.
lesson-title-saboteur = Sei der Saboteur
lesson-about-saboteur = Spiel erst mit, dann halt die Goldsucher auf.
lesson-title-gold = Steinschlag und Gold
lesson-about-gold = Räum den Weg frei, beende die Runde, nimm dein Gold.
lesson-begin = Hier anfangen
lesson-open = Anfangen
lesson-finished = Geschafft

## Der Begleiter

lesson-guide = Begleiter
lesson-you = Du
lesson-read = Dein Begleiter erklärt dir etwas.
lesson-watch = Schau, was die anderen tun …
lesson-go-on = Weiter
lesson-next = Nächste Lektion: { $lesson }
lesson-all-done = Fertig
lesson-leave = Alle Lektionen
lesson-progress = Schritt { $step } von { $steps }
lesson-try-again = Noch einmal versuchen
lesson-not-here = Das geht in einer Lektion nicht.

## Lektion 1: einen Stollen legen

lesson-tunnel-goals = Der Weg beginnt am Start. Eines der drei Ziele ist das Gold. Goldsucher graben einen Weg dorthin, und du bist einer von ihnen!
lesson-tunnel-straight = Wähl die Karte mit dem Ring. Wähl dann das Feld am Ende des Weges und drück „{ prompt-confirm }“.
lesson-tunnel-turn = Yorna und Brock graben mit. Jetzt soll der Weg nach unten abzweigen: Wähl diese Karte und ihr Feld, drück „{ prompt-rotate }“ und dann „{ prompt-confirm }“.
lesson-tunnel-reach = Bis zum unteren Ziel fehlt nur noch eine Karte. Leg sie!
lesson-tunnel-stone = Nur ein Stein! Das Gold ist eines der beiden anderen Ziele. Aber jetzt weißt du, wie man gräbt. Gut gemacht!

## Lektion 2: kaputtes Werkzeug

lesson-tools-broken = Wick hat deine Spitzhacke kaputt gemacht: Die Karte liegt jetzt vor dir. Mit kaputtem Werkzeug kannst du keine Stollen legen.
lesson-tools-repair = Wähl die Reparatur mit dem Ring und dann dich selbst. Sie zeigt zwei Werkzeuge und repariert eines davon.
lesson-tools-attacked = Yorna hat gegraben, und Wick hat auch ihre Laterne kaputt gemacht. Rollen sind geheim, Taten nicht: Merk dir, wer Werkzeug kaputt macht.
lesson-tools-help = Du kannst auch anderen helfen. Wähl deine Reparatur und dann Yorna.
lesson-tools-break = Jetzt machst du etwas kaputt. Wähl die kaputte Laterne und dann Wick.
lesson-tools-stopped = Wick kann nicht graben, bis jemand seine Laterne repariert. So wehren sich Goldsucher. Gut gemacht!

## Lektion 3: die Schatzkarte

lesson-map-claims = Yorna und Wick haben sich je ein Ziel angesehen. Yorna sagt: „Das mittlere ist ein Stein.“ Wick sagt: „Das obere ist das Gold!“ Stimmt das?
lesson-map-look = Du hast auch eine Schatzkarte. Wähl sie und sieh dir das obere Ziel an.
lesson-map-secret = Ein Stein! Wick hat gelogen. Nur du weißt, was du gesehen hast. Die anderen wissen nur, wo du nachgesehen hast.
lesson-map-tell = Was sagst du den anderen?
lesson-map-tell-truth = Richtig: Goldsucher teilen ihr Wissen. Aber niemand kann es beweisen, und Wick nennt vielleicht dich den Lügner.
lesson-map-tell-gold = Diese Lüge hilft nur den Saboteuren. Du bist Goldsucher. Was hilft dir?
lesson-map-tell-silence = Du darfst schweigen, aber dann glaubt Yorna dem Wick. Was hilft dir?
lesson-map-think = Yorna glaubt dir und gräbt geradeaus. Wick gräbt nach oben, zu einem Stein, den er gesehen hat. So verraten sich Saboteure.
lesson-map-dig = Wenn das obere und das mittlere Ziel Steine sind, ist das Gold unten. Leg diesen Stollen so, dass der Weg nach unten führt.
lesson-map-end = Da unten ist das Gold. Karten, Behauptungen und Lügen machen dieses Spiel aus. Gut gemacht!
lesson-say-truth = „Das obere ist ein Stein.“
lesson-say-gold = „Das obere ist das Gold!“
lesson-say-silence = Nichts sagen

## Lektion 4: der Saboteur

lesson-saboteur-role = Diesmal bist du der Saboteur, und niemand weiß es. Erreichen die Goldsucher das Gold nicht, bevor die Karten ausgehen, gewinnst du die Runde.
lesson-saboteur-blend-in = Grab erst einmal mit, damit sie dir vertrauen. Leg diese Kreuzung ans Ende des Weges.
lesson-saboteur-break = Sie kommen näher. Yorna ist als Nächste dran: Mach ihre Spitzhacke kaputt, dann kann sie nicht graben.
lesson-saboteur-dead-end = Bis zum Gold fehlt nur noch eine Karte! Leg deine Sackgasse dorthin. Jetzt wissen sie, wer du bist, aber es ist zu spät für sie.
lesson-saboteur-won = Versperrt! Der Stapel ist leer, und niemand hat einen Steinschlag. Das Gold dieser Runde gehört dir. Gut gemacht!

## Lektion 5: Steinschlag und Gold

lesson-gold-blocked = Jemand hat eine Sackgasse gelegt: Die Karte passt, aber kein Weg führt hindurch.
lesson-gold-rockfall = Dein Steinschlag entfernt einen beliebigen Stollen. Wähl ihn und dann die Sackgasse.
lesson-gold-treasure = Yorna hat die Lücke gefüllt. Bis zum Ziel fehlt nur noch eine Karte. Leg sie!
lesson-gold-share = Das Gold! Die Runde ist vorbei. Du hast es gefunden, also wählst du deine Goldkarte zuerst.
lesson-gold-end = Yorna hat die andere Goldkarte bekommen, und Wick, der Saboteur, nichts. Ein Spiel hat drei Runden, und das meiste Gold gewinnt. Jetzt kannst du mitspielen!

## Freundliche Worte zu anderen Zügen

lesson-wrong-pass = Du kannst passen, aber dann geht nichts voran. Versuch es mit der Karte im Ring.
lesson-wrong-other = Die Regeln erlauben das. Versuch in dieser Lektion, was der Ring zeigt.
lesson-wrong-dead-end = Diese Karte ist eine Sackgasse: Der Weg endet dort. Goldsucher werfen sie lieber ab.
lesson-wrong-further-away = Da passt sie, aber sie führt von den Zielen weg.
lesson-wrong-another-tunnel = Die Regeln erlauben das, aber der Ring zeigt einen kürzeren Weg.
lesson-wrong-turn-it = So zweigt der Weg nach oben ab. Dreh die Karte, bevor du sie ausspielst.
lesson-wrong-repair-first = Reparier zuerst deine eigene Spitzhacke. Ohne sie kannst du nicht graben.
lesson-wrong-help-first = Gute Idee, aber Yorna kann nicht graben. Zu zweit geht es schneller, also hilf ihr zuerst.
lesson-wrong-break-a-friend = Yorna ist auf deiner Seite! Ziel auf Wick.
lesson-wrong-break-first = Graben ist gut, aber Wick macht noch mehr kaputt. Halt ihn zuerst auf.
lesson-wrong-look-at-the-claim = Du kannst dort nachsehen, aber prüf zuerst, was Wick gesagt hat: Sieh dir das obere Ziel an.
lesson-wrong-look-first = Du weißt noch nicht, wohin du graben sollst. Sieh zuerst nach.
lesson-wrong-not-up = Da oben ist nur ein Stein: Du hast ihn gesehen. Grab nach unten.
lesson-wrong-too-early = So früh wüssten alle, wer du bist. Hilf ihnen zuerst.
lesson-wrong-other-digger = Brock ist noch keine Gefahr. Yorna gräbt als Nächste, also mach ihre Spitzhacke kaputt.
lesson-wrong-break-a-tool = Noch nicht. Halt zuerst Yorna auf, die als Nächste gräbt.
lesson-wrong-hands-them-the-gold = Halt! Das würde die Goldsucher direkt zum Gold führen.
lesson-wrong-block-the-goal = Auf das Feld vor dem Ziel kommt es an. Versperr dieses.
lesson-wrong-block-first = Nachsehen kannst du später. Versperr den Weg, bevor er das Gold erreicht.
lesson-wrong-good-tunnel = Dieser Stollen ist nützlich. Entfern lieber die Sackgasse.
lesson-wrong-clear-first = Entfern zuerst die Sackgasse.
lesson-wrong-last-cell = Bis zum Ziel fehlt eine Karte. Leg deinen Stollen dorthin.

## Der Trainer

coach-title = Trainer
coach-ask = Was würdest du tun?
coach-hint = Ich würde das tun: { $move }.
coach-better = Es gab etwas Besseres: { $move }.
coach-dismiss = Verstanden
coach-reason-reach-a-goal = Damit ist ein Ziel erreicht.
coach-reason-dig-nearer = Damit kommt der Weg dem möglichen Gold näher.
coach-reason-dig-elsewhere = Das hält einen anderen Weg offen.
coach-reason-block-the-path = Das versperrt den Weg, und du gewinnst, wenn niemand durchkommt.
coach-reason-seem-a-digger = Wer gräbt, wird nicht verdächtigt. Den Weg kannst du später versperren.
coach-reason-clear-the-path = Das entfernt eine Sackgasse aus dem Weg.
coach-reason-cut-the-path = Das reißt ein Loch in den Weg.
coach-reason-look-for-the-gold = Du weißt noch nicht, wo das Gold ist.
coach-reason-stop-an-opponent = Dieser Spieler ist wahrscheinlich gegen dich und kann noch schaden.
coach-reason-repair-yourself = Mit kaputtem Werkzeug kannst du nicht graben.
coach-reason-repair-an-ally = Dieser Spieler ist wahrscheinlich auf deiner Seite und kann nicht graben.
coach-reason-discard = Gerade hilft dir keine Karte. Wirf die ab, die du am wenigsten brauchst.
coach-reason-take-gold = Mehr Gold ist besser.
coach-reason-likely-gold = Dort ist das Gold am wahrscheinlichsten.
coach-reason-other = Das hilft deiner Seite gerade am meisten.
