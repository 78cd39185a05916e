import path from "node:path";
import { newToken } from "~/platform/identity/tokens";
import { taskUrls } from "~/web/task-urls";
import { invitationUrls, registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { type OutboxMail, readOutbox } from "../platform/outbox";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { Browser } from "./client";
import type { Filling } from "./form";
import type { Links } from "./links";
import { signedIn } from "./sign-in";

/** A valid token, from the mail that carries it. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  await (await new Browser(server.url).get(urls.recovery())).form().fill({ email }).submit();
  return (await newestMail(server, email)).token;
}

const INVITED = "invitata@azienda-demo.example";

/** The tokens of a link to a new password, of an invitation to the demo company, and of a link to one question. */
export const mailedLinks = async (
  server: TestServer,
): Promise<Pick<Links, "reset" | "invitation" | "question">> => ({
  reset: await mailedToken(server, "lettura@azienda-demo.example"),
  invitation: await invitationToken(server),
  question: await questionToken(server),
});

let outsiders = 0;

/** The token of a link to a question of the demo company, sent to an address of its own. */
export async function questionToken(
  server: TestServer,
  { question = "v3-gov-responsabilita-competenze", name = "Studio Neri" } = {},
): Promise<string> {
  const email = `commercialista${(outsiders += 1)}@studio-neri.example`;
  const admin = await signedIn(server, "admin@azienda-demo.example");
  const form = (await admin.get(taskUrls.link(question))).form();
  await form.fill({ email, name, note: "Per favore entro venerdì" }).submit();
  return (await newestMail(server, email)).token;
}

/** The token of an invitation to the demo company. */
export async function invitationToken(server: TestServer): Promise<string> {
  const admin = await signedIn(server, "admin@azienda-demo.example");
  const form = (await admin.get(invitationUrls.form())).form();
  const person = { email: INVITED, name: "Ines", surname: "Invitata", supplier: ["Lettura"] };
  await (await form.fill(person).submit()).form().submit();
  return (await newestMail(server, INVITED)).token;
}

/** The link that completes a registration, from the mail that carries it. */
export async function registrationLink(
  server: TestServer,
  registration: Filling & { email: string },
): Promise<string> {
  const page = await new Browser(server.url).get(registrationUrls.form());
  await page.form().fill(registration).submit();
  return (await newestMail(server, registration.email)).link;
}

/** The newest mail to an address; waits for it to leave. */
export async function newestMail(server: TestServer, email: string): Promise<OutboxMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = readOutbox(path.join(server.dataDir, "outbox")).findLast(({ headers }) =>
      headers["A"]?.includes(email),
    );
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail for ${email}`);
}

/** The token of a reminder's link, as the sweep stores it. */
export function remindersToken(server: TestServer, email = "lettura@azienda-demo.example"): Promise<string> {
  const { token, hash } = newToken();
  return inStoreOf(server, async (db) => {
    const { id } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const until = { created_at: "2026-01-01T00:00:00.000Z", expires_at: "2999-01-01T00:00:00.000Z" };
    await db
      .insertInto("mailed_token")
      .values({ token_hash: hash, kind: "reminders", subject_id: id, ...until })
      .execute();
    return token;
  });
}
