import { boundsOf, isNumber, showValue } from "~/domain/answers/field-value";
import { showNumber } from "~/domain/italian-number";
import type { Question } from "~/domain/question/question";
import type { QuestionState } from "~/domain/survey/status";
import type { Line } from "~/domain/workbook/lines";
import { CELL_WORDS, say } from "./workbook-words";

interface Hinted {
  question: Question;
  line: Line;
  isFirst: boolean;
  state: QuestionState;
  /** The levels before it are not complete yet. */
  locked: boolean;
  /** Number of each question in the journey, by id. */
  numbers: ReadonlyMap<string, number>;
  withAnswers: boolean;
}

/** The hint of a line: whether the question is asked now, what it says, what the cell accepts. */
export function lineHint({ question, line, isFirst, state, locked, numbers, withAnswers }: Hinted): string {
  return [
    ...(isFirst
      ? [locked ? say("hint.locked") : closedHint(state, numbers), question.hint, choicesHint(question)]
      : []),
    ...(withAnswers ? [stateHint(line, state, isFirst)] : []),
    line.belongsTo === null ? "" : say("hint.belongs_to", { choice: line.belongsTo }),
    line.field.hint ?? "",
    cellHint(line),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function closedHint({ status, blockedBy }: QuestionState, numbers: ReadonlyMap<string, number>): string {
  if (status === "na-blocked") return say("hint.na");
  if (status !== "blocked" || blockedBy === null) return "";
  if ("registry" in blockedBy) return say("hint.blocked_registry");
  return say("hint.blocked", { number: numbers.get(blockedBy.question) ?? "" });
}

const choicesHint = (question: Question): string =>
  question.questionClass === "checkbox" && question.maxChoices !== undefined
    ? say("hint.max_choices", { max: question.maxChoices })
    : "";

/** A proposal is not an answer: it is shown beside the cell, never in it. */
function stateHint(line: Line, { status, elements, notApplicable }: QuestionState, isFirst: boolean): string {
  if (notApplicable) return isFirst ? say("hint.not_applicable_now") : "";
  const proposed = status === "autofilled" ? elements[line.element] : undefined;
  return proposed === undefined ? "" : say("hint.autofilled", { value: showValue(line.field, proposed) });
}

const TICKS = { yes: CELL_WORDS.yes, no: CELL_WORDS.no };

function cellHint({ field, isTick, belongsTo }: Line): string {
  if (isTick) return say("hint.tick", TICKS);
  const optional = field.required === false && belongsTo === null ? [say("hint.optional")] : [];
  return [...kindHint(field), ...optional].join(" ");
}

function kindHint(field: Line["field"]): string[] {
  if (field.inputType === "dropdown") return [say("hint.choice")];
  if (isNumber(field)) return [say(`hint.${field.inputType}`), boundsHint(field)].filter(Boolean);
  const { format, maxLength } = field;
  return [
    ...(format ? [say("hint.format", { example: format.example })] : []),
    ...(maxLength === undefined ? [] : [say("hint.max_length", { max: maxLength })]),
  ];
}

function boundsHint(field: Line["field"]): string {
  const { min, max } = boundsOf(field);
  if (min !== undefined && max !== undefined)
    return say("hint.range", { min: showNumber(min), max: showNumber(max) });
  if (min !== undefined) return say("hint.min", { min: showNumber(min) });
  return max === undefined ? "" : say("hint.max", { max: showNumber(max) });
}
