import type {
  CardEvent,
  CardLife,
  EventKind,
  EventOf,
  IssuedCard,
  LifecycleRefusal,
  Stage,
} from "./card-life";
import {
  afterTheDeadline,
  allAccepted,
  byItsVerifier,
  commentsSettled,
  documentsComplete,
  forAReason,
  identitySettled,
  isLapsed,
  isOfLevel,
  lapsesAt,
  mayPublish,
  mayVerify,
  nextYearClosed,
  ofAJudgement,
  ofAnEnabledCompany,
  ofTheCandidate,
  ofThisYear,
  presentRevision,
  toAComment,
  withWords,
} from "./conditions";
import type { Condition } from "./conditions";
import {
  afterIssuing,
  answerComment,
  assign,
  beginPhase,
  changeDraft,
  changeDraftIfModified,
  decide,
  end,
  freeze,
  issueCandidate,
  issueDraft,
  judge,
  noteFindings,
  openNextYear,
  setEnabled,
  takeBack,
} from "./effects";
import type { Effect, Issuance } from "./effects";

interface LifecycleStep<E> {
  /** The first of several steps that applies is taken. */
  when?: (state: CardLife) => boolean;
  needs?: readonly Condition<E>[];
  does?: readonly Effect<E>[];
  issues?: Issuance<E>;
  /** The next stage; without it the stage stays. */
  to?: Stage;
}

/** The effect of an event in a stage, or the refusal there. */
type Cell<E> = LifecycleRefusal | LifecycleStep<E> | readonly LifecycleStep<E>[];

const always = <C>(cell: C) => inStages(cell, cell, cell);
const inPhases = <C>(cell: C) => ({ documents: cell, third_party: cell, in_depth: cell });
const inStages = <D, R, P>(draft: D, restoring: R, phase: P) => ({ draft, restoring, ...inPhases(phase) });
const none = { draft: "no_verification", restoring: "no_verification" } as const;

const judging = { needs: [byItsVerifier, ofTheCandidate, withWords], does: [judge] };
const takingBack = { needs: [byItsVerifier, ofTheCandidate, ofAJudgement], does: [takeBack] };
const accepting = [byItsVerifier, allAccepted, documentsComplete] as const;
const issuing = {
  needs: [...accepting, identitySettled],
  does: [decide],
  issues: issueCandidate,
  to: "draft",
} as const;
const refusing = {
  needs: [byItsVerifier, forAReason],
  does: [decide, end("refused")],
  to: "draft",
} as const;

/** The life of draft, candidate and version: the effect of each event in each stage (D4, D5). */
export const TRANSITIONS: { [K in EventKind]: Record<Stage, Cell<EventOf<K>>> } = {
  // Edits change the draft, never a candidate; a restore saves the draft as it is when the restore finishes.
  save_answer: always({ does: [changeDraft] }),
  publish: inStages(
    { needs: [mayPublish, presentRevision], issues: issueDraft },
    "restore_running",
    "verification_open",
  ),
  open_verification: inStages(
    {
      needs: [mayVerify, presentRevision, commentsSettled],
      does: [freeze],
      to: "documents",
    },
    "restore_running",
    "verification_open",
  ),
  check_passed: {
    ...none,
    documents: { does: [decide, beginPhase], to: "third_party" },
    third_party: "check_done",
    in_depth: "check_done",
  },
  check_failed: {
    ...none,
    documents: { does: [decide, noteFindings, end("check_failed")], to: "draft" },
    third_party: "check_done",
    in_depth: "check_done",
  },
  assign_verifier: { ...none, ...inPhases({ does: [assign] }) },
  judge: { ...none, documents: "check_running", third_party: judging, in_depth: judging },
  take_back: { ...none, documents: "check_running", third_party: takingBack, in_depth: takingBack },
  answer_comment: always({ needs: [toAComment], does: [answerComment] }),
  accept: {
    ...none,
    documents: "check_running",
    third_party: [
      {
        when: isOfLevel(3),
        needs: accepting,
        does: [decide, beginPhase],
        to: "in_depth",
      },
      issuing,
    ],
    in_depth: issuing,
  },
  refuse: { ...none, documents: "check_running", third_party: refusing, in_depth: refusing },
  withdraw: { ...none, ...inPhases({ does: [end("withdrawn")], to: "draft" as const }) },
  lapse: {
    ...none,
    ...inPhases({ needs: [afterTheDeadline], does: [end("lapsed")], to: "draft" as const }),
  },
  enable: always({ does: [setEnabled(true)] }),
  disable: inStages(
    { does: [setEnabled(false)] },
    { does: [setEnabled(false)] },
    { does: [setEnabled(false), end("enablement_lost")], to: "draft" },
  ),
  open_next_year: inStages(
    { needs: [nextYearClosed], does: [openNextYear] },
    "restore_running",
    "verification_open",
  ),
  restore_start: inStages(
    { needs: [ofAnEnabledCompany, ofThisYear], to: "restoring" },
    "restore_running",
    "verification_open",
  ),
  restore_finish: inStages("no_restore", { does: [changeDraftIfModified], to: "draft" }, "no_restore"),
  restore_fail: inStages("no_restore", { to: "draft" }, "no_restore"),
};

interface Outcome {
  /** The present state, even after a refusal: time may have ended a verification. */
  state: CardLife;
  /** All refusals of the event; none = it happened. */
  refusals: readonly LifecycleRefusal[];
  /** The version to be stored with the state. */
  issued: IssuedCard | null;
}

/** The outcome of an event at an instant. */
export function apply(before: CardLife, event: CardEvent, now: string): Outcome {
  const state = atInstant(before, now);
  const hasLapsed = event.kind === "lapse" && state !== before;
  return hasLapsed ? { state, refusals: [], issued: null } : take(state, event, now);
}

/** The state after the effects of time: an undecided verification lapses by itself, without any call. */
export function atInstant(state: CardLife, now: string): CardLife {
  const { verification } = state;
  if (!verification || !isLapsed(verification, now)) return state;
  return take(state, { kind: "lapse" }, lapsesAt(verification)).state;
}

/** The refusals that an event would meet now; nothing happens. */
export const refusalsOf = (state: CardLife, event: CardEvent, now: string): readonly LifecycleRefusal[] =>
  apply(state, event, now).refusals;

/** The row of a kind takes events of that kind; if the kind is only known as one of several, it takes each of them. */
const cellOf = <Kind extends EventKind>(kind: Kind, stage: Stage): Cell<EventOf<Kind>> =>
  TRANSITIONS[kind][stage];

function take(state: CardLife, event: CardEvent, now: string): Outcome {
  const cell = cellOf(event.kind, state.stage);
  if (typeof cell === "string") return { state, refusals: [cell], issued: null };
  const steps = "length" in cell ? cell : [cell];
  const step = steps.find(({ when }) => when?.(state) ?? true) ?? {};
  const refusals = (step.needs ?? []).flatMap((condition) => condition(state, event, now));
  if (refusals.length > 0) return { state, refusals, issued: null };
  const issued = step.issues?.(state, event, now) ?? null;
  const changed = (step.does ?? []).reduce((reached, effect) => effect(reached, event, now), state);
  const moved = { ...changed, stage: step.to ?? state.stage };
  return { state: issued ? afterIssuing(moved, issued) : moved, refusals: [], issued };
}
