import type { JsonSchema } from "../answer-conditions";
import type { CallId } from "../contract";
import type { Row } from "../row";
import type { PublishedSchemas } from "./schemas";
import type { HeaderName, OpenApiWords, ParameterName } from "./words";

const PATH_PARAMETER: JsonSchema = { type: "string", minLength: 1 };

const headerReference = (name: HeaderName) => ({ $ref: `#/components/parameters/${name}` });

/** The headers that a caller may send, described once. */
export const requestHeaders = (words: OpenApiWords) => ({
  Locale: headerParameter("Locale", { type: "string", const: "it", default: "it" }, words),
  "If-Match": headerParameter("If-Match", { type: "string" }, words),
});

const headerParameter = (name: HeaderName, schema: JsonSchema, words: OpenApiWords) => ({
  ...{ name, in: "header", required: false },
  ...{ description: words.header(name), schema },
});

/** The path with its parameters in braces, under the names that the first call of this shape gives them. */
export function pathOf({ service, path }: Row, shapes: Map<string, string>): string {
  const whole = `/${service}/v1${path.replace(/:(\w+)/g, "{$1}")}`;
  const shape = whole.replace(/\{\w+\}/g, "{}");
  const known = shapes.get(shape) ?? whole;
  shapes.set(shape, known);
  return known;
}

/** The parameters of a call: those of its path, those of its query, its headers. */
export function parametersOf(
  { id, path, takesIfMatch }: { id: CallId; path: string; takesIfMatch: boolean },
  schemas: PublishedSchemas,
  words: OpenApiWords,
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    ...{ name, in: "path", required: true },
    ...{ description: words.parameter(name as ParameterName), schema: PATH_PARAMETER },
  }));
  const query = schemas.of(id, "query");
  const required = (query?.["required"] ?? []) as string[];
  const inQuery = Object.entries((query?.["properties"] ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => ({
      ...{ name, in: "query", required: required.includes(name) },
      ...{ description: words.parameter(name as ParameterName), schema },
    }),
  );
  const headers: HeaderName[] = takesIfMatch ? ["Locale", "If-Match"] : ["Locale"];
  return [...inPath, ...inQuery, ...headers.map(headerReference)];
}
