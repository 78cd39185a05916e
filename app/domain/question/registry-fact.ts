/** The registry facts that a dependency or plausibility rule may use. */
export const REGISTRY_FACTS = ["employees", "workforce", "turnover", "size", "macrosector"] as const;
export type RegistryFact = (typeof REGISTRY_FACTS)[number];
/** The registry facts that are numbers. */
export const REGISTRY_FIGURES = ["employees", "workforce", "turnover"] as const satisfies RegistryFact[];
export type RegistryFigure = (typeof REGISTRY_FIGURES)[number];
