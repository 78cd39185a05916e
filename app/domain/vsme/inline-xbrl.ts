import { multiply } from "../decimal";
import { showNumber } from "../italian-number";
import type { Fact, Unit } from "./fact";
import { escapeXml } from "./escape-xml";
import { inlineHeader, type Context } from "./inline-header";
import { type Entity, expandedNames } from "./taxonomy";

/** A section of the readable document: the lines of a disclosure, and each fact under its label. */
export interface InlineSection {
  title: string;
  lines: {
    label: string;
    fact: Fact;
    /** Members in words; the fact itself is hidden. */ words: string | null;
  }[];
}

/** The words of the document. */
interface InlineWords {
  title: string;
  subtitle: string;
  yes: string;
  no: string;
  datum: string;
  value: string;
  units: Readonly<Record<Unit, string>>;
}

const HUNDRED = "100";

/** The facts as Inline XBRL 1.1: one XHTML document that people read and programs take apart. */
export function inlineXbrl(sections: readonly InlineSection[], entity: Entity, words: InlineWords): string {
  const contexts = new Map<string, Context>();
  const units = new Set<Unit>();
  const hidden: string[] = [];
  let count = 0;
  const mark = (fact: Fact, members: string | null): string => {
    const context = contextOf(fact, contexts);
    const id = `f${(count += 1)}`;
    const common = `name="vsme:${fact.concept}" contextRef="${context}" id="${id}"`;
    if (fact.type.kind === "number") {
      units.add(fact.type.unit);
      return numberMark(fact.value, fact.type, common, words);
    }
    if (members !== null) {
      hidden.push(`<ix:nonNumeric ${common}>${escapeXml(expandedNames(fact.value))}</ix:nonNumeric>`);
      return `<span style="-ix-hidden:${id}">${escapeXml(members)}</span>`;
    }
    if (fact.type.kind === "boolean") {
      const isTrue = fact.value === "true";
      const format = isTrue ? "fixed-true" : "fixed-false";
      return `<ix:nonNumeric ${common} format="ixt:${format}">${isTrue ? words.yes : words.no}</ix:nonNumeric>`;
    }
    // A block of text is markup: escaped, its characters stand for themselves.
    const escape = fact.type.kind === "text" ? ' escape="true"' : "";
    return `<ix:nonNumeric ${common}${escape}>${escapeXml(fact.value)}</ix:nonNumeric>`;
  };
  const body = sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => sectionMarkup(title, lines, mark, words))
    .join("\n");
  const header = inlineHeader({ contexts: [...contexts.values()], units: [...units], hidden, entity });
  return page(header, body, entity, words);
}

function sectionMarkup(
  title: string,
  lines: InlineSection["lines"],
  mark: (fact: Fact, members: string | null) => string,
  { datum, value }: InlineWords,
): string {
  const rows = lines.map(
    ({ label, fact, words }) =>
      `<tr><th scope="row">${escapeXml(label)}</th><td>${mark(fact, words)}</td></tr>`,
  );
  const head = `<thead><tr><th scope="col">${escapeXml(datum)}</th><th scope="col">${escapeXml(value)}</th></tr></thead>`;
  return `<h2>${escapeXml(title)}</h2>\n<table>${head}<tbody>\n${rows.join("\n")}\n</tbody></table>`;
}

/** Shares are shown in percent; a minus stands in front of the marked number, as its sign. */
function numberMark(
  value: string,
  { unit, decimals }: { unit: Unit; decimals: number },
  common: string,
  { units }: InlineWords,
): string {
  const isPercent = unit === "pure" && decimals === 4;
  const isNegative = value.startsWith("-");
  const size = isNegative ? value.slice(1) : value;
  const shown = showNumber(isPercent ? multiply(size, HUNDRED) : size);
  const scale = isPercent ? ' scale="-2"' : "";
  const sign = isNegative ? ' sign="-"' : "";
  const after = isPercent ? "%" : units[unit];
  const marked = `<ix:nonFraction ${common} unitRef="u-${unitId(unit)}" decimals="${decimals}"${scale}${sign} format="ixt:num-comma-decimal">${shown}</ix:nonFraction>`;
  return `${isNegative ? "−" : ""}${marked}${after === "" ? "" : ` ${escapeXml(after)}`}`;
}

const unitId = (unit: Unit): string => unit.replace("/", "-per-");

/** One context for all facts of the same period, member and row. */
function contextOf({ period, member, row, year }: Fact, contexts: Map<string, Context>): string {
  const key = JSON.stringify([period, member, row, year]);
  const known = contexts.get(key);
  if (known) return known.id;
  const id = `c${contexts.size + 1}`;
  contexts.set(key, { id, period, member, row, year });
  return id;
}

const page = (header: string, body: string, { name }: Entity, { title, subtitle }: InlineWords): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2022-02-16" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:utr="http://www.xbrl.org/2009/utr" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:country="https://xbrl.org/2024/iso3166" xmlns:waste="https://xbrl.efrag.org/taxonomy/waste/2026-05-01/waste" xmlns:vsme="https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme" xml:lang="it">
<head>
<meta charset="UTF-8"/>
<title>${escapeXml(`${title}: ${name}`)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #bbb;padding:.4rem .5rem;text-align:left;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere}thead th{font-size:.875rem}tbody th{font-weight:400;width:50%}</style>
</head>
<body>
${header}
<h1>${escapeXml(name)}</h1>
<p>${escapeXml(title)}</p>
<p>${escapeXml(subtitle)}</p>
${body}
</body>
</html>
`;
