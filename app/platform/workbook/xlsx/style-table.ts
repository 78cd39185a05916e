import type { Look } from "./book";

/** Lists of distinct pieces of XML, each with its place. */
class Distinct {
  readonly #places = new Map<string, number>();

  constructor(...first: string[]) {
    first.forEach((xml) => this.placeOf(xml));
  }

  placeOf(xml: string): number {
    const place = this.#places.get(xml) ?? this.#places.size;
    this.#places.set(xml, place);
    return place;
  }

  list(tag: string): string {
    return `<${tag} count="${this.#places.size}">${[...this.#places.keys()].join("")}</${tag}>`;
  }
}

const FONT = '<sz val="11"/>';
const NAME = '<name val="Calibri"/><family val="2"/>';
const NO_BORDER = "<border><left/><right/><top/><bottom/><diagonal/></border>";
/** Programs take the first two fills for these, whatever a file says. */
const FIRST_FILLS = ["none", "gray125"].map((type) => `<fill><patternFill patternType="${type}"/></fill>`);
/** Built-in formats: a number as it is, and text. */
const FORMAT = { number: 0, text: 49 };

/** The distinct looks of the cells of a workbook; a cell names its look by the place in this table. */
export class StyleTable {
  readonly #fonts = new Distinct(`<font>${FONT}${NAME}</font>`);
  readonly #fills = new Distinct(...FIRST_FILLS);
  readonly #borders = new Distinct(NO_BORDER);
  readonly #looks = new Distinct('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');
  readonly #known = { plain: new Map<Look, number>(), quoted: new Map<Look, number>() };

  /** `isQuoted`: with the sign that the text of the cell is no formula, whatever it begins with. */
  placeOf(look: Look, isQuoted = false): number {
    const known = isQuoted ? this.#known.quoted : this.#known.plain;
    const place = known.get(look) ?? this.#looks.placeOf(this.#xmlOf(look, isQuoted));
    known.set(look, place);
    return place;
  }

  xml(): string {
    return [
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      this.#fonts.list("fonts"),
      this.#fills.list("fills"),
      this.#borders.list("borders"),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.#looks.list("cellXfs"),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      "</styleSheet>",
    ].join("");
  }

  #xmlOf(look: Look, isQuoted: boolean): string {
    const { isNumber, wrap, vertical, horizontal } = look;
    const ids = [
      `numFmtId="${isNumber ? FORMAT.number : FORMAT.text}"`,
      `fontId="${this.#fonts.placeOf(fontXml(look))}"`,
      `fillId="${this.#fills.placeOf(fillXml(look))}"`,
      `borderId="${this.#borders.placeOf(borderXml(look))}"`,
    ].join(" ");
    const across = horizontal ? ` horizontal="${horizontal}"` : "";
    const alignment = `<alignment${across} vertical="${vertical}"${wrap ? ' wrapText="1"' : ""}/>`;
    const applied = ["NumberFormat", "Font", "Fill", "Border", "Alignment"].map((one) => ` apply${one}="1"`);
    const quote = isQuoted ? ' quotePrefix="1"' : "";
    return `<xf ${ids} xfId="0"${quote}${applied.join("")}>${alignment}</xf>`;
  }
}

const fontXml = ({ isBold, size, colour }: Look) =>
  `<font>${isBold ? "<b/>" : ""}${size === undefined ? FONT : `<sz val="${size}"/>`}${colour ? `<color rgb="${colour}"/>` : ""}${NAME}</font>`;

const fillXml = ({ fill }: Look) =>
  fill
    ? `<fill><patternFill patternType="solid"><fgColor rgb="${fill}"/><bgColor indexed="64"/></patternFill></fill>`
    : (FIRST_FILLS[0] ?? "");

const borderXml = ({ lineAbove }: Look) =>
  lineAbove
    ? `<border><left/><right/><top style="thin"><color rgb="${lineAbove}"/></top><bottom/><diagonal/></border>`
    : NO_BORDER;
