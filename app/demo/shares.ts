import type { ShareScope } from "~/domain/card/share";

/** A link to the newest card of a demo company. */
export interface DemoShare extends ShareScope {
  id: string;
  recipient: string;
  email: string;
  madeDaysAgo: number;
  /** Negative: it is over. */
  endsInDays: number;
  /** When its page was opened, once each. */
  openedDaysAgo: number[];
}
