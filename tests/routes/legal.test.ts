import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SECTIONS } from "~/features/legal/sample/sections";
import { t } from "~/texts/i18n.server";
import { type LegalName, legalUrls } from "~/web/legal-urls";
import { urls } from "~/web/urls";
import { TEXTS_MARK, textsOf } from "../legal-files";
import { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";
import { demoServer } from "../shared-servers";

const TEXTS: LegalName[] = ["terms", "privacy", "clauses", "cookie"];

let server: TestServer;
let stranger: Browser;
beforeAll(async () => {
  server = await demoServer();
  stranger = new Browser(server.url);
});

describe.each(TEXTS)("the sample text «%s»", (name) => {
  test("is a page that says it is a sample, with each part under its title", async () => {
    const page = await stranger.get(legalUrls.document(name));
    expect([page.status, page.heading]).toEqual([200, t(`legal:${name}.title`)]);
    expect(page.text).toContain(t("legal:sample.text"));
    const titles = page.document.querySelectorAll("h2").map((title) => title.text);
    expect(titles).toEqual(SECTIONS[name].map((section) => t(`legal:${section}.title`)));
    expect(page.document.querySelector(`a[href="${legalUrls.file(name)}"]`)).not.toBeNull();
  });

  test("is also a tagged PDF in Italian, made from the same words", async () => {
    const { status } = await stranger.once({ url: legalUrls.file(name), method: "GET" });
    expect(status).toBe(200);
    const file = readFileSync(`public${legalUrls.file(name)}`, "latin1");
    expect(file).toMatch(/^%PDF-/);
    expect(file).toMatch(/\/MarkInfo\s*<<\s*\/Type\s*\/MarkInfo\s*\/Marked true/);
    expect(file).toContain("/StructTreeRoot");
    expect(file).toMatch(/\/Lang \(it\)/);
    const digest = createHash("sha256").update(textsOf(name)).digest("hex");
    expect(file.split(TEXTS_MARK)[1]?.trim(), "run `npm run pictures`").toBe(digest);
  });
});

test("the footer leads to every text and to the help, before and after the sign-in", async () => {
  const writer = await signedIn(server, "redazione@azienda-demo.example");
  for (const page of [await stranger.get(urls.login()), await writer.get(urls.home())]) {
    const links = page.document.querySelectorAll(".footer li a").map((link) => link.getAttribute("href"));
    const expected = [...TEXTS.map(legalUrls.document), legalUrls.accessibility(), legalUrls.keyboard()];
    expect(links).toEqual(expected);
  }
});

test("an address of no text finds nothing", async () => {
  const page = await stranger.get("/legal/altro");
  expect([page.status, page.heading]).toEqual([404, "Documento non ancora pubblicato"]);
});

describe("the accessibility statement", () => {
  test("has every part of the model, and names whom to write to", async () => {
    const page = await stranger.get(legalUrls.accessibility());
    const titles = page.document.querySelectorAll("h2").map((title) => title.text);
    const parts = ["status", "gaps", "method", "feedback", "enforcement", "more"] as const;
    expect(titles).toEqual(parts.map((part) => t(`legal:accessibility.${part}`)));
    expect(page.document.querySelector('main a[href^="mailto:"]')?.text).toContain("@");
  });

  describe("where the provider has its own", () => {
    const OWN = "https://fornitore.example/accessibilita";
    let other: TestServer;
    beforeAll(async () => {
      other = await startServer({ environment: { ACCESSIBILITY_URL: OWN } });
    });
    afterAll(() => other.stop());

    test("leads there", async () => {
      const { status, headers } = await new Browser(other.url).once({
        url: legalUrls.accessibility(),
        method: "GET",
      });
      expect([status, headers.location]).toEqual([302, OWN]);
    });
  });
});

test("the page of keys names every key once, and says what it does", async () => {
  const page = await stranger.get(legalUrls.keyboard());
  const keys = page.document.querySelectorAll("dt").map((key) => key.text);
  expect(keys.length).toBeGreaterThan(8);
  expect(new Set(keys).size).toBe(keys.length);
  expect(page.document.querySelectorAll("dd")).toHaveLength(keys.length);
});
