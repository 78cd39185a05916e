import type { CompanyEntry, WireOpenVerification } from "~/api/contract/provider";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { ChipTone } from "~/ui/layout/chip";
import type { PageText } from "~/ui/layout/page-handle";

const PAGE_LENGTH = 25;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_LENGTH));

interface StateWords {
  label: string;
  tone: ChipTone;
}

const CARD_TONES = { none: "neutral", valid: "accent", expired: "amber" } as const;

export const cardWords = (t: T, card: CompanyEntry["card"]): StateWords => ({
  label: t(`provider:card.${card}`),
  tone: CARD_TONES[card],
});

export const enabledWords = (t: T, isEnabled: boolean): StateWords => ({
  label: t(isEnabled ? "provider:enabled.yes" : "provider:enabled.no"),
  tone: isEnabled ? "accent" : "neutral",
});

/** What is under way at a company. */
export const waitingWords = (
  t: T,
  { verification, identityAskedAt, deletionDueAt }: CompanyEntry,
): StateWords[] => [
  ...(verification === "unassigned"
    ? [{ label: t("provider:waiting.unassigned"), tone: "amber" as const }]
    : []),
  ...(verification === "assigned"
    ? [{ label: t("provider:waiting.verification"), tone: "outline" as const }]
    : []),
  ...(identityAskedAt === null ? [] : [{ label: t("provider:waiting.identity"), tone: "amber" as const }]),
  ...(deletionDueAt === null
    ? []
    : [{ label: t("provider:waiting.deletion", { date: formatDate(deletionDueAt) }), tone: "red" as const }]),
];

/** When an open verification lapses, and how soon that is. */
export const termWords = (t: T, { lapsesAt, daysLeft }: WireOpenVerification): string =>
  t("provider:verification.term", { date: formatDate(lapsesAt), count: daysLeft });

export const verifierWords = (t: T, { verifier, body }: WireOpenVerification): string =>
  verifier === null
    ? t("provider:verification.unassigned")
    : t("provider:verification.assigned", { verifier, body: body ?? "" });

/** The title of a list, which says how much there is. */
export const deskTitle = (list: "disputes" | "mails" | "verifications", count: number): PageText =>
  count === 0 ? `provider:${list}.title_none` : { key: `provider:${list}.title`, params: { count } };
