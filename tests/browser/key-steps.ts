import { expect, type Locator, type Page } from "@playwright/test";
import { bestTyped, questionOf } from "../answering";
import type { TestServer } from "../server";
import { enterByKey, pressByKey } from "./by-keyboard";
import { formOf } from "./question-form";

/** What a person does on a page, in words, and how: by keys alone, the same with script as without. */
export type Step = [says: string, act: (page: Page, server: TestServer) => Promise<unknown>];

/** Presses what leads to another document, and waits for it. */
export const leads = (page: Page, pressed: Locator) =>
  Promise.all([page.waitForEvent("load"), pressByKey(page, pressed)]);

export const opens = (path: string): Step => [`opens ${path}`, (page, { url }) => page.goto(url + path)];
export const main = (page: Page) => page.locator("main");
export const presses = (name: string | RegExp): Step => [
  `presses ${name}`,
  (page) => leads(page, main(page).getByRole("button", { name }).filter({ visible: true }).first()),
];
export const follows = (selector: string): Step => [
  `follows ${selector}`,
  (page) => leads(page, main(page).locator(selector).filter({ visible: true }).first()),
];
export const types = (typed: Record<string, string>): Step => [
  `types ${Object.keys(typed).join(", ")}`,
  async (page) => {
    for (const [name, value] of Object.entries(typed)) {
      await enterByKey(page, main(page).locator(`[name="${name}"]`), value);
    }
  },
];
export const ticks = (selector: string): Step => [
  `ticks ${selector}`,
  async (page) => {
    const box = main(page).locator(selector).first();
    await enterByKey(page, box, await box.inputValue());
  },
];
export const chooses = (name: string, buffer: Buffer): Step => [
  `chooses ${name}`,
  async (page) => {
    const asked = page.waitForEvent("filechooser");
    await pressByKey(page, main(page).locator("input[type=file]").first());
    await (await asked).setFiles({ name, mimeType: "application/octet-stream", buffer });
  },
];
/** A link of the error summary moves the focus and keeps the page. */
export const FOLLOWS_THE_SUMMARY: Step = [
  "follows the first link of the summary",
  async (page) => {
    await pressByKey(page, page.locator("#errori a").first());
    await expect(page.locator(":focus")).not.toHaveAttribute("href");
  },
];
/** Fills the form of a question in, in the order of the page, which is the order of Tab. */
export async function answerByKey(page: Page, typed: Record<string, string>): Promise<void> {
  const names = await formOf(page)
    .locator("[name]")
    .evaluateAll((controls) => [...new Set(controls.map((one) => one.getAttribute("name") ?? ""))]);
  for (const name of names) {
    const value = typed[name];
    if (value !== undefined) await enterByKey(page, formOf(page).locator(`[name="${name}"]`), value);
  }
}
export const answers = (typed?: Record<string, string>): Step => [
  "fills the answer in",
  (page) => answerByKey(page, typed ?? bestTyped(questionOf(page.url()))),
];
/** Fills every field of the page's form that is to be seen, whichever they are, and ticks every box. */
export const fills = (typed: Record<string, string>): Step => [
  "fills the form in",
  async (page) => {
    const form = main(page).locator('form[method="post"]').first();
    const fields = await form
      .locator("input:not([type=hidden]), select, textarea")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute("name") ?? "", one.getAttribute("type") ?? ""]),
      );
    for (const [name, type] of fields) {
      const value = typed[name ?? ""];
      const field = form.locator(`[name="${name}"]`);
      if (type === "checkbox") await enterByKey(page, field, "");
      else if (value !== undefined) await enterByKey(page, field, value);
    }
  },
];
export const sends: Step = [
  "sends the form",
  (page) =>
    leads(
      page,
      main(page).locator('form[method="post"] button:not([type="button"])').filter({ visible: true }).first(),
    ),
];
export const STAYS: Step = [
  "wants to stay at the end",
  (page) => enterByKey(page, page.getByLabel("Alla fine resta sulla pagina del risultato"), ""),
];
/** The way there is another one with script: figures that follow each other on the page; the end is the same. */
export const ENDS: Step = [
  "begins, and waits for the end",
  async (page) => {
    await pressByKey(
      page,
      main(page).locator('form[method="post"] button').filter({ visible: true }).first(),
    );
    await expect(page.locator("h1")).toHaveText(/conclus[oa]/i, { timeout: 20_000 });
  },
];
export const saves = (next: string): Step => [
  `saves (${next})`,
  (page) => leads(page, formOf(page).locator(`button[name="next"][value="${next}"]:not([hidden])`)),
];
