import { cardUrls } from "~/web/card-urls";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls, urls, workbookUrls } from "~/web/urls";
import { DEMO_PASSWORD } from "../api-client";
import { filled } from "../platform/workbook/filling";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { begin, enableIn } from "./authenticator";
import { Browser } from "./client";
import { DEMO_SHARE } from "./card-states";
import type { Links } from "./links";
import { mailedLinks, remindersToken } from "./mailed-token";
import { DEMO_INVITED } from "./people";
import { BEGUN, HALF, RESTORED, SECURED } from "./prepared-states";
import { addDoneRestore } from "./restores";
import { signedIn } from "./sign-in";
import { VISITORS } from "./states";
import { waitingForProvider } from "./waiting-for-provider";

/** A server on which every state can be opened: the browsers of its visitors, and the places that it gave. */
export interface Prepared {
  links: Links;
  browsers: Map<string, Browser>;
}

/** Lets happen on a server with the demo data what the states need, and signs everybody in. */
export async function prepare(server: TestServer): Promise<Prepared> {
  await waitingForProvider(server);
  await restored(server);
  const { links, browsers } = await prepareAt({ ...server, url: server.wholeUrl ?? server.url });
  if (server.wholeUrl === undefined) return { links, browsers };
  // Where some pages are missing, all of them have served to prepare; the visitors come to those that are there.
  const known = VISITORS.filter(({ says }) => !BY_SECOND_FACTOR.includes(says));
  return { links, browsers: await visitorsAt(server, known) };
}

/** The second factor of these is asked by pages that only extensions fill. */
const BY_SECOND_FACTOR: string[] = [SECURED, BEGUN, HALF].map(({ says }) => says);

async function visitorsAt(server: TestServer, visitors: typeof VISITORS): Promise<Map<string, Browser>> {
  const browsers = new Map<string, Browser>();
  for (const { says, email } of visitors)
    browsers.set(says, email === null ? new Browser(server.url) : await signedIn(server, email));
  return browsers;
}

async function prepareAt(server: TestServer): Promise<Prepared> {
  const mailed = await mailedLinks(server);
  const browsers = await visitorsAt(server, VISITORS);
  const of = ({ says }: { says: string }) => browsers.get(says) ?? new Browser(server.url);
  await enableIn(of(SECURED));
  await begin(of(BEGUN));
  await enableIn(of(HALF));
  browsers.set(HALF.says, await halfSignedIn(server, HALF.email ?? ""));
  const admin = of({ says: "filled" });
  const places = {
    workbook: await workbookOnItsWay(admin),
    list: await listOnItsWay(admin),
    change: await changeOnItsWay(admin),
    reminders: await remindersToken(server),
    shared: await sharedToken(admin),
  };
  return { links: { ...mailed, ...places }, browsers };
}

/** A person with a second factor who has typed the password. */
async function halfSignedIn(server: TestServer, email: string): Promise<Browser> {
  const browser = new Browser(server.url);
  const page = await browser.get(urls.login());
  await page.form({ button: "Accedi" }).fill({ email, password: DEMO_PASSWORD }).submit();
  return browser;
}

const lastPart = (address: string): string => address.split("/").at(-1) ?? "";

async function workbookOnItsWay(admin: Browser): Promise<string> {
  const bytes = await admin.file(urls.workbookFile("answers"));
  const content = await filled(bytes, { "v3-gov-identita-e-sedi-attivo": { totale: 4815162 } });
  const form = (await admin.get(workbookUrls.page())).form({ button: "Carica e controlla" });
  let page = await form.fill({ file: { fileName: "compilato.xlsx", content } }).submit();
  // On a machine with much other work the file is read after the request.
  while (page.text.includes("sarà letto al suo turno")) page = await soon(() => admin.get(page.path));
  return lastPart(page.path);
}

async function sharedToken(admin: Browser): Promise<string> {
  const { text } = await admin.get(cardUrls.share(DEMO_SHARE));
  return /\/card\/shared\/([\w-]{43})/.exec(text)?.[1] ?? "";
}

async function listOnItsWay(admin: Browser): Promise<string> {
  const form = (await admin.get(invitationUrls.many())).form();
  return lastPart(
    (await form.fill({ list: "due@vivaio.example;Due;Altro;fornitore;lettura" }).submit()).path,
  );
}

async function changeOnItsWay(admin: Browser): Promise<string> {
  const form = (await admin.get(peopleUrls.changeOne(DEMO_INVITED, "resend"))).form();
  return lastPart((await form.submit()).path);
}

const soon = async <T>(look: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return look();
};

const DEMO = "00000000-0000-4000-8000-000000000001";

/** Azienda Demo has restored an answer, which was left out: its question is gone. */
const restored = (server: TestServer): Promise<void> =>
  inStoreOf(server, (db) =>
    addDoneRestore(db, {
      ...{ id: RESTORED, companyId: DEMO, companyName: "Azienda Demo S.r.l." },
      source: { id: "p", name: "Prima dell'inventario" },
      prompt: "Quanti veicoli?",
    }),
  );
