import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { peopleUrls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { addCrowd } from "../../platform/people/crowd";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver, type PagesOver } from "../../upstream";

const PEOPLE = 10_000;
const LIST = { button: "Continua" };

let world: World;
let over: PagesOver;
let browser: Browser;
/** Of a company of one. */
let alone: Browser;
beforeAll(async () => {
  world = await makeWorld({ now: new Date().toISOString() });
  const companyId = await world.addCompany({});
  await world.addPerson({ email: "ada@prova.example", companyId, isAdmin: true });
  await addCrowd(world, companyId, PEOPLE);
  over = await pagesOver(world);
  browser = await over.enter("ada@prova.example");
  await world.addPerson({
    email: "sola@prova.example",
    companyId: await world.addCompany({}),
    isAdmin: true,
  });
  alone = await over.enter("sola@prova.example");
});
afterAll(() => world.close());

const rowsOf = (page: Page) => page.document.querySelectorAll("#persone tbody tr").map(words);

async function opened(by: Browser, path: string) {
  let page = await by.get(peopleUrls.list());
  const { statements } = await over.during(async () => void (page = await by.get(path)));
  return { page, statements };
}

/** Thousands of changes take minutes over a database on a busy machine. */
const MANY_CHANGES_MS = 300_000;

describe("ten thousand people", () => {
  test.each([
    ["the first page", peopleUrls.list(), "10.001 persone", 25],
    ["the last page", peopleUrls.list({ pagina: 401 }), "10.001 persone", 1],
    ["a search", peopleUrls.list({ cerca: "rossi 4242" }), "Una persona corrisponde", 1],
    [
      "a filter in another order",
      peopleUrls.list({ stato: "off", ordine: "lastLogin" }),
      "3.334 persone",
      25,
    ],
  ])("cost %s what one person costs", async (_, path, says, rows) => {
    const { page, statements } = await opened(browser, path);
    expect(page.text).toContain(says);
    expect(rowsOf(page)).toHaveLength(rows);
    expect(statements).toBeLessThanOrEqual((await opened(alone, peopleUrls.list())).statements);
    expect(page.html.length).toBeLessThan(60_000);
  });

  test(
    "are named page by page before a change to all of them, and each is changed",
    async () => {
      const list = await browser.get(peopleUrls.list({ stato: "active" }));
      const plan = await list.form(LIST).fill({ quali: "tutti", azione: "disable" }).submit();
      expect(plan.heading).toBe("Vuoi disattivare l'accesso di 6.666 persone?");
      // 250 a page, the one who asks left out.
      expect(plan.document.querySelectorAll("[aria-labelledby=compresi] li")).toHaveLength(249);
      const begun = await plan.form().submit();
      expect(begun.text).toContain("Modifica in corso");
      const worker = startJobWorker(world.parts, JOB_KINDS);
      await worker.drain();
      await worker.stop();
      expect((await browser.get(new URL(begun.url).pathname)).heading).toBe(
        "Accesso disattivato a 6.666 persone",
      );
      expect((await browser.get(peopleUrls.list({ stato: "off" }))).text).toContain("10.000 persone");
    },
    MANY_CHANGES_MS,
  );
});
