import { z } from "zod";
import { row } from "../row";
import { answerStatus } from "./overview";
import { id, instant, year, yearQuery } from "./wire";

const filename = z.object({ filename: z.string() });

/** A question of the file: its number in the journey and its words; null where the file names none of ours. */
const named = z.object({ id: z.string(), number: z.number(), prompt: z.string() });
export type NamedQuestion = z.infer<typeof named>;

/** Where it stands in the file. */
const place = z.object({ sheet: z.string(), row: z.number() });

const changedLine = z.object({
  /** What the value answers; null where the question itself says it. */
  label: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const change = z.object({
  question: named,
  place,
  /** Of the answer this would be stored on top of (D13). */
  revision: z.number(),
  /** Who stored another answer after the file was downloaded, and when; null when nobody did. */
  conflict: z.object({ by: z.string().nullable(), at: instant.nullable() }).nullable(),
  lines: z.array(changedLine),
  /** Characters that cannot be stored, and what stands for them; an empty `to` means left out. */
  replaced: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type ImportChange = z.infer<typeof change>;

const refusal = z.object({
  question: named.nullable(),
  place,
  /** What the refused value is called. */
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.string()).optional(),
});
export type ImportRefusal = z.infer<typeof refusal>;

const importView = z.object({
  id: z.string(),
  /** waiting: nobody has confirmed it; rejected: nothing of it was stored. */
  state: z.enum(["waiting", "pending", "running", "fulfilled", "rejected"]),
  year,
  fileName: z.string(),
  uploadedAt: instant,
  /** When an unconfirmed file is forgotten. */
  expiresAt: instant,
  /** Whole percent. */
  progress: z.number(),
  /** Code of the error of a rejected one. */
  error: z.string().nullable(),
  /** What confirming would change, as the answers stand now; null once it is confirmed. */
  preview: z
    .object({
      changes: z.array(change),
      refusals: z.array(refusal),
      /** Of all refusals the first hundred are listed. */
      refused: z.number(),
      unchanged: z.number(),
      /** Numbers of the questions with empty cells where something is stored: it stays. */
      kept: z.array(z.number()),
    })
    .nullable(),
  /** What became of it; null until it is over. */
  outcome: z
    .object({
      saved: z.array(z.object({ question: named, milestone: z.string(), status: answerStatus })),
      /** Confirmed, but not stored, and why. */
      skipped: z.array(refusal),
    })
    .nullable(),
});
export type ImportView = z.infer<typeof importView>;

/** The questionnaire as a workbook, there and back. */
export const workbook = {
  /** `version`: "draft", "public" or a card; the name is for `survey.download` of the type "answers". */
  "survey.downloadAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_download/excel/:version",
    right: "read",
    query: yearQuery,
    response: filename,
  }),
  /** The name is for `survey.download` of the type "questions". */
  "survey.downloadQuestions": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions_download",
    right: "read",
    query: yearQuery,
    response: filename,
  }),
  /** Takes a filled workbook in, as `file`: nothing is stored before its owner has confirmed it, within a day. */
  "survey.importPreview": row({
    service: "survey",
    method: "POST",
    path: "/esg/answers_upload",
    right: "write",
    multipart: true,
    response: importView,
    extension: true,
  }),
  "survey.importProgress": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_upload/:id",
    right: "write",
    response: importView,
    extension: true,
  }),
  "survey.importConfirm": row({
    service: "survey",
    method: "POST",
    path: "/esg/answers_upload/:id/confirm",
    right: "write",
    /** The changes to store, each with the revision it was shown on top of. */
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ questionId: id, revision: z.number().int().min(0) }))
        .min(1)
        .max(1000),
    }),
    response: z.object({ id: z.string() }),
    extension: true,
  }),
};
