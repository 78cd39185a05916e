import { z } from "zod";
import { row } from "../row";
import { id, instant, text, year } from "./wire";

/** An input of a question's form by its name, with what stands in it: not read, it may be no answer yet. */
const typedInput = z.strictObject({ id: text(120), value: text(5000) });

/** What a person has typed into the form of a question without saving it. */
export const jottingView = z.object({
  typed: z.array(typedInput),
  /** Revision of the answer that the form was built on. */
  revision: z.number(),
  keptAt: instant,
});

const jottingInput = z.strictObject({
  questionId: id,
  revision: z.number().int().min(0),
  /** Null: the form shows what is stored, so that there is nothing to keep. */
  typed: z.array(typedInput).max(320).nullable(),
});
export type JottingInput = z.input<typeof jottingInput>;

/** Jottings: they lie beside the answers, and are no answers. Each person has their own. */
export const jottings = {
  "survey.keepJottings": row({
    service: "survey",
    method: "POST",
    path: "/esg/jottings",
    extension: true,
    body: z.strictObject({ jottings: z.array(jottingInput).min(1).max(20), year: year.optional() }),
    response: z.object({
      keptAt: instant,
      /** The questions whose jotting is kept now. */
      questionIds: z.array(z.string()),
    }),
  }),
  "survey.discardJottings": row({
    service: "survey",
    method: "POST",
    path: "/esg/jottings/discard",
    extension: true,
    /** `isDiscarded: false` brings back what was discarded within a day. */
    body: z.strictObject({
      questionIds: z.array(id).min(1).max(20),
      isDiscarded: z.boolean(),
      year: year.optional(),
    }),
    response: z.object({ moved: z.number() }),
  }),
};
