import { isNumber, unitOf } from "~/domain/answers/field-value";
import { NO_ANSWER, type Answer } from "~/domain/question/answer";
import { isClosed } from "~/domain/survey/closed";
import { questionsOf } from "~/domain/survey/journey";
import { isLocked, isReportingOpen } from "~/domain/survey/progress";
import { AREAS, type Area, type Question } from "~/domain/question/question";
import type { QuestionState } from "~/domain/survey/status";
import { answerCell } from "~/domain/workbook/answer-cell";
import type { Column } from "~/domain/workbook/columns";
import { linesOf, type Line } from "~/domain/workbook/lines";
import labels from "~/texts/it/labels.json";
import type { Survey } from "../survey/survey";
import { lineHint } from "./hints";
import { CELL_WORDS, say } from "./workbook-words";

/** One row as it will stand in a sheet. */
export interface SheetLine {
  cells: Partial<Record<Column, string | number | null>>;
  /** The choices of the answer column; null if the answer is typed. */
  options: readonly string[] | null;
  /** The answer is a number. */
  isNumber: boolean;
  isFirstOfQuestion: boolean;
  /** Which of its cells the person may fill in. */
  open: { answer: boolean; about: boolean; notApplicable: boolean };
}

export interface Sheet {
  area: Area;
  lines: SheetLine[];
}

interface SheetOptions {
  /** False for a workbook with the questions only. */
  withAnswers: boolean;
  isReadOnly: boolean;
  origin: string;
}

/** A questionnaire as the sheets of a workbook: one per area, in the order of the journey. */
export function sheetsOf(survey: Survey, options: SheetOptions): Sheet[] {
  const ordered = questionsOf(survey.questionnaire, "full");
  const numbers = new Map(ordered.map(({ guid }, index) => [guid, index + 1]));
  const isReportingReached = isReportingOpen(survey.questionnaire.questions, survey.states);
  return AREAS.map((area) => ({
    area,
    lines: ordered
      .filter((question) => question.area === area)
      .flatMap((question) => questionLines(question, survey, numbers, { ...options, isReportingReached })),
  })).filter(({ lines }) => lines.length > 0);
}

function questionLines(
  question: Question,
  survey: Survey,
  numbers: ReadonlyMap<string, number>,
  { withAnswers, isReadOnly, origin, isReportingReached }: SheetOptions & { isReportingReached: boolean },
): SheetLine[] {
  const { questionnaire, answers, states } = survey;
  const state = states.get(question.guid) as QuestionState;
  const closed = isClosed(state.status);
  const shown = withAnswers && !closed ? (answers[question.guid] ?? NO_ANSWER) : NO_ANSWER;
  const elements = shown.notApplicableChosen ? {} : shown.elements;
  const milestone = questionnaire.milestones.find(({ id }) => id === question.milestone);
  const locked = isLocked(question, state, isReportingReached);
  const isOpen = !isReadOnly && !closed && !locked;
  return linesOf(question).map((line, index) => ({
    cells: {
      number: String(numbers.get(question.guid) ?? ""),
      level: labels[`level.${question.level}`],
      topic: milestone?.label ?? "",
      question: question.prompt,
      item: line.label ?? say("item.value"),
      unit: unitOf(line.field) ?? "",
      hint: lineHint({ question, line, isFirst: index === 0, state, locked, numbers, withAnswers }),
      answer: answerCell(line, elements, CELL_WORDS),
      status: withAnswers ? statusWord(state) : "",
      ...(index === 0 ? aboutCells(question, shown) : {}),
      questionId: question.guid,
      elementId: line.element,
      revision: String(answers[question.guid]?.revision ?? 0),
      origin,
    },
    options: optionsOf(line),
    isNumber: isNumber(line.field),
    isFirstOfQuestion: index === 0,
    open: {
      answer: isOpen,
      about: isOpen && index === 0,
      notApplicable: isOpen && index === 0 && question.notApplicableEnabled === true,
    },
  }));
}

function aboutCells({ notApplicableEnabled }: Question, answer: Answer): SheetLine["cells"] {
  const isAnswered = answer.notApplicableChosen || Object.keys(answer.elements).length > 0;
  const chosen = answer.notApplicableChosen ? CELL_WORDS.yes : isAnswered ? CELL_WORDS.no : null;
  return {
    notApplicable: notApplicableEnabled ? chosen : null,
    notApplicableReason: answer.notApplicableReason,
    incompatibilityExplanation: answer.incompatibilityExplanation,
    explanation: answer.explanation,
  };
}

function statusWord({ status, displayStatus, notApplicable, obsolete }: QuestionState): string {
  if (obsolete) return labels["status.obsolete"];
  return notApplicable ? labels["status.na"] : labels[`status.${displayStatus ?? status}`];
}

function optionsOf({ isTick, field }: Line): string[] | null {
  if (isTick) return [CELL_WORDS.yes, CELL_WORDS.no];
  return field.inputType === "dropdown" ? (field.options ?? []).map(({ label }) => label) : null;
}
