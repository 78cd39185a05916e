import { z } from "zod";
import { ANSWER_LIMITS } from "~/domain/answers/limits";
import type { Question, RegistryFact } from "~/domain/survey/question";
import { row } from "../row";
import { answerStatus, progress } from "./overview";
import { id, instant, text, year } from "./wire";

/** `value` is canonical: numbers as decimals with a dot, choices as ids, "on" for a ticked box. */
const answerElement = z.strictObject({ id: text(120), value: text(5000) });

const answerInput = z.strictObject({
  questionId: id,
  answerElements: z.array(answerElement).max(300),
  explanation: text(ANSWER_LIMITS.explanation).optional(),
  incompatibilityExplanation: text(ANSWER_LIMITS.incompatibilityExplanation).optional(),
  notApplicableChosen: z.boolean().optional(),
  notApplicableReason: text(ANSWER_LIMITS.notApplicableReason).optional(),
  /** Revision of the answer the form was built on; 0 = nothing was stored (D13). */
  revision: z.number().int().min(0),
});
export type AnswerInput = z.input<typeof answerInput>;

const answerView = z.object({
  answerElements: z.array(answerElement),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  revision: z.number(),
  /** Who saved it last ("Name Surname") and when; null for an unconfirmed autofill or an empty answer. */
  updatedBy: z.string().nullable(),
  updatedAt: instant.nullable(),
});

const questionView = z.object({
  definition: z.custom<Question>((value) => typeof value === "object" && value !== null),
  milestoneLabel: z.string(),
  /** Position in the journey of the level, from 1. */
  index: z.number(),
  surveyLevel: z.number(),
  coins: z.number(),
  scores: z.number(),
  status: answerStatus,
  displayStatus: answerStatus.nullable(),
  isObsolete: z.boolean(),
  missing: z.array(z.string()),
  /** Messages of the plausibility rules that ask for an explanation. */
  implausible: z.array(z.string()),
  blockedBy: z
    .object({
      question: z.object({ id: z.string(), prompt: z.string() }).nullable(),
      registry: z.custom<RegistryFact>().nullable(),
    })
    .nullable(),
  /** Sources of an autofilled value. */
  autofilledFrom: z.array(z.object({ id: z.string(), prompt: z.string() })),
  answer: answerView,
});
export type QuestionView = z.infer<typeof questionView>;

/** One page of the questionnaire, and its saving. */
export const survey = {
  "survey.question": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id",
    right: "read",
    query: z.strictObject({ year: year.optional(), levels: text(200).optional() }),
    /** The question with those that share its page, in order. */
    response: z.object({
      year,
      questions: z.array(questionView).min(1),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
      /** Milestones of the neighbours, which their addresses name; an extension. */
      previousMilestone: z.string().nullable().optional(),
      nextMilestone: z.string().nullable().optional(),
      /** Questions in the asked levels. */
      total: z.number(),
      progress,
    }),
  }),
  "survey.saveAnswer": row({
    service: "survey",
    method: "POST",
    path: "/esg/questions/:id",
    right: "write",
    /** The questions of one page are saved together or not at all. `levels`: colon-joined, or "full". */
    body: z.strictObject({
      answers: z.array(answerInput).min(1).max(20),
      levels: text(200).optional(),
      year: year.optional(),
    }),
    response: z.object({
      nextQuestionId: z.string().nullable(),
      /** An extension. */
      nextMilestone: z.string().nullable().optional(),
      prevQuestionId: z.string().nullable(),
      surveyCompleted: z.boolean(),
      /** The same before this save; an extension. */
      completedBefore: z.boolean().optional(),
      saved: z.array(z.object({ questionId: z.string(), revision: z.number(), status: answerStatus })),
    }),
  }),
};
