import { limit } from "./refusal";
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
  let formats = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") continue;
    if (token.name === "cellXfs") isInCells = token.kind === "open" && !token.isEmpty;
    if (token.kind === "close") continue;
    const id = Number(token.attributes["numFmtId"]);
    if (token.name === "numFmt") {
      limit("formats", (formats += 1));
      custom.set(id, shownBy(token.attributes["formatCode"] ?? ""));
    }
    if (token.name === "xf" && isInCells) {
      styles.push(custom.get(id) ?? builtIn(id));
      limit("styles", styles.length);
    }
  }
  return styles;
}

function builtIn(id: number): ShownAs {
  if (PERCENTS.includes(id)) return "percent";
  return DATES.some(([from, to]) => id >= from && id <= to) ? "date" : "number";
}

function shownBy(code: string): ShownAs {
  const signs = shownSigns(code);
  if (signs.includes("%")) return "percent";
  return /[dmyhs]/i.test(signs.replace(/general|standard/gi, "")) ? "date" : "number";
}

const CLOSED_BY: Record<string, string> = { '"': '"', "[": "]" };

/**
 * The signs of a format that tell its kind: text in quotes, in brackets or after a backslash is shown as it is. Each
 * sign is looked at once; an expression that looks for the end of every open bracket reads to the end for each.
 */
function shownSigns(code: string): string {
  let signs = "";
  let closing = "";
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (closing !== "") {
      if (sign === closing) closing = "";
    } else if (sign in CLOSED_BY) closing = CLOSED_BY[sign] ?? "";
    else if ("\\_*".includes(sign)) at += 1;
    else signs += sign;
  }
  return signs;
}
