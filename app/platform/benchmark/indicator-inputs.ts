import type { IndicatorView } from "~/api/contract/indicators";
import type { IndicatorSources } from "~/domain/indicators/outcome";
import type { Term } from "~/domain/question/plausibility-rule";
import type { Question } from "~/domain/question/question";
import { questionsByGuid } from "~/domain/question/questions-by-guid";
import { valueOf } from "~/domain/survey/plausibility";
import { fieldsOf } from "~/domain/survey/question-check";

type Input = IndicatorView["inputs"][number];

/** An input in words of its question, with its value. */
export function indicatorInput(term: Term, questions: readonly Question[], sources: IndicatorSources): Input {
  const common = { value: valueOf(term, sources), optional: term.optional ?? false };
  if (!("question" in term)) {
    const registry = "registry" in term ? term.registry : null;
    return { label: null, registry, question: null, unit: null, ...common };
  }
  const question = questionsByGuid(questions).get(term.question);
  if (!question) return { label: null, registry: null, question: null, unit: null, ...common };
  const { guid: id, level, milestone, prompt } = question;
  const { label, unit } = elementOf(question, term.field);
  return { label, registry: null, question: { id, level, milestone, prompt }, unit, ...common };
}

/** The name of a number in its question, and its unit. */
function elementOf(question: Question, element: string): { label: string; unit: string | null } {
  const isMatrix = question.questionClass === "matrix";
  const [rowId, columnId] = isMatrix ? element.split(".") : [null, element];
  const field = fieldsOf(question).find(({ id }) => id === columnId);
  const row = isMatrix ? question.rows.find(({ id }) => id === rowId) : undefined;
  const label = [row?.label, field?.label].filter(Boolean).join(", ");
  return { label, unit: field?.unit ?? null };
}
