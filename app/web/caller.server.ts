import { type Call, type Caller, makeCall } from "~/api/call";
import type { CallOutput } from "~/api/contract";
import { apiBaseUrl, transport } from "~/transport.server";
import { deviceOf } from "./device.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";

/** Facts about the caller, as the server itself noted them. */
export function callerOf(request: Request): Caller {
  return {
    clientAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    requestId: request.headers.get(REQUEST_ID_HEADER) ?? "unknown",
  };
}

/** The product's client for one request of one (or no) user; its calls share what they read. */
export function callFor(request: Request, token: string | null): Call {
  return makeCall({ transport, baseUrl: apiBaseUrl(), caller: { ...callerOf(request), page: {} }, token });
}

export type PendingRegistration = CallOutput<"identity.pendingRegistration">;

/** A session, and what makes the browser known at the next sign-in, where the service offers that. */
export interface SignedIn {
  token: string;
  device?: string | undefined;
}

/** The service that identifies users. Pages know nothing else about it (spec §7, D8). */
export interface IdentityPort {
  signIn(email: string, password: string): Promise<SignedIn>;
  /** Opens an account; its token allows the product's own sign-up, and `cancel` undoes everything. */
  signUp(email: string): Promise<{ token: string; cancel(): Promise<void> }>;
  /** What the mailed link of a registration would confirm; does not use up the link. */
  pendingRegistration(token: string): Promise<PendingRegistration>;
  /** Completes a registration with the password that its owner chose. */
  confirmEmail(token: string, password: string): Promise<SignedIn>;
  /** Deletes a registration that its owner does not want. */
  declineRegistration(token: string): Promise<void>;
  /** Refuses a link to a new password that no longer works; does not use up the link. */
  checkLink(token: string): Promise<void>;
  /** Ends the session on the server. */
  signOut(token: string): Promise<void>;
}

/** The identity service of this installation; IDENTITY knows only the embedded one so far. */
export const identityFor = (request: Request): IdentityPort => embeddedIdentity(request);

/** The service that is part of the platform: its calls are like all others. */
function embeddedIdentity(request: Request): IdentityPort {
  const call = callFor(request, null);
  return {
    async signIn(email, password) {
      const device = await deviceOf(request);
      return call("identity.signIn", { body: { email, password, ...(device !== null && { device }) } });
    },
    async signUp(email) {
      const { token } = await call("identity.signUp", { body: { email } });
      const cancel = async () => void (await callFor(request, token)("identity.cancelSignUp", {}));
      return { token, cancel };
    },
    pendingRegistration: (token) => call("identity.pendingRegistration", { body: { token } }),
    confirmEmail: (token, password) => call("identity.confirmEmail", { body: { token, password } }),
    async declineRegistration(token) {
      await call("identity.declineRegistration", { body: { token } });
    },
    async checkLink(token) {
      await call("identity.checkLink", { body: { token } });
    },
    async signOut(token) {
      await callFor(request, token)("identity.signOut", {});
    },
  };
}

const authenticator = new Authenticator<SignedIn>();

authenticator.use(
  new FormStrategy(({ form, request }) =>
    identityFor(request).signIn(String(form.get("email")), String(form.get("password"))),
  ),
  "form",
);

interface Credentials {
  email: string;
  password: string;
}

/** The bearer token for the values of the sign-in form; throws the identity service's refusal. */
export const authenticate = (request: Request, typed: Credentials): Promise<SignedIn> =>
  authenticator.authenticate("form", rebuilt(request, typed));

/** The action wrapper has read the body by now, and the strategy needs one to read: it gets just its two fields. */
function rebuilt(request: Request, { email, password }: Credentials): Request {
  const headers = new Headers({ "Content-Type": "application/x-www-form-urlencoded" });
  for (const name of [CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER, "Cookie"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = new URLSearchParams({ email, password });
  return new Request(request.url, { method: "POST", headers, body: body.toString() });
}
