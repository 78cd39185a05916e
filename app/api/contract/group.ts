import { z } from "zod";
import { row } from "../row";

/** The company's group (control chain), and who lets whom copy answers from issued cards (D5). */
export const group = {
  "registry.group": row({
    service: "registry",
    method: "GET",
    path: "/companies/group",
    extension: true,
    response: z.object({
      /** Null: the provider has named none. */
      controlChain: z.string().nullable(),
      /** By name: the other companies of the group, and those that left it while they had a grant of this one. */
      companies: z.array(
        z.object({
          id: z.string(),
          businessName: z.string(),
          isInGroup: z.boolean(),
          /** It lets this company copy from its issued cards. */
          grants: z.boolean(),
          /** This company lets it copy from its own. */
          isGranted: z.boolean(),
        }),
      ),
    }),
  }),
  "registry.grantCopying": row({
    service: "registry",
    method: "PUT",
    path: "/companies/group/:id/grant",
    extension: true,
  }),
  "registry.withdrawCopying": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/group/:id/grant",
    extension: true,
  }),
};
