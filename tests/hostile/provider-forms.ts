import { romeDay } from "~/domain/calendar-date";
import { providerUrls } from "~/web/provider-urls";
import type { Page } from "../pages/page";
import { PROVIDER_EMAIL } from "../pages/provider-states";
import { signedIn } from "../pages/sign-in";
import { DISPUTE, LARGE, UNASSIGNED, waitingForProvider } from "../pages/waiting-for-provider";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import type { KnownForm } from "./forms";

const ENABLED = "00000000-0000-4000-8000-000000000003";
const NEW = "00000000-0000-4000-8000-000000000002";
const SERVICES = "00000000-0000-4000-8000-000000000005";

const NOTICE = { kind: "news", title: "Prova", text: "Un avviso di prova." };
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export const PROVIDER_FORM_NAMES = [
  ...["enabled", "identity", "group", "profile", "grant"].map((name) => `provider, ${name}`),
  ...["dispute", "verification", "mails"].map((name) => `provider, ${name}`),
  ...["notice", "notice published"].map((name) => `provider, ${name}`),
];

/** The forms of the provider's desk. */
export async function providerForms(server: TestServer): Promise<KnownForm[]> {
  await waitingForProvider(server);
  const desk = await signedIn(server, PROVIDER_EMAIL);
  const own = (url: string, which: Parameters<Page["form"]>[0]) => async () => ({
    browser: desk,
    form: (await desk.get(url)).form(which),
  });
  const today = romeDay(new Date());
  const notice = { ...NOTICE, from: today, until: inAMonth() };
  return [
    {
      name: "provider, enabled",
      open: own(providerUrls.enablement(NEW, "enable"), { button: "Abilita l'azienda" }),
      filling: { reason: "Visura controllata." },
    },
    {
      name: "provider, identity",
      open: own(providerUrls.identity(LARGE), { button: "Non accettare" }),
      filling: { reason: "Manca l'atto." },
      button: "Non accettare",
    },
    {
      name: "provider, group",
      open: own(providerUrls.group(LARGE), { button: "Salva il gruppo" }),
      filling: { chain: "Gruppo di prova" },
    },
    {
      name: "provider, profile",
      open: own(providerUrls.profile(LARGE, "bank"), { button: "Salva il profilo" }),
      filling: { extent: "some", years: "2024" },
    },
    {
      name: "provider, grant",
      open: async () => {
        await withoutGrant(server);
        return own(providerUrls.grant(ENABLED, SERVICES), { button: "Dai il permesso" })();
      },
      filling: {},
      button: "Dai il permesso",
    },
    {
      name: "provider, dispute",
      open: own(providerUrls.dispute(DISPUTE), { button: "Chiudi la contestazione" }),
      filling: { reason: "Sentite le parti." },
    },
    {
      name: "provider, verification",
      open: own(providerUrls.verification(UNASSIGNED), { button: "Affida la verifica" }),
      filling: { verifier: "verifica@ente-demo.example" },
    },
    {
      name: "provider, mails",
      open: own(providerUrls.retryMails(), { button: "Rimetti in partenza" }),
      filling: {},
    },
    {
      name: "provider, notice",
      open: own(providerUrls.notices(), { button: "Continua" }),
      filling: notice,
      button: "Continua",
      answers: 200,
    },
    {
      name: "provider, notice published",
      open: async () => {
        const { form } = await own(providerUrls.notices(), { button: "Continua" })();
        const page = await form.fill(notice).submit("Continua");
        return { browser: desk, form: page.form({ button: "Pubblica l'avviso" }) };
      },
      filling: {},
      button: "Pubblica l'avviso",
      after: "provider, notice",
    },
  ];
}

/** The company itself may have granted it on another form. */
const withoutGrant = (server: TestServer): Promise<unknown> =>
  inStoreOf(server, (db) =>
    db
      .deleteFrom("company_grant")
      .where("company_id", "=", ENABLED)
      .where("grantee_id", "=", SERVICES)
      .execute(),
  );
