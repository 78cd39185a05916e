import { z } from "zod";
import { ANSWER_LIMITS } from "~/domain/answers/answer-issues";
import { MOST_FILES } from "~/domain/files/limits";
import { REGISTER_IDS } from "~/domain/registers/register";
import { WALKED_PATHS } from "~/domain/survey/paths";
import { row } from "../row";
import { jottingView } from "./jottings";
import { answerStatus, progress } from "./overview";
import { question, registryFact } from "./question";
import { id, instant, text, versionQuery, year, yearQuery } from "./wire";

/** `value` is canonical: numbers as decimals with a dot, choices as ids, "on" for a ticked box. */
export const answerElement = z.strictObject({ id: text(120), value: text(5000) });

export const answerInput = z.strictObject({
  questionId: id,
  answerElements: z.array(answerElement).max(300),
  /** Of the answer in spec §3; no class of question has any. */
  answers: z.array(z.never()).max(0).optional(),
  explanation: text(ANSWER_LIMITS.explanation).nullish(),
  incompatibilityExplanation: text(ANSWER_LIMITS.incompatibilityExplanation).nullish(),
  notApplicableChosen: z.boolean().optional(),
  notApplicableReason: text(ANSWER_LIMITS.notApplicableReason).nullish(),
  /** Ids of uploaded files, in order; absent = as they are. */
  attachments: z.array(id).max(MOST_FILES).optional(),
  /**
   * An extension: revision of the answer the form was built on; 0 = none was stored (D13). Without it the answer is
   * saved on top of the stored one, whatever that is.
   */
  revision: z.number().int().min(0).optional(),
});
export type AnswerInput = z.input<typeof answerInput>;

export const attachmentView = z.object({
  id: z.string(),
  /** The name its owner gave it. */
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  mediaType: z.string(),
  uploadedAt: instant,
  uploadedBy: z.string().nullable(),
  /** The malware scanner has not yet looked at it: it cannot be downloaded. */
  isInControl: z.boolean().optional(),
});
export type AttachmentView = z.infer<typeof attachmentView>;

const copiedFrom = z.union([
  z.object({ companyName: z.string(), card: z.string(), issuedAt: instant }),
  z.object({ year: z.number() }),
]);

export const answerView = z.object({
  answerElements: z.array(answerElement),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  attachments: z.array(attachmentView),
  /** The card of a group company, or the own year, that it was copied from, until the company confirms it; an extension. */
  copiedFrom: copiedFrom.nullish(),
  revision: z.number(),
  /** Who saved it last ("Name Surname") and when; null for an unconfirmed autofill or an empty answer. */
  updatedBy: z.string().nullable(),
  updatedAt: instant.nullable(),
});

/** A line of an answer in words, as a person reads it; a choice has no label. */
const answerLine = z.object({ label: z.string().nullable(), value: z.string() });
const questionName = z.object({ id: z.string(), prompt: z.string() });

/** Why a question is closed. What it waits for, and the present answer of its parent, are extensions. */
export const blockedBy = z.object({
  question: questionName.extend({ answered: z.array(answerLine).optional() }).nullable(),
  registry: registryFact.nullable(),
  /** The datum is not given yet. */
  isMissing: z.boolean().optional(),
  /** Each of these would open it, or is needed to open it. */
  opens: z
    .array(
      z.object({
        question: questionName.nullable(),
        registry: registryFact.nullable(),
        /** The input it depends on; null if the answer itself says everything. */
        field: z.string().nullable(),
        /** Any one of these answers, in words. */
        anyOf: z.array(z.string()),
        /** More than this, with its unit. */
        above: z.string().nullable(),
        /** At least this many people, or euro of turnover. */
        atLeast: z.number().nullable(),
      }),
    )
    .optional(),
});

/** Last year's answer, and the part of it that fits this year's question by the mapping. */
export const lastYearAnswer = z.object({
  year,
  /** The question as it was asked then. */
  prompt: z.string(),
  /** "same": may be used unchanged; "revised": the person must check it first. */
  change: z.enum(["same", "revised"]),
  /** Last year's answer, in words. */
  answered: z.array(answerLine),
  /** Why the question did not apply then; null if it did. */
  notApplicableReason: z.string().nullable(),
  /** The elements that may be filled in here, beside those stored already. */
  answerElements: z.array(answerElement),
});

export const questionView = z.object({
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
  /** Below a legal threshold: it may stay empty without cost; an extension. */
  isVoluntary: z.boolean().optional(),
  /** Hundredths of a percent of its class, as if every question applied (spec §3: weight in percent); an extension. */
  weight: z.number().optional(),
  areaId: z.string().optional(),
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
  /** Registry facts that a proposed value is made of; an extension. */
  autofilledFromRegistry: z
    .array(z.object({ registry: registryFact, fills: z.string(), value: z.string() }))
    .optional(),
  /** Registers of the company that the question reads, with the elements that say what it says now; an extension. */
  registers: z
    .array(z.object({ id: z.enum(REGISTER_IDS), isEmpty: z.boolean(), fills: z.array(z.string()) }))
    .optional(),
  answer: answerView,
  /** Whether a verifier has accepted this answer in its present form; for an enabled company. An extension. */
  isValidated: z.boolean().optional(),
  /**
   * The comments on the answer or on a file of it (null: the answer itself): the verifier's words, or the key of a
   * finding.
   */
  validationComments: z
    .array(
      z.object({
        attachmentId: z.string().nullable(),
        isRejected: z.boolean(),
        /** Which of the three kinds it is; an extension. */
        verdict: z.enum(["commented", "asked", "rejected"]).optional(),
        comment: z.string(),
        /** The company's reply to it. */
        reply: z.string().nullable(),
      }),
    )
    .optional(),
  /** The caller's own, where the caller may answer; absent where the server keeps none. An extension. */
  jotting: jottingView.nullable().optional(),
  /** The elements of last year's answer that this question asks for again, whatever is stored; an extension. */
  before: z
    .object({ year, answerElements: z.array(answerElement) })
    .nullable()
    .optional(),
  /** An extension. */
  lastYear: lastYearAnswer.nullable().optional(),
});
export type QuestionView = z.infer<typeof questionView>;

export const savedAnswer = z.object({ questionId: z.string(), revision: z.number(), status: answerStatus });

/** One page of the questionnaire, its saving, and the restoring of a cleared answer. */
export const survey = {
  "survey.question": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id",
    /**
     * `part=form`: only the content of the question's form and its checks, without points, sources of proposals, last
     * year and verifiers' comments. An extension; a server that does not know it sends everything.
     */
    query: versionQuery.extend({
      levels: text(200).optional(),
      part: z.enum(["form"]).optional(),
      /** Neighbours, total and progress of this path through the questionnaire (D1); an extension. */
      path: z.enum(WALKED_PATHS).optional(),
    }),
    /** The question with the others of its page, in order. */
    response: z.object({
      year,
      questions: z.array(questionView).min(1),
      previousId: z.string().nullable(),
      nextId: z.string().nullable(),
      /** The closed questions between this page and the next; an extension. */
      skipped: z.number().optional(),
      /** The pages of the same class and topic that ask something, by their first question; an extension. */
      topic: z.array(z.object({ id: z.string(), done: z.boolean(), isHere: z.boolean() })).optional(),
      /** Milestones of the neighbours, which their addresses name; an extension. */
      previousMilestone: z.string().nullable().optional(),
      nextMilestone: z.string().nullable().optional(),
      /** The number of questions in the levels of the call. */
      total: z.number(),
      progress,
      /** Whether the questions of reporting can be answered; an extension. */
      reportingOpen: z.boolean().optional(),
    }),
  }),
  /** The JSON Schema (draft 2020-12) of an answer to a question; of the given year, otherwise of the current one. */
  "survey.questionSchema": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id/schema",
    extension: true,
    query: yearQuery,
    response: z.record(z.string(), z.unknown()),
  }),
  "survey.saveAnswer": row({
    service: "survey",
    method: "POST",
    path: "/esg/questions/:id",
    /** The questions of one page are saved together or not at all. `levels`: a list, colon-joined, or "full". */
    body: z.strictObject({
      answers: z.array(answerInput).min(1).max(20),
      levels: z.union([text(200), z.array(text(20)).max(10)]).optional(),
      /** Neighbours and completion of this path through the questionnaire; an extension. */
      path: z.enum(WALKED_PATHS).optional(),
      year: year.optional(),
      /** The proposal that one of the answers confirms, as it was sent or changed; an extension. */
      proposal: z.strictObject({ id, times: z.number().int().min(1) }).optional(),
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
      /** The closed questions between this page and the next; an extension. */
      skipped: z.number().optional(),
      /** Hundredths of points that the class of the page gained or, below 0, lost; an extension. */
      gained: z.number().optional(),
      /** Open questions left in the topic of the page, on the journey of the call; an extension. */
      leftInTopic: z.number().optional(),
    }),
  }),
  "survey.undoClear": row({
    service: "survey",
    method: "POST",
    path: "/esg/questions/:id/undo",
    extension: true,
    /** `revision`: that of the answer after it was cleared. */
    body: z.strictObject({ revision: z.number().int().min(1), year: year.optional() }),
    response: savedAnswer,
  }),
};
