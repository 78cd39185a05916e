import { addressLine, addressParts } from "./addresses";
import type { CompanyData } from "./company-data";
import type { RowRule, Table } from "./datum";
import { filledRows } from "./filled-rows";
import { givenRows } from "./given-rows";
import type { RuledRows } from "./ruled-row";

type NatureSites = RowRule & { kind: "nature_sites" };

const COLUMNS = ["luogo", "posizione", "superficie"] as const;

/**
 * Sites in or near areas that matter for nature, by their number in the list of sites. A site that is not in that list has
 * its address here, and a number behind the rows of the list.
 */
export function natureSiteRows(
  table: Pick<Table, "question" | "rows">,
  { list }: NatureSites,
  data: CompanyData,
): RuledRows {
  const listed = addressesOf(list, data);
  const taken = new Set<number>();
  let next = list.rows.length + 1;
  const rows: { place: { row: { axis: string; number: number } }; cells: Record<string, string> }[] = [];
  for (const { luogo, posizione, superficie } of givenRows(table, COLUMNS, data)) {
    if (luogo === null || posizione === null || superficie === null) return { gap: "incomplete_rows" };
    const parts = addressParts(luogo);
    const found = listed.indexOf(sameAddress(addressLine(parts))) + 1;
    const isListed = found > 0 && !taken.has(found);
    const number = isListed ? found : next++;
    taken.add(number);
    rows.push({
      place: { row: { axis: "vsme:IdentifierOfSiteTypedAxis", number } },
      cells: {
        ...(isListed ? {} : parts),
        area: superficie,
        inside: String(posizione === INSIDE),
        near: String(posizione !== INSIDE),
      },
    });
  }
  return { rows };
}

const INSIDE = "dentro";

/** The addresses of the list of sites in the order of its numbers. */
const addressesOf = (list: Table, data: CompanyData): string[] =>
  filledRows(list, data).map((row) => {
    const line = data.element(list.question, `${row}.indirizzo`);
    return line === null ? "" : sameAddress(addressLine(addressParts(line)));
  });

const sameAddress = (line: string): string => line.toLowerCase().replace(/\s+/g, " ");
