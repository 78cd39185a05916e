import { settingsUrls } from "~/web/settings-urls";
import { peopleUrls, urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { enableIn } from "../pages/authenticator";
import { Browser } from "../pages/client";
import type { Page } from "../pages/page";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";

/** Each form belongs to another person of the large company: a change of one sign-in ends no other form's. */
const person = (name: string) => `${name}.amato@azienda-grande.example`;

const NEW = "Bosco7Torrente";

/** The forms of a person's settings, and of the second step of signing in. */
export async function settingsForms(server: TestServer): Promise<KnownForm[]> {
  const enter = (name: string) => signedIn(server, person(name));
  const own = (browser: Browser, url: string, which?: Parameters<Page["form"]>[0]) => async () => ({
    browser,
    form: (await browser.get(url)).form(which),
  });
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
        const admin = await signedIn(server, "admin@azienda-grande.example");
        const list = await admin.get(peopleUrls.list({ cerca: "Laura Amato" }));
        const page = await (await list.follow("Laura Amato")).follow("Verifica e sessioni");
        return { browser: admin, form: page.form({ button: "Chiudi le sue sessioni" }) };
      },
      filling: {},
    },
  ];
}

export const SETTINGS_FORM_NAMES = [
  ...["own details", "own preferences", "own password", "second factor, begun", "own sessions, ended"],
  ...["sign-in, code", "recovery codes, renewed", "second factor, off", "colleague's sessions, ended"],
];
