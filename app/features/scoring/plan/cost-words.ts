import type { CallOutput } from "~/api/contract";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { EFFORTS } from "~/domain/scoring/plan/effort";
import { formatWhole } from "~/texts/format";
import type { T } from "~/texts/resources";

type Costs = CallOutput<"scoring.developmentPlan">["costs"];
type Cost = Costs["rows"][number];

const HOURS_A_DAY = 8;
/** From here on an estimate is said in days. */
const DAYS_FROM_HOURS = 24;

/** "2-6 ore, fino a 200 euro"; nothing where the server tells no cost. */
export function costWords(t: T, cost: Cost | undefined): string {
  return cost ? [timeOf(t, cost), euroOf(t, cost)].join(", ") : "";
}

function timeOf(t: T, { hours: { from, to } }: Cost): string {
  if (to <= DAYS_FROM_HOURS) return t("plan:cost.time.hours", { from, to });
  const days = (hours: number) => Math.round(hours / HOURS_A_DAY);
  return t("plan:cost.time.days", { from: days(from), to: days(to) });
}

const euroOf = (t: T, { euro: { from, to } }: Cost): string =>
  t(from === 0 ? "plan:cost.euro_upto" : "plan:cost.euro", { from: formatWhole(from), to: formatWhole(to) });

/** The whole table: an effort a row, a size of company a column. */
export const costTable = (t: T, { rows, size }: Costs) => ({
  lead: t("plan:cost.lead", { size: t(`labels:size.${size}`) }),
  sizes: COMPANY_SIZES.map((id) => t(`labels:size.${id}`)),
  rows: EFFORTS.map((effort) => ({
    effort: t(`plan:cost.effort.${effort}`),
    cells: COMPANY_SIZES.map((id) =>
      costWords(
        t,
        rows.find((row) => row.size === id && row.effort === effort),
      ),
    ),
  })),
});
