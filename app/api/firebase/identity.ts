import type { Issue } from "~/domain/issues";
import { log } from "~/log.server";
import type { HostedRefusal } from "../error-codes";
import { ApiError, hasCode } from "../errors";
import type { IdentityPort, SignedIn } from "../identity-port";
import type { HostedAccounts, HostedTokens } from "./accounts";
import type { HostedAttempts } from "./attempts";
import { randomPassword } from "./random-password";
import { hostedRefusal } from "./refusals";
import type { HostedSession, HostedSessions } from "./sessions";

interface HostedParts {
  accounts: HostedAccounts;
  sessions: HostedSessions;
  /** A text that only this installation can read or make, and back; null for any other text. */
  seal(text: string): string;
  unseal(text: string): string | null;
  /** Where the service's own page leads after a password was chosen there. */
  continueUrl: string;
  /** Refuses a new password of this address by the platform's own rule: the service takes nearly any (§5, D8). */
  requireGoodPassword(password: string, email: string): Promise<void>;
  attempts: HostedAttempts;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The browser that asks. */
interface Asking {
  /** The token of the session that it has. */
  former(): Promise<string | undefined>;
  /** Where its attempts are counted. */
  origin: string;
}

/** The hosted identity service in place of the embedded one (spec §7, D8). */
export interface HostedIdentity {
  /** The token for a call of this session. Throws 401 with the reason to sign out. */
  bearer(token: string, isWriting: boolean): Promise<string>;
  port(asking: Asking): IdentityPort;
}

export function hostedIdentity(parts: HostedParts): HostedIdentity {
  const { accounts, sessions, attempts } = parts;
  const end = (token: string | undefined) => {
    const session = token === undefined ? null : sessionOf(token, parts);
    if (session !== null) sessions.end(session);
  };
  const opened = async (
    tokens: HostedTokens,
    former: () => Promise<string | undefined>,
  ): Promise<SignedIn> => {
    end(await former());
    return { token: sessionFor(tokens, parts) };
  };
  const mailAgain = async (email: string) => {
    if (!attempts.mayMail(email)) return;
    await accounts.mailPasswordLink(email, parts.continueUrl).catch(unlessUnknown);
  };
  /** Asks with a password: a right one forgives what was tried before, and without an answer nothing was tried. */
  const judged = async (
    purpose: "sign-in" | "present-password",
    email: string,
    origin: string,
    password: string,
  ) => {
    const attempt = attempts.take(purpose, email, origin);
    try {
      const tokens = await accounts.signIn(email, password);
      attempt.forgive();
      return tokens;
    } catch (error) {
      if (NOT_JUDGED.some((code) => hasCode(error, code))) attempt.takeBack();
      throw error;
    }
  };
  return {
    async bearer(token, isWriting) {
      const session = sessionOf(token, parts);
      if (session === null) throw new ApiError(401, "internal/invalid_user");
      return sessions.bearer(session, isWriting);
    },
    port: ({ former, origin }) => ({
      async signIn(email, password) {
        const tokens = await judged("sign-in", email, origin, password).catch(withoutAddress);
        return opened(tokens, former);
      },
      secondFactor: notOffered,
      async signUp(email) {
        attempts.take("sign-up", email, origin);
        try {
          const tokens = await accounts.signUp(email, randomPassword());
          return {
            token: sessionFor(tokens, parts),
            mailLink: () => mailAgain(email),
            cancel: async () => void (await accounts.remove(tokens.idToken)),
          };
        } catch (error) {
          if (!hasCode(error, "firebase/email-already-in-use")) throw error;
          await mailAgain(email);
          return null;
        }
      },
      mailAgain,
      pendingRegistration: async (token) => {
        const { email } = await accounts.showLink(token).catch(usedUp);
        return { email };
      },
      async confirmEmail(token, password) {
        const { email } = await accounts.showLink(token).catch(usedUp);
        await parts.requireGoodPassword(password, email);
        await accounts.setPassword(token, password).catch(usedUp);
        const tokens = await accounts.signIn(email, password).catch(notSignedIn);
        return tokens && opened(tokens, former);
      },
      declineRegistration: notOffered,
      // The link is one of the product's own (POST /reset-password), which says by itself that it is over.
      checkLink: async () => undefined,
      async changePassword({ token, email, present, password }) {
        if (password === present) throw refusalFor("password-does-not-meet-requirements", UNCHANGED);
        await parts.requireGoodPassword(password, email);
        const { idToken } = await judged("present-password", email, origin, present).catch(wrongPresent);
        return opened(await accounts.changePassword(idToken, password), async () => token);
      },
      signOut: async (token) => end(token),
    }),
  };
}

/** The password is set and the link used up: another try would call it expired. */
function notSignedIn(error: unknown): null {
  log.error({ err: error }, "A person whose password was just set could not be signed in");
  return null;
}

function sessionFor(tokens: HostedTokens, { sessions, seal, now }: HostedParts): string {
  const session = { id: crypto.randomUUID(), refreshToken: tokens.refreshToken, startedAt: now() };
  sessions.begin(session, tokens);
  return seal(JSON.stringify(session));
}

function sessionOf(token: string, { unseal }: HostedParts): HostedSession | null {
  const text = unseal(token);
  return text === null ? null : (JSON.parse(text) as HostedSession);
}

/** What the service in trouble says, or what is said for it. */
const NOT_JUDGED = ["firebase/network-request-failed", "firebase/internal-error"] as const;

const UNCHANGED: Issue = { path: "password", code: "password_unchanged" };
const PRESENT_WRONG: Issue = { path: "present", code: "present_password_wrong" };

const TELLS_OF_ADDRESS: readonly unknown[] = ["firebase/user-not-found", "firebase/wrong-password"];

/** A stranger does not learn which addresses have an account (D8), whatever the service is set to say. */
function withoutAddress(error: unknown): never {
  const isTelling = error instanceof ApiError && TELLS_OF_ADDRESS.includes(error.code);
  throw isTelling ? refusalFor("invalid-credential") : error;
}

/** The service calls a link that was used, or has a newer one, by the same name as one that it never made. */
function usedUp(error: unknown): never {
  throw hasCode(error, "firebase/invalid-action-code") ? refusalFor("expired-action-code") : error;
}

function unlessUnknown(error: unknown): void {
  if (!hasCode(error, "firebase/user-not-found")) throw error;
}

/** The person is known: only the password can be wrong. */
function wrongPresent(error: unknown): never {
  const isWrong = hasCode(error, "firebase/wrong-password") || hasCode(error, "firebase/invalid-credential");
  throw isWrong ? refusalFor("wrong-password", PRESENT_WRONG) : error;
}

const refusalFor = (code: HostedRefusal, ...issues: Issue[]) => hostedRefusal(code, "").withErrors(issues);

const notOffered = (): Promise<never> => Promise.reject(new ApiError(501, "internal/not_implemented"));
