import { z } from "zod";
import { row } from "../row";
import { instant, year } from "./wire";

const answerLine = z.object({ label: z.string().nullable(), value: z.string() });

const obsoleteAnswer = z.object({
  questionId: z.string(),
  /** revised: to be confirmed or removed; withdrawn: can only be removed. */
  why: z.enum(["revised", "withdrawn"]),
  /** As it is asked now; of a withdrawn one as it was asked, where that is still known. */
  prompt: z.string(),
  /** As it was asked when it was answered; null where that is not known or the same. */
  promptThen: z.string().nullable(),
  milestone: z.string().nullable(),
  level: z.string().nullable(),
  lines: z.array(answerLine),
  notApplicableReason: z.string().nullable(),
  files: z.number(),
  revision: z.number(),
  updatedBy: z.string().nullable(),
  updatedAt: instant.nullable(),
  /** False where the answer cannot stand as it is and must be given again on its page. */
  confirmable: z.boolean(),
});
export type ObsoleteAnswerView = z.infer<typeof obsoleteAnswer>;

/** Answers whose question was revised or withdrawn since (D4); spec §7 has no call for them. */
export const obsolete = {
  "survey.obsoleteAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/obsolete",
    right: "read",
    extension: true,
    response: z.object({ year, answers: z.array(obsoleteAnswer) }),
  }),
  "survey.settleObsolete": row({
    service: "survey",
    method: "POST",
    path: "/esg/obsolete/:id",
    right: "write",
    extension: true,
    body: z.strictObject({ action: z.enum(["confirm", "remove"]), revision: z.number().int().min(0) }),
    response: z.object({ left: z.number() }),
  }),
};
