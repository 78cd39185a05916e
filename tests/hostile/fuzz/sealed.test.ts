import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCarried } from "~/web/session.server";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import { fuzz } from "../../fuzz-runs";
import { send } from "../../pages/http";
import { Browser } from "../../pages/client";
import { encodeForm, type Entry } from "../../pages/encode";
import { invitationToken, mailedToken, registrationLink } from "../../pages/mailed-token";
import { signedIn } from "../../pages/sign-in";
import { pdf } from "../../platform/files/samples";
import { formOf } from "../../platform/workbook/transfer";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { everythingSettled, everythingStored, stopLooking } from "../database";
import { NEW_PASSWORD, REGISTRATION, tokenIn } from "../stranger-fillings";
import { badValues } from "./bad-values";

let server: TestServer;
let session: string;
let cookieName: string;
let file: string;
let bearer: string;
let reset: string;
let invitation: string;
let registration: string;
/** The form of an invitation, filled in. */
const ACCEPTED = { ...NEW_PASSWORD, terms: true, privacy: true, otherPrivacy: true };

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
  reset = await mailedToken(server, "redazione@azienda-demo.example");
  invitation = await invitationToken(server);
  registration = tokenIn(await registrationLink(server, REGISTRATION));
  await everythingSettled(server.dataDir);
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

  // The question whether to decline is shown without a look at the link.
  test.each([
    ["to a new password", () => reset, registrationUrls.reset, NEW_PASSWORD, [404, 410]],
    ["to a first password", () => invitation, registrationUrls.createPassword, ACCEPTED, [404, 410]],
    ["that completes a registration", () => registration, registrationUrls.confirm, NEW_PASSWORD, [404, 410]],
    ["that declines a registration", () => registration, registrationUrls.decline, {}, [200]],
  ])("a mailed link %s opens nothing once it is changed", async (kind, tokenOf, pathOf, filling, shown) => {
    const token = tokenOf();
    const browser = new Browser(server.url);
    const real = await browser.get(pathOf(token));
    expect(real.status).toBe(200);
    const { url, encType, entries } = real.form().fill(filling).posting();
    const changedFrom = (text: string, changed: string) =>
      text.split(encodeURIComponent(token)).join(changed);
    const property = fc.asyncProperty(
      lazily(() => forged(token)),
      async (changed) => {
        expect(shown).toContain(await statusOf(pathOf(changed), {}));
        const before = everythingStored(server.dataDir);
        const typed = entries.map(([name, value]): Entry => [name, value === token ? changed : value]);
        const post = { url: changedFrom(url, encodeURIComponent(changed)), method: "POST" };
        const refused = await browser.once({ ...post, ...encodeForm(typed, encType) });
        expect([404, 410, 422], refused.text).toContain(refused.status);
        expect(refused.text).toMatch(/non (vale più|è (più )?valido)|non esiste/);
        expect(everythingStored(server.dataDir)).toBe(before);
      },
    );
    await fc.assert(property, fuzz(`mailed links ${kind}`, 25));
    expect((await browser.get(pathOf(token))).status).toBe(200);
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
  const owned = fc.property(own, (form) => {
    expect(JSON.stringify(readCarried(JSON.stringify(form)))).toBe(JSON.stringify(form));
  });
  fc.assert(owned, fuzz("own carried forms", 300));
  const texts = fc.oneof(
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
