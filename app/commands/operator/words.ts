import type { ApiError } from "~/api/errors";
import type { VerificationPhase } from "~/domain/card/draft-status";
import type { Issue } from "~/domain/issues";
import type { Counts } from "~/platform/verification/progress";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";

const ROME = "Europe/Rome";
const DATE_TIME = new Intl.DateTimeFormat("it", { timeZone: ROME, dateStyle: "short", timeStyle: "short" });

/** dd/MM/yy HH:mm in Italy, from an ISO instant. */
export const dateTime = (instant: string): string => DATE_TIME.format(new Date(instant)).replace(", ", " ");

export const PHASES: Record<VerificationPhase, string> = {
  documents: "controllo automatico",
  third_party: "terza parte",
  in_depth: "esame approfondito",
};

/** The counts of a verification in words. */
export function countWords({ items, judged, commented, asked, rejected, lookedAgain }: Counts): string {
  const far =
    lookedAgain === null
      ? `giudicati ${judged} di ${items}`
      : `${lookedAgain} di ${items} voci riviste in profondità`;
  return `${far}, osservazioni ${commented}, chiarimenti chiesti ${asked}, non accettati ${rejected}`;
}

/** Enough of an id to tell it from others. */
export const short = (id: string): string => id.slice(0, 8);

/** A text from another person, without characters that a terminal would obey. */
export const safe = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

/** The sentences of a refusal, one a line. */
export function wordsOfError({ message, code: named, errors }: ApiError): string {
  const issues: Issue[] = errors.length > 0 ? errors : [{ path: "", code: codeOf(named ?? message) }];
  return issues.map(({ code, path, params }) => sentence(code, path, params)).join("\n");
}

export const sentence = (code: string, field = "", params: Record<string, string> = {}): string => {
  const text = t(`errors:${code}` as TextKey, { field, ...params });
  return text === code ? t("errors:unknown_issue", { field: field || code }) : text;
};

/** "internal/no_verification" → no_verification. */
const codeOf = (message: string) => (message.split("/", 2)[1] ?? message).replaceAll("-", "_");
