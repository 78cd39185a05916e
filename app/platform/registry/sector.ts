import type { CompanyUpdate } from "~/api/contract/registry";
import { classes } from "~/content/sectors/classes";
import { divisions } from "~/content/sectors/divisions";
import type { CompanyRow } from "../store/companies";
import { changed, NOTHING, refused, together, type SectionChange } from "./section-change";

const sectionOf = new Map(divisions.map(({ code, section }) => [code, section]));
const actionCodes = new Set(classes.map(({ code }) => code));

/** Sector, action and secondary sector. The macrosector follows the sector; an action of another sector is removed. */
export function readSector(row: CompanyRow, update: CompanyUpdate): SectionChange {
  return together([readMain(row, update), readAction(row, update), readSecondary(update)]);
}

function readMain(row: CompanyRow, { sector }: CompanyUpdate): SectionChange {
  if (sector === undefined || sector === row.sector) return NOTHING;
  if (sector === "") return changed({ macrosector: null, sector: null, action: null });
  const macrosector = sectionOf.get(sector);
  return macrosector ? changed({ macrosector, sector, action: null }) : refused("sector", "unknown_choice");
}

function readAction(row: CompanyRow, update: CompanyUpdate): SectionChange {
  const { action } = update;
  if (action === undefined) return NOTHING;
  if (action === "") return changed({ action: null });
  const sector = update.sector ?? row.sector ?? "";
  if (!actionCodes.has(action)) return refused("action", "unknown_choice");
  return action.startsWith(`${sector}.`) ? changed({ action }) : refused("action", "action_of_other_sector");
}

function readSecondary({ secondaryReferenceSector: sector }: CompanyUpdate): SectionChange {
  if (sector === undefined) return NOTHING;
  if (sector === "") return changed({ secondary_sector: null });
  return sectionOf.has(sector)
    ? changed({ secondary_sector: sector })
    : refused("secondaryReferenceSector", "unknown_choice");
}
