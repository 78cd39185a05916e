import { z } from "zod";
import { EFFORTS, TURNS } from "~/domain/scoring/development-plan";
import { SCORE_REASONS } from "~/domain/scoring/score";
import { row } from "../row";
import { registryFact } from "./question";
import { openQuestion, points } from "./scoring";
import { yearQuery } from "./wire";

/** One question that would gain points; its points as in the scoring. */
const planStep = openQuestion.extend({
  area: z.string(),
  milestoneLabel: z.string(),
  /** The points of the whole answer minus those of the present one. */
  gain: points,
  actual: points,
  max: points,
  /** Whole percent earned now (0–100). */
  earned: z.number(),
  why: z.enum(SCORE_REASONS).exclude(["earned", "voluntary", "not_applicable"]),
  effort: z.enum(EFFORTS),
  /** Why it comes where it comes. */
  turn: z.enum(TURNS),
  /** The questions, or the datum of the registry, that a blocked one waits for. */
  waitsFor: z.array(openQuestion),
  waitsForRegistry: registryFact.nullable(),
});
export type PlanStep = z.infer<typeof planStep>;

const developmentPlan = z.object({
  year: z.number(),
  /** The present points of the classes; none if the year has no scored classes. */
  classes: z.array(z.object({ id: z.string(), actual: points, max: points, steps: z.number().int() })),
  /** What comes next, in order; at most as many as the call requests. */
  steps: z.array(planStep),
  /** The number of all steps, and their points. */
  total: z.object({ steps: z.number().int(), gain: points }),
});

export const plan = {
  "scoring.developmentPlan": row({
    service: "scoring",
    method: "GET",
    path: "/development_plan",
    extension: true,
    query: yearQuery.extend({ top: z.coerce.number().int().min(1).max(500).optional() }),
    response: developmentPlan,
  }),
};
