import { z } from "zod";
import { jsonOf } from "./json";
import { askAccounts, askTokens, type HostedService } from "./service";

/** What the service lets a person carry: the token of each call, and the one for newer tokens. */
export interface HostedTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds that the ID token is valid. */
  lifetime: number;
  /** When the person typed the password: seconds since 1970. Newer tokens of a session keep it. */
  authenticatedAt: number;
}

/** An account as a look-up shows it (spec §3). */
interface HostedUser {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  /** The tenant of the project that the account belongs to; null: the project itself. */
  tenantId: string | null;
  isDisabled: boolean;
  /** Tokens made before are not valid any more: seconds since 1970. */
  validSince: number;
}

const claims = z.object({ auth_time: z.number().int() });

/** The token of the calls, and what it says. The service itself has just sent it: its signature is for others to check. */
const idToken = z
  .string()
  .max(8_192)
  .transform((token, context) => {
    const read = claims.safeParse(jsonOf(Buffer.from(token.split(".")[1] ?? "", "base64url")));
    if (read.success) return { idToken: token, authenticatedAt: read.data.auth_time };
    context.addIssue({ code: "custom", message: "no claims" });
    return z.NEVER;
  });

/** A longer one would not fit into a cookie. */
const refreshToken = z.string().min(1).max(1_024);
const seconds = z.coerce.number().int().min(1).max(86_400);

const tokens = z.object({ idToken, refreshToken, expiresIn: seconds }).transform((answer): HostedTokens => ({
  ...answer.idToken,
  refreshToken: answer.refreshToken,
  lifetime: answer.expiresIn,
}));

const renewed = z
  .object({ id_token: idToken, refresh_token: refreshToken, expires_in: seconds })
  .transform((answer): HostedTokens => ({
    ...answer.id_token,
    refreshToken: answer.refresh_token,
    lifetime: answer.expires_in,
  }));

const user = z
  .object({
    localId: z.string().min(1),
    email: z.string().default(""),
    displayName: z.string().default(""),
    emailVerified: z.boolean().default(false),
    disabled: z.boolean().default(false),
    tenantId: z.string().nullable().default(null),
    validSince: z.coerce.number().default(0),
  })
  .transform(({ localId, disabled, ...facts }): HostedUser => ({
    ...facts,
    uid: localId,
    isDisabled: disabled,
  }));

const lookedUp = z.object({ users: z.tuple([user]) }).transform(({ users: [found] }) => found);

/** The account that a mailed link belongs to. */
const ofLink = z.object({ email: z.string(), requestType: z.string().optional() });

const done = z.object({});

/**
 * The REST calls of the hosted identity service, from the server: no library in the browser. Each throws an ApiError of
 * status 424 with the service's code; `network-request-failed` where there was no answer in time.
 */
export const hostedAccounts = (service: HostedService) => ({
  signIn: (email: string, password: string) =>
    askAccounts(service, "signInWithPassword", { email, password, returnSecureToken: true }, tokens),
  signUp: (email: string, password: string) =>
    askAccounts(service, "signUp", { email, password, returnSecureToken: true }, tokens),
  lookUp: (idToken: string) => askAccounts(service, "lookup", { idToken }, lookedUp),
  /** Mails a link to a new password; `continueUrl` is where the service's own page leads afterwards. */
  mailPasswordLink: (email: string, continueUrl: string) =>
    askAccounts(service, "sendOobCode", { requestType: "PASSWORD_RESET", email, continueUrl }, done),
  /** Whose link it is; the link stays usable. */
  showLink: (oobCode: string) => askAccounts(service, "resetPassword", { oobCode }, ofLink),
  /** Sets the password that the link allows, and uses it up. All earlier sessions of the account end. */
  setPassword: (oobCode: string, newPassword: string) =>
    askAccounts(service, "resetPassword", { oobCode, newPassword }, ofLink),
  changePassword: (idToken: string, password: string) =>
    askAccounts(service, "update", { idToken, password, returnSecureToken: true }, tokens),
  rename: (idToken: string, displayName: string) =>
    askAccounts(service, "update", { idToken, displayName }, done),
  remove: (idToken: string) => askAccounts(service, "delete", { idToken }, done),
  renew: (kept: string) => askTokens(service, { grant_type: "refresh_token", refresh_token: kept }, renewed),
});

export type HostedAccounts = ReturnType<typeof hostedAccounts>;
