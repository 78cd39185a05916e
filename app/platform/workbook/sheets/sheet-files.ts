import type { SheetItem } from "~/api/contract/sheets";
import { lineWords } from "~/domain/answers/answer-lines";
import { figureWords } from "~/domain/sheets/figure-words";
import type { SheetKind } from "~/domain/sheets/kinds";
import { documentOf } from "../../documents/made-document";
import { documentSource } from "../../documents/document-source";
import type { FileSource } from "../../files/file-response";
import type { Survey } from "../../survey/survey";
import { SurveyReader } from "../../survey/survey-reader";
import { guideHead } from "../guide";
import { WRITE_TABLE } from "../work";
import type { TableBook } from "../table-book";
import { say } from "../workbook-words";
import { DATE_LINE, surveyOf, XLSX } from "../workbook-files";
import { sheetNamePattern } from "./sheet-name";
import { sheetOf } from "./sheet";

const file = (kind: SheetKind): FileSource =>
  documentSource({
    mediaType: XLSX,
    has: async ({ db }, companyId, filename) =>
      (await surveyOf(new SurveyReader(db, companyId), sheetNamePattern(kind, "xlsx"), filename)) !== null,
    async read({ db, now }, companyId, filename) {
      const survey = await surveyOf(
        new SurveyReader(db, companyId),
        sheetNamePattern(kind, "xlsx"),
        filename,
      );
      if (survey === null) return null;
      const input = bookOf(kind, survey, now());
      return documentOf({ kind: WRITE_TABLE, input, key: keyOf(input) });
    },
  });

/** When it was asked for does not count. */
const keyOf = ({ guide, table }: TableBook) => [guide.filter((_, line) => line !== DATE_LINE), table];

export const bankFile = file("bank");
export const clientFile = file("client");

/** The sheet as one table that filters: nothing in it but what the page shows. */
function bookOf(kind: SheetKind, survey: Survey, now: Date): TableBook {
  const { editions, ready, total, items, cap } = sheetOf(kind, survey, now);
  const [named] = editions;
  return {
    guide: [
      say(`sheets.title.${kind}`, { year: survey.year }),
      ...guideHead(survey, true, now),
      say("sheets.edition", { title: named?.title ?? "", edition: named?.edition ?? "" }),
      say("sheets.ready", { ready, total }),
      ...(named?.note && kind === "bank" ? [named.note] : []),
      ...(cap ? [say(`sheets.cap.${cap}`), say("sheets.right")] : []),
      say("sheets.declared"),
    ],
    table: {
      name: say(`sheets.name.${kind}`),
      columns: columns(kind).map(([key, width]) => ({ label: say(`sheets.column.${key}`), width })),
      rows: items.map((item) => cellsOf(kind, item)),
    },
    createdAt: now.toISOString(),
  };
}

const columns = (kind: SheetKind) =>
  [
    ["point", 14],
    ["name", 40],
    kind === "bank" ? (["draft", 14] as const) : (["module", 14] as const),
    ["condition", 24],
    ["state", 18],
    ["answer", 60],
    ["questions", 44],
  ] as const;

function cellsOf(kind: SheetKind, item: SheetItem): string[] {
  const { point, name, draft, readings, module, condition, state, answers, figures, reason } = item;
  const said = [
    ...figures.map(figureWords),
    ...answers.flatMap(({ lines }) => lines.map(lineWords)),
    ...(figures.length === 0 && reason ? [reason] : []),
  ];
  return [
    point,
    readings.length === 0 ? name : [...new Set(readings.map((one) => one.name))].join(say("sheets.or")),
    kind === "bank" ? draft?.join(", ") || say("sheets.new") : module ? say(`sheets.module.${module}`) : "",
    condition ?? "",
    say(`sheets.state.${state}`),
    said.join("\n"),
    answers.map(({ prompt }) => prompt).join("\n"),
  ];
}
