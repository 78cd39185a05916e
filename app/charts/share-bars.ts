import { BUCKETS, type BucketIndex, type PerBucket } from "~/domain/benchmark/buckets";

interface ShareBarsData {
  /** Percents of the companies, in the order of the buckets; together 100. */
  shares: PerBucket;
  /** The bucket of the user's company; null where it has no score. */
  mine: BucketIndex | null;
}

export interface ShareBar {
  id: string;
  /** "1-30". */
  range: string;
  share: number;
  isMine: boolean;
  height: number;
  /** As long as the share, as SVG takes it; null at zero. */
  width: `${number}%` | null;
}

const HEIGHT = 20;

/** The scores of a bucket, as the specification names it: "0", "1-30" … */
export function rangeOf(bucket: number): string {
  const { from = null, to = null } = BUCKETS[bucket] ?? {};
  return from === to ? String(from) : `${from}-${to}`;
}

/** The share of companies in each of the four buckets, a bar each: the whole width is 100 %. */
export const shareBars = ({ shares, mine }: ShareBarsData): ShareBar[] =>
  BUCKETS.map(({ id }, index) => {
    const share = shares[index] ?? 0;
    return {
      ...{ id, share, range: rangeOf(index), height: HEIGHT, isMine: index === mine },
      width: share === 0 ? null : `${share}%`,
    };
  });
