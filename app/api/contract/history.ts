import { z } from "zod";
import { extension, extensionOr } from "../extension";
import { row } from "../row";
import { surveyOverview } from "./overview";
import { instant, year, yearQuery } from "./wire";

export const issuedVersion = z.object({
  id: z.string(),
  publicationDate: instant,
  expiresAt: extension(instant),
  status: extension(z.enum(["valid", "expired", "replaced"])),
  certification: extension(
    z.object({ level: z.number(), date: instant, body: z.string().nullable(), dataAsOf: instant.optional() }),
  ),
});

/** The issued versions, and the calls that issue or restore one. */
export const history = {
  "survey.history": row({
    service: "survey",
    method: "GET",
    path: "/esg/history",
    query: yearQuery,
    response: z.object({
      year,
      versions: z.object({
        draft: z.object({
          publicationDate: instant.nullable(),
          revision: extension(z.number()),
          updatedAt: extension(instant.nullable()),
          isValidationPending: z.boolean(),
          usefulInfo: z.string().nullable(),
          validationDate: instant.nullable(),
          versionValidationStatus: z.number(),
        }),
        public: issuedVersion.nullable(),
        other: z.array(issuedVersion),
      }),
    }),
  }),
  "survey.historyVersion": row({
    service: "survey",
    method: "GET",
    path: "/esg/history/:version",
    query: yearQuery,
    response: surveyOverview,
  }),
  "survey.historyPillar": row({
    service: "survey",
    method: "GET",
    path: "/esg/history/:version/pillars/:pillar",
    query: yearQuery,
    response: surveyOverview,
  }),
  "survey.publish": row({
    service: "survey",
    method: "POST",
    path: "/esg/publish",
    /** Spec §7 has no body. */
    body: z
      .strictObject({
        /** The draft's revision that the confirm page showed; 409 if it has changed since (D4). */
        revision: extension(z.number().int().min(0)),
        /** Whether the person ticked the declaration: false is refused, true is sealed in the version. */
        declared: extension(z.boolean().refine(Boolean, "declaration_missing")),
      })
      .optional(),
    /** All of them empty where the server does not say. */
    response: z.object({
      versionId: extensionOr(z.string(), ""),
      issuedAt: extensionOr(instant, ""),
      expiresAt: extensionOr(instant, ""),
    }),
  }),
};
