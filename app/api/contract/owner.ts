import { z } from "zod";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { COMPANY_DELETION_REFUSALS } from "~/domain/company/deletion";
import { ACCESS_REFUSALS } from "~/domain/people/access-change";
import { row } from "../row";
import { instant, neededText, password } from "./wire";

/** The password of the account, typed again before something that cannot be undone. */
const proof = z.strictObject({ password });

/** What a person and a company may do with their own data (GDPR); all extensions. */
export const owner = {
  /** An address of a file with everything that is kept about the signed-in person, for five minutes. */
  "user.exportOwnData": row({
    service: "user",
    method: "POST",
    path: "/account/export",
    extension: true,
    body: proof,
    response: z.object({ downloadUrl: z.string() }),
  }),
  /** Why the signed-in person cannot delete their account; null = they can. */
  "user.ownDeletion": row({
    service: "user",
    method: "GET",
    path: "/account/deletion",
    extension: true,
    response: z.object({ refusal: z.enum(ACCESS_REFUSALS).nullable() }),
  }),
  "user.deleteAccount": row({
    service: "user",
    method: "POST",
    path: "/account/deletion",
    extension: true,
    frees: true,
    body: proof,
  }),
  /** Whether the company is about to be deleted, and why it cannot be. */
  "user.companyDeletion": row({
    service: "user",
    method: "GET",
    path: "/company/deletion",
    extension: true,
    response: z.object({
      deletion: z.object({ askedAt: instant, dueAt: instant, askedBy: z.string().nullable() }).nullable(),
      refusals: z.array(z.enum(COMPANY_DELETION_REFUSALS)),
    }),
  }),
  "user.askCompanyDeletion": row({
    service: "user",
    method: "POST",
    path: "/company/deletion",
    extension: true,
    body: z.strictObject({ businessName: neededText(REGISTRY_LIMITS.businessName), password }),
    response: z.object({ dueAt: instant }),
  }),
  "user.withdrawCompanyDeletion": row({
    service: "user",
    method: "DELETE",
    path: "/company/deletion",
    extension: true,
  }),
};
