import { expect, test } from "@playwright/test";
import { told } from "./ax-tree";
import { pressByKey, tabTo } from "./by-keyboard";
import { differencesOf } from "./declared-differences";
import { changesBetween } from "./line-diff";
import { ASKINGS } from "./same-tree-dialogs";
import { bothModes, toldAtRest, type Modes } from "./two-modes";

let modes: Modes;
test.beforeAll(async ({ browser }) => {
  modes = await bothModes(browser);
});
test.afterAll(() => Promise.all(modes.map((mode) => mode.stop())));

/** The lines below the first that begins so, without their distance from the edge. */
function inside(tree: readonly string[], pattern: RegExp): string[] {
  const depthOf = (line: string) => line.length - line.trimStart().length;
  const first = tree.findIndex((line) => pattern.test(line.trimStart()));
  if (first < 0) throw new Error(`Nothing begins with ${pattern.source}`);
  const after = tree.slice(first + 1);
  const end = after.findIndex((line) => depthOf(line) <= depthOf(tree[first] ?? ""));
  return after.slice(0, end < 0 ? undefined : end).map((line) => line.trimStart());
}

/**
 * What a dialog and the page of the same question do not share. The title of a dialog is one level lower and
 * in no header, because a header there would be that of the whole page; a button closes it; messages have a region.
 */
const DECLARED = [
  /^heading “.*”, level [12]$/,
  /^sectionheader “”$/,
  /^button “Chiudi”/,
  /^StaticText “Chiudi”/,
  /^status “”, live polite$/,
];

for (const { says, email, from, ask } of ASKINGS) {
  test(`${says} is asked in the same words by a dialog as by a page, and done by keys alone`, async () => {
    const [off, on] = modes;
    const [offPage, onPage] = await Promise.all(modes.map((mode) => mode.pageOf(email)));
    if (!offPage || !onPage) throw new Error("Two pages");
    const atStart = async (index: number) => {
      const page = index === 0 ? offPage : onPage;
      const mode = index === 0 ? off : on;
      await page.goto(mode.server.url + from);
      return toldAtRest(page, mode);
    };
    await Promise.all([atStart(0), atStart(1)]);

    await Promise.all([offPage.waitForEvent("load"), ask(offPage)]);
    await ask(onPage);
    await expect(onPage.getByRole("dialog").getByRole("heading").first()).toBeFocused();
    const page = await told(offPage);
    const dialog = await told(onPage);
    const asked = inside(page.tree, /^main /);
    const over = inside(dialog.tree, /^dialog /);
    const [title] = asked.filter((line) => line.startsWith("heading "));
    expect(over[0]?.replace(/level \d/, "")).toBe(title?.replace(/level \d/, ""));
    const changes = changesBetween(asked, over).filter(({ line }) => !DECLARED.some((one) => one.test(line)));
    expect(changes.map(({ side, line }) => `${side} ${line}`)).toEqual([]);

    const done = 'form[method="post"] button:not([type="button"])';
    await tabTo(offPage, offPage.locator(`main ${done}`).first());
    await Promise.all([offPage.waitForEvent("load"), offPage.keyboard.press("Enter")]);
    await Promise.all([
      onPage.waitForEvent("load"),
      pressByKey(onPage, onPage.getByRole("dialog").locator(done).first()),
    ]);
    if (says.startsWith("restoring")) {
      // With script the work is followed in a dialog of its own; the journeys have its end.
      await Promise.all([offPage.close(), onPage.close()]);
      return;
    }
    const after = await Promise.all([toldAtRest(offPage, off), toldAtRest(onPage, on)]);
    expect(differencesOf(...after).undeclared).toEqual([]);
    await Promise.all([offPage.close(), onPage.close()]);
  });
}
