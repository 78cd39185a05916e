import type { Call } from "~/api/call";
import type { CallInput, CallOutput } from "~/api/contract";
import type { HomePage } from "~/api/contract/completed/home-page";
import { DRAFT_STATUS, nextIssueAt } from "~/domain/card/draft-status";
import type { ScoredClass } from "~/domain/question/question";
import { type Names, namesOf } from "./named-milestones.server";
import type { Period } from "./period";

type History = CallOutput<"survey.history">;

type Asked = CallInput<"scoring.homePage">;

/** How far down the scores are asked for, and whether the potential is. */
type Depth = Omit<Asked["query"], "year">;

/** What is asked for the home page of a period; null = the present draft. */
export function homePageInput(period: Period | null, depth: Depth): Asked {
  const { version = "draft", year } = period ?? {};
  return { params: { version }, query: { year, ...depth } };
}

/** The same for a page that shows no more of the scores than those of the classes. */
export const classScoresInput = (period: Period | null): Asked => homePageInput(period, { depth: "classes" });

/**
 * The home page of a version. Where the server tells only what the specification has, its history tells of the card, its
 * questionnaire how many questions there are, and its configuration what topics are called.
 */
export async function homePageOf(call: Call, input: Asked): Promise<HomePage> {
  const home = await call("scoring.homePage", input);
  const { lacks } = home;
  if (!lacks) return home;
  const query = { year: home.year };
  const [history, overview, names] = await Promise.all([
    lacks.card ? call("survey.history", { query }) : null,
    lacks.questions ? call("survey.overview", { query }) : null,
    namesOf(call, home.year),
  ]);
  const card = history ? cardOf(history, input.params.version, home.card) : home.card;
  const { draft, versioned } = home.survey;
  const { levels, competitiveness } = versioned.scoring;
  const { milestones: named } = names;
  return {
    ...home,
    card,
    survey: {
      draft: {
        ...draft,
        ...(overview && { started: overview.started, progress: progressOf(draft, overview) }),
        nextIssueAt: draft.nextIssueAt ?? endOfPause(draft, history),
      },
      versioned: {
        ...versioned,
        scoring: {
          ...versioned.scoring,
          levels: {
            start_small: withNames(levels.start_small, named),
            graduate: withNames(levels.graduate, named),
            master: withNames(levels.master, named),
          },
          competitiveness: competitiveness && withPotentialNames(competitiveness, names),
        },
      },
    },
  };
}

/** The draft's page shows the newest card, every other page the version it is about. */
function cardOf({ versions }: History, version: string, none: HomePage["card"]): HomePage["card"] {
  const { public: newest, other } = versions;
  const shown =
    version === "draft" || version === "public"
      ? newest
      : [newest, ...other].find((one) => one?.id === version);
  if (!shown) return none;
  return {
    id: shown.id,
    status: shown.status ?? (shown.id === newest?.id ? "valid" : "replaced"),
    issuedAt: shown.publicationDate,
    expiresAt: shown.expiresAt ?? null,
    certification: shown.certification ?? null,
  };
}

/** When the 24 hours after the newest card end, by the status of the draft (§4). */
const endOfPause = ({ status }: HomePage["survey"]["draft"], history: History | null): string | null =>
  status === DRAFT_STATUS.block24h
    ? nextIssueAt(history?.versions.public?.publicationDate ?? null, new Date().toISOString())
    : null;

const progressOf = (
  { progress: { completed } }: HomePage["survey"]["draft"],
  { progress: { done, total } }: CallOutput<"survey.overview">,
) => ({ completed, done, total });

type Potential = NonNullable<HomePage["survey"]["versioned"]["scoring"]["competitiveness"]>;

const withPotentialNames = ({ sections, ...potential }: Potential, names: Names): Potential => ({
  ...potential,
  sections: {
    costs: withCategoryNames(sections.costs, names),
    revenues: withCategoryNames(sections.revenues, names),
    resources: withCategoryNames(sections.resources, names),
  },
});

function withCategoryNames<Section extends Potential["sections"]["costs"]>(
  section: Section,
  { milestones, categories }: Names,
): Section {
  const named = <Entry extends { id: string; label: string }>(entry: Entry, labels: Names["milestones"]) => ({
    ...entry,
    label: entry.label || (labels.get(entry.id) ?? entry.id),
  });
  return {
    ...section,
    categories: section.categories.map((category) => ({
      ...named(category, categories),
      top_milestones: category.top_milestones.map((one) => named(one, milestones)),
      bottom_milestones: category.bottom_milestones.map((one) => named(one, milestones)),
    })),
  };
}

type Level = HomePage["survey"]["versioned"]["scoring"]["levels"][ScoredClass];

const withNames = (level: Level, named: ReadonlyMap<string, string>): Level => ({
  ...level,
  areas: level.areas.map((area) => ({
    ...area,
    milestones: area.milestones.map((milestone) => ({
      ...milestone,
      label: milestone.label === "" ? (named.get(milestone.id) ?? milestone.id) : milestone.label,
    })),
  })),
});
