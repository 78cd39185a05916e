import type { SheetItem } from "~/api/contract/sheets";
import { lineWords } from "~/domain/answers/answer-lines";
import { figureWords } from "~/domain/sheets/figure-words";
import { t } from "~/texts/i18n.server";
import { datumNotes } from "~/ui/sheets/datum-words";
import type { Row } from "../pdf/table";

/**
 * A datum: when it is asked, how far it can be given, and what the company declares of it. `printed`: by question, the
 * point where its answer stands; the answer is not printed again.
 */
export function itemRow(item: SheetItem, printed: Map<string, string>): Row {
  const { point, name, readings, state, reason, answers, figures } = item;
  const declared = [
    ...figures.map(figureWords),
    ...(figures.length === 0 && reason !== null ? [reason] : []),
    ...answers.flatMap((answer) => answerLines(answer, point, printed)),
  ];
  const names = readings.length === 0 ? [name] : [...new Set(readings.map((one) => one.name))];
  return {
    cells: [
      point,
      { text: names.join(t("sheets:paper.or")), note: datumNotes(t, item).join(". ") },
      t(state === "not_applicable" ? "sheets:paper.state.not_applicable" : `sheets:state.${state}`),
      declared.join("\n") || t("sheets:paper.nothing"),
    ],
  };
}

function answerLines(
  { id, prompt, lines }: SheetItem["answers"][number],
  point: string,
  printed: Map<string, string>,
): string[] {
  if (lines.length === 0) return [];
  const above = printed.get(id);
  if (above !== undefined) return [t("sheets:paper.above", { prompt, point: above })];
  printed.set(id, point);
  return [prompt, ...lines.map((line) => `– ${lineWords(line)}`)];
}
