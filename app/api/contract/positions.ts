import { z } from "zod";
import { row } from "../row";
import { instant, text, year } from "./wire";

export const POSITION_NAME = 80;

/** Given by hand. */
export const positionName = text(POSITION_NAME);

const archiveRow = z.object({
  kind: z.enum(["version", "position"]),
  id: z.string(),
  year,
  savedAt: instant,
  /** Why it was saved. */
  type: z.enum(["manual", "before_restore", "published"]),
  status: z.enum(["ready_save", "waiting_documents", "waiting_validation"]),
  /** Given by hand; null for those that were saved by themselves. */
  name: z.string().nullable(),
  /** "Name Surname"; null when the account is gone, or for a version. */
  savedBy: z.string().nullable(),
  /** Answers that say something; null for a version. */
  given: z.number().nullable(),
  /** Of a position: what its renaming and removing stand on. */
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
  /** Everything that keeps a restore of it off; none = it is on. Null = it is not offered there. */
  restore: z.array(z.string()).nullable(),
});
export type ArchiveRow = z.infer<typeof archiveRow>;

/** Everything that was saved or issued, and positions saved by hand; spec §7 has no call for it. */
export const positions = {
  "survey.archive": row({
    service: "survey",
    method: "GET",
    path: "/esg/archive",
    right: "read",
    extension: true,
    /** Of every year, newest first. */
    response: z.object({
      currentYear: year,
      /** What keeps every restore into the draft off now; none = they are on. */
      refusals: z.array(z.string()),
      rows: z.array(archiveRow),
      /** What companies of the same group let this one copy from, of the current year. */
      group: z.array(
        z.object({
          companyId: z.string(),
          companyName: z.string(),
          versions: z.array(z.object({ id: z.string(), issuedAt: instant })),
        }),
      ),
    }),
  }),
  /** Of the current draft as it is now. */
  "survey.savePosition": row({
    service: "survey",
    method: "POST",
    path: "/esg/positions",
    right: "write",
    extension: true,
    body: z.strictObject({ name: positionName }),
    /** The name as it is kept. */
    response: z.object({ id: z.string(), name: z.string() }),
  }),
  "survey.renamePosition": row({
    service: "survey",
    method: "PUT",
    path: "/esg/positions/:id",
    right: "write",
    extension: true,
    body: z.strictObject({ name: positionName, revision: z.number().int().min(0) }),
    response: z.object({ name: z.string() }),
  }),
  "survey.removePosition": row({
    service: "survey",
    method: "DELETE",
    path: "/esg/positions/:id",
    right: "write",
    extension: true,
    query: z.strictObject({ revision: z.coerce.number().int().min(0) }),
  }),
};
