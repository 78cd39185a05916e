import { contract, type CallId } from "../contract";
import type { Row, Service } from "../row";
import { answerHeaders, refusals } from "./answers";
import { operationOf } from "./operation";
import { pathOf, requestHeaders } from "./parameters";
import { publishedSchemas } from "./schemas";
import type { OpenApiWords } from "./words";

/** The version in the addresses of all services. */
const API_VERSION = "v1";

/** The contract as an OpenAPI 3.1 document: the same bytes for the same contract and the same words. */
export function openApiDocument(words: OpenApiWords) {
  const schemas = publishedSchemas();
  const calls = Object.entries(contract) as [CallId, Row][];
  const shapes = new Map<string, string>();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [id, row] of calls) {
    const path = pathOf(row, shapes);
    (paths[path] ??= {})[row.method.toLowerCase()] = operationOf(id, path, schemas, words);
  }
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: words.title,
      version: API_VERSION,
      description: words.description,
      license: { name: words.licence, identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: servicesOf(calls).map((name) => ({ name, description: words.service(name) })),
    paths,
    components: {
      schemas: schemas.components,
      responses: refusals(words),
      parameters: requestHeaders(words),
      headers: answerHeaders(words),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: words.bearer } },
    },
  };
}

const servicesOf = (calls: readonly [CallId, Row][]): Service[] => [
  ...new Set(calls.map(([, { service }]) => service)),
];
