### Messages of the module party.

part-party = Tunnel party
lobby-part-party-description = A card in the maze. When a player reaches it, all roles are shuffled and dealt again.
card-party = tunnel party
log-roles-dealt = Tunnel party! All roles were shuffled and dealt again
rules-name-party = Tunnel party
rules-effect-party = It is in the maze from the beginning. When a player first connects it to the start, all roles are collected, shuffled and dealt again.
