import { expect, type Page } from "@playwright/test";
import { taskUrls } from "~/web/task-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, peopleUrls, urls } from "~/web/urls";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import { addRestoreUnderWay } from "../pages/restores";
import { questionOfClass } from "../pages/states";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";

const UNDER_WAY = "j-under-way";
const ENABLED = "admin@azienda-abilitata.example";
const ENABLED_COMPANY = "00000000-0000-4000-8000-000000000003";

/** Lets a restore be under way, and takes away what the page of the tasks reads. */
export const hinder = (server: Pick<TestServer, "dataDir">): Promise<void> =>
  inStoreOf(server, async (db) => {
    await addRestoreUnderWay(db, { id: UNDER_WAY, companyId: ENABLED_COMPANY });
    await db.schema.alterTable("task").renameTo("mislaid").execute();
  });

/** A page with islands, and what has to work on it whatever became of its script. */
export interface IslandPage {
  says: string;
  email: string | null;
  path: string;
  works(page: Page): Promise<void>;
}

/** Its company has answered every question. */
export const DEMO = "admin@azienda-demo.example";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first();

/** A refused save says what is wrong and keeps what was typed. */
async function refuses(page: Page, field: string, typed: string): Promise<void> {
  const input = page.locator(`main ${field}`).first();
  await input.fill(typed);
  await page.getByRole("button", { name: "Salva e continua" }).filter({ visible: true }).first().click();
  await expect(page.locator("#errori")).toBeFocused();
  await expect(input).toHaveValue(typed);
}

/** Between them these pages ask for every island. */
export const ISLAND_PAGES: IslandPage[] = [
  {
    says: "a matrix",
    email: DEMO,
    path: questionOfClass("matrix"),
    works: (page) => refuses(page, '[name="acquistata.rinnovabile"]', "43x"),
  },
  {
    says: "choices",
    email: DEMO,
    path: questionOfClass("checkbox"),
    works: async (page) => {
      const box = page.locator("main .question input[type=checkbox]").first();
      const before = await box.isChecked();
      await box.press("Space");
      expect(await box.isChecked()).toBe(!before);
    },
  },
  {
    says: "sign-in",
    email: null,
    path: urls.login(),
    works: async (page) => {
      await page.locator('[name="email"]').fill("nessuno");
      await page.locator('[name="password"]').press("Enter");
      await expect(page.locator("#errori")).toBeFocused();
      await expect(page.locator('[name="email"]')).toHaveValue("nessuno");
    },
  },
  {
    says: "a long list",
    email: DEMO,
    path: urls.registrySection("identity"),
    works: async (page) => {
      const list = page.locator('[name="country"]');
      await page.locator("#country").focus();
      await page.waitForLoadState("networkidle");
      if (await list.isVisible()) await list.selectOption("FR");
      else {
        await page.locator("input#country").fill("Francia");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
      }
      await expect(list).toHaveValue("FR");
    },
  },
  {
    says: "the list of the people",
    email: DEMO,
    path: peopleUrls.list(),
    works: async (page) => {
      await page.getByRole("checkbox", { name: "Scegli Marco Galli" }).check();
      await page.getByLabel("Che cosa fare").selectOption("disable");
      await page.getByRole("button", { name: "Continua" }).click();
      await expect(heading(page, /^Vuoi disattivare l'accesso di una persona/)).toBeVisible();
    },
  },
  {
    says: "a deed that is asked about",
    email: DEMO,
    path: attestationUrls.all(),
    works: async (page) => {
      await page.locator(`a[href="${attestationUrls.remove(DEMO_CERTIFICATES[0])}"]`).click();
      await expect(heading(page, "Vuoi togliere questo certificato?")).toBeVisible();
    },
  },
  {
    says: "a chart",
    email: DEMO,
    path: urls.scoring("start_small"),
    works: async (page) => {
      const figure = page.locator("main figure.chart").first();
      await figure.locator("summary").click();
      await expect(figure.getByRole("table")).toBeVisible();
      await figure.getByRole("row").nth(1).hover();
    },
  },
  {
    says: "work under way",
    email: ENABLED,
    path: `${historyUrls.restoring(UNDER_WAY)}?segue=1`,
    works: async (page) => {
      await expect(page.locator("main progress")).toHaveJSProperty("value", 40);
      await expect(page.locator("main").getByRole("link", { includeHidden: true }).first()).toBeVisible();
    },
  },
  {
    says: "a page that fails",
    email: ENABLED,
    path: taskUrls.list(),
    works: async (page) => {
      await expect(page.locator(".error-detail")).toBeVisible();
      await page.getByRole("link", { name: "Torna alla dashboard" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  },
  {
    says: "the end of the questions",
    email: DEMO,
    path: urls.completed(),
    works: (page) => expect(heading(page, /^Hai completato/)).toBeVisible(),
  },
];
