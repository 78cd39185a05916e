import { expect, test, type Page } from "@playwright/test";
import { surveyUrls, urls } from "~/web/urls";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

/** A4 less margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

/** Elements that must not be cut between two pages, and are not unless they are longer than one. */
const WHOLE = ".card, .panel, .chart, .drawings > *, .details-panel, .score-line, .table tr";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

async function printed(page: Page, path: string): Promise<Buffer> {
  await page.goto(server.url + path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize(PAPER);
  return page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
}

const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** The pages, and how many parts that stay whole each has at least. */
const PRINTED: [path: string, parts: number][] = [
  [urls.home(), 4],
  [urls.scoring("start_small"), 11],
  [urls.scoring("master"), 11],
  [surveyUrls({ version: "public", year: 2025 }).scoring("graduate"), 11],
];

for (const [path, least] of PRINTED) {
  test(`${path} prints without cutting a chart, and nothing sticks out of the paper`, async ({ page }) => {
    await signInAs(page, server.url, "admin@azienda-demo.example");
    await printed(page, path);
    const parts = await page.locator(WHOLE).evaluateAll((elements) =>
      elements.map((element) => {
        const { height, right } = element.getBoundingClientRect();
        return { name: element.className, height, right, inside: getComputedStyle(element).breakInside };
      }),
    );
    expect(parts.length).toBeGreaterThanOrEqual(least);
    expect(parts.filter(({ inside }) => inside !== "avoid")).toEqual([]);
    expect(parts.filter(({ height, right }) => height > PAPER.height || right > PAPER.width)).toEqual([]);
    await expect(page.locator("nav:visible")).toHaveCount(0);
  });
}

test("the questions of each milestone are printed, though they are folded on the screen", async ({
  page,
}) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  await printed(page, urls.scoring("start_small"));
  const rows = page.locator("details.details-panel tbody tr");
  expect(await rows.count()).toBeGreaterThan(20);
  for (const row of [rows.first(), rows.last()]) {
    expect((await row.boundingBox())?.height).toBeGreaterThan(10);
  }
});

for (const [path, pages] of [
  [urls.scoring(), 1],
  [surveyUrls({ version: "public", year: 2025 }).scoring(), 1],
  [surveyUrls({ version: "public", year: 2025 }).period(), 1],
  [surveyUrls({ version: "public", year: 2025 }).printed(), 2],
] as const) {
  test(`${path} prints on ${pages === 1 ? "one page" : `${pages} pages`} of A4, without navigation`, async ({
    page,
  }) => {
    await signInAs(page, server.url, "admin@azienda-demo.example");
    expect(pagesIn(await printed(page, path))).toBe(pages);
    await expect(page.locator("nav:visible, form:visible, .footer:visible")).toHaveCount(0);
  });
}

test("a printed card never speaks to the company, ends each sheet with its seal and leaves no fifth of it empty", async ({
  page,
}) => {
  await signInAs(page, server.url, "admin@azienda-demo.example");
  await printed(page, surveyUrls({ version: "public", year: 2025 }).printed());
  const shown = await page.locator("main").innerText();
  expect(shown).toContain("Azienda Demo S.r.l.");
  expect(shown.match(/\b(tu|tuo|tua|tuoi|tue|hai|puoi|devi|rispondi)\b/gi)).toBeNull();
  expect(shown.match(/SHA-256\): [0-9a-f]{64}/g)).toHaveLength(2);
  const empty = await page.locator(".sheet").evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const [body, foot] = [".sheet-body", ".sheet-foot"].map((part) =>
        sheet.querySelector(part)?.getBoundingClientRect(),
      );
      return ((foot?.top ?? 0) - (body?.bottom ?? 0)) / sheet.getBoundingClientRect().height;
    }),
  );
  expect(empty).toHaveLength(2);
  expect(empty.filter((share) => share >= 0.2)).toEqual([]);
});

for (const level of ["start_small", "graduate", "master"]) {
  test(`the development plan of ${level} prints on one page, with the first six moves`, async ({ page }) => {
    await signInAs(page, server.url, "admin@azienda-demo.example");
    expect(pagesIn(await printed(page, urls.plan({ classe: level })))).toBe(1);
    expect(await page.locator("main table.stack:not(#costi) tbody tr:visible").count()).toBe(6);
  });
}
