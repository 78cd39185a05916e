import { boxLabel, elementWords, optionsOf } from "./choices-of";
import type { CompanyData } from "./company-data";
import type { DetailLine } from "./datum";
import type { Disclosure } from "./fact";
import type { Proposal } from "./template-values";

/** The lines of the details that the company has given, without those of disclosures that it omits. */
export function detailsOf(
  lines: readonly DetailLine[],
  data: CompanyData,
  omitted: ReadonlySet<Disclosure>,
): string | null {
  const given = lines.flatMap(({ question, element, label, disclosure, isNumber }) => {
    const value = omitted.has(disclosure) ? null : data.element(question, element);
    if (value === null) return [];
    const words = elementWords(data.question(question), element, value);
    return [`${label}: ${isNumber ? value.replace(".", ",") : words}`];
  });
  return given.length === 0 ? null : given.join("\n");
}

const NUMBER = /^-?\d{1,15}(,\d{1,6})?$/;

/** The same lines read back; none where one of them is not as we write it. */
export function detailProposals(
  lines: readonly DetailLine[],
  text: string | number | boolean | null,
  question: CompanyData["question"],
): Omit<Proposal, "place">[] {
  if (typeof text !== "string" || text.trim() === "") return [];
  const found = text
    .trim()
    .split("\n")
    .map((written) => {
      const fitting = lines.filter(({ label }) => written.startsWith(`${label}: `));
      const read = fitting.map((line) =>
        proposalOf(line, written.slice(line.label.length + 2).trim(), question),
      );
      return read.find((one) => one !== null) ?? null;
    });
  return found.every((one) => one !== null) ? found : [];
}

function proposalOf(
  { question: guid, element, isNumber }: DetailLine,
  words: string,
  question: CompanyData["question"],
): Omit<Proposal, "place"> | null {
  const value = isNumber
    ? NUMBER.test(words)
      ? words.replace(",", ".")
      : undefined
    : boxLabel(question(guid), element) === words
      ? "on"
      : optionsOf(question(guid), element).find(({ label }) => label === words)?.id;
  return value === undefined ? null : { question: guid, element, value, isNumber };
}
