### Messages of the module veto.

part-veto = Weto
problem-let-pass = Ta karta jest już przepuszczona. Poczekaj, aż zadziała.
problem-no-veto = Nie masz karty weta.
problem-veto-out-of-turn = Weto zagrywasz poza swoją turą, zaraz po karcie innego gracza. Teraz wybierz inną kartę.
lobby-part-veto-description = Unieważnij kartę, którą właśnie zagrał inny gracz.
question-veto = Zawetować tę kartę?
question-veto-hint = { $action }. Weto unieważnia tę kartę.
question-veto-allowed = Karta przepuszczona. Chwileczkę…
question-veto-not-in-hand = nie masz go na ręce
waiting-veto = Gracze mogą teraz zawetować tę kartę
card-veto = weto
move-veto = Zawetuj
move-let-pass = Przepuść
log-vetoed =
    { $seat_is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } weto
rules-name-veto = Weto
rules-effect-veto = Zagraj je poza swoją turą, zaraz po tym, jak inny gracz zagra tunel lub akcję. Tamta karta nie działa, a tura tego gracza się kończy.
