/** Draws that are the same every time for the same seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** From `least` to `most`, evenly. */
  between(least: number, most: number): number;
  yes(probability: number): boolean;
  /** One item of a list; `weightOf` makes some more likely. */
  pick<T>(list: readonly [T, ...T[]], weightOf?: (item: T) => number): T;
}

/** The generator known as mulberry32: short, and even enough to invent companies with. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;

  function share(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    share,
    between: (least, most) => least + (most - least) * share(),
    yes: (probability) => share() < probability,
    pick(list, weightOf = () => 1) {
      const [first, ...others] = list;
      let left = share() * list.reduce((sum, item) => sum + weightOf(item), 0);
      return [first, ...others].find((item) => (left -= weightOf(item)) < 0) ?? first;
    },
  };
}
