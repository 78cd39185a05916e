import { defineConfig } from "@playwright/test";
import { beyondSpecified } from "./browser/beyond-specified";
import { findChromium } from "./chromium";
import { isOverSpecified } from "./server";

const executablePath = findChromium();

export default defineConfig({
  testDir: "./browser",
  globalSetup: "./demo-template",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  // A machine with much other work is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  grepInvert: isOverSpecified() ? beyondSpecified() : [],
  reporter: [["list"]],
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // Pages replace each other at once; browser/motion.spec.ts looks at the transition.
    contextOptions: { reducedMotion: "reduce" },
    // Remix takes a headless Chromium for a search engine and then hides faults of streaming.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    launchOptions: executablePath ? { executablePath } : {},
    actionTimeout: 15_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
});
