import { valuesOf } from "../answers/labels";
import type { Answers, RegistryFacts } from "../question/answer";
import type { Question } from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import { remembering } from "../survey/plausibility";
import type { IndicatorSources } from "./outcome";

/**
 * What indicators read of an issued version, which holds declared answers alone: enough to know what is computed, not
 * why the rest is not.
 */
export function sourcesOfDeclared(
  questions: readonly Question[],
  answers: Answers,
  facts: RegistryFacts,
): IndicatorSources {
  const byGuid = questionsByGuid(questions);
  return {
    inForce: remembering((guid) => {
      const question = byGuid.get(guid);
      const elements = answers[guid]?.elements;
      return question && elements ? valuesOf(question, elements) : null;
    }),
    earlier: () => null,
    facts,
    isAsked: () => true,
  };
}
