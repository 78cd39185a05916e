import { z } from "zod";
import { row } from "../row";
import { email, mailedToken, password } from "./wire";

const token = z.object({ token: z.string() });

/** The embedded identity service, in place of the hosted one of other installations (D8). */
export const identity = {
  "identity.signIn": row({
    service: "identity",
    method: "POST",
    path: "/sign-in",
    right: "public",
    extension: true,
    body: z.strictObject({ email, password }),
    response: token,
  }),
  /** Opens a registration; its token is valid only for POST /sign-up and ends with it. */
  "identity.signUp": row({
    service: "identity",
    method: "POST",
    path: "/sign-up",
    right: "public",
    extension: true,
    body: z.strictObject({ email, password }),
    response: token,
  }),
  "identity.cancelSignUp": row({
    service: "identity",
    method: "DELETE",
    path: "/sign-up",
    right: "registering",
    extension: true,
  }),
  "identity.confirmEmail": row({
    service: "identity",
    method: "POST",
    path: "/confirm-email",
    right: "public",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
  }),
  /** Refuses a link to a new password as POST /reset-password would, but does not use it up. */
  "identity.checkLink": row({
    service: "identity",
    method: "POST",
    path: "/check-link",
    right: "public",
    extension: true,
    body: z.strictObject({ token: mailedToken }),
  }),
  "identity.signOut": row({
    service: "identity",
    method: "POST",
    path: "/sign-out",
    right: "signedIn",
    extension: true,
  }),
};
