import { indicatorsOf } from "~/content/indicators/indicators";
import { questionnaire } from "~/content/questionnaires";
import { type IndicatorSteps, stepOf } from "~/domain/benchmark/indicator-steps";
import { inputsOf, outcomeOfIndicator } from "~/domain/indicators/outcome";
import { sourcesOfDeclared } from "~/domain/indicators/sources-of-declared";
import { questionsByGuid } from "~/domain/question/questions-by-guid";
import type { Snapshot } from "../store/versions";
import { factsThen } from "../survey/issued-survey";

const { questions } = questionnaire("v3");
const byGuid = questionsByGuid(questions);

/** Those that are compared, with the classes whose questions they read. */
const COMPARED = indicatorsOf("v3").flatMap((indicator) => {
  const { steps } = indicator;
  const levels = inputsOf(indicator).flatMap((term) =>
    "question" in term ? [byGuid.get(term.question)?.level ?? ""] : [],
  );
  return steps ? [{ indicator, steps, levels: [...new Set(levels)] }] : [];
});

/** Where the indicators of a version lie: those that are known, and that classes in the benchmark feed. */
export function indicatorSteps(
  answers: Snapshot["answers"],
  registry: Parameters<typeof factsThen>[0],
  counted: ReadonlySet<string>,
): IndicatorSteps {
  const sources = sourcesOfDeclared(questions, answers, factsThen(registry));
  return Object.fromEntries(
    COMPARED.flatMap(({ indicator, steps, levels }) => {
      if (!levels.every((level) => counted.has(level))) return [];
      const outcome = outcomeOfIndicator(indicator, sources);
      return outcome.state === "computed" ? [[indicator.id, stepOf(outcome.value, steps)]] : [];
    }),
  );
}
