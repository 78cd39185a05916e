import { z } from "zod";
import { row } from "../row";
import { answerStatus } from "./overview";
import { question } from "./question";
import { answerView, blockedBy } from "./survey";
import { instant, text, versionQuery, year } from "./wire";

const answeredQuestion = z.object({
  definition: question,
  /** Its place in the whole questionnaire, from 1. */
  index: z.number(),
  status: answerStatus,
  displayStatus: answerStatus.nullable(),
  isObsolete: z.boolean(),
  /** The company can do something about it now. */
  isOpen: z.boolean(),
  /** A question of reporting that opens later. */
  isLocked: z.boolean(),
  blockedBy: blockedBy.pick({ question: true, registry: true }).nullable(),
  answer: answerView,
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** An answer as it was at one moment. */
export const answerContent = answerView
  .pick({
    answerElements: true,
    explanation: true,
    incompatibilityExplanation: true,
    notApplicableChosen: true,
    notApplicableReason: true,
    copiedFrom: true,
  })
  .extend({
    /** A name is null if the file is gone for good. */
    attachments: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  });
export type AnswerContent = z.infer<typeof answerContent>;

/** Changes of an answer on one page of its history. */
export const CHANGES_A_PAGE = 25;

/** The answers for the company to review; spec §7 has no call for it. */
export const answers = {
  "survey.answers": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers",
    extension: true,
    query: versionQuery.extend({ area: text(20).optional() }),
    /** Every question with its answer, in the order of the journey; those of one area if the call names it. */
    response: z.object({
      year,
      /** When the version was issued; null for a draft. */
      issuedAt: instant.nullable(),
      /** The areas of the year. */
      areas: z.array(z.string()),
      milestones: z.array(z.object({ id: z.string(), area: z.string(), label: z.string() })),
      questions: z.array(answeredQuestion),
    }),
  }),
  "survey.answerChanges": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id/changes",
    extension: true,
    query: versionQuery.extend({ page: z.coerce.number().int().min(1).max(9999).optional() }),
    /** Every change to an answer, newest first; for an issued version, those made before it. */
    response: z.object({
      year,
      definition: question,
      /** The question is no longer asked. */
      withdrawn: z.boolean().optional(),
      milestoneLabel: z.string(),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      changes: z.array(
        z.object({
          revision: z.number(),
          at: instant,
          /** "Name Surname"; null when the account is gone. */
          by: z.string().nullable(),
          /** The person without an account who proposed it; absent or null for none. */
          proposedBy: z.string().nullable().optional(),
          /** Null for the first one. */
          before: answerContent.nullable(),
          after: answerContent,
        }),
      ),
    }),
  }),
};
