import { cardUrls } from "~/web/card-urls";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { DEMO_CARD } from "../pages/card-states";
import { invitationToken, mailedToken, registrationLink } from "../pages/mailed-token";
import { Browser } from "../pages/client";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import { formAt, type Openers } from "./open-form";
import { DISPUTE, NEW_PASSWORD, REGISTRATION, tokenIn } from "./stranger-fillings";

export const STRANGER_FORM_NAMES = [
  ...["sign-in", "registration", "recovery", "new password"],
  ...["sent again", "completed", "declined"].map((name) => `registration, ${name}`),
  ...["invitation, accepted", "company dispute", "card, looked for", "card, compared"],
];

/** The browser that has registered keeps the address; the page after it has the form. */
function sentAgain(server: TestServer): KnownForm["open"] {
  let registered: Promise<Browser> | undefined;
  const register = async () => {
    const browser = new Browser(server.url);
    const page = await browser.get(registrationUrls.form());
    await page
      .form()
      .fill({ ...REGISTRATION, identifier: "01234560173", email: "terzo@vivaio.example" })
      .submit();
    return browser;
  };
  return async () =>
    formAt(await (registered ??= register()), registrationUrls.sent(), { action: registrationUrls.again() });
}

/** The forms of a person who is not signed in. */
export async function strangerForms(server: TestServer, { stranger }: Openers): Promise<KnownForm[]> {
  const linkFor = (email: string) => registrationLink(server, { ...REGISTRATION, email });
  const token = await mailedToken(server, "redazione@azienda-demo.example");
  return [
    {
      name: "sign-in",
      open: stranger(urls.login(), { button: "Accedi" }),
      filling: { email: "lettura@azienda-demo.example", password: DEMO_PASSWORD },
    },
    { name: "registration", open: stranger(registrationUrls.form()), filling: REGISTRATION },
    { name: "recovery", open: stranger(urls.recovery()), filling: { email: "lettura@azienda-demo.example" } },
    { name: "new password", open: stranger(registrationUrls.reset(token)), filling: NEW_PASSWORD },
    { name: "registration, sent again", open: sentAgain(server), filling: {} },
    {
      name: "registration, completed",
      open: stranger(await linkFor("primo@vivaio.example")),
      filling: NEW_PASSWORD,
    },
    {
      name: "registration, declined",
      open: stranger(registrationUrls.decline(tokenIn(await linkFor("secondo@vivaio.example")))),
      filling: {},
    },
    {
      name: "invitation, accepted",
      open: stranger(registrationUrls.createPassword(await invitationToken(server))),
      filling: { ...NEW_PASSWORD, terms: true, privacy: true, otherPrivacy: true },
    },
    { name: "company dispute", open: stranger(registrationUrls.dispute()), filling: DISPUTE },
    {
      name: "card, looked for",
      open: stranger(cardUrls.check()),
      filling: { number: DEMO_CARD },
    },
    {
      name: "card, compared",
      open: stranger(cardUrls.compare()),
      filling: { document: { fileName: "carta.json", content: "{}" } },
      answers: 422,
    },
  ];
}
