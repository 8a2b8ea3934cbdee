### Messages of the module master_craftsman.

part-master_craftsman = Мастер на все руки
lobby-part-master_craftsman-description = Почини один любой сломанный инструмент.
card-master-craftsman = мастер на все руки
rules-name-master-craftsman = Мастер на все руки
rules-effect-master-craftsman = Чинит один любой сломанный инструмент тебе или другому игроку. Из ловушки не освобождает.
