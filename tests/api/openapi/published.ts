import { EXTENSION_MARK } from "~/api/extension";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { CallId } from "~/api/contract";
import { openApiDocument } from "~/api/openapi/document";
import { t } from "~/texts/i18n.server";
import { openApiWords } from "~/web/openapi-words";

export const published = () => openApiDocument(openApiWords(t));

type Operation = ReturnType<typeof published>["paths"][string][string];

/** Every operation of the description with its path and method. */
export const operations = (): { path: string; method: string; operation: Operation }[] =>
  Object.entries(published().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

type Json = Record<string, unknown>;

/** Every object inside a value, with the value itself. */
export function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

/** How an answer differs from what is published of the call. */
interface Misfit {
  field: string;
  fault: "missing field" | "extra field" | "wrong type";
  says: string;
}

/**
 * A look at values by a JSON Schema validator that is not ours, each by the schema at a pointer into the description. It
 * is stricter than what is published: a field that the schema does not name is a misfit too.
 */
export function judgeOf(): (pointer: string, value: unknown) => Misfit[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addVocabulary([...Object.keys(published()), EXTENSION_MARK]);
  ajv.addSchema(closed(published()), "description");
  return (pointer, value) => {
    const validate = ajv.getSchema(`description#${pointer}`);
    if (!validate) throw new Error(`Nothing is published at ${pointer}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, keyword, params, message = "" }) => {
      const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
      const named = missingProperty ?? additionalProperty;
      const field = named === undefined ? instancePath : `${instancePath}/${named}`;
      const fault = keyword === "required" ? "missing field" : "wrong type";
      return { field, fault: keyword === "additionalProperties" ? "extra field" : fault, says: message };
    });
  };
}

/** Where the answer of a call is described. */
export function answerPointer(id: CallId): string {
  const found = operations().find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`Nothing is published of ${id}`);
  const parts = [
    "paths",
    found.path,
    found.method,
    "responses",
    "200",
    "content",
    "application/json",
    "schema",
  ];
  return `/${parts.map(escaped).join("/")}`;
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The same with objects that have the named fields alone. */
function closed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(closed) as Value;
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)])) as Json;
  const isOpen = parts["type"] === "object" && "properties" in parts && !("additionalProperties" in parts);
  return { ...parts, ...(isOpen && { additionalProperties: false }) } as Value;
}
