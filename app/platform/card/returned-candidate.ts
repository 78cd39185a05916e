import type { Item } from "~/domain/card/card-life";
import type { Frozen } from "../store/versions";

/** What is kept of a candidate that ended without a card. */
export type ReturnedCandidate = Pick<Frozen, "year" | "configuration" | "answers" | "attachments">;

/**
 * Of a candidate that ended without a card nobody can ask for more than what was said of it: its comments with the answers
 * and the names of the files they are about, by which a change since then is told.
 */
export function returnedCandidateOf(frozen: Frozen, comments: readonly Item[]): ReturnedCandidate {
  const { year, configuration, answers, attachments } = frozen;
  const isCommented = (guid: string) => comments.some(({ question }) => question === guid);
  const kept = Object.entries(answers).filter(([guid]) => isCommented(guid));
  const files = new Set([
    ...kept.flatMap(([, answer]) => answer.attachments),
    ...comments.flatMap(({ attachment }) => attachment ?? []),
  ]);
  return {
    year,
    configuration,
    answers: Object.fromEntries(kept),
    attachments: attachments.filter(({ id }) => files.has(id)),
  };
}
