import type { ScoringMethod } from "~/api/contract/config";
import { BANDS } from "~/domain/scoring/bands";
import { CLASSES } from "~/domain/question/question";
import type { T, TextKey } from "~/texts/resources";
import { formatPoints } from "~/texts/format";
import { Words } from "~/ui/glossary/first-uses";
import { DataTable } from "~/ui/layout/data-table";
import { ScoreBar } from "~/ui/score/score-bar";
import { useT } from "~/ui/texts";

/** The one table of bands, as it colours every score. */
export function BandsTable() {
  const t = useT();
  return (
    <DataTable
      id="fasce"
      caption={t("method:bands_table")}
      columns={[
        { label: t("method:column.score") },
        { label: t("method:column.band"), rowHeader: true },
        { label: t("method:column.colour") },
      ]}
      rows={BANDS.map(({ id, from, to, colour }) => ({
        key: id,
        cells: [
          from === null ? "--" : from === to ? from : t("method:range", { from, to }),
          <span key="band" className={`band-${id}`}>
            <span className="band-name">{t(`card:band.${id}`)}</span>
          </span>,
          <div key="colour" className="flex flex-wrap items-center gap-x-3">
            <span className="w-24">
              <ScoreBar actual={to ?? -1} max={100} />
            </span>
            {t(`method:colour.${colour}`)}
          </div>,
        ],
      }))}
    />
  );
}

/** The share of each milestone in the points of its area, class by class. */
export function MilestonesTable({ id, milestones }: ScoringMethod["areas"][number]) {
  const t = useT();
  const area = t(`labels:area.${id}` as TextKey);
  return (
    <DataTable
      id={id}
      caption={t("method:milestones_table", { area })}
      stack
      columns={[
        { label: t("method:column.milestone"), rowHeader: true },
        ...CLASSES.map((level) => ({
          label: t("method:column.in_class", { label: t(`labels:level.${level}`) }),
        })),
      ]}
      rows={milestones.map((milestone) => ({
        key: milestone.id,
        cells: [milestone.label, ...milestone.classes.map((one) => partWords(t, one))],
      }))}
    />
  );
}

type ClassShare = ScoringMethod["areas"][number]["milestones"][number]["classes"][number];

const partWords = (t: T, { share, scored }: ClassShare): string =>
  scored === 0
    ? t("method:milestone_unscored")
    : t("method:milestone_share", { share: formatPoints(share), count: scored });

/** The weights of the areas for every kind of company, with the reason. */
export function WeightsTable({ weights }: Pick<ScoringMethod, "weights">) {
  const t = useT();
  return (
    <DataTable
      id="pesi"
      caption={t("method:areas_table")}
      stack
      columns={[
        { label: t("method:column.sectors"), rowHeader: true },
        { label: t("method:column.sizes") },
        { label: t("labels:area.environment"), numeric: true },
        { label: t("labels:area.social"), numeric: true },
        { label: t("labels:area.governance"), numeric: true },
      ]}
      rows={weights.map(({ macrosectors, sizes, environment, social, governance, reason }, index) => ({
        key: String(index),
        cells: [
          <Sectors key="sectors" {...{ macrosectors, reason }} />,
          sizes === null ? t("method:sizes_all") : sizes.map((size) => t(`labels:size.${size}`)).join(", "),
          environment,
          social,
          governance,
        ],
      }))}
    />
  );
}

function Sectors({
  macrosectors,
  reason,
}: Pick<ScoringMethod["weights"][number], "macrosectors" | "reason">) {
  const t = useT();
  const names = macrosectors?.map(({ id, label }) => `${id} ${label}`).join("; ");
  return (
    <>
      {names ?? t("method:whatever_sector")}
      <br />
      <small className="hint">
        <Words>{reason}</Words>
      </small>
    </>
  );
}
