import { callFor } from "./caller.server";

/** Who says that somebody is who they are. Pages know no more of it than this (spec §7, D8). */
export interface IdentityPort {
  signIn(email: string, password: string): Promise<{ token: string }>;
  /** Opens an account; its token serves the product's own sign-up, and `cancel` takes it all back. */
  signUp(email: string, password: string): Promise<{ token: string; cancel(): Promise<void> }>;
  confirmEmail(token: string): Promise<void>;
  /** Refuses a link to a new password that is no longer good; uses none up. */
  checkLink(token: string): Promise<void>;
  /** Ends the session on the server. */
  signOut(token: string): Promise<void>;
}

/** The identity service of this installation; IDENTITY knows only the embedded one so far. */
export const identityFor = (request: Request): IdentityPort => embeddedIdentity(request);

/** The service that comes with the platform: calls like all others. */
function embeddedIdentity(request: Request): IdentityPort {
  const call = callFor(request, null);
  return {
    signIn: (email, password) => call("identity.signIn", { body: { email, password } }),
    async signUp(email, password) {
      const { token } = await call("identity.signUp", { body: { email, password } });
      const cancel = async () => void (await callFor(request, token)("identity.cancelSignUp", {}));
      return { token, cancel };
    },
    async confirmEmail(token) {
      await call("identity.confirmEmail", { body: { token } });
    },
    async checkLink(token) {
      await call("identity.checkLink", { body: { token } });
    },
    async signOut(token) {
      await callFor(request, token)("identity.signOut", {});
    },
  };
}
