import { z } from "zod";
import { row } from "../row";
import { questionView } from "./survey";
import { year, yearQuery } from "./wire";

const yearBody = z.strictObject({ year: year.optional() });

/** Last year's answers to a topic, taken over in one deed: each waits to be confirmed. */
export const takeOver = {
  "survey.lastYear": row({
    service: "survey",
    method: "GET",
    path: "/esg/topics/:id/last_year",
    extension: true,
    query: yearQuery,
    response: z.object({
      year,
      topic: z.string(),
      /** Those that may be taken over: the question waits for an answer, and last year's fits it. */
      questions: z.array(questionView.pick({ definition: true, lastYear: true })),
      /** How many of the topic were taken over and wait to be confirmed. */
      waiting: z.number(),
    }),
  }),
  /** A second press finds its work done. */
  "survey.takeOver": row({
    service: "survey",
    method: "POST",
    path: "/esg/topics/:id/last_year",
    extension: true,
    body: yearBody,
    response: z.object({ taken: z.number() }),
  }),
  /** Only what is not confirmed yet: each question gets back what it had before. */
  "survey.undoTakeOver": row({
    service: "survey",
    method: "POST",
    path: "/esg/topics/:id/last_year/undo",
    extension: true,
    body: yearBody,
    response: z.object({ withdrawn: z.number() }),
  }),
};
