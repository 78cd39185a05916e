import type { CallOutput } from "~/api/contract";
import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { type CardValidity, nextStep, type NextStep } from "~/domain/home/next-step";
import { CLASSES } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { atMostWords } from "~/ui/score/point-words";
import { durationWords } from "~/ui/survey/time-words";
import type { Offers } from "~/web/offered";
import { newCardOf } from "~/web/refusal-words";
import { taskUrls } from "~/web/task-urls";
import { historyUrls, surveyUrls, urls } from "~/web/urls";
import type { HomeTasks } from "./home-tasks";

type HomePage = CallOutput<"scoring.homePage">;
type Left = NonNullable<HomePage["survey"]["draft"]["left"]>;
type OpenQuestion = NonNullable<Left["firstOpen"]>;

interface NextFacts {
  home: HomePage;
  validity: CardValidity;
  canWrite: boolean;
  /** The address of the person's desk; null = none. */
  desk: string | null;
  isEnabled: boolean;
  hasQuickStart: boolean;
  tasks: HomeTasks | null;
  /** Whether the connected server fills the page of an address. */
  offers: Offers;
}

const VERIFYING: readonly number[] = [
  DRAFT_STATUS.documentToVerify,
  DRAFT_STATUS.validation,
  DRAFT_STATUS.validationInDepth,
];

/** The next step in words: what it is, why, how long it takes, and its one button. */
export function nextView(facts: NextFacts) {
  const { home, canWrite, isEnabled, tasks } = facts;
  const { draft } = home.survey;
  const { left } = draft;
  const newCard = newCardOf(draft, isEnabled, facts.offers);
  const gains = gainsOf(home);
  const [level] = home.basis?.coverage.levels ?? [];
  const step = nextStep({
    canWrite,
    hasDesk: facts.desk !== null,
    card: facts.validity,
    isStarted: draft.started,
    hasQuickStart: facts.hasQuickStart,
    hasComments: (draft.openComments ?? 0) > 0,
    hasObsolete: draft.status === DRAFT_STATUS.obsoleteQuestions,
    isVerifying: VERIFYING.includes(draft.status),
    canIssue: newCard.refusals.length === 0,
    isFirstClassDone: level !== undefined && level.done === level.applicable,
    gained: Math.max(0, ...gains.map(({ gain }) => gain)),
    proposals: tasks?.waiting ?? 0,
    tasks: tasks?.open ?? 0,
    hasOpen: left?.firstOpen != null,
    hasReporting: left?.reporting != null,
    isComplete: left?.complete ?? false,
  });
  const issues = step === "issue" || step === "renew";
  return {
    step,
    ...wordsOf(step, { ...facts, newCard, gains }),
    /** The question that the step, or the second button, goes on with. */
    question: step === "continue" || step === "begin" ? (left?.firstOpen?.prompt ?? null) : null,
    time: step === "continue" || step === "begin" ? timeOf(left?.firstOpen ?? null) : null,
    goOn:
      canWrite && left?.firstOpen && step !== "continue" && step !== "begin" ? hrefOf(left.firstOpen) : null,
    reporting: canWrite && left?.reporting && step !== "report" ? hrefOf(left.reporting) : null,
    newCard: canWrite && !issues && draft.started ? newCard : null,
    canIssue: canWrite && newCard.refusals.length === 0,
    asks: issues,
    open: canWrite ? openWords(left) : null,
  };
}

const hrefOf = ({ level, milestone, id }: OpenQuestion) => urls.question(level, milestone, id);

interface Words {
  title: string;
  text: string;
  button: string;
  href: string;
}

interface WordFacts extends NextFacts {
  newCard: ReturnType<typeof newCardOf>;
  gains: ReturnType<typeof gainsOf>;
}

function wordsOf(step: NextStep, facts: WordFacts): Words {
  const { home, desk, validity, newCard, gains, tasks, offers } = facts;
  const { draft } = home.survey;
  const { firstOpen = null, reporting = null } = draft.left ?? {};
  const date = home.card.expiresAt === null ? "" : formatDate(home.card.expiresAt);
  const usual = (href: string, text = t(`dashboard:next.${step as "continue"}.text`, { date })): Words => ({
    title: t(`dashboard:next.${step as "continue"}.title`, { date }),
    text,
    button: t(`dashboard:next.${step as "continue"}.button`),
    href,
  });
  const issuing = { button: t(newCard.label), href: newCard.to };
  switch (step) {
    case "open_desk":
      return usual(desk ?? urls.home());
    case "read_card":
      return usual(surveyUrls({ version: "public", year: home.card.year ?? home.year }).period());
    case "read_answers":
      return usual(offers(urls.reviewAll()) ? urls.reviewAll() : urls.survey());
    case "answer_comments":
      return usual(historyUrls.comments(), draft.usefulInfo ?? undefined);
    case "quick_start":
      return usual(urls.quickStart("registry"));
    case "begin":
    case "continue":
      return usual(firstOpen ? hrefOf(firstOpen) : urls.survey(), "");
    case "settle_obsolete":
      return usual(historyUrls.obsolete());
    case "renew":
      return {
        ...issuing,
        title: t(
          validity === "expired" ? "dashboard:next.renew.title_expired" : "dashboard:next.renew.title",
        ),
        text: t("dashboard:next.renew.text"),
      };
    case "decide_proposals":
      return { ...usual(taskUrls.list()), title: tasks?.proposals ?? "" };
    case "do_tasks":
      return usual(tasks?.rows[0]?.href ?? taskUrls.list(), tasks?.rows[0]?.subject ?? "");
    case "issue": {
      const isBetter = gains.length > 0 && validity !== "none";
      const parts = gains.map(({ label, gain }) => t("dashboard:next.issue.gain", { label, gain }));
      return {
        ...issuing,
        title: t(isBetter ? "dashboard:next.issue.title_better" : "dashboard:next.issue.title"),
        text: isBetter
          ? t("dashboard:next.issue.text_better", { gains: parts.join(", ") })
          : t("dashboard:next.issue.text"),
      };
    }
    case "report":
      return usual(reporting ? hrefOf(reporting) : urls.survey());
    case "follow_verification": {
      const page = historyUrls.verification();
      return usual(offers(page) ? page : urls.history(), draft.usefulInfo ?? undefined);
    }
    case "improve":
      return offers(urls.plan())
        ? usual(urls.plan())
        : {
            ...usual(urls.scoring(), t("dashboard:next.improve.text_scoring")),
            button: t("dashboard:next.improve.button_scoring"),
          };
    case "see_missing":
      return usual(urls.complete());
  }
}

/** By how many whole points the draft is above the card, class by class; only cards of the same year compare. */
function gainsOf({ issued, card, year, survey }: HomePage) {
  if (!issued || card.year !== year) return [];
  return CLASSES.flatMap((id) => {
    const [now, then] = [survey.versioned.scoring.levels[id], issued.levels[id]];
    const gain = (bandOf(now.actual, now.max).value ?? 0) - (bandOf(then.actual, then.max).value ?? 0);
    return gain > 0 ? [{ label: t(`labels:level.${id}`), gain }] : [];
  });
}

/** "circa 5 minuti, fino a 4 punti". */
function timeOf(question: OpenQuestion | null): string | null {
  const { minutes = 0, gain = 0 } = question ?? {};
  const parts = [
    ...(minutes > 0 ? [t("dashboard:next.minutes", { time: durationWords(t, minutes) })] : []),
    ...(gain > 0 ? [atMostWords(t, gain)] : []),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}

/** What is open in all, and in the class that the next question is of. */
function openWords(left: Left | undefined): string | null {
  if (!left) return null;
  if (left.complete) return t("dashboard:home.all_answered");
  const { open, level } = left;
  if (!open || !level) return null;
  const label = t(`labels:level.${level.id as "master"}`);
  if (level.minutes === 0) return t("dashboard:next.open", { count: open });
  return t("dashboard:next.open_level", { label, count: level.open, time: durationWords(t, level.minutes) });
}
