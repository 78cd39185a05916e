import type { Insertable } from "kysely";
import { NOTHING_READ } from "~/domain/registers/readings";
import { NO_ROWS } from "~/domain/registers/register";
import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { editionOf, type Level, type Question, type Questionnaire } from "~/domain/question/question";
import { crossedLines } from "~/domain/scoring/red-lines";
import { surveyStates } from "~/domain/survey/status";
import type { Database } from "~/platform/schema/database";
import { factsOf, type CompanyRow } from "~/platform/store/companies";
import type { Survey } from "~/platform/survey/survey";
import { madeUpAnswer, plainAnswer } from "./answer";
import type { Chance } from "./chance";
import type { MadeUpCompany } from "./company";

/** How likely a company has worked through a class, by its maturity. */
const WORKED_THROUGH: Partial<Record<Level, (maturity: number) => number>> = {
  start_small: (maturity) => 0.6 + 0.6 * maturity,
  graduate: (maturity) => 1.6 * maturity - 0.1,
  master: (maturity) => 1.6 * maturity - 0.35,
};

/** The least share of a class that was worked through. */
const THROUGH = 0.92;

/** The share of a class's questions that a company answers: nearly all of a class it has worked through. */
function answeredShare(level: Level, { maturity }: MadeUpCompany, draws: Chance): number {
  const isThrough = draws.yes(WORKED_THROUGH[level]?.(maturity) ?? 0);
  return isThrough ? draws.between(THROUGH, 1) : draws.between(0, 0.6) * maturity;
}

export function companyRow(
  { id, businessName, partitaIva, sector, macrosector, employees, turnover }: MadeUpCompany,
  year: number,
  at: string,
): CompanyRow {
  const values: Insertable<Database["company"]> = {
    id,
    business_name: businessName,
    country: "IT",
    id_type: "partitaIva",
    partita_iva: partitaIva,
    annual_turnover: String(turnover),
    employees,
    workforce: employees,
    macrosector,
    sector,
    fiscal_year: year,
    created_at: at,
    updated_at: at,
  };
  return { ...NOTHING_GIVEN, ...values } as CompanyRow;
}

const NOTHING_GIVEN = {
  lock: 0,
  vat_number: null,
  duns_number: null,
  is_duns_fake: 0,
  fiscal_code: null,
  address: null,
  city: null,
  province: null,
  link: null,
  description: null,
  size_override: null,
  action: null,
  secondary_sector: null,
  contacts: "[]",
  working_states: '["IT"]',
  is_validated: 0,
  identity_asked_at: null,
  quick_start: "[]",
  revision: 1,
};

/** The survey of a company as it would be loaded if the company had answered it. */
export function madeUpSurvey(company: MadeUpCompany, row: CompanyRow, draws: Chance, at: string): Survey {
  const year = row.fiscal_year;
  const apiVersion = apiVersionOf(year);
  const yearQuestionnaire = questionnaire(apiVersion);
  const facts = factsOf(row);
  const levels = [...new Set(yearQuestionnaire.questions.map(({ level }) => level))];
  const shares = new Map(levels.map((level) => [level, answeredShare(level, company, draws)]));
  const decides = decidingRedLines(yearQuestionnaire);
  const isAnswered = ({ guid, level }: Question) => {
    const share = shares.get(level) ?? 0;
    return draws.yes(share) || (share >= THROUGH && decides.has(guid));
  };
  const drawnAnswers = yearQuestionnaire.questions
    .filter(isAnswered)
    .map((question) => [question.guid, madeUpAnswer(question, company, draws)] as const);
  const drawn = usual(yearQuestionnaire.questions, Object.fromEntries(drawnAnswers), (values) =>
    surveyStates(yearQuestionnaire, values, facts),
  );
  const answers = mostlyWithoutRedLines(yearQuestionnaire, drawn, facts, draws);
  const stored = yearQuestionnaire.questions.flatMap((question) => {
    const answer = answers[question.guid];
    const saved = { revision: 1, edition: editionOf(question), updatedBy: null, updatedAt: at };
    return answer ? [[question.guid, { ...answer, ...saved }] as const] : [];
  });
  return {
    year,
    isCurrent: true,
    apiVersion,
    questionnaire: yearQuestionnaire,
    company: row,
    facts,
    draft: { revision: 1, updatedAt: at },
    hasEarlierYear: false,
    earlier: {},
    filesInControl: 0,
    ...{ registers: NO_ROWS, figuresFromAnswers: [], readRegisters: NOTHING_READ },
    answers: Object.fromEntries(stored),
    states: surveyStates(yearQuestionnaire, answers, facts),
  };
}

/** The questions that no company leaves out that wants to be compared: silence about a red line is told. */
const decidingRedLines = ({ redLines }: Questionnaire): Set<string> =>
  new Set(
    redLines.flatMap(({ when }) =>
      when.flatMap((condition) => ("question" in condition ? [condition.question] : [])),
    ),
  );

/** Few companies cross a red line: most have answered otherwise. */
function mostlyWithoutRedLines(
  asking: Questionnaire,
  answers: Answers,
  facts: RegistryFacts,
  draws: Chance,
): Answers {
  const crossed = crossedLines(asking, surveyStates(asking, answers, facts), answers, facts);
  if (crossed.length === 0 || draws.yes(0.05)) return answers;
  const named = new Set(
    crossed.flatMap(({ line }) => line.when.flatMap((one) => ("question" in one ? [one.question] : []))),
  );
  const plain = asking.questions.filter(({ guid }) => named.has(guid));
  return {
    ...answers,
    ...Object.fromEntries(plain.map((question) => [question.guid, plainAnswer(question)])),
  };
}

/** Replaces numbers that the plausibility rules would question by the simplest answer. */
function usual(
  questions: readonly Question[],
  drawnAnswers: Answers,
  statesOf: (answers: Answers) => Survey["states"],
): Answers {
  const states = statesOf(drawnAnswers);
  const replaced = questions
    .filter(({ guid }) => states.get(guid)?.status === "incompatible")
    .map((question) => [question.guid, plainAnswer(question)] as const);
  return { ...drawnAnswers, ...Object.fromEntries(replaced) };
}
