### Messages of the module path_specialist.

part-path_specialist = Specjalista od tuneli
problem-no-tunnel-to-lay = Nie masz tunelu, który da się teraz położyć. Wybierz inną kartę.
lobby-part-path_specialist-description = Połóż dwa tunele w jednej turze.
waiting-tunnel = { $player } kładzie jeszcze jeden tunel
card-path-specialist = specjalista od tuneli
move-call-specialist = Połóż dwa tunele w tej turze
log-nothing-to-lay =
    { $seat_is ->
        [you] Nie masz
       *[other] { $seat } nie ma
    } drugiego tunelu do położenia
log-play-call-specialist =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } specjalistę od tuneli
rules-name-path-specialist = Specjalista od tuneli
rules-effect-path-specialist = Połóż w tej turze dwa tunele, jeden po drugim, potem dobierz dwie karty. Odtąd masz na ręce o jedną kartę mniej.
