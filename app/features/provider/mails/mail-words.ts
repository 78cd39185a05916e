import type { OutboxEntry } from "~/api/contract/provider-service";
import provider from "~/texts/it/provider.json";
import { formatDateTime } from "~/texts/format";
import type { T, TextKey } from "~/texts/resources";

const TONES = { waiting: "neutral", retried: "amber", failed: "red" } as const;

/** A mail of the outbox in words; nothing of what it says. */
export const mailWords = (t: T, mail: OutboxEntry) => ({
  id: mail.id,
  kind: known(t, "mail_kind", mail.template, "mail_kind.other"),
  recipient: mail.recipient,
  state: { label: t(`provider:mails.${mail.state}`), tone: TONES[mail.state] },
  attempts: t("provider:mails.attempts", { count: mail.attempts }),
  written: formatDateTime(mail.createdAt),
  next: nextWords(t, mail),
  error: mail.lastError === null ? null : known(t, "mail_error", mail.lastError, "mail_error.other"),
  canRetry: mail.canRetry && mail.state !== "waiting",
  isForgotten: !mail.canRetry,
});

function nextWords(t: T, { nextAttemptAt, canRetry }: OutboxEntry): string {
  if (nextAttemptAt !== null) return formatDateTime(nextAttemptAt);
  return t(canRetry ? "provider:mails.no_next" : "provider:mails.no_more");
}

/** The words of a code; a code without words is named. */
function known(t: T, group: string, code: string, other: "mail_kind.other" | "mail_error.other"): string {
  const key = `${group}.${code}`;
  return Object.hasOwn(provider, key) ? t(`provider:${key}` as TextKey) : t(`provider:${other}`, { code });
}

export type MailWords = ReturnType<typeof mailWords>;
