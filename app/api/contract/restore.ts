import { z } from "zod";
import { row } from "../row";
import { id, instant, year } from "./wire";

/** An issued version or a saved position. */
const source = id;

const skipped = z.object({
  questionId: z.string(),
  /** As it was asked there. */
  prompt: z.string(),
  reason: z.enum(["not_in_version", "withdrawn", "not_acceptable"]),
});

/** Copying answers of an earlier version or position into the draft (spec §7, D5). */
export const restore = {
  "survey.copyAnswers": row({
    service: "survey",
    method: "POST",
    path: "/esg/survey_answers_copy",
    right: "write",
    query: z.strictObject({ groupCompanyId: id.optional(), year: year.optional() }),
    /** Without a list all answers of the version. */
    body: z.strictObject({ answersList: z.array(id).min(1).max(500).optional(), versionFrom: source }),
    response: z.object({ id: z.string() }),
  }),
  "survey.copyProgress": row({
    service: "survey",
    method: "GET",
    path: "/esg/survey_answers_copy/check/:id",
    right: "read",
    response: z.object({
      /** Whole percent; 100 = it is done. */
      progress: z.number(),
      totalAnswers: z.number(),
      modifiedAnswers: z.number(),
      /** Whole points of the draft by class when it was done; null while it is not, or where a class has none. */
      companyScoring: z.record(z.string(), z.number().nullable()).nullable(),
      /** Extensions: idle, pending, fulfilled or rejected; why it failed, and what was not copied. */
      status: z.enum(["idle", "pending", "fulfilled", "rejected"]).optional(),
      error: z.string().nullable().optional(),
      source: z.object({ id: z.string(), savedAt: instant, name: z.string().nullable() }).optional(),
      skipped: z.array(skipped).optional(),
      /** Copied, and to be confirmed because the question has changed. */
      toConfirm: z.number().optional(),
    }),
  }),
  /** What a restore would do now. */
  "survey.copyPreview": row({
    service: "survey",
    method: "GET",
    path: "/esg/survey_answers_copy/preview",
    right: "read",
    extension: true,
    query: z.strictObject({ groupCompanyId: id.optional(), versionFrom: source }),
    response: z.object({
      year,
      source: z.object({
        id: z.string(),
        kind: z.enum(["version", "position"]),
        savedAt: instant,
        name: z.string().nullable(),
        companyName: z.string(),
      }),
      copied: z.array(
        z.object({ questionId: z.string(), prompt: z.string(), toConfirm: z.boolean(), leftOut: z.number() }),
      ),
      unchanged: z.number(),
      skipped: z.array(skipped),
      /** Answers of the draft that the source does not have: they stay as they are. */
      staying: z.number(),
      refusals: z.array(z.string()),
    }),
  }),
};
