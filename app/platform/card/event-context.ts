import type { CardLife, IssuedCard, LifecycleRefusal } from "~/domain/card/card-life";
import type { FrozenDraft } from "./freeze";

export interface EventContext {
  /** Account id; null for the platform itself. */
  by: string | null;
  at: string;
  /** What is issued, or frozen to be verified; the events that do the one or the other need it. */
  frozen?: FrozenDraft;
  /** Of a past that is made up nobody is told. */
  isMadeUp?: boolean;
}

export interface EventOutcome {
  life: CardLife;
  refusals: readonly LifecycleRefusal[];
  issued: (IssuedCard & { id: string }) | null;
  /** The verification it happened to, or that it opened. */
  verificationId: string | null;
}
