/** The subjects by which a sheet is divided, in their order. */
export const SHEET_GROUPS = ["general", "climate", "environment", "social", "governance"] as const;
type SheetGroup = (typeof SHEET_GROUPS)[number];

const DISCLOSURES: readonly (readonly [RegExp, SheetGroup])[] = [
  [/^(B3|C3|C4)\b/, "climate"],
  [/^B[4-7]\b/, "environment"],
  [/^(B8|B9|B10|C5|C6|C7)\b/, "social"],
  [/^(B11|C8|C9)\b/, "governance"],
];

/** The subject of a point of the voluntary standard ("B3 §29"): B1, B2, C1, C2 and what stands before them are general. */
export const groupOfPoint = (point: string): SheetGroup =>
  DISCLOSURES.find(([pattern]) => pattern.test(point))?.[1] ?? "general";

interface Grouped {
  group: SheetGroup;
}

/** The data by subject, each in the order it had; a subject without data is left out. */
export const inGroups = <Item extends Grouped>(
  items: readonly Item[],
): { group: SheetGroup; items: Item[] }[] =>
  SHEET_GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    ({ items: found }) => found.length > 0,
  );
