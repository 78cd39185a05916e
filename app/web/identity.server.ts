import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { LONGEST_AGENT } from "~/api/contract/identity";
import { ApiError, hasCode } from "~/api/errors";
import type { AwaitedCode, IdentityPort, SignedIn } from "~/api/identity-port";
import { hostedIdentity } from "~/transport.server";
import { originOf } from "~/domain/network/address";
import { callerOf, callFor } from "./caller.server";
import { deviceOf } from "./device.server";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "./server-hook.server";
import { formerTokenOf, readSession } from "./session.server";

/** The identity service of this installation. */
export const identityFor = (request: Request): IdentityPort =>
  hostedIdentity()?.port({
    former: async () => formerTokenOf(await readSession(request)),
    origin: originOf(callerOf(request).clientAddress),
  }) ?? embeddedIdentity(request);

/** Whether passwords are kept by a service of their own, and not by the API. */
export const keepsPasswordsApart = (): boolean => hostedIdentity() !== null;

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
      return { token, mailLink: async () => undefined, cancel };
    },
    async mailAgain(email) {
      await call("user.sendSignUpAgain", { body: { email } });
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
    changePassword({ token, present, password, code }) {
      const body = { present, password, ...(code === undefined ? {} : { code }) };
      return callFor(request, token)("user.changePassword", { body });
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
