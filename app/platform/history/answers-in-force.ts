import { apiVersionOf } from "~/domain/periods";
import type { Answer } from "~/domain/question/answer";
import { coverageOf } from "~/domain/card/basis/coverage";
import { soFar, type SoFar } from "~/domain/card/basis/so-far";
import { isUnfilled } from "~/domain/card/basis/unfilled";
import type { ScoredClass } from "~/domain/question/question";
import { isClosed } from "~/domain/survey/closed";
import { revisedSince } from "~/domain/survey/obsolete";
import { surveyStates } from "~/domain/survey/status";
import { ownAnswers } from "~/domain/survey/unconfirmed-copies";
import { factsOf, type CompanyRow } from "../store/companies";
import { scoreOf } from "../survey/survey-score";
import type { Side } from "./load-side";

/** Questions and answers of a side with their states; those of a saved position follow the registry as it is now. */
function statesOf({ survey, questionnaire, answers }: Side, company: CompanyRow) {
  if (survey) return survey;
  const facts = factsOf(company);
  const revised = revisedSince(questionnaire.questions, answers);
  return { questionnaire, facts, answers, states: surveyStates(questionnaire, answers, facts, revised) };
}

/**
 * The answers of a side that are in force. Answers under a closed question and unconfirmed copies do not count (D2); a
 * version contains only declared answers.
 */
export function answersInForce(side: Side, company: CompanyRow): Record<string, Answer> {
  if (side.kind === "version") return side.answers;
  const { states } = statesOf(side, company);
  const inForce = Object.entries(ownAnswers(side.answers)).filter(([guid]) => {
    const status = states.get(guid)?.status;
    return status !== undefined && !isClosed(status);
  });
  return Object.fromEntries(inForce);
}

/** How complete a class of a side is; undefined for a version that was issued before this was sealed. */
function coverageIn(side: Side, company: CompanyRow, id: ScoredClass) {
  const issued = side.survey?.issued;
  const { questionnaire, states } = statesOf(side, company);
  const coverage = issued ? issued.basis?.coverage : coverageOf(questionnaire.questions, states);
  return coverage?.levels.find((one) => one.id === id);
}

/** Whether a side has not one declared answer in a class. */
export function isUnfilledIn(side: Side, company: CompanyRow, id: ScoredClass): boolean {
  const level = levelsOf(side, company)?.[id];
  return level !== undefined && isUnfilled(level, coverageIn(side, company, id));
}

/** How far a side has come in a class; null where it is complete, or where that is not known. */
export function soFarIn(side: Side, company: CompanyRow, id: ScoredClass): SoFar | null {
  const level = levelsOf(side, company)?.[id];
  return level === undefined ? null : soFar(level, coverageIn(side, company, id));
}

/** The points of a side: those of a version as it was issued, otherwise computed. Null for years without a score. */
export function levelsOf(side: Side, company: CompanyRow) {
  if (apiVersionOf(side.year) !== "v3") return null;
  return side.survey?.issued?.versioned.scoring.levels ?? scoreOf(statesOf(side, company)).score.levels;
}
