import type { Fault, SaidFault } from "~/domain/faults";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";

/** What to say about a fault; the page alone knows what it calls the field. */
export function said(fault: Fault): SaidFault {
  const field = "{{field}}";
  return { ...fault, sentence: wordsOf(fault, field) ?? t("errors:unknown_fault", { field }) };
}

/** Null where there are none. */
function wordsOf({ code, params }: Omit<Fault, "path">, field: string): string | null {
  const text = t(`errors:${code}` as TextKey, { field, ...params });
  return text === code ? null : text;
}

/** "internal/conflict" → conflict, "embedded/invalid-credential" → invalid_credential: keys of the error texts. */
export const codeOf = (message: string) => (message.split("/", 2)[1] ?? "unhandled").replaceAll("-", "_");

/** What to say about an error that has to do with no field; of what nobody knows, that it was not foreseen. */
export const sentenceOf = (message: string | null | undefined): string =>
  wordsOf({ code: codeOf(message ?? "") }, "") ?? t("errors:unhandled");
