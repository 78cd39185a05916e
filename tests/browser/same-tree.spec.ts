import { expect, test } from "@playwright/test";
import { differencesOf, SEEN_AT_ONCE } from "./declared-differences";
import { PAGES } from "./same-tree-pages";
import { bothModes, toldAtRest, type Modes } from "./two-modes";

/** What a screen reader is told is the same with script as without, but for the declared differences. */
let modes: Modes;
test.beforeAll(async ({ browser }) => {
  modes = await bothModes(browser);
});
test.afterAll(() => Promise.all(modes.map((mode) => mode.stop())));

const met = new Set<string>();

/** Opens pages one after the other in both modes, and returns their differences with their addresses. */
async function undeclaredOn(
  email: string | null,
  paths: string[],
  viewport: { width: number; height: number },
) {
  const pages = await Promise.all(modes.map((mode) => mode.pageOf(email)));
  await Promise.all(pages.map((page) => page.setViewportSize(viewport)));
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const [off, on] = await Promise.all(
      modes.map(async (mode, index) => {
        const page = pages[index];
        if (!page) throw new Error("No page");
        await page.goto(mode.server.url + path);
        return toldAtRest(page, mode);
      }),
    );
    if (!off || !on) throw new Error("Two modes");
    expect(off.tree.length, path).toBeGreaterThan(20);
    const { undeclared, declared } = differencesOf(off, on);
    declared.forEach((name) => met.add(name));
    if (undeclared.length > 0) found[path] = undeclared;
  }
  await Promise.all(pages.map((page) => page.close()));
  return found;
}

for (const [email, paths] of PAGES) {
  const who = email ?? "a stranger";
  test(`${paths.length} pages tell ${who} the same with script as without`, async () => {
    expect(await undeclaredOn(email, paths, { width: 1280, height: 800 })).toEqual({});
  });
  test(`${paths.length} pages tell ${who} the same on a telephone @matrix`, async () => {
    expect(await undeclaredOn(email, paths, { width: 360, height: 640 })).toEqual({});
  });
}

test("every declared difference is met on one of these pages", () => {
  expect(SEEN_AT_ONCE.filter((name) => !met.has(name))).toEqual([]);
});
