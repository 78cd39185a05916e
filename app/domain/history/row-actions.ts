import type { CardEvent, CardLife, DraftReading, Item, LifecycleRefusal } from "../card/card-life";
import { refusalsOf } from "../card/lifecycle";
import { openingNow } from "../card/opening";

export interface HistoryRow {
  kind: "draft" | "version" | "position";
  year: number;
}

interface Viewing {
  state: CardLife;
  reading: DraftReading;
  /** The returned comments whose answer or file has changed since. */
  changed: readonly Item[];
  canWrite: boolean;
}

/** `verify`: an enabled company's way to a new card. */
export type RowAction = "restore" | "publish" | "verify";

/** All refusals of an action, for the text beside its button; none = it is enabled. Null = it is not offered there. */
export type Offer = { refusals: (LifecycleRefusal | "read_only")[] } | null;

interface Offering {
  on: readonly HistoryRow["kind"][];
  /** The event of a click now. */
  event: (row: HistoryRow, viewing: Viewing) => CardEvent;
  hiddenBy: readonly LifecycleRefusal[];
}

const OFFERINGS: Record<RowAction, Offering> = {
  restore: {
    on: ["version", "position"],
    event: ({ year }) => ({ kind: "restore_start", year }),
    hiddenBy: [],
  },
  publish: {
    on: ["draft"],
    event: (_, { state, reading }) => ({
      kind: "publish",
      revision: state.draftRevision,
      candidate: "",
      reading,
    }),
    hiddenBy: [],
  },
  verify: {
    on: ["draft"],
    event: (_, { state, reading, changed }) => openingNow(state, reading, changed),
    hiddenBy: ["not_enabled"],
  },
};

/** The actions of a history row; the rows of closed years can only be read (D1). */
export function offersOf(row: HistoryRow, viewing: Viewing, now: string): Record<RowAction, Offer> {
  const offer = (action: RowAction) => offerOf(OFFERINGS[action], row, viewing, now);
  return { restore: offer("restore"), publish: offer("publish"), verify: offer("verify") };
}

function offerOf({ on, event, hiddenBy }: Offering, row: HistoryRow, viewing: Viewing, now: string): Offer {
  if (!on.includes(row.kind) || row.year !== viewing.state.fiscalYear) return null;
  const refusals = refusalsOf(viewing.state, event(row, viewing), now);
  if (refusals.some((refusal) => hiddenBy.includes(refusal))) return null;
  return { refusals: [...(viewing.canWrite ? [] : ["read_only" as const]), ...refusals] };
}
