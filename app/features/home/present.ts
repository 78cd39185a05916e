import type { CallOutput } from "~/api/contract";
import { gauge } from "~/charts/gauge";
import { classSoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { cardLabel } from "~/domain/card/card-label";
import { shownProfile } from "~/domain/people/rights";
import { apiVersionOf } from "~/domain/periods";
import { bandOf } from "~/domain/scoring/bands";
import { CLASSES, THEMES, type ScoredClass } from "~/domain/question/question";
import type { CardFacts } from "~/ui/card/card-facts";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import type { HomeTasks } from "./home-tasks";
import type { Completion, ViewMode } from "./view-mode";
import type { TourStep } from "./tour-steps";

type HomePage = CallOutput<"scoring.homePage">;
type WireLevel = HomePage["survey"]["versioned"]["scoring"]["levels"]["start_small"];

/** The data around the draft; null = it could not be loaded. */
interface BesideDraft {
  certificates: CallOutput<"registry.attestations"> | null;
  popup: CallOutput<"user.popup"> | null;
  places: CallOutput<"user.whitelabels">;
  tasks: HomeTasks | null;
}

interface HomeData {
  home: HomePage;
  completion: Completion;
  period: Period | null;
  mode: ViewMode;
  viewer: Pick<Viewer, "user" | "can">;
  around: BesideDraft | null;
  onboarding: NonNullable<HomePage["onboarding"]> | null;
  tour: TourStep | null;
  /** The address of the company's logo. */
  logo: string | null;
  /** A link for the notice above the page. */
  more: { label: string; href: string } | null;
}

/** Certificates that the home page shows; the others are on their own page. */
const MOST_CERTIFICATES = 3;

/** What the home page shows, and nothing else. */
export function presentHome({ home, completion, period, mode, viewer, around, ...shown }: HomeData) {
  const { user } = viewer;
  const { onboarding, tour, more, logo } = shown;
  const { year, card } = home;
  const isVersion = (period?.version ?? "draft") !== "draft";
  const questionUrl = surveyUrls(period).question;
  const { done, total, completed } = home.survey.draft.progress;
  return {
    completion,
    mode,
    period,
    year,
    currentYear: user.currentFiscalYear,
    /** The address names a version, and there is none. */
    isMissing: isVersion && card.id === null,
    isVersion,
    issued: card.id === null ? null : { ...factsOf(card), year: card.year ?? year },
    hero: { ...hero(home, isVersion, user), logo },
    draft: draftOf(home),
    basis: home.basis ?? null,
    notApplicable: (home.basis?.notApplicable ?? []).map(({ id, level, milestone, prompt, reason }) => ({
      ...{ id, prompt, reason },
      href: questionUrl(level, milestone, id),
    })),
    progress: home.progress ?? { done, total, percent: completed },
    canWrite: viewer.can("write"),
    isEnabled: user.isValidated,
    /** Years before v3 have no classes to score (D1). */
    scoring: apiVersionOf(year) === "v3" ? scoring(home, user) : null,
    hasPaths: apiVersionOf(year) === "v3",
    pillars: THEMES.filter(() => apiVersionOf(year) === "v1"),
    otherYears: otherYears(user, year),
    welcome: mode !== "draft" || user.welcomeMessageSeen ? null : user.name,
    onboarding: !viewer.can("write") || onboarding?.every(({ done: isDone }) => isDone) ? null : onboarding,
    ...{ tour, more },
    isTourOver: user.skipQuickstartWalkthrough,
    around: around && {
      notice: noticeOf(around.popup),
      certificates: around.certificates?.slice(0, MOST_CERTIFICATES) ?? null,
      certificateCount: around.certificates?.length ?? 0,
      places: around.places,
      tasks: around.tasks,
    },
  };
}

export type Home = ReturnType<typeof presentHome>;

export type Stage = "new" | "draft" | "published";

const factsOf = ({ id, status, issuedAt, expiresAt, certification }: HomePage["card"]): CardFacts => ({
  ...{ id, status, issuedAt, expiresAt, certification },
});

const DRAFT: CardFacts = {
  id: null,
  status: "draft",
  issuedAt: null,
  expiresAt: null,
  certification: null,
};

/** An issued card with what it was issued with; a draft with the label of its status. */
function hero(home: HomePage, isVersion: boolean, user: Viewer["user"]) {
  const { year, company, card, survey } = home;
  return {
    name: company.name,
    sector: company.sectorLabel ?? null,
    size: company.size,
    year,
    card: isVersion ? factsOf(card) : DRAFT,
    draftLabel: cardLabel(survey.draft.status),
    classes:
      apiVersionOf(year) === "v3"
        ? CLASSES.map((id) => ({
            ...classOf(home, id),
            gauge: gaugeOf(home, id),
            completeness: completenessOf(home, id),
          }))
        : [],
    // The same lines cap every class.
    redLines: (survey.versioned.scoring.levels.start_small.redLines ?? []).map(
      ({ id, label, explanation }) => ({
        ...{ id, label, explanation },
      }),
    ),
    isSupplier: isSupplier(user),
  };
}

function draftOf({ card, survey }: HomePage) {
  const { status, refusals, nextIssueAt, updatedAt, started, left, usefulInfo = null } = survey.draft;
  const stage: Stage = card.id !== null ? "published" : started ? "draft" : "new";
  return { status, refusals, nextIssueAt, updatedAt, started, stage, usefulInfo, left: left ?? null };
}

/** The supplier's profile has another name for the zero band (§9). */
const isSupplier = (user: Viewer["user"]) => shownProfile(user) === "supplier";

function gaugeOf(home: HomePage, id: ScoredClass) {
  const { actual, max } = home.survey.versioned.scoring.levels[id];
  return gauge(isClassUnfilled(home, id) ? null : bandOf(actual, max).value);
}

function classOf(home: HomePage, id: ScoredClass) {
  const { actual, max, flagged } = home.survey.versioned.scoring.levels[id];
  const unfilled = isClassUnfilled(home, id);
  return { id, actual, max, flagged, unfilled, soFar: classSoFar(home, id) };
}

const completenessOf = ({ basis }: HomePage, id: ScoredClass): number | null =>
  basis?.coverage.levels.find((level) => level.id === id)?.percent ?? null;

/** Levels, areas and milestones with their points; the points of each question are on the level's page. */
function scoring(home: HomePage, user: Viewer["user"]) {
  const { year, survey } = home;
  const {
    weights,
    scoring: { levels },
  } = survey.versioned;
  return {
    year,
    weights,
    isSupplier: isSupplier(user),
    classes: CLASSES.map((id) => ({ ...classOf(home, id), areas: areasOf(levels[id]) })),
  };
}

const areasOf = ({ areas }: WireLevel) =>
  areas.map(({ id, actual, max, milestones }) => ({
    id,
    actual,
    max,
    milestones: milestones.map(({ questions: _questions, ...milestone }) => milestone),
  }));

/** The years that any readable profile may open, the newest first. */
function otherYears({ fiscalYearByRole }: Viewer["user"], year: number): number[] {
  const years = new Set(Object.values(fiscalYearByRole).flat());
  return [...years].filter((one) => one !== year).sort((a, b) => b - a);
}

/** The words of the notice; a notice without words at least says that there is one. */
function noticeOf(popup: CallOutput<"user.popup"> | null) {
  if (popup === null || popup.type === "none" || popup.type === "") return null;
  const { type, title = null, text = null, url = null } = popup;
  return { type, title, text, url: url !== null && /^https?:\/\//i.test(url) ? url : null };
}
