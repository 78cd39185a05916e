import type { Fault } from "~/domain/faults";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { oneLine } from "../people/one-line";
import type { CompanyChange } from "../store/companies";

/** What one group of fields of the registry changes, and what is wrong with it. Fields not sent stay as they are. */
export interface Part {
  change: CompanyChange;
  faults: Fault[];
}

export const NOTHING: Part = { change: {}, faults: [] };

export const changed = (change: CompanyChange): Part => ({ change, faults: [] });

export const refused = (path: string, code: string, params?: Fault["params"]): Part => ({
  change: {},
  faults: [{ path, code, params }],
});

export const together = (parts: Part[]): Part => ({
  change: Object.assign({}, ...parts.map(({ change }) => change)) as CompanyChange,
  faults: parts.flatMap(({ faults }) => faults),
});

/** A text field: what §5 allows of it, or null when it is blank. */
export function readText(
  path: keyof typeof REGISTRY_LIMITS,
  sent: string | undefined,
  change: (text: string | null) => CompanyChange,
  clean: (text: string) => string = oneLine,
): Part {
  if (sent === undefined) return NOTHING;
  const text = clean(sent);
  const max = REGISTRY_LIMITS[path];
  if (text.length > max) return refused(path, "too_long", { max: String(max) });
  return changed(change(text === "" ? null : text));
}
