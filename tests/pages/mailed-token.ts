import path from "node:path";
import { urls } from "~/web/urls";
import { readOutbox } from "../platform/outbox";
import type { TestServer } from "../server";
import { Browser } from "./client";

/** A valid token, from the mail that carries it. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  await (await new Browser(server.url).get(urls.recovery())).form().fill({ email }).submit();
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = readOutbox(path.join(server.dataDir, "outbox")).findLast(({ headers }) =>
      headers["A"]?.includes(email),
    );
    if (mail) return mail.token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail for ${email}`);
}
