/** The value that this share of them does not exceed; NaN if there are none. */
export const percentile = (values: readonly number[], share: number): number => {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.ceil(share * ordered.length) - 1)] ?? NaN;
};
