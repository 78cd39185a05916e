import type { Milestone } from "~/domain/survey/question";

/** Relative share of each milestone in the area's weight, for the classes above Fondamentali. */
export const shares: Record<string, Milestone["shares"]> = {
  "identita-e-sedi": { graduate: 10, master: 10 },
  responsabilita: { graduate: 20, master: 15 },
  legalita: { graduate: 30, master: 20 },
  strategia: { graduate: 20, master: 30 },
  "catena-di-fornitura": { graduate: 20, master: 25 },
};
