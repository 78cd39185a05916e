import { z } from "zod";
import { VERDICTS } from "~/domain/card/card-life";
import { COMMENT_LENGTH } from "~/domain/card/judgements";
import { extension } from "../extension";
import { row } from "../row";
import { question } from "./question";
import { companySize, id, instant, text, year } from "./wire";

const phase = z.enum(["documents", "third_party", "in_depth"]);
const level = z.union([z.literal(2), z.literal(3)]);
const verdict = z.enum(VERDICTS);

const judged = z.object({
  questionId: z.string(),
  /** Null for the answer itself. */
  attachmentId: z.string().nullable(),
  /** Of the file; null for the answer. */
  fileName: z.string().nullable(),
  prompt: z.string(),
  milestone: z.string(),
  level: z.string(),
  /** Null until a verifier judges it. */
  verdict: verdict.nullable(),
  /** The verifier's words, or the key of a finding of the automatic check. */
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  judgedAt: instant.nullable(),
  repliedAt: instant.nullable(),
  /** What the catalogue of evidence names for the question; null where it names nothing. */
  document: z.string().nullable(),
  /** The answer or file has changed since it was judged. */
  hasChanged: z.boolean(),
});
export type JudgedItem = z.infer<typeof judged>;

/** The judgement of an item, and whether the verifier must judge it, in depth once more, before the phase can end. */
const itemJudgement = judged
  .pick({ verdict: true, comment: true, reply: true, judgedAt: true, repliedAt: true })
  .extend({ isDue: z.boolean() });

const answerLine = z.object({ label: z.string().nullable(), value: z.string() });

/** One item of a candidate, which the verifier reads and judges. */
const candidateItem = z.object({
  questionId: z.string(),
  definition: question,
  milestoneLabel: z.string(),
  lines: z.array(answerLine),
  notApplicableReason: z.string().nullable(),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  judgement: itemJudgement,
  /** Against the last card before it; "first": there was none. */
  change: z.enum(["first", "new", "changed", "same"]),
  /** What that card declares, where it is another answer. */
  before: z.object({ lines: z.array(answerLine), notApplicableReason: z.string().nullable() }).nullable(),
  /** The lowest level that needs a document of this answer; null: none does. */
  documentFrom: level.nullable(),
  files: z.array(itemJudgement.extend({ id: z.string(), name: z.string(), size: z.number() })),
});

/** A document of the minimum set (D4): what the catalogue names, and the lowest level that needs it. */
const documentNeed = z.object({
  questionId: z.string(),
  prompt: z.string(),
  milestone: z.string(),
  level: z.string(),
  document: z.string().nullable(),
  from: level,
  isThere: z.boolean(),
});
export type DocumentNeeded = z.infer<typeof documentNeed>;

/** The number of items judged in the phase in depth; null before it. */
const lookedAgain = z.number().nullable();

export const assigned = z.object({
  id: z.string(),
  companyName: z.string(),
  year,
  level,
  phase,
  openedAt: instant,
  /** From this instant it has lapsed without a decision. */
  lapsesAt: instant,
  items: z.number(),
  judged: z.number(),
  commented: z.number(),
  asked: z.number(),
  rejected: z.number(),
  /** In the phase in depth, of those looked at again. */
  accepted: z.number(),
  lookedAgain,
});

/** The way to a verified card (D4); spec §7 has only the company's reply. */
export const verification = {
  "survey.verification": row({
    service: "survey",
    method: "GET",
    path: "/esg/verification",
    extension: true,
    response: z.object({
      year,
      enabled: z.boolean(),
      revision: z.number(),
      /** The refusals against opening one now; none = it is possible. */
      refusals: z.array(z.string()),
      nextIssueAt: instant.nullable(),
      open: z
        .object({
          id: z.string(),
          level,
          phase,
          openedAt: instant,
          since: instant,
          lapsesAt: instant,
          /** The verifying body; null until a verifier is assigned. */
          body: z.string().nullable(),
        })
        .nullable(),
      returned: z
        .object({
          how: z.enum(["check_failed", "refused", "withdrawn", "lapsed", "enablement_lost"]),
          at: instant,
          level,
        })
        .nullable(),
      /**
       * Of the open verification, or of the one that came back: every comment and rejection, and the number of accepted
       * items.
       */
      comments: z.array(judged),
      /** Of the present draft, while a verification can be asked for; of no other answers. */
      documents: z.array(documentNeed),
      accepted: z.number(),
      items: z.number(),
      lookedAgain,
    }),
  }),
  "survey.openVerification": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification",
    extension: true,
    /** The draft's revision that the page showed; 409 if it has changed since. */
    body: z.strictObject({ revision: z.number().int().min(0), level }),
    response: z.object({ id: z.string(), phase }),
  }),
  "survey.withdrawVerification": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification/withdraw",
    extension: true,
  }),
  "survey.verificationFeedback": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification_feedback",
    query: z.strictObject({ question_id: id, attachment_id: id.optional() }),
    /**
     * `seen`: when the comment that the company saw, or the reply to it, was written; 409 if it has
     * changed.
     */
    body: z.strictObject({ user_verification_feedback: text(COMMENT_LENGTH), seen: extension(instant) }),
  }),
  /** The candidates assigned to the signed-in verifier, oldest first. */
  "survey.assignedVerifications": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications",
    extension: true,
    response: z.object({ verifications: z.array(assigned) }),
  }),
  "survey.candidate": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications/:id",
    extension: true,
    response: assigned.extend({
      sha256: z.string(),
      registry: z.object({
        businessName: z.string(),
        country: z.string(),
        idType: z.string(),
        identifier: z.string().nullable(),
        /** Whole euro. */
        annualTurnover: z.number().nullable(),
        employees: z.number().nullable(),
        /** People at work; absent in what was frozen before they were asked for. */
        workforce: z.number().nullable().optional(),
        size: companySize.nullable(),
        macrosector: z.string().nullable(),
        sector: z.string().nullable(),
      }),
      candidate: z.array(candidateItem),
    }),
  }),
  /** A file of a candidate; the address is valid for five minutes. */
  "survey.candidateFile": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications/:id/files/:file",
    extension: true,
    response: z.object({ downloadUrl: z.string() }),
  }),
  "survey.judge": row({
    service: "survey",
    method: "POST",
    path: "/esg/verifications/:id/judgements",
    extension: true,
    body: z.strictObject({
      questionId: id,
      attachmentId: id.nullable().optional(),
      /** Null takes the judgement back. */
      verdict: verdict.nullable(),
      comment: text(COMMENT_LENGTH).optional(),
      /** When the judgement that the verifier saw, or the reply to it, was written; null: there was none. 409 if not. */
      seen: instant.nullable().optional(),
    }),
  }),
  "survey.decide": row({
    service: "survey",
    method: "POST",
    path: "/esg/verifications/:id/decision",
    extension: true,
    /** `phase`: the phase that is decided, so that a second click decides nothing more. */
    body: z.strictObject({
      decision: z.enum(["accept", "refuse"], "decision_unknown"),
      phase: z.enum(phase.options, "phase_unknown"),
    }),
    /** Its present phase, or the card it was issued with; both null when it was refused. */
    response: z.object({ phase: phase.nullable(), versionId: z.string().nullable() }),
  }),
};
