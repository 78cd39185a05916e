import { makeChecker } from "../html-checker";

// The page tests judge the headings of a part, together with the page around it.
const check = makeChecker({ rules: { "heading-level": "off" } });

/** The faults that html-validate finds in some markup, alone on a page; an empty list is good. */
export async function faultsOfHtml(markup: string): Promise<string[]> {
  const page = `<!DOCTYPE html><html lang="it"><head><title>Prova</title></head><body>${markup}</body></html>`;
  const found = await check(page);
  return found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`);
}

/** Every value of an attribute, in order. */
export const valuesOf = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map((match) => match[1] ?? "");

/** Ids that an element of the page refers to and no element has. */
export function danglingIds(markup: string): string[] {
  const ids = new Set(valuesOf(markup, "id"));
  const referring = ["for", "aria-describedby", "aria-labelledby", "aria-controls"];
  const local = valuesOf(markup, "href").flatMap((href) => (href.startsWith("#") ? [href.slice(1)] : []));
  return [
    ...referring.flatMap((attribute) => valuesOf(markup, attribute)).flatMap((list) => list.split(" ")),
    ...local,
  ].filter((id) => !ids.has(id));
}
