### Messages of the module greedy_dwarf.

part-greedy_dwarf = Nain cupide
lobby-part-greedy_dwarf-description = Un chercheur qui ne gagne que s’il termine lui-même le chemin jusqu’au trésor. Pour le jeu de base.
role-greedy = nain cupide
role-aim-greedy = Termine toi-même le chemin jusqu’au trésor. Tu ne gagnes qu’ainsi, et personne ne gagne avec toi.
rules-name-greedy = Nain cupide
rules-effect-greedy = Tu ne gagnes que si tu termines toi-même le chemin jusqu’au trésor. Tu reçois alors 4 pépites, et les autres rien.
