import type { CalendarDate } from "../calendar-date";
import { byCode } from "../text-order";

/** The registers that the company keeps row by row. */
export type KeptRegister = Exclude<RegisterId, "certificates">;

/** Every register that questions read; certificates are entered with their document, on the page of the attestations. */
export const REGISTER_IDS = ["sites", "certificates", "policies", "targets", "figures"] as const;
export type RegisterId = (typeof REGISTER_IDS)[number];

/** The most rows of one register. */
export const MOST_ROWS = 200;

/** One field of a register's rows. Numbers have inclusive bounds; `choices` may be several of the options. */
export type RegisterField = { id: string; required?: true } & (
  | { kind: "text"; maxLength: number; format?: { pattern: RegExp; example: string } }
  | { kind: "date" }
  | { kind: "decimal" | "integer"; unit?: string; min?: string; max?: string }
  | { kind: "year"; min: string; max: string }
  | { kind: "choice" | "choices"; options: readonly string[] }
);

/** A rule across two fields; `code` is the issue at the second one. It concerns only rows that give both. */
export type RowRule =
  /** The second comes after the first: days, or years. */
  | { kind: "after"; fields: readonly [string, string]; code: string }
  /** The second is at most the first. */
  | { kind: "atMost"; fields: readonly [string, string]; code: string }
  /** Where one is given, so is the other. */
  | { kind: "together"; fields: readonly [string, string]; code: string };

export interface Register {
  fields: readonly RegisterField[];
  /** The field by which a row is called in lists and messages. */
  title: string;
  rules?: readonly RowRule[];
  /** No two rows say the same here. */
  unique?: string;
}

/**
 * The given fields of a row as canonical texts: days as "2026-03-31", decimals with a dot, several choices with a space
 * between them.
 */
export type RowValues = Readonly<Record<string, string>>;

export interface RegisterRow {
  id: string;
  values: RowValues;
}

export type RegisterRows = Readonly<Record<RegisterId, readonly RegisterRow[]>>;

export const NO_ROWS: RegisterRows = { sites: [], certificates: [], policies: [], targets: [], figures: [] };

/** What a named function finds in the rows of a register. */
export interface Reading {
  register: RegisterId;
  /** What it may be asked about: a standard, a topic, the first or second row; null: it takes nothing. */
  about: readonly string[] | null;
  /** Its answers where they are few; content translates each into a value of its question. */
  outcomes?: readonly string[];
  /** A canonical value at the end of the fiscal year; null where the rows do not say it. Their order never matters. */
  read(rows: readonly RegisterRow[], reference: CalendarDate, about: string): string | null;
}

/** The options of a field with several choices. */
export const chosenIn = (values: RowValues, field: string): string[] =>
  (values[field] ?? "").split(" ").filter((option) => option !== "");

/** The day by which a year's registers are read. */
export const referenceDate = (fiscalYear: number): CalendarDate => `${fiscalYear}-12-31`;

/** Rows in an order of their own: by these texts, then by id. */
export const inOrderOf = (
  rows: readonly RegisterRow[],
  key: (values: RowValues) => readonly string[],
): RegisterRow[] => {
  const keyed = rows.map((row) => ({ row, key: [...key(row.values), row.id].join("\u0000") }));
  return keyed.sort((a, b) => byCode(a.key, b.key)).map(({ row }) => row);
};

/** Places in an order, from "1", as rows of a question have them. */
export const FIVE_ROWS = ["1", "2", "3", "4", "5"] as const;
