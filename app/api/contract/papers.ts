import { z } from "zod";
import { row } from "../row";
import { year, yearQuery } from "./wire";

const paper = z.object({
  /** "Visura camerale". */
  document: z.string(),
  /** How old it may be. */
  age: z.string().nullable(),
  /** The questions it is for, in the order of the journey. */
  questions: z.array(
    z.object({
      id: z.string(),
      level: z.string(),
      milestone: z.string(),
      prompt: z.string(),
      done: z.boolean(),
    }),
  ),
});

export const papers = {
  /** The documents behind the answers of this company, by class and topic. */
  "survey.papers": row({
    service: "survey",
    method: "GET",
    path: "/esg/papers",
    extension: true,
    query: yearQuery,
    response: z.object({
      year,
      levels: z.array(
        z.object({
          id: z.string(),
          topics: z.array(z.object({ id: z.string(), label: z.string(), papers: z.array(paper) })),
        }),
      ),
    }),
  }),
};
