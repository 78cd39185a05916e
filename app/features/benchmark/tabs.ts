import { CLASSES } from "~/domain/question/question";

/** What can be compared (spec §2), in the order of the tabs. */
export const TABS = [...CLASSES, "competitiveness_potential"] as const;
export type Tab = (typeof TABS)[number];

/** The tab of the address; the first one where the address names none that exists. */
export const tabIn = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get("scheda")) ?? TABS[0];
