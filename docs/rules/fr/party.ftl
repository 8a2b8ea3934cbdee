### Messages of the module party.

part-party = Fête souterraine
lobby-part-party-description = Une carte du labyrinthe. Quand un joueur l’atteint, tous les rôles sont mélangés et redistribués.
card-party = fête souterraine
log-roles-dealt = Fête souterraine ! Tous les rôles sont mélangés et redistribués
rules-name-party = Fête souterraine
rules-effect-party = Elle est dans le labyrinthe dès le début. La première fois qu’un joueur la relie au départ, tous les rôles sont ramassés, mélangés et redistribués.
