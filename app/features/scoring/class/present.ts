import type { CallOutput } from "~/api/contract";
import { classSoFar, type SoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { shownProfile } from "~/domain/people/rights";
import { apiVersionOf } from "~/domain/periods";
import { bandOf } from "~/domain/scoring/bands";
import type { ScoreReason } from "~/domain/scoring/score";
import { FLAGGED_ABOVE_PERCENT, FLAGGED_BELOW_COMPLETE_PERCENT } from "~/domain/scoring/score";
import { isHeldBySilence } from "~/domain/scoring/score";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import type { T, TextKey } from "~/texts/resources";
import type { Period } from "~/web/period";
import { surveyUrls, type SurveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { chartOf } from "./chart";

type HomePage = CallOutput<"scoring.homePage">;
type WireLevel = HomePage["survey"]["versioned"]["scoring"]["levels"]["start_small"];
type WireMilestone = WireLevel["areas"][number]["milestones"][number];

interface ClassContext {
  level: ScoredClass;
  period: Period | null;
  /** The topic that the address names: it is open. */
  topic: string | null;
  user: Pick<Viewer["user"], "roles">;
}

export interface QuestionLine {
  guid: string;
  prompt: string;
  href: string;
  actual: number;
  max: number;
  earned: number;
  why: ScoreReason;
}

/** A class and the sources of its points, from the total down to each question. */
export function scoringPage(t: T, home: HomePage, { level, period, topic, user }: ClassContext) {
  const { year, survey, company, basis = null } = home;
  const unfilled = isClassUnfilled(home, level);
  const { weights, scoring } = survey.versioned;
  const scored = scoring.levels[level];
  const { actual, max, blocksIssuing, areas } = scored;
  const urls = surveyUrls(period);
  const isSupplier = shownProfile(user) === "supplier";
  const label = t(`labels:level.${level}`);
  const named = areas.map((area) => ({
    ...area,
    label: t(`labels:area.${area.id}` as TextKey),
    weight: weights?.[area.id as "social"] ?? null,
    unfilled,
    milestones: area.milestones.map((milestone) => ({
      ...milestone,
      unfilled,
      isOpen: milestone.id === topic,
      questions: linesOf(milestone, level, urls),
    })),
  }));
  const isIssued = (period?.version ?? "draft") !== "draft";
  return {
    level,
    label,
    year,
    actual,
    max,
    flag: flagOf(scored, basis?.coverage.levels.find(({ id }) => id === level)?.percent ?? null),
    undeclared: unfilled
      ? []
      : (scored.undeclared ?? []).map(({ id, milestone, prompt, lines, cap = null, level: asked }) => ({
          ...{ id, prompt, lines, cap },
          href: urls.question(asked, milestone, id),
        })),
    standing: unfilled ? null : standingOf(scored, classSoFar(home, level)),
    redLines: (scored.redLines ?? []).map(({ question, ...line }) => ({
      ...line,
      href: question && urls.question(question.level, question.milestone, question.id),
    })),
    blocksIssuing: blocksIssuing && !isIssued,
    isSupplier,
    isIssued,
    missing:
      max >= 0 ? null : apiVersionOf(year) === "v3" ? ("nothing_applies" as const) : ("older_year" as const),
    tabs: CLASSES.map((id) => ({
      label: t(`labels:level.${id}`),
      href: urls.scoring(id),
      isCurrent: id === level,
    })),
    chart:
      max < 0
        ? null
        : chartOf(
            t,
            { id: level, label, actual, max, unfilled, soFar: classSoFar(home, level) },
            named,
            isSupplier,
          ),
    weights: weights ? { ...weights, company: companyWords(t, company) } : null,
    areas: named,
    questionsHref: urls.level(level),
    isCurrentDraft: period === null,
    basis,
    coverage: basis?.coverage.levels.find(({ id }) => id === level) ?? null,
    notApplicable: (basis?.notApplicable ?? [])
      .filter((one) => one.level === level)
      .map(({ id, milestone, prompt, reason }) => ({
        ...{ id, prompt, reason },
        href: urls.question(level, milestone, id),
      })),
  };
}

export type ScoringPage = ReturnType<typeof scoringPage>;

const linesOf = ({ id, questions }: WireMilestone, level: ScoredClass, urls: SurveyUrls): QuestionLine[] =>
  questions.map(({ guid, prompt, actual, max, earned, why }) => ({
    ...{ guid, prompt, actual, max, earned, why },
    href: urls.question(level, id, guid),
  }));

/** Why a class is flagged; a version issued under an earlier method does not say. */
function flagOf({ flagged, chosenShare, undeclared = [] }: WireLevel, percent: number | null) {
  if (!flagged) return null;
  if (chosenShare === undefined) return "before" as const;
  if (chosenShare > FLAGGED_ABOVE_PERCENT * 100) return "chosen" as const;
  const isIncomplete = percent !== null && percent < FLAGGED_BELOW_COMPLETE_PERCENT;
  return undeclared.length > 0 && !isIncomplete ? ("undeclared" as const) : ("incomplete" as const);
}

/** The figures beside the score; absent in versions issued under an earlier method. */
function standingOf(level: WireLevel, soFar: SoFar | null) {
  const { actual, max, sum, reachable, held = null, redLines = [] } = level;
  if (reachable === undefined || sum === undefined || max < 0) return null;
  const caps = redLines.map((line) => line.cap);
  const cap = Math.min(...caps, ...(held === null ? [] : [held]));
  return {
    actual,
    /** Silence holds it, and no red line that is crossed holds it as low. */
    isHeld: isHeldBySilence(level) && actual < Math.min(...caps),
    /** What documents and figures of other answers can still add to a complete class. */
    reachable: soFar === null && reachable > actual ? bandOf(reachable, max).value : null,
    capped: sum > actual ? { sum, cap } : null,
  };
}

/** "Industria del legno, Piccola impresa"; null where either is unknown, and the default row applies. */
function companyWords(t: T, { sectorLabel, size }: HomePage["company"]): string | null {
  return sectorLabel && size ? `${sectorLabel}, ${t(`labels:size.${size}`)}` : null;
}
