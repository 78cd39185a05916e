import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { machineUrls } from "~/web/machine-urls";
import { Browser } from "../pages/client";
import type { Sent } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";

let server: TestServer;
let stranger: Browser;
let admin: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  stranger = new Browser(server.url);
  admin = await signedIn(server, "admin@azienda-demo.example");
});
afterAll(() => server.stop());

const built = (ending: string): string => {
  const files = readdirSync("public/build", { recursive: true, encoding: "utf8" });
  return path.posix.join("/build", files.find((name) => name.endsWith(ending)) ?? "missing");
};

const asked = (browser: () => Browser, method: string, url: () => string) => (headers?: object) =>
  browser().once({ url: url(), method, headers: { ...headers } });
const get = (url: string | (() => string), browser = () => stranger) =>
  asked(browser, "GET", typeof url === "string" ? () => url : url);
const asAdmin = () => admin;

type Row = [string, number, (headers?: object) => Promise<Sent>];

const rows: Row[] = [
  ["a page", 200, get(urls.login())],
  ["a page for signed-in people", 200, get(urls.home(), asAdmin)],
  ["a page with islands", 200, get(urls.level("start_small"), asAdmin)],
  ["a page that was not found", 404, get(attestationUrls.one("mai"), asAdmin)],
  ["a refused post", 405, asked(() => stranger, "DELETE", urls.login)],
  ["a form without its token", 422, () => stranger.once({ url: urls.login(), method: "POST", type: "application/x-www-form-urlencoded", body: "email=a" })], // prettier-ignore
  ["a redirect", 302, get("/")],
  ["a redirect of a stranger", 303, get(urls.home())],
  ["the data of a loader alone", 200, get("/auth?_data=root")],
  ["a call of a stranger", 401, get("/api/user/v1/info")],
  ["an unknown call", 404, get("/api/nope")],
  ["a built script", 200, get(() => built(".js"))],
  ["a built style sheet", 200, get(() => built(".css"))],
  ["a picture", 200, get("/favicon.svg")],
  ["the text for robots", 200, get("/robots.txt")],
  ["the text for a finder", 200, get(machineUrls.securityText())],
  ["the health of the process", 200, get(machineUrls.live())],
  ["the health of the house", 200, get(machineUrls.ready())],
  ["a legal document", 200, get("/legal/termini-di-servizio.pdf")],
  ["a missing legal document", 404, get("/legal/mai.pdf")],
  ["a folder of built files", 301, get("/build")],
  ["the folder of legal documents", 301, get("/legal")],
  ["a part of a file that it does not have", 416, () => get("/favicon.svg")({ Range: "bytes=9999999-" })],
  ["a file that has changed meanwhile", 412, () => get("/favicon.svg")({ "If-Match": '"another"' })],
  ["a download", 200, get(urls.workbookFile("questions"), asAdmin)],
  ["an address that cannot be read", 302, get("/%E0%A4%A")],
  ["an unknown method", 405, asked(() => stranger, "PROPFIND", urls.login)],
];

describe("no other site may frame", () => {
  test.each(rows)("%s", async (_, status, request) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    const policy = String(answer.headers["content-security-policy"]);
    // A second policy would follow a comma, and browsers obey both.
    expect(policy).not.toContain(",");
    const directives = policy.split("; ");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a file that the browser has already", async () => {
    const url = built(".js");
    const { headers } = await stranger.once({ url, method: "GET" });
    const unchanged = await stranger.once({
      url,
      method: "GET",
      headers: { "If-None-Match": String(headers.etag) },
    });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

describe("the scripts of a page", () => {
  const scriptsOf = (headers: object) =>
    (headers as Record<string, string>)["content-security-policy"]?.match(/script-src ([^;]*)/)?.[1];

  test("are our own files, and the one inside it by its hash", async () => {
    for (const [browser, url] of [[stranger, urls.login()] as const, [admin, urls.home()] as const]) {
      const { headers, html } = await browser.get(url);
      const inside = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text = ""]) => text);
      expect(inside).toHaveLength(1);
      const hash = createHash("sha256").update(inside.join("")).digest("base64");
      expect(scriptsOf(headers)).toBe(`'self' 'sha256-${hash}'`);
    }
  });

  test("are none in the light version", async () => {
    const page = await new Browser(server.url).get(urls.login());
    const light = await page.form({ action: urls.lightVersion() }).submit();
    expect([light.scripts, scriptsOf(light.headers)]).toEqual([[], "'none'"]);
  });
});

describe("what is no page", () => {
  test("may load nothing at all", async () => {
    for (const url of ["/api/nope", "/", built(".js"), machineUrls.live(), "/robots.txt"]) {
      const { headers } = await stranger.once({ url, method: "GET" });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
    }
  });

  test("leaves the forms of a page beside a missing document usable", async () => {
    const { headers } = await stranger.once({ url: "/legal/mai.pdf", method: "GET" });
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
  });
});
