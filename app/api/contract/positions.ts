import { z } from "zod";
import { row } from "../row";
import { instant, text, year } from "./wire";

export const POSITION_NAME = 80;

/** Given by a person. */
export const positionName = text(POSITION_NAME);

const archiveRow = z.object({
  kind: z.enum(["version", "position"]),
  id: z.string(),
  year,
  savedAt: instant,
  /** Why it was saved. */
  type: z.enum(["manual", "before_restore", "published"]),
  status: z.enum(["ready_save", "waiting_documents", "waiting_validation"]),
  /** Given by a person; null for a position that was saved automatically. */
  name: z.string().nullable(),
  /** "Name Surname"; null when the account is gone, or for a version. */
  savedBy: z.string().nullable(),
  /** Answers that are not empty; null for a version. */
  given: z.number().nullable(),
  /** Of a position: the revision that renaming and removing it require. */
  revision: z.number(),
  /** Of a version. */
  card: z
    .object({
      status: z.enum(["valid", "expired", "replaced"]),
      expiresAt: instant,
      certification: z.object({
        level: z.number(),
        date: instant,
        body: z.string().nullable(),
        dataAsOf: instant,
      }),
    })
    .nullable(),
  /** All refusals of a restore from it; none = it is enabled. Null = it is not offered there. */
  restore: z.array(z.string()).nullable(),
});
export type ArchiveRow = z.infer<typeof archiveRow>;

/**
 * All issued versions and saved positions, and the calls for positions that a person saves; spec §7 has no call for it.
 */
export const positions = {
  "survey.archive": row({
    service: "survey",
    method: "GET",
    path: "/esg/archive",
    extension: true,
    /** Of every year, newest first. */
    response: z.object({
      currentYear: year,
      /** The refusals of every restore into the draft now; none = restores are enabled. */
      refusals: z.array(z.string()),
      rows: z.array(archiveRow),
      /** Versions of the current year that companies of the same group let this one copy from. */
      group: z.array(
        z.object({
          companyId: z.string(),
          companyName: z.string(),
          versions: z.array(z.object({ id: z.string(), issuedAt: instant })),
        }),
      ),
    }),
  }),
  /** Saves the current draft as it is now. */
  "survey.savePosition": row({
    service: "survey",
    method: "POST",
    path: "/esg/positions",
    extension: true,
    body: z.strictObject({ name: positionName }),
    /** The name as it was stored. */
    response: z.object({ id: z.string(), name: z.string() }),
  }),
  "survey.renamePosition": row({
    service: "survey",
    method: "PUT",
    path: "/esg/positions/:id",
    extension: true,
    body: z.strictObject({ name: positionName, revision: z.number().int().min(0) }),
    /** Another server may leave the new revision out: then the renaming is not undone from its notice. */
    response: z.object({ name: z.string(), revision: z.number().int().optional() }),
  }),
  "survey.removePosition": row({
    service: "survey",
    method: "DELETE",
    path: "/esg/positions/:id",
    extension: true,
    query: z.strictObject({ revision: z.coerce.number().int().min(0) }),
  }),
};
