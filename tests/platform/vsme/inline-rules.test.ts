import { SaxesParser, type SaxesTagNS } from "saxes";
import { describe, expect, test } from "vitest";
import { inlineOf } from "~/platform/reports/vsme/inline-of-report";
import { demoAnswers, ENTITY, factsOf, linesOf, MORE } from "./company";

const answers = { ...demoAnswers(), ...MORE };
const document = inlineOf({
  module: "comprehensive",
  lines: linesOf(answers),
  facts: factsOf(answers),
  entity: ENTITY,
});

interface Element {
  name: string;
  parents: string[];
  attributes: Record<string, string>;
  text: string;
}

/** Every element of the document, by a parser that knows namespaces; it throws where the document is not well-formed. */
function elementsOf(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagNS) => {
    const element = {
      name,
      parents: open.map((one) => one.name),
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value])),
      text: "",
    };
    open.push(element);
    found.push(element);
  });
  parser.on("text", (text) => {
    for (const one of open) one.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return found;
}

const elements = elementsOf(document);
const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
const valuesOf = (list: Element[], attribute: string) =>
  list.map(({ attributes }) => attributes[attribute] ?? "");
const facts = named("ix:nonFraction", "ix:nonNumeric");
const contexts = named("xbrli:context");
const units = named("xbrli:unit");

describe("the rules of Inline XBRL 1.1", () => {
  test("the root binds every prefix in use, and says the language", () => {
    const [root] = elements;
    const bound = Object.keys(root?.attributes ?? {}).flatMap((name) => /^xmlns:(.+)$/.exec(name)?.[1] ?? []);
    const inContent = named("xbrldi:explicitMember", "xbrldi:typedMember", "xbrli:measure").flatMap(
      ({ attributes, text }) => [attributes["dimension"] ?? "", text],
    );
    const used = [
      ...elements.map(({ name }) => name),
      ...valuesOf(facts, "name"),
      ...valuesOf(facts, "format"),
      ...inContent,
    ].flatMap((name) => /^([a-z]\w*):/i.exec(name.trim())?.[1] ?? []);
    expect([...new Set(used)].filter((prefix) => !bound.includes(prefix))).toEqual([]);
    expect(root?.attributes["xml:lang"]).toBe("it");
  });

  test("there is one header in an element that is not shown, with its parts in order", () => {
    const [header, ...more] = named("ix:header");
    expect(more).toEqual([]);
    expect(header?.parents.at(-1)).toBe("div");
    const parts = elements.filter(({ parents }) => parents.at(-1) === "ix:header").map(({ name }) => name);
    expect(parts).toEqual(["ix:hidden", "ix:references", "ix:resources"]);
    expect(named("link:schemaRef")).toHaveLength(1);
  });

  test("every fact has an id of its own, and every id is there once", () => {
    const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(facts.every(({ attributes }) => attributes["id"])).toBe(true);
  });

  test("every context and unit is there once, is used, and no other is named", () => {
    const usedContexts = new Set(valuesOf(facts, "contextRef"));
    expect([...usedContexts].sort()).toEqual(valuesOf(contexts, "id").sort());
    const usedUnits = new Set(facts.flatMap(({ attributes }) => attributes["unitRef"] ?? []));
    expect([...usedUnits].sort()).toEqual(valuesOf(units, "id").sort());
    const contents = contexts.map(({ attributes }) => {
      const inside = new RegExp(`<xbrli:context id="${attributes["id"]}">(.*?)</xbrli:context>`);
      return inside.exec(document)?.[1];
    });
    expect(new Set(contents).size).toBe(contents.length);
  });

  test("every context names the entity by its scheme; members stand in the scenario", () => {
    expect(named("xbrli:identifier").map(({ attributes, text }) => [attributes["scheme"], text])).toEqual(
      contexts.map(() => ["https://www.dnb.co.uk/duns-number", "123456789"]),
    );
    for (const { parents } of named("xbrldi:explicitMember", "xbrldi:typedMember"))
      expect(parents.at(-1)).toBe("xbrli:scenario");
  });

  test("no two facts have the same concept and context", () => {
    const keys = facts.map(({ attributes }) => `${attributes["name"]} ${attributes["contextRef"]}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("numbers have unit, decimals and a format that reads what is shown; a minus is a sign outside", () => {
    const numbers = named("ix:nonFraction");
    expect(numbers.length).toBeGreaterThan(20);
    for (const { attributes, text } of numbers) {
      expect(attributes["unitRef"]).toBeDefined();
      expect(attributes["decimals"]).toMatch(/^-?\d+$/);
      expect(attributes["format"]).toBe("ixt:num-comma-decimal");
      expect(text).toMatch(/^\d{1,3}(\.\d{3})*(,\d+)?$|^\d+(,\d+)?$/);
      expect(attributes["xsi:nil"]).toBeUndefined();
    }
    expect(numbers.filter(({ attributes }) => attributes["sign"] === "-")).toHaveLength(1);
  });

  test("no other fact has a unit or decimals, and none is empty", () => {
    for (const { attributes, text } of named("ix:nonNumeric")) {
      expect(attributes["unitRef"] ?? attributes["decimals"]).toBeUndefined();
      expect(text.trim()).not.toBe("");
    }
  });

  test("every hidden fact is shown in words, once", () => {
    const hidden = facts.filter(({ parents }) => parents.includes("ix:hidden"));
    const shown = elements.flatMap(
      ({ attributes }) => /^-ix-hidden:(\w+)$/.exec(attributes["style"] ?? "")?.[1] ?? [],
    );
    expect(shown.sort()).toEqual(valuesOf(hidden, "id").sort());
  });

  test("blocks of text are escaped markup, short words are not", () => {
    const block = facts.find(({ attributes }) =>
      attributes["name"]?.endsWith("ProductsAndOrServicesOffered"),
    );
    const words = facts.find(({ attributes }) => attributes["name"] === "vsme:AddressOfSite");
    expect(block?.attributes["escape"]).toBe("true");
    expect(words?.attributes["escape"]).toBeUndefined();
  });
});
