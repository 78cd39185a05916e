import { existsSync, readFileSync } from "node:fs";

/** The three states of a statement, in the words of the pages. */
export type State = "shown" | "in part" | "not yet";

export interface Statement {
  /** "4.12" in the specification, "D4.7" on a decision's page. */
  number: string;
  state: State | null;
  tests: { file: string; title: string | null }[];
  missing: string | null;
}

export interface Counts {
  shown: number;
  part: number;
  notYet: number;
}

const STATES: [RegExp, State][] = [
  [/^ {2}Shown by `/, "shown"],
  [/^ {2}In part by `/, "in part"],
  [/^ {2}Not yet\./, "not yet"],
];

/** A statement is a list item whose text begins with its number; the line below it says how far it is shown. */
export function statementsOf(page: string): Statement[] {
  const lines = readFileSync(page, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    const number = /^- \*\*([A-Z]?\d*\.\d+)\*\* /.exec(line)?.[1];
    if (number === undefined) return [];
    const below = lines[at + 1] ?? "";
    const [said = "", missing = null] = below.split(/\. Missing: /);
    return {
      number,
      state: STATES.find(([words]) => words.test(below))?.[1] ?? null,
      missing,
      tests: [...said.matchAll(/`([\w/-]+)`(?: "([^"]+)")?/g)].map(([, file = "", title = null]) => ({
        file,
        title,
      })),
    };
  });
}

/** The statements by the part of their numbers before the dot, in the order of the page. */
export function sectionsOf(statements: Statement[]): [section: string, rows: Statement[]][] {
  const sections = new Map<string, Statement[]>();
  for (const statement of statements) {
    const section = statement.number.split(".")[0] ?? "";
    sections.set(section, [...(sections.get(section) ?? []), statement]);
  }
  return [...sections];
}

export function countsOf(statements: Statement[]): Counts {
  const having = (state: State) => statements.filter((statement) => statement.state === state).length;
  return { shown: having("shown"), part: having("in part"), notYet: having("not yet") };
}

/** The file of a test that a page names without its ending; the crash rounds are commands. */
export function testFile(name: string): string | undefined {
  return ["test.ts", "test.tsx", "spec.ts", "ts"]
    .filter((ending) => ending !== "ts" || name.startsWith("crash/"))
    .map((ending) => `tests/${name}.${ending}`)
    .find((file) => existsSync(file));
}

const titles = new Map<string, string>();

/** Every string in a file at the place of a test's title or a case's name. */
export function titlesIn(file: string): string {
  const known = titles.get(file);
  if (known !== undefined) return known;
  const found = [...readFileSync(file, "utf8").matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1,/g)];
  const all = found.map(([, , words = ""]) => words).join("\n");
  titles.set(file, all);
  return all;
}
