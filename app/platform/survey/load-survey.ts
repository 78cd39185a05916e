import { ApiError } from "~/api/errors";
import { questionnaire } from "~/content/questionnaires";
import { obsoleteAnswers, type ObsoleteAnswer } from "~/domain/card/obsolete-answers";
import { apiVersionOf, type ApiVersion } from "~/domain/periods";
import type { RegistryFacts } from "~/domain/survey/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import type { Question, Questionnaire } from "~/domain/survey/question";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import type { Db, Trx } from "../scope";
import { loadAnswers, type StoredAnswers } from "../store/answers";
import { factsOf, type CompanyRow } from "../store/companies";
import { findCompanyWithDraft, type Draft } from "../store/drafts";
import type { Snapshot } from "../store/versions";

/** A company's survey of one year as it stands, with everything computed from the answers. */
export interface Survey {
  year: number;
  /** False for closed years and issued versions, which are read only (D1). */
  isCurrent: boolean;
  apiVersion: ApiVersion;
  questionnaire: Questionnaire;
  company: CompanyRow;
  facts: RegistryFacts;
  draft: Draft;
  /** Whether anything was ever saved for the year before. */
  hasEarlierYear: boolean;
  answers: StoredAnswers;
  states: SurveyStates;
  /** Present where the survey is an issued version: its scoring is what was issued, never computed again. */
  issued?: Snapshot;
}

/** The draft of a year in two reads whatever the number of questions. Without a year it is the current one. */
export async function loadSurvey(handle: Db | Trx, companyId: string, asked?: number): Promise<Survey> {
  const { company, draft, hasEarlierYear } = await findCompanyWithDraft(handle, companyId, asked ?? null);
  const year = asked ?? company.fiscal_year;
  if (year > company.fiscal_year) throw new ApiError(404, "internal/not_found");
  const answers = await loadAnswers(handle, companyId, year);
  const apiVersion = apiVersionOf(year);
  const asking = questionnaire(apiVersion);
  const facts = factsOf(company);
  return {
    year,
    isCurrent: year === company.fiscal_year,
    apiVersion,
    questionnaire: asking,
    company,
    facts,
    draft,
    hasEarlierYear,
    answers,
    states: surveyStates(asking, answers, facts, revisedSince(asking.questions, answers)),
  };
}

/** The question with this id in the survey's year, or 404. */
export function questionOf(survey: Survey, guid: string): Question {
  const question = survey.questionnaire.questions.find((candidate) => candidate.guid === guid);
  if (!question) throw new ApiError(404, "internal/not_found");
  return question;
}

/** The milestone a neighbour stands in. */
export const milestoneOf = (survey: Survey, guid: string | null): string | null =>
  guid === null ? null : questionOf(survey, guid).milestone;

/** The answers of a draft that somebody has to confirm or remove; nobody can in what is only read. */
export const obsoleteIn = ({ isCurrent, questionnaire, answers, states }: Survey): ObsoleteAnswer[] =>
  isCurrent ? obsoleteAnswers(questionnaire.questions, answers, states) : [];
