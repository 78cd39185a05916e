import { z } from "zod";
import type { Row } from "~/api/row";

/** Where a call takes the id of something: a parameter of its path, or a field of its query or body. */
export interface IdPlace {
  part: "path" | "query" | "body";
  /** From the part on; "0" is the first item of a list. */
  keys: string[];
}

interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Names of fields that hold ids, of a company's things or of questions and versions; `pageId` is a number. */
const HOLDS_ID = /^(id|ids|from|to|versionFrom|version|answersList|filename|(?!page)\w+Id|\w+_id)$/;

/** Every place of a call that takes an id, found in its row of the contract: a call that is added tomorrow is covered. */
export function idPlaces({ path, query, body }: Row): IdPlace[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return [
    ...names.map((name): IdPlace => ({ part: "path", keys: [name] })),
    ...fieldsOf(query).map((keys): IdPlace => ({ part: "query", keys })),
    ...fieldsOf(body).map((keys): IdPlace => ({ part: "body", keys })),
  ];
}

const fieldsOf = (schema: z.ZodType | undefined): string[][] =>
  schema === undefined
    ? []
    : distinct(fieldsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, []));

function fieldsIn({ type, anyOf, oneOf, properties = {}, items }: Schema, keys: string[]): string[][] {
  const name = keys.filter((key) => key !== "0").at(-1) ?? "";
  return [
    ...(type === "string" && HOLDS_ID.test(name) ? [keys] : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => fieldsIn(one, keys)),
    ...Object.entries(properties).flatMap(([property, schema]) => fieldsIn(schema, [...keys, property])),
    ...(items ? fieldsIn(items, [...keys, "0"]) : []),
  ];
}

const distinct = (places: string[][]): string[][] => [
  ...new Map(places.map((keys) => [keys.join("."), keys])).values(),
];

/** The value with this id at its place; lists and objects on the way to it are made where they are missing. */
export function withId(value: unknown, [key, ...rest]: string[], id: string): unknown {
  if (key === undefined) return id;
  if (key === "0") return [withId(Array.isArray(value) ? value[0] : undefined, rest, id)];
  const object = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return { ...object, [key]: withId(object[key], rest, id) };
}
