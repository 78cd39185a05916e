/** One line that only one of two texts has, with its place in that text. */
export interface Change {
  side: "+" | "-";
  line: string;
  at: number;
}

/** The fewest lines to add to `from` and to take from it to make it `to`, in reading order. */
export function changesBetween(from: readonly string[], to: readonly string[]): Change[] {
  const rows = from.length + 1;
  const columns = to.length + 1;
  /** Length of the longest common rest from each pair of places. */
  const rest = new Uint16Array(rows * columns);
  const restAt = (i: number, j: number) => rest[i * columns + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      rest[i * columns + j] =
        from[i] === to[j] ? restAt(i + 1, j + 1) + 1 : Math.max(restAt(i + 1, j), restAt(i, j + 1));
    }
  }
  const changes: Change[] = [];
  for (let i = 0, j = 0; i < from.length || j < to.length;) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      i += 1;
      j += 1;
    } else if (j < to.length && (i === from.length || restAt(i, j + 1) >= restAt(i + 1, j))) {
      changes.push({ side: "+", line: to[j] ?? "", at: j });
      j += 1;
    } else {
      changes.push({ side: "-", line: from[i] ?? "", at: i });
      i += 1;
    }
  }
  return changes;
}
