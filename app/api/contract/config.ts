import { z } from "zod";
import { API_VERSIONS } from "~/domain/periods";
import { COMPANY_IDENTIFIERS } from "~/domain/company/registry-rules";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { extension } from "../extension";
import { row } from "../row";
import { editionFacts, referenceSource } from "./question";
import { companySize, text, yearQuery } from "./wire";

const option = z.object({ id: z.string(), label: z.string() });
const apiVersion = z.enum(API_VERSIONS);
const documentOf = <Entry extends z.ZodType>(name: string, entry: Entry) =>
  row({ service: "config", method: "GET", path: `/${name}`, fixed: true, response: z.array(entry) });
const document = (name: string) => documentOf(name, option);

/** With a label for each language, where the server has them. */
const labelled = option.extend({ labels: z.record(z.string(), z.string()).optional() });

/** A milestone of one API version, and those of the next one that ask what it asked; none where nothing does. */
const mappedMilestone = option.extend({
  apiVersion,
  to: z.array(option.extend({ apiVersion })),
});

/** Whole points of each area; together 100. */
const areaWeights = { environment: z.number(), social: z.number(), governance: z.number() };

/** The content that the scoring of the newest questionnaire uses (D3). */
const scoringMethod = z.object({
  classes: z.array(z.object({ id: z.string(), scored: z.number(), unscored: z.number() })),
  areas: z.array(
    z.object({
      id: z.string(),
      milestones: z.array(
        option.extend({
          /** Of the classes in their order: hundredths of a percent of the area, and its scored questions. */
          classes: z.array(z.object({ share: z.number().int(), scored: z.number().int() })),
        }),
      ),
    }),
  ),
  /** In order: the first row that matches counts; null = all the others. */
  weights: z.array(
    z.object({
      macrosectors: z.array(option).nullable(),
      sizes: z.array(companySize).nullable(),
      ...areaWeights,
      reason: z.string(),
    }),
  ),
  /** One answer followed to its points, in hundredths, with the first row of weights. */
  example: z
    .object({
      area: z.string(),
      areaPoints: z.number(),
      topic: z.string(),
      share: z.number(),
      shares: z.number(),
      topicPoints: z.number(),
      prompt: z.string(),
      weight: z.number(),
      weights: z.number(),
      points: z.number(),
      percent: z.number(),
      earned: z.number(),
    })
    .nullable(),
  redLines: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Points of 100. */
      cap: z.number(),
      reason: z.string(),
      source: z.string(),
      wayOut: z.string(),
    }),
  ),
});
export type ScoringMethod = z.infer<typeof scoringMethod>;

/** A table of the published method; its columns are part of the format (D3). */
const methodTable = z.object({
  id: z.enum(METHOD_TABLES),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

const bankReading = z.object({ priority: z.number(), name: z.string(), draft: z.array(z.string()) });

/** The standards and laws that references lead to, edition by edition. */
const sources = z.object({
  editions: z.array(
    z.object({
      ...editionFacts,
      source: referenceSource,
      title: z.string(),
      issuer: z.string(),
      /** Id, and name with edition. */
      replacedBy: option.nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** The points of the newest dialogue with banks; two readings where the sources do not agree. */
  bankItems: z.array(z.object({ point: z.string(), readings: z.array(bankReading) })),
});
export type Sources = z.infer<typeof sources>;

/**
 * Single configuration documents, which every signed-in user may read; nations and provinces also before sign-in
 * (registration).
 */
export const config = {
  "config.nations": row({
    service: "config",
    method: "GET",
    path: "/nations",
    fixed: true,
    response: z.array(z.object({ id: z.string(), label: z.string(), isEu: z.boolean() })),
  }),
  "config.nationsIdentifiers": row({
    service: "config",
    method: "GET",
    path: "/nations_identifiers",
    fixed: true,
    response: z.array(
      z.object({
        id: z.string(),
        identifier: z.enum(COMPANY_IDENTIFIERS),
        /** Registers in which its companies have a number (`nationalIdType`). */
        registers: extension(z.array(option)),
      }),
    ),
  }),
  "config.provinces": row({
    service: "config",
    method: "GET",
    path: "/provinces",
    fixed: true,
    extension: true,
    response: z.array(option),
  }),
  "config.locales": document("locales"),
  "config.sectors": documentOf("sectors", labelled),
  "config.surveyLevels": documentOf("survey_levels", option.extend({ order: z.number().int().optional() })),
  "config.milestones": documentOf("milestones", labelled),
  "config.milestonesMapping": documentOf("milestones_mapping", mappedMilestone),
  "config.questionStatus": document("dynamicData/question_status"),
  "config.scoringMethod": row({
    service: "config",
    method: "GET",
    path: "/scoring_method",
    fixed: true,
    extension: true,
    response: scoringMethod,
  }),
  "config.scoringMethodTable": row({
    service: "config",
    method: "GET",
    path: "/scoring_method/:table",
    fixed: true,
    extension: true,
    response: methodTable,
  }),
  "config.sources": row({
    service: "config",
    method: "GET",
    path: "/sources",
    extension: true,
    response: sources,
  }),
  "config.esgArea": row({
    service: "config",
    method: "GET",
    path: "/esg_config/:area",
    query: yearQuery.extend({ version: text(3).optional() }),
    response: z.object({ id: z.string(), label: z.string(), milestones: z.array(option) }),
  }),
};
