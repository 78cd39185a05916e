import fc from "fast-check";
import { z } from "zod";
import { badTexts, badValues } from "./bad-values";

/** Fitting texts for a field, by its name. */
export type Words = (name: string) => fc.Arbitrary<string>;

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  not?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
}

/** Values that a schema of the contract describes: most of them pass it, some are just beyond its bounds. */
export const fitting = (schema: z.ZodType, name: string, words: Words): fc.Arbitrary<unknown> =>
  fittingJson(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, name, words);

export function fittingJson(schema: Schema, name: string, words: Words): fc.Arbitrary<unknown> {
  const { anyOf, oneOf = anyOf } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (oneOf) return fc.oneof(...oneOf.map((one) => fittingJson(one, name, words)));
  switch (schema.type) {
    case "object":
      return objects(schema, words);
    case "array":
      return lists(schema, name, words);
    case "string":
      return texts(schema, name, words);
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      );
    case "null":
      return fc.constant(null);
    default:
      return badValues;
  }
}

function objects({ properties = {}, required = [] }: Schema, words: Words): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fittingJson(schema, name, words)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function lists({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string, words: Words) {
  // A list of nothing: the contract allows only the empty one.
  if (items.not)
    return fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constant([1]) });
  return fc.array(fittingJson(items, name, words), { minLength: minItems, maxLength: Math.min(maxItems, 3) });
}

const EMAILS = fc.nat(9_999).map((number) => `persona${number}@prova.example`);
const NUMBERS = fc.constantFrom("0", "1", "12", "12.5", "-3", "100", "250000");
const PLAIN = fc.constantFrom(
  "",
  "12",
  "Prova",
  "IT",
  "VA",
  "yes",
  "Sostenibile26",
  "01/03/2025",
  "2025-03-01",
  "2026-11-22T10:00:00.000Z",
);

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string, words: Words) {
  const bounds = fc.constantFrom(minLength, maxLength, maxLength + 1).map((length) => "a".repeat(length));
  const known = words(format === "email" ? "account.email" : name).map((word) => word.slice(0, maxLength));
  const made =
    format === "email"
      ? EMAILS
      : pattern === undefined
        ? PLAIN.map((text) => text.slice(0, maxLength))
        : NUMBERS;
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: pattern === undefined ? 2 : 24, arbitrary: made },
    { weight: 1, arbitrary: bounds },
    { weight: 1, arbitrary: badTexts },
  );
}

function numbers({ minimum = -10, maximum = 10_000 }: Schema) {
  const bounds = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  const small = Math.max(0, minimum);
  const usual =
    minimum === 2000
      ? fc.constantFrom(2024, 2025, 2025, 2025, 2026)
      : fc.integer({ min: small, max: small + 4 });
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: bounds });
}
