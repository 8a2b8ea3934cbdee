### Messages of the module party.

part-party = Impreza w tunelu
lobby-part-party-description = Karta w labiryncie. Gdy gracz do niej dotrze, wszystkie role tasuje się i rozdaje od nowa.
card-party = impreza w tunelu
log-roles-dealt = Impreza w tunelu! Wszystkie role potasowano i rozdano od nowa
rules-name-party = Impreza w tunelu
rules-effect-party = Leży w labiryncie od początku. Gdy gracz po raz pierwszy połączy ją ze startem, wszystkie role zbiera się, tasuje i rozdaje od nowa.
