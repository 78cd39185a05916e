import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Fact, factKey, type Unit } from "~/domain/vsme/fact";

/** What EFRAG's own reader tells about a file. */
interface Told {
  failed: string | null;
  messages: string[];
  facts: { concept: string; value: string; aspects: Record<string, string> }[];
}

interface JudgedFact {
  key: string;
  value: string;
  period: string;
  unit: string | null;
  decimals: number | null;
}

interface Judged {
  failed: string | null;
  errors: string[];
  facts: JudgedFact[];
}

/** The facts of a filled template as EFRAG's own reader finds them, which the command runs. */
export function judged(command: string, file: Buffer): Judged {
  const place = path.join(mkdtempSync(path.join(tmpdir(), "vsme-")), "filled.xlsx");
  writeFileSync(place, file);
  const [program = "", ...more] = command.split(" ");
  const told = JSON.parse(execFileSync(program, [...more, place], { encoding: "utf8" })) as Told;
  return {
    failed: told.failed,
    errors: told.messages.filter((message) => message.startsWith("Error")),
    facts: told.facts.map(factOf).sort(byKey),
  };
}

/** Our facts in the same words. */
export const expectedOf = (facts: readonly Fact[]): JudgedFact[] =>
  facts
    .map(({ type, value, period, year, ...fact }) => ({
      key: factKey(fact),
      value:
        type.kind === "number"
          ? Number(value).toFixed(PLACES)
          : type.kind === "member" || type.kind === "members"
            ? localNames(value, ":")
            : value,
      period: year === undefined ? period : `${period} of ${fact.member?.of.replace("vsme:", "")}`,
      unit: type.kind === "number" ? MEASURES[type.unit] : null,
      decimals: type.kind === "number" ? type.decimals : null,
    }))
    .sort(byKey);

const PLACES = 8;
const byKey = (a: JudgedFact, b: JudgedFact) => (a.key < b.key ? -1 : 1);

/** Units in the words of the reader, which gives amounts of money the currency of the report without a word. */
const MEASURES: Record<Unit, string | null> = {
  EUR: null,
  MWh: "utr:MWh",
  tCO2e: "utr:tCO2e",
  "tCO2e/EUR": null,
  m3: "utr:m3",
  sqm: "utr:sqm",
  t: "utr:t",
  kg: "utr:kg",
  pure: "xbrli:pure",
};

function factOf({ concept, value, aspects }: Told["facts"][number]): JudgedFact {
  const member = Object.entries(aspects).find(([name]) => /^vsme:\w+Axis$/.test(name));
  const row = Object.entries(aspects).find(([name]) => name.startsWith("typed "));
  const number = row && /\w+Axis/.exec(row[0])?.[0];
  return {
    key: [
      concept.replace("vsme:", ""),
      member ? `${member[0]}=${member[1]}` : "",
      row ? `vsme:${number}=${/>(.*?)</.exec(row[1])?.[1] ?? ""}` : "",
    ].join("|"),
    value: saidBy(value, aspects),
    period: [aspects["period-type"], aspects["period"]].filter(Boolean).join(" of "),
    unit: aspects["units"] ?? null,
    decimals: aspects["decimals"] ? Number(aspects["decimals"].replaceAll('"', "")) : null,
  };
}

/** A number as such, a truth by its transformation, members by their local names. */
function saidBy(value: string, aspects: Record<string, string>): string {
  if (aspects["transform"]) return aspects["transform"].replace("fixed-", "");
  if (aspects["hidden-value"]) return localNames(aspects["hidden-value"].replaceAll('"', "").trim(), "#");
  const number = Number(value) * (aspects["numeric-scale"] ? 0.01 : 1);
  return aspects["decimals"] ? number.toFixed(PLACES) : value;
}

const localNames = (names: string, before: string) =>
  names
    .split(" ")
    .map((name) => name.slice(name.lastIndexOf(before) + 1))
    .sort()
    .join(" ");
