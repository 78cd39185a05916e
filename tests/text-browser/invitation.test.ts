import { expect, test } from "vitest";
import { invitationUrls } from "~/web/registration-urls";
import { signedInApi } from "../api-client";
import { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { mailTo } from "../routes/auth/newcomer";
import { eachTextBrowser } from "./each-browser";
import { Keys } from "./keys";

const ADMIN = "admin@azienda-demo.example";
const INVITED = "lina@nuova.example";
const PASSWORD = "Cerchio2026ok";

eachTextBrowser((seat) => {
  test("invites a person, who creates a password and signs in", async () => {
    const { server, press, signIn } = seat();
    const admin = await signedIn(server, ADMIN);
    const form = await admin.get(invitationUrls.form());
    const filling = { email: INVITED, name: "Lina", surname: "Blu", supplier: ["Lettura"] };
    const confirmation = await form.form().fill(filling).submit();
    const read = '[name="supplier"][value="read"]';

    await press(
      (await signIn(ADMIN))
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
    );
    const { link } = await mailTo(server, INVITED);

    const create = await new Browser(server.url).get(link);
    const boxes = ["terms", "privacy", "otherPrivacy"].map((name) => `[name="${name}"]`);
    const [terms = "", privacy = "", clauses = ""] = boxes;
    await press(
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
    await press(await signIn(INVITED, PASSWORD));
  });
});
