import { z } from "zod";
import { SHEET_GROUPS } from "~/domain/sheets/groups";
import { SHEETS } from "~/domain/sheets/kinds";
import { READINESS } from "~/domain/sheets/readiness";
import { row } from "../row";
import { answerStatus } from "./overview";
import { editionFacts, referenceSource } from "./question";
import { openQuestion } from "./scoring";
import { instant, text, year, yearQuery } from "./wire";

const line = z.object({ label: z.string().nullable(), value: z.string() });

/** A datum that the reader asks for, with what the company says. */
const item = z.object({
  group: z.enum(SHEET_GROUPS),
  point: z.string(),
  name: z.string(),
  /** When the source asks it; null = always. */
  condition: z.string().nullable(),
  /** Of the bank's document: 1 = asked of micro companies too. */
  priority: z.number().int().nullable(),
  /** The points of the draft of June 2024; none where it is new. Null in a sheet of another source. */
  draft: z.array(z.string()).nullable(),
  /** Where two transcriptions of the source disagree, what each says. */
  readings: z.array(z.object({ name: z.string(), priority: z.number().int(), draft: z.array(z.string()) })),
  /** The module of the voluntary standard. */
  module: z.enum(["basic", "comprehensive"]).nullable(),
  state: z.enum(READINESS),
  /** Why no question asks it. */
  reason: z.string().nullable(),
  answers: z.array(openQuestion.extend({ status: answerStatus, applies: z.boolean(), lines: z.array(line) })),
  figures: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
});
export type SheetItem = z.infer<typeof item>;

const edition = z.object({
  ...editionFacts,
  source: referenceSource,
  title: z.string(),
  note: z.string().nullable(),
});

const sheet = z.object({
  kind: z.enum(SHEETS),
  year,
  companyName: z.string(),
  identifier: z.string().nullable(),
  /** The version and when it was issued; both null for the draft. */
  version: z.string().nullable(),
  issuedAt: instant.nullable(),
  /** The document it answers, the newest first. */
  editions: z.array(edition),
  /** Of a client's request; null for a bank, whose requests have none. */
  cap: z.enum(["lower", "higher", "none"]).nullable(),
  /** Whether the registry says how many people work there. */
  isCapKnown: z.boolean(),
  /** Of its workbook, for `survey.download` of the type that the kind names. */
  filename: z.string(),
  /** Of its PDF, for the type that the kind names with "-pdf" behind it. */
  pdfName: z.string(),
  ready: z.number().int(),
  total: z.number().int(),
  items: z.array(item),
});
export type Sheet = z.infer<typeof sheet>;

export const sheets = {
  /** What a bank or a client asks, answered from the draft or from a version. */
  "report.sheet": row({
    service: "report",
    method: "GET",
    path: "/sheets/:kind",
    extension: true,
    query: yearQuery.extend({ version: text(40).optional() }),
    response: sheet,
  }),
};
