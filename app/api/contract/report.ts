import { z } from "zod";
import { RUNGS } from "~/domain/benchmark/cells";
import { extension, extensionOr, extensions } from "../extension";
import { row } from "../row";
import { companySize, text, yearQuery } from "./wire";

/** The number of companies, inclusive; exact if both ends are equal, as they are from twenty on. */
export const companies = z.object({ from: z.number().int(), to: z.number().int() });

/**
 * Percents of the companies in the buckets 0, 1-30, 31-70, 71-100; together 100. Whole ones from twenty companies on, in
 * steps of ten or twenty below.
 */
const distribution = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()]);

const figures = z.object({
  /** Whole percent; null if fewer than five companies have a value, and for an example. */
  average: z.number().int().nullable(),
  distribution: distribution.nullable(),
  /** The companies that the figures are about; null for an example. */
  numberOfCompanies: extensionOr(companies.nullable(), null),
  /** At least the middle half of the companies has a score from `from` to `to`, in steps of five; null below ten companies. */
  middle: extension(z.object({ from: z.number().int(), to: z.number().int() }).nullable()),
});

const named = z.object({ id: z.string(), label: z.string() });

/** The companies that the figures are about (D10): the traits they share. */
export const population = z.object({
  rung: z.enum(RUNGS),
  sector: named.nullable(),
  macrosector: named.nullable(),
  companySize: companySize.nullable(),
  /** True if the population is wider than the selected one. */
  widened: z.boolean(),
});

const gap = figures.extend({
  /** Null for an example. */
  population: extension(population.nullable()),
  /** There are too few companies: the distributions are the placeholders of spec §9. */
  example: extension(z.boolean()),
});
export const partFigures = figures.extend({ id: z.string() });

/** Whole percent of the points that the company can earn on these questions. */
const percent = z.number().int();

/** A class that is not complete, compared on the questions that the company has answered (D3). */
const sameQuestions = z.object({
  /** The scored questions it has answered, and how many more a comparison needs. */
  answered: z.number().int(),
  missing: z.number().int(),
  /** Null with too few questions, or where too few of them were answered by five companies. */
  compared: z
    .object({
      questions: z.number().int(),
      /** Answered by the company, but by fewer than five others: on neither side. */
      leftOut: z.number().int(),
      /** How many companies answered one of the questions: from the rarest to the most frequent one. */
      numberOfCompanies: companies,
      population,
      own: percent,
      average: percent,
      /** Null where the area has too few of the questions. */
      areas: z.array(
        z.object({
          id: z.string(),
          questions: z.number().int().nullable(),
          own: percent.nullable(),
          average: percent.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type SameQuestions = z.infer<typeof sameQuestions>;

export const levelGap = gap.extend({
  areas: z.array(partFigures),
  /** Null for a class that is complete. */
  sameQuestions: extension(sameQuestions.nullable()),
});

export const benchmark = z.object({
  /** As selected: an ATECO division, or a section letter; null = all. */
  referenceSector: z.string().nullable(),
  companySize: companySize.nullable(),
  /** Of a population below twenty, the least that it may be: `companies` has the most. */
  numberOfCompanies: z.number().int().nullable(),
  gapAnalysis: z.object({ start_small: levelGap, graduate: levelGap, master: levelGap }),
  ...extensions({
    year: z.number(),
    companies: companies.nullable(),
    /** The potential with its sections. */
    competitiveness: gap.extend({ sections: z.array(partFigures) }),
    /** The populations of the company's own kind that have at least five companies, the closest first. */
    populations: z.array(population.extend({ numberOfCompanies: companies })),
    /** The companies are invented. */
    demo: z.boolean(),
  }),
});

/** In whole percent; near the ends only that it is so little, or so much. */
const shownShare = z.object({
  percent: z.number().int(),
  bound: z.enum(["at_most", "at_least"]).nullable(),
});

const peersAnswers = z.object({
  questionId: z.string(),
  population,
  numberOfCompanies: companies,
  options: z.array(z.object({ element: z.string(), value: z.string(), share: shownShare })),
});
export type PeersAnswers = z.infer<typeof peersAnswers>;

export const report = {
  /** What other companies answered to the questions of a page that the company has answered itself. */
  "report.peers": row({
    service: "report",
    method: "GET",
    path: "/peers/:id",
    extension: true,
    query: yearQuery,
    response: z.object({ year: z.number().int(), questions: z.array(peersAnswers) }),
  }),
  /**
   * Without `sector` and `size` the company is compared with companies of its own kind; without
   * `version`, another one, by the answers of its draft.
   */
  "report.benchmark": row({
    service: "report",
    method: "GET",
    path: "/benchmark",
    query: yearQuery.extend({
      /** An ATECO division ("25"), a section letter ("C"), or "all". */
      sector: extension(text(3)),
      size: extension(z.union([companySize, z.literal("all")])),
      version: extension(z.enum(["draft", "public"])),
    }),
    response: benchmark,
  }),
};
