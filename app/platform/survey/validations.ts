import type { QuestionView } from "~/api/contract/survey";
import type { Question } from "~/domain/question/question";
import type { Db } from "../scope";
import { judgementsOn } from "../store/judgements";
import type { Survey } from "./survey";

type Validation = Pick<QuestionView, "isValidated" | "validationComments">;

/**
 * The judgements of the answers of a page (spec §3): one read, and none for a company that is not enabled. An answer
 * that was saved again after it was frozen is no longer the accepted one.
 */
export async function validationsOf(
  db: Db,
  { company, year, isCurrent, answers }: Survey,
  page: readonly Question[],
): Promise<(question: Question) => Validation> {
  if (!isCurrent || company.is_validated !== 1) return () => ({});
  const guids = page.map(({ guid }) => guid);
  const judgements = await judgementsOn(db, company.id, year, guids);
  return ({ guid }) => {
    const updatedAt = answers[guid]?.updatedAt ?? "";
    const ofQuestion = judgements.filter(({ question }) => question === guid);
    return {
      isValidated: ofQuestion.some(
        ({ attachment, verdict, openedAt }) =>
          attachment === null && verdict === "accepted" && updatedAt <= openedAt,
      ),
      validationComments: ofQuestion.flatMap(({ attachment, verdict, comment, reply }) =>
        verdict === "accepted"
          ? []
          : [{ attachmentId: attachment, isRejected: verdict === "rejected", verdict, comment, reply }],
      ),
    };
  };
}
