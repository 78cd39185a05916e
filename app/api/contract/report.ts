import { z } from "zod";
import { RUNGS } from "~/domain/benchmark/cells";
import { row } from "../row";
import { companySize, text, yearQuery } from "./wire";

/** How many companies, inclusive; exact where both are equal, which they are from twenty on. */
const companies = z.object({ from: z.number().int(), to: z.number().int() });

/** Whole percents of the companies in the buckets 0, 1-30, 31-70, 71-100; together 100. */
const distribution = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()]);

const figures = z.object({
  /** Whole percent; null where fewer than five companies have a value, and beside an example. */
  average: z.number().int().nullable(),
  distribution: distribution.nullable(),
  numberOfCompanies: companies.nullable(),
});

const named = z.object({ id: z.string(), label: z.string() });

/** Whom the figures are about (D10): the traits that these companies share. */
const population = z.object({
  rung: z.enum(RUNGS),
  sector: named.nullable(),
  macrosector: named.nullable(),
  companySize: companySize.nullable(),
  /** These are not only the companies that were asked for. */
  widened: z.boolean(),
});

const gap = figures.extend({
  /** Null beside an example. An extension. */
  population: population.nullish(),
  /** There are too few companies: the distributions are the placeholders of spec §9. An extension. */
  example: z.boolean().optional(),
});
const part = figures.extend({ id: z.string() });
const levelGap = gap.extend({ areas: z.array(part) });

const benchmark = z.object({
  year: z.number(),
  /** As asked for: an ATECO division, or a section letter; null = all. */
  referenceSector: z.string().nullable(),
  companySize: companySize.nullable(),
  numberOfCompanies: companies.nullable(),
  gapAnalysis: z.object({ start_small: levelGap, graduate: levelGap, master: levelGap }),
  /** The potential with its sections. An extension, like what follows. */
  competitiveness: gap.extend({ sections: z.array(part) }).optional(),
  /** The companies were made up. */
  demo: z.boolean().optional(),
});
export type Benchmark = z.infer<typeof benchmark>;

export const report = {
  /** The companies asked for are the caller's own kind, unless `sector` and `size`, extensions, say otherwise. */
  "report.benchmark": row({
    service: "report",
    method: "GET",
    path: "/benchmark",
    right: "read",
    query: yearQuery.extend({
      /** An ATECO division ("25"), a section letter ("C"), or "all". */
      sector: text(3).optional(),
      size: z.union([companySize, z.literal("all")]).optional(),
    }),
    response: benchmark,
  }),
};
