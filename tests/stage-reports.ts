import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

/** What the runners write down of their tests, read as one kind of outcome. */

/** Numbers of tests by result; a stage without tests of its own counts only when it fails. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failed tests, each with the beginning of its message. */
  failures?: string[];
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const SHOWN_OF_A_MESSAGE = 600;

const failure = (file: string, test: string, message = "") =>
  `${file} › ${test}\n${stripVTControlCharacters(message).slice(0, SHOWN_OF_A_MESSAGE)}`;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Why the whole file failed, where it did. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const failedInVitest = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    return [
      ...(message === "" ? [] : [failure(file, "the file", message)]),
      ...failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0])),
    ];
  });

export const ofVitest = (report: VitestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: failedInVitest(report),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
}

const failedInPlaywright = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(failedInPlaywright),
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => failure(`${file}:${line}`, title, results[0]?.error?.message)),
  ),
];

export const ofPlaywright = ({ stats, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected,
  failures: suites.flatMap(failedInPlaywright),
});
