/**
 * Splits a whole into integers in proportion to weights, exactly: each share is rounded down, and the rest goes one by
 * one to the largest remainders, ties in order. All weights zero: all shares zero.
 */
export function apportion(whole: number, weights: readonly bigint[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(whole) * weight);
  const shares = exact.map((value) => Number(value / total));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** One part of a whole: its weight, and the most that it can take. */
export interface Part {
  weight: bigint;
  room: number;
}

/** Splits as above; a part whose share is above its room takes its room, and the others split again what is left. */
export function apportionWithin(whole: number, parts: readonly Part[]): number[] {
  const full = new Set<number>();
  for (;;) {
    const taken = parts.reduce((sum, { room }, index) => (full.has(index) ? sum + room : sum), 0);
    const open = parts.map(({ weight }, index) => (full.has(index) ? 0n : weight));
    const split = apportion(whole - taken, open);
    const shares = parts.map(({ room }, index) => (full.has(index) ? room : (split[index] ?? 0)));
    const over = parts.flatMap(({ room }, index) => ((shares[index] ?? 0) > room ? [index] : []));
    if (over.length === 0) return shares;
    for (const index of over) full.add(index);
  }
}
