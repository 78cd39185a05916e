import { registryFaults } from "~/domain/company/registry-rules";
import type { Fault } from "~/domain/faults";
import { oneLine } from "~/domain/plain-text";
import type { CompanyChange } from "../store/companies";

/** What one group of fields of the registry changes, and what is wrong with it. Fields not sent stay as they are. */
export interface SectionChange {
  change: CompanyChange;
  faults: Fault[];
}

export const NOTHING: SectionChange = { change: {}, faults: [] };

export const changed = (change: CompanyChange): SectionChange => ({ change, faults: [] });

export const refused = (path: string, code: string, params?: Fault["params"]): SectionChange => ({
  change: {},
  faults: [{ path, code, params }],
});

export const together = (parts: SectionChange[]): SectionChange => ({
  change: Object.assign({}, ...parts.map(({ change }) => change)) as CompanyChange,
  faults: parts.flatMap(({ faults }) => faults),
});

/** A field as it will be kept (null: cleared), unless the registry's rules find fault with it. */
export function keep(
  path: Parameters<typeof registryFaults>[0],
  value: string,
  change: (value: string | null) => CompanyChange,
): SectionChange {
  const faults = registryFaults(path, value);
  return faults.length > 0 ? { change: {}, faults } : changed(change(value === "" ? null : value));
}

/** A text field: what §5 allows of it. */
export const readText = (
  path: Parameters<typeof keep>[0],
  sent: string | undefined,
  change: (text: string | null) => CompanyChange,
  clean: (text: string) => string = oneLine,
): SectionChange => (sent === undefined ? NOTHING : keep(path, clean(sent), change));
