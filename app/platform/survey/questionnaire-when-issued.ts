import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
import type { Questionnaire } from "~/domain/question/question";
import type { Db, Trx } from "../scope";
import { findConfiguration } from "../store/versions";

const remembered = new Map<string, Questionnaire>();

/** The questions as they were when something was issued or saved, even if they have changed since. */
export async function questionsThen(handle: Db | Trx, sha256: string, year: number): Promise<Questionnaire> {
  const cached = remembered.get(sha256);
  if (cached) return cached;
  const stored = await findConfiguration(handle, sha256);
  if (stored === undefined) return questionnaire(apiVersionOf(year));
  const parsed = JSON.parse(stored) as Questionnaire;
  remembered.set(sha256, parsed);
  return parsed;
}
