import { z } from "zod";
import { row } from "../row";
import { points } from "./points";
import { instant } from "./wire";

export const issuedScore = z.object({
  actual: points,
  max: points,
  /** Nothing of the class was answered: its 0 is no result (D3). */
  unfilled: z.boolean(),
});

/** The scores a company's cards were issued with, each by the method of its time. */
export const issuedScores = {
  "scoring.issuedScores": row({
    service: "scoring",
    method: "GET",
    path: "/issued_scores",
    extension: true,
    response: z.object({
      /** The newest cards with scored classes, oldest first. */
      cards: z.array(
        z.object({
          id: z.string(),
          year: z.number(),
          issuedAt: instant,
          levels: z.object({ start_small: issuedScore, graduate: issuedScore, master: issuedScore }),
        }),
      ),
      /** Older cards than these, with the same classes. */
      earlier: z.number().int(),
      /** Cards of years with another questionnaire, whose classes are others (D1). */
      otherClasses: z.number().int(),
    }),
  }),
};
