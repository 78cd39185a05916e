import { describe, expect, test } from "vitest";
import { templateWords } from "~/content/standards/vsme/template";
import { escapeXml } from "~/domain/vsme/escape-xml";
import { factKey, type Fact } from "~/domain/vsme/fact";
import { expandedNames } from "~/domain/vsme/taxonomy";
import { xbrlJson } from "~/domain/vsme/xbrl-json";
import { wordsOfMember } from "~/platform/reports/vsme/fact-words";
import { inlineOf } from "~/platform/reports/vsme/inline-of-report";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { templateBook } from "~/platform/workbook/vsme/template-book";
import { TemplateReader } from "~/platform/workbook/vsme/template-reader";
import { cellsOf, demoAnswers, ENTITY, factsOf, linesOf, MORE } from "./company";
import { factsInInline } from "./inline-facts";
import { ownTemplate } from "./own-template";
import { rowOf } from "./row-of";

const answers = { ...demoAnswers(), ...MORE };
const facts = factsOf(answers);

/** A fact as every form has to state it. */
const stated = ({ type, value, period, year = 2025, ...fact }: Fact) => ({
  key: factKey(fact),
  value:
    type.kind === "member" || type.kind === "members"
      ? expandedNames(value)
      : type.kind === "text"
        ? escapeXml(value)
        : value,
  period:
    period === "instant" ? `${year + 1}-01-01T00:00:00` : `${year}-01-01T00:00:00/${year + 1}-01-01T00:00:00`,
  unit: type.kind === "number" ? type.unit : null,
  decimals: type.kind === "number" ? type.decimals : null,
});
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
const ONE_SET = facts.map(stated).sort(byKey);

describe("the report of a company", () => {
  test("states more than sixty-five facts, each once", () => {
    expect(ONE_SET.length).toBeGreaterThan(65);
    expect(new Set(ONE_SET.map(({ key }) => key)).size).toBe(ONE_SET.length);
  });

  test("has the same facts as xBRL-JSON", () => {
    const UNITS: Record<string, string> = { "iso4217:EUR": "EUR", "utr:tCO2e/iso4217:EUR": "tCO2e/EUR" };
    const read = Object.values(xbrlJson(facts, ENTITY).facts).map(
      ({ value, decimals = null, dimensions }) => {
        const { concept = "", period, unit, entity: _e, language: _l, ...axes } = dimensions;
        const [axis, of] = Object.entries(axes)[0] ?? [];
        const isRow = of !== undefined && /^\d+$/.test(of);
        return {
          key: factKey({
            concept: concept.replace("vsme:", ""),
            ...(axis && of && !isRow && { member: { axis, of } }),
            ...(axis && of && isRow && { row: { axis, number: Number(of) } }),
          }),
          value,
          period,
          unit: unit ? (UNITS[unit] ?? unit.replace("utr:", "")) : decimals === null ? null : "pure",
          decimals,
        };
      },
    );
    expect(read.sort(byKey)).toEqual(ONE_SET);
  });

  test("has the same facts as Inline XBRL", () => {
    const document = inlineOf({ module: "comprehensive", lines: linesOf(answers), facts, entity: ENTITY });
    expect(factsInInline(document).sort(byKey)).toEqual(ONE_SET);
  });

  test("has the same facts in the digital template", async () => {
    const reader = new TemplateReader(
      await templateBook(await fillTemplate(ownTemplate(), cellsOf(answers))),
    );
    for (const fact of facts) {
      const down = rowOf(fact, reader);
      expect([fact.name, down, inTemplate(fact, reader, down)]).toEqual([fact.name, down, fact.value]);
    }
  });
});

/** The value of a fact's cells, in the words of facts. */
function inTemplate({ name, type, value }: Fact, reader: TemplateReader, down: number): string | null {
  const cell = reader.value(name, down);
  if (type.kind === "boolean") return cell === true || cell === "YES" ? "true" : "false";
  const boxes = templateWords.boxes[name];
  if (boxes) {
    const ticked = boxes.members.filter(
      (_, at) => reader.value(name, boxes.inRow ? 0 : at, boxes.inRow ? at : 0) === true,
    );
    return [...ticked].sort().join(" ");
  }
  if (type.kind === "member" || type.kind === "members")
    return cell === wordsIn(value) ? value : String(cell);
  return cell === null ? null : String(cell);
}

const wordsIn = (member: string) =>
  templateWords.members[member] ??
  {
    "country:IT": "Italy",
    "country:BE": "Belgium",
    "nace:NACE_C2511": "NACE C - 25.11 Manufacture of metal structures",
  }[member] ??
  wordsOfMember(member);
