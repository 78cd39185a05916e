import { z } from "zod";
import { row } from "../row";
import { surveyOverview } from "./overview";
import { instant, year, yearQuery } from "./wire";

export const issuedVersion = z.object({
  id: z.string(),
  publicationDate: instant,
  /** Extensions: further facts about each card. */
  expiresAt: instant.optional(),
  status: z.enum(["valid", "expired", "replaced"]).optional(),
  certification: z
    .object({ level: z.number(), date: instant, body: z.string().nullable(), dataAsOf: instant.optional() })
    .optional(),
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
          /** Extensions. */
          revision: z.number().optional(),
          updatedAt: instant.nullable().optional(),
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
    /** Extensions; spec §7 has no body. */
    body: z
      .strictObject({
        /** The draft's revision that the confirm page showed; 409 if it has changed since (D4). */
        revision: z.number().int().min(0).optional(),
        /** Whether the person ticked the declaration: false is refused, true is sealed in the version. */
        declared: z.boolean().refine(Boolean, "declaration_missing").optional(),
      })
      .optional(),
    response: z.object({ versionId: z.string(), issuedAt: instant, expiresAt: instant }),
  }),
};
