import { beforeAll, describe, expect, test } from "vitest";
import { invitationUrls } from "~/web/registration-urls";
import { profilesUrls } from "~/web/profiles-urls";
import { peopleUrls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { words } from "../../pages/form";
import { overSpecification } from "./over";

/** The people of a company over a server that lists them, and tells of a refusal that it is one. */

const over = overSpecification();

const ADMIN_ID = "00000000-0000-4000-8000-000000000011";

let browser: Browser;
beforeAll(async () => {
  browser = await over.enter("admin@azienda-demo.example");
});

const namesOf = (page: Page) => page.document.querySelectorAll("#persone tbody th a").map(words);
const columnsOf = (page: Page) => page.document.querySelectorAll("#persone thead th").map(words);
const person = async (name: string) => (await browser.get(peopleUrls.list())).follow(name);

describe("the list of the people", () => {
  test("does not say that filters of its address were applied", async () => {
    const page = await browser.get(peopleUrls.list({ cerca: "galli", stato: "active", ordine: "email" }));
    expect(page.text).toContain("12 persone in tutto");
    expect(page.text).not.toContain("corrispond");
    expect(namesOf(page)).toHaveLength(12);
  });

  test("has no last access, which is not told, and calls nobody switched off who may be invited", async () => {
    const page = await browser.get(peopleUrls.list());
    expect(columnsOf(page)).toEqual(["Persona", "Permessi", "Stato"]);
    expect(page.text).not.toContain("mai");
    expect(page.text).toContain("accesso non attivo");
    expect(page.text).not.toContain("accesso disattivato");
    expect((await person("Elisa Caruso")).text).not.toContain("Ultimo accesso");
  });

  test("leads to no list of invitations, whose page is not offered", async () => {
    const invite = await browser.get(invitationUrls.form());
    expect(invite.document.querySelector(`a[href="${invitationUrls.many()}"]`)).toBeNull();
    expect((await browser.get(invitationUrls.many())).status).toBe(501);
  });
});

describe("a change of roles", () => {
  test("to none at all is refused in words", async () => {
    const form = (await person("Marta Colombo")).form();
    const refused = await form.fill({ admin: false, supplier: "none" }).submit();
    expect([refused.status, refused.errors]).toEqual([
      422,
      ["Dai almeno un permesso: l'amministrazione o la lettura di un profilo."],
    ]);
    expect(refused.form().values("supplier")).toEqual(["none"]);
  });

  test("that takes the administration from oneself is refused in words", async () => {
    const posting = (await browser.get(peopleUrls.person(ADMIN_ID)))
      .form()
      .fill({ supplier: "read" })
      .posting();
    const entries = posting.entries.filter(([name]) => name !== "admin");
    const refused = await browser.send({ ...posting, entries });
    expect([refused.status, refused.errors]).toEqual([
      409,
      [expect.stringContaining("Non puoi togliere a te stesso")],
    ]);
  });

  test("that the server refuses for a reason of its own says what did not happen, and the number of the request", async () => {
    over.api.change = (path, answer, method) =>
      path.endsWith("/roles") && method === "PUT" ? new Response("no", { status: 422 }) : answer;
    const refused = await (await person("Marta Colombo")).form().fill({ supplier: "write" }).submit();
    over.api.change = (_, answer) => answer;
    expect([refused.status, refused.errors]).toEqual([
      422,
      [
        "I permessi non sono stati cambiati.",
        expect.stringMatching(/^Il servizio ha rifiutato la richiesta e non dice perché\..*: [\da-f]{8}\.$/),
      ],
    ]);
    expect(refused.form().values("supplier")).toEqual(["write"]);
  });
});

describe("an invitation", () => {
  const invite = async (email: string) => {
    const form = (await browser.get(invitationUrls.form())).form();
    const asked = await form.fill({ email, name: "Nina", surname: "Verdi", supplier: "read" }).submit();
    expect(asked.heading).toBe("Controlla l'invito");
    return asked.form().submit("Manda l'invito");
  };

  test.each([
    ["lettura@azienda-demo.example", "è già l'indirizzo di una persona della tua azienda"],
    ["Admin@Azienda-Nuova.example", "Forse ha già un accesso in un'altra azienda"],
  ])("to %s is refused beside its field, and nothing typed is lost", async (email, sentence) => {
    const refused = await invite(email);
    expect([refused.status, refused.errors]).toEqual([409, [expect.stringContaining(sentence)]]);
    const form = refused.form();
    expect([form.values("email"), form.values("surname"), form.values("supplier")]).toEqual([
      [email],
      ["Verdi"],
      ["read"],
    ]);
  });

  test("offers every profile that the company has", async () => {
    const administrator = await over.enter("admin@azienda-abilitata.example");
    const form = (await administrator.get(invitationUrls.form())).form();
    const given = { email: "nuova@prova.example", name: "Ada", surname: "Neri" };
    const asked = await form.fill({ ...given, association: "write", bank: "read" }).submit();
    expect(asked.text).toContain("Associazione (lettura e scrittura)Banca (lettura)");
  });
});

test("the page of the profiles shows a person's own as these, and leads to no list that would not be one", async () => {
  const administrator = await over.enter("admin@azienda-abilitata.example");
  const page = await administrator.get(profilesUrls.page());
  expect(page.text).toContain("I tuoi profili in Azienda Abilitata S.p.A.");
  expect(page.text).not.toContain("Chi ha il profilo");
});
