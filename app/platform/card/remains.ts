import type { Item } from "~/domain/card/card-life";
import type { Frozen } from "../survey/snapshot";

/** What is kept of a candidate that ended without a card. */
export type Remains = Pick<Frozen, "year" | "configuration" | "answers" | "attachments">;

/**
 * Of a candidate that ended without a card nobody can ask for more than what was said of it: its comments with the answers
 * and the names of the files they are about, by which a change since then is told.
 */
export function remainsOf(frozen: Frozen, comments: readonly Item[]): Remains {
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
