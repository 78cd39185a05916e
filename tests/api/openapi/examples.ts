/** Items of a list that an example keeps. */
const KEPT = 2;

const RANDOM_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const SECRET = /(?<![\w-])[\w-]{30,}(?:\.[\w-]{20,})*(?![\w-])/g;

/** An answer as an example: lists cut short, random ids and secrets by names of their own. */
export const exampleOf = (answer: unknown): unknown => {
  const short = JSON.stringify(cut(answer));
  const ids = [...new Set(short.match(RANDOM_ID))];
  const named = ids.reduce((text, id, index) => text.replaceAll(id, idNamed(index)), short);
  return JSON.parse(
    named.replace(SECRET, (found) => (/^00000000-/.test(found) ? found : "esempio")),
  ) as unknown;
};

const idNamed = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return (isTuple(value) ? value : value.slice(0, KEPT)).map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]));
}

/** The four buckets of a distribution belong together. */
const isTuple = (list: unknown[]) => list.length === 4 && list.every((item) => typeof item === "number");

/** The fields of a value with their kinds; the items of a list are one. */
export function fieldsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value))
    return [`${path}[]`, ...new Set(value.flatMap((item) => fieldsOf(item, `${path}[]`)))];
  if (typeof value !== "object" || value === null)
    return [`${path} ${value === null ? "null" : typeof value}`];
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`));
}
