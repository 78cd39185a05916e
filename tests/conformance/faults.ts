import type { z } from "zod";

/** What is wrong with a field of an answer. An extra field is told of, and is no fault: readers ignore it. */
export interface FieldFault {
  field: string;
  kind: "missing field" | "wrong type" | "extra field";
  says: string;
}

/** How a value differs from its schema of the contract, field by field. */
export function faultsOf(schema: z.ZodType, value: unknown): FieldFault[] {
  const result = schema.safeParse(value);
  return result.success
    ? extraFields(value, result.data)
    : result.error.issues.flatMap((issue) => told(issue, value, []));
}

type Path = readonly PropertyKey[];

function told(issue: z.core.$ZodIssue, value: unknown, above: Path): FieldFault[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // The branch that fits best tells what is wrong.
    const best = issue.errors.reduce((one, other) => (other.length < one.length ? other : one));
    return best.flatMap((inner) => told(inner, value, path));
  }
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: named([...path, key]), kind: "extra field", says: "" }));
  const isMissing = at(value, path) === undefined;
  return [{ field: named(path), kind: isMissing ? "missing field" : "wrong type", says: issue.message }];
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** "questions[3].status"; of the answer as a whole, "(answer)". */
const named = (path: Path): string =>
  path.reduce<string>(
    (before, key) =>
      typeof key === "number"
        ? `${before}[${key}]`
        : before === ""
          ? String(key)
          : `${before}.${String(key)}`,
    "",
  ) || "(answer)";

/** The fields that the contract did not take over, each once: of a list, those of all its items. */
function extraFields(value: unknown, taken: unknown, above: Path = []): FieldFault[] {
  if (Array.isArray(value) && Array.isArray(taken)) {
    const all = value.flatMap((item, index) => extraFields(item, taken[index], above));
    return [...new Map(all.map((fault) => [fault.field, fault])).values()];
  }
  if (!isObject(value) || !isObject(taken)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key in taken
      ? extraFields(inner, taken[key], [...above, key])
      : [{ field: named([...above, key]), kind: "extra field" as const, says: "" }],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
