import { hasRoom } from "~/domain/history/saved-position";
import type { SavedPosition } from "../../store/saved-positions";

/** What keeps a restore off beside the card's life: the draft as it is has to be kept first (D5). */
export const roomRefusals = (positions: readonly SavedPosition[], year: number): "positions_full"[] =>
  hasRoom(positions, "before_restore", year) ? [] : ["positions_full"];
