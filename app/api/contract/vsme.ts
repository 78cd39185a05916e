import { z } from "zod";
import { DISCLOSURES } from "~/domain/vsme/fact";
import { GAPS } from "~/domain/vsme/ruled-row";
import { row } from "../row";
import { year, yearQuery } from "./wire";

const module = z.enum(["basic", "comprehensive"]);

const value = z.object({
  /** The column of a table; null for a single datum. */
  label: z.string().nullable(),
  /** The row of a table: its number, or the country it is about. */
  row: z.string().nullable(),
  kind: z.enum(["number", "percent", "boolean", "text"]),
  /** A canonical decimal, "true" or "false", or words. */
  value: z.string(),
  unit: z.string().nullable(),
});

const line = z.object({
  name: z.string(),
  point: z.string(),
  label: z.string(),
  need: z.enum(["always", "applicable", "optional"]),
  state: z.enum(["answered", "omitted", "not_material", "missing"]),
  /** The company's own words on why it does not apply. */
  reason: z.string().nullable(),
  /** Why a table with answers is missing. */
  gap: z.enum(GAPS).nullable(),
  /** Null for data of the registry. */
  question: z.object({ id: z.string(), milestone: z.string(), level: z.string() }).nullable(),
  values: z.array(value),
});

const vsmeReport = z.object({
  year,
  company: z.string(),
  module,
  sections: z.array(z.object({ disclosure: z.enum(DISCLOSURES), title: z.string(), lines: z.array(line) })),
  /** The number of facts that every form states. */
  facts: z.number().int(),
  /** Whether the company has a number by which the digital template knows it. */
  hasTemplateIdentifier: z.boolean(),
  /** The names for `survey.download` of the type "vsme"; no template where the provider gives none. */
  files: z.object({
    json: z.string(),
    inline: z.string(),
    pdf: z.string(),
    template: z.string().nullable(),
  }),
});
export type VsmeReport = z.infer<typeof vsmeReport>;

/** The report by the European standard for small companies, from the answers of a year. */
export const vsme = {
  "report.vsme": row({
    service: "report",
    method: "GET",
    path: "/vsme/:version",
    query: yearQuery.extend({ module: module.optional() }),
    response: vsmeReport,
    extension: true,
  }),
  /** Fills a copy of the official digital template, uploaded as `file`; the name is for `survey.download` of "vsme". */
  "report.vsmeFill": row({
    service: "report",
    method: "POST",
    path: "/vsme/:version/template",
    query: yearQuery.extend({ module: module.optional() }),
    multipart: 1,
    response: z.object({ filename: z.string() }),
    extension: true,
  }),
};
