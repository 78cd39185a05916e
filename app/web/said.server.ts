import type { Fault, SaidFault } from "~/domain/faults";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";

/** What to say about a fault; the page alone knows what it calls the field. */
export function said(fault: Fault): SaidFault {
  const field = "{{field}}";
  const text = t(`errors:${fault.code}` as TextKey, { field, ...fault.params });
  return { ...fault, sentence: text === fault.code ? t("errors:unknown_fault", { field }) : text };
}

/** "internal/conflict" → conflict, "embedded/invalid-credential" → invalid_credential: keys of the error texts. */
export const codeOf = (message: string) => (message.split("/", 2)[1] ?? "unhandled").replaceAll("-", "_");

/** What to say about an error that has to do with no field; null = nobody says what it was. */
export const sentenceOf = (message: string | null | undefined): string =>
  said({ path: "", code: codeOf(message ?? "") }).sentence.replaceAll("{{field}}", "");
