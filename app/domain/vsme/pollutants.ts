import { add } from "../decimal";
import type { CompanyData } from "./company-data";
import type { RowRule, Table } from "./datum";
import { givenRows } from "./given-rows";
import type { RuledRows } from "./ruled-row";
import { substanceMember } from "./substances";

type Pollutants = RowRule & { kind: "pollutants" };

const MEDIA = { aria: "air", acqua: "water", suolo: "soil" } as const;
type Medium = (typeof MEDIA)[keyof typeof MEDIA];
const COLUMNS = ["nome", "aria", "acqua", "suolo"] as const;

/** Releases of substances to air, water and soil, in kilograms; a substance that stands twice is added up. */
export function pollutantRows(
  table: Pick<Table, "question" | "rows">,
  { members }: Pollutants,
  data: CompanyData,
): RuledRows {
  const amounts = new Map<string, Partial<Record<Medium, string>>>();
  for (const { nome, ...media } of givenRows(table, COLUMNS, data)) {
    const released = Object.entries(MEDIA).flatMap(([column, medium]) => {
      const amount = media[column as keyof typeof MEDIA];
      return amount === null ? [] : [[medium, amount] as const];
    });
    if (nome === null || released.length === 0) return { gap: "incomplete_rows" };
    const member = substanceMember(nome, members);
    if (member === null) return { gap: "unknown_pollutant" };
    const known = amounts.get(member) ?? {};
    for (const [medium, amount] of released) known[medium] = add(known[medium] ?? "0", amount);
    amounts.set(member, known);
  }
  return {
    rows: [...amounts].map(([member, cells]) => ({
      place: { member: { axis: "vsme:TypeOfPollutantAxis", of: member } },
      cells,
    })),
  };
}
