import type { Dependency, Question } from "../question/question";
import { isLocked } from "./progress";

/**
 * Which companies may answer a question: all; those whose other answers open it; those of a kind (employees, sector,
 * size), while others never can.
 */
const REACHES = ["all", "by_answer", "by_kind"] as const;
type Reach = (typeof REACHES)[number];

/** The companies that a datum is asked of. */
export interface Applicability {
  /** From this number of employees on; absent = of all. */
  fromEmployees?: number;
  /** Of these sections only. */
  sections?: readonly string[];
}

/** Effects under which a question cannot be answered. */
const CLOSING: readonly string[] = ["blocked", "na"] satisfies Dependency["effect"][];

export const closes = ({ effect }: Dependency): boolean => CLOSING.includes(effect);

/** How far a question reaches among the companies that a datum is asked of. */
export function reachOf(question: Question, among: Applicability, questions: readonly Question[]): Reach {
  const reaches = (question.dependencies ?? [])
    .filter(closes)
    .map((dependency) => reachBy(dependency, among, questions));
  if (reaches.length === 0) return "all";
  const ranks = reaches.map((reach) => REACHES.indexOf(reach));
  const isAny = question.dependencyMode === "any";
  return REACHES[isAny ? Math.min(...ranks) : Math.max(...ranks)] ?? "all";
}

function reachBy(dependency: Dependency, among: Applicability, questions: readonly Question[]): Reach {
  if ("question" in dependency) {
    const parent = questions.find(({ guid }) => guid === dependency.question);
    const above = parent ? reachOf(parent, among, questions) : "by_kind";
    return above === "all" ? "by_answer" : above;
  }
  if ("atLeast" in dependency && dependency.registry === "employees") {
    // What is asked about employees is not asked where there are none.
    return dependency.atLeast <= Math.max(1, among.fromEmployees ?? 0) ? "all" : "by_kind";
  }
  if ("anyOf" in dependency && dependency.registry === "macrosector" && among.sections) {
    const { anyOf } = dependency;
    return among.sections.every((section) => anyOf.includes(section)) ? "all" : "by_kind";
  }
  return "by_kind";
}

/** It opens only after all the others (D1). */
export const opensLast = (question: Question): boolean => isLocked(question, { obsolete: false }, false);
