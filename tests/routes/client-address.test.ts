import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { send, type ToSend } from "../pages/http";
import { startTiers, type TestServer } from "../server";
import { linesIn, wholeLog } from "../server-log";

/** Pages and API on two servers: whose address the API counts, and who can choose it. */

const ADMIN = "admin@azienda-demo.example";
const PEER = "127.0.0.1";
const PASSWORD = "DemoESG2026";

interface Line {
  msg: string;
  route?: string;
  address?: string;
}

let api: TestServer;
let pages: TestServer;
beforeAll(async () => {
  ({ api, pages } = await startTiers({ demo: true, environment: { TRUSTED_PROXIES: "1" } }));
});
afterAll(async () => {
  await pages.stop();
  await api.stop();
});

/** The addresses of the requests that the API has been sent while this was done. */
async function addressesOf(work: () => Promise<unknown>, at = api): Promise<(string | undefined)[]> {
  const requests = () =>
    linesIn<Line>(at).filter(({ msg, route }) => msg === "request" && route?.startsWith("/api/"));
  const { length } = await wholeLog(requests);
  await work();
  await expect.poll(() => requests().length).toBeGreaterThan(length);
  const sent = (await wholeLog(requests)).slice(length);
  return [...new Set(sent.map(({ address }) => address))];
}

/** A browser behind the proxy of the pages, which names this address. */
const from = (address: string) => new Browser(pages.url, { headers: { "X-Forwarded-For": address } });

async function signIn(browser: Browser, password: string, email = ADMIN) {
  const page = await browser.get(urls.login());
  return page.form({ button: "Accedi" }).fill({ Email: email, Password: password }).submit();
}

describe("the API knows the client whom the pages know", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["2001:0DB8::0:7", "2001:db8::7"],
    ["203.0.113.8:4711", "203.0.113.8"],
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["nessuno", PEER],
    ['203.0.113.7", for="198.51.100.1', PEER],
  ])("%s", async (given, address) => {
    expect(await addressesOf(() => signIn(from(given), "Sbagliata2026", "altri@prova.example"))).toEqual([
      address,
    ]);
  });

  test("also over calls that go together", async () => {
    const browser = from("203.0.113.20");
    await signIn(browser, PASSWORD);
    expect(await addressesOf(() => browser.get(urls.survey()))).toEqual(["203.0.113.20"]);
  });
});

describe("a stranger who guesses passwords through the pages", () => {
  test("keeps no other client out", async () => {
    for (let guess = 0; guess < 10; guess += 1) await signIn(from("203.0.113.30"), `Sbagliata20${guess}x`);
    const held = await signIn(from("203.0.113.30"), PASSWORD);
    expect([held.status, held.errors[0]]).toEqual([429, expect.stringContaining("Troppi tentativi")]);
    expect((await signIn(from("203.0.113.31"), PASSWORD)).path).toBe(urls.home());
    expect((await signIn(from("2001:db8:1::1"), PASSWORD)).path).toBe(urls.home());
  });
});

describe("a client of the API itself has the address that it comes from", () => {
  const CLAIMED = "198.51.100.66";
  const ask = (headers: ToSend["headers"] = {}, path = "/api/config/v1/nations") =>
    send({ url: api.url + path, headers: { "X-Forwarded-For": PEER, ...headers } });

  test.each<[string, Record<string, string | string[]>]>([
    ["says nothing", {}],
    ["claims an address", { Forwarded: `for=${CLAIMED}` }],
    ["claims one as the pages write it", { Forwarded: `for="${CLAIMED}"`, "X-Request-Id": "abc12345" }],
    ["claims two", { Forwarded: [`for="${CLAIMED}"`, `for="${PEER}"`] }],
    ["claims one of IPv6", { Forwarded: 'for="[2001:db8::66]"' }],
    [
      "makes up a proof",
      { Forwarded: `for="${CLAIMED}"`, "X-Request-Id": "abc12345", "X-Caller-Proof": "A".repeat(43) },
    ],
    [
      "sends two proofs",
      { Forwarded: `for="${CLAIMED}"`, "X-Caller-Proof": ["A".repeat(43), "B".repeat(43)] },
    ],
    ["sends garbage", { Forwarded: '"; for=,,[', "X-Caller-Proof": "%00" }],
    [
      "knows the name of our own header",
      { "X-Carta-Client-Address": CLAIMED, "X-Carta-Request-Id": "abc12345" },
    ],
  ])("that %s", async (_, headers) => {
    expect(await addressesOf(() => ask(headers))).toEqual([PEER]);
    expect(await addressesOf(() => ask(headers, "/api/calls?call=/config/v1/nations"))).toEqual([PEER]);
  });

  test("and a browser that sends the same to the pages changes nothing there", async () => {
    const headers = {
      "X-Forwarded-For": "203.0.113.40",
      Forwarded: `for="${CLAIMED}"`,
      "X-Caller-Proof": "A".repeat(43),
    };
    const browser = new Browser(pages.url, { headers });
    expect(await addressesOf(() => signIn(browser, "Sbagliata2026", "altri@prova.example"))).toEqual([
      "203.0.113.40",
    ]);
  });
});

test("pages without the secret are not believed, and the log of the API says once what to do", async () => {
  const other = await startTiers({ environment: { TIERS_SECRET: "" } });
  try {
    const guess = () => signIn(new Browser(other.pages.url), "Sbagliata2026", "altri@prova.example");
    expect(await addressesOf(guess, other.api)).toEqual([PEER]);
    await guess();
    const told = linesIn<Line>(other.api).filter(({ msg }) => msg.includes("TIERS_SECRET"));
    expect(told).toHaveLength(1);
  } finally {
    await other.pages.stop();
    await other.api.stop();
  }
});
