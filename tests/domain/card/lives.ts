import { apply } from "~/domain/card/lifecycle";
import type { CardEvent, CardLife, DraftReading, Stage, Verification } from "~/domain/card/card-life";
import { FACTS, LEVEL_SCORE } from "../build";

export const NOON = "2026-06-01T10:00:00.000Z";

export const READY: DraftReading = {
  unresolvedObsolete: 0,
  filesInControl: 0,
  scoredAnswers: 12,
  facts: FACTS,
  score: { levels: { start_small: LEVEL_SCORE, graduate: LEVEL_SCORE, master: LEVEL_SCORE } },
};

export const answerOf = (question: string) => ({ question, attachment: null });
export const fileOf = (question: string, attachment: string) => ({ question, attachment });

/** A company that answered and never issued. */
export function life(given: Partial<CardLife> = {}): CardLife {
  return {
    stage: "draft",
    enabled: false,
    identityPending: false,
    fiscalYear: 2025,
    draftRevision: 7,
    lastIssuedAt: null,
    lastVersion: null,
    verification: null,
    returned: null,
    decidedAt: null,
    ...given,
  };
}

export function verification(given: Partial<Verification> = {}): Verification {
  return {
    level: 2,
    year: 2025,
    draftRevision: 7,
    candidate: { id: "frozen", items: [answerOf("q1"), answerOf("q2"), fileOf("q2", "f1")] },
    openedAt: NOON,
    since: NOON,
    verifier: { id: "vera", body: "Ente Demo" },
    judgements: [],
    ...given,
  };
}

/** An enabled company in any stage, with a verification where the stage has one. */
export function inStage(stage: Stage, given: Partial<Verification> = {}): CardLife {
  const isOpen = stage !== "draft" && stage !== "restoring";
  const level = stage === "in_depth" ? { level: 3 as const } : {};
  return life({ stage, enabled: true, verification: isOpen ? verification({ ...level, ...given }) : null });
}

/** One event after the other at one instant; a refusal is a fault of the test. */
export function after(state: CardLife, events: readonly CardEvent[], now = NOON): CardLife {
  return events.reduce((reached, event) => {
    const { state: next, refusals } = apply(reached, event, now);
    if (refusals.length > 0) throw new Error(`${event.kind}: ${refusals.join(", ")}`);
    return next;
  }, state);
}
