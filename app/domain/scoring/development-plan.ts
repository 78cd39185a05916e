import {
  CLASSES,
  type Dependency,
  type Question,
  type Reference,
  type ScoredArea,
  type ScoredClass,
} from "../question/question";
import { NOT_AVAILABLE, type QuestionScore, type ScoreReason, type SurveyScore } from "./score";

/**
 * The cost to a small company of gaining the points of a question. low: some hours with papers in the office · medium:
 * days of work, a written procedure, or help for some hundred euro · high: an investment, months, an external expert,
 * or a result that no decision of today changes this year.
 */
export const EFFORTS = ["low", "medium", "high"] as const;
export type Effort = (typeof EFFORTS)[number];

/** When a step comes: a duty of law that is still open, a quick win, or later. */
export const TURNS = ["duty", "quick", "later"] as const;
export type Turn = (typeof TURNS)[number];

export interface PlannedStep {
  guid: string;
  scoredClass: ScoredClass;
  area: ScoredArea;
  milestone: string;
  turn: Turn;
  /**
   * Hundredths of a point of its class: the points of the whole answer minus those of the present one. Always above 0.
   */
  gain: number;
  actual: number;
  max: number;
  /** Whole percent earned now (0–100). */
  earned: number;
  /** What is missing: no answer, a part of it, a confirmation, a better practice … */
  why: Exclude<ScoreReason, "earned" | "voluntary" | "not_applicable">;
  effort: Effort;
  /** The questions that open a blocked one; empty for all others, and if only the registry opens it. */
  waitsFor: string[];
}

/**
 * What a company does next: class by class as they open, in each first the duties of law that are still open, then what
 * costs little, then the rest; within these by gain, then by effort, then in the order of the journey. Gains a hundredth
 * apart are equal, because sharing out a class may make equal weights differ by that much. Questions without a declared
 * effort count as high.
 */
export function developmentPlan(
  { levels }: SurveyScore,
  questions: readonly Pick<Question, "guid" | "dependencies" | "references">[],
  efforts: Readonly<Record<string, Effort>>,
  top = Infinity,
): PlannedStep[] {
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  const steps = CLASSES.flatMap((scoredClass) =>
    levels[scoredClass].areas.flatMap(({ id: area, milestones }) =>
      milestones.flatMap(({ id: milestone, questions: scored }) =>
        scored.filter(gainsPoints).map(({ guid, actual, max, earned, why }): PlannedStep => {
          const effort = efforts[guid] ?? "high";
          return {
            guid,
            scoredClass,
            area,
            milestone,
            turn: turnOf(byGuid.get(guid), effort),
            gain: max - actual,
            actual,
            max,
            earned,
            why,
            effort,
            waitsFor: why === "blocked" ? openersOf(byGuid.get(guid)) : [],
          };
        }),
      ),
    ),
  );
  return CLASSES.flatMap((scoredClass) =>
    TURNS.flatMap((turn) => {
      const group = steps.filter((step) => step.scoredClass === scoredClass && step.turn === turn);
      return ties(group).flatMap((equal) => equal.sort((a, b) => rank(a) - rank(b)));
    }),
  ).slice(0, top);
}

function turnOf(question: { references: readonly Reference[] } | undefined, effort: Effort): Turn {
  if (question?.references.some(({ source }) => source === "Legge")) return "duty";
  return effort === "low" ? "quick" : "later";
}

/** The steps by gain, largest first, those of equal gain together in the order of the journey. */
function ties(steps: readonly PlannedStep[]): PlannedStep[][] {
  const groups: { largest: number; members: Set<PlannedStep> }[] = [];
  for (const step of steps.toSorted((a, b) => b.gain - a.gain)) {
    const group = groups.at(-1);
    if (group && group.largest - step.gain <= 1) group.members.add(step);
    else groups.push({ largest: step.gain, members: new Set([step]) });
  }
  return groups.map(({ members }) => steps.filter((step) => members.has(step)));
}

type Improvable = QuestionScore & Pick<PlannedStep, "why">;

function gainsPoints(score: QuestionScore): score is Improvable {
  return score.max !== NOT_AVAILABLE && score.max > score.actual;
}

const rank = ({ effort }: PlannedStep): number => EFFORTS.indexOf(effort);

function openersOf(question: { dependencies?: Dependency[] } | undefined): string[] {
  const openers = (question?.dependencies ?? []).flatMap((dependency) =>
    "question" in dependency ? [dependency.question] : [],
  );
  return [...new Set(openers)];
}
