import path from "node:path";
import { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { readOutbox, type OutboxMail } from "../../platform/outbox";
import type { TestServer } from "../../server";

export const PASSWORD = "Cerchio2026ok";

export const REGISTRATION = {
  "Ragione sociale": "Tornerie Valseria S.r.l.",
  Paese: "Italia",
  "Identificativo dell'azienda": "02134570163",
  Nome: "Irene",
  Cognome: "Conti",
  "Accetto i termini di servizio": true,
  "Ho letto l'informativa sulla privacy": true,
  "Approvo le clausole specifiche": true,
};

type Given = Partial<Record<keyof typeof REGISTRATION, string | boolean>> & { Email: string };

/** Sends the registration form, with these values in place of the usual ones. */
export async function register(server: TestServer, given: Given): Promise<Page> {
  const page = await new Browser(server.url).get("/auth/registration");
  return page
    .form()
    .fill({ ...REGISTRATION, ...given })
    .submit();
}

/** The newest mail to an address; waits for it to leave. */
export async function mailTo(server: TestServer, email: string, before = 0): Promise<OutboxMail> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = mailsTo(server, email);
    const newest = mails.at(-1);
    if (newest && mails.length > before) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${email}`);
}

export const mailsTo = (server: TestServer, email: string): OutboxMail[] =>
  readOutbox(path.join(server.dataDir, "outbox")).filter((mail) => mail.headers["A"]?.includes(email));

/** Opens the mailed link and completes the registration with a password. */
export const complete = async (browser: Browser, link: string, password = PASSWORD, again = password) =>
  (await browser.get(link)).form().fill({ Password: password, "Ripeti la password": again }).submit();

/** A person who has registered and chosen a password. */
export async function newcomer(server: TestServer, given: Given): Promise<void> {
  await register(server, given);
  const { link } = await mailTo(server, given.Email);
  await complete(new Browser(server.url), link);
}

export async function signIn(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const page = await browser.get("/auth");
  return page.form({ button: "Accedi" }).fill({ Email: email, Password: password }).submit();
}
