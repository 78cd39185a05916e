import { expect, test } from "vitest";
import { extendedPart, offersOf } from "~/web/offered";

test.each([
  ["/dashboard/plan", "plan"],
  ["/dashboard/plan?classe=full", "plan"],
  ["/dashboard/public/2025/indicators", "indicators"],
  ["/dashboard/draft/2024/esg/review/social", "esg/review"],
  ["/dashboard/history/sharing/new/ESG-2025-2222222222", "history/sharing"],
  ["/dashboard/registry/users/7/access", "registry/users/7/access"],
  ["/dashboard/esg/paths#bank", "esg/paths"],
  ["/dashboard/esg/excel/7", "esg/excel/7"],
  ["/card/ESG-2025-2222222222", "card"],
])("%s is filled by an extension", (href, part) => {
  expect(extendedPart(href)).toBe(part);
  expect([offersOf(true)(href), offersOf(false)(href)]).toEqual([true, false]);
});

test.each([
  "/dashboard",
  "/dashboard/esg/start_small",
  "/dashboard/esg/full/plan/v3-env-acqua-prelievo",
  "/dashboard/planning",
  "/dashboard/esg/excel",
  "/dashboard/esg/excel/file/answers",
  "/dashboard/draft/2023/planet",
  "/dashboard/settings/password",
  "/dashboard/registry/users/access",
  "/legal/accessibility",
  "/card",
])("%s is filled by the specification, or by these pages alone", (href) => {
  expect(extendedPart(href)).toBeUndefined();
  expect(offersOf(false)(href)).toBe(true);
});
