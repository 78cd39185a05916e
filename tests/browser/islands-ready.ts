import { expect, type Page } from "@playwright/test";

/** Waits until every island of the page is listening. */
export const islandsReady = (page: Page) =>
  expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
