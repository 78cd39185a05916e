import type { CompanyUpdate } from "~/api/contract/registry";
import { nations } from "~/content/nations";
import { provinces } from "~/content/provinces";
import type { CompanyRow } from "../store/companies";
import { changed, NOTHING, readText, refused, together, type SectionChange } from "./section-change";

const nationCodes = new Set(nations().map(({ code }) => code));
const provinceCodes = new Set(provinces.map(({ code }) => code));

/** The country after this update. */
export const countryOf = (row: CompanyRow, update: CompanyUpdate): string =>
  update.country === undefined ? row.country : update.country.toUpperCase();

/** Country, address and province; provinces are Italian, so that moving abroad removes one. */
export function readPlace(row: CompanyRow, update: CompanyUpdate): SectionChange {
  const country = countryOf(row, update);
  return together([
    nationCodes.has(country) ? changed({ country }) : refused("country", "unknown_choice"),
    readText("address", update.address, (address) => ({ address })),
    readText("city", update.city, (city) => ({ city })),
    readProvince(row, update, country),
    readWorkingStates(update),
  ]);
}

function readProvince(row: CompanyRow, update: CompanyUpdate, country: string): SectionChange {
  if (update.province === undefined)
    return country === "IT" || row.province === null ? NOTHING : changed({ province: null });
  const province = update.province.trim().toUpperCase();
  if (province === "") return changed({ province: null });
  return country === "IT" && provinceCodes.has(province)
    ? changed({ province })
    : refused("province", "unknown_choice");
}

function readWorkingStates({ workingStates }: CompanyUpdate): SectionChange {
  if (workingStates === undefined) return NOTHING;
  const codes = [...new Set(workingStates.map((code) => code.toUpperCase()))];
  if (!codes.every((code) => nationCodes.has(code))) return refused("workingStates", "unknown_choice");
  return changed({ working_states: JSON.stringify(codes) });
}
