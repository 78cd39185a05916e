import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asking, coverageText, STANDARDS } from "~/commands/coverage";
import { mefPmi } from "~/content/standards/mef-pmi";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { choicesOf, fieldsOf } from "~/domain/survey/question-check";

const { questions } = questionnaireV3;

const data = STANDARDS.flatMap(({ source, datapoints }) =>
  datapoints.map((datapoint) => ({
    ...datapoint,
    source,
    title: `${source} ${datapoint.point}: ${datapoint.name}`,
    askedBy: asking(datapoint, source, questions),
  })),
);
const titles = (found: typeof data) => found.map(({ title }) => title);

/** Every part of a question that can hold one datum. */
function partsOf(question: Question): string[] {
  const elements = rulesOf(question).elementIds(question);
  return [
    ...elements.flatMap((element) => [element, ...element.split(".")]),
    ...fieldsOf(question).map(({ id }) => id),
    ...choicesOf(question).map(({ id }) => id),
  ];
}

describe("what the standards ask", () => {
  test("is asked by a question, or is left out for a reason", () => {
    const left = data.filter(({ notAsked, askedBy }) => notAsked === undefined && askedBy.length === 0);
    expect(titles(left)).toEqual([]);
  });

  test("comprises the 11 disclosures of the basic and the 9 of the comprehensive module, and the 45 data of the banks", () => {
    const disclosures = new Set(data.map(({ point }) => /^[BC]\d+/.exec(point)?.[0]));
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
    expect([...numbered("B", 11), ...numbered("C", 9)].filter((point) => !disclosures.has(point))).toEqual(
      [],
    );
    expect(mefPmi.datapoints.map(({ point }) => point)).toEqual(numbered("", 45));
  });

  test("of micro companies first, by the dialogue with banks, is asked in Fondamentali", () => {
    const first = mefPmi.datapoints.filter(({ priority }) => priority === 1);
    expect(first).toHaveLength(18);
    const late = first.filter((datapoint) =>
      asking(datapoint, "MEF-PMI", questions).every(({ level }) => level !== "start_small"),
    );
    expect(late).toEqual([]);
  });

  test("has names and places that are not used twice", () => {
    expect(new Set(titles(data)).size).toBe(data.length);
  });

  test("is found in exact places where several data stand at one point", () => {
    const crowded = data.filter(({ source, point, parts, notAsked }) => {
      const others = data.filter((other) => other.source === source && other.point === point);
      return notAsked === undefined && !parts && others.filter((other) => !other.notAsked).length > 1;
    });
    expect(titles(crowded)).toEqual([]);
  });

  test("is placed in parts of questions that exist and name the point", () => {
    const wrong = data.flatMap(({ title, parts = [], askedBy }) =>
      parts.flatMap((place) => {
        const [guid, part] = place.split("#");
        const question = askedBy.find((candidate) => candidate.guid === guid);
        const isThere = question && (part === undefined || partsOf(question).includes(part));
        return isThere ? [] : [`${title}: ${place}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("from a number of employees on is asked of companies from that number on", () => {
    const wrong = data.filter(
      ({ fromEmployees, askedBy }) =>
        fromEmployees !== undefined &&
        !askedBy.some(({ dependencies = [] }) =>
          dependencies.some(
            (dependency) =>
              "registry" in dependency &&
              dependency.registry === "employees" &&
              dependency.atLeast === fromEmployees,
          ),
        ),
    );
    expect(titles(wrong)).toEqual([]);
  });
});

test("references of questions to these standards name points that exist", () => {
  const points = new Set(data.map(({ source, point }) => `${source} ${point}`));
  const named = (sources: string[], asked: readonly Question[]) =>
    asked.flatMap(({ guid, references }) =>
      references
        .filter(({ source, point }) => sources.includes(source) && !points.has(`${source} ${point}`))
        .map(({ source, point }) => `${guid}: ${source} ${point}`),
    );
  expect(named(["VSME", "MEF-PMI"], questions)).toEqual([]);
  expect(named(["MEF-PMI"], questionnaireV2.questions)).toEqual([]);
});

test("the table of coverage is up to date", () => {
  expect(readFileSync("app/content/COVERAGE.md", "utf8")).toBe(coverageText(questions));
});
