import type { AnsweredQuestion } from "~/api/contract/answers";
import type { AnswerStatus } from "~/domain/question/answer";
import { isClosed } from "~/domain/survey/closed";
import type { T, TextKey } from "~/texts/resources";
import type { SurveyUrls } from "~/web/urls";
import { savedWords } from "../stored-words";
import { copiedNotes } from "../copies/copied-words";
import { answerWords, type AnswerWords } from "~/ui/question/answer-words";

export interface ReviewRow {
  number: number;
  prompt: string;
  status: AnswerStatus;
  notApplicable: boolean;
  obsolete: boolean;
  /** The answer, or why there is none. */
  lines: string[];
  notes: string[];
  action: "answer" | "confirm" | "modify" | "show";
  href: string;
}

interface Reading {
  urls: SurveyUrls;
  /** The user may answer, in this period. */
  canWrite: boolean;
  /** A version shows what was declared, and nothing else: no proposals, no authors. */
  isIssued: boolean;
}

export function rowOf(t: T, question: AnsweredQuestion, { urls, canWrite, isIssued }: Reading): ReviewRow {
  const { definition, answer, status, displayStatus } = question;
  const isMereProposal = isIssued && status === "autofilled";
  const words = isMereProposal ? { lines: [], notes: [] } : answerWords(t, definition, answer);
  const shown = shownAnswer(t, question, words);
  const level = t(`labels:level.${definition.level}` as TextKey);
  return {
    number: question.index,
    prompt: definition.prompt,
    status: displayStatus ?? status,
    notApplicable: answer.notApplicableChosen,
    obsolete: question.isObsolete,
    lines: shown.lines,
    notes: [...shown.notes, [level, isIssued ? null : savedWords(t, answer)].filter(Boolean).join(" · ")],
    action: actionOf(question, canWrite),
    href: urls.question("full", definition.milestone, definition.guid),
  };
}

/** The answer with its notes; a closed question shows its stored answer beside the reason. */
function shownAnswer(t: T, question: AnsweredQuestion, { lines, notes }: AnswerWords): AnswerWords {
  if (isClosed(question.status)) {
    const kept = lines.length > 0 ? [t("review:kept", { answer: lines.join("; ") })] : [];
    return { lines: [closedBy(t, question)], notes: kept };
  }
  const isProposal = question.status === "autofilled" && lines.length > 0;
  return {
    lines: lines.length > 0 ? lines : [t("review:no_answer")],
    notes: [
      ...notes,
      ...copiedNotes(t, question.answer),
      ...(isProposal && !question.answer.copiedFrom ? [t("review:proposed")] : []),
      ...(question.isLocked ? [t("review:locked")] : []),
    ],
  };
}

function closedBy(t: T, { status, blockedBy }: AnsweredQuestion): string {
  const effect = status === "blocked" ? "blocked" : "na_blocked";
  if (blockedBy?.registry) {
    return t(`review:${effect}_registry`, { fact: t(`question:registry_fact.${blockedBy.registry}`) });
  }
  return t(`review:${effect}_question`, { prompt: blockedBy?.question?.prompt ?? "" });
}

function actionOf(question: AnsweredQuestion, canWrite: boolean): ReviewRow["action"] {
  const { status, isLocked, isObsolete } = question;
  if (!canWrite || isLocked || isClosed(question.status)) return "show";
  if (status === "autofilled" || isObsolete) return "confirm";
  return status === "not-answered" ? "answer" : "modify";
}
