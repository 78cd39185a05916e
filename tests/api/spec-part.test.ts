import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "~/api/contract";
import { extension, extensionOr } from "~/api/extension";
import { specPartOf } from "~/api/spec-part";

const inner = z.object({ name: z.string(), shade: extension(z.string()) });
const schema = z.object({
  id: z.string(),
  note: extensionOr(z.string(), ""),
  one: inner.nullable(),
  many: z.array(inner),
  named: z.record(z.string(), inner),
  either: z.union([z.boolean(), inner]),
});

const WHOLE = {
  id: "a",
  note: "b",
  unknown: 1,
  one: { name: "c", shade: "d" },
  many: [
    { name: "e", shade: "f" },
    { name: "g", shade: undefined },
  ],
  named: { x: { name: "h", shade: "i" } },
  either: { name: "l", shade: "m" },
};

describe("the specified part of a value", () => {
  test("has no extension and no unknown field, at any depth", () => {
    expect(specPartOf(schema, WHOLE).value).toEqual({
      id: "a",
      one: { name: "c" },
      many: [{ name: "e" }, { name: "g" }],
      named: { x: { name: "h" } },
      either: { name: "l" },
    });
  });

  test("names the extensions that were there, each once", () => {
    expect(specPartOf(schema, WHOLE).extensions).toEqual([
      "note",
      "one.shade",
      "many.shade",
      "named.x.shade",
      "either.shade",
    ]);
  });

  test("is what the schema takes, and reads as the value without extensions", () => {
    const { value } = specPartOf(schema, WHOLE);
    expect(schema.parse(value)).toEqual({ ...(value as object), note: "" });
  });
});

describe("points", () => {
  const { response } = contract["survey.overview"];
  const row = {
    ...{ id: "q", prompt: "?", area: "social", milestone: "m", level: "master", status: "self-declared" },
    ...{ displayStatus: null, notApplicableChosen: false, isObsolete: false },
  };
  const of = (coins: number, scores: number) => ({ questions: [{ ...row, coins, scores }] });

  test.each([
    [3.25, 325],
    [0, 0],
    [100, 10_000],
    [37.256, 3726],
    [-1, -1],
  ])("travel out of 100: %d is read as %d hundredths", (wire, hundredths) => {
    expect(response.parse(of(wire, wire)).questions[0]).toMatchObject({
      coins: hundredths,
      scores: hundredths,
    });
  });

  test.each([
    [325, 3.25],
    [-1, -1],
  ])("of %d hundredths are written as %d", (hundredths, wire) => {
    const read = response.parse(of(0, 0));
    const [first] = read.questions;
    const given = { ...read, questions: first ? [{ ...first, coins: hundredths }] : [] };
    expect(z.encode(response, given).questions[0]?.coins).toBe(wire);
  });
});
