import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has. */
const MOST_STOPS = 250;

/** Where the keyboard is, seen from the element it is to reach. */
interface Stop {
  isThere: boolean;
  /** Nothing has the focus: a page that has just arrived. */
  isPage: boolean;
  /** What is wrong with how the focus is shown; "" = nothing. */
  fault: string;
}

/** Read in the page. A group of radios is one stop; a box that is drawn by its label shows the focus there. */
function stopAt(wanted: Element): Stop {
  const active = document.activeElement;
  if (!active || active === document.body) return { isThere: false, isPage: true, fault: "" };
  const isOfGroup = (one: Element) =>
    one instanceof HTMLInputElement && wanted instanceof HTMLInputElement && one.type === "radio"
      ? one.name === wanted.name && one.form === wanted.form
      : false;
  const { labels } = active as HTMLInputElement;
  const drawn = [active, active.nextElementSibling, active.parentElement, ...(labels ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement,
  );
  const isRinged = drawn.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const isInSight = drawn.some((one) => {
    const { top, bottom, left, right, width } = one.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    if (!isInWindow || width < 2) return false;
    const [x, y] = [Math.max(left, 0) + 4, Math.min(Math.max((top + bottom) / 2, 1), window.innerHeight - 1)];
    const above = document.elementFromPoint(x, y);
    return (
      above !== null && (one.contains(above) || above.contains(one) || drawn.includes(above as HTMLElement))
    );
  });
  const name = `${active.outerHTML.slice(0, 120)} on ${location.pathname}`;
  const fault = [
    ...(isRinged ? [] : [`no ring around ${name}`]),
    ...(isInSight ? [] : [`out of sight: ${name}`]),
  ].join("; ");
  // Script may already have put its own field in the place of a list.
  const isInItsPlace = active.id !== "" && wanted.id === `${active.id}-elenco`;
  return { isThere: active === wanted || isOfGroup(active) || isInItsPlace, isPage: false, fault };
}

/**
 * Goes to an element by Tab, on a page that has just arrived by the skip link first, as people who use keys do. Every stop
 * on the way has to show where it is.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const element = await wanted.elementHandle();
  if (!element) throw new Error("Nothing to go to");
  const faults: string[] = [];
  let { isThere, isPage } = await element.evaluate(stopAt);
  const isInMain = await element.evaluate((one) => one.closest("main") !== null);
  for (let stops = 0; !isThere; stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`Tab does not get to ${String(wanted)} on ${page.url()}`);
    await page.keyboard.press("Tab");
    if (isPage && isInMain && stops === 0 && (await page.locator(".skip-link:focus").count()) > 0) {
      await page.keyboard.press("Enter");
      continue;
    }
    const stop = await element.evaluate(stopAt);
    ({ isThere, isPage } = stop);
    if (stop.fault !== "") faults.push(stop.fault);
  }
  await element.dispose();
  expect(faults, "stops that do not show the focus").toEqual([]);
}

/** Presses a button or follows a link. */
export async function pressByKey(page: Page, wanted: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Gives a control its value: text over what stood there, a tick, one of several choices, or an option of a list. */
export async function enterByKey(page: Page, control: Locator, value: string): Promise<void> {
  const field = control.first();
  await tabTo(page, field);
  const kind = await field.evaluate((one) =>
    one instanceof HTMLSelectElement ? "select" : one instanceof HTMLInputElement ? one.type : "text",
  );
  if (kind === "select") return chooseByKey(page, field, value);
  if (kind === "radio") {
    await page.keyboard.press("Space");
    const focused = () => page.locator(":focus").inputValue();
    for (let turns = 0; (await focused()) !== value && turns < MOST_STOPS; turns += 1) {
      await page.keyboard.press("ArrowDown");
    }
    return;
  }
  if (kind === "checkbox") {
    if (!(await field.isChecked())) await page.keyboard.press("Space");
    return;
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(value);
}

/** A long list is a text field while script runs: any of its words finds the option. */
async function chooseByKey(page: Page, select: Locator, value: string): Promise<void> {
  const label = await select.evaluate(
    (list: HTMLSelectElement, wanted) => [...list.options].find((one) => one.value === wanted)?.label ?? "",
    value,
  );
  const isReplaced = (await page.locator('[data-island="combobox"]').count()) > 0 && (await hasScript(page));
  if (isReplaced) {
    const combobox = page.locator('input[role="combobox"]:focus');
    await combobox.waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(label);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else {
    await page.keyboard.press("Home");
    for (let turns = 0; (await select.inputValue()) !== value && turns < MOST_STOPS; turns += 1) {
      await page.keyboard.press("ArrowDown");
    }
  }
  await expect(select).toHaveValue(value);
}

/** Whether the page's own scripts have run. */
const hasScript = async (page: Page) => (await page.locator("[data-live]").count()) > 0;
