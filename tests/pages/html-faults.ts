import { makeChecker } from "../html-checker";

const check = makeChecker({
  extends: ["html-validate:document"],
  rules: {
    // Style sheets and scripts are our own.
    "require-sri": "off",
    // The summary of a refused form comes before the page's heading.
    "heading-level": ["error", { minInitialRank: "h2" }],
  },
});

/** The faults of a page as a document: rule, words and place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const found = await check(html);
  return found.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`);
}
