import path from "node:path";
import { registrationUrls, urls } from "~/web/urls";
import { type OutboxMail, readOutbox } from "../platform/outbox";
import type { TestServer } from "../server";
import { Browser } from "./client";
import type { Filling } from "./form";

/** A valid token, from the mail that carries it. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  await (await new Browser(server.url).get(urls.recovery())).form().fill({ email }).submit();
  return (await newestMail(server, email)).token;
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

async function newestMail(server: TestServer, email: string): Promise<OutboxMail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = readOutbox(path.join(server.dataDir, "outbox")).findLast(({ headers }) =>
      headers["A"]?.includes(email),
    );
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail for ${email}`);
}
