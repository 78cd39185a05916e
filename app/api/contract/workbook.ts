import { z } from "zod";
import { RULE_CODES } from "~/domain/rule-codes";
import { row } from "../row";
import { answerStatus } from "./overview";
import { id, instant, year, yearQuery } from "./wire";

const filename = z.object({ filename: z.string() });

/** A question of the file: its number in the journey and its words; null if the file names no question of ours. */
const named = z.object({ id: z.string(), number: z.number(), prompt: z.string() });
export type NamedQuestion = z.infer<typeof named>;

/** Its place in the file. */
const place = z.object({ sheet: z.string(), row: z.number() });

const changedLine = z.object({
  /** What the value answers; null if the question itself says it. */
  label: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const change = z.object({
  question: named,
  place,
  /** Of the answer on top of which this would be stored (D13). */
  revision: z.number(),
  /** Who stored another answer after the file was downloaded, and when; null if there is none. */
  conflict: z.object({ by: z.string().nullable(), at: instant.nullable() }).nullable(),
  lines: z.array(changedLine),
  /** Characters that cannot be stored, and their replacement; an empty `to` means left out. */
  replaced: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type ImportChange = z.infer<typeof change>;

export const refusal = z.object({
  question: named.nullable(),
  place,
  /** The label of the refused value. */
  field: z.string(),
  code: z.string(),
  /** The rule of the specification (§5) that is behind it. */
  rule: z.enum(RULE_CODES).optional(),
  params: z.record(z.string(), z.string()).optional(),
});
export type ImportRefusal = z.infer<typeof refusal>;

export const importView = z.object({
  id: z.string(),
  /** waiting: its owner has not confirmed it yet; rejected: none of it was stored. */
  state: z.enum(["waiting", "pending", "running", "fulfilled", "rejected"]),
  year,
  fileName: z.string(),
  uploadedAt: instant,
  /** When an unconfirmed file is deleted. */
  expiresAt: instant,
  /** Whole percent. */
  progress: z.number(),
  /** Code of the error of a rejected one. */
  error: z.string().nullable(),
  /** Why the file was refused, where it was read after its upload. */
  issue: z.object({ code: z.string(), params: z.record(z.string(), z.string()).optional() }).nullable(),
  /** While a waiting file is not read yet: how many files are read before it. */
  reading: z.object({ ahead: z.number() }).nullable(),
  /** The changes that confirming would make to the present answers; null once it is confirmed. */
  preview: z
    .object({
      changes: z.array(change),
      refusals: z.array(refusal),
      /** The number of all refusals; the first hundred are listed. */
      refused: z.number(),
      unchanged: z.number(),
      /** Numbers of the questions with empty cells and a stored value: the value stays. */
      kept: z.array(z.number()),
    })
    .nullable(),
  /** The result; null until the import is over. */
  outcome: z
    .object({
      saved: z.array(z.object({ question: named, milestone: z.string(), status: answerStatus })),
      /** Confirmed, but not stored, and why. */
      skipped: z.array(refusal),
    })
    .nullable(),
});
export type ImportView = z.infer<typeof importView>;

/** The questionnaire as a workbook, downloaded and uploaded. */
export const workbook = {
  /** `version`: "draft", "public" or a card; the name is for `survey.download` of the type "answers". */
  "survey.downloadAnswers": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_download/excel/:version",
    query: yearQuery,
    response: filename,
  }),
  /** The name is for `survey.download` of the type "questions". */
  "survey.downloadQuestions": row({
    service: "survey",
    method: "GET",
    path: "/esg/questions_download",
    query: yearQuery,
    response: filename,
  }),
  /** Reads a filled workbook, uploaded as `file`: nothing is stored until its owner confirms it, within a day. */
  "survey.importPreview": row({
    service: "survey",
    method: "POST",
    path: "/esg/answers_upload",
    multipart: 1,
    response: importView,
    extension: true,
  }),
  "survey.importProgress": row({
    service: "survey",
    method: "GET",
    path: "/esg/answers_upload/:id",
    response: importView,
    extension: true,
  }),
  "survey.importConfirm": row({
    service: "survey",
    method: "POST",
    path: "/esg/answers_upload/:id/confirm",
    /** The changes to store, each with the revision that the preview showed. */
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
