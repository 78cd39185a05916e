import type { QuestionMapping } from "~/domain/survey/last-year";
import { kept } from "./kept";
import { mapping as environment } from "./v2-to-v3/environment";
import { mapping as governance } from "./v2-to-v3/governance";
import { mapping as social } from "./v2-to-v3/social";

// Yearly amounts are always "revised": a number of 2024 is no answer for a later year. Only lasting facts asked in the
// same way are "same". A choice is left out if the newer one claims more than the older one said, and "none" if the
// newer question has more choices.
export const mapping: QuestionMapping[] = [...environment, ...social, ...governance];

/** Questions without a successor. */
export const withdrawn: string[] = [
  "v2-env-acqua-e-rifiuti-recupero",
  "v2-env-territorio-e-clima-danni",
  "v2-soc-personale-apprendisti",
  "v2-soc-salute-e-sicurezza-ore",
  "v2-gov-strategia-e-fornitori-agenda-2030",
];

/**
 * Of these, the ones whose figures a question with a predecessor of its own asks for as well: rules and the register of
 * figures still read them of the year before.
 */
export const takenIn: QuestionMapping[] = [
  {
    from: "v2-soc-salute-e-sicurezza-ore",
    to: "v3-soc-salute-e-sicurezza-infortuni",
    change: "revised",
    elements: kept("ore"),
  },
];
