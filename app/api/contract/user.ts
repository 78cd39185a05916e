import { z } from "zod";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { isLocale } from "~/domain/people/locales";
import { isLinkLike } from "~/domain/people/link-like";
import { PROFILES } from "~/domain/people/rights";
import { extension } from "../extension";
import { row } from "../row";
import { personName, shownRoles } from "./people";
import { refusedField } from "./registry";
import {
  companySize,
  email,
  id,
  mailedToken,
  neededText,
  password,
  text,
  typedIdentifier,
  year,
} from "./wire";

export const legalTerms = z.strictObject({
  terms: z.boolean(),
  privacy: z.boolean(),
  otherPrivacy: z.boolean(),
});

/** As an answer has them: a server may have further texts. */
const acceptedTerms = z.object(legalTerms.shape);

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
  legalTerms: acceptedTerms,
  logoUrl: z.string().nullable(),
  roles: shownRoles,
  /** The rights of this user in the company (D6). */
  rights: extension(z.array(z.enum(["read", "write", "administer", "verify", "provide"]))),
  /** The profile that the user works in: the chosen one, otherwise the first that the user may read. */
  profile: extension(z.enum(PROFILES).nullable()),
  /** Administrators of the company whom a user who may not write can ask. */
  administrators: extension(z.array(z.object({ name: z.string(), email: z.string() }))),
  secondFactor: extension(z.enum(["on", "off", "needed"])),
  skipQuickstartWalkthrough: z.boolean(),
  welcomeMessageSeen: z.boolean(),
  /** When the company will be deleted, unless an administrator withdraws that. */
  companyDeletedAt: extension(z.string().nullable()),
});

/** A consent that every account requires (D8). */
const consent = z.boolean().refine(Boolean, "consent_required");

/** A name that our mails may carry before its owner has confirmed anything. */
const plainName = (name: z.ZodString) => name.refine((typed) => !isLinkLike(typed), "link_in_name");

/** The data of a company and its first user at registration; form and call share it. */
export const newcomer = {
  businessName: plainName(neededText(REGISTRY_LIMITS.businessName)),
  country: text(2).min(2),
  name: plainName(personName),
  surname: plainName(personName),
};

/** What a dispute about a registered company consists of. */
export const dispute = {
  country: newcomer.country,
  identifier: neededText(40),
  email,
  message: neededText(1000),
};

const consents = { terms: consent, privacy: consent, otherPrivacy: consent };

export const signUpBody = z.strictObject({
  ...newcomer,
  email,
  legalTerms: z.strictObject(consents),
  dunsNumber: typedIdentifier.optional(),
  vatNumber: typedIdentifier.optional(),
  partitaIva: typedIdentifier.optional(),
  /** "È corretto": stores an identifier whose check digit fails (D9). Absent: the rules of §5 alone count. */
  identifierConfirmed: extension(z.boolean()),
});

export const popupType = text(40);

/** "none" = no notice. */
export const popup = z.object({
  type: z.string(),
  title: extension(z.string()),
  text: extension(z.string()),
  url: extension(z.string().nullable()),
});

export const user = {
  "user.info": row({
    service: "user",
    method: "GET",
    path: "/info",
    response: userInfo,
  }),
  "user.updateInfo": row({
    service: "user",
    method: "PUT",
    path: "/info",
    body: z.strictObject({
      name: newcomer.name.optional(),
      surname: newcomer.surname.optional(),
      phoneNumber: text(REGISTRY_LIMITS.contactPhone).optional(),
      preferredLocale: z.string().refine(isLocale, "unknown_choice").optional(),
      skipQuickstartWalkthrough: z.boolean().optional(),
      welcomeMessageSeen: z.boolean().optional(),
      /** As the person has given them, or more; a given consent is not taken back here. */
      legalTerms: legalTerms.optional(),
    }),
    response: userInfo,
  }),
  "user.forgotPassword": row({
    service: "user",
    method: "POST",
    path: "/forgot-password",
    query: z.strictObject({ email }),
  }),
  "user.resetPassword": row({
    service: "user",
    method: "POST",
    path: "/reset-password",
    /** Consents, for the nonce of an invitation. */
    body: z.strictObject({ password, nonce: mailedToken, legalTerms: extension(legalTerms) }),
  }),
  "user.signUp": row({
    service: "user",
    method: "POST",
    path: "/sign-up",
    body: signUpBody,
  }),
  /** Mails the link of a pending sign-up once more; the answer is one for every address. */
  "user.sendSignUpAgain": row({
    service: "user",
    method: "POST",
    path: "/sign-up/again",
    extension: true,
    body: z.strictObject({ email }),
  }),
  /**
   * The issues of a sign-up that only the platform can find before the identity account is opened, so that a form
   * reports them together with the others. It reads no stored data.
   */
  "user.checkSignUp": row({
    service: "user",
    method: "POST",
    path: "/sign-up/check",
    extension: true,
    body: z.strictObject({
      country: text(2),
      identifier: typedIdentifier,
      identifierConfirmed: z.boolean(),
    }),
    response: z.object({ refused: z.array(refusedField) }),
  }),
  /**
   * A person says that a company which is registered already is theirs. The answer is one for every identifier, and
   * tells nothing about the registered company.
   */
  "user.disputeCompany": row({
    service: "user",
    method: "POST",
    path: "/sign-up/dispute",
    extension: true,
    body: z.strictObject(dispute),
  }),
  "user.whitelabels": row({
    service: "user",
    method: "GET",
    path: "/whitelabels",
    fixed: true,
    response: z.array(
      z.object({ id: z.string(), label: z.string(), logo: z.string().nullable(), url: z.string() }),
    ),
  }),
  "user.openWhitelabel": row({
    service: "user",
    method: "POST",
    path: "/whitelabels",
    body: z.strictObject({ id }),
    response: z.string(),
  }),
  "user.popup": row({
    service: "user",
    method: "GET",
    path: "/popup/esgpass",
    response: popup,
  }),
  "user.acceptPopup": row({
    service: "user",
    method: "PUT",
    path: "/popup/esgpass",
    /** With the type that was shown, no later notice is accepted in its place unseen. */
    body: z.strictObject({ accepted: z.boolean(), type: extension(popupType) }),
    response: popup,
  }),
  /** Opens the next fiscal year of the company (D1). */
  "user.openYear": row({
    service: "user",
    method: "POST",
    path: "/fiscal-year",
    extension: true,
    body: z.strictObject({ year }),
  }),
};
