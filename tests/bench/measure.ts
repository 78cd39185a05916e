/** One figure of the benchmark. */
export interface Figure {
  name: string;
  value: number;
  /** "ms", "requests/s", "×", "%". */
  unit: string;
  /** Our target, in the same unit; absent where the figure only helps to read the others. */
  goal?: { atMost: number } | { atLeast: number };
}

/** One file of this folder: says what it measures and measures it. */
export interface Measure {
  about: string;
  run(): Promise<Figure[]>;
}

/** Milliseconds that some work takes: the median of many runs, after as many as the engine needs to get warm. */
export async function millisecondsOf(
  work: () => unknown,
  { warmUp = 50, runs = 200 }: { warmUp?: number; runs?: number } = {},
): Promise<number> {
  const taken: number[] = [];
  for (let run = -warmUp; run < runs; run += 1) {
    const began = performance.now();
    await work();
    if (run >= 0) taken.push(performance.now() - began);
  }
  return taken.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}

export const meetsGoal = ({ value, goal }: Figure): boolean | null => {
  if (!goal) return null;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
};
