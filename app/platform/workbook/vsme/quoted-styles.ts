const [OPEN, CLOSE] = ["<cellXfs", "</cellXfs>"];
const [STYLE, STYLE_END] = ["<xf", "</xf>"];

/**
 * The cell styles of a workbook, and the same with the sign that a text is no formula. Those are added to the part when
 * they are asked for; without any, its bytes stay.
 */
export class QuotedStyles {
  readonly #xml: string;
  /** Read when the first text asks for one. */
  #styles: readonly string[] | undefined;
  readonly #added = new Map<number, string>();

  constructor(xml: string) {
    this.#xml = xml;
  }

  /** The place of the style with the sign; null where there is no such style. */
  placeOf(style: number): number | null {
    this.#styles ??= stylesIn(this.#xml);
    const xf = this.#styles[style];
    if (xf === undefined) return null;
    this.#added.set(style, this.#added.get(style) ?? quoted(xf));
    return this.#styles.length + [...this.#added.keys()].indexOf(style);
  }

  /** The part with the styles that were asked for; null where none was. */
  get changed(): string | null {
    const list = listIn(this.#xml);
    if (this.#added.size === 0 || list === null) return null;
    const count = (this.#styles?.length ?? 0) + this.#added.size;
    const head = this.#xml.slice(list.begin, list.from).replace(/ count="\d*"/, ` count="${count}"`);
    return [
      this.#xml.slice(0, list.begin),
      head,
      this.#xml.slice(list.from, list.to),
      ...this.#added.values(),
      this.#xml.slice(list.to),
    ].join("");
  }
}

const quoted = (xf: string): string =>
  xf.replace(/ quotePrefix="[^"]*"/, "").replace(STYLE, `${STYLE} quotePrefix="1"`);

/** Where the list of cell styles begins, and from where to where its styles stand. */
function listIn(xml: string): { begin: number; from: number; to: number } | null {
  const begin = xml.indexOf(OPEN);
  const from = begin < 0 ? 0 : xml.indexOf(">", begin) + 1;
  const to = from > 0 ? xml.indexOf(CLOSE, from) : -1;
  return to < 0 ? null : { begin, from, to };
}

/** Each sign is looked at once, whatever a foreign file has there. */
function stylesIn(xml: string): string[] {
  const list = listIn(xml);
  if (list === null) return [];
  const styles: string[] = [];
  for (let at = xml.indexOf(STYLE, list.from); at >= 0 && at < list.to; at = xml.indexOf(STYLE, at)) {
    const tag = xml.indexOf(">", at);
    const end = xml[tag - 1] === "/" ? tag + 1 : xml.indexOf(STYLE_END, tag) + STYLE_END.length;
    if (tag < 0 || end <= tag) break;
    styles.push(xml.slice(at, end));
    at = end;
  }
  return styles;
}
