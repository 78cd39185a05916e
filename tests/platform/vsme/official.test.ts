import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { readTemplate } from "~/platform/workbook/vsme/read-template";
import { unzip } from "../workbook/unzip";
import { cellsOf, demoAnswers, factsOf, MORE } from "./company";

// The official files are not ours to keep: VSME_TEMPLATE names the template, VSME_SAMPLE the filled sample of edition
// 1.2.0, and VSME_JUDGE the command of EFRAG's own reader, which prints the facts of a file as JSON.
const { VSME_TEMPLATE: template, VSME_SAMPLE: sample, VSME_JUDGE: judge } = process.env;
const answers = { ...demoAnswers(), ...MORE };

describe.runIf(template)("the official digital template", () => {
  test("is filled, and nothing but the sheets with filled cells changes", async () => {
    const empty = readFileSync(template ?? "");
    const [before, after] = [unzip(empty), unzip(await fillTemplate(empty, cellsOf(answers)))];
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed.every((name) => /^xl\/(workbook\.xml|worksheets\/sheet\d+\.xml)$/.test(name))).toBe(true);
    for (const name of changed) expect(formulasIn(after[name])).toEqual(formulasIn(before[name]));
  });

  test.runIf(judge)("holds for EFRAG's own reader every fact of the report, and no error", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "vsme-")), "filled.xlsx");
    writeFileSync(file, await fillTemplate(readFileSync(template ?? ""), cellsOf(answers)));
    const [command = "", ...more] = (judge ?? "").split(" ");
    const told = JSON.parse(execFileSync(command, [...more, file], { encoding: "utf8" })) as Told;
    expect(told.failed).toBeNull();
    expect(told.messages.filter((message) => message.startsWith("Error"))).toEqual([]);
    const read = new Map(told.facts.map((fact) => [keyOf(fact), fact]));
    for (const { concept, member, row, type, period, value } of factsOf(answers)) {
      const key = [concept, member ? `${member.axis}=${member.of}` : "", row ? String(row.number) : ""].join(
        "|",
      );
      const fact = read.get(key);
      expect(fact, key).toBeDefined();
      expect(fact?.aspects["period-type"], key).toBe(period);
      expect(fact && saidBy(fact), key).toBe(saidIn(type.kind, value));
      if (type.kind === "number") expect(fact?.aspects["decimals"], key).toBe(`"${type.decimals}"`);
    }
  });
});

describe.runIf(sample)("the official filled sample", () => {
  test("proposes more than sixty answers", async () => {
    const rows = await readTemplate(readFileSync(sample ?? ""));
    expect(rows.length).toBeGreaterThan(60);
  });
});

interface Told {
  failed: string | null;
  messages: string[];
  facts: { concept: string; value: string; aspects: Record<string, string> }[];
}

/** The value as the reader says it: a number as such, a truth by its transformation, members by their local names. */
function saidBy({ value, aspects }: Told["facts"][number]): string {
  if (aspects["transform"]) return aspects["transform"].replace("fixed-", "");
  if (aspects["hidden-value"]) return localNames(aspects["hidden-value"].replaceAll('"', "").trim(), "#");
  const number = Number(value) * (aspects["numeric-scale"] ? 0.01 : 1);
  return aspects["decimals"] ? number.toFixed(8) : value;
}

function saidIn(kind: string, value: string): string {
  if (kind === "member" || kind === "members") return localNames(value, ":");
  return kind === "number" ? Number(value).toFixed(8) : value;
}

const localNames = (names: string, before: string) =>
  names
    .split(" ")
    .map((name) => name.slice(name.lastIndexOf(before) + 1))
    .sort()
    .join(" ");

const formulasIn = (xml = "") =>
  [...xml.matchAll(/<f\b[^>]*>[^<]*<\/f>|<f\b[^>]*\/>/g)].map(([formula]) => formula);

function keyOf({ concept, aspects }: Told["facts"][number]): string {
  const member = Object.entries(aspects).find(([name]) => /^vsme:\w+Axis$/.test(name));
  const row = Object.entries(aspects).find(([name]) => name.startsWith("typed "));
  return [
    concept.replace("vsme:", ""),
    member ? `${member[0]}=${member[1]}` : "",
    row ? (/>(.*?)</.exec(row[1])?.[1] ?? "") : "",
  ].join("|");
}
