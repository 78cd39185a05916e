import { log } from "~/log.server";
import { backOffIn } from "../disk/back-off";
import { storeRefusalOf } from "../disk/disk-errors";
import type { PlatformParts, PlatformSettings } from "../scope";
import {
  claimMail,
  type DueMail,
  dueMails,
  giveUpMail,
  markSent,
  noteFailure,
  releaseMail,
} from "../store/mails";
import { write } from "../store/write";
import type { Delivery } from "./letter";
import { listHeaders } from "./list-headers";
import { renderMail } from "./render";
import { outboxDelivery } from "./outbox";
import { smtpDelivery } from "./smtp";

const POLL_MS = 1_000;
const BATCH = 50;
const GRACE_MS = 1_000;
/** Minutes until a failed mail is tried again; the links of most mails expire after a day. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240, 480];
const MOST_ATTEMPTS = PAUSES.length + 1;
/** Minutes after which the last attempt has ended, or its process has. */
const LAST_MINUTES = 5;

interface MailWorker {
  /** Tries every mail that is due now, and returns after the last attempt. */
  deliver(): Promise<void>;
  /** What each poll does: the same, unless an earlier round has failed too recently. */
  poll(): Promise<void>;
  /** A mail that is being sent has a second to end; one that is not accepted by then stays due. */
  stop(): Promise<void>;
}

/** Sends the mails that are in the store. A mail is a row until it is sent, so it survives restarts. */
export function startMailWorker(
  parts: PlatformParts,
  backing = backOffIn(parts.settings.dataDir, parts.now),
  delivery = deliveryFor(parts.settings),
): MailWorker {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isBusy = false;

  const deliver = () => {
    const round = running.then(() => sendDue(parts, delivery, stopping.signal));
    running = round.catch(() => undefined);
    return round;
  };
  const poll = async () => {
    if (isBusy || stopping.signal.aborted) return;
    isBusy = true;
    try {
      if (!(await backing.mayTry()) || stopping.signal.aborted) return;
      await deliver();
      backing.succeeded();
    } catch (error) {
      log.error({ code: codeOf(error) }, "Mails were not sent");
      await backing.failed();
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void poll(), POLL_MS).unref();

  return {
    deliver,
    poll,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      const late = setTimeout(() => delivery.close(), GRACE_MS);
      await running;
      clearTimeout(late);
      delivery.close();
    },
  };
}

async function sendDue(parts: PlatformParts, delivery: Delivery, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const mails = await dueMails(parts.db, parts.now().toISOString(), MOST_ATTEMPTS, BATCH);
    if (mails.length === 0) return;
    for (const mail of mails) {
      if (stopping.aborted) return;
      if (mail.attempts < MOST_ATTEMPTS) await attempt(parts, delivery, mail, stopping);
      else await giveUp(parts, mail);
    }
  }
}

/** Has words of its own where the provider sees it (mail_error). */
const INTERRUPTED = "interrupted";

/** The process of the last attempt ended before it said how that went. */
async function giveUp({ db, now }: PlatformParts, mail: DueMail): Promise<void> {
  const end = { code: INTERRUPTED, failedAt: now().toISOString() };
  if (!(await write(db, null, (trx) => giveUpMail(trx, mail, end)))) return;
  const { id, template, attempts } = mail;
  log.error({ mail: id, template, attempt: attempts, code: INTERRUPTED }, "A mail failed");
}

async function attempt(
  { db, now, settings }: PlatformParts,
  delivery: Delivery,
  mail: DueMail,
  stopping: AbortSignal,
): Promise<void> {
  const pause = PAUSES[mail.attempts];
  const at = now();
  const claim = {
    now: at.toISOString(),
    nextAttemptAt: new Date(at.getTime() + (pause ?? LAST_MINUTES) * 60_000).toISOString(),
  };
  if (!(await write(db, null, (trx) => claimMail(trx, mail, claim)))) return;
  try {
    // The claim may have waited for the store.
    stopping.throwIfAborted();
    const { providerName, supportEmail, mailFrom, publicUrl } = settings;
    const { link } = mail.params;
    const whole = { ...mail.params, ...(link?.startsWith("/") && { link: publicUrl + link }) };
    await delivery.send({
      id: mail.id,
      template: mail.template,
      from: { name: providerName, address: mailFrom },
      to: mail.recipient,
      date: new Date(mail.createdAt),
      headers: listHeaders(mail.params),
      ...renderMail(mail.template, { ...whole, providerName, supportEmail }),
    });
  } catch (error) {
    // An attempt that this process could not finish does not count.
    if (stopping.aborted || storeRefusalOf(error) !== null) {
      await write(db, null, (trx) => releaseMail(trx, mail, now().toISOString()));
      if (stopping.aborted) return;
      throw error;
    }
    log.error(
      { mail: mail.id, template: mail.template, attempt: mail.attempts + 1, code: codeOf(error) },
      "A mail failed",
    );
    const failedAt = pause === undefined ? now().toISOString() : null;
    await write(db, null, (trx) => noteFailure(trx, mail.id, { code: codeOf(error), failedAt }));
    return;
  }
  await write(db, null, (trx) => markSent(trx, mail.id, now().toISOString()));
}

/** An error's message may quote the mail, and with it a token: only its code or kind is logged. */
const codeOf = (error: unknown) => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
};

/** Sends by SMTP if there is a server, otherwise writes into a folder that people read. */
const deliveryFor = ({ smtpUrl, dataDir }: PlatformSettings): Delivery =>
  smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(dataDir);
