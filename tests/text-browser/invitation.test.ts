import { beforeAll, describe, expect, test } from "vitest";
import { invitationUrls } from "~/web/urls";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { mailTo } from "../routes/auth/newcomer";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { hasLynx } from "./find";
import { Keys } from "./keys";
import { browse, signingIn } from "./lynx";

const ADMIN = "admin@azienda-demo.example";
const INVITED = "lina@nuova.example";
const PASSWORD = "Cerchio2026ok";

let server: TestServer;
beforeAll(async () => void (server = await demoServer()));

const lynx = async (keys: Keys, url: string) => expect(await browse(keys, url)).toBe(0);

describe.skipIf(!hasLynx())("lynx, by the keyboard", () => {
  test("invites a person, who creates a password and signs in", async () => {
    const auth = `${server.url}/auth`;
    const admin = await signedIn(server, ADMIN);
    const form = await admin.get(invitationUrls.form());
    const filling = { email: INVITED, name: "Lina", surname: "Blu", supplier: ["Lettura"] };
    const confirmation = await form.form().fill(filling).submit();
    const read = '[name="supplier"][value="read"]';

    await lynx(
      (await signingIn(auth, ADMIN))
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
    await lynx(
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
    await lynx(await signingIn(auth, INVITED, PASSWORD), auth);
  });
});
