import { z } from "zod";
import { AREAS } from "~/domain/question/question";
import { extension } from "../extension";
import { row } from "../row";
import { id, instant, year } from "./wire";

/** An issued version or a saved position. */
const versionFrom = id;

const source = z.object({
  id: z.string(),
  kind: z.enum(["version", "position"]),
  savedAt: instant,
  name: z.string().nullable(),
  companyName: z.string(),
});

const skipped = z.object({
  questionId: z.string(),
  /** The question as it was asked there. */
  prompt: z.string(),
  reason: z.enum(["not_in_version", "withdrawn", "not_acceptable"]),
});

const named = z.object({
  questionId: z.string(),
  /** Its place in the whole questionnaire, from 1. */
  number: z.number(),
  area: z.enum(AREAS),
  milestone: z.string(),
  prompt: z.string(),
});

/** Restoring a version or position in the draft, and copying from a card of a group company (spec §7, D5). */
export const restore = {
  /**
   * A restore: afterwards the draft's answers, all or the listed ones, are those of the version. With `groupCompanyId`,
   * a company of the same group that has granted it, a copy from one of its issued versions: it empties nothing, and
   * each copied answer waits to be confirmed.
   */
  "survey.copyAnswers": row({
    service: "survey",
    method: "POST",
    path: "/esg/survey_answers_copy",
    query: z.strictObject({ groupCompanyId: id.optional(), year: year.optional() }),
    /** Without a list, all questions; of a copy, all answers of the version. */
    body: z.strictObject({ answersList: z.array(id).min(1).max(500).optional(), versionFrom }),
    response: z.object({ id: z.string() }),
  }),
  "survey.copyProgress": row({
    service: "survey",
    method: "GET",
    path: "/esg/survey_answers_copy/check/:id",
    response: z.object({
      /** Whole percent; 100 = it is done. */
      progress: z.number(),
      totalAnswers: z.number(),
      modifiedAnswers: z.number(),
      /**
       * Whole points of the draft by class after the restore; null before that, and for a class without points. The
       * specification does not define its shape: any other shape is read as null.
       */
      companyScoring: z.record(z.string(), z.number().nullable()).nullable().catch(null),
      /**
       * The state of spec §4 ("idle": no worker has started it), and the reason of a failure. If another server uses
       * other values they are ignored, since the progress says enough.
       */
      status: extension(z.enum(["idle", "pending", "fulfilled", "rejected"])).catch(undefined),
      error: extension(z.string().nullable()).catch(undefined),
      /** When it ended; null before. */
      endedAt: extension(instant.nullable()),
      source: extension(source.nullable()),
      skipped: extension(z.array(skipped)),
      /** Answers that the source does not hold, and that are now empty; of `modifiedAnswers`. */
      emptied: extension(z.number()),
      /** Answers that the company has to confirm, as copies or because their question has changed. */
      toConfirm: extension(z.number()),
      /** Files of the version that are no longer stored. */
      filesGone: extension(z.number()),
    }),
  }),
  /** Confirms copied answers as they are; those whose question is closed or locked now keep waiting. */
  "survey.confirmCopies": row({
    service: "survey",
    method: "POST",
    path: "/esg/survey_answers_copy/confirm",
    extension: true,
    body: z.strictObject({
      /** Each with the revision that the person saw. */
      answers: z
        .array(z.strictObject({ questionId: id, revision: z.number().int().min(1) }))
        .min(1)
        .max(500),
      year: year.optional(),
    }),
    /** How many copies were confirmed, and how many still wait. */
    response: z.object({ confirmed: z.number(), left: z.number() }),
  }),
  /** What a restore or a copy would do now. */
  "survey.copyPreview": row({
    service: "survey",
    method: "GET",
    path: "/esg/survey_answers_copy/preview",
    extension: true,
    query: z.strictObject({ groupCompanyId: id.optional(), versionFrom }),
    response: z.object({
      year,
      source,
      changed: z.array(
        named.extend({
          toConfirm: z.boolean(),
          /** Of a copy: it takes the place of an answer of the company. */
          replaces: z.boolean(),
          /** Of a copy: parts of the answer that the question no longer has. */
          leftOut: z.number(),
        }),
      ),
      /** Answers of the draft that the source does not hold; none for a copy. */
      emptied: z.array(named),
      unchanged: z.number(),
      skipped: z.array(skipped),
      filesGone: z.number(),
      /** The refusals now; none = it is possible. */
      refusals: z.array(z.string()),
      /** The restore that is running now. */
      running: z.string().nullable(),
    }),
  }),
};
