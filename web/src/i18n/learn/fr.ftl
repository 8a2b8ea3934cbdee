### Leçons, entraîneur et présentations. Chargés avec les écrans qui en ont besoin.

## La liste des leçons

learn-title = Apprendre en jouant
learn-pitch = Cinq leçons courtes, d’environ deux minutes chacune. Tu joues à une vraie table, et un guide te montre quoi faire.
learn-coached-title = Une partie avec entraîneur
learn-coached-pitch = Joue une vraie partie contre des bots. Avant chaque coup, tu peux interroger l’entraîneur, qui sait seulement ce que tu sais.
lesson-title-tunnel = Poser une galerie
lesson-about-tunnel = Creuse du départ vers les arrivées.
lesson-title-tools = Les outils cassés
lesson-about-tools = Répare ta pioche, aide une amie, arrête un rival.
lesson-title-map = Un plan et un mensonge
lesson-about-map = Regarde une arrivée en secret et découvre qui ment.
lesson-title-saboteur = Dans la peau du saboteur
lesson-about-saboteur = Joue le jeu, puis arrête les chercheurs.
lesson-title-gold = L’éboulement et l’or
lesson-about-gold = Dégage le chemin, termine la manche, prends ton or.
lesson-begin = Commencer ici
lesson-open = Commencer
lesson-finished = Terminée

## Le guide

lesson-guide = Guide
lesson-you = Toi
lesson-read = Ton guide t’explique quelque chose.
lesson-watch = Regarde ce que font les autres…
lesson-go-on = Suite
lesson-next = Leçon suivante : { $lesson }
lesson-all-done = Terminer
lesson-leave = Toutes les leçons
lesson-progress = Étape { $step } sur { $steps }
lesson-try-again = Réessayer
lesson-not-here = Ce n’est pas possible dans une leçon.

## Leçon 1 : poser une galerie

lesson-tunnel-goals = Le chemin commence au départ. L’une des trois arrivées cache l’or. Les chercheurs d’or creusent un chemin jusqu’à elle, et tu es l’un d’eux !
lesson-tunnel-straight = Choisis la carte entourée. Choisis ensuite la case au bout du chemin et appuie sur « { prompt-confirm } ».
lesson-tunnel-turn = Yorna et Brock creusent avec toi. Maintenant le chemin doit partir vers le bas : choisis cette carte et sa case, appuie sur « { prompt-rotate } », puis sur « { prompt-confirm } ».
lesson-tunnel-reach = Il ne manque qu’une carte jusqu’à l’arrivée du bas. Pose-la !
lesson-tunnel-stone = Un simple caillou ! L’or est derrière l’une des deux autres arrivées. Mais maintenant tu sais creuser. Bravo !

## Leçon 2 : les outils cassés

lesson-tools-broken = Wick a cassé ta pioche : la carte est maintenant devant toi. Avec un outil cassé, tu ne peux pas poser de galerie.
lesson-tools-repair = Choisis la carte de réparation entourée, puis toi-même. Elle montre deux outils et en répare un.
lesson-tools-attacked = Yorna a creusé, et Wick a aussi cassé sa lanterne. Les rôles sont secrets, pas les actes : retiens qui casse les outils.
lesson-tools-help = Tu peux aussi réparer les outils des autres. Choisis ta carte de réparation, puis Yorna.
lesson-tools-break = À toi de casser quelque chose. Choisis la lanterne cassée, puis Wick.
lesson-tools-stopped = Wick ne peut plus creuser tant que personne ne répare sa lanterne. Voilà comment les chercheurs se défendent. Bravo !

## Leçon 3 : le plan

lesson-map-claims = Yorna et Wick ont chacun regardé une arrivée. Yorna dit : « Celle du milieu est un caillou. » Wick dit : « Celle du haut, c’est l’or ! » Est-ce vrai ?
lesson-map-look = Tu as un plan, toi aussi. Choisis-le, puis regarde l’arrivée du haut.
lesson-map-secret = Un caillou ! Wick a menti. Toi seul sais ce que tu as vu. Les autres savent seulement où tu as regardé.
lesson-map-tell = Que dis-tu aux autres ?
lesson-map-tell-truth = Oui : les chercheurs partagent ce qu’ils savent. Mais personne ne peut le prouver, et Wick peut te traiter de menteur.
lesson-map-tell-gold = Ce mensonge n’aide que les saboteurs. Tu es chercheur d’or. Qu’est-ce qui t’aide, toi ?
lesson-map-tell-silence = Tu peux te taire, mais alors Yorna croit Wick. Qu’est-ce qui t’aide, toi ?
lesson-map-think = Yorna te croit et creuse tout droit. Wick creuse vers le haut, vers un caillou qu’il a vu. C’est ainsi que les saboteurs se trahissent.
lesson-map-dig = Si les arrivées du haut et du milieu sont des cailloux, l’or est en bas. Pose cette galerie pour que le chemin descende.
lesson-map-end = L’or est là, en bas. Les plans, les paroles et les mensonges sont le cœur du jeu. Bravo !
lesson-say-truth = « Celle du haut est un caillou. »
lesson-say-gold = « Celle du haut, c’est l’or ! »
lesson-say-silence = Ne rien dire

## Leçon 4 : le saboteur

lesson-saboteur-role = Cette fois, tu es le saboteur, et personne ne le sait. Si les chercheurs n’atteignent pas l’or avant la fin des cartes, tu gagnes la manche.
lesson-saboteur-blend-in = Creuse d’abord avec eux pour gagner leur confiance. Pose ce carrefour au bout du chemin.
lesson-saboteur-break = Ils approchent. C’est bientôt à Yorna : casse sa pioche, et elle ne pourra plus creuser.
lesson-saboteur-dead-end = Il ne manque qu’une carte jusqu’à l’or ! Pose ton cul-de-sac là. Ils savent maintenant qui tu es, mais il est trop tard pour eux.
lesson-saboteur-won = Bloqué ! La pioche est vide et personne n’a d’éboulement : l’or de cette manche est pour toi. Bravo !

## Leçon 5 : l’éboulement et l’or

lesson-gold-blocked = Quelqu’un a posé un cul-de-sac : la carte convient, mais aucun chemin ne la traverse.
lesson-gold-rockfall = Ton éboulement retire n’importe quelle galerie. Choisis-le, puis le cul-de-sac.
lesson-gold-treasure = Yorna a comblé le trou. Il ne manque qu’une carte jusqu’à l’arrivée. Pose-la !
lesson-gold-share = L’or ! La manche est finie. Tu l’as trouvé, donc tu choisis ta carte d’or en premier.
lesson-gold-end = Yorna a reçu l’autre carte d’or, et Wick, le saboteur, n’a rien. Une partie a trois manches, et le plus riche gagne. Tu sais jouer !

## Mots gentils sur les autres coups

lesson-wrong-pass = Tu peux passer, mais alors rien n’avance. Essaie la carte entourée.
lesson-wrong-other = Les règles le permettent. Dans cette leçon, essaie ce que montre l’anneau.
lesson-wrong-dead-end = Cette carte est un cul-de-sac : le chemin s’arrête là. Les chercheurs préfèrent la défausser.
lesson-wrong-further-away = Elle convient là, mais elle s’éloigne des arrivées.
lesson-wrong-another-tunnel = Les règles le permettent, mais l’anneau montre un chemin plus court.
lesson-wrong-turn-it = Comme ça, le chemin part vers le haut. Tourne la carte avant de la jouer.
lesson-wrong-repair-first = Répare d’abord ta propre pioche. Sans elle, tu ne peux pas creuser.
lesson-wrong-help-first = Bonne idée, mais Yorna ne peut pas creuser. À deux on va plus vite : aide-la d’abord.
lesson-wrong-break-a-friend = Yorna est de ton côté ! Vise Wick.
lesson-wrong-break-first = Creuser, c’est bien, mais Wick va encore casser des outils. Arrête-le d’abord.
lesson-wrong-look-at-the-claim = Tu peux regarder là, mais vérifie d’abord ce que Wick a dit : regarde l’arrivée du haut.
lesson-wrong-look-first = Tu ne sais pas encore où creuser. Regarde d’abord.
lesson-wrong-not-up = Là-haut, il n’y a qu’un caillou : tu l’as vu. Creuse vers le bas.
lesson-wrong-too-early = Si tôt, tout le monde saurait qui tu es. Aide-les d’abord.
lesson-wrong-other-digger = Brock n’est pas encore dangereux. C’est Yorna qui creuse ensuite : casse sa pioche.
lesson-wrong-break-a-tool = Pas encore. Arrête d’abord Yorna, qui creuse ensuite.
lesson-wrong-hands-them-the-gold = Stop ! Cela mènerait les chercheurs tout droit à l’or.
lesson-wrong-block-the-goal = C’est la case devant l’arrivée qui compte. Bloque celle-là.
lesson-wrong-block-first = Tu regarderas plus tard. Bloque le chemin avant qu’il n’atteigne l’or.
lesson-wrong-good-tunnel = Cette galerie est utile. Retire plutôt le cul-de-sac.
lesson-wrong-clear-first = Retire d’abord le cul-de-sac.
lesson-wrong-last-cell = Il manque une carte jusqu’à l’arrivée. Pose ta galerie là.

## L’entraîneur

coach-title = Entraîneur
coach-ask = Que ferais-tu ?
coach-hint = Voici ce que je ferais : { $move }.
coach-better = Il y avait mieux : { $move }.
coach-dismiss = Compris
coach-reason-reach-a-goal = Cela atteint une arrivée.
coach-reason-dig-nearer = Cela rapproche le chemin de l’or possible.
coach-reason-dig-elsewhere = Cela garde un autre chemin ouvert.
coach-reason-block-the-path = Cela bloque le chemin, et tu gagnes si personne ne passe.
coach-reason-seem-a-digger = On ne soupçonne pas un joueur qui creuse. Tu pourras bloquer le chemin plus tard.
coach-reason-clear-the-path = Cela retire un cul-de-sac du chemin.
coach-reason-cut-the-path = Cela fait un trou dans le chemin.
coach-reason-look-for-the-gold = Tu ne sais pas encore où est l’or.
coach-reason-stop-an-opponent = Ce joueur est sans doute contre toi et peut encore nuire.
coach-reason-repair-yourself = Avec un outil cassé, tu ne peux pas creuser.
coach-reason-repair-an-ally = Ce joueur est sans doute de ton côté et ne peut pas creuser.
coach-reason-discard = Aucune carte ne t’aide maintenant. Défausse celle qui te sert le moins.
coach-reason-take-gold = Plus d’or, c’est mieux.
coach-reason-likely-gold = C’est là que l’or est le plus probable.
coach-reason-other = C’est ce qui aide le plus ton camp en ce moment.
