import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCarried } from "~/web/session.server";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { fuzz } from "../../fuzz-runs";
import { send } from "../../pages/http";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import { formOf } from "../../platform/workbook/transfer";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { everythingStored, stopLooking } from "../database";
import { badValues } from "./bad-values";

let server: TestServer;
let session: string;
let cookieName: string;
let file: string;
let bearer: string;
beforeAll(async () => {
  server = await demoServer();
  const browser = await signedIn(server, "admin@azienda-demo.example");
  [cookieName = "", session = ""] = [...browser.cookies].find(([name]) => !name.includes("device")) ?? [];
  const { call, token } = await signedInApi(server.url, "admin@azienda-demo.example");
  bearer = token;
  const { id } = await call("registry.attestationFile", {
    query: {},
    body: formOf(pdf("Prova"), "prova.pdf"),
  });
  file = (await call("survey.download", { params: { type: "attachment" }, query: { filename: id } }))
    .downloadUrl;
});
afterAll(() => stopLooking(server.dataDir));

/** Signs that a header and an address can hold. */
const SIGNS = "abzAZ019-_.=%/+~*'";

/** The same text with one change that makes it another; such texts are sealed, so none of them is ours. */
const forged = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom(...SIGNS), fc.nat(9))
    .map(([at, sign, how]) => {
      if (how === 0) return text.slice(0, at);
      if (how === 1) return text + sign;
      if (how === 2) return text.slice(0, at) + text.slice(at + 1);
      if (how === 3) return [...text].reverse().join("");
      if (how === 4) return text.repeat(2);
      return text.slice(0, at) + sign + text.slice(at + 1);
    })
    .filter((changed) => changed !== text && changed !== "");

const lazily = (make: () => fc.Arbitrary<string>) => fc.constant(null).chain(make);

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const before = everythingStored(server.dataDir);
  const { status } = await send({ url: new URL(path, server.url).href, headers });
  expect(everythingStored(server.dataDir)).toBe(before);
  return status;
}

describe("what the product seals", () => {
  test("opens as it was made", async () => {
    expect(await statusOf(urls.home(), { Cookie: `${cookieName}=${session}` })).toBe(200);
    expect(await statusOf(file, {})).toBe(200);
    expect(await statusOf("/api/user/v1/info", { Authorization: `Bearer ${bearer}` })).toBe(200);
  });

  test("a session's cookie opens nothing once it is changed", async () => {
    const property = fc.asyncProperty(
      lazily(() => forged(session)),
      async (value) => {
        const meansTheSame = decodeURIComponentOr(value) === decodeURIComponentOr(session);
        if (meansTheSame) return;
        expect(await statusOf(urls.home(), { Cookie: `${cookieName}=${value}` })).toBe(303);
      },
    );
    await fc.assert(property, fuzz("cookies", 150));
  });

  test("a file's address opens nothing once it is changed", async () => {
    const property = fc.asyncProperty(
      lazily(() => forged(file.split("/").at(-1) ?? "")),
      async (token) => {
        const path = `/api/survey/v1/files/${token.replaceAll("/", "%2F")}`;
        expect(await statusOf(path, {})).toBe(404);
      },
    );
    await fc.assert(property, fuzz("file addresses", 150));
  });

  test("a bearer token opens nothing once it is changed", async () => {
    const property = fc.asyncProperty(
      lazily(() => forged(bearer)),
      async (token) => {
        expect(await statusOf("/api/user/v1/info", { Authorization: `Bearer ${token}` })).toBe(401);
      },
    );
    await fc.assert(property, fuzz("bearer tokens", 80));
  });

  test("a mailed link opens nothing once it is changed", async () => {
    const tokens = fc.stringMatching(/^[\w.%~-]{1,60}$/);
    const property = fc.asyncProperty(tokens, async (token) => {
      for (const path of [
        `/auth/reset/${token}`,
        `/auth/create-password/${token}`,
        `/auth/registration-declined?token=${token}`,
      ])
        expect(await statusOf(path, {})).toBeLessThan(500);
    });
    await fc.assert(property, fuzz("mailed links", 40));
  });
});

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

describe("a Cookie header of any words", () => {
  const words = fc.constantFrom(
    ...'carta|carta-device|__Host-carta|=|;| |,|"|%|%ff|eyJ0b2tlbiI6IngifQ==|.|__proto__|constructor|bnVsbA==|null|e30=|{}|\t'.split(
      "|",
    ),
  );
  test("is read as far as it makes sense, and never ends in an error", async () => {
    const headers = fc.array(words, { maxLength: 25 }).map((pieces) => pieces.join(""));
    const property = fc.asyncProperty(headers, async (cookie) => {
      expect(await statusOf("/auth", { Cookie: cookie })).toBe(200);
      expect(await statusOf(urls.home(), { Cookie: cookie })).toBe(303);
    });
    await fc.assert(property, fuzz("cookie headers", 100));
  });
});

test("a carried form is one of ours, with lists of texts, or none", () => {
  const own = fc.record({
    target: fc.constantFrom("/dashboard", "/dashboard/registry"),
    values: fc.dictionary(fc.string(), fc.array(fc.string())),
  });
  const any = fc.record({ target: badValues, values: badValues }, { requiredKeys: [] });
  const texts = fc.oneof(
    own.map((form) => JSON.stringify(form)),
    any.map((form) => JSON.stringify(form)),
    badValues.map((value) => JSON.stringify(value) ?? ""),
    fc.string(),
  );
  const property = fc.property(texts, (text) => {
    const carried = readCarried(text);
    if (carried === null) return;
    expect(carried.target).toMatch(/^\/dashboard/);
    for (const list of Object.values(carried.values))
      expect(list.every((value) => typeof value === "string")).toBe(true);
  });
  fc.assert(property, fuzz("carried forms", 600));
});
