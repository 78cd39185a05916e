import { z } from "zod";
import { row } from "../row";
import { id, text, year } from "./wire";

/** What goes in and out of the survey as files. */
export const files = {
  "survey.upload": row({
    service: "survey",
    method: "POST",
    path: "/upload",
    right: "write",
    multipart: true,
    /** The question the files go with; `replaces` is a file of it that is to leave when they are saved. */
    query: z.strictObject({ question_id: id, year: year.optional(), replaces: id.optional() }),
    /** The ids to save with the answer, by the names the files were given. */
    response: z.object({ names: z.record(z.string(), z.string()) }),
  }),
  "survey.download": row({
    service: "survey",
    method: "GET",
    path: "/download/:type",
    right: "read",
    /** Of an attachment its id; the address is valid for five minutes. */
    query: z.strictObject({ filename: text(255) }),
    response: z.object({ downloadUrl: z.string() }),
  }),
  /** The bytes behind a download address, for whoever holds it while it is valid. */
  "survey.file": row({
    service: "survey",
    method: "GET",
    path: "/files/:token",
    right: "public",
    file: true,
    extension: true,
  }),
};
