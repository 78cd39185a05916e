import { add, compare, sum } from "../decimal";
import type { CompanyData } from "./company-data";
import type { RowRule, Table } from "./datum";
import { givenRows } from "./given-rows";
import type { RuledRows } from "./ruled-row";

type Wastes = RowRule & { kind: "wastes" };

/** What becomes of a waste, by the choices of the question. */
const WAYS = { recupero: "recovered", smaltimento: "disposed" } as const;
type Way = keyof typeof WAYS;
const isWay = (id: string): id is Way => id in WAYS;

const HAZARDOUS = /^waste:W-\d{6}-Hazardous-/;

/** The member of a code of six digits; null for a code that is none, or whose asterisk the list does not have. */
export function wasteMember(written: string, members: Wastes["members"]): string | null {
  const member = members[written.replace(/\D/g, "")];
  if (member === undefined) return null;
  return written.includes("*") && !HAZARDOUS.test(member) ? null : member;
}

/** A code as forms write it: "15 01 10*". */
export function wasteCode(member: string): string | null {
  const [, ...digits] = /^waste:W-(\d\d)(\d\d)(\d\d)-/.exec(member) ?? [];
  return digits.length === 0 ? null : `${digits.join(" ")}${HAZARDOUS.test(member) ? "*" : ""}`;
}

/**
 * Waste by code, in tonnes. The digital template makes the totals of the report out of these rows, so they are told
 * where they come to what the company declares in total.
 */
export function wasteRows(
  table: Pick<Table, "question" | "rows">,
  { members, totals }: Wastes,
  data: CompanyData,
): RuledRows {
  const amounts = new Map<string, Partial<Record<(typeof WAYS)[Way], string>>>();
  for (const { codice, quantita, destinazione } of givenRows(table, COLUMNS, data)) {
    if (codice === null || quantita === null || destinazione === null || !isWay(destinazione))
      return { gap: "incomplete_rows" };
    const member = wasteMember(codice, members);
    if (member === null) return { gap: "unknown_waste" };
    const way = WAYS[destinazione];
    const known = amounts.get(member) ?? {};
    amounts.set(member, { ...known, [way]: add(known[way] ?? "0", quantita) });
  }
  const rows = [...amounts].map(([member, { recovered, disposed }]) => ({
    place: { member: { axis: "vsme:TypeOfWasteAxis", of: member } },
    cells: {
      ...(recovered === undefined ? {} : { recovered }),
      ...(disposed === undefined ? {} : { disposed }),
      total: add(recovered ?? "0", disposed ?? "0"),
    },
  }));
  const totalOf = (some: typeof rows) => sum(some.map(({ cells }) => cells.total));
  const hazardous = rows.filter(({ place }) => HAZARDOUS.test(place.member.of));
  const agrees = (declared: string | null, told: string) =>
    declared === null || compare(declared, told) === 0;
  const isWhole =
    agrees(data.element(totals.question, totals.all), totalOf(rows)) &&
    agrees(data.element(totals.question, totals.hazardous), totalOf(hazardous));
  return rows.length === 0 || isWhole ? { rows } : { gap: "waste_sums" };
}

const COLUMNS = ["codice", "quantita", "destinazione"] as const;
