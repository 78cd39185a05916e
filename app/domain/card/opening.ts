import type { CardLife, DraftReading, EventOf, Item } from "./card-life";

/**
 * What would happen if a verification was opened now, at the level for which there is most to be verified. `changed`: the
 * returned comments whose answer or file has changed since.
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
