import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "~/platform/quarantine/limits";

const MB = 1024 * 1024;

function shown(name: string, value: number): string {
  if (!name.endsWith("Bytes")) return value.toLocaleString("en");
  return value < MB ? `${value / 1024} KB` : `${value / MB} MB`;
}

test("the page for operators publishes every limit of foreign files, with its number", () => {
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split("## Limits of foreign files");
  const published = [...section.matchAll(/^\| `([\w.]+)` +\| ([^|]+?) +\|/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const set = Object.entries(LIMITS).flatMap(([group, limits]) =>
    Object.entries(limits).map(([name, value]) => [`${group}.${name}`, shown(name, value)]),
  );
  expect(published).toEqual(set);
});
