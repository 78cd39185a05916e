import { z } from "zod";
import { PROFILES } from "~/domain/people/rights";
import { row } from "../row";

const profile = z.object({
  profile: z.enum(PROFILES),
  isGranted: z.boolean(),
  /** The years of the grant, beside the current one; null = all in which the company has something. */
  years: z.array(z.number()).nullable(),
  /** The years that it opens now, newest first; none without a grant. */
  openYears: z.array(z.number()),
  /** Who has a permission in it; without a grant the permission counts nowhere. */
  people: z.number(),
});

/** The provider's desk: the profiles of a company and their years. All rows are extensions. */
export const providerProfiles = {
  "provider.profiles": row({
    service: "provider",
    method: "GET",
    path: "/companies/:id/profiles",
    extension: true,
    response: z.object({
      company: z.object({ id: z.string(), name: z.string() }),
      profiles: z.array(profile),
    }),
  }),
  /**
   * Gives a company a profile, or other years, or takes it back. `seen`: what the provider saw, as `grantExtent` writes
   * it; something else is a 409.
   */
  "provider.setProfile": row({
    service: "provider",
    method: "PUT",
    path: "/companies/:id/profiles/:profile",
    extension: true,
    body: z.strictObject({
      granted: z.boolean(),
      years: z.array(z.number().int().min(0).max(9999)).max(100).nullable(),
      seen: z.string().max(600),
    }),
    response: z.object({ hasChanged: z.boolean() }),
  }),
};
