import { AREAS, type Level, type Question, type Questionnaire } from "../question/question";
import { rememberedBy } from "../remembered";
import { isClosed } from "./closed";
import type { SurveyStates } from "./status";

/** Levels in the order in which they open, over all API versions. */
export const LEVELS = [
  "start_small",
  "graduate",
  "master",
  "base",
  "intermediate",
  "advanced",
  "reporting",
] as const satisfies readonly Level[];

/**
 * The questions of some levels in the order of the journey: level by level, in each first those that need no document,
 * then by area and topic, then as written. One that needs no document comes before those that its answer opens.
 */
export function questionsOf(questionnaire: Questionnaire, levels: readonly Level[] | "full"): Question[] {
  const ordered = inJourneyOrder(questionnaire);
  return ordered.filter(({ level }) => levels === "full" || levels.includes(level));
}

const inJourneyOrder = rememberedBy(({ questions, milestones, atHand = [] }: Questionnaire): Question[] => {
  const milestoneIds = milestones.map((milestone) => milestone.id);
  const isAtHand = ({ guid }: Question) => atHand.includes(guid);
  const rank = (question: Question) => [
    LEVELS.indexOf(question.level),
    isAtHand(question) ? 0 : 1,
    AREAS.indexOf(question.area),
    milestoneIds.indexOf(question.milestone),
  ];
  const ranked = questions
    .map((question) => ({ question, rank: rank(question) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ question }) => question);
  const placed = new Set<Question>();
  const underWay = new Set<Question>();
  function place(question: Question): void {
    if (underWay.has(question)) return;
    underWay.add(question);
    for (const opener of ranked) if (isAtHand(opener) && opens(opener, question)) place(opener);
    placed.add(question);
  }
  for (const question of ranked) place(question);
  return [...placed];
});

/** Whether an answer in the same class opens a question. */
const opens = (opener: Question, { level, dependencies = [] }: Question): boolean =>
  opener.level === level &&
  dependencies.some((given) => "question" in given && given.question === opener.guid);

/** The questions on the same page as the given one, in their order there. */
export function pageOf({ questions }: Questionnaire, guid: string): Question[] {
  const question = questions.find((candidate) => candidate.guid === guid);
  if (!question) return [];
  return questions.filter((other) => isSamePage(question, other)).sort(byIndexInPage);
}

interface Neighbours {
  previous: string | null;
  next: string | null;
  /** The closed questions between this page and the next. */
  skipped: number;
}

/**
 * The first question of the page before and after. Pages on which every question is closed are skipped: they have no
 * form, and the list says what opens them.
 */
export function neighbours(ordered: readonly Question[], states: SurveyStates, guid: string): Neighbours {
  const pages = pagesOf(ordered);
  const here = pages.findIndex((page) => page.some((question) => question.guid === guid));
  if (here < 0) return { previous: null, next: null, skipped: 0 };
  const isAsked = (page: Question[]) => isAnyOpen(page, states);
  const previous = pages.slice(0, here).findLast(isAsked);
  const after = pages.slice(here + 1);
  const place = after.findIndex(isAsked);
  const skipped = after.slice(0, place < 0 ? after.length : place).flat().length;
  return { previous: previous?.[0]?.guid ?? null, next: after[place]?.[0]?.guid ?? null, skipped };
}

const isAnyOpen = (page: readonly Question[], states: SurveyStates): boolean =>
  page.some(({ guid }) => !isClosed(states.get(guid)?.status));

/** A page of a topic: its first question, and whether nothing is left to do on it. */
export interface TopicStep {
  id: string;
  done: boolean;
  isHere: boolean;
}

/** The pages of a question's class and topic that ask the company something, in order, with the page that is open. */
export function topicSteps(
  ordered: readonly Question[],
  states: SurveyStates,
  { guid, level, milestone }: Question,
): TopicStep[] {
  const pages = pagesOf(ordered.filter((one) => one.level === level && one.milestone === milestone));
  return pages.flatMap((page) => {
    const isHere = page.some((question) => question.guid === guid);
    const done = page.every((question) => states.get(question.guid)?.done);
    const [first] = page;
    return first && (isHere || isAnyOpen(page, states)) ? [{ id: first.guid, done, isHere }] : [];
  });
}

function pagesOf(ordered: readonly Question[]): Question[][] {
  const pages: Question[][] = [];
  for (const question of ordered) {
    const page = pages.find(([first]) => first && isSamePage(first, question));
    if (page) page.push(question);
    else pages.push([question]);
  }
  return pages.map((page) => page.sort(byIndexInPage));
}

function isSamePage(a: Question, b: Question): boolean {
  return a.guid === b.guid || (a.pageId !== undefined && a.pageId === b.pageId);
}

function byIndexInPage(a: Question, b: Question): number {
  return Number(a.indexInPage ?? 0) - Number(b.indexInPage ?? 0);
}

function compareRanks(a: number[], b: number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
