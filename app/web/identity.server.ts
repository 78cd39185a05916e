import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { CallOutput } from "~/api/contract";
import { LONGEST_AGENT } from "~/api/contract/identity";
import { ApiError, hasCode } from "~/api/errors";
import { callFor } from "./caller.server";
import { deviceOf } from "./device.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";
import { formerTokenOf, readSession } from "./session.server";

export type PendingRegistration = CallOutput<"identity.pendingRegistration">;

/** A session, and what makes the browser known at the next sign-in, where the service offers that. */
export interface SignedIn {
  token: string;
  device?: string | undefined;
}

/** The password was right, and a code is missing: what the browser keeps until it is typed. */
export interface AwaitedCode {
  pending: string;
}

/** The service that identifies users. Pages know nothing else about it (spec §7, D8). */
export interface IdentityPort {
  /** Opens a session, and ends the one that the browser had; or waits for a code. */
  signIn(email: string, password: string): Promise<SignedIn | AwaitedCode>;
  /** The second step of a sign-in that waits for a code. */
  secondFactor(pending: string, code: string): Promise<SignedIn>;
  /** Opens an account; its token allows the product's own sign-up, and `cancel` undoes everything. */
  signUp(email: string): Promise<{ token: string; cancel(): Promise<void> }>;
  /** What the mailed link of a registration would confirm; does not use up the link. */
  pendingRegistration(token: string): Promise<PendingRegistration>;
  /** Completes a registration with the password that its owner chose; opens a session as `signIn` does. */
  confirmEmail(token: string, password: string): Promise<SignedIn>;
  /** Deletes a registration that its owner does not want. */
  declineRegistration(token: string): Promise<void>;
  /** Refuses a link to a new password that no longer works; does not use up the link. */
  checkLink(token: string): Promise<void>;
  /** Ends the session on the server; one that had already ended is the wanted result. */
  signOut(token: string): Promise<void>;
}

/** The identity service of this installation; IDENTITY knows only the embedded one so far. */
export const identityFor = (request: Request): IdentityPort => embeddedIdentity(request);

/** The service that is part of the platform: its calls are like all others. */
function embeddedIdentity(request: Request): IdentityPort {
  const call = callFor(request, null);
  return {
    async signIn(email, password) {
      const body = { email, password, ...(await browserOf(request)) };
      return call("identity.signIn", { body }).catch(awaitedCode);
    },
    async secondFactor(pending, code) {
      return call("identity.secondFactor", { body: { pending, code, ...(await browserOf(request)) } });
    },
    async signUp(email) {
      const { token } = await call("identity.signUp", { body: { email } });
      const cancel = async () => void (await callFor(request, token)("identity.cancelSignUp", {}));
      return { token, cancel };
    },
    pendingRegistration: (token) => call("identity.pendingRegistration", { body: { token } }),
    async confirmEmail(token, password) {
      return call("identity.confirmEmail", { body: { token, password, ...(await browserOf(request)) } });
    },
    async declineRegistration(token) {
      await call("identity.declineRegistration", { body: { token } });
    },
    async checkLink(token) {
      await call("identity.checkLink", { body: { token } });
    },
    async signOut(token) {
      await callFor(request, token)("identity.signOut", {}).catch(unlessEnded);
    },
  };
}

const unlessEnded = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
};

function awaitedCode(error: unknown): AwaitedCode {
  const isAwaited = hasCode(error, "embedded/multi-factor-auth-required");
  const pending = isAwaited && error instanceof ApiError ? error.errors[0]?.params?.["pending"] : undefined;
  if (pending === undefined) throw error;
  return { pending };
}

interface BrowserFacts {
  device?: string;
  formerToken?: string;
  agent: string;
}

/** What this browser has of earlier sign-ins: its known device, and the session that a new one takes the place of. */
async function browserOf(request: Request): Promise<BrowserFacts> {
  const device = await deviceOf(request);
  const formerToken = formerTokenOf(await readSession(request));
  const agent = (request.headers.get("User-Agent") ?? "").slice(0, LONGEST_AGENT);
  return { agent, ...(device !== null && { device }), ...(formerToken !== undefined && { formerToken }) };
}

const authenticator = new Authenticator<SignedIn | AwaitedCode>();

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
export const authenticate = (request: Request, typed: Credentials): Promise<SignedIn | AwaitedCode> =>
  authenticator.authenticate("form", rebuilt(request, typed));

/** The action wrapper has read the body by now, and the strategy needs one to read: it gets just its two fields. */
function rebuilt(request: Request, { email, password }: Credentials): Request {
  const headers = new Headers({ "Content-Type": "application/x-www-form-urlencoded" });
  for (const name of [CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER, "Cookie", "User-Agent"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = new URLSearchParams({ email, password });
  return new Request(request.url, { method: "POST", headers, body: body.toString() });
}
