import { z } from "zod";
import { BROWSER_NAMES, SYSTEM_NAMES } from "~/domain/people/browser-kind";
import { row } from "../row";
import { instant, password, text } from "./wire";

/** As typed: of the app or for recovery, with or without spaces. */
const code = text(40);

/** What a person shows again before a change of how they sign in. */
const present = password;

const token = z.string();

const extension = true;

/** How a person signs in, and what belongs to the person alone; administrators help colleagues with it. */
export const settings = {
  "user.security": row({
    service: "user",
    method: "GET",
    path: "/security",
    extension,
    response: z.object({
      secondFactor: z.object({
        enabledAt: instant.nullable(),
        /** Recovery codes that were not used. */
        codesLeft: z.number(),
        /** The company asks every person for it. */
        isRequired: z.boolean(),
      }),
      consents: z.array(
        z.object({
          kind: z.enum(["terms", "privacy", "otherPrivacy"]),
          acceptedAt: instant,
          /** Of the text; null where it was not kept. */
          version: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** With a code where a second factor is in use. All other sessions end; the answer has the new token of this one. */
  "user.changePassword": row({
    service: "user",
    method: "PUT",
    path: "/password",
    extension,
    body: z.strictObject({ present, password, code: code.optional() }),
    response: z.object({ token }),
  }),
  "user.beginSecondFactor": row({
    service: "user",
    method: "POST",
    path: "/second-factor",
    extension,
    body: z.strictObject({ present }),
  }),
  /** What was begun: the secret as text, and the address that an app reads from a drawing. */
  "user.begunSecondFactor": row({
    service: "user",
    method: "GET",
    path: "/second-factor",
    extension,
    response: z.object({ secret: z.string(), address: z.string() }),
  }),
  /** All other sessions end; the answer has the new token of this one, and the recovery codes, which are told once. */
  "user.enableSecondFactor": row({
    service: "user",
    method: "POST",
    path: "/second-factor/enable",
    extension,
    body: z.strictObject({ code }),
    response: z.object({ token, codes: z.array(z.string()) }),
  }),
  /** All other sessions end; the answer has the new token of this one. */
  "user.disableSecondFactor": row({
    service: "user",
    method: "POST",
    path: "/second-factor/disable",
    extension,
    body: z.strictObject({ present, code }),
    response: z.object({ token }),
  }),
  /** The same, with codes that are told once. */
  "user.renewRecoveryCodes": row({
    service: "user",
    method: "POST",
    path: "/second-factor/codes",
    extension,
    body: z.strictObject({ present, code }),
    response: z.object({ token, codes: z.array(z.string()) }),
  }),
  "user.sessions": row({
    service: "user",
    method: "GET",
    path: "/sessions",
    extension,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          isPresent: z.boolean(),
          since: instant,
          /** To the hour. */
          lastUsed: instant,
          kind: z.object({ browser: z.enum(BROWSER_NAMES), system: z.enum(SYSTEM_NAMES) }).nullable(),
          origin: z.string().nullable(),
        }),
      ),
    }),
  }),
  "user.endSession": row({
    service: "user",
    method: "DELETE",
    path: "/sessions/:id",
    extension,
    frees: true,
  }),
  "user.endOtherSessions": row({
    service: "user",
    method: "DELETE",
    path: "/sessions",
    extension,
    frees: true,
    response: z.object({ ended: z.number() }),
  }),
  /** With the password where the requirement ends. */
  "user.requireSecondFactor": row({
    service: "user",
    method: "PUT",
    path: "/company/second-factor",
    extension,
    body: z.strictObject({ required: z.boolean(), present: present.optional() }),
  }),
  "user.personAccess": row({
    service: "user",
    method: "GET",
    path: "/users/:id/access",
    extension,
    response: z.object({
      name: z.string(),
      email: z.string(),
      isSelf: z.boolean(),
      secondFactorAt: instant.nullable(),
      sessions: z.number(),
    }),
  }),
  "user.resetSecondFactor": row({
    service: "user",
    method: "POST",
    path: "/users/:id/second-factor/reset",
    extension,
    body: z.strictObject({ present }),
  }),
  "user.endSessionsOf": row({
    service: "user",
    method: "DELETE",
    path: "/users/:id/sessions",
    extension,
    frees: true,
  }),
};
