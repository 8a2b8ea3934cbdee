### Messages of the module master_craftsman.

part-master_craftsman = Złota rączka
lobby-part-master_craftsman-description = Napraw jedno dowolne zepsute narzędzie.
card-master-craftsman = złota rączka
rules-name-master-craftsman = Złota rączka
rules-effect-master-craftsman = Naprawia jedno dowolne zepsute narzędzie, tobie lub innemu graczowi. Nie uwalnia z pułapki.
