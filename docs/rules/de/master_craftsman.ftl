### Messages of the module master_craftsman.

part-master_craftsman = Handwerksmeister
lobby-part-master_craftsman-description = Reparier ein beliebiges kaputtes Werkzeug.
card-master-craftsman = Handwerksmeister
rules-name-master-craftsman = Handwerksmeister
rules-effect-master-craftsman = Repariert ein beliebiges kaputtes Werkzeug bei dir oder einem anderen Spieler. Gefangene Spieler befreit er nicht.
