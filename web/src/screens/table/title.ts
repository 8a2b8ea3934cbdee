// The title of the tab: the player that the table waits for.
import { playerName } from "../../decide/names";
import { t } from "../../i18n/index.svelte";
import type { RoomState } from "../../state";

/** While cards can be vetoed, it is the same for everyone. It does not show who is asked or who has answered (WC-19b). */
export function tableTitle(state: RoomState): string {
  const { seat: viewer, room, game } = state;
  if (room.state === "over") return t("podium-title");
  const { question, seats } = game?.asked ?? { question: null, seats: [] };
  const [seat, ...others] = seats;
  if (question === "veto") return t("waiting-veto");
  if (seat === undefined || others.length > 0) return t("table-round", { round: game?.round ?? 1 });
  if (seat === viewer && !room.seats[seat]?.taken_over) return t("table-your-turn");
  return t("table-turn", { name: playerName(state, seat) });
}
