/** The parts of the home page that the tour goes through, in their order. */
export const TOUR_STEPS = ["card", "next", "scoring", "attestations"] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** "1" to "4"; any other value is no step. */
export const tourStepOf = (param: string | null): TourStep | null => TOUR_STEPS[Number(param) - 1] ?? null;
