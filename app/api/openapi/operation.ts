import { contract, type CallId } from "../contract";
import type { Row } from "../row";
import { answersOf } from "./answers";
import { parametersOf } from "./parameters";
import type { PublishedSchemas } from "./schemas";
import type { OpenApiWords } from "./words";

const BEARER = [{ bearer: [] }];

/** A call as an operation; its path has the parameters in braces. */
export function operationOf(id: CallId, path: string, schemas: PublishedSchemas, words: OpenApiWords) {
  const row: Row = contract[id];
  const takesIfMatch = changesRevisioned(row);
  const body = bodyOf(id, row, schemas, words);
  return {
    operationId: id,
    tags: [row.service],
    summary: words.summary(id),
    description: [words.right(row.right), ...(row.extension ? [words.extension] : [])].join(" "),
    ...(row.extension && { "x-extension": true }),
    "x-right": row.right,
    security: row.right === "public" ? [] : BEARER,
    parameters: parametersOf({ id, path, takesIfMatch }, schemas, words),
    ...(body && { requestBody: body }),
    responses: answersOf({ id, row, takesIfMatch }, schemas, words),
  };
}

/** The PUT at the address whose GET answers with an ETag may be bound to it. */
const changesRevisioned = ({ method, service, path }: Row): boolean =>
  method === "PUT" &&
  Object.values<Row>(contract).some(
    (other) => other.revisioned && other.service === service && other.path === path,
  );

function bodyOf(id: CallId, row: Row, schemas: PublishedSchemas, words: OpenApiWords) {
  const { multipart, raw } = row;
  if (raw !== undefined)
    return {
      description: words.bytes(raw),
      required: true,
      content: { "application/octet-stream": { schema: { type: "string", maxLength: raw } } },
    };
  if (multipart !== undefined)
    return {
      description: words.files(multipart),
      required: true,
      content: { "multipart/form-data": { schema: formOf(multipart) } },
    };
  const schema = schemas.of(id, "body");
  if (schema === undefined) return undefined;
  return { required: !row.body?.safeParse(undefined).success, content: { "application/json": { schema } } };
}

const BYTES = { type: "string", contentMediaType: "application/octet-stream" };

/** One file, or as many as the call takes, all in fields of this name. */
const formOf = (most: number) => ({
  type: "object",
  properties: { file: most === 1 ? BYTES : { type: "array", minItems: 1, maxItems: most, items: BYTES } },
  required: ["file"],
});
