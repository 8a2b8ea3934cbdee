### Messages of the module detour.

part-detour = Umleitung
problem-not-laid-last = Du kannst nur den zuletzt gelegten Stollen versetzen, und nur solange er noch im Labyrinth liegt.
problem-same-cell = Hier liegt der Stollen schon. Wähl ein anderes Feld.
lobby-part-detour-description = Versetz den zuletzt gelegten Stollen.
card-detour = Umleitung
move-detour = Letzten Stollen versetzen nach { $cell }: { $tunnel }
log-play-detour =
    { $player_is ->
        [you] Du versetzt
       *[other] { $player } versetzt
    } den letzten Stollen nach { $cell }
rules-name-detour = Umleitung
rules-effect-detour = Versetz den zuletzt gelegten Stollen auf ein anderes Feld, auf das er passt. Du kannst ihn dabei drehen. Das geht auch mit kaputtem Werkzeug.
