import { expect, type Page } from "@playwright/test";

/** Waits until every island of the page has been brought to life. */
export const islandsReady = (page: Page) =>
  expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
