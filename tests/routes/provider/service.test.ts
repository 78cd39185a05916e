import { beforeEach, describe, expect, test } from "vitest";
import { providerUrls } from "~/web/provider-urls";
import type { Browser } from "../../pages/client";
import { PROVIDER_EMAIL } from "../../pages/provider-states";
import { signedIn } from "../../pages/sign-in";
import { LARGE, waitingForProvider } from "../../pages/waiting-for-provider";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await demoServer();
  browser = await signedIn(server, PROVIDER_EMAIL);
});

describe("the page of the service", () => {
  test("says that all is well, with the numbers in Italian, and then what is not", async () => {
    const page = await browser.get(providerUrls.service());
    expect(page.heading).toBe("Stato del servizio");
    expect(page.text).toContain("Va tutto bene");
    expect(page.text).toMatch(/Disco dei dati\s*[\d,]+ [MG]B liberi su [\d,]+ [MG]B/);
    expect(page.text).toMatch(/Database\s*[\d,]+ [KM]B/);
    await waitingForProvider(server);
    const later = await browser.get(providerUrls.service());
    expect(later.text).not.toContain("Va tutto bene");
    const mails = await later.follow("1 mail non è partita");
    expect(mails.path).toContain("/dashboard/provider/mails");
  });
});

describe("the profiles of a company", () => {
  const save = "Salva il profilo";

  test("are given after a refusal that keeps what was typed, and taken back", async () => {
    const list = await (await browser.get(providerUrls.company(LARGE))).follow("Profili e anni");
    expect(list.heading).toBe("Profili di Azienda Grande S.p.A.");
    const page = await browser.get(providerUrls.profile(LARGE, "bank"));
    const refused = await page
      .form({ button: save })
      .fill({ extent: "some", years: "l'anno scorso" })
      .submit();
    expect([refused.status, refused.errors]).toEqual([422, [expect.stringContaining("quattro cifre")]]);
    const form = refused.form({ button: save });
    expect([form.values("extent"), form.values("years")]).toEqual([["some"], ["l'anno scorso"]]);
    const early = await form.fill({ years: "1999" }).submit();
    expect(early.errors).toEqual([expect.stringContaining("prima del 2000")]);
    const done = await early.form({ button: save }).fill({ years: "2023, 2022" }).submit();
    expect(done.text).toContain("Il profilo è salvato: vale da ora.");
    expect(done.text).toMatch(/Solo \d{4}, 2023, 2022/);
    const again = await browser.get(providerUrls.profile(LARGE, "bank"));
    const taken = await again.form({ button: save }).fill({ extent: "none" }).submit();
    expect(taken.text).toContain("L'azienda non ha più il profilo.");
  });

  test("are not changed by a provider whose page is out of date", async () => {
    const way = providerUrls.profile(LARGE, "client");
    const [one, two] = [await browser.get(way), await browser.get(way)];
    await one.form({ button: save }).fill({ extent: "all" }).submit();
    const late = await two.form({ button: save }).fill({ extent: "some", years: "2022" }).submit();
    expect(late.status).toBe(409);
    expect(late.errors).toEqual([expect.stringContaining("Un'altra persona ha già cambiato")]);
    expect(late.form({ button: save }).values("years")).toEqual(["2022"]);
  });
});
