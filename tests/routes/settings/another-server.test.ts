import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settingsUrls } from "~/web/settings-urls";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver, type PagesOver } from "../../upstream";

const ANNA = "anna@prova.example";

/** What spec §7 does not have, and another server need not. */
const EXTENSIONS = /\/(security|sessions|second-factor|password|notifications|locales)/;

let world: World;
let pages: PagesOver;
beforeAll(async () => {
  world = await makeWorld();
  await world.addPerson({ email: ANNA, companyId: await world.addCompany(), isAdmin: true });
  pages = await pagesOver(world, (path, answer) =>
    EXTENSIONS.test(path) ? new Response("Cannot GET", { status: 404 }) : answer,
  );
});
afterAll(() => world.close());

describe("over another server without calls of ours", () => {
  test("a person signs in, and has name and telephone, with a sentence in place of the rest", async () => {
    const browser = await pages.enter(ANNA);
    const page = await browser.get(settingsUrls.home());
    expect(page.document.querySelectorAll("main li").length).toBe(2);
    expect(page.text).toContain("Le altre impostazioni qui non ci sono");
    const details = await browser.get(settingsUrls.details());
    expect(details.text).not.toContain("Consensi");
    const saved = await details.form().fill({ phoneNumber: "02 1" }).submit();
    expect(saved.text).toContain("I tuoi dati sono salvati.");
  });

  test.each([settingsUrls.secondFactor(), settingsUrls.sessions(), settingsUrls.password()])(
    "%s says that it is not offered",
    async (url) => {
      const page = await (await pages.enter(ANNA)).get(url);
      expect([page.status, page.heading]).toEqual([501, "Non disponibile qui"]);
    },
  );
});
