import type { ReactNode } from "react";
import { cardLabel } from "~/domain/card/card-label";
import { formatDate, formatDateTime } from "~/texts/format";
import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";

interface DraftRowProps {
  updatedAt: string | null;
  /** When the verification last decided something. */
  decidedAt: string | null;
  usefulInfo: string | null;
  /** Whole percent of the questions done. */
  percent: number;
  status: number;
  /** The publish action, which only the draft's row has (D5). */
  children: ReactNode;
}

export function DraftRow({ updatedAt, decidedAt, usefulInfo, percent, status, children }: DraftRowProps) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="bozza">
      <h2 id="bozza">{t("dashboard:history.draft")}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone="outline">{t(`card:label.${cardLabel(status)}`)}</Chip>{" "}
        <span>
          {updatedAt === null
            ? t("dashboard:home.never_saved")
            : t("dashboard:history.draft_saved", { at: formatDateTime(updatedAt), percent })}
        </span>
      </p>
      {decidedAt === null ? null : <p>{t("history:decided", { date: formatDate(decidedAt) })}</p>}
      {usefulInfo === null ? null : <p>{usefulInfo}</p>}
      {children}
    </section>
  );
}
