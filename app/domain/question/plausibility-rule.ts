import type { RegistryFigure } from "./registry-fact";

/**
 * A number that a rule compares: a field of an answer, the same field of last year's answer, a registry fact, or a
 * constant.
 */
export type Quantity =
  { question: string; field: string; year?: "before" } | { registry: RegistryFigure } | { constant: string };

/** A quantity times a canonical decimal (default "1"). An optional one that is not given adds nothing. */
export type Term = Quantity & { times?: string; optional?: true };

/** One quantity, or the sum of several terms; it is known when every required term is, and any term at all. */
export type Formula = Quantity | readonly Term[];

/** The relation of two formulas; `slack` is allowed beyond it on each side, in the unit of the left one. */
interface NumberRule {
  left: Formula;
  right: Formula;
  slack?: string;
}

/** Raises `incompatible` on `question` when everything it reads is known and the relation does not hold. */
export type PlausibilityRule = {
  id: string;
  /** The question that is flagged and whose page shows the message. */
  question: string;
  /** Asks, never accuses: "È molto più alto di … Se è giusto, spiega in una riga." */
  message: string;
  /** The relation in words for readers; absent in questionnaires that were sealed without it. */
  formula?: string;
  /** The rule concerns only answers with such a text. */
  when?: { question: string; field: string; pattern: string };
} & (
  | (NumberRule & {
      relation: "atMost" | "atLeast";
      /** The right side is multiplied by this canonical decimal (default "1"). */
      times?: string;
    })
  /** At least `low` times and at most `high` times the right side. */
  | (NumberRule & { relation: "between"; low: string; high: string })
  /** Every given text matches the pattern as a whole, in any case of letters. */
  | { relation: "matches"; texts: { question: string; fields: readonly string[] }; pattern: string }
);
