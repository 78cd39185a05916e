import type { FormFailure } from "~/domain/faults";

const OVER = ["expired_action_code", "invalid_action_code"];

/** True when a mailed link is no longer good: pressing again would not help. */
export const isLinkOver = (failure: FormFailure | undefined): boolean =>
  failure?.faults.some(({ code }) => OVER.includes(code)) ?? false;
