import { beforeAll, describe, expect, test } from "vitest";
import { profilesUrls } from "~/web/profiles-urls";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls, surveyUrls, urls } from "~/web/urls";
import { makeOperator, type Operator } from "../../commands/operator";
import { settingsOf } from "../../postgres/server-store";
import type { Page } from "../../pages/page";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-abilitata.example";
const SEVERAL = "profili@azienda-abilitata.example";
const BANKER = "banca@azienda-abilitata.example";

let server: TestServer;
beforeAll(async () => {
  server = await demoServer();
});

const menu = (page: Page) => words(page.document.querySelector(".user-menu"));
const rows = (page: Page) =>
  page.document
    .querySelectorAll("#tabella-profili tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(words));

describe("the page of the profiles", () => {
  test("shows the profiles of the company, what one may do in each and the years it opens", async () => {
    const page = await (await signedIn(server, SEVERAL)).get(profilesUrls.page());
    expect(rows(page)).toEqual([
      ["Fornitore", "Vedere", "Tutti quelli con dei dati: 2025"],
      ["Associazione", "Vedere e modificare", "Tutti quelli con dei dati: 2025"],
      ["Banca", "Vedere", "Solo 2025"],
    ]);
    expect(page.heading).toBe("Lavori come Fornitore");
  });

  test("is linked from the registry, and leads administrators to the people of each profile", async () => {
    const browser = await signedIn(server, ADMIN);
    const page = await (await browser.get(urls.registry())).follow("I profili dell'azienda e i tuoi");
    expect(page.path).toBe(profilesUrls.page());
    const people = await page.follow("Chi ha il profilo Banca");
    expect(people.text).toContain("Franco Serra");
    expect(people.text).not.toContain("Nadia Testa");
  });

  test("asks a person with one profile for no choice", async () => {
    const page = await (await signedIn(server, BANKER)).get(profilesUrls.page());
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("Hai un solo profilo");
    expect(menu(page)).not.toContain("Cambia profilo");
    expect(menu(page)).toContain("Profilo: Banca");
  });
});

describe("choosing the profile one works in", () => {
  test("is remembered, shown in the menu, and names the zero band", async () => {
    const browser = await signedIn(server, SEVERAL);
    const before = await browser.get(profilesUrls.page());
    expect(menu(before)).toContain("Profilo: Più profili AbilitataPuoi vedere e modificare.");
    expect(menu(before)).toContain("Lavori come Fornitore");
    const zero = async () => {
      const { document } = await browser.get(urls.scoring("start_small"));
      return document
        .querySelectorAll(".band")
        .map(words)
        .find((band) => band.startsWith("0 su 100"));
    };
    expect(await zero()).toContain("da avviare");
    const after = await before.form().fill({ profile: "bank" }).submit();
    expect([after.path, after.heading]).toEqual([profilesUrls.page(), "Lavori come Banca"]);
    expect(after.text).toContain("Ora lavori come Banca.");
    expect(await zero()).toContain("nessun punto");
    const again = await (await signedIn(server, SEVERAL)).get(urls.home());
    expect(menu(again)).toContain("Profilo: Più profili AbilitataPuoi vedere e modificare.");
    expect(menu(again)).toContain("Lavori come Banca");
  });

  test("without a choice is refused, and nothing changes", async () => {
    const browser = await signedIn(server, SEVERAL);
    const page = await browser.get(profilesUrls.page());
    const refused = await page.form().fill({ profile: "nessuno" }).submit();
    expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining("scegli una voce")]]);
  });

  test("of a profile one may not read is refused in words", async () => {
    const page = await (await signedIn(server, SEVERAL)).get(profilesUrls.page());
    const posting = page.form().posting();
    const entries = posting.entries.map(([name, value]): [string, typeof value] => [
      name,
      name === "profile" ? "client" : value,
    ]);
    const refused = await page.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors.join()).toContain("Scegli un profilo che ti permette almeno di leggere");
  });
});

describe("several profiles of a company", () => {
  test("are offered one by one to an invited person, and told apart in the list", async () => {
    const browser = await signedIn(server, ADMIN);
    const form = (await browser.get(invitationUrls.form())).form();
    const fields = { email: "nuova@prova.example", name: "Ada", surname: "Neri" };
    const asked = await form.fill({ ...fields, association: "write", bank: "read" }).submit();
    expect(asked.text).toContain("Associazione (lettura e scrittura)Banca (lettura)");
    await asked.form().submit();
    const list = await browser.get(peopleUrls.list({ cerca: "Neri" }));
    expect(list.text).toContain("Associazione (lettura e scrittura)");
    expect(list.text).toContain("Banca (lettura)");
    const { bytes } = await browser.once({ url: peopleUrls.file({ cerca: "Neri" }), method: "GET" });
    expect(bytes.toString("utf8")).toContain("lettura e scrittura");
  });

  test("are read from a list of invitations, and one that the company lacks is refused", async () => {
    const browser = await signedIn(server, ADMIN);
    const form = (await browser.get(invitationUrls.many())).form();
    const list = [
      "uno@prova.example;Uno;Primo;associazione, banca;lettura",
      "due@prova.example;Due;Secondo;committente;lettura",
    ];
    const shown = await form.fill({ list: list.join("\n") }).submit();
    expect(shown.text).toContain("Associazione (lettura), Banca (lettura)");
    expect(shown.text).toContain("è un profilo che la tua azienda non ha");
  });
});

describe("the command of the operator", () => {
  const operator: Operator = (...given) => makeOperator(settingsOf(server.dataDir))(...given);

  test("withdraws a profile, which closes the pages of a person who has no other, and gives it back", async () => {
    const browser = await signedIn(server, BANKER);
    expect((await browser.get(urls.home())).status).toBe(200);
    expect((await operator("profile-withdraw", ADMIN, "banca")).out).toContain(
      "Azienda Abilitata S.p.A. non ha più il profilo Banca. 2 persone lo usavano",
    );
    const closed = await browser.get(urls.home());
    expect([closed.status, closed.text.includes("chiedi a Elena Marino.")]).toEqual([403, true]);
    expect((await operator("profile-withdraw", ADMIN, "bank")).out).toContain("non aveva il profilo Banca");
    expect((await operator("profile-grant", ADMIN, "Banca", "2024,2023")).out).toBe(
      "Azienda Abilitata S.p.A. ora ha il profilo Banca, che apre l'anno corrente e 2024, 2023.\n",
    );
    const home = await browser.get(urls.home());
    const years = home.document.querySelectorAll("nav[aria-labelledby=altri-anni] a").map(words);
    expect(years).toEqual(["Anno 2024", "Anno 2023"]);
    const status = async (year: number) =>
      (await browser.get(surveyUrls({ version: "draft", year }).survey())).status;
    expect([await status(2024), await status(2022)]).toEqual([200, 403]);
    expect((await operator("profiles", ADMIN)).out).toBe(
      [
        "Azienda Abilitata S.p.A.",
        "  Fornitore: tutti gli anni dell'azienda: 2025",
        "  Associazione: tutti gli anni dell'azienda: 2025",
        "  Banca: anni 2025, 2024, 2023",
        "",
      ].join("\n"),
    );
    expect((await operator("events", ADMIN)).out).toMatch(
      /profilo dato all'azienda.*bank 2024,2023[^]*profilo tolto all'azienda.*bank/,
    );
  }, 60_000);

  test.each([
    [["profile-withdraw", ADMIN, "fornitore"], "Ogni azienda è fornitore: questo profilo non si toglie."],
    [["profile-grant", ADMIN, "banca", "2099"], "C'è un anno che l'azienda non ha ancora aperto"],
    [["profile-grant", ADMIN, "banca", "1999"], "C'è un anno prima del 2000"],
    [["profile-grant", ADMIN, "banca", "2024;2023"], "non è un elenco di anni"],
    [["profile-grant", ADMIN, "sindaco"], "I profili sono: fornitore, committente, associazione, banca."],
  ])(
    "says what is wrong with %j, and changes nothing",
    async (given, words) => {
      const before = (await operator("profiles", ADMIN)).out;
      const { code, err } = await operator(...given);
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
      expect((await operator("profiles", ADMIN)).out).toBe(before);
    },
    60_000,
  );
});
