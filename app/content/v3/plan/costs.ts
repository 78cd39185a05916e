import type { CompanySize } from "~/domain/question/answer";
import type { Cost, Effort } from "~/domain/scoring/plan/effort";

const cost = (hours: [from: number, to: number], euro: [from: number, to: number]): Cost => ({
  hours: { from: hours[0], to: hours[1] },
  euro: { from: euro[0], to: euro[1] },
});

/**
 * An estimate of our own, without a source outside: hours of people of the company, and euro paid to others, for the full
 * points of one question of an effort. The upper end of a high effort is a first investment, not a whole plant.
 */
export const costsV3: Readonly<Record<CompanySize, Record<Effort, Cost>>> = {
  micro: {
    low: cost([1, 4], [0, 100]),
    medium: cost([8, 24], [0, 800]),
    high: cost([24, 120], [500, 10_000]),
  },
  small: {
    low: cost([2, 6], [0, 200]),
    medium: cost([16, 40], [200, 2_000]),
    high: cost([40, 240], [1_500, 40_000]),
  },
  medium: {
    low: cost([4, 12], [0, 500]),
    medium: cost([24, 80], [1_000, 6_000]),
    high: cost([80, 480], [5_000, 150_000]),
  },
  large: {
    low: cost([8, 24], [0, 1_000]),
    medium: cost([40, 160], [2_000, 15_000]),
    high: cost([160, 960], [20_000, 500_000]),
  },
};
