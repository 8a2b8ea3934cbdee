### Messages of the module detour.

part-detour = Déviation
problem-not-laid-last = Tu ne peux déplacer que la dernière galerie posée, si elle est encore dans le labyrinthe.
problem-same-cell = La galerie est déjà ici. Choisis une autre case.
lobby-part-detour-description = Déplace la dernière galerie posée.
card-detour = déviation
move-detour = Déplacer la dernière galerie en { $cell } : { $tunnel }
log-play-detour =
    { $player_is ->
        [you] Tu déplaces
       *[other] { $player } déplace
    } la dernière galerie en { $cell }
rules-name-detour = Déviation
rules-effect-detour = Déplace la dernière galerie posée vers une autre case où elle convient. Tu peux la tourner. Tu peux le faire même avec un outil cassé.
