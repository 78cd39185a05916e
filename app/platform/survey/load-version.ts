import { ApiError } from "~/api/errors";
import { apiVersionOf } from "~/domain/periods";
import { NO_ANSWER, type RegistryFacts } from "~/domain/survey/answer";
import { editionOf, type Questionnaire } from "~/domain/survey/question";
import { surveyStates } from "~/domain/survey/status";
import type { Db, Trx } from "../scope";
import type { StoredAnswers } from "../store/answers";
import { findCompanyWithDraft } from "../store/drafts";
import { findSnapshot, issuedVersions, type Snapshot } from "../store/versions";
import { loadSurvey, type Survey } from "./load-survey";
import { questionsThen } from "./questionnaire-when-issued";

/** What a page is about: the draft of a year, its published version, or one version by its id (spec §4 view modes). */
export interface AskedSurvey {
  year?: number | undefined;
  version?: string | undefined;
}

/** The survey asked for; without a version the draft. */
export function loadAsked(db: Db | Trx, companyId: string, { year, version }: AskedSurvey): Promise<Survey> {
  return version === undefined || version === "draft"
    ? loadSurvey(db, companyId, year)
    : loadVersion(db, companyId, version, year);
}

/** An issued version as it was: its answers, its registry facts and the questions as they were asked then. */
async function loadVersion(
  db: Db | Trx,
  companyId: string,
  version: string,
  asked?: number,
): Promise<Survey> {
  const { company, draft, hasEarlierYear } = await findCompanyWithDraft(db, companyId, asked ?? null);
  const year = asked ?? company.fiscal_year;
  const ofYear = await issuedVersions(db, companyId, year);
  if (version === "public" && ofYear.length === 0 && year <= company.fiscal_year) {
    throw new ApiError(404, "internal/nothing_published");
  }
  const found = version === "public" ? ofYear[0] : ofYear.find(({ id }) => id === version);
  const stored = found && (await findSnapshot(db, companyId, found.id));
  if (!stored) throw new ApiError(404, "internal/not_found");
  const issued = JSON.parse(stored.snapshot) as Snapshot;
  const asking = await questionsThen(db, issued.configuration.sha256, year);
  const { answers, facts } = { answers: storedAnswers(issued, asking), facts: factsThen(issued) };
  return {
    year,
    isCurrent: false,
    apiVersion: apiVersionOf(year),
    questionnaire: asking,
    company,
    facts,
    draft,
    hasEarlierYear,
    answers,
    states: surveyStates(asking, answers, facts),
    issued,
  };
}

/**
 * Who answered what is the draft's to say: a version has one author and one time. Nothing unconfirmed is ever issued, so
 * that each answer was given to the question as it was asked then.
 */
function storedAnswers({ answers, author, issuedAt }: Snapshot, { questions }: Questionnaire): StoredAnswers {
  const editions = new Map(questions.map((question) => [question.guid, editionOf(question)]));
  const common = { revision: 0, updatedBy: author.name, updatedAt: issuedAt };
  return Object.fromEntries(
    Object.entries(answers).map(([guid, answer]) => [
      guid,
      { ...NO_ANSWER, ...answer, ...common, edition: editions.get(guid) ?? 1 },
    ]),
  );
}

const factsThen = ({ registry }: Snapshot): RegistryFacts => ({
  employees: registry.employees,
  turnover: registry.annualTurnover,
  size: registry.size,
  macrosector: registry.macrosector,
});
