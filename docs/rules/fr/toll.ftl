### Messages of the module toll.

part-toll = Galeries à péage
problem-toll-too-dear = Tu n’as pas assez d’or pour payer ce péage.
problem-no-dwarf-left = Les deux nains du péage ont déjà servi cette manche.
problem-no-free-end = Un nain du péage se place à un bout ouvert d’une galerie, face à une case vide.
problem-no-toll = Il n’y a pas de péage à payer ici. Choisis une case avec un péage.
problem-asked-already = Tu as déjà demandé à ce joueur ce tour-ci. Demande à un autre.
lobby-part-toll-description = Deux nains du péage barrent le chemin. Pour creuser au-delà, tu paies 1 pépite au joueur qui a placé le nain.
table-dwarf = nain du péage placé par { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } pépite
        [many] { $count } de pépites
       *[other] { $count } pépites
    } de péage pour { $player }
table-toll-paid = { $player } paie le péage
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] { $count } nain du péage restant
        [many] { $count } de nains du péage restants
       *[other] { $count } nains du péage restants
    }
prompt-start-stand-dwarf = Choisis une carte à défausser pour le nain du péage
prompt-start-ask-toll = Choisis la case avec le péage
prompt-side = Choisis un côté
prompt-confirm-stand-dwarf = Placer le nain
prompt-confirm-ask-toll = Demander de payer
prompt-mode-stand-dwarf = Placer un nain du péage
prompt-mode-ask-toll = Demander à un autre de payer
question-toll = Payer le péage ?
question-toll-hint =
    { $player } te demande de payer le péage en { $cell }. { $price ->
        [0] Le nain du péage est à toi : ça ne te coûte rien.
       *[other] Prix : { $toll }.
    }
waiting-toll = { $player } décide de payer ou non un péage
move-stand-dwarf = Défausser { $card } et placer un nain du péage en { $cell }, { $side }
move-ask-toll = Demander à { $seat } de payer le péage en { $cell }
move-answer-toll =
    { $pay ->
        [yes] Payer le péage
       *[no] Ne pas payer
    }
log-tokens-moved =
    { $taker_is ->
        [you] { $giver } te paie
       *[other] { $giver_is ->
            [you] Tu paies
           *[other] { $giver } paie
        }
    } { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    }{ $taker_is ->
        [you] { "" }
       *[other] { "" } à { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] Tu places
       *[other] { $seat } place
    } un nain du péage en { $cell }
log-dwarf-left =
    Le nain placé par { $owner_is ->
        [you] toi
       *[other] { $owner }
    } quitte le labyrinthe
log-toll-asked =
    { $seat_is ->
        [you] { $asker } te demande
       *[other] { $asker_is ->
            [you] Tu demandes
           *[other] { $asker } demande
        } à { $seat }
    } de payer le péage
log-toll-answered =
    { $pay ->
        [yes] { $seat_is ->
            [you] Tu acceptes
           *[other] { $seat } accepte
        }
       *[no] { $seat_is ->
            [you] Tu refuses
           *[other] { $seat } refuse
        }
    } de payer le péage
rules-name-toll-dwarf = Nain du péage
rules-effect-toll-dwarf = À ton tour, défausse une carte et place un nain du péage à un bout ouvert d’une galerie. Un joueur qui pose une galerie à cet endroit te paie 1 pépite.
