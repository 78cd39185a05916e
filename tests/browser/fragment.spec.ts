import { expect, test, type Page } from "@playwright/test";
import { registerUrls } from "~/web/registers-urls";
import { urls } from "~/web/urls";
import { bestTyped, questionOf } from "../answering";
import { DEMO_REGISTER_ROWS } from "../pages/register-states";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { answerByKey } from "./key-steps";
import { enterByKey, pressByKey } from "./by-keyboard";
import { letIn } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

/** Forms by their pages: what to type, and the button that saves. */
const FORMS: [path: string, type: (page: Page) => Promise<void>][] = [
  [questionOfClass("text"), (page) => answerByKey(page, bestTyped(questionOf(page.url())))],
  [
    urls.registrySection("essential"),
    (page) => enterByKey(page, page.locator('main [name="numberOfEmployees"]'), "26"),
  ],
  [
    registerUrls.row("figures", DEMO_REGISTER_ROWS[0]),
    (page) => enterByKey(page, page.locator('main [name="year"]'), "2023"),
  ],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    for (const [path, type] of FORMS) {
      test(`${path}, saved after the skip link, leads to the top of a page at an address without its mark`, async ({
        page,
      }) => {
        await letIn(page.context(), server.url, "admin@azienda-demo.example");
        await page.goto(server.url + path);
        await type(page);
        expect(new URL(page.url()).hash).toBe("#contenuto");
        const save = page.locator("main form").getByRole("button", { name: /^Salva/ });
        await Promise.all([
          page.waitForEvent("load"),
          pressByKey(page, save.filter({ visible: true }).first()),
        ]);
        await expect(page.locator("#errori")).toHaveCount(0);
        expect(new URL(page.url()).hash).toBe("");
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
    }
  });
}
