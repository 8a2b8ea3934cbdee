log-round-begun = La manche { $round } commence ; premier tour : { $player }
log-round-ended =
    { $reached ->
        [yes] Le trésor est atteint : la manche est finie
       *[no] Le trésor n’a pas été atteint : la manche est finie
    }
log-game-ended = La partie est finie. Victoire : { $players }
log-passed =
    { $count ->
        [one] { $player } défausse { $count } carte
        [many] { $player } défausse { $count } de cartes
       *[other] { $player } défausse { $count } cartes
    }
log-discarded-two = { $player } sacrifie deux cartes
log-rid-of = { $player } se débarrasse de : { $card }
log-goal-turned = On retourne { $goal } : { $card }
log-looked = Derrière { $goal }, tu vois : { $card }
log-role-seen = { $player } regarde qui est { $other }
log-role-seen-own = Tu vois qui est { $player } : { $role }
log-gold-drawn =
    { $count ->
        [one] { $count } carte d’or est partagée
        [many] { $count } de cartes d’or sont partagées
       *[other] { $count } cartes d’or sont partagées
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } prend une carte d’or
        [one] { $player } prend une carte d’or d’une pépite
        [many] { $player } prend une carte d’or de { $nuggets } de pépites
       *[other] { $player } prend une carte d’or de { $nuggets } pépites
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } reçoit { $paid ->
                [one] { $paid } pépite
                [many] { $paid } de pépites
               *[other] { $paid } pépites
            } au lieu de { $due } : les cartes ne font pas le compte
       *[no] { $player } reçoit { $paid ->
               [one] { $paid } pépite
               [many] { $paid } de pépites
              *[other] { $paid } pépites
           }
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } perd { $tokens ->
                [one] { $tokens } pépite
                [many] { $tokens } de pépites
               *[other] { $tokens } pépites
            }
       *[gets] { $player } reçoit { $tokens ->
               [one] { $tokens } pépite
               [many] { $tokens } de pépites
              *[other] { $tokens } pépites
           }
    }
log-tokens-moved = { $giver } paie { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    } à { $taker }
log-stole = { $player } vole une pépite à { $other }
log-stole-nothing = { $player } ne vole rien
log-vetoed = { $player } dit non : veto !
log-role-changed = { $player } a un nouveau rôle
log-wardrobe = { $player } entre au vestiaire et change de rôle
log-roles-dealt = C’est la fête ! Tous les rôles sont mélangés et redistribués
log-goals-put-back =
    { $swapped ->
        [yes] { $player } repose les deux arrivées échangées
        [no] { $player } repose les deux arrivées telles quelles
       *[unknown] { $player } repose les deux arrivées, échangées ou non
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } du paquet
       *[discard] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } de la défausse
    }
log-card-kept = { $player } garde une des cartes
log-card-kept-own = Tu gardes : { $card }
log-dwarf-stood = { $player } poste un nain du péage en { $cell }
log-dwarf-left = Le nain posté par { $player } s’en va
log-toll-asked = { $player } demande le péage à { $other }
log-toll-answered =
    { $pay ->
        [yes] { $player } accepte de payer le péage
       *[no] { $player } ne paie pas
    }
log-goal-moved = { $player } éloigne { $goal } d’un pas
log-chest-opened = { $player } ouvre un coffre : { $found }
log-chest-seen = Tu vois dans le coffre : { $found }. Par-dessus : { $card }
log-gold-picked = { $player } ramasse une carte d’or d’une pépite
log-card-taken = { $player } prend une carte à { $other }
log-card-taken-own = { $player } prend une carte à { $other } : { $card }
log-deck-buried =
    { $count ->
        [one] { $count } carte du paquet est perdue
        [many] { $count } de cartes du paquet sont perdues
       *[other] { $count } cartes du paquet sont perdues
    }
log-discard-shuffled = La défausse est mélangée
log-nothing-to-lay = { $player } n’a pas de deuxième galerie à poser
log-nothing-to-lose = { $player } rencontre le dragon et n’a rien à perdre
log-contributed = { $player } a glissé des mots dans le mélange
log-time-ran-out = Temps écoulé pour { $player }
log-seat-held = Un bot joue pour { $player } en attendant
log-seat-taken-back = { $player } reprend son jeu
log-seat-emptied = { $player } a quitté la table
log-wants-to-finish =
    { $wants ->
        [yes] { $player } veut bien arrêter là et montrer les rôles
       *[no] { $player } préfère continuer
    }
log-all-shown = Arrêt d’un commun accord : tous les rôles sont dévoilés
log-seat-muted =
    { $muted ->
        [yes] { $player } n’a plus la parole pour l’instant
       *[no] { $player } retrouve la parole
    }

log-play-lay-tunnel = { $player } pose une galerie en { $cell }
log-play-read-map = { $player } regarde { $goal }
log-play-look-in-chest = { $player } regarde le coffre { $chest }
log-play-rockfall = { $player } provoque un éboulement en { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } pose devant soi : { $card }
       *[other] { $player } sabote { $other } : { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } remet { $tool } en état
       *[other] { $player } répare { $tool } pour { $other }
    }
log-play-plan-theft = { $player } prépare un vol
log-play-hands-off =
    { $whom ->
        [self] { $player } renonce au vol
       *[other] { $player } empêche { $other } de voler
    }
log-play-trap = { $player } piège { $other }
log-play-free =
    { $whom ->
        [self] { $player } sort du piège
       *[other] { $player } libère { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } regarde son propre rôle
       *[other] { $player } regarde qui est { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } veut un nouveau rôle
       *[other] { $player } veut un nouveau rôle pour { $other }
    }
log-play-swap-hands = { $player } échange sa main avec { $other }
log-play-swap-goals = { $player } prend { $goals }
log-play-search-trove = { $player } fouille la défausse
log-play-change-direction = { $player } inverse le sens du jeu
log-play-call-specialist = { $player } appelle l’expert en galeries
log-play-detour = { $player } déplace la dernière galerie en { $cell }
