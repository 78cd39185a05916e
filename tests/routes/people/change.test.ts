import { beforeEach, describe, expect, test } from "vitest";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { DEMO_PASSWORD } from "../../api-client";
import { tabOf } from "../survey/question-form";

let server: TestServer;
let browser: Browser;
let large: Browser;
beforeEach(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
  large = await signedIn(server, "admin@azienda-grande.example");
});

const LIST = { button: "Continua" };
const idOf = (page: Page, name: string) => {
  const row = page.document.querySelectorAll("#persone tbody tr").find((one) => words(one).includes(name));
  return row?.querySelector("input")?.getAttribute("value") ?? "";
};

/** The page of the change for these people. */
async function asked(names: string[], azione: string, list = {}): Promise<Page> {
  const page = await browser.get(peopleUrls.list(list));
  const filling = { chi: names.map((name) => idOf(page, name)), azione };
  return page.form(LIST).fill(filling).submit();
}

const leftOf = (page: Page) => page.document.querySelectorAll("#esclusi-righe tbody tr").map(words);
const reachedOf = (page: Page) => page.document.querySelectorAll("[aria-labelledby=compresi] li").map(words);
const resultsOf = (page: Page) => page.document.querySelectorAll("#risultati tbody tr").map(words);

describe("a change to many people", () => {
  test("that concerns none of them says so, and has no button", async () => {
    const page = await asked(["Chiara Ferrari"], "disable");
    expect(page.heading).toBe("Disattiva l'accesso: nessuna delle persone scelte");
    expect(page.document.querySelectorAll("main form[method=post] button[type=submit]")).toEqual([]);
    expect(leftOf(page)).toHaveLength(1);
  });

  test("names who is affected and who is left out and why, then says what became of each", async () => {
    const page = await asked(["Chiara Ferrari", "Marco Galli", "Silvia Ricci", "Luca Fontana"], "disable");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Vuoi disattivare l'accesso di una persona?");
    expect(leftOf(page)).toEqual([
      expect.stringMatching(/Chiara Ferrari.*Non puoi disattivare il tuo accesso/),
      expect.stringMatching(/Luca Fontana.*Non ha ancora scelto la password/),
      expect.stringMatching(/Silvia Ricci.*È già così/),
    ]);
    expect(reachedOf(page)).toEqual([expect.stringContaining("Marco Galli")]);
    const result = await page.form().submit();
    expect(result.heading).toBe("Accesso disattivato a una persona");
    expect(result.headers["refresh"]).toBeUndefined();
    expect(resultsOf(result)).toHaveLength(4);
    expect(resultsOf(result).find((one) => one.includes("Marco Galli"))).toMatch(
      /fatto ?Accesso disattivato\./,
    );
    expect(resultsOf(result).find((one) => one.includes("Chiara Ferrari"))).toMatch(/non fatto/);
    const list = await browser.get(peopleUrls.list({ stato: "off" }));
    expect(list.text).toContain("Marco Galli");
  });

  test("of access is undone from its result, for those whom it reached", async () => {
    const names = ["Chiara Ferrari", "Marco Galli", "Giulia Serra", "Marta Colombo"];
    const result = await (await asked(names, "disable", { ordine: "email" })).form().submit();
    expect(result.heading).toBe("Accesso disattivato a 2 persone");
    const plan = await result.follow("Riattiva l'accesso di queste 2");
    expect(plan.heading).toBe("Vuoi riattivare l'accesso di 2 persone?");
    expect(
      reachedOf(plan)
        .map((one) => /^(Marco Galli|Marta Colombo)/.exec(one)?.[1])
        .sort(),
    ).toEqual(["Marco Galli", "Marta Colombo"]);
    expect(leftOf(plan)).toEqual([]);
    const undone = await plan.form().submit();
    expect(undone.heading).toBe("Accesso riattivato a 2 persone");
    expect((await undone.follow("Torna alle persone")).url).toContain("?ordine=email");
    const again = await undone.follow("Disattiva di nuovo l'accesso di queste 2");
    expect(again.heading).toBe("Vuoi disattivare l'accesso di 2 persone?");
  });

  test("of anything else has no such undo", async () => {
    const result = await (await asked(["Luca Fontana"], "resend")).form().submit();
    expect(result.heading).toBe("Invito mandato di nuovo a una persona");
    expect(result.document.querySelectorAll("main .buttons a").map(words)).toEqual(["Torna alle persone"]);
  });

  test("asks for the same people again where the session has ended meanwhile", async () => {
    const page = await asked(["Marco Galli", "Giulia Serra"], "disable", { ordine: "email" });
    const chosen = [page.heading, reachedOf(page)];
    expect(page.heading).toMatch(/^Vuoi disattivare l'accesso/);
    const home = await tabOf(browser).get(urls.home());
    await tabOf(browser).send(home.form({ action: urls.signOut() }).posting());
    const expired = await page.form().submit();
    expect(expired.status).toBe(401);
    const person = { Email: "admin@azienda-demo.example", Password: DEMO_PASSWORD };
    const back = await expired.form({ button: "Accedi" }).fill(person).submit();
    const again = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect([again.heading, reachedOf(again)]).toEqual(chosen);
  });

  test("leads back to the list with its filters", async () => {
    const page = await asked(["Marco Galli"], "disable", { cerca: "galli", stato: "active" });
    const result = await page.form().submit();
    const back = await result.follow("Torna alle persone");
    expect(new URL(back.url).search).toBe("?cerca=galli&stato=active");
  });

  test("of roles asks for the roles first, and refuses none", async () => {
    const form = (await asked(["Marco Galli", "Giulia Serra"], "roles")).form();
    const refused = await form.submit();
    expect([refused.status, refused.title]).toEqual([
      422,
      "Errore: Quali permessi dai alle persone scelte? - Carta ESG",
    ]);
    expect(refused.errors).toEqual([expect.stringContaining("Dai almeno un permesso")]);
    const plan = await refused.form().fill({ admin: true, supplier: "read" }).submit();
    expect(plan.heading).toBe("Vuoi cambiare i permessi di 2 persone?");
    expect(plan.text).toContain("Amministrazione, Fornitore (lettura)");
    const result = await plan.form().submit();
    expect(result.heading).toBe("Permessi cambiati a 2 persone");
    const admins = await browser.get(peopleUrls.list({ ruolo: "company_admin" }));
    expect(admins.text).toContain("Giulia Serra");
  });

  test.each([
    [{}, ["Non hai scelto nessuna persona", "Scegli che cosa fare"]],
    [{ azione: "delete" }, ["Non hai scelto nessuna persona"]],
    [{ quali: "pagina" }, ["Scegli che cosa fare"]],
  ])("with %j is refused, and the choices are kept", async (filling, errors) => {
    const page = await (await browser.get(peopleUrls.list({ cerca: "a" }))).form(LIST).fill(filling).submit();
    expect([page.status, page.path]).toEqual([422, peopleUrls.list()]);
    expect(page.title).toBe("Errore: Persone - Carta ESG");
    expect(page.errors).toEqual(errors.map((error) => expect.stringContaining(error)));
    const form = page.form(LIST);
    for (const [name, value] of Object.entries(filling)) expect(form.values(name)).toEqual([value]);
    expect(page.form({ button: "Cerca" }).values("cerca")).toEqual(["a"]);
  });

  test("without a change keeps the ticks", async () => {
    const page = await browser.get(peopleUrls.list());
    const chi = ["Marco Galli", "Giulia Serra"].map((name) => idOf(page, name));
    const refused = await page.form(LIST).fill({ chi }).submit();
    expect(refused.form(LIST).values("chi").sort()).toEqual(chi.sort());
  });

  test("of all that match has pages of 250, and one confirmation for all of them", async () => {
    const list = await large.get(peopleUrls.list());
    const plan = await list.form(LIST).fill({ quali: "tutti", azione: "disable" }).submit();
    expect(plan.heading).toMatch(/^Vuoi disattivare l'accesso di 2\d\d persone\?$/);
    const next = await plan.follow("Pagina successiva");
    expect(leftOf(plan).length + reachedOf(plan).length).toBe(250);
    expect(leftOf(next).length + reachedOf(next).length).toBe(50);
    let result = await next.form().submit();
    for (let tries = 0; result.headers["refresh"] && tries < 60; tries += 1) {
      expect(result.text).toContain("Modifica in corso");
      result = await large.get(new URL(result.url).pathname);
    }
    expect(result.heading).toMatch(/^Accesso disattivato a 2\d\d persone$/);
    expect(resultsOf(result)).toHaveLength(250);
    expect((await large.get(peopleUrls.list({ stato: "active" }))).text).toContain("Una persona corrisponde");
  });

  test("of this page is for the people of this page", async () => {
    const list = await large.get(peopleUrls.list({ stato: "off", pagina: 2 }));
    const plan = await list.form(LIST).fill({ quali: "pagina", azione: "enable" }).submit();
    const onPage = list.document.querySelectorAll("#persone tbody tr").length;
    expect(plan.heading).toBe(
      onPage === 1
        ? "Vuoi riattivare l'accesso di una persona?"
        : `Vuoi riattivare l'accesso di ${onPage} persone?`,
    );
  });

  test("is asked for again when the people have changed since they were shown (fault 35)", async () => {
    const list = await browser.get(peopleUrls.list({ stato: "off" }));
    const plan = await (
      await browser.get(peopleUrls.list())
    )
      .form(LIST)
      .fill({ quali: "pagina", azione: "enable" })
      .submit();
    const silvia = peopleUrls.changeOne(idOf(list, "Silvia Ricci"), "enable");
    await (await browser.get(silvia)).form().submit();
    const again = await plan.form().submit();
    expect(again.status).toBe(409);
    expect(again.title).toMatch(/^Errore: /);
    expect(again.errors).toEqual([expect.stringContaining("l'elenco delle persone è cambiato")]);
    expect(reachedOf(again)).toEqual([expect.stringContaining("Giulia Serra")]);
    const result = await again.form().submit();
    expect(result.heading).toBe("Accesso riattivato a una persona");
  });

  test("that reaches no person has no button, and says why", async () => {
    const page = await asked(["Luca Fontana"], "disable");
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("La modifica non riguarda nessuna delle persone scelte");
  });

  test("with a mark that is no mark begins nothing", async () => {
    const page = await asked(["Marco Galli"], "delete");
    const posting = page.form().posting();
    const entries = posting.entries.map(([name, value]): [string, typeof value] => [
      name,
      name === "mark" ? "x" : value,
    ]);
    expect((await browser.send({ ...posting, entries })).status).toBe(422);
    expect((await browser.get(peopleUrls.list())).text).toContain("Marco Galli");
  });
});
