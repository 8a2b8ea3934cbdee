### Messages of the module master_craftsman.

part-master_craftsman = Maître artisan
lobby-part-master_craftsman-description = Répare n’importe quel outil cassé.
card-master-craftsman = maître artisan
rules-name-master-craftsman = Maître artisan
rules-effect-master-craftsman = Répare n’importe quel outil cassé, pour toi ou pour un autre joueur. Ne libère pas les joueurs piégés.
