import type { Company } from "~/api/contract/registry";
import type { Call } from "~/api/call";
import type { SelectOption } from "~/ui/form/select";
import { nullUnlessOffered } from "~/web/errors.server";
import type { Section } from "./form";
import type { Choices } from "./present";

const options = (rows: { id: string; label: string }[]): SelectOption[] =>
  rows.map(({ id, label }) => ({ value: id, label }));

const sectorOptions = (
  rows: { key: string; label: string; group: string }[],
  grouped: boolean,
): SelectOption[] =>
  rows.map(({ key, label, group }) => ({
    value: key,
    label: `${key} ${label}`,
    ...(grouped ? { group } : {}),
  }));

const loadNations = async (call: Call) => options(await call("config.nations", {}));
/** Null where another server has no list of them: then the letters are typed. */
const loadProvinces = async (call: Call) => {
  const provinces = await nullUnlessOffered(call("config.provinces", {}));
  return provinces && options(provinces);
};

async function loadRegisters(call: Call, { country }: Company): Promise<SelectOption[]> {
  const rows = await call("config.nationsIdentifiers", {});
  return options(rows.find(({ id }) => id === country)?.registers ?? []);
}

/** Divisions under their section: one native select instead of two that would need script. */
const loadSectors = async (call: Call): Promise<SelectOption[]> =>
  sectorOptions(await call("registry.naceDropdown", { query: { tipology: "nace_sectors" } }), true);

/** The classes of the company's sector; none before the company has a sector. */
async function loadActions(call: Call, { naceData }: Company): Promise<SelectOption[]> {
  if (naceData === null) return [];
  const query = { tipology: "nace_actions", key_filter: naceData.sector } as const;
  return sectorOptions(await call("registry.naceDropdown", { query }), false);
}

/** Only the lists that these sections show. */
export async function loadChoices(
  sections: readonly Section[],
  call: Call,
  company: Company,
): Promise<Choices> {
  const shows = (...those: Section[]) => those.some((section) => sections.includes(section));
  const [nations, provinces, registers, sectors, actions] = await Promise.all([
    shows("identity", "other") ? loadNations(call) : [],
    shows("identity") ? loadProvinces(call) : [],
    shows("identity") ? loadRegisters(call, company) : [],
    shows("essential") ? loadSectors(call) : [],
    shows("essential") ? loadActions(call, company) : [],
  ]);
  return { nations, provinces, registers, sectors, actions };
}
