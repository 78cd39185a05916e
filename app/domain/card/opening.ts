import type { CardLife, DraftReading, EventOf, Item } from "./card-life";

/**
 * The event of opening a verification now, at the highest level that can be verified. `changed`: the returned comments
 * whose answer or file has changed since.
 */
export const openingNow = (
  { draftRevision: revision }: CardLife,
  reading: DraftReading,
  changed: readonly Item[],
): EventOf<"open_verification"> => ({
  kind: "open_verification",
  level: 3,
  candidate: { id: "", items: [] },
  changed,
  revision,
  reading,
});
