import { daysUntil } from "../attestations/expiry";
import { type CalendarDate, romeDay } from "../calendar-date";
import { RENEWAL_DAYS } from "../card/issuing";

/** What a person does next, the one primary action of a home page. Every kind has its own words. */
export const NEXT_STEPS = [
  "open_desk",
  "read_card",
  "read_answers",
  "answer_comments",
  "quick_start",
  "begin",
  "settle_obsolete",
  "renew",
  "decide_proposals",
  "do_tasks",
  "issue",
  "continue",
  "report",
  "follow_verification",
  "improve",
  "see_missing",
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** How long the newest card is still valid: "expiring" while an unchanged one may be renewed (D4). */
export type CardValidity = "none" | "valid" | "expiring" | "expired";

/** Of the newest card; `today` is a day in Italy. */
export function validityOf(
  card: { status: string; expiresAt: string | null } | null,
  today: CalendarDate,
): CardValidity {
  if (card?.expiresAt == null) return "none";
  if (card.status === "expired") return "expired";
  const left = daysUntil(romeDay(new Date(card.expiresAt)), today);
  return left <= RENEWAL_DAYS ? "expiring" : "valid";
}

/** The facts of a person and a company that decide it. */
export interface HomeFacts {
  canWrite: boolean;
  /** The person verifies the cards of other companies, or serves them all. */
  hasDesk: boolean;
  card: CardValidity;
  /** Any question was answered. */
  isStarted: boolean;
  /** A section of the quick start before the questionnaire is open. */
  hasQuickStart: boolean;
  /** A verifier has commented, and the company has not answered. */
  hasComments: boolean;
  /** Answers whose question has changed wait to be confirmed or removed. */
  hasObsolete: boolean;
  isVerifying: boolean;
  /** Nothing is against a new card, or against the verification that an enabled company asks for. */
  canIssue: boolean;
  /** The first class is complete. */
  isFirstClassDone: boolean;
  /** Whole points by which the draft is above the card, in its best class. */
  gained: number;
  /** Answers that people without an account have proposed. */
  proposals: number;
  /** What colleagues have asked this person to do. */
  tasks: number;
  /** A question of the classes asks for something now; one of reporting does. */
  hasOpen: boolean;
  hasReporting: boolean;
  isComplete: boolean;
}

/** A draft this many points above the card is worth a new one before the questionnaire goes on. */
export const WORTH_A_CARD = 5;

type Rule = [step: NextStep, isNext: (facts: HomeFacts) => boolean];

const isReader = ({ canWrite }: HomeFacts): boolean => !canWrite;

/**
 * The first that applies. A company that exists for the desk of its people has nothing to fill in. What holds up a card comes before
 * the card, a card that ends before everything that could wait, and other people's waiting before the own next question.
 */
const RULES: readonly Rule[] = [
  ["open_desk", ({ hasDesk, isStarted, card }) => hasDesk && !isStarted && card === "none"],
  ["read_card", (facts) => isReader(facts) && facts.card !== "none"],
  ["read_answers", isReader],
  ["answer_comments", ({ hasComments }) => hasComments],
  ["quick_start", ({ isStarted, hasQuickStart }) => !isStarted && hasQuickStart],
  ["begin", ({ isStarted, hasOpen }) => !isStarted && hasOpen],
  ["settle_obsolete", ({ hasObsolete }) => hasObsolete],
  ["renew", ({ card, canIssue }) => canIssue && (card === "expiring" || card === "expired")],
  ["decide_proposals", ({ proposals }) => proposals > 0],
  ["do_tasks", ({ tasks }) => tasks > 0],
  ["issue", (facts) => facts.canIssue && isWorthACard(facts)],
  ["continue", ({ hasOpen }) => hasOpen],
  ["report", ({ hasReporting }) => hasReporting],
  ["issue", ({ canIssue }) => canIssue],
  ["follow_verification", ({ isVerifying }) => isVerifying],
  ["improve", ({ isComplete }) => isComplete],
  ["see_missing", () => true],
];

const isWorthACard = ({ card, isFirstClassDone, gained }: HomeFacts): boolean =>
  card === "none" ? isFirstClassDone : gained >= WORTH_A_CARD;

export function nextStep(facts: HomeFacts): NextStep {
  const [step] = RULES.find(([, isNext]) => isNext(facts)) ?? ["see_missing"];
  return step;
}
