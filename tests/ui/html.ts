import { makeChecker } from "../html-checker";

// Headings of a part are judged with the page they stand in, by the page tests.
const check = makeChecker({ rules: { "heading-level": "off" } });

/** What html-validate finds wrong with some markup, standing in a page by itself; none is good. */
export async function faultsOfHtml(markup: string): Promise<string[]> {
  const page = `<!DOCTYPE html><html lang="it"><head><title>Prova</title></head><body>${markup}</body></html>`;
  const found = await check(page);
  return found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`);
}

/** Every value of an attribute, in order. */
export const valuesOf = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map((match) => match[1] ?? "");

/** Ids that something on the page points at and nothing carries. */
export function danglingIds(markup: string): string[] {
  const ids = new Set(valuesOf(markup, "id"));
  const referring = ["for", "aria-describedby", "aria-labelledby", "aria-controls"];
  const local = valuesOf(markup, "href").flatMap((href) => (href.startsWith("#") ? [href.slice(1)] : []));
  return [
    ...referring.flatMap((attribute) => valuesOf(markup, attribute)).flatMap((list) => list.split(" ")),
    ...local,
  ].filter((id) => !ids.has(id));
}
