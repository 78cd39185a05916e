import { z } from "zod";
import { row } from "../row";
import { reference } from "./question";
import { companies, population } from "./report";
import { openQuestion } from "./scoring";
import { instant, text, year, yearQuery } from "./wire";

/** Canonical decimals; null = without end on that side. The upper end is not inside. */
const interval = z.object({ from: z.string().nullable(), to: z.string().nullable() });

const input = z.object({
  /** What the datum is, in words of the question; null for one of the registry. */
  label: z.string().nullable(),
  registry: z.enum(["employees", "workforce", "turnover"]).nullable(),
  question: openQuestion.nullable(),
  /** A canonical decimal; null while it is not given. */
  value: z.string().nullable(),
  unit: z.string().nullable(),
  optional: z.boolean(),
});

const indicator = z.object({
  id: z.string(),
  area: z.string(),
  name: z.string(),
  /** The computation in words. */
  formula: z.string(),
  unit: z.string(),
  /** When it does not apply. */
  exception: z.string().nullable(),
  sources: z.array(reference),
  /** "not_asked": not given, and the source does not ask so small a company. "of_nothing": divided by 0. */
  state: z.enum(["computed", "of_nothing", "not_applicable", "not_asked", "missing"]),
  /** A canonical decimal, rounded; only of a computed one. */
  value: z.string().nullable(),
  inputs: z.array(input),
  /** By the newest card of each earlier year, the newest year first. */
  earlier: z.array(z.object({ year, value: z.string() })),
  /** Where other companies lie; null where fewer than five have the figure, and where it is not compared. */
  others: z
    .object({
      population,
      numberOfCompanies: companies,
      median: interval,
      /** At least the middle half; null below ten companies. */
      middle: interval.nullable(),
    })
    .nullable(),
});
export type IndicatorView = z.infer<typeof indicator>;

export const indicators = {
  /** Figures computed from answers and registry, of the draft or of a version. */
  "report.indicators": row({
    service: "report",
    method: "GET",
    path: "/indicators",
    extension: true,
    query: yearQuery.extend({ version: text(40).optional() }),
    response: z.object({
      year,
      /** When the version was issued; null for the draft. */
      issuedAt: instant.nullable(),
      indicators: z.array(indicator),
    }),
  }),
};
