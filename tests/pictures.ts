import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "@playwright/test";
import { type LegalName, legalUrls } from "~/web/legal-urls";
import { urls } from "~/web/urls";
import { signInAs } from "./browser/sign-in";
import { ensureChromium } from "./chromium";
import { TEXTS_MARK, textsOf } from "./legal-files";
import { questionOfClass } from "./pages/states";
import { startServer } from "./server";

/** Takes the pictures of the README and prints the sample legal texts as tagged PDF, all from the running demo. */

const WRITER = "redazione@azienda-demo.example";

const SCREENS: Record<string, string> = {
  home: urls.home(),
  question: questionOfClass("matrix"),
  scoring: urls.scoring(),
  benchmark: urls.benchmark(),
};

const TEXTS: LegalName[] = ["terms", "privacy", "clauses", "cookie"];

async function takePictures(page: Page, url: string): Promise<void> {
  await signInAs(page, url, WRITER);
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(url + path);
    await page.screenshot({ path: `.github/${name}.png` });
  }
  await page.goto(url + urls.plan());
  await page
    .locator(`main a[href^="${urls.simulation([]).split("?")[0]}"]`)
    .first()
    .click();
  await page.screenshot({ path: ".github/simulation.png" });
}

/** A comment behind the end of the file tells which texts it was made from. */
async function printTexts(page: Page, url: string): Promise<void> {
  for (const name of TEXTS) {
    await page.goto(url + legalUrls.document(name));
    const file = `public${legalUrls.file(name)}`;
    await page.pdf({ path: file, format: "A4", tagged: true, outline: true });
    const digest = createHash("sha256").update(textsOf(name)).digest("hex");
    writeFileSync(file, `${readFileSync(file, "latin1")}${TEXTS_MARK}${digest}\n`, "latin1");
  }
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const look = { viewport: { width: 1280, height: 800 }, locale: "it-IT", javaScriptEnabled: false };
  const context = await browser.newContext(look);
  const page = await context.newPage();
  await printTexts(page, url);
  await takePictures(page, url);
}

const executablePath = ensureChromium(console.log);
const server = await startServer({ demo: true });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
