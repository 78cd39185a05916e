import type { Book, BookSheet } from "./book";
import { rangeOf, sheetXml } from "./sheet-xml";
import { StyleTable } from "./style-table";
import { cellText, escaped } from "./xml-text";

const SCHEMAS = "http://schemas.openxmlformats.org";
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const RELATIONS = `${SCHEMAS}/package/2006/relationships`;
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of the archive of a workbook, by name, in a fixed order. */
export function partsOf(book: Book): [name: string, xml: string][] {
  const styles = new StyleTable();
  const strings = new Map<string, number>();
  const stringPlace = (text: string) => {
    const place = strings.get(text) ?? strings.size;
    strings.set(text, place);
    return place;
  };
  const sheets = book.sheets.map((sheet, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheetXml(sheet, { styles, stringPlace }, index === 0),
  ]);
  const parts: [string, string][] = [
    ["[Content_Types].xml", typesXml(book)],
    ["_rels/.rels", relationsXml([[`${OFFICE}/officeDocument`, "xl/workbook.xml"], CORE])],
    ["docProps/core.xml", coreXml(book)],
    ["xl/workbook.xml", workbookXml(book)],
    ["xl/_rels/workbook.xml.rels", relationsXml(targetsOf(book))],
    ["xl/styles.xml", styles.xml()],
    ["xl/sharedStrings.xml", stringsXml([...strings.keys()])],
    ...sheets,
  ];
  return parts.map(([name, xml]) => [
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`,
  ]);
}

const CORE: [string, string] = [`${RELATIONS}/metadata/core-properties`, "docProps/core.xml"];

const targetsOf = ({ sheets }: Book): [type: string, target: string][] => [
  ...sheets.map((_, index): [string, string] => [`${OFFICE}/worksheet`, `worksheets/sheet${index + 1}.xml`]),
  [`${OFFICE}/styles`, "styles.xml"],
  [`${OFFICE}/sharedStrings`, "sharedStrings.xml"],
];

const relationsXml = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${RELATIONS}">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

function typesXml({ sheets }: Book): string {
  const typed = [
    ["/xl/workbook.xml", `${SHEET_TYPE}.sheet.main+xml`],
    ...sheets.map((_, index) => [`/xl/worksheets/sheet${index + 1}.xml`, `${SHEET_TYPE}.worksheet+xml`]),
    ["/xl/styles.xml", `${SHEET_TYPE}.styles+xml`],
    ["/xl/sharedStrings.xml", `${SHEET_TYPE}.sharedStrings+xml`],
    ["/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  const defaults = [
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
  ].map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`);
  return `<Types xmlns="${SCHEMAS}/package/2006/content-types">${[...defaults, ...typed].join("")}</Types>`;
}

function coreXml({ creator, createdAt }: Book): string {
  const names = [
    `xmlns:cp="${SCHEMAS}/package/2006/metadata/core-properties"`,
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:dcterms="http://purl.org/dc/terms/"',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  ];
  const at = createdAt.replace(/\.\d+Z$/, "Z");
  const dates = ["created", "modified"].map(
    (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${escaped(at)}</dcterms:${name}>`,
  );
  return `<cp:coreProperties ${names.join(" ")}><dc:creator>${escaped(creator)}</dc:creator>${dates.join("")}</cp:coreProperties>`;
}

function workbookXml({ sheets }: Book): string {
  const listed = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
  );
  const defined = sheets.map(definedNames).join("");
  const names = defined ? `<definedNames>${defined}</definedNames>` : "";
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed.join("")}</sheets>${names}</workbook>`;
}

/**
 * Of a sheet with heads: where they filter (without this name, which programs hide, a filter is lost when some of them
 * open the file), and that each printed page repeats them.
 */
function definedNames(sheet: BookSheet, at: number): string {
  const { frozen, name } = sheet;
  if (!frozen) return "";
  const quoted = escaped(`'${name.replaceAll("'", "''")}'`);
  return [
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${quoted}!${rangeOf(sheet, "$")}</definedName>`,
    `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${quoted}!$1:$${frozen.rows}</definedName>`,
  ].join("");
}

const stringsXml = (texts: readonly string[]) =>
  `<sst xmlns="${MAIN}" uniqueCount="${texts.length}">${texts
    .map((text) => `<si><t xml:space="preserve">${cellText(text)}</t></si>`)
    .join("")}</sst>`;
