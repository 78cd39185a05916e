import type { Answers, RegistryFacts } from "../question/answer";
import {
  CLASSES,
  type Condition,
  type Question,
  type Questionnaire,
  type RedLine,
  type ScoredClass,
} from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import { dataRead, holds, isSaidBy } from "../survey/conditions";
import type { QuestionState, SurveyStates } from "../survey/status";

/** A red line that the company crosses, with its own words about it. */
export interface CrossedLine {
  line: RedLine;
  /** What the company wrote beside the answer; null = nothing. */
  explanation: string | null;
}

/**
 * The red lines that the answers in force and the registry cross (D3), in the order of the content. An answer that is
 * incomplete or implausible counts here too: a line is not escaped by leaving out a field.
 */
export function crossedLines(
  { questions, redLines }: Questionnaire,
  states: SurveyStates,
  answers: Answers,
  facts: RegistryFacts,
): CrossedLine[] {
  if (redLines.length === 0) return [];
  const byGuid = questionsByGuid(questions);
  const elementsOf = (guid: string) => {
    const question = byGuid.get(guid);
    const state = states.get(guid);
    return question && state && isGiven(state) ? { question, elements: state.elements } : null;
  };
  return redLines
    .filter(({ when }) => when.every((condition) => holds(condition, facts, elementsOf)))
    .map((line) => ({ line, explanation: answers[line.question]?.explanation ?? null }));
}

/** An answer of the company's own that is in force. */
const isGiven = ({ blockedBy, notApplicable, status }: QuestionState): boolean =>
  !blockedBy && !notApplicable && status !== "autofilled";

/** A question that was left out, and the red lines that its answer decides. */
export interface Undeclared {
  question: Question;
  lines: RedLine[];
}

/**
 * The questions without whose answer nobody can say whether a red line is crossed (D3): silence is no denial. A line is
 * decided where one of its conditions is known to fail, because of what was answered or because nobody is asked.
 */
export function undeclaredIn({ questions, redLines }: Questionnaire, states: SurveyStates): Undeclared[] {
  if (redLines.length === 0) return [];
  const byGuid = questionsByGuid(questions);
  const found = new Map<Question, RedLine[]>();
  for (const line of redLines) {
    const open = openQuestion(line, byGuid, states);
    if (open) found.set(open, [...(found.get(open) ?? []), line]);
  }
  return [...found].map(([question, lines]) => ({ question, lines }));
}

/** The classes that silence about a question of a red line holds: its own and the later ones, which build on it. */
export function classesHeldBy({ level }: Question): readonly ScoredClass[] {
  const from = CLASSES.findIndex((id) => id === level);
  return from < 0 ? [] : CLASSES.slice(from);
}

function openQuestion(
  { when }: RedLine,
  byGuid: ReadonlyMap<string, Question>,
  states: SurveyStates,
): Question | null {
  const read = when.flatMap((condition) => {
    const question = "question" in condition ? byGuid.get(condition.question) : undefined;
    const state = question && states.get(question.guid);
    // What the registry says of the line closes its question as well.
    return question && state ? [{ question, said: saidOf(condition, question, state) }] : [];
  });
  if (read.some(({ said }) => said === "no")) return null;
  return read.find(({ said }) => said === "open")?.question ?? null;
}

function saidOf(condition: Condition, question: Question, state: QuestionState): "yes" | "no" | "open" {
  const data =
    "question" in condition && isGiven(state) ? dataRead(question, state.elements, condition.field) : [];
  if (data.some((datum) => "question" in condition && isSaidBy(condition, datum))) return "yes";
  // What was said to another edition of the question may cross a line, but denies none until it is confirmed.
  if (state.obsolete) return "open";
  return data.length > 0 || state.done ? "no" : "open";
}
