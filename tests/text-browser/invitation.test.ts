import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitationUrls } from "~/web/urls";
import { DEMO_PASSWORD, signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { mailTo } from "../routes/auth/newcomer";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { hasLynx } from "./find";
import { Keys } from "./keys";

const ADMIN = "admin@azienda-demo.example";
const INVITED = "lina@nuova.example";
const PASSWORD = "Cerchio2026ok";

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await demoServer();
  home = mkdtempSync(path.join(tmpdir(), "carta-esg-home-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function lynx(keys: Keys, url: string): void {
  writeFileSync(path.join(home, "keys"), keys.script);
  const { status } = spawnSync(
    "lynx",
    ["-accept_all_cookies", "-delay=0", `-cmd_script=${path.join(home, "keys")}`, url],
    {
      env: { ...process.env, HOME: home, TERM: "vt100", LANG: "C.UTF-8" },
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 30_000,
    },
  );
  expect(status).toBe(0);
}

describe.skipIf(!hasLynx())("lynx, by the keyboard", () => {
  test("invites a person, who creates a password and signs in", async () => {
    const auth = `${server.url}/auth`;
    const signInPage = await new Browser(server.url).get("/auth");
    const admin = await signedIn(server, ADMIN);
    const form = await admin.get(invitationUrls.form());
    const filling = { email: INVITED, name: "Lina", surname: "Blu", supplier: ["Lettura"] };
    const confirmation = await form.form().fill(filling).submit();
    const read = '[name="supplier"][value="read"]';
    const signIn = (keys: Keys, email: string, password: string) =>
      keys
        .to(signInPage, '[name="email"]')
        .type(email)
        .to(signInPage, '[name="password"]', '[name="email"]')
        .type(password)
        .to(signInPage, "main form button", '[name="password"]')
        .enter();

    lynx(
      signIn(new Keys(), ADMIN, DEMO_PASSWORD)
        .open(server.url + invitationUrls.form())
        .to(form, '[name="email"]')
        .type(INVITED)
        .to(form, '[name="name"]', '[name="email"]')
        .type("Lina")
        .to(form, '[name="surname"]', '[name="name"]')
        .type("Blu")
        .to(form, read, '[name="surname"]')
        .enter()
        .to(form, 'main button[value="check"]', read)
        .enter()
        .to(confirmation, 'main button[value="send"]')
        .enter(),
      auth,
    );
    const { link } = await mailTo(server, INVITED);

    const create = await new Browser(server.url).get(link);
    const boxes = ["terms", "privacy", "otherPrivacy"].map((name) => `[name="${name}"]`);
    const [terms = "", privacy = "", clauses = ""] = boxes;
    lynx(
      new Keys()
        .to(create, '[name="password"]')
        .type(PASSWORD)
        .to(create, '[name="passwordConfirmation"]', '[name="password"]')
        .type(PASSWORD)
        .to(create, terms, '[name="passwordConfirmation"]')
        .enter()
        .to(create, privacy, terms)
        .enter()
        .to(create, clauses, privacy)
        .enter()
        .to(create, "main form button", clauses)
        .enter(),
      link,
    );
    const { call } = await signedInApi(server.url, INVITED, PASSWORD);
    expect(await call("user.info", {})).toMatchObject({ name: "Lina", companyName: "Azienda Demo S.r.l." });
    lynx(signIn(new Keys(), INVITED, PASSWORD), auth);
  });
});
