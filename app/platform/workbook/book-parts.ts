import { unescaped } from "./sheet-cells";
import { xmlTokens } from "./xml";

/** The sheets in their order, with the file of each. */
export function sheetsOf(book: string, relations: string) {
  const targets = new Map<string, string>();
  for (const token of xmlTokens(relations)) {
    if (token.kind !== "open" || token.name !== "Relationship") continue;
    const target = token.attributes["Target"] ?? "";
    targets.set(token.attributes["Id"] ?? "", target.replace(/^\/xl\//, ""));
  }
  const sheets: { name: string; file: string }[] = [];
  let from1904 = false;
  for (const token of xmlTokens(book)) {
    if (token.kind !== "open") continue;
    if (token.name === "workbookPr") from1904 = /^(1|true)$/.test(token.attributes["date1904"] ?? "");
    if (token.name !== "sheet") continue;
    const file = targets.get(token.attributes["r:id"] ?? "") ?? "";
    sheets.push({ name: token.attributes["name"] ?? "", file: `xl/${file}` });
  }
  return { sheets, from1904 };
}

/** The shared texts of cells; phonetic readings are left out. */
export function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isText = false;
  let isAloud = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (text !== null && isText && !isAloud) text += token.text;
    } else if (token.name === "si") {
      if (token.kind === "open") text = "";
      if (text !== null && (token.kind === "close" || token.isEmpty)) {
        strings.push(unescaped(text));
        text = null;
      }
    } else if (token.name === "t") isText = token.kind === "open" && !token.isEmpty;
    else if (token.name === "rPh") isAloud = token.kind === "open";
  }
  return strings;
}
