import { t } from "~/texts/i18n.server";
import { formatDate } from "~/texts/format";
import { readOnlyCode } from "./asked-period.server";
import type { Period } from "./period";
import type { Viewer } from "./viewer.server";

/** Which version of which year is read here and why it is only read; null for the draft of the current year. */
export function periodWords(
  period: Period | null,
  viewer: Viewer,
  issuedAt: string | null = null,
): string | null {
  const code = readOnlyCode(period, viewer);
  if (period === null || code === null) return null;
  const { version: card, year } = period;
  if (code === "read_only_year") return t("survey:period.closed", { year });
  const what = t(card === "public" ? "survey:period.public" : "survey:period.card", { card, year });
  const when = issuedAt && t("survey:period.issued", { at: formatDate(issuedAt) });
  return [what, when, t("survey:period.why")].filter(Boolean).join(" ");
}
