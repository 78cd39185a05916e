import type { Item } from "~/domain/card/card-life";
import type { Frozen } from "../store/versions";

/** The part of a candidate that is kept when it ends without a card. */
export type ReturnedCandidate = Pick<Frozen, "year" | "configuration" | "answers" | "attachments">;

/**
 * After a candidate ended without a card only its comments are needed. They are kept with the answers and the names of
 * the files they are about, so that a later change can be detected.
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
