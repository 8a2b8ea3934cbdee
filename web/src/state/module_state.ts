// The state of modules in a view: what it is when a round begins, and how long it lasts.
import type { View } from "../wire/types";

interface ModuleState {
  readonly round?: Partial<View>;
  readonly turn?: Partial<View>;
}

const STATE_OF: Readonly<Record<string, ModuleState>> = {
  chests: { round: { chests: [], no_maps: false }, turn: { effects: [] } },
  toll: { round: { dwarfs: [], dwarfs_left: 0 }, turn: { toll_payers: [], toll_asked: [] } },
  wardrobe: { round: { special_used: false } },
  party: { round: { special_used: false } },
};

/** The fields of these modules that last a turn, as they are when it begins. */
export const turnState = (modules: readonly string[]): Partial<View> =>
  Object.assign({}, ...modules.map((name) => STATE_OF[name]?.turn));

/** All fields of these modules, as they are when a round begins. */
export const roundState = (modules: readonly string[]): Partial<View> =>
  Object.assign(turnState(modules), ...modules.map((name) => STATE_OF[name]?.round));
