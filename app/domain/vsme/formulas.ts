import { compare, multiply } from "../decimal";

/** What a formula reads: elements of answers that count, and the registry. Null = not said. */
export interface Figures {
  element(question: string, element: string): string | null;
  turnover: string | null;
}

type Formula = (figures: Figures) => string | null;

const SECTORS = "v3-gov-strategia-settori";
const REVENUES = "v3-gov-strategia-settori-ricavi";

/** The shares of Reg. (EU) 2020/1818, art. 12: from these percentages of revenues on an undertaking is excluded. */
const EXCLUDED_FROM = { carbone: "1", petrolio: "10", gas: "50", elettricita: "50" };
const isExcluded: Formula = (figures) => {
  if (figures.element(SECTORS, "value") === "no") return "false";
  const { turnover } = figures;
  const revenues = Object.entries(EXCLUDED_FROM).map(([field, percent]) => ({
    revenue: figures.element(REVENUES, field),
    percent,
  }));
  if (turnover === null || revenues.some(({ revenue }) => revenue === null)) return null;
  return String(
    revenues.some(
      ({ revenue, percent }) =>
        compare(revenue ?? "0", "0") > 0 &&
        compare(multiply(revenue ?? "0", "100"), multiply(turnover, percent)) >= 0,
    ),
  );
};

const POLICIES = ["clima", "inquinamento", "acqua", "natura", "circolare"].map((row) => [
  "v3-env-clima-e-rischi-temi",
  row,
]);
const COMMITMENTS = ["lavoratori", "filiera", "comunita", "consumatori", "condotta"].map((row) => [
  "v3-gov-strategia-temi",
  row,
]);

/** Whether any row says so; null where no row says anything. */
const any = (figures: Figures, rows: string[][], column: string, yes: string): string | null => {
  const given = rows.flatMap(
    ([question = "", row = ""]) => figures.element(question, `${row}.${column}`) ?? [],
  );
  return given.length === 0 ? null : String(given.includes(yes));
};
const either = (values: (string | null)[]): string | null => {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : String(given.includes("true"));
};

/** The truths of the standard that follow from several answers, by name. Figures have declared rules instead. */
export const FORMULAS: Readonly<Record<string, Formula>> = {
  isExcluded,
  hasPublicPolicy: (figures) =>
    either([any(figures, POLICIES, "pubblica", "si"), any(figures, COMMITMENTS, "impegno", "pubblico")]),
  hasTarget: (figures) =>
    either([any(figures, POLICIES, "obiettivo", "si"), any(figures, COMMITMENTS, "obiettivo", "si")]),
};
