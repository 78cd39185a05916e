import type { HomePage } from "~/api/contract/completed/home-page";
import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import type { CardLife } from "~/domain/card/card-life";
import { atInstant } from "~/domain/card/lifecycle";
import { draftBlock } from "~/domain/history/draft-block";
import { hasSheets } from "~/domain/sheets/kinds";
import { questionsOf } from "~/domain/survey/journey";
import { isStarted, progressOf } from "~/domain/survey/progress";
import { draftBasis, versionBasis } from "../card/card-basis";
import { loadCard, cardStatusOf } from "../card/load-card";
import { issuingOf } from "../card/draft-issuing";
import { usefulSentence } from "../history/useful-info";
import { stepsOf } from "../registry/quick-start";
import { downTo, noScoring, scoringBlock } from "../scoring/scoring-block";
import { essentialsOf } from "../store/companies";
import type { CardFace, IssuedVersion } from "../store/versions";
import { bankReadiness } from "../survey/sheets/bank-readiness";
import type { Survey } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { companyWords } from "./company-words";
import { firstMoves } from "./first-moves";
import { noteAccess } from "./note-access";
import { whatIsLeft } from "./what-is-left";

/**
 * Card, progress and scoring of the draft, of the published version, or of one version by its id. A version shows the
 * values it was issued with; they are never computed again.
 */
export const homePage: UseCase<"scoring.homePage"> = async ({ params, query }, scope) => {
  const { now } = scope;
  const reader = readerOf(scope);
  const survey = await reader.draft(query.year);
  const isDraft = params.version === "draft";
  const isPresent = isDraft && survey.isCurrent;
  const face = isPresent ? await reader.face() : null;
  const { life, issued } = await loadCard(reader, query.year);
  noteAccess(survey.company, scope);
  const shown = versionShown(params.version, survey, issued);
  const version = isDraft || !shown ? null : await reader.snapshot(shown.id);
  const draft = draftOf(survey, life, now());
  const versioned = version?.versioned ?? (isDraft ? scoringBlock(survey) : noScoring(survey));
  const basis = version ? versionBasis(version, now()) : isDraft ? draftBasis(survey, now()) : undefined;
  // Of a version without a basis nothing but its questions tells which classes were begun.
  const depth = basis && query.depth;
  const told = depth ? downTo(depth, versioned, query.potential === "yes") : versioned;
  return {
    year: survey.year,
    company: companyWords(version?.registry ?? essentialsOf(survey.company)),
    card: cardOf(shown, issued, now()),
    progress: version?.progress ?? progressIn(survey),
    basis,
    onboarding: isPresent ? stepsOf(survey.company, draft.started) : null,
    today: romeDay(now()),
    issued: face && issuedFace(face, now()),
    bank: isPresent && hasSheets(survey.apiVersion) ? bankReadiness(survey) : null,
    plan: isPresent && survey.apiVersion === "v3" ? firstMoves(survey) : null,
    survey: { draft, versioned: told },
  };
};

/** The draft's page shows the newest card, every other page the version it is about. */
function versionShown(
  version: string,
  survey: Survey,
  issued: readonly IssuedVersion[],
): IssuedVersion | undefined {
  const ofYear = issued.find(({ year }) => year === survey.year);
  if (version === "draft") return survey.isCurrent ? issued[0] : ofYear;
  if (version === "public") return ofYear;
  const requested = issued.find(({ id, year }) => id === version && year === survey.year);
  if (!requested) throw new ApiError(404, "internal/not_found");
  return requested;
}

const issuedFace = (
  { registry, basis, certification, progress, levels }: CardFace,
  now: Date,
): NonNullable<HomePage["issued"]> => ({
  company: companyWords(registry),
  basis: versionBasis({ basis: basis ?? undefined, certification: certification ?? undefined }, now),
  progress,
  levels: {
    start_small: faceLevel(levels.start_small),
    graduate: faceLevel(levels.graduate),
    master: faceLevel(levels.master),
  },
});

/** Whether a class kept a card from being issued is no longer of interest on an issued one. */
function faceLevel({ blocksIssuing: _, ...level }: CardFace["levels"]["master"]) {
  return level;
}

const progressIn = ({ questionnaire, states }: Survey) =>
  progressOf(questionsOf(questionnaire, "full"), states);

function draftOf(survey: Survey, life: CardLife, now: Date): HomePage["survey"]["draft"] {
  const { status, refusals, nextIssueAt } = issuingOf(survey, life, now);
  const { done, total, percent } = progressIn(survey);
  const { usefulInfo } = draftBlock(atInstant(life, now.toISOString()));
  return {
    status,
    revision: survey.draft.revision,
    updatedAt: survey.draft.updatedAt,
    progress: { completed: percent, done, total },
    started: isStarted(survey.questionnaire.questions, survey.answers),
    left: whatIsLeft(survey),
    refusals: [...refusals],
    nextIssueAt,
    usefulInfo: usefulSentence(usefulInfo),
    openComments: usefulInfo?.comments ?? 0,
  };
}

function cardOf(
  version: IssuedVersion | undefined,
  issued: readonly IssuedVersion[],
  now: Date,
): HomePage["card"] {
  const nothing = {
    id: null,
    issuedAt: null,
    expiresAt: null,
    certification: null,
    year: null,
    sha256: null,
  };
  if (!version) return { ...nothing, status: "draft" };
  const { id, issuedAt, expiresAt, certification, year, sha256 } = version;
  const status = cardStatusOf(version, issued, now);
  return { id, status, issuedAt, expiresAt, certification, year, sha256 };
}
