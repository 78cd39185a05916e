import { z } from "zod";
import { COMMENT_LENGTH } from "~/domain/card/judgements";
import { row } from "../row";
import { question } from "./question";
import { companySize, id, instant, text, year } from "./wire";

const phase = z.enum(["documents", "third_party", "in_depth"]);
const level = z.union([z.literal(2), z.literal(3)]);
const verdict = z.enum(["accepted", "commented", "rejected"]);

const judged = z.object({
  questionId: z.string(),
  /** Null for the answer itself. */
  attachmentId: z.string().nullable(),
  /** Of the file; null for the answer. */
  fileName: z.string().nullable(),
  prompt: z.string(),
  milestone: z.string(),
  level: z.string(),
  /** Null while nobody has judged it. */
  verdict: verdict.nullable(),
  /** Words of the verifier, or the key of what the automatic check found. */
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  judgedAt: instant.nullable(),
  repliedAt: instant.nullable(),
  /** The answer or file is no longer what was judged. */
  hasChanged: z.boolean(),
});
export type JudgedItem = z.infer<typeof judged>;

/** What stands there of an item, and whether it is to be judged, in depth once more, before the phase can be passed. */
const spoken = judged.pick({ verdict: true, comment: true, reply: true }).extend({ isDue: z.boolean() });

const answerLine = z.object({ label: z.string().nullable(), value: z.string() });

/** What a verifier reads and judges of a candidate. */
const candidateItem = z.object({
  questionId: z.string(),
  definition: question,
  milestoneLabel: z.string(),
  lines: z.array(answerLine),
  notApplicableReason: z.string().nullable(),
  explanation: z.string().nullable(),
  incompatibilityExplanation: z.string().nullable(),
  judgement: spoken,
  files: z.array(spoken.extend({ id: z.string(), name: z.string(), size: z.number() })),
});

/** So many of the items were judged in the phase in depth; null before it. */
const lookedAgain = z.number().nullable();

const assigned = z.object({
  id: z.string(),
  companyName: z.string(),
  year,
  level,
  phase,
  openedAt: instant,
  /** From this instant it is over without a decision. */
  lapsesAt: instant,
  items: z.number(),
  judged: z.number(),
  commented: z.number(),
  rejected: z.number(),
  lookedAgain,
});

/** The way to a verified card (D4); spec §7 has the company's feedback only. */
export const verification = {
  "survey.verification": row({
    service: "survey",
    method: "GET",
    path: "/esg/verification",
    right: "read",
    extension: true,
    response: z.object({
      year,
      enabled: z.boolean(),
      revision: z.number(),
      /** Why none can be opened now; none = it can. */
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
          /** Who verifies; null until somebody is assigned. */
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
      /** Of the open one, or those that came back: all that was commented or rejected, and how many were accepted. */
      comments: z.array(judged),
      accepted: z.number(),
      items: z.number(),
      lookedAgain,
    }),
  }),
  "survey.openVerification": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification",
    right: "write",
    extension: true,
    /** The draft's revision the page showed; 409 when it has moved since. */
    body: z.strictObject({ revision: z.number().int().min(0), level }),
    response: z.object({ id: z.string(), phase }),
  }),
  "survey.withdrawVerification": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification/withdraw",
    right: "write",
    extension: true,
  }),
  "survey.verificationFeedback": row({
    service: "survey",
    method: "POST",
    path: "/esg/verification_feedback",
    right: "write",
    query: z.strictObject({ question_id: id, attachment_id: id.optional() }),
    /** `seen`, an extension: when the comment, or the reply to it, that was looked at was written; 409 when it moved. */
    body: z.strictObject({ user_verification_feedback: text(COMMENT_LENGTH), seen: instant.optional() }),
  }),
  /** The candidates assigned to the signed-in verifier, oldest first. */
  "survey.assignedVerifications": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications",
    right: "verify",
    extension: true,
    response: z.object({ verifications: z.array(assigned) }),
  }),
  "survey.candidate": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications/:id",
    right: "verify",
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
    right: "verify",
    extension: true,
    response: z.object({ downloadUrl: z.string() }),
  }),
  "survey.judge": row({
    service: "survey",
    method: "POST",
    path: "/esg/verifications/:id/judgements",
    right: "verify",
    extension: true,
    body: z.strictObject({
      questionId: id,
      attachmentId: id.nullable().optional(),
      verdict,
      comment: text(COMMENT_LENGTH).optional(),
    }),
  }),
  "survey.decide": row({
    service: "survey",
    method: "POST",
    path: "/esg/verifications/:id/decision",
    right: "verify",
    extension: true,
    /** `phase`: the one that is decided, so that a second click decides nothing more. */
    body: z.strictObject({
      decision: z.enum(["accept", "refuse"], "decision_unknown"),
      phase: z.enum(phase.options, "phase_unknown"),
    }),
    /** The phase it is in now, or the card it was issued with; both null when it was refused. */
    response: z.object({ phase: phase.nullable(), versionId: z.string().nullable() }),
  }),
};
