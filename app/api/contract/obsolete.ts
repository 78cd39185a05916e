import { z } from "zod";
import { row } from "../row";
import { instant, year } from "./wire";

/** What may be done with such an answer where it is. */
export const SETTLING = ["confirm", "remove"] as const;

const answerLine = z.object({ label: z.string().nullable(), value: z.string() });

const obsoleteAnswer = z.object({
  questionId: z.string(),
  /** revised: to be confirmed or removed; withdrawn: can only be removed. */
  why: z.enum(["revised", "withdrawn"]),
  /** Copied here from a question that was not quite this one. */
  copied: z.boolean(),
  /** As it is asked now; of a withdrawn one as it was asked, null where that is no longer known. */
  prompt: z.string().nullable(),
  /** As it was asked when it was answered, if it is still asked; null where that is no longer known. */
  promptThen: z.string().nullable(),
  /** Null for a withdrawn one of which nothing is known. */
  area: z.string().nullable(),
  /** Null where it is no longer asked and there is no page of it. */
  milestone: z.string().nullable(),
  /** The answer in the words of the question it was given to. */
  lines: z.array(answerLine),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  /** Names of its files; null where one is gone for good. */
  files: z.array(z.string().nullable()),
  revision: z.number(),
  updatedBy: z.string().nullable(),
  updatedAt: instant,
  /** False where the answer cannot stand as it is and must be given again on its page. */
  confirmable: z.boolean(),
  /** Whether it lacks something that the question asks for now, or contradicts another answer. */
  incomplete: z.boolean(),
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
    body: z.strictObject({
      action: z.enum(SETTLING),
      /** Of the answer that was looked at. */
      revision: z.number().int().min(0),
      year: year.optional(),
    }),
    /** How many are still to be settled. */
    response: z.object({ left: z.number() }),
  }),
};
