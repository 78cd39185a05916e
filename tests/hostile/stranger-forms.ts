import { cardUrls } from "~/web/card-urls";
import { registrationUrls, urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { DEMO_CARD } from "../pages/card-states";
import { invitationToken, mailedToken, registrationLink } from "../pages/mailed-token";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";
import { DISPUTE, NEW_PASSWORD, REGISTRATION, tokenIn } from "./stranger-fillings";

export const STRANGER_FORM_NAMES = [
  ...["sign-in", "registration", "recovery", "new password"],
  ...["completed", "declined"].map((name) => `registration, ${name}`),
  ...["invitation, accepted", "company dispute", "card, looked for", "card, compared"],
];

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
