import { z } from "zod";
import { row } from "../row";
import { points as pointsOf, pointsChanged } from "./points";
import { id, instant, year } from "./wire";

/** "draft", an issued version, or a saved position. */
const side = id;

const shown = z.object({ element: z.string(), label: z.string().nullable(), value: z.string() }).nullable();
const points = z.object({ actual: pointsOf, max: pointsOf }).nullable();
/** How far a class has come that is not complete; null for any other. */
const soFar = z
  .object({ done: z.number(), applicable: z.number(), reachable: pointsOf.nullable() })
  .nullable();
/** Null = not available there. */
const scoreDifference = z.object({
  id: z.string(),
  before: points,
  after: points,
  difference: pointsChanged.nullable(),
});

export const comparedSide = z.object({
  id: z.string(),
  kind: z.enum(["draft", "version", "position"]),
  year,
  name: z.string().nullable(),
  /** Of the draft: when it was last changed. */
  savedAt: instant.nullable(),
});
export type ComparedSideView = z.infer<typeof comparedSide>;

const fileName = z.string().nullable();

const answerDifference = z.object({
  /** The later question, or the earlier one if it is no longer asked. */
  questionId: z.string(),
  prompt: z.string(),
  /** Null if it does not differ. */
  promptBefore: z.string().nullable(),
  area: z.string(),
  milestone: z.string(),
  milestoneLabel: z.string(),
  kind: z.enum(["added", "removed", "changed"]),
  question: z.enum(["same", "revised", "withdrawn", "new"]),
  elements: z.array(z.object({ before: shown, after: shown })),
  notApplicable: z.object({ before: z.boolean(), after: z.boolean() }).nullable(),
  words: z.array(
    z.object({
      about: z.enum(["notApplicableReason", "explanation", "incompatibilityExplanation"]),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Names of files; null if a file is gone for good. */
  attachments: z.object({ added: z.array(fileName), removed: z.array(fileName) }),
});
export type AnswerDifferenceView = z.infer<typeof answerDifference>;

/** A comparison of two versions or positions, the older one as `before`; spec §7 has no call for it (D14). */
export const compare = {
  "survey.compare": row({
    service: "survey",
    method: "GET",
    path: "/esg/compare",
    extension: true,
    query: z.strictObject({ from: side, to: side }),
    response: z.object({
      before: comparedSide,
      after: comparedSide,
      /** Answers that are the same on both sides. */
      same: z.number(),
      answers: z.array(answerDifference),
      /** Null if the years are scored differently and their points cannot be compared. */
      scores: z
        .array(
          scoreDifference.extend({
            /** An extension: on which sides the class has not one declared answer. */
            unfilled: z.object({ before: z.boolean(), after: z.boolean() }).optional(),
            /** An extension. */
            soFar: z.object({ before: soFar, after: soFar }).optional(),
            areas: z.array(
              scoreDifference.extend({
                milestones: z.array(scoreDifference.extend({ label: z.string() })),
              }),
            ),
          }),
        )
        .nullable(),
    }),
  }),
};
