import type { Reading, Register } from "./register";

const INDICATORS = [
  "energy",
  "emissions",
  "revenue",
  "accidents",
  "hours",
  "complaints",
  "closedComplaints",
] as const;
export type Indicator = (typeof INDICATORS)[number];

/** The figures of earlier years, one row a year, for the questions that compare years. */
export const figures = {
  title: "year",
  fields: [
    { id: "year", kind: "year", min: "2000", max: "2100", required: true },
    { id: "energy", kind: "decimal", unit: "MWh", min: "0" },
    { id: "emissions", kind: "decimal", unit: "t CO2e", min: "0" },
    { id: "revenue", kind: "integer", unit: "euro", min: "0" },
    { id: "accidents", kind: "integer", unit: "casi", min: "0" },
    { id: "hours", kind: "decimal", unit: "ore", min: "0" },
    { id: "complaints", kind: "integer", unit: "casi", min: "0" },
    { id: "closedComplaints", kind: "integer", unit: "casi", min: "0" },
  ],
  rules: [{ kind: "atMost", fields: ["complaints", "closedComplaints"], code: "more_closed_than_received" }],
  unique: "year",
} as const satisfies Register;

/** The figure of an indicator so many years before the reference; null where no row gives it, or two do. */
const yearsBefore = (years: number) =>
  ({
    register: "figures",
    about: INDICATORS,
    read(rows, day, about) {
      const year = String(Number(day.slice(0, 4)) - years);
      const [only, another] = rows.flatMap(({ values }) =>
        values.year === year ? (values[about] ?? []) : [],
      );
      return another === undefined ? (only ?? null) : null;
    },
  }) satisfies Reading;

export const figureReadings = {
  figure_one_year_before: yearsBefore(1),
  figure_two_years_before: yearsBefore(2),
} satisfies Record<string, Reading>;
