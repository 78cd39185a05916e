import { xmlTokens } from "./xml";

/** How a number in a cell is shown; any other format shows the number itself. */
export type ShownAs = "date" | "percent" | "number";

/** Numbers of the built-in formats, which a file does not define. */
const DATES: [number, number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const PERCENTS = [9, 10];

/** How the numbers of each cell style are shown, by the style's place in the list. */
export function stylesOf(xml: string): ShownAs[] {
  const custom = new Map<number, ShownAs>();
  const styles: ShownAs[] = [];
  let isInCells = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") continue;
    if (token.name === "cellXfs") isInCells = token.kind === "open" && !token.isEmpty;
    if (token.kind === "close") continue;
    const id = Number(token.attributes["numFmtId"]);
    if (token.name === "numFmt") custom.set(id, shownBy(token.attributes["formatCode"] ?? ""));
    if (token.name === "xf" && isInCells) styles.push(custom.get(id) ?? builtIn(id));
  }
  return styles;
}

function builtIn(id: number): ShownAs {
  if (PERCENTS.includes(id)) return "percent";
  return DATES.some(([from, to]) => id >= from && id <= to) ? "date" : "number";
}

/** Text in quotes, in brackets or after a backslash is shown as it is and does not tell the kind of the format. */
function shownBy(code: string): ShownAs {
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, "");
  if (signs.includes("%")) return "percent";
  return /[dmyhs]/i.test(signs.replace(/general|standard/gi, "")) ? "date" : "number";
}
