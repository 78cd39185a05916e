import { settingsUrls } from "~/web/settings-urls";
import { peopleUrls, urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { enableIn } from "../pages/authenticator";
import { Browser } from "../pages/client";
import { registrationLink } from "../pages/mailed-token";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import { formAt } from "./open-form";
import { NEW_PASSWORD, REGISTRATION } from "./stranger-fillings";

/** Each form belongs to another person of the large company: a change of one sign-in ends no other form's. */
const person = (name: string) => `${name}.amato@azienda-grande.example`;

const NEW = "Bosco7Torrente";
const OWN_PASSWORD = String(NEW_PASSWORD["password"]);

/** The forms of a person's settings, and of the second step of signing in. */
export async function settingsForms(server: TestServer): Promise<KnownForm[]> {
  const enter = (name: string) => signedIn(server, person(name));
  const own = (browser: Browser, url: string, which?: Parameters<Page["form"]>[0]) => () =>
    formAt(browser, url, which);
  const [anna, bruno, carla, dario] = [
    await enter("anna"),
    await enter("bruno"),
    await enter("carla"),
    await enter("dario"),
  ];
  await enter("dario");
  const [elena, fabio] = [await enter("elena"), await enter("fabio")];
  const { codes } = await enableIn(await enter("gaia"));
  const { codes: ofElena } = await enableIn(elena);
  const { codes: ofFabio } = await enableIn(fabio);
  await enableIn(await enter("nadia"));
  const helping = (name: string, button: string) => async () => {
    const admin = await signedIn(server, "admin@azienda-grande.example");
    const list = await admin.get(peopleUrls.list({ cerca: `${name} Amato` }));
    const page = await (await list.follow(`${name} Amato`)).follow("Verifica e sessioni");
    return { browser: admin, form: page.form({ button }) };
  };
  return [
    { name: "own details", open: own(anna, settingsUrls.details()), filling: { phoneNumber: "02 123456" } },
    {
      name: "own preferences",
      open: own(anna, settingsUrls.preferences()),
      filling: { welcome: false, tour: false },
    },
    {
      name: "own password",
      open: own(bruno, settingsUrls.password()),
      filling: { present: DEMO_PASSWORD, password: NEW, passwordConfirmation: NEW },
    },
    {
      name: "second factor, begun",
      open: own(carla, settingsUrls.secondFactor(), { button: "Comincia" }),
      filling: { present: DEMO_PASSWORD },
    },
    {
      name: "own sessions, ended",
      open: own(dario, settingsUrls.sessions(), { button: "Chiudi tutte le altre" }),
      filling: {},
    },
    {
      name: "sign-in, code",
      open: async () => {
        const browser = new Browser(server.url);
        const first = await browser.get(urls.login());
        const typed = { email: person("gaia"), password: DEMO_PASSWORD };
        const page = await first.form({ button: "Accedi" }).fill(typed).submit();
        return { browser, form: page.form() };
      },
      filling: { code: codes[0] ?? "" },
    },
    {
      name: "recovery codes, renewed",
      open: own(elena, settingsUrls.recoveryCodes()),
      filling: { present: DEMO_PASSWORD, code: ofElena[0] ?? "" },
      answers: 200,
    },
    {
      name: "second factor, off",
      open: own(fabio, settingsUrls.disableSecondFactor()),
      filling: { present: DEMO_PASSWORD, code: ofFabio[0] ?? "" },
    },
    {
      name: "colleague's sessions, ended",
      open: async () => {
        await enter("laura");
        return helping("Laura", "Chiudi le sue sessioni")();
      },
      filling: {},
    },
    {
      name: "colleague's second factor, reset",
      open: helping("Nadia", "Azzera la verifica"),
      filling: { present: DEMO_PASSWORD },
    },
    {
      name: "second factor of the company, released",
      open: own(await requiring(server), settingsUrls.secondFactor(), {
        button: "Non chiederla più a tutti",
      }),
      filling: { present: OWN_PASSWORD },
    },
  ];
}

/** The administrator of a company of its own: a required second factor would end every other form of a company. */
async function requiring(server: TestServer): Promise<Browser> {
  const email = "terza@vivaio-terzo.example";
  const link = await registrationLink(server, { ...REGISTRATION, identifier: "02134570163", email });
  await (await new Browser(server.url).get(link)).form().fill(NEW_PASSWORD).submit();
  const admin = await signedIn(server, email, { password: OWN_PASSWORD });
  await enableIn(admin, OWN_PASSWORD);
  const page = await admin.get(settingsUrls.secondFactor());
  await page.form({ button: "Chiedila a tutti" }).submit();
  return admin;
}

export const SETTINGS_FORM_NAMES = [
  ...["own details", "own preferences", "own password", "second factor, begun", "own sessions, ended"],
  ...["sign-in, code", "recovery codes, renewed", "second factor, off", "colleague's sessions, ended"],
  ...["colleague's second factor, reset", "second factor of the company, released"],
];
