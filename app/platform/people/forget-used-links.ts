import { opendir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  INVITATION_LINKS,
  PASSWORD_LINKS,
  QUESTION_LINKS,
  REGISTRATION_LINKS,
  REMINDER_LINKS,
} from "../identity/mailed-link";
import { hashOfToken, QUESTION_LINK_MS } from "../identity/tokens";
import { hourly } from "../jobs/hourly";
import { firstNameAt, outboxIn, replaceMail } from "../mail/outbox";
import type { Db, PlatformParts } from "../scope";
import { emptyFailedMails } from "../store/mails";
import { write } from "../store/write";
import { mailedTokenState } from "../store/accounts/sessions-and-tokens";

/** A token as it ends an address in a mail. */
const A_TOKEN = /(?<=[/=])[\w-]{43}(?![\w-])/g;

const FORGOTTEN = "collegamento-non-piu-valido";

/** Names the first mail whose link may still have worked when the folder was last gone through. */
const settledFile = (dataDir: string) => path.join(dataDir, "outbox-settled.txt");

/**
 * Takes links that no longer work out of the mails in the outbox: a copy of the folder opens no account. A link that
 * opens one, or proposes an answer, works for two weeks at most: earlier mails are read once and never again. Returns
 * how many mails were read.
 */
export async function forgetUsedLinks(
  { db, settings: { dataDir }, now }: Pick<PlatformParts, "db" | "settings" | "now">,
  ending?: AbortSignal,
): Promise<number> {
  const begun = now();
  const settled = await readFile(settledFile(dataDir), "utf8").catch(() => "");
  // After the clock was set back, the note says nothing.
  const from = settled <= firstNameAt(begun) ? settled : "";
  let read = 0;
  for await (const { name } of await mailsIn(dataDir)) {
    if (ending?.aborted) return read;
    if (name < from) continue;
    read += 1;
    await forgetIn(db, dataDir, path.join(outboxIn(dataDir), name), begun);
  }
  const next = firstNameAt(new Date(begun.getTime() - QUESTION_LINK_MS));
  if (read > 0 && next > from) await writeFile(settledFile(dataDir), next, { mode: 0o600 });
  return read;
}

/** Names come a page at a time: the folder keeps every mail there ever was. */
const mailsIn = (dataDir: string) => opendir(outboxIn(dataDir)).catch(() => []);

async function forgetIn(db: Db, dataDir: string, file: string, now: Date): Promise<void> {
  const text = await readFile(file, "utf8");
  let without = text;
  for (const [token] of text.matchAll(A_TOKEN)) {
    const kinds = [
      PASSWORD_LINKS,
      INVITATION_LINKS,
      REGISTRATION_LINKS,
      REMINDER_LINKS,
      QUESTION_LINKS,
    ].flat();
    const { state } = await mailedTokenState(db, hashOfToken(token), kinds, now.toISOString());
    if (state !== "good") without = without.replaceAll(token, FORGOTTEN);
  }
  if (without !== text) await replaceMail(dataDir, file, without);
}

export const startForgettingLinks = (parts: PlatformParts) =>
  hourly(async (ending) => {
    await write(parts.db, null, (trx) => emptyFailedMails(trx, parts.now()));
    await forgetUsedLinks(parts, ending);
  }, "Used links were not taken out of the outbox:");
