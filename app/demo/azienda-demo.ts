import { year2023 } from "./azienda-demo/2023";
import { year2024 } from "./azienda-demo/2024";
import { graduate } from "./azienda-demo/graduate";
import { master } from "./azienda-demo/master";
import { ADMIN } from "./azienda-demo/people";
import { startSmall } from "./azienda-demo/start-small";
import type { DemoYear } from "./demo-answer";

/** A workshop with 38 employees in its third year: about two thirds of the questions answered. */
export const AZIENDA_DEMO: DemoYear[] = [
  year2023,
  year2024,
  {
    fiscalYear: 2025,
    issued: { daysAgo: 12, email: ADMIN },
    sessions: [...startSmall, ...graduate, ...master].sort((a, b) => b.daysAgo - a.daysAgo),
  },
];
