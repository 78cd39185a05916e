import type { Fault, SaidFault } from "~/domain/faults";
import type { TextKey } from "~/texts/resources";
import { t } from "~/texts/i18n.server";

/** What to say about a fault; the page alone knows what it calls the field. */
export function said(fault: Fault): SaidFault {
  const field = "{{field}}";
  const text = t(`errors:${fault.code}` as TextKey, { field, ...fault.params });
  return { ...fault, sentence: text === fault.code ? t("errors:unknown_fault", { field }) : text };
}
