import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { startServer, type TestServer } from "../../server";

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ demo: true });
  browser = await signedIn(server, "admin@azienda-abilitata.example");
});
afterAll(() => server.stop());

describe("the identity of an enabled company", () => {
  // A7: at 38381c5 this form changed the name of an enabled company at once.
  test("becomes a request on the registry page, which keeps the old values and is taken back", async () => {
    const section = await browser.get("/dashboard/registry/identity");
    expect(section.text).toContain("diventa una richiesta");
    const saved = await section.form().fill({ "Ragione sociale": "Banca d Italia", city: "Roma" }).submit();
    expect(saved.path).toBe("/dashboard/registry");
    expect(saved.text).toContain("è una richiesta in attesa");
    expect(saved.text).toMatch(/Richiesta in attesa.*Inviata il \d\d\/\d\d\/\d{4}.*Banca d Italia/s);
    expect(saved.text).toContain("Azienda Abilitata S.p.A.");
    expect(saved.text).toContain("Roma");

    const home = await browser.get("/dashboard");
    expect(home.text).toContain("finché non è decisa non si emettono carte");
    const request = await home.follow("Guarda la richiesta, o ritirala.");
    expect([request.path, request.text]).toEqual([
      "/dashboard/registry/identity-request",
      expect.stringContaining("Banca d Italia"),
    ]);
    const withdrawn = await request.form({ button: "Ritira la richiesta" }).submit();
    expect([withdrawn.path, withdrawn.text]).toEqual([
      "/dashboard/registry",
      expect.stringContaining("La richiesta è ritirata"),
    ]);
    expect(withdrawn.text).not.toContain("Banca d Italia");
    expect((await browser.get("/dashboard")).text).not.toContain("non si emettono carte");
    expect((await browser.get("/dashboard/registry/identity-request")).text).toContain(
      "Non c'è nessuna richiesta in attesa",
    );
  });
});
