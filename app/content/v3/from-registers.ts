import type { Autofill } from "~/domain/question/question";
import type { ReadingName, RegisterReading } from "~/domain/registers/readings";
import { FIVE_ROWS } from "~/domain/registers/register";

type Asked = Omit<RegisterReading, "reading">;

/** Proposes what a register says for one element. */
export const fromRegister = (field: string, reading: ReadingName, asked: Asked = {}): Autofill => ({
  field,
  register: { reading, ...asked },
});

/** The first five rows of a register for the five rows of a question, column by column. */
export const fiveRows = (
  row: string,
  columns: Readonly<Record<string, { reading: ReadingName; as?: Record<string, string> }>>,
): Autofill[] =>
  FIVE_ROWS.flatMap((about) =>
    Object.entries(columns).map(([column, { reading, as }]) =>
      fromRegister(`${row}${about}.${column}`, reading, as ? { about, as } : { about }),
    ),
  );

/** The choice, and the text that it opens, of a question on one target. */
export const fromTarget = (about: string, choices: { complete: string; followed: string }): Autofill[] => [
  fromRegister("value", "target", { about, as: choices }),
  ...Object.values(choices).map((choice) => fromRegister(`${choice}_text`, "target_words", { about })),
];

/** The years before, for the rows of a question that compares years. */
export const yearsBefore = (
  rows: { one: string; two: string },
  columns: Readonly<Record<string, string>>,
): Autofill[] =>
  Object.entries(columns).flatMap(([column, about]) => [
    fromRegister(`${rows.one}.${column}`, "figure_one_year_before", { about }),
    fromRegister(`${rows.two}.${column}`, "figure_two_years_before", { about }),
  ]);
