import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { cardUrls } from "~/web/card-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { historyUrls, urls } from "~/web/urls";
import { DEMO_CARD, DEMO_SHARE } from "../pages/card-states";
import { DEMO_CERTIFICATES } from "../pages/certificates";
import type { Filling } from "../pages/form";
import { DEMO_POSITION } from "../pages/positions";
import { GROUP_CARD, waitForACopy } from "../pages/restores";
import { signedIn } from "../pages/sign-in";
import { pdf } from "../platform/files/samples";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import { formAt, type Openers } from "./open-form";

const ENABLED = "admin@azienda-abilitata.example";
const VERIFIED = "admin@azienda-nuova.example";

const CERTIFICATE: Filling = {
  name: "ISO 50001:2018",
  issuer: "Ente di prova",
  issuedOn: "01/03/2025",
  expiresOn: "28/02/2028",
};

/** An answer whose question has not changed since: by the number in its box. */
const RESTORED = String(
  questionsOf(questionnaire("v3"), "full").findIndex(({ guid }) => guid === "v3-env-emissioni-scope-1") + 1,
);

export const CERTIFICATE_FORM_NAMES = ["new", "changed", "removed"].map((name) => `certificate, ${name}`);

export const certificateForms = ({ own }: Openers): KnownForm[] => [
  {
    name: "certificate, new",
    open: own(attestationUrls.add()),
    filling: { ...CERTIFICATE, file: { fileName: "iso.pdf", content: pdf("Certificato di prova") } },
  },
  {
    name: "certificate, changed",
    open: own(attestationUrls.one(DEMO_CERTIFICATES[0])),
    filling: CERTIFICATE,
  },
  { name: "certificate, removed", open: own(attestationUrls.remove(DEMO_CERTIFICATES[1])), filling: {} },
];

export const CARD_FORM_NAMES = [
  ...["publish", "publicity", "share, new", "share, withdrawn"],
  ...["saved", "renamed", "removed"].map((name) => `position, ${name}`),
  // An open verification allows no restore.
  ...["copy from the group", "copies, confirmed", "restore"],
  ...["opened", "answered", "withdrawn"].map((name) => `verification, ${name}`),
  ...["confirmed", "removed"].map((name) => `changed question, ${name}`),
];

/** The forms of the card: its publication, positions, restores and verification, and its changed questions. */
export function cardForms(server: TestServer, { own }: Openers): KnownForm[] {
  const by = (email: string, url: string, button?: string) => async () =>
    formAt(await signedIn(server, email), url, button === undefined ? {} : { button });
  const position = historyUrls.position(DEMO_POSITION);
  const withdrawal = historyUrls.withdrawVerification();
  const removal = historyUrls.obsolete({ togli: "v3-env-energia-furgoni" });
  const changed = "admin@abilitata-servizi.example";
  return [
    { name: "publish", open: own(urls.publish()), filling: { declared: true } },
    { name: "publicity", open: own(cardUrls.publicity()), filling: { showsClasses: true } },
    {
      name: "share, new",
      open: own(cardUrls.addShare(DEMO_CARD)),
      filling: { recipient: "Banca di prova", showsScoring: true },
    },
    { name: "share, withdrawn", open: own(cardUrls.share(DEMO_SHARE)), filling: {} },
    {
      name: "position, saved",
      open: own(urls.history(), { button: "Salva la posizione" }),
      filling: { name: "Prima della prova" },
    },
    {
      name: "position, renamed",
      open: by(ENABLED, position, "Salva il nome"),
      filling: { name: "Dopo la prova" },
      button: "Salva il nome",
    },
    {
      name: "position, removed",
      open: by(ENABLED, position, "Rimuovi per sempre"),
      filling: {},
      button: "Rimuovi per sempre",
    },
    { name: "copy from the group", open: by(ENABLED, GROUP_CARD), filling: { questions: RESTORED } },
    {
      name: "copies, confirmed",
      open: async () => {
        await waitForACopy(server);
        return by(ENABLED, historyUrls.copies())();
      },
      filling: {},
    },
    { name: "restore", open: by(ENABLED, historyUrls.restore("public")), filling: {} },
    { name: "verification, opened", open: by(ENABLED, historyUrls.verification()), filling: { level: "2" } },
    {
      name: "verification, answered",
      open: by(VERIFIED, historyUrls.verification()),
      filling: { reply: "È del 2025." },
    },
    { name: "verification, withdrawn", open: by(VERIFIED, withdrawal), filling: {} },
    ...[
      { name: "changed question, confirmed", url: historyUrls.obsolete(), button: "Conferma così com'è" },
      { name: "changed question, removed", url: removal, button: "Togli la risposta" },
    ].map(({ name, url, button }) => ({ name, button, filling: {}, open: by(changed, url, button) })),
  ];
}
