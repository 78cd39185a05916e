import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { PASSWORD_LINKS, REGISTRATION_LINKS } from "../identity/mailed-link";
import { hashOfToken } from "../identity/tokens";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { mailedTokenState } from "../store/accounts/sessions-and-tokens";

/** A token as it ends an address in a mail. */
const A_TOKEN = /(?<=[/=])[\w-]{43}(?![\w-])/g;

const FORGOTTEN = "collegamento-non-piu-valido";

/** Takes links that no longer work out of the mails in the outbox: a copy of the folder opens no account. */
export async function forgetUsedLinks({ db, settings, now }: Pick<PlatformParts, "db" | "settings" | "now">) {
  const folder = path.join(settings.dataDir, "outbox");
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    let without = text;
    for (const [token] of text.matchAll(A_TOKEN)) {
      const kinds = [...PASSWORD_LINKS, ...REGISTRATION_LINKS];
      const { state } = await mailedTokenState(db, hashOfToken(token), kinds, now().toISOString());
      if (state !== "good") without = without.replaceAll(token, FORGOTTEN);
    }
    if (without !== text) await replaceFile(settings.dataDir, file, without);
  }
}

async function replaceFile(dataDir: string, file: string, text: string): Promise<void> {
  const unfinished = path.join(dataDir, `.outbox-${path.basename(file)}`);
  await writeFile(unfinished, text, { mode: 0o600 });
  await rename(unfinished, file);
}

export const startForgettingLinks = (parts: PlatformParts) =>
  hourly(() => forgetUsedLinks(parts), "Used links were not taken out of the outbox:");
