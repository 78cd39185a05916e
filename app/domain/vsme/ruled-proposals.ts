import { multiply } from "../decimal";
import { addressLine } from "./addresses";
import type { RowRule, Table } from "./datum";
import { numberIn } from "./number-in";
import { substanceMember } from "./substances";
import type { Proposal, TemplateValues } from "./template-values";
import { truthIn } from "./truth-in";
import { UNIT_FACTORS } from "./unit-factors";

interface Read {
  values: TemplateValues;
  words: { keys: Readonly<Record<string, string>> };
}

interface ReadRow {
  range: string;
  down: number;
  /** By the columns of the question. */
  cells: Readonly<Record<string, string>>;
}

/** A table of the template as rows of its question: all of them, or none where one cannot be read without a guess. */
export function ruledProposals(table: Table, by: RowRule, read: Read): Proposal[] {
  const found = rowsIn(table, by, read);
  if (found === null || found.length > table.rows.length) return [];
  const rows = found.flatMap(({ range, down, cells }, index) =>
    Object.entries(cells).map(([column, value]) => ({
      question: table.question,
      element: `${table.rows[index]}.${column}`,
      value,
      isNumber: NUMBERS.has(column),
      place: read.values.place(range, down),
    })),
  );
  const [first] = rows;
  if (by.kind !== "nature_sites" || !first) return rows;
  const { question, choice } = by.opener;
  return [{ ...first, question, element: "value", value: choice, isNumber: false }, ...rows];
}

const NUMBERS = new Set(["quantita", "aria", "acqua", "suolo", "superficie"]);

function rowsIn(table: Table, by: RowRule, read: Read): ReadRow[] | null {
  switch (by.kind) {
    case "wastes":
      return wastesIn(table, read);
    case "pollutants":
      return pollutantsIn(table, by, read);
    case "nature_sites":
      return natureSitesIn(table, by, read);
  }
}

/** Each filled row by this reader; null as soon as it cannot read one. */
function eachRow(
  table: Table,
  { values, words }: Read,
  read: (key: string | number | boolean | null, down: number) => ReadRow[] | null,
): ReadRow[] | null {
  const ranges = table.columns.map(({ name }) => name).filter((name) => words.keys[name] !== undefined);
  const [first = ""] = ranges;
  const key = words.keys[first] ?? "";
  const found: ReadRow[] = [];
  for (let down = 0; down < values.rows(first); down++) {
    const about = values.at(key, down);
    const isFilled = ranges.some((name) => {
      const value = values.at(name, down);
      return value !== null && value !== false;
    });
    if (about === null && !isFilled) continue;
    const rows = about === null ? null : read(about, down);
    if (rows === null) return null;
    found.push(...rows);
  }
  return found;
}

const rangeOf = ({ columns }: Table, cell: string): string =>
  columns.find(({ read }) => read.kind === "ruled" && read.cell === cell)?.name ?? "";

const LISTED = /^(\d\d \d\d \d\d) - (Hazardous|Non-Hazardous) - /;

/** What is told in cubic metres has no place in the question. */
function wastesIn(table: Table, read: Read): ReadRow[] | null {
  const { values } = read;
  const [recovered, disposed] = [rangeOf(table, "recovered"), rangeOf(table, "disposed")];
  return eachRow(table, read, (about, down) => {
    const [, code, kind] = LISTED.exec(String(about).trim()) ?? [];
    if (code === undefined) return null;
    const codice = `${code}${kind === "Hazardous" ? "*" : ""}`;
    const ways = [
      [recovered, "recupero"],
      [disposed, "smaltimento"],
    ] as const;
    const told = ways.filter(([range]) => values.at(range, down) !== null);
    const rows = told.flatMap(([range, destinazione]) => {
      const factor = UNIT_FACTORS[String(values.at(`${range}_unit`, down))];
      const quantita = factor === undefined ? null : numberIn(values.at(range, down), factor);
      return quantita === null ? [] : [{ range, down, cells: { codice, quantita, destinazione } }];
    });
    return rows.length === 0 || rows.length < told.length ? null : rows;
  });
}

const KILOGRAMS = "1000";

function pollutantsIn(table: Table, by: RowRule & { kind: "pollutants" }, read: Read): ReadRow[] | null {
  const { values } = read;
  const air = rangeOf(table, "air");
  return eachRow(table, read, (about, down) => {
    const nome = by.names[substanceMember(String(about), by.members) ?? ""];
    if (nome === undefined) return null;
    const media = [
      ["aria", air],
      ["acqua", rangeOf(table, "water")],
      ["suolo", rangeOf(table, "soil")],
    ] as const;
    const told = media.filter(([, range]) => values.at(range, down) !== null);
    const released = told.flatMap(([column, range]) => {
      const tonnes = UNIT_FACTORS[String(values.at(`${range}_unit`))];
      const amount =
        tonnes === undefined ? null : numberIn(values.at(range, down), multiply(tonnes, KILOGRAMS));
      return amount === null ? [] : [[column, amount] as const];
    });
    return released.length === 0 || released.length < told.length
      ? null
      : [{ range: air, down, cells: { nome, ...Object.fromEntries(released) } }];
  });
}

/** Where a site is in the area and near it at once, or neither, the file does not say which. */
function natureSitesIn(
  table: Table,
  { list }: RowRule & { kind: "nature_sites" },
  read: Read,
): ReadRow[] | null {
  const { values } = read;
  const area = rangeOf(table, "area");
  const factor = UNIT_FACTORS[String(values.at(`${area}_unit`))];
  const [street = "", postcode = "", city = ""] = ["street", "postcode", "city"].map(
    (part) =>
      list.columns.find((column) => column.read.kind === "addressPart" && column.read.part === part)?.name,
  );
  return eachRow(table, read, (about, down) => {
    const row = Number(numberIn(about) ?? Number.NaN) - 1;
    const textAt = (range: string) => String(values.at(range, row) ?? "").trim();
    const isInside = truthIn(values.at(rangeOf(table, "inside"), down)) === true;
    const isNear = truthIn(values.at(rangeOf(table, "near"), down)) === true;
    const superficie = factor === undefined ? null : numberIn(values.at(area, down), factor);
    if (!Number.isInteger(row) || row < 0 || row >= values.rows(street)) return null;
    if (superficie === null || isInside === isNear || textAt(street) === "") return null;
    const luogo = addressLine({ street: textAt(street), postcode: textAt(postcode), city: textAt(city) });
    return [{ range: area, down, cells: { luogo, posizione: isInside ? "dentro" : "confine", superficie } }];
  });
}
