import type { ReactNode } from "react";
import { formatDateTime } from "~/ui/format";
import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";

interface DraftRowProps {
  updatedAt: string | null;
  usefulInfo: string | null;
  /** Whole percent of the questions done. */
  percent: number;
  status: number;
  /** The publish action, which stands on the draft's row only (D5). */
  children: ReactNode;
}

export function DraftRow({ updatedAt, usefulInfo, percent, status, children }: DraftRowProps) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="bozza">
      <h2 id="bozza">{t("dashboard:history.draft")}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone="outline">{t(`card:draft_status.${String(status) as "0"}`)}</Chip>
        <span>
          {updatedAt === null
            ? t("dashboard:home.never_saved")
            : t("dashboard:history.draft_saved", { at: formatDateTime(updatedAt), percent })}
        </span>
      </p>
      {usefulInfo === null ? null : <p>{usefulInfo}</p>}
      {children}
    </section>
  );
}
