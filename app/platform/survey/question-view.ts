import type { QuestionView } from "~/api/contract/survey";
import type { QuestionScore } from "~/domain/scoring/score";
import type { Question } from "~/domain/question/question";
import type { QuestionState } from "~/domain/survey/status";
import type { StoredAttachment } from "../store/attachments";
import { attachmentViews } from "./attachment-views";
import { autofilledFrom, autofilledFromRegistry } from "./autofilled-from";
import { closedByInWords } from "./closed-by";
import type { YearBefore } from "./last-year";
import { levelOrder } from "./levels";
import { registersOfQuestion } from "./registers-of-question";
import { sheetsOfQuestion } from "./sheets/served";
import type { Survey } from "./survey";
import { declaredPoints } from "./survey-score";

type Points = ReadonlyMap<string, Pick<QuestionScore, "actual" | "max">>;

/** Hundredths of points a question is worth and earns: 0 for a disclosure, -1 where it does not apply. */
export function pointsOf({ guid }: Question, scores: Points) {
  const score = scores.get(guid);
  return { coins: score?.max ?? 0, scores: score?.actual ?? 0 };
}

/**
 * The content of a question's form, and what checks it: definition, state and answer. `ordered` is the journey the
 * question belongs to.
 */
export function questionForm(
  survey: Survey,
  question: Question,
  ordered: Question[],
  files: ReadonlyMap<string, StoredAttachment>,
): QuestionView {
  const { questionnaire, states, apiVersion } = survey;
  const state = states.get(question.guid) as QuestionState;
  return {
    definition: question,
    milestoneLabel: questionnaire.milestones.find(({ id }) => id === question.milestone)?.label ?? "",
    index: ordered.indexOf(question) + 1,
    surveyLevel: levelOrder(question.level, apiVersion),
    ...{ coins: 0, scores: 0 },
    status: state.status,
    displayStatus: state.displayStatus,
    isObsolete: state.obsolete,
    isVoluntary: state.voluntary,
    areaId: question.area,
    missing: state.missing,
    implausible: questionnaire.plausibility
      .filter(({ id }) => state.implausible.includes(id))
      .map(({ message }) => message),
    blockedBy: closedByInWords(survey, question, state),
    autofilledFrom: [],
    answer: answerView(survey, state, files),
    lastYear: null,
  };
}

/** The same with the other details of the page: points, the sources of a proposal, last year's answer. */
export function questionView(
  survey: Survey,
  form: QuestionView,
  scores: Points,
  earlier: YearBefore | null,
): QuestionView {
  const { definition } = form;
  const state = survey.states.get(definition.guid) as QuestionState;
  return {
    ...form,
    ...pointsOf(definition, scores),
    weight: declaredPoints(survey).get(definition.guid) ?? 0,
    serves: sheetsOfQuestion(survey.questionnaire, definition),
    autofilledFrom: autofilledFrom(survey, definition, state),
    autofilledFromRegistry: autofilledFromRegistry(survey, definition, state),
    registers: registersOfQuestion(survey, definition, state),
    lastYear: earlier?.lastYear ?? null,
    before: earlier?.before ?? null,
  };
}

/** `files`: files of the company that the answers on the page name. */
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
    copiedFrom: stored?.copiedFrom ?? null,
    revision: stored?.revision ?? 0,
    updatedBy: isProposal ? null : (stored?.updatedBy ?? null),
    updatedAt: isProposal ? null : (stored?.updatedAt ?? null),
  };
}
