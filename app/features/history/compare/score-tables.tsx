import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { ScoreRows } from "./scores";

/** Points before and after: by class and area, and by those milestones where they differ. */
export function ScoreTables({ scores: { areas, milestones } }: { scores: ScoreRows }) {
  const t = useT();
  const columns = (what: string) => [
    { label: what, rowHeader: true },
    // Not numeric: an unfinished class says in a sentence how far it has come.
    { label: t("compare:before") },
    { label: t("compare:after") },
    { label: t("compare:scores.difference"), numeric: true },
  ];
  return (
    <>
      <DataTable
        id="punti"
        caption={t("compare:scores.caption")}
        stack
        columns={columns(t("compare:scores.what"))}
        rows={areas}
      />
      <Details summary={t("compare:scores.milestones")} look="panel">
        {milestones.length === 0 ? (
          <p>{t("compare:scores.milestones_none")}</p>
        ) : (
          <DataTable
            id="punti-temi"
            caption={t("compare:scores.milestones")}
            captionHidden
            stack
            columns={columns(t("compare:scores.what_milestone"))}
            rows={milestones}
          />
        )}
      </Details>
    </>
  );
}
