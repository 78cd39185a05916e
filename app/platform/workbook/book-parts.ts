import type { Cell } from "~/domain/workbook/cell";
import { limit } from "./refusal";
import { writtenCell } from "./sheet-cells";
import { xmlTokens } from "./xml";

/** The sheets in their order, with the file of each; a file that several sheets name belongs to the first of them. */
export function sheetsOf(book: string, relations: string) {
  const targets = targetsOf(relations);
  const sheets = new Map<string, string>();
  let from1904 = false;
  let named = 0;
  let names = 0;
  for (const token of xmlTokens(book)) {
    if (token.kind !== "open") continue;
    if (token.name === "workbookPr") from1904 = /^(1|true)$/.test(token.attributes["date1904"] ?? "");
    if (token.name === "definedName") limit("definedNames", (names += 1));
    if (token.name !== "sheet") continue;
    limit("sheets", (named += 1));
    const file = `xl/${targets.get(token.attributes["r:id"] ?? "") ?? ""}`;
    if (!sheets.has(file)) sheets.set(file, token.attributes["name"] ?? "");
  }
  return { sheets: [...sheets].map(([file, name]) => ({ file, name })), from1904 };
}

function targetsOf(relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  let count = 0;
  for (const token of xmlTokens(relations)) {
    if (token.kind !== "open" || token.name !== "Relationship") continue;
    limit("relations", (count += 1));
    const target = token.attributes["Target"] ?? "";
    targets.set(token.attributes["Id"] ?? "", target.replace(/^\/xl\//, ""));
  }
  return targets;
}

/** The shared texts as the cells that name them; phonetic readings are left out. */
export function stringsOf(xml: string): (Cell | null)[] {
  const strings: (Cell | null)[] = [];
  let text: string | null = null;
  let isText = false;
  let isAloud = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (text !== null && isText && !isAloud) text += token.text;
    } else if (token.name === "si") {
      if (token.kind === "open") text = "";
      if (text !== null && (token.kind === "close" || token.isEmpty)) {
        strings.push(writtenCell(text));
        limit("strings", strings.length);
        text = null;
      }
    } else if (token.name === "t") isText = token.kind === "open" && !token.isEmpty;
    else if (token.name === "rPh") isAloud = token.kind === "open";
  }
  return strings;
}
