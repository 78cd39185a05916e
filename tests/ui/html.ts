import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's way of writing attributes and void elements.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // Choices of one group share their name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit"] }],
    // Headings of a part are judged with the page they stand in, by the page tests.
    "heading-level": "off",
    "long-title": "off",
  },
});

/** What html-validate finds wrong with some markup, standing in a page by itself; none is good. */
export async function faultsOfHtml(markup: string): Promise<string[]> {
  const page = `<!DOCTYPE html><html lang="it"><head><title>Prova</title></head><body>${markup}</body></html>`;
  const report = await validator.validateString(page);
  return report.results
    .flatMap((result) => result.messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`);
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
