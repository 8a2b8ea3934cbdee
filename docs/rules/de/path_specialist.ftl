### Messages of the module path_specialist.

part-path_specialist = Wegespezialist
problem-no-tunnel-to-lay = Du hast keinen Stollen, den du jetzt legen kannst. Wähl eine andere Karte.
lobby-part-path_specialist-description = Leg zwei Stollen in einem Zug.
waiting-tunnel = { $player } legt noch einen Stollen
card-path-specialist = Wegespezialist
move-call-specialist = Zwei Stollen in diesem Zug legen
log-nothing-to-lay =
    { $seat_is ->
        [you] Du kannst
       *[other] { $seat } kann
    } keinen zweiten Stollen legen
log-play-call-specialist =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } den Wegespezialisten
rules-name-path-specialist = Wegespezialist
rules-effect-path-specialist = Leg in diesem Zug nacheinander zwei Stollen und zieh dann zwei Karten nach. Von da an hast du eine Karte weniger.
