import { z } from "zod";
import { row } from "../row";

/** The fields of the registry that can be proposed. */
const PROPOSED_FIELDS = ["businessName", "address", "city", "province", "sector"] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

const proposedFact = z.object({
  field: z.enum(PROPOSED_FIELDS),
  value: z.string(),
  /** "vat_office": the office that issued the partita IVA; "register": the register of companies. */
  source: z.enum(["vat_office", "register"]),
  /** The code of the office, or the name by which the register calls itself. */
  detail: z.string(),
});
export type ProposedFact = z.infer<typeof proposedFact>;

export const proposedFacts = {
  /** What others know of the company; nothing of it is stored before a person has seen it. */
  "registry.proposedFacts": row({
    service: "registry",
    method: "GET",
    path: "/companies/proposed",
    extension: true,
    response: z.object({
      facts: z.array(proposedFact),
      /** "none": no register is configured, or there is nothing left to ask it. */
      register: z.enum(["none", "found", "unknown", "out_of_reach"]),
    }),
  }),
};
