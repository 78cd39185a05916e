import type { Sources } from "~/api/contract/config";
import type { T } from "~/texts/resources";

type Source = Sources["editions"][number]["source"];

/** In the order of the page: what readers ask first. */
const GROUPS: readonly { id: string; sources: readonly Source[] }[] = [
  { id: "vsme", sources: ["VSME"] },
  { id: "mef", sources: ["MEF-PMI"] },
  { id: "leggi", sources: ["Legge"] },
  { id: "gri", sources: ["GRI"] },
  { id: "iso", sources: ["ISO"] },
  { id: "altre", sources: ["GHG Protocol", "ILO", "OCSE"] },
];

/** Exactly what the page shows. */
export const presentSources = (t: T, { editions, bankItems }: Sources) => ({
  groups: GROUPS.map(({ id, sources }) => ({
    id,
    editions: editions.filter(({ source }) => sources.includes(source)),
  })).filter((group) => group.editions.length > 0),
  bankItems: bankItems.map(({ point, readings }) => ({
    point,
    isDisputed: readings.length > 1,
    name: oneOrOther(
      t,
      readings.map(({ name }) => name),
    ),
    priority: oneOrOther(
      t,
      readings.map(({ priority }) => String(priority)),
    ),
    draft: oneOrOther(
      t,
      readings.map(({ draft }) => draft.join(", ") || t("sources:bank.new")),
    ),
  })),
});

export type SourcesShown = ReturnType<typeof presentSources>;

/** The same in both readings is said once. */
const oneOrOther = (t: T, readings: string[]): string => [...new Set(readings)].join(t("sources:bank.or"));
