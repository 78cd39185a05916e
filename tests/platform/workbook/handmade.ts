import { HEADINGS } from "~/platform/workbook/workbook-words";
import { zip } from "../files/zip";

const BOOK = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Cell styles by their place: as it is, a date, a percentage, a date and a percentage by formats of their own. */
export const STYLE = { plain: 0, date: 1, percent: 2, ownDate: 3, ownPercent: 4, thousands: 5 };

const STYLES = `<styleSheet xmlns="${BOOK}"><numFmts count="3">
<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; di &quot;0%"/>
<numFmt numFmtId="166" formatCode="#,##0.00&quot; kWh d&apos;anno&quot;;[Red]\\-#,##0.00"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>
</styleSheet>`;

interface Handmade {
  /** The XML of each sheet's data, by the sheet's name. */
  sheets: Record<string, string>;
  strings?: string;
  book?: string;
  more?: Record<string, string | Buffer>;
}

/** A workbook written by hand, in the shapes that other programs give their files. */
export function handmade({ sheets, strings = "", book = "", more = {} }: Handmade): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const related = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="/xl/worksheets/f${at}.xml"/>`,
  );
  return zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${BOOK}" xmlns:r="${RELATIONS}">${book}<sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${related.join("")}</Relationships>`,
    "xl/styles.xml": STYLES,
    "xl/sharedStrings.xml": `<sst xmlns="${BOOK}">${strings}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/f${at}.xml`,
        `<worksheet xmlns="${BOOK}"><sheetData>${sheets[name] ?? ""}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

export const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of headings: those that bring a row back, then the answer. */
export const HEAD = `<row>${(["questionId", "elementId", "revision", "origin", "answer"] as const)
  .map((column) => inline(HEADINGS[column]))
  .join("")}</row>`;

/** A row with one answer cell, given as XML. */
export const rowWith = (cell: string, questionId = "q", elementId = "e"): string =>
  `<row>${inline(questionId)}${inline(elementId)}${inline("3")}${inline("azienda/2025/bozza")}${cell}</row>`;
