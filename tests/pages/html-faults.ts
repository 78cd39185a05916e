import { HtmlValidate } from "html-validate/node";

const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // What React writes: `<br/>`, `checked=""`, `maxLength`; HTML reads all of them as it should.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Titles begin with the question, whatever its length; style sheets and scripts are our own.
    "long-title": "off",
    "require-sri": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    // The summary of a refused form stands before the page's heading.
    "heading-level": ["error", { minInitialRank: "h2" }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
  },
});

/** What is wrong with a page as a document: rule, words and place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
