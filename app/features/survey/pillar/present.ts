import { THEMES } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import type { SurveyUrls } from "~/web/urls";
import { type QuestionList, questionList, usualFilter } from "../list/present";
import { progressOf, type Overview } from "../list/questions";
import { selectionOf } from "../list/selection";

export type PillarPage = ShownPillar | { kind: "invalid"; pillar: string; year: number };

export interface ShownPillar {
  kind: "pillar";
  pillar: string;
  year: number;
  note: string | null;
  /** The selected milestone; null for all of them. */
  milestone: string | null;
  progress: Overview["progress"];
  milestones: { label: string; summary: string; done: string; href: string }[];
  list: QuestionList;
  others: { pillar: string; href: string }[];
}

interface PillarContext {
  pillar: string;
  /** "" = all. */
  milestone: string;
  urls: SurveyUrls;
  canWrite: boolean;
  note: string | null;
  search: URLSearchParams;
}

export function pillarPage(t: T, overview: Overview, context: PillarContext): ShownPillar {
  const { pillar, milestone, urls, canWrite, note, search } = context;
  const among = (row: { milestone: string }) => milestone === "" || row.milestone === milestone;
  const rowsOf = (id: string) => overview.questions.filter((row) => row.milestone === id);
  const { percorso: _none, ...selection } = selectionOf(search, overview, usualFilter(canWrite));
  return {
    kind: "pillar",
    pillar,
    year: overview.year,
    note,
    milestone: overview.milestones.find(({ id }) => id === milestone)?.label ?? null,
    progress: progressOf(overview.questions.filter(among)),
    milestones: overview.milestones.map(({ id, label, summary }) => {
      const { done, total } = progressOf(rowsOf(id));
      const words = t("survey:topic.done", { done, total });
      return { label, summary, done: words, href: urls.pillar(pillar, id) };
    }),
    list: questionList(t, overview, {
      ...{ urls, levels: "full", canWrite, selection, among },
      at: (filters) => urls.pillar(pillar, milestone, filters),
    }),
    others: THEMES.filter((theme) => theme !== pillar).map((theme) => ({
      pillar: theme,
      href: urls.pillar(theme),
    })),
  };
}
