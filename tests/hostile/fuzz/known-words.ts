import fc from "fast-check";
import { questionnaire } from "~/content/questionnaires";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";

const MOST_OF_A_COLUMN = 40;

/** What people type into fields that take little else. */
const TYPED: Record<string, string[]> = {
  identifier: ["00743110157", "98765430156"],
  partitaIva: ["00743110157", "98765430156"],
  country: ["IT", "FR"],
  province: ["VA", "MI"],
  sector: ["25", "62"],
  action: ["25.62", "62.01"],
  password: ["Castagno27ok", "Sostenibile26"],
  issuedOn: ["2025-03-01", "01/03/2025"],
  expiresOn: ["", "2028-03-01"],
  link: ["https://www.officina.example"],
  annualTurnover: ["3.100.000", "12,5"],
  numberOfEmployees: ["21", "1,5"],
  workforce: ["22", "1,5"],
};

/** The short texts of a store by table and column: ids, addresses, states. Of one company if it is named, else of all. */
export function knownWords(databaseFile: string, companyId?: string): Map<string, string[]> {
  const store = new BetterSqlite(databaseFile, { readonly: true });
  const words = new Map<string, string[]>([
    ...Object.entries(TYPED),
    ["question.guid", questionnaire("v3").questions.map(({ guid }) => guid)],
    ["version.name", ["draft", "public"]],
    ["levels.name", ["full", "start_small", "start_small:graduate"]],
    ["pillar.name", ["people", "planet", "prosperity", "principles"]],
  ]);
  const columns = store
    .prepare(
      `SELECT m.name AS tableName, c.name,
         EXISTS (SELECT 1 FROM pragma_table_info(m.name) o WHERE o.name = 'company_id') AS isOwned
       FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.type = 'TEXT'`,
    )
    .all() as { tableName: string; name: string; isOwned: number }[];
  for (const { tableName, name, isOwned } of columns) {
    const owner = isOwned && companyId !== undefined ? "AND company_id = ?" : "";
    const values = store
      .prepare(
        `SELECT DISTINCT "${name}" FROM "${tableName}" WHERE length("${name}") BETWEEN 1 AND 64 ${owner} LIMIT ${MOST_OF_A_COLUMN}`,
      )
      .pluck()
      .all(...(owner ? [companyId] : [])) as string[];
    if (values.length > 0) words.set(`${tableName}.${name}`, values);
  }
  store.close();
  const sides = ["card_version.id", "saved_position.id", "version.name"].flatMap(
    (column) => words.get(column) ?? [],
  );
  for (const name of ["from", "to", "versionFrom"]) words.set(name, sides);
  return words;
}

/** Texts that the store knows; mostly of columns whose names have to do with the hint, as "positions" and "saved_position.id" have. */
export function wordsFor(words: ReadonlyMap<string, string[]>, hint: string): fc.Arbitrary<string> {
  const exact = words.get(hint);
  if (exact) return fc.constantFrom(...exact);
  const stems = hint
    .replace(/([A-Z])/g, "_$1")
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((stem) => stem.replace(/s$/, ""))
    .filter((stem) => stem.length > 3);
  const near = [...words].filter(([column]) => stems.some((stem) => column.includes(stem)));
  const oneOf = (columns: [string, string[]][]) =>
    fc.constantFrom(...columns).chain(([, values]) => fc.constantFrom(...values));
  const ids = (columns: [string, string[]][]) => columns.filter(([column]) => /\.(\w*id|name)$/.test(column));
  const best = [ids(near), near, ids([...words])].find((columns) => columns.length > 0) ?? [];
  return fc.oneof({ weight: 6, arbitrary: oneOf(best) }, { weight: 1, arbitrary: oneOf([...words]) });
}
