import type { ScoredClass } from "../question/question";
import type { ScoreReason } from "../scoring/score";

/** The percent (0–100) that a company earns in each scored question it has answered, by guid. */
export type Shares = Readonly<Record<string, number>>;
export type SharesByClass = Readonly<Partial<Record<ScoredClass, Shares>>>;

/**
 * The answer is there and earns what it earns. "figures_missing" is not among them: its zero says only that another
 * answer is missing.
 */
const SETTLED: ReadonlySet<ScoreReason> = new Set(["earned", "partly_earned", "earns_nothing", "on_paper"]);

/** Points in hundredths, `earned` in whole percent. */
interface ScoredQuestion {
  guid: string;
  actual: number;
  max: number;
  earned: number;
  why: ScoreReason;
}

interface ScoredLevel {
  areas: readonly {
    id: string;
    milestones: readonly { questions: readonly ScoredQuestion[] }[];
  }[];
}

export interface SettledQuestion extends ScoredQuestion {
  area: string;
}

const isSettled = ({ max, why }: ScoredQuestion): boolean => max > 0 && SETTLED.has(why);

/** The questions of a class that count in a comparison of the same questions, on both of its sides. */
export function settledIn({ areas }: ScoredLevel): SettledQuestion[] {
  return areas.flatMap(({ id: area, milestones }) =>
    milestones.flatMap(({ questions }) =>
      questions.filter(isSettled).map((question) => ({ ...question, area })),
    ),
  );
}

/** The same without their points, for very many companies. */
export function sharesOf({ areas }: ScoredLevel): Shares {
  const shares: Record<string, number> = {};
  for (const { milestones } of areas) {
    for (const { questions } of milestones) {
      for (const question of questions) if (isSettled(question)) shares[question.guid] = question.earned;
    }
  }
  return shares;
}
