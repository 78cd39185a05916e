import type { QuestionView } from "~/api/contract/survey";
import type { QuestionScore } from "~/domain/scoring/score";
import type { Question } from "~/domain/survey/question";
import type { QuestionState } from "~/domain/survey/status";
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
    blockedBy: blockedBy(survey, state),
    autofilledFrom: state.status === "autofilled" ? sourcesOf(survey, question) : [],
    answer: answerView(survey, state),
  };
}

function blockedBy(survey: Survey, { blockedBy: by }: QuestionState): QuestionView["blockedBy"] {
  if (by === null) return null;
  if ("registry" in by) return { question: null, registry: by.registry };
  return { question: named(survey, by.question), registry: null };
}

function sourcesOf(survey: Survey, question: Question) {
  const guids = (question.autofill ?? []).flatMap(({ sum }) => sum.map((source) => source.question));
  return [...new Set(guids)].map((guid) => named(survey, guid));
}

const named = ({ questionnaire }: Survey, guid: string) => ({
  id: guid,
  prompt: questionnaire.questions.find((question) => question.guid === guid)?.prompt ?? guid,
});

function answerView({ answers }: Survey, { guid, status, elements }: QuestionState): QuestionView["answer"] {
  const stored = answers[guid];
  const isProposal = status === "autofilled";
  return {
    answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })),
    explanation: stored?.explanation ?? null,
    incompatibilityExplanation: stored?.incompatibilityExplanation ?? null,
    notApplicableChosen: stored?.notApplicableChosen ?? false,
    notApplicableReason: stored?.notApplicableReason ?? null,
    attachments: [],
    revision: stored?.revision ?? 0,
    updatedBy: isProposal ? null : (stored?.updatedBy ?? null),
    updatedAt: isProposal ? null : (stored?.updatedAt ?? null),
  };
}
