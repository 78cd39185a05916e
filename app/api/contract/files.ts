import { z } from "zod";
import { extension } from "../extension";
import { row } from "../row";
import { id, text, year } from "./wire";

/** The files of the survey: uploads and downloads. */
export const files = {
  "survey.upload": row({
    service: "survey",
    method: "POST",
    path: "/upload",
    multipart: 2,
    /**
     * The question of the files; `replaces` is a file of it that the save will drop. Without a question they belong to
     * the answer that is saved with them first.
     */
    query: z.strictObject({
      question_id: extension(id),
      year: extension(year),
      replaces: extension(id),
    }),
    /** The ids to save with the answer, by the names of the files. */
    response: z.object({ names: z.record(z.string(), z.string()) }),
  }),
  "survey.download": row({
    service: "survey",
    method: "GET",
    path: "/download/:type",
    /** For an attachment, its id; the address is valid for five minutes. */
    query: z.strictObject({ filename: text(255) }),
    response: z.object({ downloadUrl: z.string() }),
  }),
  /** A document that takes its time: begins to make it, and says whether `download` has it ready. */
  "survey.prepareDocument": row({
    service: "survey",
    method: "GET",
    path: "/download/:type/state",
    extension: true,
    query: z.strictObject({ filename: text(255) }),
    response: z.object({
      ready: z.boolean(),
      /** Pieces of work that come before it. */
      ahead: z.number().int().min(0),
    }),
  }),
  /** The bytes behind a download address, for every holder of the address while it is valid. */
  "survey.file": row({
    service: "survey",
    method: "GET",
    path: "/files/:token",
    file: true,
    extension: true,
  }),
};
