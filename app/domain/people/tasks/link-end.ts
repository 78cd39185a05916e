/** Why a link to one question works no more, though it was not revoked. */
export type LinkEnd = "asker_gone" | "year_closed" | "question_changed" | "settled";

export interface LinkFacts {
  /** The person who made it belongs to the company, with an active access and permission to write. */
  canAskerWrite: boolean;
  isCurrentYear: boolean;
  /** The question is asked as it was when the link was made. */
  isSameQuestion: boolean;
  /** Its proposal was accepted or declined. */
  isSettled: boolean;
}

/** The first reason why a link works no more; null: it works. Its own time and its revocation are kept with its token. */
export function linkEnd(facts: LinkFacts): LinkEnd | null {
  if (facts.isSettled) return "settled";
  if (!facts.canAskerWrite) return "asker_gone";
  if (!facts.isCurrentYear) return "year_closed";
  return facts.isSameQuestion ? null : "question_changed";
}
