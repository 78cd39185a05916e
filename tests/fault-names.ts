import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the product has to survive, by its number. */
export const FAULTS: readonly string[] = [
  "A session expires while somebody types: after signing in the values are back",
  "A form carries the token of another tab or an older session: its values are shown again",
  "An error in one field changes no other field",
  "The server is killed between a post and its redirect: no acknowledged answer is lost, none doubled",
  "The database is locked or down: 503 with what was typed, and another try",
  "A double click on save, publish or invite has one effect",
  "Twenty publishes at once make one version",
  "Back after publishing, and publishing again, gets a message",
  "A stale page never wins",
  "Two tabs with two questions both save",
  "Two tabs or two people at one question get a page with both values",
  "A parent that changes blocks its dependents, and gives them back when it returns",
  "A completed section reopens at once when a route opens",
  "No question out of reach makes a survey unfinishable",
  "The labels of an old version stay as they were answered",
  "A file ten times too large, or without an end, gets a page that names the limit",
  "The total limit of files holds",
  "Names of files with paths, dots, emoji, quotes, line ends, or of great length",
  "Files of other content, empty, missing, bombs, with script, or cut off leave no orphan",
  "Replacing a file shows the new name",
  "Numbers in every spelling are read rightly or refused",
  "Whole numbers beyond 2^53 are exact",
  "Text out of Word, and characters that nobody sees",
  "Identifiers with spaces, prefixes, leading zeros",
  "Totals of a matrix are exact",
  "Ten thousand fields, repeated, missing, unknown ones, a megabyte of text: 4xx and no write",
  "Nights of the clock change and the last second of the year",
  "Identifiers in exports stay text",
  "Nothing in an export is a formula",
  "An export while others save holds one state",
  "GET and HEAD on mailed links change nothing",
  "The newest mailed link wins",
  "A person who is switched off or deleted is out at the next request",
  "A change to many spares oneself and the last administrator, and reaches the others",
  "A list that changed meanwhile: only those who were ticked are changed",
  "A right that is lost while a form is open: refused, and the text is kept",
  "The id of another company is not found, anywhere",
  "A flood of sign-ins waits, and keeps no owner out",
  "An unknown address gets the same answer by the same work",
  "A restart during a restore goes on or ends cleanly",
  "A restart under load fails no request",
  "Two servers over one PostgreSQL share sessions, limits and jobs",
  "A second process on one SQLite file is safe",
  "A full disk gives a clear error, and nothing is half written",
  "An upstream that is slow, fails, talks garbage or answers 401",
];

/** Other troubles of operation, each with words of the name of a test that shows it. */
export const TROUBLES: readonly { words: string; file: string; title: string }[] = [
  {
    words: "A promoted standby takes the place of the database behind one address",
    file: "postgres/away.test.ts",
    title: "a failover behind one address",
  },
  {
    words: "The database falls silent under a change",
    file: "postgres/connections.test.ts",
    title: "that falls silent under a change is told to all that wait in its line at once",
  },
  {
    words: "The servers behind a proxy are replaced while people send forms",
    file: "postgres/rolling.test.ts",
    title: "are replaced one by one while people sign in and save",
  },
  {
    words: "A server of an older release starts over the database of a newer one",
    file: "platform/store/newer-schema.test.ts",
    title: "that a newer release has opened is refused",
  },
  {
    words: "A server has another secret than the others",
    file: "postgres/instances.test.ts",
    title: "a server with another secret says so",
  },
  {
    words: "The clock is set back: pauses",
    file: "platform/disk/back-off.test.ts",
    title: "a clock that was set back does not prolong one",
  },
  {
    words: "The clock is set back: mailed links",
    file: "platform/people/forget-used-links.test.ts",
    title: "after the clock was set back",
  },
  {
    words: "An upload is cut",
    file: "hostile/cut-bodies.test.ts",
    title: "does nothing when it arrives",
  },
  {
    words: "The power goes while files are handed in",
    file: "hostile/power-cut.test.ts",
    title: "leaves no row without its file",
  },
  {
    words: "The mail server keeps silent",
    file: "hostile/silent-mail-server.test.ts",
    title: "the mail stays due",
  },
  {
    words: "The mail server goes on talking without an end",
    file: "platform/mail/smtp.test.ts",
    title: "a server that goes on talking without an end is broken off",
  },
  {
    words: "The mail server fails",
    file: "platform/mail/worker.test.ts",
    title: "waits longer each time and is sent when the server is back",
  },
];

/** The names of the tests and groups of tests of every file below `tests/`. */
const namesByFile = (): [file: string, names: string[]][] =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .map((file) => [file, namesIn(readFileSync(path.join("tests", file), "utf8"))]);

const namesIn = (source: string): string[] =>
  [...source.matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1,/g)].map(([, , words = ""]) => words);

/** The files below `tests/` with a test that names the fault. */
export function filesOfFaults(): Map<number, string[]> {
  const files = namesByFile();
  return new Map(
    FAULTS.map((_, index) => {
      const isNamed = new RegExp(`\\bfault ${index + 1}\\b`);
      const named = files.filter(([, names]) => names.some((name) => isNamed.test(name)));
      return [index + 1, named.map(([file]) => file)];
    }),
  );
}

/** The files below `tests/` of every fault and trouble. */
export const filesOfTroubles = (): string[] => [
  ...new Set([...[...filesOfFaults().values()].flat(), ...TROUBLES.map(({ file }) => file)]),
];

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pattern by which a runner finds the tests that name a fault, or show another trouble. */
export const NAMES_A_FAULT = [
  String.raw`\bfault \d+\b`,
  ...TROUBLES.map(({ title }) => literally(title)),
].join("|");
