import type { AnswerInput } from "~/api/contract/survey";
import { answerLines, type AnswerLine } from "~/domain/answers/answer-lines";
import { rulesOf } from "~/domain/answers/classes";
import type { AnswerStatus } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import type { Notice } from "~/web/session.server";
import { type Effect, effectWords } from "./effect-words";
import type { ReadAnswers } from "./form";

/** More lines would not fit the notice, nor the cookie that carries it. */
const SHOWN_LINES = 3;
const LONGEST_LINE = 120;
const SHOWN_CHANGES = 8;

/** The answer that a question had stored before. */
type AnswerBefore = Pick<AnswerInput, "questionId" | "answerElements" | "notApplicableChosen">;

export interface Saved extends Pick<ReadAnswers, "answers" | "changes"> {
  questions: readonly Question[];
  statuses: readonly AnswerStatus[];
  stored: readonly AnswerBefore[];
  /** What was done with files, in sentences. */
  files: readonly string[];
  effect?: Effect;
  /** The form that brings back the one answer that was saved empty. */
  undo?: Notice["undo"] | undefined;
}

/** The notice after a save: the values as they are stored now (D11), and what is left to do. */
export function savedNotice(t: T, saved: Saved): Notice {
  const values = valueWords(t, saved);
  const erased = erasedWords(t, saved);
  const isNothing = values === null && erased === null && saved.files.length === 0;
  const parts = [
    isNothing ? t("survey:saved.nothing") : values,
    erased,
    ...saved.files,
    statusWords(t, saved.statuses),
    isNothing || !saved.effect ? null : effectWords(t, saved.effect),
    changeWords(t, saved.changes),
  ];
  const words = parts.filter(Boolean).join(" ");
  return {
    kind: isNothing ? "info" : "success",
    key: "survey:saved",
    params: { words },
    ...(saved.undo && erased !== null ? { undo: saved.undo } : {}),
  };
}

function valueWords(t: T, { questions, answers }: Saved): string | null {
  const lines = answers.flatMap((answer) => linesOf(t, questions, answer));
  if (lines.length === 0) return null;
  const { values, count } = shortWords(lines);
  return count > 0
    ? t("survey:saved.values_and_more", { values, count })
    : t("survey:saved.values", { values });
}

/** The former values of the answers that were saved empty. */
function erasedWords(t: T, { questions, answers, stored }: Saved): string | null {
  const lines = answers
    .filter((answer) => linesOf(t, questions, answer).length === 0)
    .flatMap(({ questionId }) => stored.filter((before) => before.questionId === questionId))
    .flatMap((before) => linesOf(t, questions, before));
  if (lines.length === 0) return null;
  const { values, count } = shortWords(lines);
  return t("survey:saved.erased", { values: count > 0 ? `${values}; …` : values });
}

/** As many lines as the notice shows, and the number of the others. */
function shortWords(lines: readonly AnswerLine[]): { values: string; count: number } {
  const isAlone = lines.length === 1;
  const shown = lines.slice(0, SHOWN_LINES).map(({ label, value }) => {
    const words = isAlone || label === null ? value : `${label} ${value}`;
    return words.length > LONGEST_LINE ? `${words.slice(0, LONGEST_LINE)}…` : words;
  });
  return { values: shown.join("; "), count: lines.length - shown.length };
}

function linesOf(t: T, questions: readonly Question[], answer: AnswerBefore): AnswerLine[] {
  const question = questions.find(({ guid }) => guid === answer.questionId);
  if (!question) return [];
  if (answer.notApplicableChosen) return [{ label: null, value: t("survey:saved.not_applicable") }];
  const elements = Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]));
  return answerLines(question, rulesOf(question).show(question, elements));
}

function statusWords(t: T, statuses: readonly AnswerStatus[]): string | null {
  if (statuses.includes("incompatible")) return t("survey:saved.incompatible");
  return statuses.includes("incomplete") ? t("survey:saved.incomplete") : null;
}

function changeWords(t: T, changes: Saved["changes"]): string | null {
  const words = changes.map(({ from, to }) =>
    to === "" ? t("survey:saved.left_out", { from }) : t("survey:saved.replaced", { from, to }),
  );
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return null;
  return t("survey:saved.changes", { changes: distinct.slice(0, SHOWN_CHANGES).join(", ") });
}
