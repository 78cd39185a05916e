import type { Milestone } from "~/domain/survey/question";

/** Relative share of each milestone in the area's weight, for the classes above Fondamentali. */
export const shares: Record<string, Milestone["shares"]> = {
  "composizione-del-personale": { graduate: 20, master: 15 },
  "salute-e-sicurezza": { graduate: 30, master: 30 },
  "retribuzione-e-contratti": { graduate: 25, master: 25 },
  formazione: { graduate: 15, master: 15 },
  "comunita-e-clienti": { graduate: 10, master: 15 },
};
