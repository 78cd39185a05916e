import { expect, test } from "@playwright/test";
import { differencesOf } from "./declared-differences";
import { JOURNEYS } from "./same-tree-journeys";
import { bothModes, toldAtRest, type Modes } from "./two-modes";

let modes: Modes;
test.beforeAll(async ({ browser }) => {
  modes = await bothModes(browser);
});
test.afterAll(() => Promise.all(modes.map((mode) => mode.stop())));

/** Both do one step, then what they are told is compared: words, states, focus, title and place on the page. */
for (const { says, email, steps } of JOURNEYS) {
  test(`${says}: each step tells the same with script as without`, async () => {
    const pages = await Promise.all(modes.map((mode) => mode.pageOf(email)));
    for (const [number, [what, act]] of steps.entries()) {
      await test.step(what, async () => {
        const [off, on] = await Promise.all(
          modes.map(async (mode, index) => {
            const page = pages[index];
            if (!page) throw new Error("No page");
            await act(page, mode.server);
            return toldAtRest(page, mode);
          }),
        );
        if (!off || !on) throw new Error("Two modes");
        expect(differencesOf(off, on).undeclared, `after step ${number + 1}, ${what}`).toEqual([]);
      });
    }
    await Promise.all(pages.map((page) => page.close()));
  });
}
