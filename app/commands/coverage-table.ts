import { levels } from "~/content/labels";
import type { Dependency, Question } from "~/domain/question/question";
import { closes } from "~/domain/survey/open-to";
import type { Found } from "./coverage-found";

/** One line of a table of coverage. */
export interface CoverageRow {
  cells: readonly string[];
  /** Null: no question asks it, for a reason. */
  found: Found | null;
  questions: string;
}

/** How many data are found, then the table. */
export function coverageTable(
  { title, notes = [], head }: { title: string; notes?: string[]; head: string[] },
  rows: readonly CoverageRow[],
): string {
  const count = (found: Found | null) => rows.filter((row) => row.found === found).length;
  const asked = rows.length - count(null);
  const notFound = count("no") > 0 ? `, ${count("no")} by no question` : "";
  const columns = [...head, "Trovato", "Domande, e a chi sono aperte"];
  const lines = rows.map(({ cells, found, questions }) => [...cells, found ?? "–", questions]);
  return [
    `## ${title}`,
    "",
    `${count("sì")} of ${asked} data are found by a question that every company they are asked of can answer; ${count("in parte")} by questions that some of them cannot, or only after the rest of the questionnaire${notFound}. ${count(null)} are not asked, with the reason.`,
    "",
    ...notes.flatMap((note) => [note, ""]),
    ...[columns, columns.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

/** A question with its level and the companies that it is open to. */
export function questionWords({
  guid,
  apiVersion,
  level,
  dependencies = [],
  dependencyMode,
}: Question): string {
  const label = levels[apiVersion].find(({ id }) => id === level)?.label ?? level;
  const conditions = dependencies.map(conditionWords).join(dependencyMode === "any" ? " o " : ", ");
  return `\`${guid}\` (${[label, conditions || "tutte le aziende"].join("; ")})`;
}

/** A question that is voluntary below a threshold stays open below it. */
const conditionWords = (dependency: Dependency): string =>
  closes(dependency) ? factWords(dependency) : `chiesta ${factWords(dependency)}, sotto facoltativa`;

function factWords(dependency: Dependency): string {
  if ("question" in dependency) return `secondo \`${dependency.question}\``;
  if ("anyOf" in dependency) {
    const heading = dependency.registry === "size" ? "dimensione" : "sezioni ATECO";
    return `${heading} ${dependency.anyOf.join(", ")}`;
  }
  const unit = { employees: "dipendenti", workforce: "addetti", turnover: "euro di fatturato" }[
    dependency.registry
  ];
  return `da ${dependency.atLeast} ${unit}`;
}
