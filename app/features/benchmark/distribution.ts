import { rangeOf, type ShareBar, shareBars } from "~/charts/share-bars";
import { printed } from "~/charts/shapes";
import { BUCKETS } from "~/domain/benchmark/buckets";
import { EXACT_FROM } from "~/domain/benchmark/shown";
import type { T } from "~/texts/resources";
import { type Compared, examples } from "./sides";

export interface DistributionShown {
  label: string;
  caption: string;
  bars: ShareBar[];
  isExample: boolean;
  /** Part by part, in numbers only; null for an example. */
  parts: { columns: string[]; rows: { key: string; cells: string[] }[] } | null;
}

/** How the companies of one class, or of the potential, lie in the four buckets, with the company's own. */
export function distributionOf(t: T, one: Compared): DistributionShown {
  const { label, isExample, without, same } = one;
  const shares = one.shares ?? examples;
  const bucket = without || same ? null : one.bucket;
  const isRounded = !isExample && (one.gap.numberOfCompanies?.from ?? EXACT_FROM) < EXACT_FROM;
  const sentences = [
    isExample ? t("benchmark:distribution.example") : "",
    t("benchmark:distribution.caption", { shares: sharesWords(t, shares) }),
    isRounded ? t("benchmark:distribution.rounded") : "",
    bucket === null
      ? t(`benchmark:distribution.mine_${reasonOf(one)}`)
      : t("benchmark:distribution.mine", { range: rangeOf(bucket) }),
  ];
  return {
    label,
    caption: sentences.filter(Boolean).join(" "),
    bars: shareBars({ shares, mine: bucket }),
    isExample,
    parts: isExample ? null : partsTable(t, one),
  };
}

/** Buckets that hold somebody; an empty one is seen in the bars, and would only lengthen the sentence. */
function sharesWords(t: T, shares: readonly number[]): string {
  const held = shares.flatMap((share, bucket) =>
    share > 0 ? [{ share, range: t(`benchmark:distribution.in_${String(bucket) as "0"}`) }] : [],
  );
  return held
    .map(({ share, range }, index) =>
      index === 0 ? t("benchmark:distribution.first", { count: share, range }) : `${share} ${range}`,
    )
    .join(", ");
}

const reasonOf = ({ without, same }: Compared) =>
  without === "unfilled" ? "unfilled" : same ? "incomplete" : "none";

const partsTable = (t: T, { parts }: Compared) => ({
  columns: [t("benchmark:item"), ...BUCKETS.map((_, bucket) => rangeOf(bucket))],
  rows: parts.map(({ id, label, shares }) => ({
    key: id,
    cells: [label, ...BUCKETS.map((_, index) => printed(shares?.[index] ?? null))],
  })),
});
