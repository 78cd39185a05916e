import type { Question } from "../question/question";

/** What a question's points are for (D3). */
export type QuestionKind = "practice" | "result" | "measured" | "disclosure";

/**
 * practice: what the company does, each option with its share · result: a number against thresholds · measured: a
 * figure that earns by being there · disclosure: no points.
 */
export function kindOf(question: Pick<Question, "weight"> & { earning?: { kind: string } }): QuestionKind {
  if (question.weight === 0) return "disclosure";
  if (!question.earning || question.earning.kind === "options") return "practice";
  return question.earning.kind === "complete" ? "measured" : "result";
}
