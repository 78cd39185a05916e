import { data } from "~/content/standards/vsme/data";
import { tables } from "~/content/standards/vsme/tables";
import { templateWords } from "~/content/standards/vsme/template";
import { zip } from "../files/zip";

const BOOK = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Rows that every range has for itself: cells beside a name lie up to 16 rows above it, and tables have ten rows. */
const BAND = 30;
const ABOVE = 17;
const ROWS = 10;
const LAST_COLUMN = 14;

const FRAME = [
  "template_reporting_entity_name",
  "template_reporting_entity_identifier",
  "template_reporting_entity_identifier_scheme",
  "template_currency",
  "template_reporting_period_startdate",
  "template_reporting_period_enddate",
  "template_starting_date_display",
  "template_ending_date_display",
];

/** The ranges of the official template that the mapping names, in an order of our own. */
const NAMES = [
  ...new Set([
    ...FRAME,
    ...data.map(({ name }) => name),
    "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation",
    ...tables.flatMap(({ columns, axis }) => [
      ...(axis.kind === "numbered" ? [] : [axis.name]),
      ...columns.map(({ name }) => name),
    ]),
    ...Object.keys(templateWords.units),
    ...Object.values(templateWords.keys),
    ...templateWords.gates.map(({ range }) => range),
    ...Object.values(templateWords.omissions).map(({ range }) => range),
  ]),
];

const FORMULAS = new Set(
  data.filter(({ source }) => source.kind === "figure" || source.kind === "formula").map(({ name }) => name),
);
const COUNTRIES = [
  ["IT", "Italy"],
  ["BE", "Belgium"],
];
const ACTIVITIES = [
  "NACE C - 25 Manufacture of fabricated metal products",
  "NACE C - 25.11 Manufacture of metal structures",
];

const WASTES = [
  "    15 01 01 - Non-Hazardous - Paper and cardboard packaging",
  "    16 08 06 - Hazardous - Spent liquids used as catalysts",
  // Of the demo company.
  "    12 01 01 - Non-Hazardous - Ferrous metal filings and turnings",
  "    12 01 09 - Hazardous - Machining emulsions and solutions free of halogens",
  "    12 01 17 - Non-Hazardous - Waste blasting material other than those mentioned in 12 01 16",
  "    15 01 03 - Non-Hazardous - Wooden packaging",
];

/** The looks of the cells below: some have parts of their own, one is quoted already. */
const STYLES = [
  '<xf numFmtId="0" xfId="0"/>',
  '<xf numFmtId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="0" xfId="0"><alignment wrapText="1"/></xf>',
  '<xf numFmtId="49" xfId="0" quotePrefix="1"/>',
  '<xf numFmtId="2" xfId="0"><protection locked="0"/></xf>',
].join("");

interface Given {
  edition?: string;
  /** More parts of the package. */
  more?: Record<string, string>;
}

/** A small workbook with the names of the official digital template, made here. */
export function ownTemplate({ edition = "1.3.0", more = {} }: Given = {}): Buffer {
  const rows = NAMES.flatMap((name, index) => {
    const first = index * BAND + ABOVE + 1;
    return Array.from({ length: BAND }, (_, offset) =>
      row(first - ABOVE + offset, offset === ABOVE && FORMULAS.has(name)),
    );
  });
  const ranged = NAMES.map((name, index) => {
    const first = index * BAND + ABOVE + 1;
    return defined(name, `Dati!$D$${first}:$D$${first + ROWS - 1}`);
  });
  const lists = [
    defined("template_reporting_template_version", "Elenchi!$A$1"),
    defined("template_reporting_schemaRef", "Elenchi!$B$1"),
    defined("enum_ListCountiesCode", "Elenchi!$A$2:$A$3"),
    defined("enum_ListCountriesName", "Elenchi!$B$2:$B$3"),
    defined("enum_ListNACETechnicalName", "Elenchi!$C$2:$C$3"),
    defined("enum_ListTypeOfWastes", `Elenchi!$D$2:$D$${WASTES.length + 1}`),
  ];
  return zip({
    "[Content_Types].xml": "<Types/>",
    "docProps/app.xml": "<Properties><!-- stays  as it is --></Properties>",
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${BOOK}" xmlns:r="${RELATIONS}"><sheets><sheet name="Dati" sheetId="1" r:id="rId1"/><sheet name="Elenchi" sheetId="2" r:id="rId2"/></sheets><definedNames>${[...ranged, ...lists].join("")}</definedNames><calcPr calcId="191028"/></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${[1, 2].map((id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${BOOK}"><cellXfs count="5">${STYLES}</cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheet(rows.join("")),
    "xl/worksheets/sheet2.xml": sheet(
      `<row r="1">${words("A1", edition)}${words("B1", "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd")}</row>` +
        WASTES.map((waste, index) => {
          const [code = "", name = ""] = COUNTRIES[index] ?? [];
          const texts = { A: code, B: name, C: ACTIVITIES[index] ?? "", D: waste };
          const cells = Object.entries(texts).map(([column, text]) => words(`${column}${index + 2}`, text));
          return `<row r="${index + 2}">${cells.join("")}</row>`;
        }).join(""),
    ),
    ...more,
  });
}

const sheet = (rows: string) => `<worksheet xmlns="${BOOK}"><sheetData>${rows}</sheetData></worksheet>`;
const words = (at: string, text: string) =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const defined = (name: string, place: string) => `<definedName name="${name}">${place}</definedName>`;

/** Three ways in which programs write an empty row: no cells, a cell with a style alone, a computed cell. */
function row(number: number, isComputed: boolean): string {
  if (isComputed)
    return `<row r="${number}" spans="1:${LAST_COLUMN}"><c r="D${number}" s="4" t="str"><f>IF(1=2,"","-")</f><v>-</v></c></row>`;
  return number % 2 === 0
    ? `<row r="${number}"/>`
    : `<row r="${number}"><c r="A${number}" s="1"/><c r="D${number}" s="2"/></row>`;
}
