import type { Milestone } from "~/domain/survey/question";

/** Relative share of each milestone in the area's weight, for the classes above Fondamentali. */
export const shares: Record<string, Milestone["shares"]> = {
  energia: { graduate: 20, master: 20 },
  emissioni: { graduate: 20, master: 35 },
  acqua: { graduate: 10, master: 10 },
  "rifiuti-e-materiali": { graduate: 20, master: 15 },
  "suolo-e-biodiversita": { graduate: 10, master: 10 },
  "clima-e-rischi": { graduate: 20, master: 10 },
};
