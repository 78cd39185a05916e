import { z } from "zod";
import { ANSWER_LIMITS } from "~/domain/answers/answer-issues";
import { MOST_FILES } from "~/domain/files/limits";
import { REGISTER_IDS } from "~/domain/registers/register";
import { SHEETS } from "~/domain/sheets/kinds";
import { WALKED_PATHS } from "~/domain/survey/paths";
import { extension, extensionOr, revision } from "../extension";
import { row } from "../row";
import { jottingView } from "./jottings";
import { answerStatus, progress } from "./overview";
import { points, pointsChanged } from "./points";
import { question, registryFact } from "./question";
import { id, instant, text, year, yearQuery } from "./wire";

/** `value` is canonical: numbers as decimals with a dot, choices as ids, "on" for a ticked box. */
export const answerElement = z.strictObject({ id: text(120), value: text(5000) });

/** The same as it is shown; another server may tell more of it. */
export const answerElementView = z.object({ id: z.string(), value: z.string() });

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
   * Revision of the answer the form was built on; 0 = none was stored (D13). Without it the answer is saved on top of
   * the stored one, whatever that is.
   */
  revision: extension(z.number().int().min(0)),
});
export type AnswerInput = z.input<typeof answerInput>;

const attachmentView = z.object({
  id: z.string(),
  /** The name its owner gave it. */
  name: z.string(),
  /** Bytes. */
  size: extension(z.number()),
  mediaType: extension(z.string()),
  uploadedAt: extension(instant),
  uploadedBy: extension(z.string().nullable()),
  /** The malware scanner has not yet looked at it: it cannot be downloaded. */
  isInControl: extension(z.boolean()),
});
export type AttachmentView = z.infer<typeof attachmentView>;

const copiedFrom = z.union([
  z.object({ companyName: z.string(), card: z.string(), issuedAt: instant }),
  z.object({ year: z.number() }),
]);

export const answerView = z.object({
  answerElements: z.array(answerElementView),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  notApplicableChosen: z.boolean(),
  notApplicableReason: z.string().nullable(),
  attachments: z.array(attachmentView),
  /** The card of a group company, or the own year, that it was copied from, until the company confirms it. */
  copiedFrom: extension(copiedFrom.nullable()),
  revision,
  /** Who saved it last ("Name Surname") and when; null for an unconfirmed autofill or an empty answer. */
  updatedBy: extensionOr(z.string().nullable(), null),
  updatedAt: extensionOr(instant.nullable(), null),
});

/** A line of an answer in words, as a person reads it; a choice has no label. */
const answerLine = z.object({ label: z.string().nullable(), value: z.string() });
const questionName = z.object({ id: z.string(), prompt: z.string() });

/** Why a question is closed. */
export const blockedBy = z.object({
  question: questionName.extend({ answered: extension(z.array(answerLine)) }).nullable(),
  registry: registryFact.nullable(),
  /** The datum is not given yet. */
  isMissing: extension(z.boolean()),
  /** Each of these would open it, or is needed to open it. */
  opens: extension(
    z.array(
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
    ),
  ),
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
  answerElements: z.array(answerElementView),
});

export const questionView = z.object({
  definition: question,
  milestoneLabel: extensionOr(z.string(), ""),
  /** Position in the journey of the level, from 1. */
  index: z.number(),
  surveyLevel: z.number(),
  coins: points,
  scores: points,
  status: answerStatus,
  displayStatus: answerStatus.nullable(),
  isObsolete: z.boolean(),
  /** Below a legal threshold: it may stay empty without cost. */
  isVoluntary: extension(z.boolean()),
  /** Percent of its class, as if every question applied. */
  weight: points.optional(),
  /** The sheets that the answer is on, with the points of their edition. */
  serves: extension(
    z.array(z.object({ sheet: z.enum(SHEETS), points: z.array(z.string()), edition: z.string() })),
  ),
  areaId: z.string().optional(),
  missing: extensionOr(z.array(z.string()), []),
  /** Messages of the plausibility rules that ask for an explanation. */
  implausible: extensionOr(z.array(z.string()), []),
  blockedBy: blockedBy.nullable(),
  /** Sources of an autofilled value. */
  autofilledFrom: z.array(
    questionName.extend({
      /** The element of this question that is filled: with this number, or with the sum of several. */
      fills: extension(z.string()),
      /** Canonical, and the same in words. */
      value: extension(z.string()),
      line: extension(answerLine),
    }),
  ),
  /** Registry facts that a proposed value is made of. */
  autofilledFromRegistry: extension(
    z.array(z.object({ registry: registryFact, fills: z.string(), value: z.string() })),
  ),
  /** Registers of the company that the question reads, with the elements that say what it says now. */
  registers: extension(
    z.array(z.object({ id: z.enum(REGISTER_IDS), isEmpty: z.boolean(), fills: z.array(z.string()) })),
  ),
  answer: answerView,
  /** Whether a verifier has accepted this answer in its present form; for an enabled company. */
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
        /** Which of the three kinds it is. */
        verdict: extension(z.enum(["commented", "asked", "rejected"])),
        comment: z.string(),
        /** The company's reply to it. */
        reply: z.string().nullable(),
      }),
    )
    .optional(),
  /** The caller's own, where the caller may answer; absent where the server keeps none. */
  jotting: extension(jottingView.nullable()),
  /** The elements of last year's answer that this question asks for again, whatever is stored. */
  before: extension(z.object({ year, answerElements: z.array(answerElementView) }).nullable()),
  lastYear: extension(lastYearAnswer.nullable()),
});
export type QuestionView = z.infer<typeof questionView>;

/** The question with the others of its page, in order. */
export const questionPage = z.object({
  year: extension(year),
  questions: z.array(questionView).min(1),
  previousId: extension(z.string().nullable()),
  nextId: extension(z.string().nullable()),
  /** The closed questions between this page and the next. */
  skipped: extension(z.number()),
  /** The pages of the same class and topic that ask something, by their first question. */
  topic: extension(z.array(z.object({ id: z.string(), done: z.boolean(), isHere: z.boolean() }))),
  /** Milestones of the neighbours, which their addresses name. */
  previousMilestone: extension(z.string().nullable()),
  nextMilestone: extension(z.string().nullable()),
  /** The number of questions in the levels of the call. */
  total: extension(z.number()),
  progress: extension(progress),
  /** Whether the questions of reporting can be answered. */
  reportingOpen: extension(z.boolean()),
  /** Of the draft, for who may decide: how many proposals to the questions of the page wait. */
  waitingProposals: extension(z.number().int()),
});

export const savedAnswer = z.object({ questionId: z.string(), revision: z.number(), status: answerStatus });

/** One page of the questionnaire, its saving, and the restoring of a cleared answer. */
export const survey = {
  "survey.question": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions/:id",
    /**
     * `part=form`: only the content of the question's form and its checks, without points, sources of proposals, last
     * year and verifiers' comments.
     */
    query: z.strictObject({
      year: extension(year),
      version: extension(text(64)),
      levels: extension(text(200)),
      part: extension(z.enum(["form"])),
      /** Neighbours, total and progress of this path through the questionnaire (D1). */
      path: extension(z.enum(WALKED_PATHS)),
    }),
    response: questionPage,
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
      /** Neighbours and completion of this path through the questionnaire. */
      path: extension(z.enum(WALKED_PATHS)),
      year: extension(year),
      /** The proposal that one of the answers confirms, as it was sent or changed. */
      proposal: extension(z.strictObject({ id, times: z.number().int().min(1) })),
    }),
    response: z.object({
      nextQuestionId: z.string().nullable(),
      nextMilestone: extension(z.string().nullable()),
      prevQuestionId: z.string().nullable(),
      prevMilestone: extension(z.string().nullable()),
      surveyCompleted: z.boolean(),
      /** The same before this save. */
      completedBefore: extension(z.boolean()),
      saved: extensionOr(z.array(savedAnswer), []),
      /** The closed questions between this page and the next. */
      skipped: extension(z.number()),
      /** Points that the class of the page gained or, below 0, lost. */
      gained: extension(pointsChanged),
      /** Open questions left in the topic of the page, on the journey of the call. */
      leftInTopic: extension(z.number()),
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
