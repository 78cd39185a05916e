import { z } from "zod";
import { row } from "../row";
import { companySize, email, id, instant, text, year } from "./wire";

export const legalTerms = z.strictObject({
  terms: z.boolean(),
  privacy: z.boolean(),
  otherPrivacy: z.boolean(),
});

export const permission = z.strictObject({ read: z.boolean(), write: z.boolean() });
export const roles = z.strictObject({
  company_admin: z.boolean(),
  service_provider: z.boolean(),
  supplier: permission,
  client: permission,
  association: permission,
  bank: permission,
});

export const userInfo = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phoneNumber: z.string().nullable(),
  preferredLocale: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  companySize: companySize.nullable(),
  currentFiscalYear: z.number(),
  fiscalYearByRole: z.record(z.string(), z.array(z.number())),
  /** The company's fact "abilitata" (D4), copied to its users. */
  isValidated: z.boolean(),
  legalTerms,
  logoUrl: z.string().nullable(),
  roles,
  /** What this user may do in the company (D6); an extension. */
  rights: z.array(z.enum(["read", "write", "administer", "verify"])),
  skipQuickstartWalkthrough: z.boolean(),
  welcomeMessageSeen: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const signUpBody = z.strictObject({
  businessName: text(160).min(1),
  country: z.string().length(2),
  email,
  name: text(80).min(1),
  surname: text(80).min(1),
  legalTerms,
  dunsNumber: text(20).optional(),
  vatNumber: text(20).optional(),
  partitaIva: text(20).optional(),
  /** "È corretto": keeps an identifier whose check digit fails (D9). */
  identifierConfirmed: z.boolean().optional(),
});

const userRow = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  enabled: z.boolean(),
  lastLoginAt: instant.nullable(),
  roles,
});

export const user = {
  "user.info": row({ service: "user", method: "GET", path: "/info", right: "signedIn", response: userInfo }),
  "user.updateInfo": row({
    service: "user",
    method: "PUT",
    path: "/info",
    right: "signedIn",
    body: z.strictObject({
      name: text(80).min(1).optional(),
      surname: text(80).min(1).optional(),
      phoneNumber: text(30).optional(),
      skipQuickstartWalkthrough: z.boolean().optional(),
      welcomeMessageSeen: z.boolean().optional(),
    }),
    response: userInfo,
  }),
  "user.forgotPassword": row({
    service: "user",
    method: "POST",
    path: "/forgot-password",
    right: "public",
    query: z.strictObject({ email }),
  }),
  "user.resetPassword": row({
    service: "user",
    method: "POST",
    path: "/reset-password",
    right: "public",
    body: z.strictObject({ password: text(72), nonce: text(200) }),
  }),
  "user.signUp": row({
    service: "user",
    method: "POST",
    path: "/sign-up",
    right: "registering",
    body: signUpBody,
  }),
  "user.invite": row({
    service: "user",
    method: "POST",
    path: "/invite",
    right: "administer",
    body: z.strictObject({ email, name: text(80).min(1), surname: text(80).min(1), roles }),
  }),
  "user.roles": row({
    service: "user",
    method: "GET",
    path: "/roles",
    right: "administer",
    query: z.strictObject({ pageId: text(200).optional() }),
    response: z.object({
      companyRoles: z.record(z.string(), z.boolean()),
      pagination: z.object({ nextPage: z.string().nullable(), prevPage: z.string().nullable() }),
      usersRoles: z.array(userRow),
    }),
  }),
  "user.rolesCount": row({
    service: "user",
    method: "GET",
    path: "/roles/count",
    right: "administer",
    response: z.object({ count: z.number() }),
  }),
  "user.enable": row({ service: "user", method: "PATCH", path: "/users/:id/enable", right: "administer" }),
  "user.disable": row({ service: "user", method: "PATCH", path: "/users/:id/disable", right: "administer" }),
  "user.delete": row({ service: "user", method: "PATCH", path: "/users/:id/delete", right: "administer" }),
  "user.updateRoles": row({
    service: "user",
    method: "PUT",
    path: "/:id/roles",
    right: "administer",
    body: z.strictObject({ roles }),
  }),
  "user.whitelabels": row({
    service: "user",
    method: "GET",
    path: "/whitelabels",
    right: "signedIn",
    response: z.array(
      z.object({ id: z.string(), label: z.string(), logo: z.string().nullable(), url: z.string() }),
    ),
  }),
  "user.openWhitelabel": row({
    service: "user",
    method: "POST",
    path: "/whitelabels",
    right: "signedIn",
    body: z.strictObject({ id }),
    response: z.string(),
  }),
  "user.popup": row({
    service: "user",
    method: "GET",
    path: "/popup/esgpass",
    right: "signedIn",
    response: z.object({ type: z.string() }),
  }),
  "user.acceptPopup": row({
    service: "user",
    method: "PUT",
    path: "/popup/esgpass",
    right: "signedIn",
    body: z.strictObject({ accepted: z.boolean() }),
    response: z.object({ type: z.string() }),
  }),
  /** Opens the next fiscal year of the company (D1). */
  "user.openYear": row({
    service: "user",
    method: "POST",
    path: "/fiscal-year",
    right: "administer",
    extension: true,
    body: z.strictObject({ year }),
  }),
};
