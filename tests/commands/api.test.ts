import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { startServer, type TestServer } from "../server";
import { type Installation, startInstallation } from "./installation";

const ADMIN = "admin@azienda-demo.example";

/** Two tiers: the API alone, and pages that call it over the network. */
let api: Installation;
let pages: TestServer;
beforeAll(async () => {
  api = await startInstallation({ command: "api" });
  pages = await startServer({
    environment: {
      UPSTREAM_URL: `${api.url}/api`,
      SESSION_SECRET: "una chiave di prova abbastanza lunga",
    },
  });
}, 120_000);
afterAll(async () => {
  await pages.stop();
  await api.stop();
});

describe("the API alone", () => {
  test.each([
    ["/api/user/v1/info", 401],
    ["/api/openapi.json", 200],
    ["/health/live", 200],
    ["/health/ready", 200],
    ["/auth", 404],
    ["/dashboard", 404],
    ["/legal/api", 404],
  ])("answers %s with %i", async (path, status) => {
    expect((await send({ url: `${api.url}${path}` })).status).toBe(status);
  });
});

describe("pages over it", () => {
  test("have the whole way from sign-in to a saved answer", async () => {
    const browser = await signedIn(pages, ADMIN);
    expect((await browser.get(urls.home())).status).toBe(200);
    const page = await browser.get(urls.question("full", "legalita", "v3-gov-legalita-segnalazioni"));
    const form = page.form({ button: "Salva e continua" });
    const [, second] = form.controls("value");
    const next = await form.fill({ value: second?.getAttribute("value") ?? "" }).submit("Salva e continua");
    expect(next.text).toContain("Salvato");
  });

  test("store nothing themselves", async () => {
    const page = await new Browser(pages.url).get("/auth");
    expect([page.status, page.heading]).toEqual([200, "Accedi"]);
    expect((await send({ url: `${pages.url}/api/user/v1/info` })).status).toBe(404);
  });
});
