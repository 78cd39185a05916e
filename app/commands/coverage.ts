import { levels } from "~/content/labels";
import { mefPmi } from "~/content/standards/mef-pmi";
import type { Datapoint, RankedDatapoint, Standard } from "~/content/standards/types";
import { vsmeBasic } from "~/content/standards/vsme-basic";
import { vsmeComprehensive } from "~/content/standards/vsme-comprehensive";
import type { Dependency, Question } from "~/domain/question/question";

export const STANDARDS: Standard[] = [vsmeBasic, vsmeComprehensive, mefPmi];

/** The questions that ask a datum: those that its parts name, or all questions that name its point. */
export function asking(
  { point, parts, notAsked }: Datapoint,
  source: Standard["source"],
  questions: readonly Question[],
): Question[] {
  if (notAsked !== undefined) return [];
  const named = questions.filter(({ references }) =>
    references.some((reference) => reference.source === source && reference.point === point),
  );
  if (!parts) return named;
  return named.filter(({ guid }) => parts.some((part) => part.split("#")[0] === guid));
}

/** The document that shows where the questionnaire asks each datum of the standards. */
export function coverageText(questions: readonly Question[]): string {
  return [
    "# Where the questionnaire asks what the standards ask",
    "Made from the content by `npm run coverage`; do not edit. A question stands with its level and with whom it is asked of.",
    "<!-- prettier-ignore-start -->",
    ...STANDARDS.map((standard) => section(standard, questions)),
    "<!-- prettier-ignore-end -->",
    "",
  ].join("\n\n");
}

function section({ source, title, datapoints }: Standard, questions: readonly Question[]): string {
  const askedDatapoints = datapoints.filter(({ notAsked }) => notAsked === undefined);
  const covered = askedDatapoints.filter((datapoint) => asking(datapoint, source, questions).length > 0);
  const isRanked = datapoints.some((datapoint) => "priority" in datapoint);
  const head = ["Punto", ...(isRanked ? ["Priorità"] : []), "Dato", "Quando la fonte lo chiede", "Domande"];
  const rows = datapoints.map((datapoint) => [
    datapoint.point,
    ...(isRanked ? [String((datapoint as RankedDatapoint).priority)] : []),
    datapoint.name,
    datapoint.condition ?? "sempre",
    datapoint.notAsked
      ? `Non chiesto. ${datapoint.notAsked}`
      : asking(datapoint, source, questions).map(described).join("<br>"),
  ]);
  return [
    `## ${title}`,
    "",
    `${covered.length} of ${askedDatapoints.length} data found; ${datapoints.length - askedDatapoints.length} not asked, with the reason.`,
    "",
    ...[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

function described({ guid, apiVersion, level, dependencies = [], dependencyMode }: Question): string {
  const label = levels[apiVersion].find(({ id }) => id === level)?.label ?? level;
  const conditions = dependencies.map(condition).join(dependencyMode === "any" ? " o " : ", ");
  return `\`${guid}\` (${[label, conditions].filter(Boolean).join("; ")})`;
}

function condition(dependency: Dependency): string {
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
