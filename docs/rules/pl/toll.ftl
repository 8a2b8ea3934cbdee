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
prompt-start-dwarf = Wybierz kartę, którą odrzucisz za poborcę myta
prompt-start-toll = Wybierz pole z mytem
prompt-side = Wybierz stronę
prompt-confirm-dwarf = Postaw poborcę
prompt-confirm-toll = Poproś o zapłacenie
prompt-mode-dwarf = Postaw poborcę myta
prompt-mode-toll = Poproś gracza o zapłacenie myta
question-toll = Zapłacić myto?
question-toll-hint =
    { $player } prosi cię o zapłacenie myta ({ $cell }). { $price ->
        [0] Ten poborca jest twój, więc nic cię to nie kosztuje.
       *[other] Koszt: { $toll }.
    }
waiting-toll = { $player } decyduje, czy zapłacić myto
move-stand-dwarf = Odrzuć: { $card }. Postaw poborcę myta: { $cell }, { $side }
move-ask-toll = Poproś gracza { $player } o zapłacenie myta ({ $cell })
move-answer-toll =
    { $pay ->
        [yes] Zapłać myto
       *[no] Nie płać
    }
log-tokens-moved =
    { $tokens ->
        [one] { $giver } płaci { $tokens } bryłkę złota graczowi { $taker }
        [few] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
        [many] { $giver } płaci { $tokens } bryłek złota graczowi { $taker }
       *[other] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
    }
log-dwarf-stood = { $player } stawia poborcę myta ({ $cell })
log-dwarf-left = Poborca myta gracza { $player } opuszcza labirynt
log-toll-asked = { $player } prosi gracza { $other } o zapłacenie myta
log-toll-answered =
    { $pay ->
        [yes] { $player } zgadza się zapłacić myto
       *[no] { $player } odmawia zapłacenia myta
    }
rules-name-toll-dwarf = Poborca myta
rules-effect-toll-dwarf = W swojej turze możesz odrzucić kartę i postawić poborcę myta na otwartym końcu tunelu. Gracz, który położy tam tunel, płaci ci 1 bryłkę złota.
