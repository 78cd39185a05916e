import type { CompanyDetail } from "~/api/contract/provider";
import { formatDate, formatDateTime } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { cardWords, enabledWords, waitingWords } from "../desk-words";

/** The company that the address names; 404 for any other. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const company = await ifOffered(viewer.call("provider.company", { params: { id: params["id"] ?? "" } }));
  return presentCompany(company);
});

const presentCompany = (company: CompanyDetail) => ({
  id: company.id,
  name: company.businessName,
  isEnabled: company.isEnabled,
  enabled: enabledWords(t, company.isEnabled),
  card: cardWords(t, company.card),
  waiting: waitingWords(t, company),
  facts: factsOf(company),
  administrators: company.administrators.map(({ name, email, accessActive, lastLoginAt }) => ({
    name,
    email,
    access: t(accessActive ? "provider:access.on" : "provider:access.off"),
    lastLogin: lastLogin(lastLoginAt),
  })),
  enablements: company.enablements.map(({ enabled, reason, changedAt }) => ({
    at: formatDateTime(changedAt),
    what: t(enabled ? "provider:enablement.given" : "provider:enablement.taken"),
    reason: reason || t("provider:enablement.no_reason"),
  })),
  askedOn: company.identityRequest ? formatDate(company.identityRequest.askedAt) : null,
  deletedOn: company.deletionDueAt === null ? null : formatDate(company.deletionDueAt),
  group: company.controlChain,
  disputes: company.disputes.map(({ id, email, sentAt }) => ({ id, email, sentOn: formatDate(sentAt) })),
});

const lastLogin = (at: string | null): string => (at === null ? t("provider:never") : formatDateTime(at));

/** Registry essentials, in the order of the page; empty ones are left out. */
function factsOf(company: CompanyDetail) {
  const { identifier, country, fiscalCode, address, city, province, sector, cardUntil } = company;
  const place = [address, city, province].filter(Boolean).join(", ");
  const facts = [
    ["provider:fact.identifier", identifier === null ? null : `${country} ${identifier}`],
    ["provider:fact.fiscal_code", fiscalCode],
    ["provider:fact.place", place || null],
    ["provider:fact.sector", sector],
    ["provider:fact.year", String(company.fiscalYear)],
    ["provider:fact.card_until", cardUntil === null ? null : formatDate(cardUntil)],
    ["provider:fact.since", formatDate(company.createdAt)],
    ["provider:fact.updated", formatDateTime(company.updatedAt)],
  ] as const;
  return facts.flatMap(([key, value]) => (value === null ? [] : [{ label: t(key), value }]));
}

export type PresentedCompany = ReturnType<typeof presentCompany>;
