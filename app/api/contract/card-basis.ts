import { z } from "zod";
import { instant } from "./wire";

const count = z.number().int().min(0);

const counts = { answered: count, done: count, applicable: count };

/** What the scores of a card rest on; a version seals it as it was when it was issued. */
export const sealedBasis = z.object({
  /** The last change of an answer of the card; null without answers. */
  dataAsOf: instant.nullable(),
  /** Applicable questions: those that have an answer, and those with nothing left to do. */
  coverage: z.object({
    ...counts,
    levels: z.array(
      z.object({
        id: z.string(),
        ...counts,
        /** Whole percent of the applicable questions that are done; null where none applies. */
        percent: z.number().int().min(0).max(100).nullable(),
      }),
    ),
  }),
  /** Declared answers, of reporting too, without the questions that do not apply: those that a verifier judges. */
  answers: count,
  credibility: z.object({
    figures: z.object({ measured: count, estimated: count }),
    checks: z.object({ passed: count, explained: count }),
    documents: count,
  }),
  /** The questions that the company declares not applicable, with its reasons. */
  notApplicable: z.array(
    z.object({
      id: z.string(),
      level: z.string(),
      milestone: z.string(),
      prompt: z.string(),
      reason: z.string(),
    }),
  ),
});
export type SealedBasis = z.infer<typeof sealedBasis>;

/** The same as a page shows it today. */
export const shownBasis = sealedBasis.extend({
  /** Whole days since `dataAsOf`; null without it. */
  ageDays: count.nullable(),
  /** How many of `answers` the verifier accepted; null where it is the company's own declaration. */
  verifiedAnswers: count.nullable(),
});
export type ShownBasis = z.infer<typeof shownBasis>;
