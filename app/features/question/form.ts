import type { AnswerInput } from "~/api/contract/survey";
import { rulesOf } from "~/domain/answers/classes";
import { withRule } from "~/domain/answers/answer-issues";
import { inputsOf } from "~/domain/answers/inputs";
import type { Reading } from "~/domain/answers/class-rules";
import { MOST_FILES } from "~/domain/files/limits";
import type { Issue } from "~/domain/issues";
import { toLatin1 } from "~/domain/plain-text";
import type { Question } from "~/domain/question/question";
import { readFileEntry } from "~/ui/question/file-entry";
import { reasonOf } from "./reason";
import { CARRIED_PROPOSAL } from "./proposal/seen-proposal";
import { type FormFields, REVISION_IF_ANY, type Values } from "~/web/read-form.server";

/** For a question that takes files: its files, those to add, and which of them to replace or remove. */
const FILES: FormFields = {
  "attachment[]": { max: 500, many: true },
  file: { max: MOST_FILES, file: true, many: true },
  replace: { max: 64 },
  remove: { max: 64 },
};

export interface ReadAnswers {
  answers: AnswerInput[];
  /** Paths are names of inputs. */
  issues: Issue[];
  /** Characters replaced because they cannot be stored (D11). */
  changes: Pick<Reading["changes"][number], "from" | "to">[];
}

/** The prefix of the names of a question's inputs: empty when the question is alone on its page. */
export const prefixOf = (index: number, questionsOnPage: number): string =>
  questionsOnPage === 1 ? "" : `q${index + 1}.`;

/** The names that the page of these questions may post. */
export function answerFields(questions: readonly Question[]): FormFields {
  const fields = questions.flatMap((question, index) => {
    const prefix = prefixOf(index, questions.length);
    const inputs = Object.entries(inputsOf(question)).map(([name, max]) => [prefix + name, { max }] as const);
    const files = Object.entries(question.evidence ? FILES : {}).map(
      ([name, field]) => [prefix + name, field] as const,
    );
    return [...inputs, ...files, [`${prefix}revision`, REVISION_IF_ANY] as const];
  });
  return Object.fromEntries([
    ...fields,
    ["next", { max: 12 }],
    ["undone", REVISION_IF_ANY],
    ["proposal", { max: CARRIED_PROPOSAL }],
  ]);
}

/** A question with a form on the page; a question without one posts no revision. */
export interface PostedQuestion {
  question: Question;
  prefix: string;
  revision: number;
}

/** The questions that had a form on the page, with the revisions that these forms were built on. */
export const postedQuestions = (questions: readonly Question[], values: Values): PostedQuestion[] =>
  questions.flatMap((question, index) => {
    const prefix = prefixOf(index, questions.length);
    const revision = values.one(`${prefix}revision`);
    return revision === "" ? [] : [{ question, prefix, revision: Number(revision) }];
  });

/** Some answers of the page, read by the rules of their questions. */
export function readAnswers(posted: readonly PostedQuestion[], values: Values): ReadAnswers {
  const read = posted.map((one) => readAnswer(one, values));
  return {
    answers: read.map(({ answer }) => answer),
    issues: read.flatMap(({ issues }) => issues),
    changes: read.flatMap(({ changes }) => changes),
  };
}

/** An answer without any content: saving it clears the answer. */
export const withoutContent = ({ question, revision }: PostedQuestion): AnswerInput => ({
  questionId: question.guid,
  revision,
  answerElements: [],
  attachments: [],
});

function readAnswer({ question, prefix, revision }: PostedQuestion, values: Values) {
  const rules = rulesOf(question);
  const posted = rules
    .elementIds(question)
    .map((element) => [element, values.one(prefix + element)] as const);
  const reading = rules.read(question, Object.fromEntries(posted.filter(([, typed]) => typed !== "")));
  const errors = [...reading.errors, ...rules.check(question, reading.elements)];

  const about = (name: string) => toLatin1(values.one(prefix + name));
  const notApplicableChosen = values.one(`${prefix}notApplicable`) === "on";
  const words = about("notApplicableReason");
  const because = values.one(`${prefix}notApplicableBecause`);
  const reason = notApplicableChosen ? reasonOf(question, { because, words: words.text }) : words.text;
  const explanation = about("explanation");
  const incompatibility = about("incompatibilityExplanation");
  const lacksReason = notApplicableChosen && reason.trim() === "";

  const answer: AnswerInput = {
    questionId: question.guid,
    answerElements: Object.entries(reading.elements).map(([id, value]) => ({ id, value })),
    explanation: explanation.text,
    incompatibilityExplanation: incompatibility.text,
    notApplicableChosen,
    notApplicableReason: reason,
    ...(question.evidence ? { attachments: filesIn(prefix, values) } : {}),
    revision,
  };
  const issues: Issue[] = errors.map(({ element, key, params }) => ({
    path: inputName(question, prefix, element),
    code: key,
    params,
  }));
  if (lacksReason) issues.push({ path: `${prefix}notApplicableReason`, code: "E003" });
  const texts = [explanation, incompatibility, words];
  return {
    answer,
    issues: issues.map(withRule),
    changes: [...reading.changes, ...texts.flatMap(({ changes }) => changes)],
  };
}

/** The ids of the files that the form names, without repeats. */
const filesIn = (prefix: string, values: Values): string[] => [
  ...new Set(values.all(`${prefix}attachment[]`).map((entry) => readFileEntry(entry).id)),
];

/**
 * The API's issues (`${questionId}.${element}`) under the names of the page's inputs; any other belongs to the form.
 */
export function formIssues(questions: readonly Question[], issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => {
    const index = questions.findIndex(({ guid }) => issue.path === guid || issue.path.startsWith(`${guid}.`));
    const question = questions[index];
    if (!question) return { ...issue, path: "" };
    const element = issue.path.slice(question.guid.length + 1);
    if (element === "" && ABOUT_THE_SAVE.includes(issue.code)) return { ...issue, path: "" };
    const prefix = prefixOf(index, questions.length);
    return {
      ...issue,
      path: inputName(question, prefix, INPUTS[element] ?? element),
    };
  });
}

/** Names that differ between the API and the page. */
const INPUTS: Record<string, string> = { notApplicableChosen: "notApplicable", attachments: "file" };

/** Refusals that no input of the page could correct. */
const ABOUT_THE_SAVE = ["conflict", "question_blocked", "E001", "E002", "reporting_locked"];

/** The name of an element's input; an issue of a whole answer belongs to its group of inputs. */
function inputName(question: Question, prefix: string, element: string): string {
  if (element !== "") return prefix + element;
  const isOneInput = question.questionClass === "boolean" || question.questionClass === "radio";
  return isOneInput ? `${prefix}value` : prefix || WHOLE_ANSWER;
}

/** The path of an issue with the one answer of a page as a whole; "" is the path of an issue with the form. */
export const WHOLE_ANSWER = "risposta";
