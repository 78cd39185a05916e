import { CLASSES } from "~/domain/question/question";

/** What can be compared (spec §2), in the order of the tabs. */
export const TABS = [...CLASSES, "competitiveness_potential"] as const;
export type Tab = (typeof TABS)[number];

/** The tab an address asks for; the first one where it asks for none that there is. */
export const tabIn = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get("scheda")) ?? TABS[0];
