import type { QuestionView } from "~/api/contract/survey";
import type { QuestionScore } from "~/domain/scoring/score";
import { attachmentViews } from "./attachment-views";
import type { StoredAttachment } from "../store/attachments";
import type { Question } from "~/domain/survey/question";
import type { QuestionState } from "~/domain/survey/status";
import { autofilledFrom } from "./autofilled-from";
import { closedByInWords } from "./closed-by";
import type { LastYear } from "./last-year";
import { levelOrder } from "./levels";
import type { Survey } from "./load-survey";

type Points = ReadonlyMap<string, Pick<QuestionScore, "actual" | "max">>;

/** Hundredths of points a question is worth and earns: 0 for a disclosure, -1 where it does not apply. */
export function pointsOf({ guid }: Question, scores: Points) {
  const score = scores.get(guid);
  return { coins: score?.max ?? 0, scores: score?.actual ?? 0 };
}

/** A question with its state and its answer; `ordered` is the journey it stands in. */
export function questionView(
  survey: Survey,
  question: Question,
  ordered: Question[],
  scores: Points,
  lastYear: LastYear | null,
  files: ReadonlyMap<string, StoredAttachment>,
): QuestionView {
  const { questionnaire, states, apiVersion } = survey;
  const state = states.get(question.guid) as QuestionState;
  return {
    definition: question,
    milestoneLabel: questionnaire.milestones.find(({ id }) => id === question.milestone)?.label ?? "",
    index: ordered.indexOf(question) + 1,
    surveyLevel: levelOrder(question.level, apiVersion),
    ...pointsOf(question, scores),
    status: state.status,
    displayStatus: state.displayStatus,
    isObsolete: state.obsolete,
    missing: state.missing,
    implausible: questionnaire.plausibility
      .filter(({ id }) => state.implausible.includes(id))
      .map(({ message }) => message),
    blockedBy: closedByInWords(survey, question, state),
    autofilledFrom: autofilledFrom(survey, question, state),
    answer: answerView(survey, state, files),
    lastYear,
  };
}

/** `files`: those of the company that the answers on the page name. */
export function answerView(
  { answers }: Survey,
  { guid, status, elements }: QuestionState,
  files: ReadonlyMap<string, StoredAttachment>,
): QuestionView["answer"] {
  const stored = answers[guid];
  const isProposal = status === "autofilled";
  return {
    answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })),
    explanation: stored?.explanation ?? null,
    incompatibilityExplanation: stored?.incompatibilityExplanation ?? null,
    notApplicableChosen: stored?.notApplicableChosen ?? false,
    notApplicableReason: stored?.notApplicableReason ?? null,
    attachments: attachmentViews(stored?.attachments ?? [], files),
    revision: stored?.revision ?? 0,
    updatedBy: isProposal ? null : (stored?.updatedBy ?? null),
    updatedAt: isProposal ? null : (stored?.updatedAt ?? null),
  };
}
