import type { CompanyUpdate } from "~/api/contract/registry";
import { type NationalRegister, nationalRegisters } from "~/content/national-registers";
import { toHalfWidth } from "~/domain/plain-text";
import type { CompanyRow } from "../store/companies";
import { changed, NOTHING, refused, type SectionChange } from "./section-change";

const NONE = { national_id: null, national_id_type: null };

/**
 * The number in a register of the company's country, and the register. Without a number there is no register either. In
 * another country the old number is none.
 */
export function readNationalId(row: CompanyRow, update: CompanyUpdate, country: string): SectionChange {
  const type = update.nationalIdType ?? row.national_id_type ?? "";
  const register = nationalRegisters(country).find(({ id }) => id === type);
  const number =
    update.nationalId === undefined ? (row.national_id ?? "") : cleaned(update.nationalId, register);
  const isAsStored = number === (row.national_id ?? "") && (type === row.national_id_type || number === "");
  if (isAsStored) return register || number === "" ? NOTHING : changed(NONE);
  if (number === "") return changed(NONE);
  if (type === "") return refused("nationalIdType", "mandatory_field");
  if (!register) return refused("nationalIdType", "unknown_choice");
  return register.pattern.test(number)
    ? changed({ national_id: number, national_id_type: type })
    : refused("nationalId", "invalid_national_id", { example: register.example });
}

function cleaned(typed: string, register: NationalRegister | undefined): string {
  const code = toHalfWidth(typed)
    .replace(/[\s\p{Cf}]/gu, "")
    .toUpperCase();
  return register?.hasDots ? code : code.replaceAll(".", "");
}
