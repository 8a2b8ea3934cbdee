### Messages of the module path_specialist.

part-path_specialist = Expert en galeries
problem-no-tunnel-to-lay = Tu n’as aucune galerie à poser maintenant. Choisis une autre carte.
lobby-part-path_specialist-description = Pose deux galeries en un seul tour.
waiting-tunnel = { $player } pose une autre galerie
card-path-specialist = expert en galeries
move-call-specialist = Poser deux galeries ce tour-ci
log-nothing-to-lay =
    { $seat_is ->
        [you] Tu n’as
       *[other] { $seat } n’a
    } pas de deuxième galerie à poser
log-play-call-specialist =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } l’expert en galeries
rules-name-path-specialist = Expert en galeries
rules-effect-path-specialist = Pose deux galeries ce tour-ci, l’une après l’autre, puis pioche deux cartes. Ensuite, tu as une carte de moins en main.
