### Messages of the module detour.

part-detour = Objazd
problem-not-laid-last = Możesz przenieść tylko tunel położony jako ostatni i tylko wtedy, gdy wciąż leży w labiryncie.
problem-same-cell = Tunel już tu leży. Wybierz inne pole.
lobby-part-detour-description = Przenieś tunel położony jako ostatni.
card-detour = objazd
move-detour = Przenieś ostatni tunel na nowe pole ({ $cell }): { $tunnel }
log-play-detour =
    { $player_is ->
        [you] Przenosisz
       *[other] { $player } przenosi
    } ostatni tunel na nowe pole ({ $cell })
rules-name-detour = Objazd
rules-effect-detour = Przenieś tunel położony jako ostatni na inne pole, na którym pasuje. Możesz go obrócić. Wolno to zrobić nawet z zepsutymi narzędziami.
