import { apiVersionOf } from "~/domain/periods";
import { NO_ANSWER, type RegistryFacts } from "~/domain/question/answer";
import { editionOf, type Questionnaire } from "~/domain/question/question";
import { NOTHING_READ } from "~/domain/registers/readings";
import { NO_ROWS } from "~/domain/registers/register";
import { surveyStates } from "~/domain/survey/status";
import type { StoredAnswers } from "../store/answers";
import type { Snapshot } from "../store/versions";
import type { PresentDraft, Survey } from "./survey";

/** An issued version as it was: its answers, its registry facts and the questions as they were asked then. */
export function issuedSurvey(present: PresentDraft, issued: Snapshot, questionnaire: Questionnaire): Survey {
  const { answers, facts } = {
    answers: issuedAnswers(issued, questionnaire),
    facts: factsThen(issued.registry),
  };
  return {
    ...present,
    isCurrent: false,
    apiVersion: apiVersionOf(present.year),
    questionnaire,
    facts,
    answers,
    earlier: {},
    registers: NO_ROWS,
    figuresFromAnswers: [],
    readRegisters: NOTHING_READ,
    states: surveyStates(questionnaire, answers, facts),
    issued,
  };
}

/**
 * Author and time of each answer are known in the draft only: a version has one time, and names no person. Unconfirmed
 * answers are never issued, so each answer belongs to the question as it was asked then.
 */
export function issuedAnswers({ answers, issuedAt }: Snapshot, { questions }: Questionnaire): StoredAnswers {
  const editions = new Map(questions.map((question) => [question.guid, editionOf(question)]));
  const common = { revision: 0, updatedBy: null, updatedAt: issuedAt };
  return Object.fromEntries(
    Object.entries(answers).map(([guid, answer]) => [
      guid,
      { ...NO_ANSWER, ...answer, ...common, edition: editions.get(guid) ?? 1 },
    ]),
  );
}

/** The registry facts of a version or a candidate. */
export const factsThen = (
  registry: Pick<Snapshot["registry"], "employees" | "workforce" | "annualTurnover" | "size" | "macrosector">,
): RegistryFacts => ({
  employees: registry.employees,
  workforce: registry.workforce ?? null,
  turnover: registry.annualTurnover,
  size: registry.size,
  macrosector: registry.macrosector,
});
