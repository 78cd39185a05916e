import type { ElementMapping } from "~/domain/survey/last-year";

/** Elements that kept their id. */
export const kept = (...ids: string[]): ElementMapping[] => ids.map((id) => ({ from: id, to: id }));
