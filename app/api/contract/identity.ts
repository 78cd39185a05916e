import { z } from "zod";
import { row } from "../row";
import { email, mailedToken, password, text } from "./wire";

const token = z.object({ token: z.string() });

/** A session, and what the browser keeps to be known at the next sign-in. */
const opened = z.object({ token: z.string(), device: z.string().optional() });

/** The most characters of what a browser keeps. */
export const LONGEST_DEVICE = 600;

/** The most characters of a User-Agent that are looked at. */
export const LONGEST_AGENT = 300;

/** The most characters of what waits for a code; an ID token is the longest. */
const LONGEST_PENDING = 4096;

/** What the browser has kept, the token of its session, which ends when another begins, and its User-Agent. */
const browser = {
  device: text(LONGEST_DEVICE).optional(),
  formerToken: text(200).optional(),
  agent: text(LONGEST_AGENT).optional(),
};

/** The embedded identity service, in place of the hosted one of other installations (D8). */
export const identity = {
  "identity.signIn": row({
    service: "identity",
    method: "POST",
    path: "/sign-in",
    extension: true,
    body: z.strictObject({ email, password, ...browser }),
    response: opened,
  }),
  /**
   * The second step, where `signIn` has answered with the error "multi-factor-auth-required" and its pending token. A program
   * that signed in at the hosted service gives its ID token, which is a bearer token from then on.
   */
  "identity.secondFactor": row({
    service: "identity",
    method: "POST",
    path: "/second-factor",
    extension: true,
    body: z.strictObject({ pending: text(LONGEST_PENDING), code: text(40), ...browser }),
    response: opened,
  }),
  /** Opens a registration; its token is valid only for POST /sign-up and ends with it. */
  "identity.signUp": row({
    service: "identity",
    method: "POST",
    path: "/sign-up",
    extension: true,
    body: z.strictObject({ email }),
    response: token,
  }),
  "identity.cancelSignUp": row({
    service: "identity",
    method: "DELETE",
    path: "/sign-up",
    extension: true,
  }),
  /** What the link of a registration would confirm; does not use up the link. */
  "identity.pendingRegistration": row({
    service: "identity",
    method: "POST",
    path: "/pending-registration",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
    response: z.object({
      email: z.string(),
      name: z.string(),
      surname: z.string(),
      businessName: z.string(),
      country: z.string(),
      identifier: z.string(),
    }),
  }),
  /** Makes company, account and session of a registration, with the password that its owner chooses now. */
  "identity.confirmEmail": row({
    service: "identity",
    method: "POST",
    path: "/confirm-email",
    extension: true,
    body: z.strictObject({ token: mailedToken, password, ...browser }),
    response: opened,
  }),
  /** The owner of the address did not ask for the registration: nothing of it remains. */
  "identity.declineRegistration": row({
    service: "identity",
    method: "POST",
    path: "/decline-registration",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
  }),
  /** Refuses a link to a new password as POST /reset-password would, but does not use it up. */
  "identity.checkLink": row({
    service: "identity",
    method: "POST",
    path: "/check-link",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
  }),
  "identity.signOut": row({
    service: "identity",
    method: "POST",
    path: "/sign-out",
    frees: true,
    extension: true,
  }),
};
