import { z } from "zod";
import { row } from "../row";
import { company, companyUpdate, refusedField } from "./registry";

export const QUICK_START_STEPS = ["registry", "economic", "general", "survey"] as const;
const step = z.enum(QUICK_START_STEPS);

const progress = z.object({
  steps: z.array(z.object({ id: step, done: z.boolean() })),
  /** The first step still open; null when all four are done. */
  next: step.nullable(),
  company,
  /** The first question of the survey. */
  firstQuestionId: z.string(),
});

/** The four-section onboarding (D14): it stores its data in the registry, so that no datum is asked twice. */
export const quickstart = {
  "quickstart.data": row({
    service: "quickstart",
    method: "GET",
    path: "/data",
    response: progress,
  }),
  "quickstart.submit": row({
    service: "quickstart",
    method: "POST",
    path: "/submit",
    body: z.strictObject({ step, company: companyUpdate.optional() }),
    response: progress.extend({ refused: z.array(refusedField), requested: z.boolean().optional() }),
  }),
};
