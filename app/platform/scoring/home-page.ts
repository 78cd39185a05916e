import type { Card } from "~/api/contract/scoring";
import { ApiError } from "~/api/errors";
import type { CallOutput } from "~/api/contract";
import { questionsOf } from "~/domain/survey/journey";
import { isStarted, progressOf } from "~/domain/survey/progress";
import type { Db } from "../scope";
import { findSnapshot, issuedVersions, type IssuedVersion } from "../store/versions";
import { statusOf } from "../survey/card-status";
import { loadSurvey, type Survey } from "../survey/load-survey";
import type { Snapshot } from "../survey/snapshot";
import type { UseCase } from "../use-case";
import { issuingOf } from "./issuing";
import { noScoring, scoreOf, scoringBlock } from "./score-survey";

/** Card, progress and scoring of the draft, of the published version, or of one version by its id. */
export const homePage: UseCase<"scoring.homePage"> = async ({ params, query }, { db, session, now }) => {
  const survey = await loadSurvey(db, session.companyId, query.year);
  const issued = await issuedVersions(db, session.companyId);
  const shown = versionShown(params.version, survey, issued);
  const { status, refusals, nextIssueAt } = issuingOf(survey, scoreOf(survey).score, issued, now());
  const questions = questionsOf(survey.questionnaire, "full");
  const { done, total, percent } = progressOf(questions, survey.states);
  return {
    year: survey.year,
    company: { name: survey.company.business_name, sector: survey.company.sector, size: survey.facts.size },
    card: cardOf(shown, issued, now()),
    survey: {
      draft: {
        status,
        revision: survey.draft.revision,
        updatedAt: survey.draft.updatedAt,
        progress: { completed: percent, done, total },
        started: isStarted(questions, survey.answers),
        refusals,
        nextIssueAt,
      },
      versioned: await versioned(db, params.version, survey, shown),
    },
  };
};

/** The draft's page shows the newest card there is, the others the version they are about. */
function versionShown(version: string, survey: Survey, issued: IssuedVersion[]): IssuedVersion | undefined {
  const ofYear = issued.find(({ year }) => year === survey.year);
  if (version === "draft") return survey.isCurrent ? issued[0] : ofYear;
  if (version === "public") return ofYear;
  const asked = issued.find(({ id, year }) => id === version && year === survey.year);
  if (!asked) throw new ApiError(404, "internal/not_found");
  return asked;
}

function cardOf(version: IssuedVersion | undefined, issued: IssuedVersion[], now: Date): Card {
  if (!version) return { id: null, status: "draft", issuedAt: null, expiresAt: null, certification: null };
  const { id, issuedAt, expiresAt, certification } = version;
  return { id, status: statusOf(version, issued, now), issuedAt, expiresAt, certification };
}

/** An issued scoring is what was issued, never computed again. */
async function versioned(
  db: Db,
  version: string,
  survey: Survey,
  shown: IssuedVersion | undefined,
): Promise<CallOutput<"scoring.homePage">["survey"]["versioned"]> {
  if (version === "draft") return scoringBlock(survey);
  const stored = shown && (await findSnapshot(db, survey.company.id, shown.id));
  return stored ? (JSON.parse(stored.snapshot) as Snapshot).versioned : noScoring(survey);
}
