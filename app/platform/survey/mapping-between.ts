import { mapping as v1ToV2 } from "~/content/mapping/v1-to-v2";
import { mapping as v2ToV3, takenIn } from "~/content/mapping/v2-to-v3";
import { chained } from "~/domain/history/successors";
import type { ApiVersion } from "~/domain/periods";
import type { QuestionMapping } from "~/domain/survey/last-year";

const STEPS = {
  v1: { v2: v1ToV2, v3: chained(v1ToV2, v2ToV3) },
  v2: { v3: v2ToV3 },
  v3: {},
} satisfies Record<ApiVersion, Partial<Record<ApiVersion, QuestionMapping[]>>>;

/** The successors of an API version's questions in a later one; null if both versions are the same. */
export function mappingBetween(older: ApiVersion, newer: ApiVersion): QuestionMapping[] | null {
  if (older === newer) return null;
  const steps: Partial<Record<ApiVersion, QuestionMapping[]>> = STEPS[older];
  const mapping = steps[newer];
  if (!mapping) throw new Error(`Nothing leads from ${older} back to ${newer}`);
  return mapping;
}

/** Withdrawn questions of the older version whose figures a question of the later one took in. */
export const takenInBetween = (older: ApiVersion, newer: ApiVersion): QuestionMapping[] =>
  older === "v2" && newer === "v3" ? takenIn : [];
