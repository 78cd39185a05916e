import type { CallOutput } from "~/api/contract";
import { romeDay } from "~/domain/calendar-date";
import { cardLabel } from "~/domain/card/card-label";
import { type CardValidity, validityOf } from "~/domain/home/next-step";
import { FIRST_SCORE } from "~/domain/survey/paths";
import { shownProfile } from "~/domain/people/rights";
import { apiVersionOf } from "~/domain/periods";
import { CLASSES, THEMES } from "~/domain/question/question";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { gainWords } from "~/ui/score/point-words";
import { durationWords } from "~/ui/survey/time-words";
import type { Period } from "~/web/period";
import { providerUrls } from "~/web/provider-urls";
import { surveyUrls, urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import type { Viewer } from "~/web/viewer.server";
import { factsOf, heroOf } from "./hero-facts";
import type { HomeTasks } from "./home-tasks";
import { nextView } from "./next-view";
import { standingOf } from "./standing-facts";
import type { TourStep } from "./tour-steps";
import type { Completion, ViewMode } from "./view-mode";
import { watchList } from "./watch-list";

type HomePage = CallOutput<"scoring.homePage">;

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
  viewer: Pick<Viewer, "user" | "can" | "offers" | "takesExtensions">;
  around: BesideDraft | null;
  onboarding: NonNullable<HomePage["onboarding"]> | null;
  tour: TourStep | null;
  /** The address of the company's logo. */
  logo: string | null;
  /** A link for the notice above the page. */
  more: { label: string; href: string } | null;
}

/** Certificates that the home page shows; the others are on their own page. */
const MOST_CERTIFICATES = 2;

/** What the home page shows, and nothing else. */
export function presentHome({ home, completion, period, mode, viewer, around, ...shown }: HomeData) {
  const { user } = viewer;
  const { onboarding, tour, more, logo } = shown;
  const { year, card } = home;
  const isVersion = (period?.version ?? "draft") !== "draft";
  const { done, total, completed } = home.survey.draft.progress;
  const canWrite = viewer.can("write");
  const isOpen = canWrite && onboarding !== null && !onboarding.every((step) => step.done);
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
    hero: { ...heroOf(home, isVersion, isSupplier(user)), logo },
    /** Of a version or a closed year; those of the draft are on the pages of the scoring. */
    notApplicable: mode === "draft" ? [] : notApplicableIn(home, period),
    updatedAt: home.survey.draft.updatedAt,
    progress: home.progress ?? { done, total, percent: completed },
    canWrite,
    /** Years before v3 have no classes to score (D1). */
    classes: apiVersionOf(year) === "v3" ? CLASSES : null,
    pillars: THEMES.filter(() => apiVersionOf(year) === "v1"),
    otherYears: otherYears(user, year),
    welcome: mode !== "draft" || user.welcomeMessageSeen ? null : user.name,
    onboarding: isOpen ? onboarding : null,
    ...{ tour, more },
    isTourOver: user.skipQuickstartWalkthrough,
    /** What only the draft's page has. */
    draft: mode === "draft" ? draftSide(home, viewer, around, isOpen ? onboarding : null) : null,
    around: around && {
      notice: noticeOf(around.popup),
      certificates: around.certificates?.slice(0, MOST_CERTIFICATES).map(certificateOf) ?? null,
      certificateCount: around.certificates?.length ?? 0,
      places: around.places,
      tasks: around.tasks,
    },
  };
}

export type Home = ReturnType<typeof presentHome>;

/** What to do with the draft, where it stands, and what to keep an eye on. */
function draftSide(
  home: HomePage,
  { user, can, offers, takesExtensions }: HomeData["viewer"],
  around: BesideDraft | null,
  steps: HomeData["onboarding"],
) {
  const today = home.today ?? romeDay(new Date());
  const { draft } = home.survey;
  const { left } = draft;
  const validity = validityOf(home.card.id === null ? null : home.card, today);
  const isScored = apiVersionOf(home.year) === "v3";
  const canWrite = can("write");
  // "General info" is optional: it holds nobody up.
  const isHeldUp = steps?.some(({ id, done }) => !done && (id === "registry" || id === "economic")) ?? false;
  const next = nextView({
    ...{ home, validity, canWrite, offers },
    desk: deskOf({ can, offers }),
    isEnabled: user.isValidated,
    hasQuickStart: isHeldUp,
    tasks: around?.tasks ?? null,
  });
  return {
    /** Nothing was answered and no card issued: the page is about how to begin. */
    isNew: canWrite && !draft.started && home.card.id === null && next.step !== "open_desk",
    title:
      next.step === "open_desk"
        ? t("dashboard:home.title_desk")
        : titleWordsOf({ validity, expiresAt: home.card.expiresAt, canIssue: next.canIssue, left }),
    label: cardLabel(draft.status),
    nextIssueAt: draft.nextIssueAt,
    usefulInfo: draft.usefulInfo ?? null,
    firstScore: firstScoreOf(left, steps),
    next,
    counted: countedWords(home),
    standing: isScored && draft.started ? standingOf(home) : null,
    isScored,
    plan: canWrite && draft.started ? planOf(home) : null,
    watch: watchList({
      ...{ home, certificates: around?.certificates ?? null, today, can, offers },
      opensYears: can("administer") && takesExtensions,
      isDeskNext: next.step === "open_desk",
    }),
  };
}

/** What the progress counts, in the words of the card: answers that cover a question, and questions that do not apply. */
function countedWords({ survey, basis }: HomePage): string | null {
  const covered = basis?.coverage.done;
  const rest = survey.draft.progress.done - (covered ?? 0);
  return covered === undefined || rest === 0 ? null : t("dashboard:next.counted", { covered, rest });
}

/** The page where a person serves other companies; null without one. */
function deskOf({ can, offers }: Pick<Viewer, "can" | "offers">): string | null {
  const desk = can("verify") ? verifierUrls.cases() : can("provide") ? providerUrls.companies() : null;
  return desk !== null && offers(desk) ? desk : null;
}

/** The way to the first score: the facts of the company come first, while any of them is missing. */
function firstScoreOf(left: HomePage["survey"]["draft"]["left"], steps: HomeData["onboarding"]) {
  const first = left?.firstScore ?? null;
  if (first === null) return null;
  const needsFacts = steps?.some(({ id, done }) => id === "economic" && !done) ?? false;
  const { questions, done, minutes, next } = first;
  const journey = surveyUrls(null, FIRST_SCORE);
  const question = next === null ? urls.firstScore() : journey.question("full", next.milestone, next.id);
  return { questions, done, minutes, needsFacts, href: needsFacts ? urls.firstScoreCompany() : question };
}

/** The message of the page, as its title. */
function titleWordsOf({
  validity,
  expiresAt,
  canIssue,
  left,
}: {
  validity: CardValidity;
  expiresAt: string | null;
  canIssue: boolean;
  left: HomePage["survey"]["draft"]["left"];
}): string {
  if (validity !== "none") return t(`dashboard:home.card_${validity}`, { date: formatDate(expiresAt ?? "") });
  if (canIssue) return t("dashboard:home.card_ready");
  if (left?.open) return t("dashboard:home.card_open", { count: left.open });
  return t("dashboard:home.title");
}

/** The first moves in words: whole points, effort and minutes. */
const planOf = ({ plan = null }: HomePage) =>
  plan && {
    total: plan.total,
    moves: plan.moves.map(({ id, level, milestone, prompt, gain, effort, minutes }) => ({
      ...{ id, prompt },
      href: urls.question(level, milestone, id),
      gain: gain > 0 ? gainWords(t, gain) : t("plan:gain_held"),
      about: [t(`dashboard:moves.effort.${effort}`), ...(minutes ? [durationWords(t, minutes)] : [])].join(
        " · ",
      ),
    })),
  };

const certificateOf = ({ id, name, isExpired }: CallOutput<"registry.attestations">[number]) => ({
  ...{ id, name, isExpired },
});

const notApplicableIn = ({ basis }: HomePage, period: Period | null) =>
  (basis?.notApplicable ?? []).map(({ id, level, milestone, prompt, reason }) => ({
    ...{ id, prompt, reason },
    href: surveyUrls(period).question(level, milestone, id),
  }));

/** The supplier's profile has another name for the zero band (§9). */
const isSupplier = (user: Viewer["user"]) => shownProfile(user) === "supplier";

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
