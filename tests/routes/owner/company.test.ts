import { beforeEach, describe, expect, test } from "vitest";
import { ownerUrls } from "~/web/owner-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

const filled = async (given: object) =>
  (await browser.get(ownerUrls.company()))
    .form()
    .fill({ businessName: "azienda demo s.r.l.", password: DEMO_PASSWORD, ...given })
    .submit();

describe("the deletion of a company", () => {
  test("is linked from the registry, asked for, shown to everyone and taken back", async () => {
    const page = await (await browser.get(urls.registry())).follow("Elimina l'azienda");
    expect(page.heading).toBe("Eliminare Azienda Demo S.r.l.");
    const asked = await filled({});
    expect(asked.path).toBe(ownerUrls.company());
    expect(asked.text).toMatch(/L'azienda sarà eliminata il \d\d\/\d\d\/\d{4}/);
    const reader = await signedIn(server, "lettura@azienda-demo.example");
    const home = await reader.get(urls.home());
    expect(home.text).toMatch(/Azienda Demo S\.r\.l\. sarà eliminata il .* Chi amministra l'azienda può/);
    expect((await browser.get(urls.survey())).text).toContain("Vedi, o annulla");
    const kept = await asked.form().submit("Annulla l'eliminazione");
    expect(kept.text).toContain("L'azienda non sarà più eliminata.");
    expect((await reader.get(urls.home())).text).not.toContain("sarà eliminata");
  });

  test.each([
    [{ businessName: "", password: "" }, ["Nome dell'azienda", "La tua password"]],
    [{ businessName: "Un'altra azienda" }, ["Il nome non è quello dell'azienda."]],
    [{ password: "Sbagliata1" }, ["La password attuale non è giusta."]],
  ])("is refused with %j, and what was typed stays", async (given, errors) => {
    const page = await filled(given);
    expect(page.status).toBe(422);
    expect(page.errors).toEqual(errors.map((words) => expect.stringContaining(words) as string));
    const typed = "businessName" in given ? given.businessName : "azienda demo s.r.l.";
    expect(page.form().values("businessName")).toEqual([typed]);
    expect((await browser.get(urls.home())).text).not.toContain("sarà eliminata");
  });
});
