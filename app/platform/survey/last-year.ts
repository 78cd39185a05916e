import type { QuestionView } from "~/api/contract/survey";
import { questionnaire } from "~/content/questionnaires";
import { isNumber } from "~/domain/answers/field-value";
import { linesOf } from "~/domain/answers/answer-lines";
import type { AnswerStatus, Elements } from "~/domain/question/answer";
import { apiVersionOf } from "~/domain/periods";
import { askedAgain, offeredElements } from "~/domain/survey/last-year";
import type { Question, Questionnaire } from "~/domain/question/question";
import { fieldsOf } from "~/domain/survey/question-check";
import { questionsOfRule } from "~/domain/survey/plausibility";
import { surveyStates } from "~/domain/survey/status";
import type { Db, Trx } from "../scope";
import { loadAnswers, type StoredAnswers } from "../store/answers";
import { mappingBetween } from "./mapping-between";
import type { Survey } from "./survey";

export type LastYear = NonNullable<QuestionView["lastYear"]>;

/** A question of a page, and its predecessor of the year before. */
interface Pair {
  newer: Question;
  older: Question;
}

/** Last year's answer: offered to a question that still needs one, and its elements to compare with. */
export interface YearBefore {
  lastYear: LastYear | null;
  before: NonNullable<QuestionView["before"]>;
}

/**
 * Last year's answers to the questions of a page; one is offered where none is stored yet, or an incomplete one. The source is that year's
 * draft: it contains the last published version and later corrections. Only answers in force count, by the registry as
 * it is now. It reads a few answers at once, and does not read if the company never answered for that year.
 */
export async function lastYearOf(
  db: Db | Trx,
  survey: Survey,
  page: readonly Question[],
): Promise<ReadonlyMap<string, YearBefore>> {
  const pairs =
    survey.isCurrent && survey.hasEarlierYear
      ? pairsOf(
          survey,
          page.filter((question) => looksBack(survey, question)),
        )
      : [];
  if (pairs.length === 0) return new Map();
  const year = survey.year - 1;
  const relevant = withConditions(
    questionnaire(apiVersionOf(year)),
    pairs.map(({ older }) => older),
  );
  const guids = relevant.questions.map(({ guid }) => guid);
  const answers = await loadAnswers(db, survey.company.id, year, guids);
  const states = surveyStates(relevant, answers, survey.facts);
  return new Map(
    pairs
      .filter(({ older }) => states.get(older.guid)?.status === "self-declared")
      .map((pair) => [pair.newer.guid, yearBefore(survey, pair, answers)]),
  );
}

/** Whether a question still needs an answer, or compares its numbers with those of the year before. */
const looksBack = ({ states }: Survey, question: Question): boolean =>
  isOffered(states.get(question.guid)?.status) || fieldsOf(question).some(isNumber);

const isOffered = (status: AnswerStatus | undefined): boolean =>
  status === "not-answered" || status === "incomplete";

function pairsOf({ year, apiVersion }: Survey, page: readonly Question[]): Pair[] {
  const before = apiVersionOf(year - 1);
  const mapping = mappingBetween(before, apiVersion);
  const older = new Map(questionnaire(before).questions.map((question) => [question.guid, question]));
  return page.flatMap((newer) => {
    const from = mapping ? mapping.find(({ to }) => to === newer.guid)?.from : newer.guid;
    const predecessor = older.get(from ?? "");
    return predecessor ? [{ newer, older: predecessor }] : [];
  });
}

function yearBefore(survey: Survey, pair: Pair, then: StoredAnswers): YearBefore {
  const { newer, older } = pair;
  const answer = then[older.guid];
  const status = survey.states.get(newer.guid)?.status;
  const elements = answer?.notApplicableChosen
    ? {}
    : offeredElements(newer, mappingOf(survey, pair, answer), answer?.elements ?? {});
  return {
    lastYear: isOffered(status) ? offerOf(survey, pair, answer) : null,
    before: { year: survey.year - 1, answerElements: listOf(elements) },
  };
}

const mappingOf = (
  { year, apiVersion }: Survey,
  { newer, older }: Pair,
  answer: StoredAnswers[string] | undefined,
) =>
  mappingBetween(apiVersionOf(year - 1), apiVersion)?.find(
    ({ from, to }) => from === older.guid && to === newer.guid,
  ) ?? askedAgain(newer, answer?.edition ?? 1);

const listOf = (elements: Elements) => Object.entries(elements).map(([id, value]) => ({ id, value }));

function offerOf(survey: Survey, pair: Pair, answer: StoredAnswers[string] | undefined): LastYear {
  const { year, answers: stored } = survey;
  const { newer, older } = pair;
  const elements = answer?.elements ?? {};
  const mapping = mappingOf(survey, pair, answer);
  const isNotApplicable = answer?.notApplicableChosen === true;
  const offered = isNotApplicable
    ? {}
    : offeredElements(newer, mapping, elements, stored[newer.guid]?.elements);
  return {
    year: year - 1,
    prompt: older.prompt,
    change: isNotApplicable ? "revised" : mapping.change,
    answered: isNotApplicable ? [] : linesOf(older, elements),
    notApplicableReason: isNotApplicable ? answer.notApplicableReason : null,
    answerElements: listOf(offered),
  };
}

/**
 * Some questions with every question that decides whether their answers are in force: those that open them, and those
 * they are compared with.
 */
function withConditions(whole: Questionnaire, wanted: readonly Question[]): Questionnaire {
  const rules = whole.plausibility.filter((rule) => wanted.some(({ guid }) => guid === rule.question));
  const guids = new Set(wanted.map(({ guid }) => guid));
  for (const guid of rules.flatMap(questionsOfRule)) guids.add(guid);
  // The loop also visits the ids that are added to the set meanwhile.
  for (const guid of guids) {
    const question = whole.questions.find((one) => one.guid === guid);
    for (const dependency of question?.dependencies ?? []) {
      if ("question" in dependency) guids.add(dependency.question);
    }
  }
  return { ...whole, plausibility: rules, questions: whole.questions.filter(({ guid }) => guids.has(guid)) };
}
