import { expect, test, type Page } from "@playwright/test";
import { signedInApi } from "../api-client";
import { startServer, type TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { signInAs } from "./sign-in";
import { historyUrls, urls } from "~/web/urls";

const ADMIN = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

/** What floats over the page, where, and for how long; a page that has just arrived may not have its styles yet. */
async function toast(page: Page) {
  await page.waitForLoadState("load");
  return page.locator("[data-toast]").evaluate((notice) => {
    const { content, position, right, bottom, animationDuration } = getComputedStyle(notice, "::after");
    return { content, position, right, bottom, animationDuration };
  });
}

/** Its animation as it is at a moment, without waiting for it. */
const visibilityAt = (page: Page, milliseconds: number) =>
  page.locator("[data-toast]").evaluate((notice, at) => {
    for (const animation of notice.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
    return getComputedStyle(notice, "::after").visibility;
  }, milliseconds);

const ISSUED_LATE = "La carta non è stata emessa";

async function savePosition(page: Page, name: string): Promise<void> {
  await page.goto(server.url + historyUrls.archive(1));
  await page.getByLabel("Nome della posizione").fill(name);
  await page.getByRole("button", { name: "Salva la posizione" }).click();
  await expect(page.locator("#avvisi .notice")).toContainText("è salvata");
}

test.describe("a notice out of sight", () => {
  test.use({ viewport: { width: 360, height: 90 } });
  test.beforeEach(({ page }) => signInAs(page, server.url, ADMIN));

  test("floats at the bottom right for 3 seconds, and stays in the page", async ({ page }) => {
    await savePosition(page, "Fuori vista");
    await expect(page.locator("[data-toast]")).toHaveClass(/away/);
    expect(await toast(page)).toMatchObject({
      content: expect.stringContaining("è salvata") as unknown as string,
      ...{ position: "fixed", right: "16px", bottom: "16px", animationDuration: "3s" },
    });
    expect([await visibilityAt(page, 2900), await visibilityAt(page, 3100)]).toEqual(["visible", "hidden"]);
    await expect(page.locator("#avvisi .notice")).toBeVisible();
  });

  test("floats for 5 seconds where something failed", async ({ page }) => {
    await page.goto(server.url + urls.publish());
    const { call } = await signedInApi(server.url, ADMIN);
    const { revision } = await call("registry.company", {});
    await call("registry.updateCompany", { body: { revision, visibilities: [], numberOfEmployees: "31" } });
    await page.getByRole("checkbox").check({ force: true });
    await page.getByRole("button", { name: "Dichiara ed emetti la carta" }).click();
    await expect(page.locator("main [role=alert]")).toContainText("La bozza è cambiata");
    // The focus is on the message, wherever it is: here it is moved out of sight.
    await page.locator("[data-toast]").evaluate((notice) => notice.classList.add("away"));
    expect(await toast(page)).toMatchObject({
      content: expect.stringContaining(ISSUED_LATE) as unknown as string,
      ...{ position: "fixed", animationDuration: "5s" },
    });
    expect([await visibilityAt(page, 4900), await visibilityAt(page, 5100)]).toEqual(["visible", "hidden"]);
  });
});

/** The id of a restore of Azienda Abilitata that a worker gave up. */
async function failedRestore(): Promise<string> {
  const { call } = await signedInApi(server.url, ENABLED);
  const [position] = (await call("survey.archive", {})).rows.filter(({ type }) => type === "manual");
  const body = { versionFrom: position?.id ?? "" };
  const { id } = await call("survey.copyAnswers", { query: {}, body });
  const isOver = async () => (await call("survey.copyProgress", { params: { id } })).progress >= 100;
  await expect.poll(isOver).toBe(true);
  const failed = { state: "rejected", error: "internal/job_interrupted", payload: "null" } as const;
  await inStoreOf(server, (db) => db.updateTable("job").set(failed).where("id", "=", id).execute());
  return id;
}

test("a restore that failed floats for 5 seconds out of sight", async ({ page }) => {
  await signInAs(page, server.url, ENABLED);
  await page.goto(server.url + historyUrls.restoring(await failedRestore()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il ripristino non è riuscito");
  await page.locator("[data-toast]").evaluate((notice) => notice.classList.add("away"));
  expect(await toast(page)).toMatchObject({
    content: expect.stringContaining("Il ripristino non è riuscito") as unknown as string,
    ...{ position: "fixed", animationDuration: "5s" },
  });
  expect([await visibilityAt(page, 4900), await visibilityAt(page, 5100)]).toEqual(["visible", "hidden"]);
});

for (const hasScript of [false, true]) {
  test(`a notice in sight covers nothing ${hasScript ? "with" : "without"} script`, async ({ page }) => {
    if (!hasScript) await page.route("**/*.js", (route) => route.abort());
    await signInAs(page, server.url, ADMIN);
    await savePosition(page, `In vista ${String(hasScript)}`);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#avvisi .notice")).toBeInViewport();
    expect(await toast(page)).toMatchObject({ content: "none" });
  });
}
