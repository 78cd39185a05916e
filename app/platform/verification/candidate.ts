import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { linesOf } from "~/domain/answers/answer-lines";
import type { Item } from "~/domain/card/card-life";
import { documentFrom } from "~/domain/card/evidence";
import { dueItems, isSameItem } from "~/domain/card/judgements";
import { questionsOf } from "~/domain/survey/journey";
import type { Question } from "~/domain/question/question";
import type { Answer } from "~/domain/question/answer";
import { sameAnswer } from "~/domain/question/same-answer";
import { snapshotBefore } from "../store/verifier/card-before";
import { findCompany } from "../store/companies";
import type { StoredVerification } from "../store/verifications";
import type { UseCase } from "../use-case";
import { assignedView, openAssigned } from "./assigned-verifications";
import { candidateContent, type CandidateContent } from "./candidate-content";

type CandidateItem = CallOutput<"survey.candidate">["candidate"][number];

/** The frozen candidate in words, which a verifier reads and judges; never the draft. */
export const candidate: UseCase<"survey.candidate"> = async ({ params }, scope) => {
  const row = await openAssigned(params.id, scope);
  const { business_name: companyName } = await findCompany(scope.db, row.company_id);
  const content = await candidateContent(scope.db, row.id);
  const { registry } = content.frozen;
  // The verification ended during this read, and its content was deleted.
  if (!registry) throw new ApiError(404, "internal/not_found");
  const before = await snapshotBefore(scope.db, row.company_id, row.opened_at);
  const due = dueItems(row.phase, row.items, row.judgements);
  return {
    ...assignedView(row, companyName),
    sha256: row.sha256,
    registry,
    candidate: questionsOf(content.questionnaire, "full").flatMap(
      (question) => itemOf(question, content, row, { due, before }) ?? [],
    ),
  };
};

function itemOf(
  question: Question,
  { frozen, questionnaire, files }: CandidateContent,
  { judgements }: StoredVerification,
  { due, before }: { due: readonly Item[]; before: AnswersBefore },
): CandidateItem | null {
  const answer = frozen.answers[question.guid];
  if (!answer) return null;
  const judgementOf = (attachment: string | null) => {
    const item = { question: question.guid, attachment };
    const judgement = judgements.find((one) => isSameItem(one, item));
    const { verdict = null, comment = null, reply = null } = judgement ?? {};
    const { judgedAt = null, repliedAt = null } = judgement ?? {};
    const isDue = due.some((one) => isSameItem(one, item));
    return { verdict, comment, reply, judgedAt, repliedAt, isDue };
  };
  return {
    questionId: question.guid,
    definition: question,
    milestoneLabel: questionnaire.milestones.find(({ id }) => id === question.milestone)?.label ?? "",
    ...declared(question, answer),
    ...changeSince(question, answer, before),
    explanation: answer.explanation,
    incompatibilityExplanation: answer.incompatibilityExplanation,
    judgement: judgementOf(null),
    documentFrom: documentFrom(question, answer),
    files: answer.attachments.map((id) => {
      const { name = "", size = 0 } = files.get(id) ?? {};
      return { id, name, size, ...judgementOf(id) };
    }),
  };
}

type AnswersBefore = Readonly<Record<string, Answer>> | null;

const declared = (question: Question, { notApplicableChosen, notApplicableReason, elements }: Answer) => ({
  lines: notApplicableChosen ? [] : linesOf(question, elements),
  notApplicableReason,
});

/** What is new since the company's last card, in the words of the present question. */
function changeSince(question: Question, answer: Answer, before: AnswersBefore) {
  if (before === null) return { change: "first" as const, before: null };
  const then = before[question.guid];
  if (!then) return { change: "new" as const, before: null };
  return sameAnswer(then, answer)
    ? { change: "same" as const, before: null }
    : { change: "changed" as const, before: declared(question, then) };
}
