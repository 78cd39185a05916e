import { z } from "zod";
import { PROFILES } from "~/domain/people/rights";
import { row } from "../row";

/** The profiles of the caller's company, and the one that the caller works in. */
export const profiles = {
  "user.profiles": row({
    service: "user",
    method: "GET",
    path: "/profiles",
    extension: true,
    response: z.object({
      profiles: z.array(
        z.object({
          profile: z.enum(PROFILES),
          /** The provider named the years; otherwise they are all that the company has something in. */
          isLimited: z.boolean(),
          years: z.array(z.number()),
        }),
      ),
    }),
  }),
  "user.chooseProfile": row({
    service: "user",
    method: "PUT",
    path: "/profiles/chosen",
    extension: true,
    body: z.strictObject({ profile: z.enum(PROFILES) }),
  }),
};
