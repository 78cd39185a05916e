import { describe, expect, test } from "vitest";
import { openingsOf } from "~/domain/survey/opening";
import type { Dependency, Question } from "~/domain/question/question";
import {
  booleanQuestion,
  checkboxQuestion,
  decimal,
  dropdownQuestion,
  matrixQuestion,
  radioQuestion,
  textQuestion,
} from "../build";

const PARENTS: Record<string, Question> = {
  boolean: booleanQuestion(),
  radio: radioQuestion(),
  checkbox: checkboxQuestion(),
  dropdown: dropdownQuestion(),
  text: textQuestion({ fields: [decimal("amount", { unit: "kW" })] }),
  matrix: matrixQuestion(),
};

const opened = (dependencies: Dependency[], dependencyMode?: "all" | "any") => {
  const [first] = dependencies;
  const by =
    !first || "registry" in first ? { registry: "employees" as const } : { question: first.question };
  return openingsOf(
    booleanQuestion({ dependencies, ...(dependencyMode && { dependencyMode }) }),
    by,
    (guid) => PARENTS[guid],
  );
};

const NOTHING = { field: null, anyOf: [], above: null, atLeast: null };

describe("what would open a closed question is said in the words of its parent", () => {
  test.each<[string, Dependency, object]>([
    ["yes or no", { effect: "na", question: "boolean", anyOf: ["yes"] }, { anyOf: ["Sì"] }],
    [
      "one of several choices",
      { effect: "blocked", question: "radio", anyOf: ["some", "named"] },
      { anyOf: ["Qualcuno", "Una persona incaricata"] },
    ],
    [
      "any of some boxes",
      { effect: "blocked", question: "checkbox", anyOf: ["reuse", "leaks"] },
      { anyOf: ["Riuso", "Perdite"] },
    ],
    [
      "one certain box",
      { effect: "blocked", question: "checkbox", field: "leaks", anyOf: ["on"] },
      { anyOf: ["Perdite"] },
    ],
    [
      "a pick from a list",
      { effect: "blocked", question: "dropdown", field: "grade", anyOf: ["best"] },
      { field: "Grado", anyOf: ["Migliore"] },
    ],
    [
      "a number above a bound, with its unit",
      { effect: "blocked", question: "text", field: "amount", above: "1234.5" },
      { field: "Campo amount", above: "1.234,5 kW" },
    ],
    [
      "a computed sum",
      { effect: "blocked", question: "matrix", field: "made.all", above: "0" },
      { field: "Autoprodotta, Totale", above: "0" },
    ],
    [
      "a question that no longer exists",
      { effect: "blocked", question: "gone", field: "amount", above: "5" },
      { field: "amount", above: "5" },
    ],
  ])("%s", (_, dependency, words) => {
    const by = "question" in dependency ? { question: dependency.question } : null;
    expect(opened([dependency])).toEqual([{ ...NOTHING, by, ...words }]);
  });

  test("the registry speaks by its codes and figures", () => {
    expect(opened([{ effect: "na", registry: "employees", atLeast: 50 }])).toEqual([
      { ...NOTHING, by: { registry: "employees" }, atLeast: 50 },
    ]);
  });
});

describe("of several conditions", () => {
  const both: Dependency[] = [
    { effect: "blocked", question: "boolean", anyOf: ["yes"] },
    { effect: "blocked", question: "radio", anyOf: ["named"] },
  ];

  test("those on the datum that closes it are named where all must hold", () => {
    expect(opened(both).map(({ by }) => by)).toEqual([{ question: "boolean" }]);
  });

  test("every way in is named where one is enough", () => {
    expect(opened(both, "any").map(({ by }) => by)).toEqual([{ question: "boolean" }, { question: "radio" }]);
  });
});
