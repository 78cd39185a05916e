import { registryIssues } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
import { oneLine } from "~/domain/plain-text";
import type { CompanyChange } from "../store/companies";

/** The changes to one group of fields of the registry, and their issues. Fields not sent stay as they are. */
export interface SectionChange {
  change: CompanyChange;
  issues: Issue[];
}

export const NOTHING: SectionChange = { change: {}, issues: [] };

export const changed = (change: CompanyChange): SectionChange => ({ change, issues: [] });

export const refused = (path: string, code: string, params?: Issue["params"]): SectionChange => ({
  change: {},
  issues: [{ path, code, params }],
});

export const together = (parts: SectionChange[]): SectionChange => ({
  change: Object.assign({}, ...parts.map(({ change }) => change)) as CompanyChange,
  issues: parts.flatMap(({ issues }) => issues),
});

/** Sets a field to its new value (null: cleared), unless a rule of the registry refuses it. */
export function keep(
  path: Parameters<typeof registryIssues>[0],
  value: string,
  change: (value: string | null) => CompanyChange,
): SectionChange {
  const issues = registryIssues(path, value);
  return issues.length > 0 ? { change: {}, issues } : changed(change(value === "" ? null : value));
}

/** Reads a text field by the rules of §5. */
export const readText = (
  path: Parameters<typeof keep>[0],
  sent: string | undefined,
  change: (text: string | null) => CompanyChange,
  clean: (text: string) => string = oneLine,
): SectionChange => (sent === undefined ? NOTHING : keep(path, clean(sent), change));
