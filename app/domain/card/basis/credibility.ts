import type { Answers, Elements } from "../../question/answer";
import { type CheckedSurvey, type RuleCheck, ruleChecks } from "../../survey/consistency";

/** A list beside a figure, in which the company says how it got the figure. */
export interface FigureOrigin {
  question: string;
  /** The field or the column of a matrix; each filled row of a matrix has a figure of its own. */
  field: string;
  /** The options that say that the figure is an estimate; the others say that it was measured or calculated. */
  estimated: readonly string[];
}

/** What a score rests on, in counts. */
interface Credibility {
  /** The figures whose origin the company declares. */
  figures: { measured: number; estimated: number };
  /** The plausibility rules whose quantities are all declared: those that hold, and the broken ones it explained. */
  checks: { passed: number; explained: number };
  /** Files of the declared answers; a file of several answers counts once. */
  documents: number;
}

/** `survey.answers`: those that a card of these data would show (D2). */
export function credibilityOf(survey: CheckedSurvey, origins: readonly FigureOrigin[]): Credibility {
  const { answers: declared } = survey;
  const checks = ruleChecks(survey);
  return {
    figures: figuresAmong(declared, origins),
    checks: { passed: countOf(checks, "passed"), explained: countOf(checks, "explained") },
    documents: new Set(Object.values(declared).flatMap(({ attachments }) => attachments)).size,
  };
}

function figuresAmong(declared: Answers, origins: readonly FigureOrigin[]): Credibility["figures"] {
  const isEstimated = origins.flatMap(({ question, field, estimated }) =>
    originsIn(declared[question]?.elements ?? {}, field).map((origin) => estimated.includes(origin)),
  );
  const estimated = isEstimated.filter(Boolean).length;
  return { measured: isEstimated.length - estimated, estimated };
}

const originsIn = (elements: Elements, field: string): string[] =>
  Object.entries(elements).flatMap(([element, value]) =>
    element === field || element.endsWith(`.${field}`) ? [value] : [],
  );

function countOf(checks: readonly RuleCheck[], state: RuleCheck["state"]): number {
  return checks.filter((check) => check.state === state).length;
}
