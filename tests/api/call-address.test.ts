import fc from "fast-check";
import { expect, test } from "vitest";
import { callAddress } from "~/api/call-address";
import { contract, type CallId } from "~/api/contract";
import { matchCall } from "~/api/match-call";
import type { Row } from "~/api/row";
import { tokenIn } from "~/web/address-token";

const BASE = "https://carta.example/api";
const CALLS = (Object.keys(contract) as CallId[]).map((id): [CallId, Row] => [id, contract[id]]);
const LITERALS = new Set(CALLS.flatMap(([, { path }]) => path.split("/")));

const namesOf = ({ path }: Row) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** What may stand for a parameter: no whole part of another call's path, and nothing that changes the path. */
const anyParameter = fc
  .string({ unit: "binary", minLength: 1 })
  .filter((text) => !LITERALS.has(text) && text !== "." && text !== "..");

test.each(CALLS)("the address of %s names it and nothing else, whatever its parameters", (id, row) => {
  const names = namesOf(row);
  fc.assert(
    fc.property(fc.tuple(...names.map(() => anyParameter)), (values) => {
      const params = Object.fromEntries(names.map((name, i) => [name, values[i] as string]));
      const { pathname } = new URL(callAddress(BASE, row, params));
      expect(matchCall(row.method, pathname)).toEqual({ id, params });
    }),
  );
});

test("a token is read from the address of its call alone", () => {
  const file = callAddress(BASE, contract["survey.file"], { token: "a.b/ç" });
  expect(tokenIn(file, "survey.file")).toBe("a.b/ç");
  expect(tokenIn(file.replace("carta.example", "elsewhere.example:8080"), "survey.file")).toBe("a.b/ç");
  expect(tokenIn(file, "registry.logo")).toBeNull();
  for (const address of [
    "",
    "/api/survey/v1/files/x",
    `${file}/more`,
    `${BASE}/survey/v1/files/`,
    "https://a/x",
  ])
    expect(tokenIn(address, "survey.file")).toBeNull();
});
