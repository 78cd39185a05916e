import { z } from "zod";
import type { Question, RegistryFact } from "~/domain/survey/question";
import { row } from "../row";
import { cardVersion, id, instant, text, year, yearQuery } from "./wire";

export const answerStatus = z.enum([
  "na-blocked",
  "blocked",
  "autofilled",
  "not-answered",
  "incomplete",
  "incompatible",
  "self-declared",
]);
const level = z.string();
const progress = z.object({ done: z.number(), total: z.number(), percent: z.number() });

/** One line of the questions table. */
export const questionRow = z.object({
  id: z.string(),
  prompt: z.string(),
  area: z.string(),
  milestone: z.string(),
  level,
  /** Points the question is worth for this company now, in hundredths; 0 for a disclosure, -1 not applicable. */
  coins: z.number(),
  /** Points earned, in hundredths. */
  scores: z.number(),
  status: answerStatus,
  displayStatus: answerStatus.nullable(),
  notApplicableChosen: z.boolean(),
  isObsolete: z.boolean(),
  /** Counts as done in the progress (D2); an extension. */
  isDone: z.boolean().optional(),
});
export type QuestionRow = z.infer<typeof questionRow>;

/** `value` is canonical: numbers as decimals with a dot, choices as ids, "on" for a ticked box. */
const answerElement = z.strictObject({ id: text(120), value: text(5000) });

export const answerInput = z.strictObject({
  questionId: id,
  answerElements: z.array(answerElement).max(300),
  explanation: text(1000).optional(),
  incompatibilityExplanation: text(500).optional(),
  notApplicableChosen: z.boolean().optional(),
  notApplicableReason: text(500).optional(),
  /** Revision of the answer the form was built on; 0 = nothing was stored (D13). */
  revision: z.number().int().min(0),
});
export type AnswerInput = z.input<typeof answerInput>;

export const answerView = z.object({
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

export const questionView = z.object({
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

const issuedVersion = z.object({
  id: z.string(),
  publicationDate: instant,
  /** Extensions: what the history says of each card besides. */
  expiresAt: instant.optional(),
  certification: z.object({ level: z.number(), date: instant, body: z.string().nullable() }).optional(),
});

export const survey = {
  "survey.overview": row({
    service: "survey",
    method: "GET",
    path: "/esg/overview",
    right: "read",
    query: yearQuery,
    response: z.object({
      year,
      revision: z.number(),
      progress,
      complete: z.boolean(),
      reportingOpen: z.boolean(),
      /** Levels that have questions this year, in order. */
      levels: z.array(z.object({ id: level, order: z.number(), questions: z.number(), progress })),
      milestones: z.array(
        z.object({ id: z.string(), area: z.string(), label: z.string(), summary: z.string() }),
      ),
      questions: z.array(questionRow),
    }),
  }),
  "survey.pillarOverview": row({
    service: "survey",
    method: "GET",
    path: "/esg/overview/pillars/:pillar",
    right: "read",
    query: yearQuery,
  }),
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
      saved: z.array(z.object({ questionId: z.string(), revision: z.number(), status: answerStatus })),
    }),
  }),
  "survey.history": row({
    service: "survey",
    method: "GET",
    path: "/esg/history",
    right: "read",
    query: yearQuery,
    response: z.object({
      year,
      versions: z.object({
        draft: z.object({
          publicationDate: z.null(),
          revision: z.number(),
          updatedAt: instant.nullable(),
          isValidationPending: z.boolean(),
          usefulInfo: z.string().nullable(),
          validationDate: instant.nullable(),
          versionValidationStatus: z.number(),
        }),
        public: issuedVersion.nullable(),
        other: z.array(issuedVersion),
      }),
    }),
  }),
  "survey.historyVersion": row({
    service: "survey",
    method: "GET",
    path: "/esg/history/:version",
    right: "read",
    query: yearQuery,
  }),
  "survey.historyPillar": row({
    service: "survey",
    method: "GET",
    path: "/esg/history/:version/pillars/:pillar",
    right: "read",
    query: yearQuery,
  }),
  "survey.publish": row({
    service: "survey",
    method: "POST",
    path: "/esg/publish",
    right: "write",
    /** The draft's revision the confirm page showed; 409 when it has moved since (D4). */
    body: z.strictObject({ revision: z.number().int().min(0) }),
    response: z.object({ versionId: z.string(), issuedAt: instant, expiresAt: instant }),
  }),
  "survey.copyAnswers": row({
    service: "survey",
    method: "POST",
    path: "/esg/survey_answers_copy",
    right: "write",
    query: z.strictObject({ groupCompanyId: id.optional(), year: year.optional() }),
    body: z.strictObject({ answersList: z.array(id), versionFrom: cardVersion }),
    response: z.object({ id: z.string() }),
  }),
  "survey.copyProgress": row({
    service: "survey",
    method: "GET",
    path: "/esg/survey_answers_copy/check/:id",
    right: "read",
  }),
  "survey.downloadAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_download/excel/:version",
    right: "read",
    query: yearQuery,
  }),
  "survey.downloadQuestions": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions_download",
    right: "read",
    query: yearQuery,
  }),
  "survey.upload": row({ service: "survey", method: "POST", path: "/upload", right: "write" }),
  "survey.download": row({
    service: "survey",
    method: "GET",
    path: "/download/:type",
    right: "read",
    query: z.strictObject({ filename: text(255) }),
    response: z.object({ downloadUrl: z.string() }),
  }),
  "survey.verificationFeedback": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification_feedback",
    right: "write",
    query: z.strictObject({ question_id: id, attachment_id: id.optional() }),
    body: z.strictObject({ user_verification_feedback: text(2000) }),
  }),
  "survey.config": row({
    service: "survey",
    method: "GET",
    path: "/esg/config",
    right: "read",
    query: yearQuery,
    response: z.object({
      apiVersion: z.enum(["v1", "v2", "v3"]),
      areas: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          milestones: z.array(z.object({ id: z.string(), label: z.string() })),
        }),
      ),
    }),
  }),
};
