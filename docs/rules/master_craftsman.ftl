### Messages of the module master_craftsman.

part-master_craftsman = Master craftsman
lobby-part-master_craftsman-description = Repair any one broken tool.
card-master-craftsman = master craftsman
rules-name-master-craftsman = Master craftsman
rules-effect-master-craftsman = Repairs any one broken tool, for you or another player. It does not free trapped players.
