import { CLASSES, type ScoredClass } from "../question/question";
import { compareFractions, fraction, type Fraction, inHundredths, mean } from "./fraction";
import { NOT_AVAILABLE } from "./score";

export const SECTIONS = ["costs", "revenues", "resources"] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A way in which sustainability affects a section, and the milestones it is computed from. */
interface CategoryContent {
  id: string;
  label: string;
  summary: string;
  /** `link` says in one sentence how the milestone affects the category. */
  milestones: readonly { id: string; link: string }[];
  /** Questions of its own, by guid: each weighs in it as much as a milestone. */
  questions?: readonly { id: string; link: string }[];
}

export interface SectionContent {
  label: string;
  summary: string;
  categories: readonly CategoryContent[];
}

export type CompetitivenessContent = Readonly<Record<SectionId, SectionContent>>;

interface Points {
  actual: number;
  max: number;
}

/** The part of a scoring that is read: points in hundredths, -1 where nothing applies. */
interface ScoredMilestones {
  areas: readonly {
    milestones: readonly (Points & { id: string; questions?: readonly (Points & { guid: string })[] })[];
  }[];
}

/** `actual` everywhere: hundredths of a percent (0–10,000), or NOT_AVAILABLE. */
interface MilestonePotential {
  id: string;
  actual: number;
}

interface CategoryPotential extends MilestonePotential {
  /** Best first. */
  top_milestones: MilestonePotential[];
  /** Worst first; no milestone is in both lists. */
  bottom_milestones: MilestonePotential[];
  /** Its own questions that apply, in the order of the content. */
  questions: MilestonePotential[];
}

export interface Competitiveness {
  actual: number;
  sections: Record<SectionId, { actual: number; categories: CategoryPotential[] }>;
}

const MOST_LISTED = 3;

/**
 * The competitiveness potential (D3). The potential of a milestone is its points of the three classes divided by their
 * maximum. Those of a category, a section and the whole are means of their parts that have a value. The means are exact
 * fractions: each number is rounded once, by itself, so that no rounding is carried over.
 */
export function competitiveness(
  content: CompetitivenessContent,
  levels: Readonly<Record<ScoredClass, ScoredMilestones>>,
): Competitiveness {
  const values = new Map([...milestoneValues(levels), ...questionValues(levels)]);
  const sections = SECTIONS.map((id) => ({ id, ...sectionOf(content[id], values) }));
  const entries = sections.map(({ id, exact, categories }) => [id, { actual: shown(exact), categories }]);
  return {
    actual: shown(mean(present(sections.map(({ exact }) => exact)))),
    sections: Object.fromEntries(entries) as Competitiveness["sections"],
  };
}

type Values = ReadonlyMap<string, Fraction>;

function milestoneValues(levels: Readonly<Record<ScoredClass, ScoredMilestones>>): Values {
  const sums = new Map<string, { actual: number; max: number }>();
  const scored = CLASSES.flatMap((id) => levels[id].areas.flatMap(({ milestones }) => milestones));
  for (const { id, actual, max } of scored.filter((milestone) => milestone.max > 0)) {
    const sum = sums.get(id) ?? { actual: 0, max: 0 };
    sums.set(id, { actual: sum.actual + actual, max: sum.max + max });
  }
  return new Map([...sums].map(([id, { actual, max }]) => [id, fraction(actual, max)]));
}

/** A question stands in one class. */
function questionValues(levels: Readonly<Record<ScoredClass, ScoredMilestones>>): Values {
  const scored = CLASSES.flatMap((id) =>
    levels[id].areas.flatMap(({ milestones }) => milestones.flatMap(({ questions = [] }) => questions)),
  );
  return new Map(
    scored.filter(({ max }) => max > 0).map(({ guid, actual, max }) => [guid, fraction(actual, max)]),
  );
}

function sectionOf({ categories }: SectionContent, values: Values) {
  const valued = categories.map((category) => categoryOf(category, values));
  return {
    exact: mean(present(valued.map(({ exact }) => exact))),
    categories: valued.map(({ potential }) => potential),
  };
}

function categoryOf({ id, milestones, questions = [] }: CategoryContent, values: Values) {
  const [valued = [], own = []] = [milestones, questions].map((parts) =>
    parts.flatMap((part) => {
      const exact = values.get(part.id);
      return exact ? [{ id: part.id, exact }] : [];
    }),
  );
  const exact = mean([...valued, ...own].map((part) => part.exact));
  const byValue = valued.toSorted((a, b) => compareFractions(b.exact, a.exact));
  const listed = Math.min(MOST_LISTED, Math.ceil(valued.length / 2));
  const rest = byValue.slice(listed).toSorted((a, b) => compareFractions(a.exact, b.exact));
  const potential: CategoryPotential = {
    id,
    actual: shown(exact),
    top_milestones: byValue.slice(0, listed).map(potentialOf),
    bottom_milestones: rest.slice(0, MOST_LISTED).map(potentialOf),
    questions: own.map(potentialOf),
  };
  return { exact, potential };
}

const potentialOf = ({ id, exact }: { id: string; exact: Fraction }): MilestonePotential => ({
  id,
  actual: inHundredths(exact),
});

const present = (values: readonly (Fraction | null)[]): Fraction[] =>
  values.filter((value) => value !== null);

const shown = (value: Fraction | null): number => (value ? inHundredths(value) : NOT_AVAILABLE);
