### Messages of the module master_craftsman.

part-master_craftsman = Майстер на всі руки
lobby-part-master_craftsman-description = Полагодь будь-який один зламаний інструмент.
card-master-craftsman = майстер на всі руки
rules-name-master-craftsman = Майстер на всі руки
rules-effect-master-craftsman = Лагодить будь-який один зламаний інструмент тобі або іншому гравцеві. Із пастки не визволяє.
