### Messages of the module party.

part-party = Stollenparty
lobby-part-party-description = Eine Karte im Labyrinth. Sobald ein Spieler sie erreicht, werden alle Rollen neu gemischt und verteilt.
card-party = Stollenparty
log-roles-dealt = Stollenparty! Alle Rollen werden gemischt und neu verteilt
rules-name-party = Stollenparty
rules-effect-party = Liegt von Anfang an im Labyrinth. Sobald ein Spieler sie mit dem Start verbindet, werden alle Rollen eingesammelt, gemischt und neu verteilt.
