import type { UseCase } from "../use-case";
import { actOn } from "./act-as-verifier";
import { plainWords } from "./plain-words";

/** A verifier's judgement of one answer of a candidate, or of one of its files. */
export const judge: UseCase<"survey.judge"> = async ({ params, body }, scope) => {
  const event = {
    kind: "judge",
    verifier: scope.session.accountId,
    question: body.questionId,
    attachment: body.attachmentId ?? null,
    verdict: body.verdict,
    comment: plainWords(body.comment ?? "", "comment"),
  } as const;
  await actOn(params.id, event, scope);
  return {};
};
