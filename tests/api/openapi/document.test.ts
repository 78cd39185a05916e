import { gzipSync } from "node:zlib";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { contract } from "~/api/contract";
import { ApiError, normaliseError } from "~/api/errors";
import { envelopeOf } from "~/api/json-response";
import type { Row } from "~/api/row";
import calls from "~/texts/it/calls.json";
import { judgeOf, objectsIn, operations, published } from "./published";

const document = published();
const judged = judgeOf();
const rows = Object.entries(contract) as [string, Row][];
const all = operations();
const operationOf = (id: string) => {
  const found = all.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not published`);
  return found;
};

test("the description is valid by the schema of OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
  );
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test("the description is the same each time it is made", () => {
  expect(JSON.stringify(published())).toBe(JSON.stringify(document));
});

test("the description stays below 700 KB, and 80 KB on the wire", () => {
  const text = JSON.stringify(document);
  expect([text.length < 700_000, gzipSync(text).length < 80_000]).toEqual([true, true]);
});

describe("every call of the contract", () => {
  test("is published once, under its own name", () => {
    const ids = all.map(({ operation }) => operation.operationId);
    expect([...ids].sort()).toEqual(rows.map(([id]) => id).sort());
  });

  test.each(rows)("%s says its address, who may make it, and what it takes", (id, row) => {
    const { path, method, operation } = operationOf(id);
    expect([method.toUpperCase(), operation.tags]).toEqual([row.method, [row.service]]);
    expect(path.replace(/\{\w+\}/g, ":")).toBe(`/${row.service}/v1${row.path.replace(/:\w+/g, ":")}`);
    expect([operation.security.length === 0, operation["x-right"]]).toEqual([
      row.right === "public",
      row.right,
    ]);
    expect(operation["x-extension"]).toBe(row.extension);
    const types = Object.keys(operation.requestBody?.content ?? {});
    const expected = row.multipart ? "multipart/form-data" : row.raw ? "application/octet-stream" : null;
    expect(types).toEqual(expected ? [expected] : row.body ? ["application/json"] : []);
  });

  test("has its own sentence", () => {
    const summaries = Object.entries(calls);
    expect(summaries.filter(([, words]) => !/^[A-Z][^.]*\.$/.test(words))).toEqual([]);
    expect(new Set(Object.values(calls)).size).toBe(summaries.length);
    expect(summaries.filter(([id]) => !(id in contract))).toEqual([]);
  });

  test("declares the parameters of its path, and no others there", () => {
    const wrong = all.filter(({ path, operation }) => {
      const declared = operation.parameters.flatMap((one) =>
        "in" in one && one.in === "path" ? [one.name] : [],
      );
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return JSON.stringify(declared) !== JSON.stringify(named);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("has words for every parameter", () => {
    const silent = all.flatMap(({ operation }) =>
      operation.parameters.filter((one) => "in" in one && !/\w.*\.$/.test(one.description)),
    );
    expect(silent).toEqual([]);
  });
});

test("no two paths differ in the names of their parameters alone", () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

describe("a component", () => {
  const references = new Set(
    objectsIn(document).flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : [])),
  );
  const { securitySchemes, ...kinds } = document.components;
  const names = Object.entries(kinds).flatMap(([kind, components]) =>
    Object.keys(components).map((name) => `#/components/${kind}/${name}`),
  );

  test("is there for every reference", () => {
    expect([...references].filter((reference) => !names.includes(reference))).toEqual([]);
    expect(Object.keys(securitySchemes)).toEqual(["bearer"]);
  });

  test("is used", () => {
    expect(names.filter((name) => !references.has(name))).toEqual([]);
  });

  test("is made of every large object that the contract repeats", () => {
    const seen = new Map<string, number>();
    const schemas = objectsIn([document.paths, document.components.schemas]).filter(
      ({ type }) => type === "object",
    );
    for (const schema of schemas) {
      const text = JSON.stringify(schema);
      if (text.length > 400) seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 200))).toEqual([]);
  });
});

test.each([
  new ApiError(422, "internal/invalid_input", [
    { path: "email", code: "invalid_mail", params: { max: "3" } },
  ]),
  new ApiError(429, "internal/too_many_calls", [], 7),
  normaliseError(new Error("broken")),
  normaliseError("words of another server"),
])("the refusal %s has the published form", async (error) => {
  const body: unknown = await envelopeOf(error).json();
  expect(judged("/components/schemas/Error", body)).toEqual([]);
});
