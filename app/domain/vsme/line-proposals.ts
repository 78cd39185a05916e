import { choicesOf, valueInWords } from "./choices-of";
import type { CompanyData } from "./company-data";
import type { Source } from "./datum";
import type { Proposal } from "./template-values";

/** A proposal from the cell that is read. */
type Make = (question: string, element: string, value: string) => Proposal;

/** Lines as we write them; a text of another hand says no line. */
export function lineProposals(
  { lines }: Source & { kind: "lines" },
  text: string | number | boolean | null,
  questionOf: CompanyData["question"],
  make: Make,
): Proposal[] {
  if (typeof text !== "string" || text.trim() === "") return [];
  const [first] = lines;
  if (first?.label === "") return behindChoice(first, text.trim(), make);
  const found = text.split("\n").map((written) => {
    const fitting = lines.filter(({ label }) => label !== "" && written.startsWith(`${label}: `));
    const read = fitting.flatMap(({ question, element, label }) => {
      const value = valueInWords(questionOf(question), element, written.slice(label.length + 2));
      return value === null ? [] : [make(question, element, value)];
    });
    return read[0];
  });
  return found.every((line) => line !== undefined) ? found : [];
}

const BEHIND = /_text$/;

/** A text that stands behind one of several choices: the first, which claims the least. */
const behindChoice = (
  { question, element }: { question: string; element: string },
  text: string,
  make: Make,
): Proposal[] => [make(question, "value", element.replace(BEHIND, "")), make(question, element, text)];

export function labelProposals(
  { question }: Source & { kind: "labels" },
  text: string | number | boolean | null,
  questionOf: CompanyData["question"],
  make: Make,
): Proposal[] {
  if (typeof text !== "string") return [];
  const found = text.split("\n").map((written) => {
    const choice = choicesOf(questionOf(question)).find(
      ({ label, opens }) => written === label || (opens && written.startsWith(`${label}: `)),
    );
    return choice && { id: choice.id, more: written.slice(choice.label.length + 2) };
  });
  if (!found.every((choice) => choice !== undefined)) return [];
  return found.flatMap(({ id, more }) => [
    make(question, id, "on"),
    ...(more === "" ? [] : [make(question, `${id}_text`, more)]),
  ]);
}
