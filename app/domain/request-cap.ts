import type { RegistryFacts } from "./question/answer";

/** Up to this many people at work, a client may ask for the Basic Module only: the lower cap of the voluntary standard. */
const LOWER_CAP = 10;
/** Above this many employees the caps protect no more. */
const MOST_PROTECTED = 1_000;

/** Which cap a client's request has; while the registry does not know the people, the lower one. */
export type Cap = "lower" | "higher" | "none";

export function capOf({ workforce, employees }: Pick<RegistryFacts, "workforce" | "employees">): Cap {
  if ((employees ?? 0) > MOST_PROTECTED) return "none";
  return workforce === null || workforce <= LOWER_CAP ? "lower" : "higher";
}
