import type { Company } from "~/api/contract/registry";
import type { Call } from "~/api/call";
import type { SelectOption } from "~/ui/form/select";
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

export const loadNations = async (call: Call): Promise<SelectOption[]> =>
  options(await call("config.nations", {}));

export const loadProvinces = async (call: Call): Promise<SelectOption[]> =>
  options(await call("config.provinces", {}));

/** Divisions under their section: one native select instead of two that would need script. */
export const loadSectors = async (call: Call): Promise<SelectOption[]> =>
  sectorOptions(await call("registry.naceDropdown", { query: { tipology: "nace_sectors" } }), true);

/** The classes of the company's sector; none before it has one. */
export async function loadActions(call: Call, { naceData }: Company): Promise<SelectOption[]> {
  if (naceData === null) return [];
  const query = { tipology: "nace_actions", key_filter: naceData.sector } as const;
  return sectorOptions(await call("registry.naceDropdown", { query }), false);
}

export async function loadChoices(call: Call, company: Company): Promise<Choices> {
  const [nations, provinces, sectors, actions] = await Promise.all([
    loadNations(call),
    loadProvinces(call),
    loadSectors(call),
    loadActions(call, company),
  ]);
  return { nations, provinces, sectors, actions };
}
