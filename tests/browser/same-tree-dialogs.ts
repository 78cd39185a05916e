import type { Page } from "@playwright/test";
import { registerUrls } from "~/web/registers-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, peopleUrls } from "~/web/urls";
import { enterByKey, pressByKey } from "./by-keyboard";
import { ENABLED, FILLED } from "./same-tree-pages";

/** A deed that asks once more: in a dialog over the page with script, on a page of its own without. */
export interface Asking {
  says: string;
  email: string;
  from: string;
  ask(page: Page): Promise<void>;
}

const confirmLink = (page: Page, part: string) =>
  page.locator(`main a[data-confirm][href*="${part}"]`).first();

export const ASKINGS: Asking[] = [
  {
    says: "removing a certificate",
    email: FILLED,
    from: attestationUrls.all(),
    ask: (page) => pressByKey(page, confirmLink(page, "/remove")),
  },
  {
    says: "removing a row of a register",
    email: FILLED,
    from: registerUrls.one("figures"),
    ask: (page) => pressByKey(page, confirmLink(page, "/remove")),
  },
  {
    says: "restoring from the archive",
    email: ENABLED,
    from: historyUrls.archive(1),
    ask: (page) => pressByKey(page, confirmLink(page, "restore")),
  },
  {
    says: "switching off the access of a ticked person",
    email: FILLED,
    from: peopleUrls.list(),
    ask: async (page) => {
      await enterByKey(page, page.getByRole("checkbox", { name: "Scegli Marco Galli" }), "");
      await enterByKey(page, page.locator('[name="azione"]'), "disable");
      await pressByKey(page, page.getByRole("button", { name: "Continua" }));
    },
  },
];
