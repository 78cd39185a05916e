import { z } from "zod";
import { ANSWER_LIMITS } from "~/domain/answers/answer-issues";
import { MOST_FILES } from "~/domain/files/limits";
import { row } from "../row";
import { answerStatus, progress } from "./overview";
import { question, registryFact } from "./question";
import { id, instant, text, versionQuery, year, yearQuery } from "./wire";

/** `value` is canonical: numbers as decimals with a dot, choices as ids, "on" for a ticked box. */
export const answerElement = z.strictObject({ id: text(120), value: text(5000) });

const answerInput = z.strictObject({
  questionId: id,
  answerElements: z.array(answerElement).max(300),
  explanation: text(ANSWER_LIMITS.explanation).optional(),
  incompatibilityExplanation: text(ANSWER_LIMITS.incompatibilityExplanation).optional(),
  notApplicableChosen: z.boolean().optional(),
  notApplicableReason: text(ANSWER_LIMITS.notApplicableReason).optional(),
  /** Ids of uploaded files, in order; absent = as they are. */
  attachments: z.array(id).max(MOST_FILES).optional(),
  /** Revision of the answer the form was built on; 0 = nothing was stored (D13). */
  revision: z.number().int().min(0),
});
export type AnswerInput = z.input<typeof answerInput>;

export const attachmentView = z.object({
  id: z.string(),
  /** As its owner called it. */
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  mediaType: z.string(),
  uploadedAt: instant,
  uploadedBy: z.string().nullable(),
});
export type AttachmentView = z.infer<typeof attachmentView>;

export const answerView = z.object({
  answerElements: z.array(answerElement),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  attachments: z.array(attachmentView),
  revision: z.number(),
  /** Who saved it last ("Name Surname") and when; null for an unconfirmed autofill or an empty answer. */
  updatedBy: z.string().nullable(),
  updatedAt: instant.nullable(),
});

/** A line of an answer in words, as a person reads it; choices go without a label. */
const answerLine = z.object({ label: z.string().nullable(), value: z.string() });
const questionName = z.object({ id: z.string(), prompt: z.string() });

/** Why a question is closed. What it waits for, and what its parent answers now, are extensions. */
export const blockedBy = z.object({
  question: questionName.extend({ answered: z.array(answerLine).optional() }).nullable(),
  registry: registryFact.nullable(),
  /** Nobody has given the datum yet. */
  isMissing: z.boolean().optional(),
  /** Each of them would open it, or is needed for that. */
  opens: z
    .array(
      z.object({
        question: questionName.nullable(),
        registry: registryFact.nullable(),
        /** The input that is looked at; null where the answer itself says it all. */
        field: z.string().nullable(),
        /** Any one of these answers, in words. */
        anyOf: z.array(z.string()),
        /** More than this, with its unit. */
        above: z.string().nullable(),
        /** At least this many employees, or euro of turnover. */
        atLeast: z.number().nullable(),
      }),
    )
    .optional(),
});

const questionView = z.object({
  definition: question,
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
  blockedBy: blockedBy.nullable(),
  /** Sources of an autofilled value; what they fill and with what are extensions. */
  autofilledFrom: z.array(
    questionName.extend({
      /** The element of this question that is filled: with this number, or with the sum of several. */
      fills: z.string().optional(),
      /** Canonical, and the same in words. */
      value: z.string().optional(),
      line: answerLine.optional(),
    }),
  ),
  answer: answerView,
  /** Whether a verifier has accepted this answer as it stands; of an enabled company. An extension. */
  isValidated: z.boolean().optional(),
  /** What was not accepted of it, or of a file of it (null: the answer itself): words, or the key of a finding. */
  validationComments: z
    .array(
      z.object({
        attachmentId: z.string().nullable(),
        isRejected: z.boolean(),
        comment: z.string(),
        /** The company's answer to it. */
        reply: z.string().nullable(),
      }),
    )
    .optional(),
  /** What was answered last year, and what of it fits this question by the mapping; an extension. */
  lastYear: z
    .object({
      year,
      /** The question as it was asked then. */
      prompt: z.string(),
      /** "same": may be taken over as it is; "revised": to be checked first. */
      change: z.enum(["same", "revised"]),
      /** The answer of then, in words. */
      answered: z.array(answerLine),
      /** Why the question did not apply then; null where it did. */
      notApplicableReason: z.string().nullable(),
      /** What may be filled in here, beside what is stored already. */
      answerElements: z.array(answerElement),
    })
    .nullable()
    .optional(),
});
export type QuestionView = z.infer<typeof questionView>;

const savedAnswer = z.object({ questionId: z.string(), revision: z.number(), status: answerStatus });

/** One page of the questionnaire, its saving, and the undoing of an answer taken back. */
export const survey = {
  "survey.question": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id",
    right: "read",
    /**
     * `part=form`: only what the question's form is made of and checked with, without points, proposals' sources, last year
     * and verifiers' notes. An extension; a server that does not know it answers with the whole.
     */
    query: versionQuery.extend({ levels: text(200).optional(), part: z.enum(["form"]).optional() }),
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
      /** Whether the questions of reporting can be answered; an extension. */
      reportingOpen: z.boolean().optional(),
    }),
  }),
  /** What an answer to a question may be, as JSON Schema (draft 2020-12); of the year asked for, else the current one. */
  "survey.questionSchema": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id/schema",
    right: "read",
    extension: true,
    query: yearQuery,
    response: z.record(z.string(), z.unknown()),
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
      /** An extension. */
      prevMilestone: z.string().nullable().optional(),
      surveyCompleted: z.boolean(),
      /** The same before this save; an extension. */
      completedBefore: z.boolean().optional(),
      saved: z.array(savedAnswer),
    }),
  }),
  "survey.undoClear": row({
    service: "survey",
    method: "POST",
    path: "/esg/questions/:id/undo",
    right: "write",
    extension: true,
    /** `revision`: that of the answer since it was taken back. */
    body: z.strictObject({ revision: z.number().int().min(1), year: year.optional() }),
    response: savedAnswer,
  }),
};
