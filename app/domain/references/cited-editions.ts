import type { Reference } from "../question/question";
import { type CitedPart, citedParts } from "./cited-parts";
import { type SourceEdition, isOverBy, isUsedFor } from "./edition";

interface CitedEdition {
  edition: SourceEdition;
  /** The place in this edition, in words; null where it is not known, or the reference names the whole. */
  point: string | null;
  isDisputed: boolean;
}

/**
 * The editions that a reference leads to for the data of a fiscal year: the one whose points it names, those that have
 * replaced it by then, and those to come. Empty = the register does not know it.
 */
export function citedEditions(
  reference: Pick<Reference, "source" | "point">,
  year: number,
  register: readonly SourceEdition[],
): CitedEdition[] {
  return citedParts(reference).flatMap(({ sign, place }) => {
    const named = register.filter((one) => one.source === reference.source && one.signs.includes(sign));
    const first = named.find((one) => isUsedFor(one, year)) ?? named.at(-1);
    if (!first) return [];
    const later = upToNext(successorsOf(first, register), year);
    return [
      { edition: first, point: place || null, isDisputed: false },
      ...later.map((edition) => ({ edition, ...movedTo(edition, { sign, place }) })),
    ];
  });
}

/** In their order; the register's test refuses circles. */
function successorsOf(edition: SourceEdition, register: readonly SourceEdition[]): SourceEdition[] {
  const next = register.find(({ id }) => id === edition.replacedBy);
  return next ? [next, ...successorsOf(next, register)] : [];
}

/** Those of the year, and the first after them. */
function upToNext(editions: SourceEdition[], year: number): SourceEdition[] {
  const open = editions.filter((one) => !isOverBy(one, year));
  const next = open.findIndex((one) => !isUsedFor(one, year));
  return next < 0 ? open : open.slice(0, next + 1);
}

function movedTo(
  { signs, pointsFrom }: SourceEdition,
  { sign, place }: CitedPart,
): Pick<CitedEdition, "point" | "isDisputed"> {
  if (signs.includes(sign)) return { point: place || null, isDisputed: false };
  const moved = pointsFrom?.[place];
  if (!moved || moved.points.length === 0) return { point: null, isDisputed: false };
  return { point: moved.points.join(moved.isDisputed ? " o " : ", "), isDisputed: moved.isDisputed ?? false };
}
