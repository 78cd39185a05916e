import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { inStoreOf } from "../../store-of";

const ADMIN = "admin@azienda-demo.example";
const ADMIN_ID = "00000000-0000-4000-8000-000000000011";
const READER_ID = "00000000-0000-4000-8000-000000000013";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

const invitationMailsTo = (email: string): Promise<number> =>
  inStoreOf(server, async (db) => {
    const mails = db.selectFrom("mail").select("id").where("recipient", "=", email);
    return (await mails.where("template", "=", "invitation").execute()).length;
  });
const person = async (name: string) => (await browser.get(peopleUrls.list({ cerca: name }))).follow(name);

describe("a person", () => {
  test("gets roles, which hold at the next request", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const page = await person("Marta Colombo");
    expect(page.heading).toBe("Marta Colombo");
    const saved = await page.form().fill({ supplier: "write" }).submit();
    expect(saved.path).toBe(peopleUrls.person(READER_ID));
    expect(saved.text).toContain("Permessi salvati: Marta Colombo.");
    expect(saved.form().values("supplier")).toEqual(["write"]);
    expect((await reader.get(urls.registrySection("essential"))).text).not.toContain(
      "Hai il permesso di leggere",
    );
    await saved.form().fill({ supplier: "read" }).submit();
  });

  test("leads back to the list it was found in, also after a refusal and a save", async () => {
    const list = await browser.get(peopleUrls.list({ cerca: "colombo", stato: "active" }));
    const page = await list.follow("Marta Colombo");
    const refused = await page.form().fill({ admin: false, supplier: "none" }).submit();
    const saved = await refused.form().fill({ supplier: "read" }).submit();
    expect([refused.status, saved.text.includes("Permessi salvati")]).toEqual([422, true]);
    for (const shown of [page, refused, saved])
      expect(new URL((await shown.follow("Torna alle persone")).url).search).toBe(
        "?cerca=colombo&stato=active",
      );
  });

  test("leads back to it from each page that asks first, and after a change", async () => {
    const page = await (await browser.get(peopleUrls.list({ cerca: "colombo" }))).follow("Marta Colombo");
    const help = await page.follow("Verifica e sessioni");
    const asked = await page.follow("Disattiva l'accesso");
    const disabled = await asked.form().submit();
    const enabled = await (await disabled.follow("Riattiva l'accesso")).form().submit();
    const backs = [
      await help.follow("Torna a Marta Colombo"),
      await asked.follow("Annulla"),
      disabled,
      enabled,
    ];
    expect([disabled, enabled].map(({ text }) => /Accesso \w+: Marta Colombo/.test(text))).toEqual([
      true,
      true,
    ]);
    for (const shown of backs)
      expect(new URL((await shown.follow("Torna alle persone")).url).search).toBe("?cerca=colombo");
  });

  test("keeps the roles when none is given, and the form says so", async () => {
    const page = await (
      await person("Marta Colombo")
    )
      .form()
      .fill({ admin: false, supplier: "none" })
      .submit();
    expect(page.status).toBe(422);
    expect(page.title).toBe("Errore: Marta Colombo - Carta ESG");
    expect(page.errors).toEqual([expect.stringContaining("Dai almeno un permesso")]);
    expect(page.form().values("supplier")).toEqual(["none"]);
    expect((await person("Marta Colombo")).form().values("supplier")).toEqual(["read"]);
  });

  test("who is the administrator sees why nothing of it can be taken", async () => {
    const page = await browser.get(peopleUrls.person(ADMIN_ID));
    expect(page.text).toContain("Non puoi togliere a te stesso l'amministrazione.");
    expect(page.text).toContain("Non puoi disattivare il tuo accesso");
    expect(page.text).toContain("Non puoi eliminare te stesso da qui.");
    const posting = page.form().fill({ supplier: "read" }).posting();
    const entries = posting.entries.filter(([name]) => name !== "admin");
    const refused = await browser.send({ ...posting, entries });
    expect(refused.status).toBe(409);
    expect(refused.errors).toEqual([expect.stringContaining("Non puoi togliere a te stesso")]);
    for (const change of ["disable", "delete"]) {
      const asked = await browser.get(peopleUrls.changeOne(ADMIN_ID, change));
      expect(asked.document.querySelector("main form")).toBeNull();
      expect(words(asked.document.querySelector(".off-reason"))).toContain("Può farlo un'altra persona");
    }
  });

  test("who is switched off is out at once, and in again once switched on (fault 33)", async () => {
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const asked = await (await person("Marta Colombo")).follow("Disattiva l'accesso");
    expect(asked.heading).toBe("Vuoi disattivare l'accesso di Marta Colombo?");
    expect((await reader.get(urls.home())).path).toBe(urls.home());
    const off = await asked.form().submit();
    expect(off.text).toContain("Accesso disattivato: Marta Colombo.");
    expect(off.text).toContain("accesso disattivato");
    expect((await reader.get(urls.home())).path).toBe(urls.login());
    const on = await (await off.follow("Riattiva l'accesso")).form().submit();
    expect(on.text).toContain("Accesso riattivato: Marta Colombo.");
    expect((await signedIn(server, "lettura@azienda-demo.example")).cookies.size).toBeGreaterThan(0);
  });

  /** The second click of two: what was asked for has been done, and nobody is there to be named. */
  async function clickedAgain(asked: Page): Promise<void> {
    const page = await asked.form().submit();
    expect([page.status, page.path]).toEqual([200, peopleUrls.list()]);
    expect(page.text).toContain("La persona è già stata eliminata.");
  }

  test("is deleted only after a page that says what is lost, by a double click too (fault 6)", async () => {
    const page = await person("Alessandro Villa");
    const asked = await page.follow("Elimina la persona");
    expect(asked.heading).toBe("Vuoi eliminare Alessandro Villa?");
    expect(asked.text).toContain("Non si può tornare indietro.");
    const list = await asked.form().submit();
    expect(list.path).toBe(peopleUrls.list());
    expect(list.text).toContain("Persona eliminata: Alessandro Villa.");
    expect(list.text).toContain("0 persone corrispondono ai filtri.");
    expect((await browser.get(peopleUrls.list())).text).toContain("11 persone in tutto");
    expect((await browser.get(page.path)).status).toBe(404);
    await clickedAgain(asked);
  });

  test("who is invited gets the invitation again, by a double click once (fault 6), or it is withdrawn", async () => {
    const page = await person("Elisa Caruso");
    expect(page.text).not.toContain("Disattiva l'accesso");
    const asked = await page.follow("Manda di nuovo l'invito");
    const confirmation = asked.form();
    const before = await invitationMailsTo("elisa.caruso@azienda-demo.example");
    const [sent, sentToo] = await Promise.all([confirmation.submit(), confirmation.submit()]);
    expect(sent.heading).toBe("Invito mandato di nuovo a una persona");
    expect([sentToo.heading, sentToo.path]).toEqual([sent.heading, sent.path]);
    expect(await invitationMailsTo("elisa.caruso@azienda-demo.example")).toBe(before + 1);
    expect((await browser.get(page.path)).text).toContain("abilitazione in corso");
    const withdrawing = await (await browser.get(page.path)).follow("Ritira l'invito");
    const gone = await withdrawing.form().submit();
    expect(gone.text).toContain("Invito ritirato: Elisa Caruso.");
    await clickedAgain(withdrawing);
  });
});

describe("a person of another company", () => {
  let theirs: string;
  beforeEach(async () => {
    const other = await signedIn(server, "admin@azienda-grande.example");
    const page = await other.get(peopleUrls.list());
    theirs =
      page.document.querySelector("#persone tbody th a")?.getAttribute("href")?.split("/").at(-1) ?? "";
    expect(theirs).not.toBe("");
  });

  test("is not found, wherever the address names them (fault 37)", async () => {
    for (const url of [
      peopleUrls.person(theirs),
      ...["enable", "disable", "delete", "resend"].map((change) => peopleUrls.changeOne(theirs, change)),
      `${peopleUrls.change()}?azione=delete&quali=scelti&chi=${theirs}`,
      peopleUrls.changeOne(READER_ID, "explode"),
      peopleUrls.changing("nulla"),
    ]) {
      expect([url, (await browser.get(url)).status]).toEqual([url, 404]);
    }
  });

  test("is not changed by a form that names them", async () => {
    const posting = (await browser.get(peopleUrls.changeOne(READER_ID, "delete"))).form().posting();
    const url = server.url + peopleUrls.changeOne(theirs, "delete");
    expect((await browser.send({ ...posting, url })).status).toBe(404);
    const roles = (await browser.get(peopleUrls.person(READER_ID))).form().posting();
    expect((await browser.send({ ...roles, url: server.url + peopleUrls.person(theirs) })).status).toBe(404);
    const other = await signedIn(server, "admin@azienda-grande.example");
    expect((await other.get(peopleUrls.person(theirs))).status).toBe(200);
  });
});
