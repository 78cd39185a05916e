import { expect, test } from "@playwright/test";
import { urls } from "~/web/urls";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { letIn } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const PAGES: [path: string, hasPicture: boolean][] = [
  [urls.home(), true],
  [urls.survey(), false],
  [questionOfClass("matrix"), false],
];

for (const [path, hasPicture] of PAGES) {
  test(`${path} is painted before any file of script, and fetches no folded picture`, async ({ page }) => {
    await letIn(page.context(), server.url, "admin@azienda-demo.example");
    await page.goto(server.url + path);
    await islandsReady(page);
    const files = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        return loaded.map(({ name, initiatorType, startTime }) => ({
          name,
          isPicture: initiatorType === "img",
          isEarly: startTime < painted,
        }));
      });
    const scripts = async () => (await files()).filter(({ name }) => name.endsWith(".js"));
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(1);
    expect((await scripts()).filter(({ isEarly }) => isEarly)).toEqual([]);
    await expect.poll(async () => (await files()).some(({ isPicture }) => isPicture)).toBe(hasPicture);
  });
}
