import type { CardEvent, CardLife, Ending, EventOf, IssuedCard, Judgement, Verification } from "./card-life";
import { phaseOf } from "./card-life";
import { cardDates } from "./issuing";
import { isSameItem, judged } from "./judgements";

/** The changes of an event besides the stage. */
export type Effect<E> = (state: CardLife, event: E, now: string) => CardLife;
/** Returns the version that an event issues. */
export type Issuance<E> = (state: CardLife, event: E, now: string) => IssuedCard | null;

const inVerification = (state: CardLife, change: Partial<Verification>): CardLife =>
  state.verification ? { ...state, verification: { ...state.verification, ...change } } : state;

export const changeDraft: Effect<CardEvent> = (state) => ({
  ...state,
  draftRevision: state.draftRevision + 1,
});

/** A restore that changed no answer leaves the draft unchanged. */
export const changeDraftIfModified: Effect<EventOf<"restore_finish">> = (state, event, now) =>
  event.modifiedAnswers > 0 ? changeDraft(state, event, now) : state;

export const freeze: Effect<EventOf<"open_verification">> = (state, { level, candidate }, now) => ({
  ...state,
  returned: null,
  verification: {
    level,
    candidate,
    year: state.fiscalYear,
    draftRevision: state.draftRevision,
    openedAt: now,
    since: now,
    verifier: null,
    judgements: [],
  },
});

export const decide: Effect<CardEvent> = (state, _, now) => ({ ...state, decidedAt: now });

/** The sixty days start again in each phase. */
export const beginPhase: Effect<CardEvent> = (state, _, now) => inVerification(state, { since: now });

export const assign: Effect<EventOf<"assign_verifier">> = (state, { verifier, body }) =>
  inVerification(state, { verifier: { id: verifier, body } });

export const judge: Effect<EventOf<"judge">> = (state, event) => {
  const { question, attachment, verdict, comment } = event;
  const phase = phaseOf(state.stage);
  if (!phase) return state;
  const judgement: Judgement = { question, attachment, verdict, comment, reply: null, phase };
  return inVerification(state, { judgements: judged(state.verification?.judgements ?? [], judgement) });
};

export const takeBack: Effect<EventOf<"take_back">> = (state, event) =>
  inVerification(state, {
    judgements: (state.verification?.judgements ?? []).filter((one) => !isSameItem(one, event)),
  });

export const noteFindings: Effect<EventOf<"check_failed">> = (state, { findings }) =>
  inVerification(state, {
    judgements: findings.map(({ question, attachment, finding }) => ({
      question,
      attachment,
      verdict: "rejected",
      comment: finding,
      reply: null,
      phase: "documents",
    })),
  });

export const answerComment: Effect<EventOf<"answer_comment">> = (state, event) => {
  const replied = (judgements: readonly Judgement[]) =>
    judgements.map((one) => (isSameItem(one, event) ? { ...one, reply: event.reply } : one));
  if (state.verification)
    return inVerification(state, { judgements: replied(state.verification.judgements) });
  const { returned } = state;
  return { ...state, returned: returned && { ...returned, judgements: replied(returned.judgements) } };
};

/** The candidate ends, its comments come back to the company, and the draft is not changed. */
export const end =
  (how: Ending): Effect<CardEvent> =>
  (state, _, now) => ({
    ...state,
    verification: null,
    returned: { how, at: now, judgements: state.verification?.judgements ?? [] },
  });

/** A company that is no longer enabled changes its identity by itself: its request has no object any more. */
export const setEnabled =
  (enabled: boolean): Effect<CardEvent> =>
  (state) => ({ ...state, enabled, identityPending: enabled && state.identityPending });

/** The closed year keeps its versions and its draft; its comments no longer have any effect. */
export const openNextYear: Effect<CardEvent> = (state) => ({
  ...state,
  fiscalYear: state.fiscalYear + 1,
  draftRevision: 0,
  lastVersion: null,
  returned: null,
  decidedAt: null,
});

export const issueDraft: Issuance<EventOf<"publish">> = (state, { candidate }, now) => ({
  ...cardDates(now),
  candidate,
  year: state.fiscalYear,
  draftRevision: state.draftRevision,
  frozenAt: now,
  level: 1,
  body: null,
});

export const issueCandidate: Issuance<CardEvent> = ({ verification }, _, now) =>
  verification && {
    ...cardDates(now),
    candidate: verification.candidate.id,
    year: verification.year,
    draftRevision: verification.draftRevision,
    frozenAt: verification.openedAt,
    level: verification.level,
    body: verification.verifier?.body ?? null,
  };

/** The changes after a version was issued. */
export function afterIssuing(state: CardLife, issued: IssuedCard): CardLife {
  const { draftRevision, issuedAt, expiresAt, level } = issued;
  return {
    ...state,
    lastIssuedAt: issuedAt,
    lastVersion: { draftRevision, expiresAt, level },
    verification: null,
    returned: null,
  };
}
