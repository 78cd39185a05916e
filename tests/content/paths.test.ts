import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { COMPANY_SIZES } from "~/domain/question/answer";
import type { RegistryFacts } from "~/domain/question/answer";
import { type OfferedPath, PATHS, pathsOf } from "~/domain/survey/paths";
import { servedSheets } from "~/platform/survey/sheets/served";
import { FACTS } from "../domain/build";

const { questions } = questionnaireV3;

const pathsFor = (facts: RegistryFacts) => pathsOf(questionnaireV3, facts, servedSheets(questionnaireV3));

describe("the paths of v3", () => {
  test.each<[OfferedPath, number]>([
    ["vsme-basic", 40],
    ["bank", 40],
    ["client", 10],
  ])("%s of a company with %s people has no question in reporting, which opens last", (path, workforce) => {
    const guids = pathsFor({ ...FACTS, workforce }).get(path) ?? new Set();
    const locked = questions.filter(({ guid, level }) => guids.has(guid) && level === "reporting");
    expect(locked.map(({ guid }) => guid)).toEqual([]);
  });

  test.each(COMPANY_SIZES)(
    "of the basic standard and of banks have none in reporting for a company of size %s, with few or many people",
    (size) => {
      for (const workforce of [1, 9, 10, 11, 49, 50, 249, 250, 1_001]) {
        const paths = pathsFor({ ...FACTS, size, workforce, employees: workforce - 1 });
        for (const path of ["vsme-basic", "bank", "essential"] as const) {
          const guids = paths.get(path) ?? new Set();
          const locked = questions.filter(({ guid, level }) => guids.has(guid) && level === "reporting");
          expect([workforce, path, locked.map(({ guid }) => guid)]).toEqual([workforce, path, []]);
          expect(guids.size).toBeGreaterThan(10);
        }
      }
    },
  );

  test("have questions that declare their minutes", () => {
    const guids = new Set([...pathsFor(FACTS).values()].flatMap((path) => [...path]));
    const silent = questions.filter(({ guid, minutes = 0 }) => guids.has(guid) && minutes <= 0);
    expect(silent.map(({ guid }) => guid)).toEqual([]);
  });

  test("are none of them empty, and the essential one is the shortest", () => {
    const sizes = new Map([...pathsFor(FACTS)].map(([id, guids]) => [id, guids.size]));
    expect([...sizes.keys()]).toEqual([...PATHS]);
    expect(Math.min(...sizes.values())).toBe(sizes.get("essential"));
    expect(sizes.get("essential")).toBeGreaterThan(0);
  });
});
