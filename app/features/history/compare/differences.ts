import type { CallOutput } from "~/api/contract";
import type { AnswerDifferenceView } from "~/api/contract/compare";
import type { T, TextKey } from "~/texts/resources";
import type { TabLink } from "~/ui/layout/tab-links";
import { historyUrls } from "~/web/urls";
import { rowOf, type DifferenceRow } from "./row";
import { inPages } from "~/domain/pages";

type Compared = CallOutput<"survey.compare">;

/** Characters on one page, so that the longest answers do not make it heavy. */
const PAGE = { items: 40, characters: 9000 };

export interface ShownArea {
  id: string;
  milestones: { id: string; label: string; rows: DifferenceRow[] }[];
}

interface DifferencesPage {
  /** Links to the areas, where they do not fit one page together. */
  tabs: TabLink[];
  areas: ShownArea[];
  page: number;
  pages: number;
  earlier: string | null;
  later: string | null;
}

interface Placed {
  answer: AnswerDifferenceView;
  row: DifferenceRow;
}

/** All differences on one page. Where they are too many, one area at a time, in pages. */
export function differencesPage(
  t: T,
  { before, after, answers }: Compared,
  wanted: { area: string | null; page: number },
): DifferencesPage {
  const placed = answers.map((answer) => ({ answer, row: rowOf(t, answer, after.kind === "draft") }));
  const areas = [...new Set(answers.map(({ area }) => area))];
  if (paged(placed).length === 1) {
    const one = { page: 1, pages: 1, earlier: null, later: null };
    return { tabs: [], areas: areas.map((area) => areaOf(area, placed)), ...one };
  }
  const area = areas.find((one) => one === wanted.area) ?? areas[0] ?? "";
  const pages = paged(placed.filter(({ answer }) => answer.area === area));
  const page = Math.min(wanted.page, pages.length);
  const url = (query: { area: string; pagina?: number }) => historyUrls.compare(before.id, after.id, query);
  const pageUrl = (number: number) => url(number > 1 ? { area, pagina: number } : { area });
  return {
    tabs: areas.map((one) => ({
      label: `${t(`labels:area.${one}` as TextKey)} (${answers.filter((answer) => answer.area === one).length})`,
      href: url({ area: one }),
      isCurrent: one === area,
    })),
    areas: [areaOf(area, pages[page - 1] ?? [])],
    page,
    pages: pages.length,
    earlier: page > 1 ? pageUrl(page - 1) : null,
    later: page < pages.length ? pageUrl(page + 1) : null,
  };
}

/** Milestones in the order in which the questions come. */
function areaOf(id: string, placed: readonly Placed[]): ShownArea {
  const areaDifferences = placed.filter(({ answer }) => answer.area === id);
  const milestones = new Map(areaDifferences.map(({ answer }) => [answer.milestone, answer.milestoneLabel]));
  return {
    id,
    milestones: [...milestones].map(([milestone, label]) => ({
      id: milestone,
      label,
      rows: areaDifferences.filter(({ answer }) => answer.milestone === milestone).map(({ row }) => row),
    })),
  };
}

const paged = (placed: readonly Placed[]): Placed[][] => inPages(placed, rowLength, PAGE);

const rowLength = ({ row: { prompt, promptBefore, before, after } }: Placed): number =>
  [prompt, promptBefore ?? "", ...before, ...after].join("").length;
