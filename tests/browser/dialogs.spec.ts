import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { registrationUrls } from "~/web/registration-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { FIRST_SCRIPT } from "~/ui/first-script";
import { urls } from "~/web/urls";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import { signedInApi } from "../api-client";
import { answerEverything, save as saveAnswer, shown } from "../platform/answering";
import { RULES } from "../questions";
import { startServer, type TestServer } from "../server";
import { islandsReady } from "./islands-ready";
import { expectGood } from "./look";
import { fillIn, save } from "./question-form";
import { signInAs } from "./sign-in";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

const ADMIN = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";

async function open(page: Page, email: string, path: string): Promise<void> {
  await signInAs(page, server.url, email);
  await page.goto(server.url + path);
  await islandsReady(page);
}

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("a page that asks once more", () => {
  test("asks in a dialog that is read from its title, and Escape leads back to the link", async ({
    page,
  }) => {
    await open(page, ADMIN, attestationUrls.all());
    const link = page.locator(`a[href="${attestationUrls.remove(DEMO_CERTIFICATES[0])}"]`);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveAccessibleName("Vuoi togliere questo certificato?");
    await expect(dialog(page).getByRole("heading", { level: 2 }).first()).toBeFocused();
    await expectGood(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(server.url + attestationUrls.all());
  });

  test("is called off by its own link, and does what it says by its button", async ({ page }) => {
    await open(page, ADMIN, attestationUrls.all());
    const link = page.locator(`a[href="${attestationUrls.remove(DEMO_CERTIFICATES[1])}"]`);
    await link.click();
    await dialog(page).getByRole("link", { name: "Annulla" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await link.click();
    await dialog(page).locator("form button").click();
    await expect(page.locator("#avvisi .notice")).toBeVisible();
    await expect(link).toHaveCount(0);
  });

  test("publishes from the home page, and a refusal is a page", async ({ page }) => {
    await open(page, ADMIN, urls.home());
    await page.locator(`main a[href="${urls.publish()}"]`).first().click();
    await expect(dialog(page)).toBeVisible();
    await expectGood(page);
    // The card in it is drawn by its own patterns: the page behind may have none.
    const fills = await dialog(page)
      .locator('[fill^="url"]')
      .evaluateAll((drawn) => drawn.map((one) => one.getAttribute("fill")?.slice(5, -1) ?? ""));
    expect(fills.length).toBeGreaterThan(0);
    for (const id of fills) await expect(dialog(page).locator(`#${id}`)).toHaveCount(1);
    await dialog(page)
      .locator('input[name="revision"]')
      .evaluate((input: HTMLInputElement) => (input.value = "1"));
    await dialog(page).getByRole("checkbox").check({ force: true });
    await dialog(page).getByRole("button", { name: "Dichiara ed emetti la carta" }).click();
    await expect(page).toHaveURL(server.url + urls.publish());
    await expect(page.locator("main [role=alert]")).toContainText("La bozza è cambiata");
  });

  test("opens with the choices of a restore, told apart from the page behind", async ({ page }) => {
    await open(page, ENABLED, urls.history());
    await page.locator("main a[data-confirm][href*='impresa=']").first().click();
    await expect(dialog(page)).toBeVisible();
    const box = dialog(page).getByLabel("Alla fine resta sulla pagina del risultato");
    await box.check({ force: true });
    await expect(box).toBeChecked();
    await expectGood(page);
  });

  const WRONG = {
    "does not come": { abort: true },
    fails: { status: 500, body: "<main><h1>No</h1></main>" },
    "is a sign-in": { status: 200, body: "<main><h1>Accedi</h1></main>" },
  };
  for (const [says, answer] of Object.entries(WRONG)) {
    test(`is followed as a link when it ${says}`, async ({ page }) => {
      await open(page, ADMIN, attestationUrls.all());
      const href = attestationUrls.remove(DEMO_CERTIFICATES[0]);
      await page.route(`**${href}`, (route) =>
        route.request().resourceType() === "document"
          ? route.continue()
          : "abort" in answer
            ? route.abort()
            : route.fulfill({ ...answer, contentType: "text/html" }),
      );
      await page.locator(`a[href="${href}"]`).click();
      await expect(page).toHaveURL(server.url + href);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test("is followed as a link when the dialog cannot come", async ({ page }) => {
    await page.route(/modal-[A-Z0-9]+\.js$/, (route) => route.abort());
    await open(page, ADMIN, attestationUrls.all());
    await page.locator(`a[href="${attestationUrls.remove(DEMO_CERTIFICATES[0])}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vuoi togliere questo certificato?");
  });
});

test.describe("a long list", () => {
  const country = (page: Page) => page.locator('[name="country"]');

  test("is typed into, found by any of its words, and posted by the list itself", async ({ page }) => {
    await open(page, ADMIN, urls.registrySection("identity"));
    const before = await country(page).inputValue();
    await page.locator("#country").focus();
    const input = page.getByRole("combobox", { name: "Paese" });
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("aria-autocomplete", "list");
    await expect(input).toHaveValue("Italia");
    expect(await country(page).inputValue()).toBe(before);
    await input.fill("costa avorio");
    await page.keyboard.press("ArrowDown");
    await expectGood(page);
    await page.keyboard.press("Enter");
    await expect(country(page)).toHaveValue("CI");
    await expect(country(page)).toBeHidden();
    await input.fill("zzz");
    await expect(page.getByText("Nessuna voce con queste parole.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(country(page)).toHaveValue("CI");
    await page.locator("main form button[type=submit]").first().click();
    await page.goto(server.url + urls.registrySection("identity"));
    await expect(country(page)).toHaveValue(/CI|IT/);
  });

  test("of the provinces is typed into too", async ({ page }) => {
    await open(page, ENABLED, urls.registrySection("identity"));
    await page.locator("#province").focus();
    const input = page.locator("input#province");
    await expect(input).toBeFocused();
    await expect(input).toHaveRole("combobox");
    await input.fill("vares");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator('[name="province"]')).toHaveValue("VA");
    await expect(page.locator('[name="province"]')).toBeHidden();
  });

  test("keeps its label, its hint and its error, and the summary leads to it", async ({ page }) => {
    await open(page, ADMIN, urls.registrySection("essential"));
    const select = page.locator('[name="sector"]');
    const described = await select.getAttribute("aria-describedby");
    await page.locator("#sector").focus();
    const input = page.locator("input#sector");
    await expect(input).toBeFocused();
    expect(await input.getAttribute("aria-describedby")).toBe(described);
    await page.getByText("Settore principale", { exact: true }).first().click();
    await expect(input).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("group").first()).toBeVisible();
    await expectGood(page);
  });

  test("stays the browser's own where the better one does not come", async ({ page }) => {
    await page.route(/combobox-field-[A-Z0-9]+\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto(server.url + registrationUrls.form());
    await islandsReady(page);
    await page.locator("#country").focus();
    await page.waitForTimeout(200);
    await expect(page.locator("select#country")).toBeVisible();
    await expect(page.locator("select#country")).toBeFocused();
  });
});

test.describe("the screen of a document that takes long", () => {
  /** Words, extent and motion of the screen, told by the page itself: no other code can read a page that is being left. */
  async function listen(page: Page): Promise<string[]> {
    const said: string[] = [];
    page.on(
      "console",
      (message) => message.text().startsWith("screen ") && said.push(message.text().slice(7)),
    );
    await page.evaluate(() => {
      const tell = () => {
        const dots = document.querySelector(".loading-dots");
        const { animationDuration, animationTimingFunction } = dots ? getComputedStyle(dots) : {};
        const { clientWidth, clientHeight } = document.documentElement;
        const corners = [0, clientWidth - 1].flatMap((x) =>
          [0, clientHeight - 1].map((y) => [x, y] as const),
        );
        const isOver = corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest(".loading"));
        const moves = dots?.getAnimations().length ? ` ${animationDuration} ${animationTimingFunction}` : "";
        console.log(
          `screen ${document.querySelector(".loading")?.textContent ?? "gone"}${isOver ? " over all" : ""}${moves}`,
        );
      };
      new MutationObserver(tell).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    return said;
  }

  const slowly = (page: Page) =>
    page.route(`**${urls.history()}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      await route.continue();
    });

  for (const [reducedMotion, said] of [
    ["no-preference", "Caricamento... over all 1.2s steps(4, jump-none)"],
    ["reduce", "Caricamento... over all"],
  ] as const) {
    test(`comes after two seconds over the whole window, its dots 300 ms each in four steps; motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, ADMIN, urls.registrySection("identity"));
      const heard = await listen(page);
      await slowly(page);
      await page.getByRole("link", { name: "Storico" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Storico");
      expect([...new Set(heard)]).toEqual([said]);
    });
  }

  test("is taken away by Escape", async ({ page }) => {
    await open(page, ADMIN, urls.registrySection("identity"));
    const said = await listen(page);
    await slowly(page);
    await page.getByRole("link", { name: "Storico" }).first().click({ noWaitAfter: true });
    await expect.poll(() => said).toContain("Caricamento... over all");
    await page.keyboard.press("Escape");
    await expect.poll(() => said.at(-1)).toBe("gone");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Storico");
  });

  test("does not come when leaving was called off", async ({ page }) => {
    page.on("dialog", (asked) => void asked.dismiss());
    await open(page, ADMIN, urls.registrySection("identity"));
    await page.locator('[name="city"]').fill("Altrove");
    await page.getByRole("link", { name: "Storico" }).first().click({ noWaitAfter: true });
    await page.waitForTimeout(2_500);
    await expect(page.locator(".loading")).toHaveCount(0);
    await expect(page.locator('[name="city"]')).toHaveValue("Altrove");
  });
});

test.describe("work that goes on beside the pages", () => {
  const PAGE = "/dashboard/history/restore/prova";
  const HERE = `${PAGE}?segue=1`;
  const dialogWords = { title: "In corso", text: "Un momento", bar: "Copiate", over: "Finito" };
  const words = { ...dialogWords, leaving: "Tra 3 secondi si passa alla dashboard.", stay: "Resta" };

  /** A page of it as the server makes them, at this point of the work. */
  function pageAt(percent: number, entry: string, isFollowed: boolean): string {
    const props = JSON.stringify({ here: HERE, isFollowed, every: 1000, leave: 3000, dialog: words });
    const running = `<div class="progress"><p>Copiate <span class="progress-numbers">${percent}%</span></p>
      <progress aria-label="Copiate" max="100" value="${percent}"></progress></div>
      <div data-island="progress" data-props='${props}'></div>`;
    const done = `<p data-then="${urls.home()}" data-stay="${PAGE}?resta=1">Finito</p>`;
    return `<!DOCTYPE html><html lang="it"><head><title>Ripristino</title></head><body>
      <main><h1>Ripristino</h1>${percent < 100 ? running : done}</main>
      <script type="module" data-entry="${entry}">${FIRST_SCRIPT}</script></body></html>`;
  }

  /** Serves it, further on with each poll; returns the documents and polls that the browser requested. */
  async function work(page: Page, percents: number[]): Promise<string[]> {
    const asked: string[] = [];
    const entry = (await page.locator("script[type=module]").getAttribute("data-entry")) ?? "";
    await page.route(`**${PAGE}*`, (route) => {
      const isPoll = !route.request().isNavigationRequest();
      const isFollowed = route.request().url().endsWith(HERE);
      asked.push(isPoll ? "poll" : isFollowed ? "followed" : "document");
      const percent = (isPoll ? percents.shift() : percents[0]) ?? 100;
      const headers: Record<string, string> = isFollowed ? {} : { Refresh: "1" };
      return route.fulfill({ contentType: "text/html", headers, body: pageAt(percent, entry, isFollowed) });
    });
    return asked;
  }

  test("is followed in a dialog that cannot be closed, says that it is done and goes home", async ({
    page,
  }) => {
    await open(page, ENABLED, urls.history());
    const asked = await work(page, [40, 70, 70, 100]);
    await page.goto(server.url + PAGE);
    await expect(dialog(page)).toHaveAccessibleName("In corso");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toContainText("70%");
    await expect(page.locator("main progress")).toHaveJSProperty("value", 70);
    await expect(dialog(page)).toHaveAccessibleName("Finito");
    const over = Date.now();
    await page.keyboard.press("Escape");
    await expect(dialog(page).getByRole("link", { name: "Resta" })).toBeVisible();
    await page.waitForURL(server.url + urls.home());
    expect(Date.now() - over).toBeGreaterThan(2_000);
    expect(asked).toEqual(["document", "followed", "poll", "poll", "poll", "poll"]);
  });

  test("gives the page back when nobody answers any more", async ({ page }) => {
    test.slow();
    await open(page, ENABLED, urls.history());
    await work(page, [40, 40, 40, 40]);
    await page.goto(server.url + PAGE);
    await expect(dialog(page)).toBeVisible();
    await page.route(`**${PAGE}*`, (route) => route.abort());
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("main progress")).toBeVisible();
  });

  test("that is over at once goes home with what was done", async ({ page }) => {
    await open(page, ENABLED, urls.history());
    await page.locator("main a[data-confirm][href*='impresa=']").first().click();
    await dialog(page).getByRole("button", { name: "Copia nella bozza" }).click();
    await expect(page.locator("#avvisi")).toContainText("Copia conclusa", { timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe(urls.home());
  });
});

test("the end of the whole questionnaire is said in a dialog over its page", async ({ page }) => {
  const { call } = await signedInApi(server.url, ADMIN);
  await answerEverything(call);
  const { revision } = (await shown(call, RULES)).answer;
  await saveAnswer(call, RULES, { value: "yes" }, { revision });
  await open(page, ADMIN, urls.question("full", "legalita", RULES));
  await fillIn(page, { value: "no" });
  await save(page, "continue");
  const title = "Hai completato il questionario";
  await expect(dialog(page)).toHaveAccessibleName(title);
  await expect(dialog(page).getByRole("heading", { name: title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a row of the numbers and its part of the drawing mark each other", async ({ page }) => {
  await open(page, ADMIN, urls.scoring("start_small"));
  const figure = page.locator("figure.chart").first();
  await figure.locator("summary").click();
  await figure.locator("tr[data-part]").nth(1).hover();
  const name = await figure.locator("tr[data-part]").nth(1).getAttribute("data-part");
  await expect(figure.locator(`g[data-part="${name}"]`)).toHaveClass(/marked/);
  await page.mouse.move(0, 0);
  await expect(figure.locator(".marked")).toHaveCount(0);
  await figure.locator(".table-region").focus();
  await page.keyboard.press("ArrowDown");
  await expect(figure.locator(".marked").first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
