import type { CallOutput } from "~/api/contract";
import type { ComparedSideView } from "~/api/contract/compare";
import { apiVersionOf } from "~/domain/periods";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import type { TabLink } from "~/ui/layout/tab-links";
import { differencesPage, type ShownArea } from "./differences";
import { scoreRows, type ScoreRows } from "./scores";

type Compared = CallOutput<"survey.compare">;

interface Wanted {
  isSwapped: boolean;
  area: string | null;
  /** From 1; a page past the end is the last one. */
  page: number;
}

interface ShownSide {
  /** "carta ESG-2025-…", as the title names it; `beginning` is the same for the start of a sentence. */
  name: string;
  beginning: string;
  /** When it was saved, and its year. */
  about: string;
}

export interface ComparedPage {
  kind: "compared";
  before: ShownSide;
  after: ShownSide;
  /** Counts in words, without those of zero. */
  summary: string[];
  notes: string[];
  scores: ScoreRows | null;
  /** Why there are no points; null where there are. */
  noScores: string | null;
  tabs: TabLink[];
  areas: ShownArea[];
  page: number;
  pages: number;
  earlier: string | null;
  later: string | null;
}

/** Compares two sides: counts of the differences, points, and each answer that differs. */
export function comparedPage(t: T, compared: Compared, wanted: Wanted): ComparedPage {
  const { before, after, scores } = compared;
  return {
    kind: "compared",
    before: withBeginning(sideOf(t, before)),
    after: withBeginning(sideOf(t, after)),
    summary: summaryOf(t, compared),
    notes: notesOf(t, compared, wanted),
    scores: scores && scoreRows(t, scores),
    noScores: scores
      ? null
      : t(isOneApi(compared) ? "compare:scores.not_scored" : "compare:scores.not_comparable"),
    ...differencesPage(t, compared, wanted),
  };
}

const withBeginning = (side: Omit<ShownSide, "beginning">): ShownSide => ({
  ...side,
  beginning: side.name.charAt(0).toUpperCase() + side.name.slice(1),
});

function sideOf(t: T, { id, kind, year, name, savedAt }: ComparedSideView): Omit<ShownSide, "beginning"> {
  const at = savedAt === null ? "" : formatDateTime(savedAt);
  if (kind === "draft") {
    const about = savedAt === null ? t("compare:side.draft_never") : t("compare:side.draft_at", { at });
    return { name: t("compare:side.draft", { year: String(year) }), about };
  }
  const dated = { at, year: String(year) };
  if (kind === "version") {
    return { name: t("compare:side.version", { id }), about: t("compare:side.version_at", dated) };
  }
  return name === null
    ? { name: t("compare:side.unnamed", { at }), about: t("compare:side.unnamed_at", dated) }
    : { name: t("compare:side.position", { name }), about: t("compare:side.position_at", dated) };
}

function summaryOf(t: T, { answers, same }: Compared): string[] {
  const countOf = (kind: string) => answers.filter((one) => one.kind === kind).length;
  const counts = { changed: countOf("changed"), added: countOf("added"), removed: countOf("removed"), same };
  return (["changed", "added", "removed", "same"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`compare:summary.${kind}`, { count: counts[kind] }));
}

function notesOf(t: T, compared: Compared, { isSwapped }: Wanted): string[] {
  const kinds = [compared.before.kind, compared.after.kind];
  const hasOneCard = kinds.includes("version") && kinds.some((kind) => kind !== "version");
  return [
    ...(isSwapped ? [t("compare:note.swapped")] : []),
    ...(isOneApi(compared) ? [] : [t("compare:note.questionnaires")]),
    ...(hasOneCard ? [t("compare:note.card")] : []),
    ...(compared.scores && kinds.includes("position") ? [t("compare:note.position")] : []),
  ];
}

const isOneApi = ({ before, after }: Compared) => apiVersionOf(before.year) === apiVersionOf(after.year);
