import type { QuestionView } from "~/api/contract/survey";
import type { Question } from "~/domain/question/question";
import type { SignedInScope } from "../scope";
import { jottingsOf } from "../store/jottings";
import type { Survey } from "./survey";

/** The caller's jottings to the questions of a page; of a user who may not answer here, nothing. */
export async function ownJottings(
  survey: Survey,
  page: readonly Question[],
  { db, session }: SignedInScope,
): Promise<(question: Question) => Pick<QuestionView, "jotting">> {
  if (!session.rights.has("write") || !survey.isCurrent) return () => ({});
  const owner = { companyId: session.companyId, year: survey.year, accountId: session.accountId };
  const kept = await jottingsOf(db, owner, page.map(({ guid }) => guid)); // prettier-ignore
  return ({ guid }) => {
    const jotting = kept.find(({ questionId }) => questionId === guid);
    if (!jotting) return { jotting: null };
    const { typed, revision, keptAt } = jotting;
    return {
      jotting: { typed: Object.entries(typed).map(([id, value]) => ({ id, value })), revision, keptAt },
    };
  };
}
