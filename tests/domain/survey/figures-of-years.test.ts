import { describe, expect, test } from "vitest";
import { figuresOfYears } from "~/content/v3/figures-of-years";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import type { EarlierAnswers } from "~/domain/survey/plausibility";
import { questionsOfFigures, rowsOfYears } from "~/domain/survey/figures-of-years";
import { readingOf } from "~/domain/registers/readings";
import { NO_ROWS, type RowValues } from "~/domain/registers/register";
import { FACTS } from "../build";

const { questions } = questionnaireV3;
const ENERGY = "v3-env-energia-consumi";
const TREND = "v3-env-energia-andamento";
const GIVEN: EarlierAnswers = {
  [ENERGY]: {
    ...{ "acquistata.rinnovabile": "10", "acquistata.non-rinnovabile": "5.5" },
    ...{ "autoprodotta.rinnovabile": "4", "autoprodotta.non-rinnovabile": "0" },
    ...{ "combustibili.rinnovabile": "0", "combustibili.non-rinnovabile": "20" },
  },
  "v3-env-emissioni-scope-1": { emissioni: "12.5" },
  "v3-soc-salute-e-sicurezza-infortuni": { ore: "61000" },
  [TREND]: { "anno-prima.energia": "41", "anno-prima.ricavi": "1000", "due-anni-prima.energia": "43" },
};

const rowsOf = (earlier: EarlierAnswers, ...typed: RowValues[]) =>
  rowsOfYears(figuresOfYears, {
    ...{ year: 2026, questions, facts: FACTS, earlier },
    typed: typed.map((values, index) => ({ id: `row${index}`, values })),
  });

describe("the register of figures", () => {
  test("has the figures of two years from last year's answers, and leaves out what they do not say whole", () => {
    expect(rowsOf(GIVEN)).toEqual([
      { id: "answers-2025", values: { year: "2025", energy: "39.5", hours: "61000" } },
      { id: "answers-2024", values: { year: "2024", energy: "41", revenue: "1000" } },
    ]);
  });

  test("adds bought heat to the energy where it was asked", () => {
    const heat = { "calore.rinnovabile": "0", "calore.non-rinnovabile": "2" };
    const [row] = rowsOf({ [ENERGY]: { ...GIVEN[ENERGY], ...heat } });
    expect(row?.values).toEqual({ year: "2025", energy: "41.5" });
  });

  test("repeats nothing that was entered, and has no row where nothing is left", () => {
    const typed: RowValues[] = [
      { year: "2025", energy: "40", emissions: "1" },
      { year: "2024", energy: "42", revenue: "999" },
    ];
    expect(rowsOf(GIVEN, ...typed)).toEqual([
      { id: "answers-2025", values: { year: "2025", hours: "61000" } },
    ]);
    expect(rowsOf({})).toEqual([]);
  });

  test("proposes what was entered and what was answered, field by field", () => {
    const typed = { id: "row", values: { year: "2025", energy: "40" } };
    const figures = [typed, ...rowsOf(GIVEN, typed.values)];
    const read = readingOf({ ...NO_ROWS, figures }, 2026);
    const found = ["energy", "hours", "revenue"].map((about) =>
      read({ reading: "figure_one_year_before", about }),
    );
    expect(found).toEqual(["40", "61000", null]);
    expect(read({ reading: "figure_two_years_before", about: "energy" })).toBe("41");
  });

  test("reads numbers of questions that are asked, of the year before", () => {
    const guids = questions.map(({ guid }) => guid);
    expect(questionsOfFigures(figuresOfYears).filter((guid) => !guids.includes(guid))).toEqual([]);
    const whole = Object.fromEntries(
      questionsOfFigures(figuresOfYears).map((guid) => [guid, everyField(guid)]),
    );
    const said = rowsOf(whole).map(({ values }) => Object.keys(values).length);
    // Every field of the register, and the year; no answer says last year's revenue.
    expect(said).toEqual([7, 8]);
  });
});

function everyField(guid: string): Record<string, string> {
  const question = questions.find((one) => one.guid === guid);
  if (question?.questionClass === "matrix")
    return Object.fromEntries(
      question.rows.flatMap((row) => question.columns.map((column) => [`${row.id}.${column.id}`, "1"])),
    );
  return question?.questionClass === "text"
    ? Object.fromEntries(question.fields.map(({ id }) => [id, "1"]))
    : {};
}
