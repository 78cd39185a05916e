import { mefPmi } from "~/content/standards/mef-pmi";
import { bankItems } from "~/content/standards/editions/mef-2025";
import type { BankItem, BankReading } from "~/content/standards/editions/mef-2025-item";
import type { RankedDatapoint, Standard } from "~/content/standards/types";
import { vsmeBasic } from "~/content/standards/vsme-basic";
import { vsmeComprehensive } from "~/content/standards/vsme-comprehensive";
import { asking, askingBank } from "~/domain/sheets/asking";
import type { Question } from "~/domain/question/question";
import { FOUND, foundBy } from "./coverage-found";
import { type CoverageRow, coverageTable, questionWords } from "./coverage-table";

export const STANDARDS: Standard[] = [vsmeBasic, vsmeComprehensive, mefPmi];

/** The document that shows where the questionnaire asks each datum of the standards, and of whom. */
export function coverageText(questions: readonly Question[]): string {
  const [basic = "", comprehensive = "", draft = ""] = STANDARDS.map((standard) =>
    standardTable(standard, questions),
  );
  return [
    "# Where the questionnaire asks what the standards ask",
    "Made from the content by `npm run coverage`; do not edit. A question stands with its level and with the companies it is open to. A datum is found (sì) where every company that the source asks for it can answer one of its questions; a question that a threshold, a sector or another answer closes, or that opens only after all the others, finds it in part (in parte).",
    "<!-- prettier-ignore-start -->",
    basic,
    comprehensive,
    bankTable(questions),
    draft,
    "<!-- prettier-ignore-end -->",
    "",
  ].join("\n\n");
}

function standardTable({ source, title, datapoints }: Standard, questions: readonly Question[]): string {
  const isRanked = datapoints.some((datapoint) => "priority" in datapoint);
  const head = ["Punto", ...(isRanked ? ["Priorità"] : []), "Dato", "Quando la fonte lo chiede"];
  const rows = datapoints.map((datapoint): CoverageRow => {
    const named = asking(datapoint, source, questions);
    return {
      cells: [
        datapoint.point,
        ...(isRanked ? [String((datapoint as RankedDatapoint).priority)] : []),
        datapoint.name,
        datapoint.condition ?? "sempre",
      ],
      found: datapoint.notAsked === undefined ? foundBy(datapoint, named, questions) : null,
      questions: datapoint.notAsked
        ? `Non chiesto. ${datapoint.notAsked}`
        : named.map(questionWords).join("<br>"),
    };
  });
  return coverageTable({ title, head }, rows);
}

/** What each draft point is asked under, by the edition that has its conditions. */
const conditionsOf = (draft: readonly string[]) => {
  const data = mefPmi.datapoints.filter(({ point }) => draft.includes(point));
  const [first] = data;
  return data.length > 0 && data.every(({ condition }) => condition !== undefined) && first
    ? { condition: first.condition, fromEmployees: first.fromEmployees }
    : {};
};

function bankTable(questions: readonly Question[]): string {
  return coverageTable(
    {
      title: "Dialogo di sostenibilità tra PMI e banche (MEF, dicembre 2025, 40 punti)",
      notes: [
        "From two transcriptions by others. Where they disagree, both readings stand in the row, and the datum is found where both are; `docs/references-to-check.md` keeps them until the official text is read.",
      ],
      head: ["Punto", "Priorità", "Dato", "Giugno 2024"],
    },
    bankItems.map((item) => bankRow(item, questions)),
  );
}

function bankRow({ point, readings, ...item }: BankItem, questions: readonly Question[]): CoverageRow {
  const either: readonly BankReading[] = readings ?? [item];
  const found = either.map((reading) =>
    foundBy(conditionsOf(reading.draft), askingBank(reading, questions), questions),
  );
  const named = new Set(either.flatMap((reading) => askingBank(reading, questions)));
  return {
    cells: [
      point,
      readingsWords(either.map(({ priority }) => String(priority))),
      readingsWords(either.map(({ name }) => name)),
      readingsWords(either.map(({ draft }) => draft.join(", ") || "nuovo")),
    ],
    found: FOUND.findLast((one) => found.includes(one)) ?? "no",
    questions: [...named].map(questionWords).join("<br>"),
  };
}

const readingsWords = (words: readonly string[]): string => [...new Set(words)].join("; oppure: ");
