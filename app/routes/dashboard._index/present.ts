import type { CallOutput } from "~/api/contract";
import { CLASSES } from "~/domain/survey/question";
import type { SelectOption } from "~/ui/form/select";
import type { Viewer } from "~/web/viewer.server";
import { isOpen } from "../dashboard.esg._index/questions";

type HomePage = CallOutput<"scoring.homePage">;
type Overview = CallOutput<"survey.overview">;
type QuickStart = CallOutput<"quickstart.data">;
type WireLevel = HomePage["survey"]["versioned"]["scoring"]["levels"]["start_small"];

interface Loaded {
  draft: HomePage;
  /** The version issued for this year; its card is a draft while there is none. */
  published: HomePage;
  quickStart: QuickStart;
  overview: Overview;
  sectors: SelectOption[];
  viewer: Pick<Viewer, "user" | "can">;
}

/** What the home page shows, and nothing else. */
export function presentHome({ draft, published, quickStart, overview, sectors, viewer }: Loaded) {
  const { user } = viewer;
  const isAllDone = quickStart.steps.every(({ done }) => done);
  const { status, refusals, updatedAt, nextIssueAt, progress } = draft.survey.draft;
  return {
    welcome: user.welcomeMessageSeen ? null : user.name,
    steps: isAllDone ? null : quickStart.steps,
    hero: hero(draft, published, sectors, isSupplier(user.roles)),
    draft: {
      status,
      refusals,
      updatedAt,
      nextIssueAt,
      stage: stageOf(draft),
    },
    progress: { done: progress.done, total: progress.total, percent: progress.completed },
    ...whatIsLeft(overview),
    canWrite: viewer.can("write"),
    scoring: scoring(draft, isSupplier(user.roles)),
  };
}

export type Stage = "new" | "draft" | "published";

const stageOf = ({ card, survey }: HomePage): Stage => {
  if (card.id !== null) return "published";
  return survey.draft.started ? "draft" : "new";
};

/** In the supplier's profile the zero band reads otherwise (§9); with several profiles the first one is shown. */
const isSupplier = ({ supplier }: Viewer["user"]["roles"]) => supplier.read;

/** An issued card shows the scores it was issued with; the draft's stand in the scoring below. */
function hero(draft: HomePage, published: HomePage, sectors: SelectOption[], supplier: boolean) {
  const shown = published.card.id === null ? draft : published;
  const { levels } = shown.survey.versioned.scoring;
  const { referenceSector, companySize } = shown.survey.versioned;
  return {
    name: draft.company.name,
    sector: sectors.find(({ value }) => value === referenceSector)?.label.replace(/^\d+ /, "") ?? null,
    size: companySize,
    year: shown.year,
    card: published.card,
    /** A card of an earlier year that still stands while this year's is being prepared. */
    earlier: published.card.id === null && draft.card.id !== null ? draft.card : null,
    classes: CLASSES.map((id) => ({ id, ...pointsOf(levels[id]) })),
    isSupplier: supplier,
  };
}

const pointsOf = ({ actual, max, flagged }: WireLevel) => ({ actual, max, flagged });

/** Levels, areas and milestones with their points; those of each question stand on the level's page. */
function scoring({ year, survey }: HomePage, supplier: boolean) {
  const {
    weights,
    scoring: { levels },
  } = survey.versioned;
  return {
    year,
    weights,
    isSupplier: supplier,
    classes: CLASSES.map((id) => ({ id, ...pointsOf(levels[id]), areas: areasOf(levels[id]) })),
  };
}

const areasOf = ({ areas }: WireLevel) =>
  areas.map(({ id, actual, max, milestones }) => ({
    id,
    actual,
    max,
    milestones: milestones.map(({ questions: _questions, ...milestone }) => milestone),
  }));

/** The first open question of the classes, whether all of them are complete, and then the first one of reporting. */
function whatIsLeft(overview: Overview) {
  const open = overview.questions.filter((row) => isOpen(row, overview));
  const first = (isAsked: (row: { level: string }) => boolean) => {
    const row = open.find(isAsked);
    return row ? { level: row.level, milestone: row.milestone, id: row.id, prompt: row.prompt } : null;
  };
  return {
    firstOpen: first(({ level }) => level !== "reporting"),
    isComplete: overview.complete,
    reporting: first(({ level }) => level === "reporting"),
  };
}
