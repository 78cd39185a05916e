import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { beginsLikeFormula } from "~/domain/formula-like";
import { writeTableBook } from "~/platform/workbook/table-book";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { CLASS } from "../../questions";
import { save } from "../answering";
import { makeCompany } from "../company";
import { ownTemplate } from "../vsme/own-template";
import { download } from "./transfer";
import { unzip } from "./unzip";

const SIGNS = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"];
const LIKE_FORMULAS = SIGNS.map((sign) => `${sign}1+1`);
const PLAIN = ["1+1", "a=b", "'=1+1", "Ferro – 5 t"];

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };
const plain = (xml: string) =>
  xml
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Every text of a workbook, and whether its cell says that it is no formula. */
function textsIn(file: Buffer): { text: string; isQuoted: boolean }[] {
  const parts = unzip(file);
  const styles = [
    ...(/<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(parts["xl/styles.xml"] ?? "")?.[1] ?? "").matchAll(
      /<xf\b[^>]*>/g,
    ),
  ];
  const strings = [
    ...(parts["xl/sharedStrings.xml"] ?? "").matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g),
  ].map(([, text = ""]) => plain(text));
  return Object.entries(parts)
    .filter(([name]) => name.startsWith("xl/worksheets/"))
    .flatMap(([, xml]) => [...xml.matchAll(/<c\b([^>]*[^/])>([\s\S]*?)<\/c>/g)])
    .flatMap(([, attributes = "", content = ""]) => {
      const type = /t="(\w+)"/.exec(attributes)?.[1];
      const style = Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0);
      const isQuoted = /quotePrefix="1"/.test(styles[style]?.[0] ?? "");
      if (type === "s") return [{ text: strings[Number(/<v>(\d+)/.exec(content)?.[1])] ?? "", isQuoted }];
      if (type === "inlineStr")
        return [{ text: plain(/<t[^>]*>([\s\S]*?)<\/t>/.exec(content)?.[1] ?? ""), isQuoted }];
      return [];
    });
}

describe("a text that begins like a formula", () => {
  test("is quoted in a table, and no other text is", async () => {
    const columns = [{ label: "Testo", width: 20 }];
    const rows = [...LIKE_FORMULAS, ...PLAIN].map((text) => [text]);
    const table = { name: "Tabella", columns, rows };
    const texts = textsIn(
      await buffer(
        writeTableBook({ guide: ["=Titolo", "b", "c"], table, createdAt: "2026-01-01T00:00:00.000Z" }),
      ),
    );
    expect(texts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)).toEqual([
      "=Titolo",
      ...LIKE_FORMULAS,
    ]);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(PLAIN));
  });

  test("is quoted in the workbook of the answers, and no other text is", async () => {
    const { world, companyId, admin } = await makeCompany();
    await save(admin, CLASS, { classe: "b" }, { explanation: "@SUM(A1)" });
    const texts = textsIn(await download(world, companyId));
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter(({ text, isQuoted }) => isQuoted !== beginsLikeFormula(text))).toEqual([]);
    const quoted = texts.flatMap(({ text, isQuoted }) => (isQuoted ? [text] : []));
    expect(quoted).toEqual(["@SUM(A1)"]);
    await world.close();
  });

  const { VSME_TEMPLATE: official } = process.env;
  const TEMPLATES: [string, () => Buffer][] = [
    ["our own template", ownTemplate],
    ...(official ? [["the official template", () => readFileSync(official)] as [string, () => Buffer]] : []),
  ];
  const RANGES = [
    "template_reporting_entity_name",
    "DescriptionOfSustainabilityRelatedCertificationsOrLabels",
    "DescriptionOfSignificantGroupsOfProductsAndOrServicesOffered",
  ];
  const textCell = (range: string, value: string) => ({
    ...{ range, down: 0, right: 0 },
    content: { kind: "text" as const, value },
  });

  describe.each(TEMPLATES)("written into %s", (_, empty) => {
    test.each(LIKE_FORMULAS.filter((text) => text !== "\r1+1"))("is quoted there: %j", async (text) => {
      const cells = RANGES.map((range) => textCell(range, text));
      const before = textsIn(empty()).filter((one) => one.text === text);
      const written = textsIn(await fillTemplate(empty(), cells)).filter((one) => one.text === text);
      expect(before).toEqual([]);
      expect(written).toEqual(RANGES.map(() => ({ text, isQuoted: true })));
    });

    test("changes the styles by nothing else, and not at all for other texts", async () => {
      const styles = (file: Buffer) => unzip(file)["xl/styles.xml"] ?? "";
      const given = (text: string) =>
        fillTemplate(
          empty(),
          RANGES.map((range) => textCell(range, text)),
        );
      const before = styles(empty());
      expect(styles(await given("Ferro"))).toBe(before);
      const after = styles(await given("=1+1"));
      const [count, more] = [before, after].map((xml) => Number(/<cellXfs count="(\d+)"/.exec(xml)?.[1]));
      const added = [
        ...after.matchAll(
          /<xf quotePrefix="1"[^>]*?(?:\/>|>[\s\S]*?<\/xf>)(?=(<xf quotePrefix="1"|<\/cellXfs>))/g,
        ),
      ];
      const tail = added
        .slice(-((more ?? 0) - (count ?? 0)))
        .map(([xf]) => xf)
        .join("");
      expect(tail).not.toBe("");
      expect(
        after.replace(`${tail}</cellXfs>`, "</cellXfs>").replace(`count="${more}"`, `count="${count}"`),
      ).toBe(before);
    });
  });
});
