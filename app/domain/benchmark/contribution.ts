import { type Competitiveness, type SectionId, SECTIONS } from "../scoring/competitiveness";
import { CLASSES, SCORED_AREAS, type ScoredArea, type ScoredClass } from "../question/question";
import { type BucketIndex, bucketOf } from "./buckets";
import { WHOLE } from "../scoring/fraction";

/** The measures of the comparison: a class, an area in a class, the competitiveness potential, one of its sections. */
export type Measure =
  ScoredClass | `${ScoredClass}.${ScoredArea}` | "competitiveness" | `competitiveness.${SectionId}`;

/** One company's score in one measure. */
export interface Sample {
  measure: Measure;
  /** 100 × actual / max in hundredths (0–10,000), half up: sums of these are exact. */
  value: number;
  /** Computed from the points themselves, so that it is the band the company sees. */
  bucket: BucketIndex;
}

/** The part of a version's scoring that is read; points in hundredths, -1 = not available. */
interface VersionScoring {
  levels: Readonly<
    Record<ScoredClass, Points & { flagged: boolean; areas: readonly (Points & { id: ScoredArea })[] }>
  >;
  competitiveness: Pick<Competitiveness, "actual"> & {
    sections: Readonly<Record<SectionId, { actual: number }>>;
  };
}

interface Points {
  actual: number;
  max: number;
}

/** A flagged class is left out of every comparison (D3). */
export const comparedClasses = (levels: Readonly<Record<ScoredClass, { flagged: boolean }>>): ScoredClass[] =>
  CLASSES.filter((id) => !levels[id].flagged);

/**
 * The scores that a company's version adds to the benchmark. A flagged class is left out with its areas (D3). The
 * competitiveness potential is computed from all three classes, so one flagged class leaves it out.
 */
export function contribution({ levels, competitiveness }: VersionScoring): Sample[] {
  const unflagged = comparedClasses(levels);
  const potentials: [Measure, Points][] = [
    ["competitiveness", { actual: competitiveness.actual, max: WHOLE }],
    ...SECTIONS.map((id): [Measure, Points] => [
      `competitiveness.${id}`,
      { actual: competitiveness.sections[id].actual, max: WHOLE },
    ]),
  ];
  return [
    ...unflagged.flatMap((id) => [
      ...sampleOf(id, levels[id]),
      ...levels[id].areas.flatMap((area) => sampleOf(`${id}.${area.id}`, area)),
    ]),
    ...(unflagged.length === CLASSES.length ? potentials.flatMap((given) => sampleOf(...given)) : []),
  ];
}

function sampleOf(measure: Measure, { actual, max }: Points): Sample[] {
  const bucket = bucketOf(actual, max);
  if (bucket === null) return [];
  return [{ measure, value: Math.floor((2 * WHOLE * actual + max) / (2 * max)), bucket }];
}

/** The parts whose averages a tab of the benchmark shows beside the whole. */
export function partsOf(tab: ScoredClass | "competitiveness"): Measure[] {
  return tab === "competitiveness"
    ? SECTIONS.map((id): Measure => `competitiveness.${id}`)
    : SCORED_AREAS.map((id): Measure => `${tab}.${id}`);
}
