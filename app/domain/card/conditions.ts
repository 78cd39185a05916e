import { lastClosedYear } from "../periods";
import { daysLater } from "../rome-time";
import type {
  CardEvent,
  CardLife,
  DraftReading,
  EventOf,
  Item,
  LifecycleRefusal,
  VerifiedLevel,
  Verification,
} from "./card-life";
import { phaseOf } from "./card-life";
import { draftStatus } from "./draft-status";
import type { DraftStatus } from "./draft-status";
import { issuingRefusals } from "./issuing";
import {
  answerableComments,
  commentsAmong,
  dueItems,
  isSameItem,
  reasonsAmong,
  unsettledComments,
} from "./judgements";

/** The refusals of an event; none = it may happen. */
export type Condition<E> = (state: CardLife, event: E, now: string) => LifecycleRefusal[];

export const LAPSES_AFTER_DAYS = 60;

/** The instant at which an undecided verification lapses: sixty days later at the same time in Italy. */
export const lapsesAt = ({ since }: Pick<Verification, "since">): string =>
  daysLater(since, LAPSES_AFTER_DAYS);

export const isLapsed = (verification: Pick<Verification, "since">, now: string): boolean =>
  Date.parse(now) >= Date.parse(lapsesAt(verification));

const unless = (isMet: boolean, refusal: LifecycleRefusal): LifecycleRefusal[] => (isMet ? [] : [refusal]);

/** The draft's status with the numbers of §4. */
export function draftStatusOf(state: CardLife, reading: DraftReading, now: string): DraftStatus {
  const { unresolvedObsolete, scoredAnswers } = reading;
  const { stage, lastIssuedAt } = state;
  return draftStatus({ verification: phaseOf(stage), unresolvedObsolete, scoredAnswers, lastIssuedAt }, now);
}

/**
 * The conditions of a self-declaration (D4). An enabled company also hears the refusals that hold for every card, even
 * for one verified in depth.
 */
export const mayPublish: Condition<EventOf<"publish">> = (state, event, now) => [
  ...issuable(state, event.reading, { enabled: state.enabled, level: state.enabled ? 3 : 1 }, now),
  ...identitySettled(state, event, now),
];

/**
 * The conditions of a verification are those of issuing, with two differences: the company must be enabled, and
 * unchanged data may be verified at a higher level than before.
 */
export const mayVerify: Condition<EventOf<"open_verification">> = (state, event, now) => [
  ...unless(state.enabled, "not_enabled"),
  ...issuable(state, event.reading, { enabled: false, level: event.level }, now),
  ...identitySettled(state, event, now),
];

/** A card names its company: none is issued while the provider has to decide about that name. */
export const identitySettled: Condition<CardEvent> = ({ identityPending }) =>
  unless(!identityPending, "identity_pending");

function issuable(
  state: CardLife,
  reading: DraftReading,
  { enabled, level }: { enabled: boolean; level: 1 | VerifiedLevel },
  now: string,
): LifecycleRefusal[] {
  const { facts, score, filesInControl } = reading;
  const { lastVersion } = state;
  const isNews = lastVersion?.draftRevision !== state.draftRevision || level > lastVersion.level;
  return issuingRefusals({
    status: draftStatusOf(state, reading, now),
    enabled,
    facts,
    filesInControl,
    changedSinceLastVersion: isNews,
    lastExpiresAt: lastVersion?.expiresAt ?? null,
    now,
    score,
  });
}

export const presentRevision: Condition<{ revision: number }> = (state, { revision }) =>
  unless(revision === state.draftRevision, "stale_revision");

export const commentsSettled: Condition<EventOf<"open_verification">> = (state, { changed }) =>
  unless(unsettledComments(state, changed).length === 0, "comments_open");

export const byItsVerifier: Condition<{ verifier: string }> = ({ verification }, { verifier }) =>
  unless(verification?.verifier?.id === verifier, "not_assigned");

export const ofTheCandidate: Condition<Item> = ({ verification }, event) =>
  unless(verification?.candidate.items.some((item) => isSameItem(item, event)) ?? false, "item_unknown");

export const ofAJudgement: Condition<EventOf<"take_back">> = ({ verification }, event) =>
  unless(verification?.judgements.some((one) => isSameItem(one, event)) ?? false, "judgement_unknown");

/** A judgement that does not accept needs a comment. */
export const withWords: Condition<EventOf<"judge">> = (_, { verdict, comment }) =>
  unless(verdict === "accepted" || comment.trim() !== "", "comment_missing");

export const toAComment: Condition<EventOf<"answer_comment">> = (state, event) => [
  ...unless(
    answerableComments(state).some((comment) => isSameItem(comment, event)),
    "comment_unknown",
  ),
  ...unless(event.reply.trim() !== "", "reply_missing"),
];

/**
 * A verified card states that the verifier judged every item (in depth once more for level 3) and accepted each one.
 */
export const allAccepted: Condition<CardEvent> = ({ verification, stage }) => {
  const phase = phaseOf(stage);
  if (!verification || !phase) return ["no_verification"];
  const { judgements, candidate } = verification;
  return [
    ...unless(
      dueItems(phase, candidate.items, judgements).length === 0,
      phase === "in_depth" ? "not_looked_again" : "items_unjudged",
    ),
    ...unless(commentsAmong(judgements).length === 0, "comments_open"),
  ];
};

/** The minimum set of documents of its level (D4): the automatic check has looked for it, by the rule of that day. */
export const documentsComplete: Condition<EventOf<"accept">> = (_, { missing }) =>
  unless(missing.length === 0, "documents_missing");

export const forAReason: Condition<CardEvent> = ({ verification }) =>
  unless(reasonsAmong(verification?.judgements ?? []).length > 0, "refusal_without_comment");

export const afterTheDeadline: Condition<CardEvent> = ({ verification }, _, now) =>
  unless(verification !== null && isLapsed(verification, now), "deadline_not_passed");

export const nextYearClosed: Condition<CardEvent> = ({ fiscalYear }, _, now) =>
  unless(fiscalYear + 1 <= lastClosedYear(new Date(now)), "year_not_closed");

export const ofAnEnabledCompany: Condition<CardEvent> = ({ enabled }) => unless(enabled, "not_enabled");

export const ofThisYear: Condition<{ year: number }> = ({ fiscalYear }, { year }) =>
  unless(year === fiscalYear, "other_year");

export const isOfLevel =
  (level: VerifiedLevel) =>
  ({ verification }: CardLife): boolean =>
    verification?.level === level;
