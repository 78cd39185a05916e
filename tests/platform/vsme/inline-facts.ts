import { SaxesParser } from "saxes";
import { canonical, multiply } from "~/domain/decimal";
import { escapeXml } from "~/domain/vsme/escape-xml";
import { factKey } from "~/domain/vsme/fact";

interface Read {
  key: string;
  value: string;
  period: string;
  unit: string | null;
  decimals: number | null;
}

interface Context {
  period: string;
  member?: { axis: string; of: string };
  row?: { axis: string; number: number };
}

const UNITS: Record<string, string> = { "u-tCO2e-per-EUR": "tCO2e/EUR" };

/** The facts of an Inline XBRL document, as a program takes them out. Throws if it is not well-formed. */
export function factsInInline(document: string): Read[] {
  const contexts = new Map<string, Context>();
  const facts: (Record<string, string> & { text: string })[] = [];
  const open: string[] = [];
  let context: Context = { period: "" };
  let id = "";
  let axis = "";
  let start = "";
  let fact: (Record<string, string> & { text: string }) | null = null;
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    if (name === "xbrli:context") [id, context, start] = [attributes["id"] ?? "", { period: "" }, ""];
    if (name === "xbrldi:explicitMember" || name === "xbrldi:typedMember")
      axis = attributes["dimension"] ?? "";
    if (name === "ix:nonFraction" || name === "ix:nonNumeric") fact = { ...attributes, text: "", tag: name };
  });
  parser.on("text", (text) => {
    const within = open.at(-1);
    if (fact) fact.text += text;
    else if (within === "xbrli:instant") context.period = dayAfter(text);
    else if (within === "xbrli:startDate") start = `${text}T00:00:00`;
    else if (within === "xbrli:endDate") context.period = `${start}/${dayAfter(text)}`;
    else if (within === "xbrldi:explicitMember") context.member = { axis, of: text };
    else if (within === "vsme:TYP") context.row = { axis, number: Number(text) };
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (name === "xbrli:context") contexts.set(id, context);
    if (fact && name === fact["tag"]) {
      facts.push(fact);
      fact = null;
    }
  });
  parser.write(document).close();
  return facts.map((one) => {
    const { period, member, row } = contexts.get(one["contextRef"] ?? "") ?? { period: "" };
    const concept = (one["name"] ?? "").replace("vsme:", "");
    const unitRef = one["unitRef"];
    return {
      key: factKey({ concept, member, row }),
      value: valueOf(one),
      period,
      unit: unitRef === undefined ? null : (UNITS[unitRef] ?? unitRef.replace("u-", "")),
      decimals: one["decimals"] === undefined ? null : Number(one["decimals"]),
    };
  });
}

/** A day ends where the next one begins. */
const dayAfter = (day: string) =>
  `${new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)}T00:00:00`;

function valueOf(fact: Record<string, string> & { text: string }): string {
  if (fact["format"] === "ixt:fixed-true") return "true";
  if (fact["format"] === "ixt:fixed-false") return "false";
  if (fact["tag"] === "ix:nonNumeric") return fact["escape"] === "true" ? escapeXml(fact.text) : fact.text;
  const number = canonical(fact.text.replaceAll(".", "").replace(",", "."));
  const scaled = fact["scale"] === "-2" ? multiply(number, "0.01") : number;
  return fact["sign"] === "-" ? canonical(`-${scaled}`) : scaled;
}
