import { editionOf, type Question } from "~/domain/question/question";
import type { Db, Trx } from "../../scope";
import { configurationsOf } from "../../store/versions";
import { questionsThen } from "../questionnaire-when-issued";
import type { Survey } from "../survey";

/**
 * The questions as they were when some answers were given, each from the newest stored configuration that has this
 * edition. For a question that is no longer asked and whose edition was never stored, the newest stored one. Absent if
 * no version or position was ever stored with the question.
 */
export async function askedThen(
  db: Db | Trx,
  { apiVersion, year, questionnaire, answers }: Survey,
  guids: readonly string[],
): Promise<ReadonlyMap<string, Question>> {
  const exact = new Map<string, Question>();
  const closest = new Map<string, Question>();
  const stillAsked = new Set(questionnaire.questions.map(({ guid }) => guid));
  const left = new Set(guids);
  for (const sha256 of guids.length > 0 ? await configurationsOf(db, apiVersion) : []) {
    if (left.size === 0) break;
    const { questions } = await questionsThen(db, sha256, year);
    for (const question of questions.filter(({ guid }) => left.has(guid))) {
      const { guid } = question;
      if (!stillAsked.has(guid) && !closest.has(guid)) closest.set(guid, question);
      if (editionOf(question) !== answers[guid]?.edition) continue;
      exact.set(guid, question);
      left.delete(guid);
    }
  }
  return new Map([...closest, ...exact]);
}
