/** What a call brings, as its row has parsed it. */
export interface CallInput {
  query: unknown;
  body: unknown;
}

/** Workbooks are fetched by a name that holds their year. */
const WORKBOOK = /^carta-esg-(?:risposte|domande)-(\d{4})/;

/** The fiscal year a call names in its query, its body or the name of a file; null = none. */
export function yearNamed({ query, body }: CallInput): number | null {
  const { year = field(body, "year"), filename } = (query ?? {}) as { year?: unknown; filename?: unknown };
  if (typeof year === "number") return year;
  const [, named] = WORKBOOK.exec(typeof filename === "string" ? filename : "") ?? [];
  return named === undefined ? null : Number(named);
}

const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
