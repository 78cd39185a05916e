import type { CallId, CallOutput } from "../contract";
import { CONTENT_HEADER } from "../kept-answers";
import type { Row } from "../row";
import { SEVERAL_HEADER } from "../several-calls";
import examples from "./examples.json";
import type { PublishedSchemas } from "./schemas";
import { type HeaderName, type OpenApiWords, type Refusal, REFUSALS } from "./words";

type FileCall = { [Id in CallId]: CallOutput<Id> extends Response ? Id : never }[CallId];

/** What the calls that answer with a file send. */
const FILE_TYPES: Record<FileCall, string> = {
  "registry.logo": "image/*",
  "survey.file": "*/*",
  "survey.sharedReport": "application/pdf",
};

const EMPTY = { type: "object", maxProperties: 0 };

/** The headers of answers, described once. */
export const answerHeaders = (words: OpenApiWords) => ({
  ETag: { description: words.header("ETag"), schema: { type: "string" } },
  "Retry-After": { description: words.header("Retry-After"), schema: { type: "integer", minimum: 1 } },
  [CONTENT_HEADER]: { description: words.header(CONTENT_HEADER), schema: { type: "string" } },
  [SEVERAL_HEADER]: { description: words.header(SEVERAL_HEADER), schema: { type: "integer", minimum: 1 } },
  "X-Request-Id": { description: words.header("X-Request-Id"), schema: { type: "string" } },
});

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The component name of a refusal. */
const nameOf = (status: Refusal | "other") => `Refusal${status === "other" ? "" : status}`;

const MAY_RETRY: readonly (Refusal | "other")[] = [429, 503];

/** The refusals, all with the same body. */
export const refusals = (words: OpenApiWords) =>
  Object.fromEntries(
    [...REFUSALS, "other" as const].map((status) => [
      nameOf(status),
      {
        description: words.answer(`${status}`),
        headers: headers("X-Request-Id", ...(MAY_RETRY.includes(status) ? (["Retry-After"] as const) : [])),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );

/** What the call answers with, and with what it may refuse. */
export function answersOf(
  { id, row, takesIfMatch }: { id: CallId; row: Row; takesIfMatch: boolean },
  schemas: PublishedSchemas,
  words: OpenApiWords,
) {
  const refused = refusalsOf(row, takesIfMatch).map((status) => [String(status), refusal(status)]);
  const good = {
    description: words.answer("200"),
    headers: headers(
      "X-Request-Id",
      ...(row.file ? [] : [CONTENT_HEADER, SEVERAL_HEADER]),
      ...(row.revisioned ? (["ETag"] as const) : []),
    ),
    content: contentOf(id, row, schemas),
  };
  return { "200": good, ...Object.fromEntries(refused), default: refusal("other") };
}

const refusal = (status: Refusal | "other") => ({ $ref: `#/components/responses/${nameOf(status)}` });

function contentOf(id: CallId, row: Row, schemas: PublishedSchemas) {
  if (row.file) return { [FILE_TYPES[id as FileCall]]: {} };
  const example = (examples as Partial<Record<string, unknown>>)[id];
  return {
    "application/json": {
      schema: schemas.of(id, "response") ?? EMPTY,
      ...(example !== undefined && { example }),
    },
  };
}

/** What the facts of a row say of its refusals. */
function refusalsOf(row: Row, takesIfMatch: boolean): Refusal[] {
  const isOpen = row.right === "public";
  const hasSession = !isOpen && row.right !== "registering";
  const changes = row.method !== "GET";
  const sends = row.body !== undefined || row.multipart !== undefined || row.raw !== undefined;
  const applies: Record<Refusal, boolean> = {
    401: !isOpen,
    403: hasSession,
    404: row.path.includes(":"),
    409: hasSession && changes,
    412: takesIfMatch,
    413: sends,
    415: row.multipart !== undefined,
    422: sends || row.query !== undefined,
    429: true,
    501: row.extension === true,
    503: true,
  };
  return REFUSALS.filter((status) => applies[status]);
}
