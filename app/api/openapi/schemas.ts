import { z } from "zod";
import type { JsonSchema } from "../answer-conditions";
import { contract, type CallId } from "../contract";
import type { Row } from "../row";
import { errorEnvelope } from "./error-schema";
import { NAMED_SCHEMAS } from "./named-schemas";

type Part = "query" | "body" | "response";

/** The error is part of every call. */
const ERROR = { response: errorEnvelope };

/** What is received is closed, what is sent may gain fields: a schema of both is published twice. */
type Direction = "received" | "sent";

const PARTS: Record<Part, Direction> = { query: "received", body: "received", response: "sent" };

export interface PublishedSchemas {
  /** The schemas that others refer to, by name. */
  components: Record<string, JsonSchema>;
  /** The schema of a part of a call; undefined if the call has no such part. */
  of(id: CallId, part: Part): JsonSchema | undefined;
}

/** The largest whole numbers that zod writes where a schema names no bound. */
const UNBOUNDED = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** Shared schemas have names of one word. */
const partName = (id: string, part: Part) => `${id} ${part}`;
const isPart = (name: string) => name.includes(" ");

/** All schemas of the contract as JSON Schema (draft 2020-12), what is shared written once. */
export function publishedSchemas(): PublishedSchemas {
  const sent = reached(written("sent"));
  const received = reached(written("received"));
  const differing = Object.keys(NAMED_SCHEMAS).filter(
    (name) =>
      name in sent && name in received && JSON.stringify(sent[name]) !== JSON.stringify(received[name]),
  );
  const all = { ...sent, ...renamed(received, differing) };
  const names = Object.keys(all).filter((name) => !isPart(name));
  return {
    components: Object.fromEntries(names.sort().map((name) => [name, all[name] as JsonSchema])),
    of: (id, part) => all[partName(id, part)],
  };
}

const inputName = (name: string) => `${name}Input`;

/** The parts of all calls that travel in one direction, and what they share. */
function written(direction: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id: name });
  const wrapped = new Map<string, z.ZodType>();
  for (const [id, row] of Object.entries({ ...contract, error: ERROR })) {
    for (const part of ["query", "body", "response"] as const) {
      const schema = (row as Partial<Row>)[part];
      if (!schema || PARTS[part] !== direction) continue;
      // A wrapper of its own: a part that is a shared schema as a whole refers to it like any other.
      const own = z.tuple([schema]);
      wrapped.set(partName(id, part), own);
      registry.add(own, { id: partName(id, part) });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    target: "draft-2020-12",
    // As it travels: an answer is decoded by those who read it.
    io: "input",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => soften(zodSchema, jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas as Record<string, JsonSchema>).map(([id, { $schema, $id, ...schema }]) => [
      id,
      wrapped.has(id) ? ((schema["prefixItems"] as JsonSchema[])[0] as JsonSchema) : schema,
    ]),
  );
}

/** Answers may gain fields in a later release; bounds that no rule names are left out. */
function soften(zodSchema: z.core.$ZodType, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { def } = zodSchema._zod as { def: { type: string; catchall?: unknown } };
  if (def.type === "object" && def.catchall === undefined) delete jsonSchema.additionalProperties;
  for (const [bound, value] of Object.entries(UNBOUNDED)) {
    if (jsonSchema[bound] === value) delete jsonSchema[bound];
  }
}

const REFERENCE = "#/components/schemas/";

/** The same with other names for these schemas, in their references too. */
function renamed(schemas: Record<string, JsonSchema>, names: readonly string[]): Record<string, JsonSchema> {
  const text = (schema: JsonSchema) =>
    names.reduce(
      (json, name) => json.replaceAll(`"${REFERENCE}${name}"`, `"${REFERENCE}${inputName(name)}"`),
      JSON.stringify(schema),
    );
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [
      names.includes(id) ? inputName(id) : id,
      JSON.parse(text(schema)) as JsonSchema,
    ]),
  );
}

/** The parts of the calls with the shared schemas that they refer to, and no other. */
function reached(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  const visit = (id: string) => {
    const schema = schemas[id];
    if (id in found || schema === undefined) return;
    found[id] = schema;
    for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      visit(name);
  };
  Object.keys(schemas).filter(isPart).forEach(visit);
  return found;
}
