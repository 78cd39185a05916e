import { ApiError } from "~/api/errors";
import { isSameItem } from "~/domain/card/judgements";
import { act } from "../card/act";
import { loadCard } from "../card/load-card";
import { write } from "../store/write";
import { SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { plainWords } from "./plain-words";

/** The company's reply to a comment, while the verification is open and after it came back (spec §7). */
export const verificationFeedback: UseCase<"survey.verificationFeedback"> = async (
  { query, body },
  { db, session, now },
) => {
  const event = {
    kind: "answer_comment",
    question: query.question_id,
    attachment: query.attachment_id ?? null,
    reply: plainWords(body.user_verification_feedback, "user_verification_feedback"),
  } as const;
  await write(db, session.companyId, async (trx) => {
    const card = await loadCard(new SurveyReader(trx, session.companyId));
    await act(trx, card, event, { by: session.accountId, at: now().toISOString() });
    const judgement = card.verification?.judgements.find((one) => isSameItem(one, event));
    const isSeen = body.seen === undefined || body.seen === (judgement?.repliedAt ?? judgement?.judgedAt);
    if (!isSeen) throw new ApiError(409, "internal/comment_moved");
  });
  return {};
};
