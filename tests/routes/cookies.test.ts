import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { startServer, type TestServer } from "../server";

const ADMIN = "admin@azienda-demo.example";
/** `"1"` and `"0"` as Remix writes them into a cookie. */
const ON = "IjEi";
const FORMER_LIGHT = `leggera=${ON}`;

let plain: TestServer;
let https: TestServer;
beforeAll(async () => {
  [plain, https] = await Promise.all([
    startServer({ demo: true }),
    startServer({ demo: true, environment: { PUBLIC_URL: "https://carta.example" } }),
  ]);
});
afterAll(() => Promise.all([plain.stop(), https.stop()]));

/** Every cookie that a walk over sign-in, the light version and sign-out sets: its name and its attributes. */
async function cookiesOf({ url }: TestServer): Promise<Map<string, string>> {
  const set = new Map<string, string>();
  const browser = new Browser(url);
  const once = async (address: string, typed?: Record<string, string>) => {
    const post = typed && { method: "POST", ...encodeForm(await withToken(browser, typed), "") };
    const answer = await browser.once({ url: address, method: "GET", ...post });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [name = ""] = line.split("=", 1);
      set.set(name, line.slice(line.indexOf(";")));
    }
    return answer;
  };
  await once(urls.login());
  expect((await once(urls.login(), { email: ADMIN, password: DEMO_PASSWORD })).status).toBe(303);
  expect((await once(urls.lightVersion(), { light: "1" })).status).toBe(303);
  expect((await once(urls.signOut(), {})).status).toBe(303);
  return set;
}

async function withToken(browser: Browser, typed: Record<string, string>): Promise<[string, string][]> {
  const page = await browser.get(urls.login());
  const [csrf = ""] = page.form({ action: urls.lightVersion() }).values("_csrf");
  return [["_csrf", csrf], ...Object.entries(typed)];
}

/** Code that makes a cookie of its own: only what `ownCookie` makes may be kept by a storage or written to a header. */
const makesCookie = (code: string): boolean =>
  [
    /\bcreateCookie\(|document\.cookie/,
    /\bcreate(Memory|File)?SessionStorage\b(?=[<(])/,
    /\bcreateCookieSessionStorage\b(?=[<(])(?!(<.*>)?\(\{ cookie: \w+Cookie\(\) \}\))/,
    /set-cookie["'`]\]?\s*[,:=](?!\s*await \w+Cookie(\(\)\.serialize)?\()/i,
  ].some((pattern) => pattern.test(code));

describe("the cookies of the product", () => {
  test("are three, for this host alone and https alone, where the address is https", async () => {
    const set = await cookiesOf(https);
    expect([...set.keys()].sort()).toEqual(["__Host-carta", "__Host-carta-device", "__Host-leggera"]);
    for (const attributes of set.values()) {
      expect(attributes).toMatch(/; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
      expect(attributes).not.toContain("Domain");
    }
  });

  test("work on plain http, where browsers refuse the prefix and text browsers drop Secure", async () => {
    const set = await cookiesOf(plain);
    expect([...set.keys()].sort()).toEqual(["carta", "carta-device", "leggera"]);
    for (const attributes of set.values()) expect(attributes).toMatch(/; Path=\/;.* HttpOnly; SameSite=Lax$/);
  });

  test("of a former name, which a neighbouring host could set, change nothing on https", async () => {
    const pageWith = async ({ url }: TestServer, cookie: string) =>
      new Browser(url, { headers: { Cookie: cookie } }).get(urls.login());
    const isLight = async (server: TestServer, cookie: string) =>
      (await pageWith(server, cookie)).html.includes("Torna alla versione completa");
    expect(await isLight(https, FORMER_LIGHT)).toBe(false);
    expect(await isLight(https, `__Host-${FORMER_LIGHT}`)).toBe(true);
    expect(await isLight(https, `${FORMER_LIGHT}; __Host-leggera=IjAi`)).toBe(false);
    expect(await isLight(plain, FORMER_LIGHT)).toBe(true);
  });

  test("are made at one place", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const making = files.filter((name) => makesCookie(readFileSync(path.join("app", name), "utf8")));
    expect(making).toEqual(["web/cookies.server.ts"]);
  });

  test.each([
    `createCookie("a")`,
    `createCookieSessionStorage({ cookie: { name: "a" } })`,
    `createCookieSessionStorage<Data>({\n  cookie: {\n    name: "a",\n  },\n})`,
    `createCookieSessionStorage()`,
    `createSessionStorage({ cookie, createData })`,
    `headers.append("Set-Cookie", "a=1; Path=/")`,
    `response.setHeader('set-cookie', [one])`,
    `{ headers: { "Set-Cookie": \`a=\${value}\` } }`,
    `document.cookie = "a=1"`,
  ])("would be seen elsewhere in %s", (code) => {
    expect(makesCookie(code)).toBe(true);
  });
});
