type Schema = boolean | { [keyword: string]: unknown };

const ANNOTATIONS = ["$schema", "$id", "$comment", "$defs", "title", "description", "default", "examples"];

/** What each keyword that the product publishes asks of a value (draft 2020-12). */
const KEYWORDS: Record<string, (given: never, value: unknown, schema: Record<string, unknown>) => boolean> = {
  type: (type: string, value) => typeOf(value) === type,
  const: (expected: unknown, value) => value === expected,
  anyOf: (schemas: Schema[], value) => schemas.some((one) => fits(one, value)),
  allOf: (schemas: Schema[], value) => schemas.every((one) => fits(one, value)),
  if: (condition: Schema, value, { then = true }) => !fits(condition, value) || fits(then as Schema, value),
  then: () => true,
  pattern: (pattern: string, value) => typeof value !== "string" || new RegExp(pattern, "u").test(value),
  minLength: (length: number, value) => typeof value !== "string" || [...value].length >= length,
  maxLength: (length: number, value) => typeof value !== "string" || [...value].length <= length,
  minimum: (least: number, value) => typeof value !== "number" || value >= least,
  maximum: (most: number, value) => typeof value !== "number" || value <= most,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  items: (schema: Schema, value) => !Array.isArray(value) || value.every((item) => fits(schema, item)),
  required: (names: string[], value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  maxProperties: (most: number, value) => !isObject(value) || Object.keys(value).length <= most,
  properties: (schemas: Record<string, Schema>, value) =>
    !isObject(value) ||
    Object.entries(schemas).every(([name, one]) => !Object.hasOwn(value, name) || fits(one, value[name])),
  additionalProperties: (schema: Schema, value, { properties = {} }) =>
    !isObject(value) ||
    Object.keys(value).every(
      (name) => Object.hasOwn(properties as object, name) || fits(schema, value[name]),
    ),
  dependentSchemas: (schemas: Record<string, Schema>, value) =>
    !isObject(value) ||
    Object.entries(schemas).every(([name, one]) => !Object.hasOwn(value, name) || fits(one, value)),
};

/** Whether a value is what a JSON Schema describes; fails on a keyword it does not know. */
export function fits(schema: Schema, value: unknown): boolean {
  if (typeof schema === "boolean") return schema;
  return Object.entries(schema).every(([keyword, given]) => {
    if (ANNOTATIONS.includes(keyword)) return true;
    const look = KEYWORDS[keyword];
    if (!look) throw new Error(`The keyword ${keyword} is not known`);
    return look(given as never, value, schema);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === "object";

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
