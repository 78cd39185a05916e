import type { Hosted } from "~/api/firebase/hosted";
import { log } from "~/log.server";
import { every, hourly } from "../../jobs/hourly";
import type { PlatformParts } from "../../scope";
import { askedOfHosted, forgetHostedSignIns, toldHosted } from "../../store/accounts/hosted-accounts";
import { write } from "../../store/write";
import { SESSION_MS } from "../tokens";

const TELL_MS = 5_000;

/** Longer than the tokens of a sign-in can open anything. */
const REMEMBERED_MS = 2 * SESSION_MS;

/**
 * Tells the hosted identity service which accounts were switched off, on again or deleted here. They open nothing here in
 * any case. Without a service account the changes wait for one.
 */
export async function tellHosted(
  { db }: Pick<PlatformParts, "db">,
  { administration }: Pick<Hosted, "administration">,
): Promise<void> {
  if (!administration) return;
  for (const change of await askedOfHosted(db)) {
    const { uid, action } = change;
    if (action === "remove") await administration.remove(uid);
    else await administration.switchAccess(uid, action === "enable");
    await write(db, null, (trx) => toldHosted(trx, change));
    log.info({ action }, "The identity service was told of a change");
  }
}

/** Forgets sign-ins that are too old to be shown again. */
async function forgetSignIns({ db, now }: Pick<PlatformParts, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - REMEMBERED_MS).toISOString();
  await write(db, null, (trx) => forgetHostedSignIns(trx, before));
}

export const startTellingHosted = (parts: PlatformParts): { stop(): Promise<void> } => {
  const { hosted } = parts;
  if (!hosted) return { stop: async () => undefined };
  const workers = [
    every(TELL_MS, () => tellHosted(parts, hosted), "The identity service was not told of a change:"),
    hourly(() => forgetSignIns(parts), "Old sign-ins of the identity service were not forgotten:"),
  ];
  return { stop: async () => void (await Promise.all(workers.map((one) => one.stop()))) };
};
