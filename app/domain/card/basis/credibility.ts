import { valuesOf } from "../../answers/labels";
import type { Answers, Elements, RegistryFacts } from "../../question/answer";
import type { Questionnaire } from "../../question/question";
import { outcomeOf, type ValuesInForce } from "../../survey/plausibility";

/** A list beside a figure, in which the company says how it got the figure. */
export interface FigureOrigin {
  question: string;
  /** The field or the column of a matrix; each filled row of a matrix has a figure of its own. */
  field: string;
  /** The options that say that the figure is an estimate; the others say that it was measured or calculated. */
  estimated: readonly string[];
}

/** What a score rests on, in counts. */
export interface Credibility {
  /** The figures whose origin the company declares. */
  figures: { measured: number; estimated: number };
  /** The plausibility rules whose quantities are all declared: those that hold, and the broken ones it explained. */
  checks: { passed: number; explained: number };
  /** Files of the declared answers; a file of several answers counts once. */
  documents: number;
}

/** `declared`: the answers that a card of these data would show (D2). */
export function credibilityOf(
  questionnaire: Questionnaire,
  declared: Answers,
  facts: RegistryFacts,
  origins: readonly FigureOrigin[],
): Credibility {
  return {
    figures: figuresAmong(declared, origins),
    checks: checksAmong(questionnaire, declared, facts),
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

function checksAmong(
  { questions, plausibility }: Questionnaire,
  declared: Answers,
  facts: RegistryFacts,
): Credibility["checks"] {
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  const values: ValuesInForce = (guid) => {
    const [question, answer] = [byGuid.get(guid), declared[guid]];
    return question && answer ? valuesOf(question, answer.elements) : null;
  };
  const outcomes = plausibility
    .filter(({ question }) => Object.keys(declared[question]?.elements ?? {}).length > 0)
    .map((rule) => outcomeOf(rule, values, facts));
  const countOf = (outcome: (typeof outcomes)[number]) => outcomes.filter((one) => one === outcome).length;
  return { passed: countOf("holds"), explained: countOf("broken") };
}
