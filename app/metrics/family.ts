export type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** The family's name; of a histogram with `_bucket`, `_sum` or `_count` behind it. */
  name: string;
  labels: Labels;
  value: number;
}

/** Figures of one name, as a process hands them on. */
export interface Family {
  /** As Prometheus wants it: with its unit at the end, and `_total` where it only grows. */
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  /** What the figures of several processes are together: those of one store are the same in each. */
  across: "sum" | "max";
  samples: Sample[];
}

interface About {
  name: string;
  help: string;
}

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels));

/** What only grows, for each set of labels. */
export class Counter {
  readonly #about: About;
  readonly #values = new Map<string, { labels: Labels; value: number }>();

  constructor(about: About) {
    this.#about = about;
  }

  add(labels: Labels, by = 1): void {
    const key = keyOf(labels);
    const counted = this.#values.get(key);
    if (counted) counted.value += by;
    else this.#values.set(key, { labels, value: by });
  }

  family(): Family {
    const { name } = this.#about;
    const samples = [...this.#values.values()].map(({ labels, value }) => ({ name, labels, value }));
    return { ...this.#about, type: "counter", across: "sum", samples };
  }
}

/** How often a value was at most each of some bounds, for each set of labels. */
export class Histogram {
  readonly #about: About;
  readonly #bounds: readonly number[];
  readonly #values = new Map<string, { labels: Labels; counts: number[]; sum: number }>();

  /** `bounds` rise; the one of all values is added. */
  constructor(about: About, bounds: readonly number[]) {
    this.#about = about;
    this.#bounds = [...bounds, Infinity];
  }

  observe(labels: Labels, value: number): void {
    const key = keyOf(labels);
    const seen = this.#values.get(key) ?? { labels, counts: this.#bounds.map(() => 0), sum: 0 };
    this.#values.set(key, seen);
    const at = this.#bounds.findIndex((bound) => value <= bound);
    seen.counts[at] = (seen.counts[at] ?? 0) + 1;
    seen.sum += value;
  }

  family(): Family {
    const samples = [...this.#values.values()].flatMap((seen) => this.#samplesOf(seen));
    return { ...this.#about, type: "histogram", across: "sum", samples };
  }

  #samplesOf({ labels, counts, sum }: { labels: Labels; counts: number[]; sum: number }): Sample[] {
    const { name } = this.#about;
    let upTo = 0;
    const buckets = this.#bounds.map((bound, at) => {
      upTo += counts[at] ?? 0;
      return { name: `${name}_bucket`, labels: { ...labels, le: numberText(bound) }, value: upTo };
    });
    return [
      ...buckets,
      { name: `${name}_sum`, labels, value: sum },
      { name: `${name}_count`, labels, value: upTo },
    ];
  }
}

/** What is read at this moment. */
export const gauge = (
  about: About & Pick<Family, "across">,
  values: readonly (readonly [labels: Labels, value: number])[],
): Family => ({
  ...about,
  type: "gauge",
  samples: values.map(([labels, value]) => ({ name: about.name, labels, value })),
});

/** The figures of several processes as those of one. */
export function together(processes: readonly (readonly Family[])[]): Family[] {
  const families = new Map<string, { family: Family; samples: Map<string, Sample> }>();
  for (const family of processes.flat()) {
    const known = families.get(family.name) ?? { family, samples: new Map<string, Sample>() };
    families.set(family.name, known);
    for (const sample of family.samples) {
      const key = `${sample.name} ${keyOf(sample.labels)}`;
      const other = known.samples.get(key)?.value;
      known.samples.set(key, { ...sample, value: joined(family.across, sample.value, other) });
    }
  }
  return [...families.values()].map(({ family, samples }) => ({ ...family, samples: [...samples.values()] }));
}

function joined(across: Family["across"], one: number, other: number | undefined): number {
  if (other === undefined) return one;
  return across === "sum" ? one + other : Math.max(one, other);
}

/** What stays true of a process that has ended: a sum that shrank would look like a new beginning. */
export const lastingOf = (families: readonly Family[]): Family[] =>
  families.filter(({ type }) => type !== "gauge");

export const numberText = (value: number): string => (value === Infinity ? "+Inf" : String(value));
