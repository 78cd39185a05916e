import type { Company } from "~/api/contract/registry";
import type { T } from "~/texts/resources";
import { formatDate } from "~/texts/format";
import { type Choices, wordsFor } from "../present";

export interface WaitingRequest {
  askedOn: string;
  lines: { label: string; value: string }[];
}

const LABELS = {
  businessName: "registry:field.businessName",
  country: "registry:field.country",
  partitaIva: "registry:identifier.partitaIva",
  vatNumber: "registry:identifier.vatNumber",
  dunsNumber: "registry:identifier.dunsNumber",
  fiscalCode: "registry:field.fiscalCode",
  nationalId: "registry:field.nationalId",
  nationalIdType: "registry:field.nationalIdType",
  province: "registry:field.province",
} as const;

const isLabelled = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);

/** The new values of a request that waits; null when the company has none. */
export function presentRequest(
  t: T,
  { identityRequest }: Company,
  choices: Partial<Choices>,
): WaitingRequest | null {
  if (!identityRequest) return null;
  return {
    askedOn: formatDate(identityRequest.askedAt),
    lines: identityRequest.changes.map(({ field, value }) => ({
      label: t("registry:identity.new_value", { field: isLabelled(field) ? t(LABELS[field]) : field }),
      value: value === null ? t("registry:identity.removed") : wordsFor(t, choices, field, value),
    })),
  };
}
