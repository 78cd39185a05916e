/** What a formula reads: elements of answers that count, and the registry. Null = not said. */
interface Figures {
  element(question: string, element: string): string | null;
  turnover: string | null;
}

type Formula = (figures: Figures) => string | null;

const ACTIVITIES = "v3-gov-strategia-settori";
const EXCLUDED = "fossili-oltre";
const OTHERS = ["fossili", "tabacco", "armi", "agrochimici", "antiriciclaggio", "nessuna"];

/** The question names the thresholds of Reg. (EU) 2020/1818, art. 12: the choice itself says whether one is reached. */
const isExcluded: Formula = (figures) => {
  const isChosen = (choice: string) => figures.element(ACTIVITIES, choice) !== null;
  if (isChosen(EXCLUDED)) return "true";
  return OTHERS.some(isChosen) ? "false" : null;
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
