import { beginsLikeFormula } from "~/domain/formula-like";
import type { BookCell, BookRow, BookSheet } from "./book";
import type { StyleTable } from "./style-table";
import { escaped, lettersOf } from "./xml-text";

/** What the cells of all sheets name by its place. */
interface Tables {
  styles: StyleTable;
  stringPlace(text: string): number;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The XML of a sheet; programs insist on the order of its parts. */
export function sheetXml(sheet: BookSheet, tables: Tables, isFirst: boolean): string {
  const { frozen, isHidden, isProtected, rows } = sheet;
  return [
    `<worksheet xmlns="${MAIN}">`,
    isHidden ? "" : '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="${rangeOf(sheet)}"/>`,
    viewXml(sheet, isFirst),
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(sheet),
    "<sheetData>",
    ...rows.map((row, index) => rowXml(row, index + 1, tables)),
    "</sheetData>",
    isProtected ? PROTECTION : "",
    frozen ? `<autoFilter ref="${rangeOf(sheet)}"/>` : "",
    choicesXml(sheet),
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    isHidden ? "" : printed(frozen ? "landscape" : "portrait"),
    "</worksheet>",
  ].join("");
}

/** On A4, no part of a row on a page of its own. */
const printed = (orientation: "landscape" | "portrait") =>
  `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;

/** 0 allows what it names. */
const PROTECTION =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>';

/** "A1:Q12". */
export const rangeOf = ({ columns, rows }: BookSheet, mark = ""): string =>
  `${mark}A${mark}1:${mark}${lettersOf(Math.max(1, columns.length))}${mark}${Math.max(1, rows.length)}`;

function viewXml({ frozen }: BookSheet, isFirst: boolean): string {
  const selected = isFirst ? ' tabSelected="1"' : "";
  if (!frozen) return `<sheetViews><sheetView${selected} workbookViewId="0"/></sheetViews>`;
  const corner = `${lettersOf(frozen.columns + 1)}${frozen.rows + 1}`;
  const pane = `<pane xSplit="${frozen.columns}" ySplit="${frozen.rows}" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/>`;
  return `<sheetViews><sheetView${selected} workbookViewId="0">${pane}<selection pane="bottomRight" activeCell="${corner}" sqref="${corner}"/></sheetView></sheetViews>`;
}

function columnsXml({ columns }: BookSheet): string {
  if (columns.length === 0) return "";
  const each = columns.map(({ width, isHidden }, index) => {
    const hidden = isHidden ? ' hidden="1"' : "";
    return `<col min="${index + 1}" max="${index + 1}" width="${width}"${hidden} customWidth="1"/>`;
  });
  return `<cols>${each.join("")}</cols>`;
}

function rowXml({ height, cells }: BookRow, number: number, tables: Tables): string {
  const high = height === null ? "" : ` ht="${height}" customHeight="1"`;
  const each = cells.map((cell, index) => cellXml(cell, `${lettersOf(index + 1)}${number}`, tables));
  return `<row r="${number}"${high}>${each.join("")}</row>`;
}

/**
 * A text is named by its place in the list of texts: no program takes it for a formula, a date or a number. One that
 * begins like a formula is quoted too, so that it stays a text when a person edits the cell.
 */
function cellXml({ value, look }: BookCell, reference: string, { styles, stringPlace }: Tables): string {
  const isQuoted = typeof value === "string" && beginsLikeFormula(value);
  const begin = `<c r="${reference}" s="${styles.placeOf(look, isQuoted)}"`;
  if (value === null || value === "") return `${begin}/>`;
  return typeof value === "number"
    ? `${begin}><v>${value}</v></c>`
    : `${begin} t="s"><v>${stringPlace(value)}</v></c>`;
}

function choicesXml({ rows }: BookSheet): string {
  const rules = rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ choices }, column) => {
      if (!choices) return [];
      const { range, title, warning } = choices;
      const words = `errorTitle="${escaped(title)}" error="${escaped(warning)}"`;
      const place = `${lettersOf(column + 1)}${row + 1}`;
      return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ${words} sqref="${place}"><formula1>${escaped(range)}</formula1></dataValidation>`;
    }),
  );
  return rules.length === 0
    ? ""
    : `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}
