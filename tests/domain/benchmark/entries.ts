import fc from "fast-check";
import type { Entry } from "~/domain/benchmark/aggregates";
import { type BucketIndex, bucketOf } from "~/domain/benchmark/buckets";
import type { Profile } from "~/domain/benchmark/cells";
import { type Measure, partsOf, type Sample } from "~/domain/benchmark/contribution";
import { COMPANY_SIZES } from "~/domain/question/answer";
import type { SharesByClass } from "~/domain/benchmark/question-shares";
import { CLASSES } from "~/domain/question/question";

const MEASURES = [...CLASSES, "competitiveness" as const].flatMap((tab): Measure[] => [tab, ...partsOf(tab)]);

export function sample(measure: Measure, value: number): Sample {
  return { measure, value, bucket: bucketOf(value, 10_000) as BucketIndex };
}

/** Few sectors and sizes, so that companies meet in cells. */
export const profiles: fc.Arbitrary<Profile> = fc
  .tuple(fc.constantFrom("C:24", "C:25", "G:47"), fc.constantFrom(...COMPANY_SIZES.slice(0, 2)))
  .map(([place, size]) => {
    const [macrosector = null, sector = null] = place.split(":");
    return { macrosector, sector, size };
  });

const samples: fc.Arbitrary<Sample[]> = fc
  .subarray(MEASURES)
  .chain((measures) =>
    fc.tuple(...measures.map((measure) => fc.nat(10_000).map((value) => sample(measure, value)))),
  );

export const GUIDS = Array.from({ length: 18 }, (_, index) => `domanda-${String.fromCharCode(97 + index)}`);

const sharesOfClass = fc
  .subarray(GUIDS)
  .chain((guids) =>
    fc.tuple(...guids.map((guid) => fc.nat(100).map((percent): [string, number] => [guid, percent]))),
  )
  .map((pairs) => Object.fromEntries(pairs));

const shares: fc.Arbitrary<SharesByClass> = fc
  .tuple(...CLASSES.map(() => fc.option(sharesOfClass, { freq: 3 })))
  .map((given) =>
    Object.fromEntries(CLASSES.flatMap((id, index) => (given[index] ? [[id, given[index]]] : []))),
  );

export const entries: fc.Arbitrary<Entry> = fc.record({ profile: profiles, samples, shares });

export const METALWORK: Profile = { sector: "25", macrosector: "C", size: "small" };

/** Companies of one profile that differ only in their Fondamentali, in whole percent. */
export const companies = (percents: number[], profile: Profile = METALWORK): Entry[] =>
  percents.map((percent) => ({ profile, samples: [sample("start_small", percent * 100)], shares: {} }));
