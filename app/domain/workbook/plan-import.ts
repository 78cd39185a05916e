import { withRule } from "../answers/answer-issues";
import { NO_ANSWER, type Answer, type AnswerStatus } from "../question/answer";
import { closedCode, isClosed } from "../survey/closed";
import { questionsOf } from "../survey/journey";
import type { Question } from "../question/question";
import { refusedAs } from "../rule-codes";
import { saveRefusals, type Saving, type SurveyNow } from "../survey/save-refusals";
import type { QuestionState } from "../survey/status";
import { brokenRules, contradictions } from "./broken-rules";
import type { CellWords, CellPlace } from "./cell";
import { cellChangesOf } from "./cell-changes";
import { changedLines, type ChangedLine } from "./changed-lines";
import type { FileIssue, FilledQuestion } from "./filled";
import { mergeAnswer } from "./merge";
import type { Replacement } from "./read-cell";

/** The content of an answer at a revision; null if it is no longer known. */
type ContentAt = (questionId: string, revision: number) => Answer | null;

export interface PlannedChange {
  question: Question;
  /** The first row of the question in the file. */
  place: CellPlace;
  answer: Answer;
  /** Of the answer as it is stored now. */
  revision: number;
  /** The answer was stored again after the file was made. */
  isConflict: boolean;
  lines: ChangedLine[];
  replaced: Replacement[];
}

export interface ImportPlan {
  /** In the order of the journey. */
  changes: PlannedChange[];
  issues: FileIssue[];
  /** Questions of the file that stay as they are. */
  unchanged: number;
  /** Questions with empty cells and a stored value: the value stays. */
  kept: string[];
}

interface ImportContext {
  survey: SurveyNow;
  contentAt: ContentAt;
  words: CellWords;
}

/**
 * The changes that a filled file would make, question by question, and its refusals with their reasons. Nothing is
 * stored yet.
 */
export function planImport(filled: readonly FilledQuestion[], context: ImportContext): ImportPlan {
  const byId = new Map(filled.map((one) => [one.questionId, one]));
  const examined = questionsOf(context.survey.questionnaire, "full").flatMap((question) => {
    const one = byId.get(question.guid);
    return one ? [examine(question, one, context)] : [];
  });
  const plannedChanges = examined.flatMap(({ change }) => (change ? [change] : []));
  const saving = saveRefusals(context.survey, plannedChanges);
  return {
    changes: plannedChanges.filter(({ question }) => !saving.refused.has(question.guid)),
    issues: [...examined.flatMap(({ issues }) => issues), ...refusalIssues(plannedChanges, saving)],
    unchanged: examined.filter(({ change, issues }) => !change && issues.length === 0).length,
    kept: examined.flatMap(({ questionId, isKept }) => (isKept ? [questionId] : [])),
  };
}

/** The places in the file of answers that may not be saved now. */
export const refusalIssues = (changes: readonly PlannedChange[], { refused, after }: Saving): FileIssue[] =>
  changes.flatMap(({ question: { guid }, place }) => {
    const reason = refused.get(guid);
    if (reason === undefined) return [];
    const { code, rule } = refusedAs(reason === "closed" ? codeOfClosed(after.get(guid)) : reason);
    return [{ place, questionId: guid, element: null, code, ...(rule && { rule }) }];
  });

/** A file speaks of the question in its row; the code of a missing datum is the one of every save. */
function codeOfClosed(state: QuestionState | undefined): string {
  const code = state ? closedCode(state) : "question_blocked";
  return code === "question_blocked" ? "closed_question" : code;
}

interface Examined {
  questionId: string;
  change: PlannedChange | null;
  issues: FileIssue[];
  isKept: boolean;
}

function examine(
  question: Question,
  filled: FilledQuestion,
  { survey, contentAt, words }: ImportContext,
): Examined {
  const { guid } = question;
  const stored = survey.answers[guid] ?? { ...NO_ANSWER, revision: 0 };
  const base = baseOf(filled, stored, contentAt);
  const { valueChanges, unread, replaced } = cellChangesOf(question, filled, base, words);
  const unclear = [
    ...unread,
    ...contradictions(valueChanges).map(({ name, place }) => ({ name, place, code: "different_answers" })),
  ].map(withRule);
  const answer = mergeAnswer(question, stored, valueChanges);
  const placeOf = (name: string): CellPlace =>
    valueChanges.find((change) => change.name === name)?.place ?? filled.place;
  const broken =
    unclear.length > 0 || valueChanges.length === 0 ? [] : brokenRules(question, answer, valueChanges);
  const issues = [...unclear, ...broken.map((one) => ({ ...one, place: placeOf(one.name) }))].map(
    ({ name, ...issue }): FileIssue => ({ ...issue, questionId: guid, element: name || null }),
  );
  const lines = changedLines(question, stored, answer, words);
  const { revision } = stored;
  const isConflict = filled.revision !== revision;
  return {
    questionId: guid,
    change:
      issues.length === 0 && lines.length > 0
        ? { question, place: filled.place, answer, revision, isConflict, lines, replaced }
        : null,
    issues,
    isKept: isShown(stored, survey.states.get(guid)?.status) && hasBlanks(filled, answer),
  };
}

/** A file does not contain the stored answer to a question that is closed, or that does not apply (D2). */
const isShown = (stored: Answer, status: AnswerStatus | undefined) =>
  !isClosed(status) && !stored.notApplicableChosen;

const hasBlanks = ({ blank }: FilledQuestion, { elements }: Answer) =>
  blank.some((element) => elements[element] !== undefined);

/** The cells of a question when the file was made. */
function baseOf(
  { questionId, revision }: FilledQuestion,
  stored: Answer & { revision: number },
  contentAt: ContentAt,
): Answer | null {
  if (revision === null) return null;
  if (revision === stored.revision) return stored;
  return revision === 0 ? NO_ANSWER : contentAt(questionId, revision);
}
