import type { CardLife, IssuedCard, LifecycleRefusal } from "~/domain/card/card-life";
import type { FrozenDraft } from "./freeze";

export interface EventContext {
  /** Account id; null for the platform itself. */
  by: string | null;
  at: string;
  /** The frozen draft to issue or to verify; events that issue or that open a verification need it. */
  frozen?: FrozenDraft;
  /** The id of a verification that is opened, where it is known beforehand. */
  newId?: string;
  /** For a demo's invented past: no mail is sent. */
  isMadeUp?: boolean;
}

export interface EventOutcome {
  life: CardLife;
  refusals: readonly LifecycleRefusal[];
  issued: (IssuedCard & { id: string }) | null;
  /** The verification that the event happened to or that it opened. */
  verificationId: string | null;
}
