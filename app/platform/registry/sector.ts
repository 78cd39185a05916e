import type { CompanyUpdate } from "~/api/contract/registry";
import { classes } from "~/content/sectors/classes";
import { divisions } from "~/content/sectors/divisions";
import type { CompanyRow } from "../store/companies";
import { changed, NOTHING, refused, together, type SectionChange } from "./section-change";

const sectionOf = new Map(divisions.map(({ code, section }) => [code, section]));
const actionCodes = new Set(classes.map(({ code }) => code));

/** Sector, action and secondary sector. The macrosector follows the sector; an action of another sector is removed. */
export function readSector(row: CompanyRow, update: CompanyUpdate): SectionChange {
  const news = sectorsIn(update).filter((sector) => sector !== (row.sector ?? ""));
  if (new Set(news).size > 1) return refused("referenceSector", "not_acceptable");
  const sector = news[0] ?? row.sector ?? "";
  return together([readMain(row, sector), readAction(row, update, sector), readSecondary(update)]);
}

/** A company shows its sector twice, and a form calls it by a third name: the one that is new counts. */
const sectorsIn = ({ sector, referenceSector, naceData }: CompanyUpdate): string[] =>
  [sector, referenceSector, naceData === null ? "" : naceData?.sector].filter((one) => one !== undefined);

function readMain(row: CompanyRow, sector: string): SectionChange {
  if (sector === (row.sector ?? "")) return NOTHING;
  if (sector === "") return changed({ macrosector: null, sector: null, action: null });
  const macrosector = sectionOf.get(sector);
  return macrosector ? changed({ macrosector, sector, action: null }) : refused("sector", "unknown_choice");
}

function readAction(row: CompanyRow, update: CompanyUpdate, sector: string): SectionChange {
  const action = update.action ?? shownAction(row, update, sector);
  if (action === undefined) return NOTHING;
  if (action === "") return changed({ action: null });
  if (!actionCodes.has(action)) return refused("action", "unknown_choice");
  return action.startsWith(`${sector}.`) ? changed({ action }) : refused("action", "action_of_other_sector");
}

/** The action in the shape in which a company shows it; the stored one of another sector has only come back. */
function shownAction(row: CompanyRow, { naceData }: CompanyUpdate, sector: string): string | undefined {
  if (!naceData || naceData.action === undefined) return undefined;
  const isLeftOver = naceData.action === row.action && sector !== (row.sector ?? "");
  return isLeftOver ? undefined : (naceData.action ?? "");
}

function readSecondary({ secondaryReferenceSector: sector }: CompanyUpdate): SectionChange {
  if (sector === undefined) return NOTHING;
  if (sector === "") return changed({ secondary_sector: null });
  return sectionOf.has(sector)
    ? changed({ secondary_sector: sector })
    : refused("secondaryReferenceSector", "unknown_choice");
}
