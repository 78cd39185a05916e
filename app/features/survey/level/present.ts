import type { T } from "~/texts/resources";
import type { LevelCard } from "~/ui/survey/level-lines";
import { isAmong } from "~/web/period";
import type { SurveyUrls } from "~/web/urls";
import { type QuestionList, questionList, usualFilter } from "../list/present";
import { levelsOf, progressOf, type Overview } from "../list/questions";
import { type Resume, resumeOf } from "../list/resume";
import { selectionOf } from "../list/selection";
import { levelNames, standingOf } from "../list/words";

export interface LevelPage {
  /** The names of the levels. */
  name: string;
  title: string;
  /** How many of the missing questions wait for another datum. */
  waiting: number;
  year: number;
  /** Each level with its progress, where there are several. */
  levels: LevelCard[];
  /** Where to start or go on; null when there is nothing to do there. */
  resume: Resume | null;
  /** None of its questions can be answered yet. */
  isLocked: boolean;
  canWrite: boolean;
  list: QuestionList;
}

interface LevelContext {
  levels: string;
  urls: SurveyUrls;
  canWrite: boolean;
  search: URLSearchParams;
}

export function levelPage(t: T, overview: Overview, context: LevelContext): LevelPage {
  const { levels, urls, canWrite, search } = context;
  const among = isAmong(levels);
  const rows = overview.questions.filter(among);
  const cards = levelsOf(overview, urls).filter(({ id }) => among({ level: id }));
  const isLocked = cards.every(({ state }) => state === "locked");
  const { percorso: _none, ...selection } = selectionOf(search, overview, usualFilter(canWrite && !isLocked));
  const isStarted = overview.levels.some(({ id, started }) => started && among({ level: id }));
  const name = levelNames(t, levels);
  return {
    name,
    ...standingOf(t, overview, { name, progress: progressOf(rows), among }),
    year: overview.year,
    levels: cards.length > 1 ? cards : [],
    resume: isLocked ? null : resumeOf(t, overview, { levels, urls, canWrite, isStarted, among }),
    isLocked,
    canWrite,
    list: questionList(t, overview, {
      ...{ urls, levels, selection, among },
      canWrite: canWrite && !isLocked,
      at: (filters) => urls.level(levels, filters),
    }),
  };
}
