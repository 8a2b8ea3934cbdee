language = Sprache
close = Schließen
nothing-here = Hier ist nichts
to-the-entrance = Zum Eingang der Mine
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

bot-stroller = Bummler
bot-hurrier = Drängler
bot-apprentice = Lehrling
bot-foreman = Steiger
bot-stroller-is = Kennt die Regeln und sonst nichts. Spielt irgendwas.
bot-hurrier-is = Gräbt nach Osten, in jeder Rolle.
bot-apprentice-is = Spielt vernünftig nach dem, was sicher bekannt ist.
bot-foreman-is = Beobachtet alle, vertraut, verdächtigt und blufft als Saboteur.

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
problem-no-such-code = Diesen Code gibt es nicht. Prüf die Zeichen oder frag noch einmal nach dem Code.
problem-no-such-room = Diesen Tisch gibt es nicht. Frag noch einmal nach Link oder Code.
problem-no-onlookers = An diesem Tisch sind keine Zuschauer erwünscht.
problem-too-many = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
problem-fault = Der Server hat einen Fehler gemacht. Versuch es gleich noch einmal.
problem-not-host = Das kann nur der Host des Tisches.
problem-has-begun = Das Spiel läuft schon. Du kannst zuschauen und dich zum nächsten dazusetzen.
problem-seat-taken = Da sitzt schon jemand. Such dir einen anderen Platz.
problem-no-chat = An diesem Tisch gibt es keinen Chat.
problem-muted = Der Host hat dich gebeten, erst einmal still zu sein.
problem-nobody-there = Jemand muss spielen: Setz dich zuerst hin.
