import { expect, test, type Page } from "@playwright/test";
import { startServer, type TestServer } from "../server";
import { urls } from "~/web/urls";
import { inPieces } from "./in-pieces";
import { islandsReady } from "./islands-ready";
import { FILLED, PAGES } from "./same-tree-pages";
import { letIn } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/**
 * What moved by itself since the page was painted, and how far: its share of the Cumulative Layout Shift. The help beside an
 * answer opens by script and may move itself (docs/decisions/089).
 */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const isHelp = ({ node }: { node?: Node }) =>
          node instanceof Element && node.closest(".asked > .question-help") !== null;
        const name = ({ node }: { node?: Node }) =>
          node instanceof Element
            ? `${node.nodeName.toLowerCase()}.${node.className}`
            : (node?.nodeName ?? "");
        const lines: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const others = sources.filter((source) => !isHelp(source));
            if (others.length > 0) lines.push(`${value.toFixed(3)} ${others.map(name).join(", ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The observer tells of the past within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(lines), 0)));
      }),
  );

test("the head of a page stays where it is while it arrives in pieces", async ({ browser }) => {
  const slow = await inPieces(server.url, ["<header", "</header>"]);
  const context = await browser.newContext({ viewport: { width: 412, height: 800 }, locale: "it-IT" });
  await letIn(context, server.url, FILLED);
  const page = await context.newPage();
  await page.goto(slow.url + urls.home());
  await islandsReady(page);
  const isHeadPaintedInPieces = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return painted !== undefined && visit !== undefined && painted.startTime < visit.responseEnd;
  });
  expect(isHeadPaintedInPieces).toBe(true);
  expect(await moved(page)).toEqual([]);
  await context.close();
  await slow.end();
});

for (const [width, tag] of [
  [412, ""],
  [1280, "@matrix"],
] as const) {
  for (const [email, paths] of PAGES) {
    test(`nothing moves on ${paths.length} pages of ${email ?? "a stranger"} at ${width} px ${tag}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, locale: "it-IT" });
      if (email !== null) await letIn(context, server.url, email);
      const page = await context.newPage();
      const found: Record<string, string[]> = {};
      for (const path of paths) {
        await page.goto(server.url + path);
        await islandsReady(page);
        const lines = await moved(page);
        if (lines.length > 0) found[path] = lines;
      }
      await context.close();
      expect(found).toEqual({});
    });
  }
}
