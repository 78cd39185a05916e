import { valuesOf } from "../answers/labels";
import { compare, divide } from "../decimal";
import type { CompanyData } from "./company-data";
import type { Datum } from "./datum";
import { numberIn } from "./number-in";
import type { Proposal, TemplateValues } from "./template-values";
import { truthIn } from "./truth-in";
import { valueOf } from "./value-of";

interface Read {
  values: TemplateValues;
  question: CompanyData["question"];
}

/**
 * The proposals without details that contradict a figure of the same template: a company that changes a sum and leaves
 * the words below it says two things, and the details are the ones that a program does not look at.
 */
export function withoutContradictions(
  data: readonly Datum[],
  proposals: readonly Proposal[],
  read: Read,
): Proposal[] {
  const said = saidBy(proposals, read);
  const contradicted = data.flatMap(({ source }) =>
    source.kind === "details" && source.agreesWith.some((name) => contradicts(named(data, name), said, read))
      ? source.lines.map(({ question, element }) => `${question}#${element}`)
      : [],
  );
  return proposals.filter(({ question, element }) => !contradicted.includes(`${question}#${element}`));
}

const named = (data: readonly Datum[], name: string) => data.find((datum) => datum.name === name);

function contradicts(datum: Datum | undefined, said: CompanyData, { values }: Read): boolean {
  if (!datum) return false;
  const { name, type, source } = datum;
  const value = valueOf(source, said);
  if (value === null) return false;
  if (type.kind === "boolean") return (truthIn(values.at(name)) ?? value === "true") !== (value === "true");
  const cell = numberIn(values.at(name));
  const digits = type.kind === "number" ? type.decimals : 0;
  return cell !== null && compare(divide(cell, "1", digits), divide(value, "1", digits)) !== 0;
}

/** What a company has said that has taken over every proposal, and nothing else. */
function saidBy(proposals: readonly Proposal[], { question }: Read): CompanyData {
  const answers = new Map<string, Record<string, string>>();
  for (const { question: guid, element, value } of proposals)
    answers.set(guid, { ...answers.get(guid), [element]: value });
  return {
    question,
    element: (guid, element) => answers.get(guid)?.[element] ?? null,
    silence: () => ({ kind: "missing" }),
    figures: {
      inForce: (guid) => {
        const [asked, elements] = [question(guid), answers.get(guid)];
        return asked && elements ? valuesOf(asked, elements) : null;
      },
      earlier: () => null,
      facts: { employees: null, workforce: null, turnover: null, size: null, macrosector: null },
    },
    ...{ turnover: null, country: null, nace: [], countryCode: () => null },
  };
}
