import type { Locator, Page } from "@playwright/test";

/** The form of a question page; there is none where the user can answer nothing. */
export const formOf = (page: Page): Locator =>
  page.locator("main form").filter({ has: page.locator('button[name="next"]') });

/** Fills the form in by the names of its inputs, whatever they are; names it does not have are left out. */
export async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  const form = formOf(page);
  for (const [name, value] of Object.entries(typed)) {
    const control = form.locator(`[name="${name}"]`);
    const kind = (await control.count()) === 0 ? null : await control.first().evaluate(kindOf);
    if (kind === "radio") await form.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
    else if (kind === "checkbox") await control.check({ force: true });
    else if (kind === "select") await control.selectOption(value);
    else if (kind !== null) {
      const folded = form.locator("details:not([open])", { has: page.locator(`[name="${name}"]`) });
      if ((await folded.count()) > 0) await folded.locator("summary").click();
      await control.fill(value);
    }
  }
}

/** Presses one of the form's buttons and waits for the next page. */
export async function save(page: Page, next: "continue" | "list" | "clear"): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await formOf(page).locator(`button[name="next"][value="${next}"]:not([hidden])`).click();
  await answered;
  await page.waitForLoadState("load");
}

const kindOf = (element: Element) => {
  if (element.localName === "select") return "select";
  const type = element.getAttribute("type");
  return type === "radio" || type === "checkbox" ? type : "text";
};
