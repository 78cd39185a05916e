import { readFileSync } from "node:fs";

/** What docs/carried-over-*.md says of one question. */
export interface Carried {
  guid: string;
  outcome: string;
  /** For the company. */
  sentence: string;
}

const AREAS = ["environment", "social", "governance"];

/** The rows of the tables that tell where a question went, in the order of the pages. */
export function carriedOver(): Carried[] {
  return AREAS.flatMap((area) => {
    const page = readFileSync(`docs/carried-over-${area}.md`, "utf8");
    const [tables = ""] = page.split(/^## (?:New|Published|Da verificare)/m);
    return tables.split("\n").flatMap((line) => {
      const [, first = "", outcome = "", sentence = ""] = line.split("|").map((cell) => cell.trim());
      const guid = /^`(v3-[a-z0-9-]+)`$/.exec(first)?.[1];
      return guid === undefined ? [] : [{ guid, outcome, sentence }];
    });
  });
}
