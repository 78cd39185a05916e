import type { CallOutput } from "~/api/contract";
import { expiryOf } from "~/domain/attestations/expiry";
import { dateWords } from "~/domain/calendar-date";
import { lastClosedYear } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import type { ChipTone } from "~/ui/layout/chip";
import { providerUrls } from "~/web/provider-urls";
import type { Viewer } from "~/web/viewer.server";
import { verifierUrls } from "~/web/verifier-urls";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";

type HomePage = CallOutput<"scoring.homePage">;

export interface WatchItem {
  label: string;
  href: string;
  note?: string;
  chip?: { label: string; tone: ChipTone };
}

interface Watched {
  home: HomePage;
  certificates: CallOutput<"registry.attestations"> | null;
  today: string;
  can: Viewer["can"];
  offers: Viewer["offers"];
  /** The company can open its next year here. */
  opensYears: boolean;
  /** The desk of a verifier, or of the provider, is the next step already. */
  isDeskNext: boolean;
}

/** What does not wait for today, but should not be forgotten: the most urgent first. */
export function watchList({
  home,
  certificates,
  today,
  can,
  offers,
  opensYears,
  isDeskNext,
}: Watched): WatchItem[] {
  const writes = can("write");
  const { left } = home.survey.draft;
  const toConfirm = left?.toConfirm ?? 0;
  return [
    ...(certificates ?? []).flatMap((one) => certificateItem(one, today, writes)),
    ...(writes && toConfirm > 0
      ? [
          {
            label: t("dashboard:watch.to_confirm", { count: toConfirm }),
            href: urls.survey({ status: "autofilled" }),
          },
        ]
      : []),
    ...(writes && home.survey.versioned.weights?.isDefault
      ? [{ label: t("dashboard:watch.default_weights"), href: urls.registrySection("essential") }]
      : []),
    ...(home.bank && home.survey.draft.started
      ? [{ label: t("dashboard:watch.bank", { ...home.bank }), href: urls.sheet("bank") }]
      : []),
    ...(can("verify") && !isDeskNext
      ? [{ label: t("shell:menu.verifications"), href: verifierUrls.cases() }]
      : []),
    ...(can("provide") && !isDeskNext
      ? [{ label: t("shell:menu.provider"), href: providerUrls.companies() }]
      : []),
    ...(opensYears ? [nextYear(home.year + 1, today)] : []),
  ].filter(({ href }) => offers(href));
}

function certificateItem(
  { id, name, expiresOn }: CallOutput<"registry.attestations">[number],
  today: string,
  writes: boolean,
): WatchItem[] {
  const expiry = expiryOf(expiresOn, today);
  if (expiry === null || expiresOn === null) return [];
  const isOver = expiry === "expired";
  return [
    {
      label: name,
      href: writes ? attestationUrls.one(id) : attestationUrls.all(),
      note: t(isOver ? "attestations:expired_on" : "attestations:expires_on", { date: dateWords(expiresOn) }),
      chip: isOver
        ? { label: t("attestations:expired"), tone: "red" }
        : { label: t("dashboard:watch.soon"), tone: "amber" },
    },
  ];
}

const nextYear = (year: number, today: string): WatchItem =>
  year <= lastClosedYear(new Date(today))
    ? { label: t("dashboard:watch.open_year", { year }), href: urls.registry() }
    : {
        label: t("dashboard:watch.next_year", { year }),
        href: urls.registry(),
        note: t("dashboard:watch.next_year_from", { from: year + 1 }),
      };
