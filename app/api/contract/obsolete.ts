import { z } from "zod";
import { row } from "../row";
import { instant, year } from "./wire";

/** The actions on such an answer without opening its page. */
export const SETTLING = ["confirm", "remove"] as const;

const answerLine = z.object({ label: z.string().nullable(), value: z.string() });

const obsoleteAnswer = z.object({
  questionId: z.string(),
  /** revised: the company confirms or removes it; withdrawn: it can only be removed. */
  why: z.enum(["revised", "withdrawn"]),
  /** Copied here from a question that differs from this one. */
  copied: z.boolean(),
  /** The present question; for a withdrawn one the former words, null if they are no longer known. */
  prompt: z.string().nullable(),
  /** The question when it was answered, if it is still asked; null if it is no longer known. */
  promptThen: z.string().nullable(),
  /** What changed and what to do now; null where nothing is known but that the question changed. */
  advice: z.string().nullable(),
  /** Null for a withdrawn question that is no longer known. */
  area: z.string().nullable(),
  /** Null if the question is no longer asked and has no page. */
  milestone: z.string().nullable(),
  /** The answer in the words of the question it was given to. */
  lines: z.array(answerLine),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  /** Names of its files; null if a file is gone for good. */
  files: z.array(z.string().nullable()),
  revision: z.number(),
  updatedBy: z.string().nullable(),
  updatedAt: instant,
  /** False if the answer cannot stay unchanged and must be given again on its page. */
  confirmable: z.boolean(),
  /** Whether it lacks an element that the question now requires, or contradicts another answer. */
  incomplete: z.boolean(),
});
export type ObsoleteAnswerView = z.infer<typeof obsoleteAnswer>;

/** Answers whose question was revised or withdrawn since (D4); spec §7 has no call for them. */
export const obsolete = {
  "survey.obsoleteAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/obsolete",
    extension: true,
    response: z.object({ year, answers: z.array(obsoleteAnswer) }),
  }),
  "survey.settleObsolete": row({
    service: "survey",
    method: "POST",
    path: "/esg/obsolete/:id",
    extension: true,
    body: z.strictObject({
      action: z.enum(SETTLING),
      /** Of the answer that the caller has seen. */
      revision: z.number().int().min(0),
      year: year.optional(),
    }),
    /** The number of answers still to settle. */
    response: z.object({ left: z.number() }),
  }),
};
