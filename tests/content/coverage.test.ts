import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { coverageText, STANDARDS } from "~/commands/coverage";
import { asking, askingBank } from "~/domain/sheets/asking";
import { foundBy } from "~/commands/coverage-found";
import { bankItems } from "~/content/standards/editions/mef-2025";
import { mefPmi } from "~/content/standards/mef-pmi";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { reachOf } from "~/domain/survey/open-to";
import { choicesOf, fieldsOf } from "~/domain/survey/question-check";
import { booleanQuestion } from "../domain/build";

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
        askedBy.every((question) => reachOf(question, { fromEmployees }, questions) === "by_kind"),
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

describe("what the banks ask since December 2025", () => {
  test("is asked by a question, whichever of two readings is right", () => {
    const left = bankItems.filter((item) =>
      (item.readings ?? [item]).some((reading) => askingBank(reading, questions).length === 0),
    );
    expect(left.map(({ point }) => point)).toEqual([]);
  });

  test("of micro companies is asked in the first two classes", () => {
    const late = bankItems.filter((item) =>
      (item.readings ?? [item]).some(
        (reading) =>
          reading.priority === 1 &&
          askingBank(reading, questions).every(
            ({ level }) => level !== "start_small" && level !== "graduate",
          ),
      ),
    );
    expect(late.map(({ point }) => point)).toEqual([]);
  });
});

describe("a datum", () => {
  const open = booleanQuestion({ guid: "v3-e-aperta" });
  const from50 = booleanQuestion({
    guid: "v3-e-soglia",
    dependencies: [{ effect: "na", registry: "employees", atLeast: 50 }],
  });
  const inIndustry = booleanQuestion({
    guid: "v3-e-industria",
    dependencies: [{ effect: "na", registry: "macrosector", anyOf: ["B", "C"] }],
  });
  const afterYes = booleanQuestion({
    guid: "v3-e-dettaglio",
    dependencies: [{ effect: "blocked", question: open.guid, anyOf: ["yes"] }],
  });
  const afterThreshold = booleanQuestion({
    guid: "v3-e-dettaglio-soglia",
    dependencies: [{ effect: "blocked", question: from50.guid, anyOf: ["yes"] }],
  });
  const either = booleanQuestion({
    guid: "v3-e-o-l-uno-o-l-altro",
    dependencyMode: "any",
    dependencies: [
      { effect: "na", registry: "employees", atLeast: 50 },
      { effect: "na", question: open.guid, anyOf: ["yes"] },
    ],
  });
  const last = booleanQuestion({ guid: "v3-e-ultima", level: "reporting" });
  const all = [open, from50, inIndustry, afterYes, afterThreshold, either, last];

  test.each([
    ["that no question asks", {}, [], "no"],
    ["every company can give", {}, [open], "sì"],
    ["only companies above a threshold can give", {}, [from50], "in parte"],
    ["asked of companies above the threshold", { fromEmployees: 50 }, [from50], "sì"],
    ["asked from a lower threshold on", { fromEmployees: 15 }, [from50], "in parte"],
    ["only a sector can give", {}, [inIndustry], "in parte"],
    ["asked of that sector", { sections: ["C"] }, [inIndustry], "sì"],
    ["that another answer opens", {}, [afterYes], "in parte"],
    ["asked under a condition, which another answer opens", { condition: "se c'è" }, [afterYes], "sì"],
    ["whose opening answer has a threshold", { condition: "se c'è" }, [afterThreshold], "in parte"],
    ["that a threshold or an answer opens", {}, [either], "in parte"],
    ["that comes after all others", {}, [last], "in parte"],
    ["with one question open to all", {}, [from50, open], "sì"],
  ] as const)("%s is found: %#", (_, datum, asked, found) => {
    expect(foundBy(datum, asked, all)).toBe(found);
  });
});

test("the table of coverage is up to date", () => {
  expect(readFileSync("app/content/COVERAGE.md", "utf8")).toBe(coverageText(questions));
});
