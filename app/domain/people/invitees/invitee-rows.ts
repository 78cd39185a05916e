import type { Issue } from "../../issues";
import { type Profile, PROFILES } from "../rights";
import type { Permission, Roles } from "../roles";
import { type CsvRow, readCsv } from "./csv";

/** The most rows of a list of people. */
export const MOST_INVITEES = 1000;

/** The most bytes of its file. */
export const INVITEES_LIMIT = 1_000_000;

const COLUMNS = ["email", "name", "surname", "roles", "permission"] as const;
export type InviteeColumn = (typeof COLUMNS)[number];
export type InviteeRole = Profile | "company_admin";

/** The words of each column, role and permission, folded. */
export interface InviteeWords {
  columns: ReadonlyMap<string, InviteeColumn>;
  roles: ReadonlyMap<string, InviteeRole>;
  permissions: ReadonlyMap<string, "read" | "write">;
}

export interface InviteeRow {
  line: number;
  email: string;
  name: string;
  surname: string;
  /** Null where they could not be read. */
  roles: Roles | null;
  /** By column; "" = the whole row. */
  issues: Issue[];
}

/** A word as it is compared: without case, accents and surrounding spaces. */
export const foldedWord = (word: string): string =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The people of a pasted or uploaded list, with what is wrong with the form of each row. */
export function readInvitees(text: string, words: InviteeWords): { rows: InviteeRow[]; count: number } {
  const { rows, count } = readCsv(text, MOST_INVITEES + 1);
  const [first, ...rest] = rows;
  const heading = first ? headingOf(first, words) : null;
  const order = heading ?? COLUMNS;
  const people = (heading ? rest : rows).slice(0, MOST_INVITEES);
  return { rows: people.map((row) => inviteeOf(row, order, words)), count: heading ? count - 1 : count };
}

/** The column of each cell when a row names columns; null when it is a person. */
function headingOf({ cells }: CsvRow, { columns }: InviteeWords): (InviteeColumn | null)[] | null {
  const named = cells.map((cell) => columns.get(foldedWord(cell)) ?? null);
  return named.includes("email") ? named : null;
}

/** What a spreadsheet would calculate. */
const FORMULA = /^[=+\-@\t\r]/;

function inviteeOf(
  { line, cells, isOpen }: CsvRow,
  order: readonly (InviteeColumn | null)[],
  words: InviteeWords,
): InviteeRow {
  const cellOf = (column: InviteeColumn) => (cells[order.indexOf(column)] ?? "").trim();
  const [email, name, surname] = [cellOf("email"), cellOf("name"), cellOf("surname")];
  const shown = {
    line,
    email: email.slice(0, 254),
    name: name.slice(0, 200),
    surname: surname.slice(0, 200),
  };
  const whole = rowIssue(cells, order, isOpen);
  if (whole) return { ...shown, roles: null, issues: [{ path: "", code: whole }] };
  const issues: Issue[] = COLUMNS.filter((column) => FORMULA.test(cellOf(column))).map((path) => ({
    path,
    code: "formula_cell",
  }));
  const given = rolesOf(cellOf("roles"), cellOf("permission"), words);
  const known = new Set(issues.map(({ path }) => path));
  issues.push(...given.issues.filter(({ path }) => !known.has(path)));
  return { ...shown, roles: issues.length > 0 ? null : given.roles, issues };
}

function rowIssue(
  cells: readonly string[],
  order: readonly (InviteeColumn | null)[],
  isOpen: boolean,
): string | null {
  if (isOpen) return "csv_open_quote";
  if (cells.filter((cell) => cell.trim() !== "").length < 3) return "csv_few_columns";
  return cells.slice(order.length).some((cell) => cell.trim() !== "") ? "csv_many_columns" : null;
}

/** The most words of a cell that are looked at. */
const MOST_ROLES = 20;

function rolesOf(
  rolesCell: string,
  permissionCell: string,
  words: InviteeWords,
): { roles: Roles; issues: Issue[] } {
  const typed = rolesCell.split(/[\s,;+/|]+/, MOST_ROLES).filter(Boolean);
  const unknown = typed.find((word) => !words.roles.has(foldedWord(word)));
  const permission = permissionCell === "" ? "read" : words.permissions.get(foldedWord(permissionCell));
  const issues: Issue[] = [];
  if (typed.length === 0) issues.push({ path: "roles", code: "mandatory_field" });
  if (unknown !== undefined) {
    issues.push({ path: "roles", code: "csv_unknown_role", params: { word: unknown.slice(0, 40) } });
  }
  if (permission === undefined) issues.push({ path: "permission", code: "csv_unknown_permission" });
  const named = new Set(typed.map((word) => words.roles.get(foldedWord(word))));
  const given: Permission = { read: true, write: permission === "write" };
  const profiles = PROFILES.map((name) => [name, named.has(name) ? given : { read: false, write: false }]);
  return {
    roles: {
      isAdmin: named.has("company_admin"),
      profiles: Object.fromEntries(profiles) as Roles["profiles"],
    },
    issues,
  };
}
