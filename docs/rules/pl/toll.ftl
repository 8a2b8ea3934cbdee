### Messages of the module toll.

part-toll = Tunele z mytem
problem-toll-too-dear = Masz za mało złota, żeby zapłacić to myto.
problem-no-dwarf-left = W tej rundzie użyto już obu poborców myta.
problem-no-free-end = Poborcę myta stawiasz na otwartym końcu tunelu, obok pustego pola.
problem-no-toll = Tu nie ma myta do zapłacenia. Wybierz pole z mytem.
problem-asked-already = Ten gracz dostał już od ciebie prośbę w tej turze. Poproś innego.
lobby-part-toll-description = Drogę blokują dwaj poborcy myta. Żeby kopać dalej za poborcą, płacisz 1 bryłkę złota graczowi, który go postawił.
table-dwarf = poborca myta gracza { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    } myta dla gracza { $player }
table-toll-paid = { $player } płaci myto
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] Został { $count } poborca myta
        [few] Zostało { $count } poborców myta
        [many] Zostało { $count } poborców myta
       *[other] Zostało { $count } poborcy myta
    }
prompt-start-stand-dwarf = Wybierz kartę, którą odrzucisz za poborcę myta
prompt-start-ask-toll = Wybierz pole z mytem
prompt-side = Wybierz stronę
prompt-confirm-stand-dwarf = Postaw poborcę
prompt-confirm-ask-toll = Poproś o zapłacenie
prompt-mode-stand-dwarf = Postaw poborcę myta
prompt-mode-ask-toll = Poproś gracza o zapłacenie myta
question-toll = Zapłacić myto?
question-toll-hint =
    { $player } prosi cię o zapłacenie myta ({ $cell }). { $price ->
        [0] Ten poborca jest twój, więc nic cię to nie kosztuje.
       *[other] Koszt: { $toll }.
    }
waiting-toll = { $player } decyduje, czy zapłacić myto
move-stand-dwarf = Odrzuć: { $card }. Postaw poborcę myta: { $cell }, { $side }
move-ask-toll = Poproś gracza { $seat } o zapłacenie myta ({ $cell })
move-answer-toll =
    { $pay ->
        [yes] Zapłać myto
       *[no] Nie płać
    }
log-tokens-moved =
    { $giver_is ->
        [you] Płacisz
       *[other] { $giver } płaci
    } { $tokens ->
        [one] { $tokens } bryłkę
        [few] { $tokens } bryłki
        [many] { $tokens } bryłek
       *[other] { $tokens } bryłki
    } złota { $taker_is ->
        [you] tobie
       *[other] graczowi { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] Stawiasz
       *[other] { $seat } stawia
    } poborcę myta ({ $cell })
log-dwarf-left =
    { $owner_is ->
        [you] Twój poborca myta
       *[other] Poborca myta gracza { $owner }
    } opuszcza labirynt
log-toll-asked =
    { $asker_is ->
        [you] Prosisz
       *[other] { $asker } prosi
    } { $seat_is ->
        [you] cię
       *[other] gracza { $seat }
    } o zapłacenie myta
log-toll-answered =
    { $pay ->
        [yes] { $seat_is ->
            [you] Zgadzasz się
           *[other] { $seat } zgadza się
        } zapłacić myto
       *[no] { $seat_is ->
            [you] Odmawiasz
           *[other] { $seat } odmawia
        } zapłacenia myta
    }
rules-name-toll-dwarf = Poborca myta
rules-effect-toll-dwarf = W swojej turze możesz odrzucić kartę i postawić poborcę myta na otwartym końcu tunelu. Gracz, który położy tam tunel, płaci ci 1 bryłkę złota.
