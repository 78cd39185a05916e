import { compare, multiply, subtract, sum } from "../decimal";
import { quotient } from "./quotient";

/** What a formula reads: elements of answers that count, and the registry. Null = not said. */
export interface Figures {
  element(question: string, element: string): string | null;
  turnover: string | null;
}

type Formula = (figures: Figures) => string | null;

const E = {
  energy: "v3-env-energia-consumi",
  scope1: "v3-env-emissioni-scope-1",
  scope2: "v3-env-emissioni-scope-2",
  market: "v3-env-emissioni-scope-2-mercato",
  scope3: "v3-env-emissioni-scope-3-categorie",
  target: "v3-env-emissioni-obiettivo-valori",
  waste: "v3-env-rifiuti-e-materiali-quantita",
  materials: "v3-env-rifiuti-e-materiali-quantita-materiali",
  contracts: "v3-soc-composizione-del-personale-contratti",
  leavers: "v3-soc-composizione-del-personale-uscite",
  training: "v3-soc-formazione-ore",
  sectors: "v3-gov-strategia-settori",
  revenues: "v3-gov-strategia-settori-ricavi",
} as const;

/** The sum of those that are said; null where none is. */
const total = (values: readonly (string | null)[]): string | null => {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : sum(given);
};

/** The sum, where all are said. */
const whole = (values: readonly (string | null)[]): string | null =>
  values.every((value) => value !== null) ? sum(values) : null;

const divided = (over: string | null, under: string | null, places: number): string | null =>
  over === null || under === null ? null : quotient(over, under, places);

const cells = (figures: Figures, question: string, rows: readonly string[], columns: readonly string[]) =>
  rows.flatMap((row) => columns.map((column) => figures.element(question, `${row}.${column}`)));

const RENEWABLE = ["rinnovabile", "non-rinnovabile"];
const energyOf =
  (row: string): Formula =>
  (figures) =>
    total(cells(figures, E.energy, [row], RENEWABLE));

const GENDERS = ["donne", "uomini", "altro"];
const CONTRACTS = ["indeterminato", "determinato"];
const employees: Formula = (figures) => total(cells(figures, E.contracts, CONTRACTS, GENDERS));
const employeesWho =
  (genders: readonly string[], contracts: readonly string[] = CONTRACTS): Formula =>
  (figures) =>
    total(cells(figures, E.contracts, contracts, genders));

const emission = (question: string) => (figures: Figures) => figures.element(question, "emissioni");
const CATEGORIES = Array.from({ length: 15 }, (_, index) => `c${index + 1}`);
const scope3: Formula = (figures) => total(cells(figures, E.scope3, CATEGORIES, ["emissioni"]));
const scope12: Formula = (figures) => total([emission(E.scope1)(figures), emission(E.scope2)(figures)]);
const scope12Market: Formula = (figures) => whole([emission(E.scope1)(figures), emission(E.market)(figures)]);
const withScope3 =
  (scopes: Formula): Formula =>
  (figures) =>
    scope3(figures) === null ? null : whole([scopes(figures), scope3(figures)]);

const target =
  (row: string, columns: readonly string[]): Formula =>
  (figures) =>
    total(cells(figures, E.target, [row], columns));
/** The total of all scopes of a year, where the target covers scope 3. */
const targetWithScope3 =
  (row: string): Formula =>
  (figures) =>
    figures.element(E.target, `${row}.scope-3`) === null
      ? null
      : target(row, ["scope-1", "scope-2", "scope-3"])(figures);

/** Per euro of turnover; the template leaves it out as soon as scope 3 is disclosed. */
const intensity =
  (scopes: Formula, isWithScope3: boolean): Formula =>
  (figures) =>
    (scope3(figures) !== null) === isWithScope3 ? divided(scopes(figures), figures.turnover, 9) : null;

const trainingOf =
  (gender: string): Formula =>
  (figures) =>
    divided(
      total(cells(figures, E.training, ["sicurezza", "altra"], [gender])),
      employeesWho([gender])(figures),
      2,
    );

const MATERIALS = ["metalli", "plastica", "carta", "legno", "minerali", "chimici", "agricoli", "altri"];
const fossil: Formula = (figures) =>
  total(["carbone", "petrolio", "gas"].map((field) => figures.element(E.revenues, field)));

/** The shares of Reg. (EU) 2020/1818, art. 12: from these percentages of revenues on an undertaking is excluded. */
const EXCLUDED_FROM = { carbone: "1", petrolio: "10", gas: "50", elettricita: "50" };
const isExcluded: Formula = (figures) => {
  if (figures.element(E.sectors, "value") === "no") return "false";
  const { turnover } = figures;
  const revenues = Object.entries(EXCLUDED_FROM).map(([field, percent]) => ({
    revenue: figures.element(E.revenues, field),
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

const ratioOf =
  (question: string, over: string, under: string): Formula =>
  (figures) =>
    divided(figures.element(question, over), figures.element(question, under), 2);

const difference = (from: string | null, less: string | null) =>
  from === null || less === null ? null : subtract(from, less);

const averageStaff: Formula = (figures) => {
  const [start, end] = [figures.element(E.leavers, "inizio"), figures.element(E.leavers, "fine")];
  return start === null || end === null ? null : quotient(sum([start, end]), "2", 1);
};

const accidents: Formula = (figures) => figures.element("v3-soc-salute-e-sicurezza-infortuni", "numero");

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

/** The data that the standard asks for and that follow from answers, by name. */
export const FORMULAS: Readonly<Record<string, Formula>> = {
  totalEnergy: (figures) =>
    total(cells(figures, E.energy, ["acquistata", "autoprodotta", "calore", "combustibili"], RENEWABLE)),
  electricity: energyOf("acquistata"),
  ownElectricity: energyOf("autoprodotta"),
  fuels: energyOf("combustibili"),
  scope12,
  scope12Market,
  scope3,
  allScopes: withScope3(scope12),
  allScopesMarket: withScope3(scope12Market),
  intensity: intensity(scope12, false),
  intensityMarket: intensity(scope12Market, false),
  fullIntensity: intensity(withScope3(scope12), true),
  fullIntensityMarket: intensity(withScope3(scope12Market), true),
  baseScope12: target("base", ["scope-1", "scope-2"]),
  targetScope12: target("obiettivo", ["scope-1", "scope-2"]),
  baseAllScopes: targetWithScope3("base"),
  targetAllScopes: targetWithScope3("obiettivo"),
  nonHazardousWaste: (figures) =>
    difference(figures.element(E.waste, "totale"), figures.element(E.waste, "pericolosi")),
  materialMass: (figures) => total(cells(figures, E.materials, MATERIALS, ["quantita"])),
  waterDischarge: (figures) =>
    difference(
      figures.element("v3-env-acqua-prelievo", "prelievo"),
      figures.element("v3-env-acqua-consumo", "consumo"),
    ),
  employees,
  permanent: employeesWho(GENDERS, ["indeterminato"]),
  temporary: employeesWho(GENDERS, ["determinato"]),
  women: employeesWho(["donne"]),
  men: employeesWho(["uomini"]),
  otherGender: employeesWho(["altro"]),
  staffTurnover: (figures) => divided(figures.element(E.leavers, "uscite"), averageStaff(figures), 4),
  accidentRate: (figures) => {
    const cases = accidents(figures);
    const hours = figures.element("v3-soc-salute-e-sicurezza-ore-lavorate", "ore");
    return divided(cases === null ? null : multiply(cases, "200000"), hours, 2);
  },
  trainingWomen: trainingOf("donne"),
  trainingMen: trainingOf("uomini"),
  trainingOther: trainingOf("altro"),
  managementRatio: ratioOf("v3-soc-composizione-del-personale-dirigenza", "donne", "uomini"),
  boardRatio: ratioOf("v3-gov-responsabilita-organo", "donne", "uomini"),
  fossil,
  isExcluded,
  hasPublicPolicy: (figures) =>
    either([any(figures, POLICIES, "pubblica", "si"), any(figures, COMMITMENTS, "impegno", "pubblico")]),
  hasTarget: (figures) =>
    either([any(figures, POLICIES, "obiettivo", "si"), any(figures, COMMITMENTS, "obiettivo", "si")]),
};
