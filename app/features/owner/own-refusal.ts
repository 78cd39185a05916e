import type { AccessRefusal } from "~/domain/people/access-change";
import type { T } from "~/texts/resources";

/** Why a person cannot delete their own account, and what to do; the rule has these two reasons. */
export const ownRefusalWords = (t: T, refusal: AccessRefusal): string =>
  t(refusal === "open_cases" ? "owner:own_refusal.open_cases" : "owner:own_refusal.last_administrator");
