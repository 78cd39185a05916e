import type { HostedRefusal } from "../error-codes";
import { ApiError } from "../errors";
import type { HostedAccounts, HostedTokens } from "./accounts";

/** What the browser's cookie keeps of a session, sealed. */
export interface HostedSession {
  id: string;
  refreshToken: string;
  /** Milliseconds since 1970; null where a store knows when the session ends. */
  startedAt: number | null;
}

/** A session ends a week after its sign-in: without a store nobody sees how long it was idle (D8). */
const SESSION_MS = 7 * 24 * 3_600_000;

/** A token with less time left is renewed first: a call may take as long. */
const RESERVE_MS = 60_000;

/** A reader's account is looked up once in so long, a writer's before every call. */
const LOOK_UP_MS = 60_000;

/** The sessions that a process remembers, open and ended; of more it forgets those it has not heard of for longest. */
const MOST_SESSIONS = 20_000;

const RETRY_AFTER_S = 10;

interface Held {
  tokens: HostedTokens;
  renewAt: number;
  /** A renewal under way, for all calls that come meanwhile. */
  renewal: Promise<void> | null;
  /** When the last look-up found the account in order. */
  lookedUpAt: number;
  /** A look-up under way, for the readers that come meanwhile. */
  lookUp: Promise<void> | null;
}

/**
 * The ID tokens of open sessions, in the memory of this process; what lasts is the refresh token, which the cookie
 * keeps. `now`: milliseconds since 1970.
 */
export function hostedSessions(accounts: HostedAccounts, now: () => number) {
  const held = new Map<string, Held | "ended">();

  const remember = (id: string, one: Held | "ended") => {
    held.delete(id);
    held.set(id, one);
    const [oldest] = held.keys();
    if (held.size > MOST_SESSIONS && oldest !== undefined) held.delete(oldest);
  };

  const renew = async (one: Held) => {
    take(one, await accounts.renew(one.tokens.refreshToken).catch(signOut), now());
  };

  const lookUp = async (one: Held) => {
    const begun = now();
    const user = await accounts.lookUp(one.tokens.idToken).catch(signOut);
    if (user.isDisabled) throw over("user-disabled");
    if (user.validSince > one.tokens.authenticatedAt) throw over("user-token-expired");
    one.lookedUpAt = begun;
  };

  /** A session of before this process, or one that it has forgotten. */
  const found = ({ id, refreshToken }: HostedSession): Held => {
    const known = held.get(id);
    if (known === "ended") throw over("user-token-expired");
    const one = known ?? emptyOf(refreshToken);
    remember(id, one);
    return one;
  };

  const inOrder = async (one: Held, isWriting: boolean) => {
    if (isWriting) await lookUp(one);
    else if (one.lookedUpAt + LOOK_UP_MS <= now()) {
      one.lookUp ??= lookUp(one).finally(() => (one.lookUp = null));
      await one.lookUp;
    }
  };

  return {
    /** Keeps the tokens of a sign-in, whose account the service has just found in order. */
    begin(session: HostedSession, tokens: HostedTokens): void {
      const one = emptyOf(session.refreshToken);
      take(one, tokens, now());
      one.lookedUpAt = now();
      remember(session.id, one);
    },
    /**
     * The ID token for a call. Throws 401 with the reason when the session is over, the account is disabled or deleted, or
     * its tokens were revoked; 503 when the service cannot be asked.
     */
    async bearer(session: HostedSession, isWriting: boolean): Promise<string> {
      const { startedAt } = session;
      if (startedAt !== null && startedAt + SESSION_MS <= now()) throw over("user-token-expired");
      const one = found(session);
      if (one.renewAt <= now()) {
        one.renewal ??= renew(one).finally(() => (one.renewal = null));
        await one.renewal;
      }
      await inOrder(one, isWriting);
      return one.tokens.idToken;
    },
    /** The same of a person who renews the tokens elsewhere, and shows one. `authenticatedAt`: seconds since 1970. */
    async shown(
      id: string,
      { idToken, authenticatedAt }: Pick<HostedTokens, "idToken" | "authenticatedAt">,
      isWriting: boolean,
    ): Promise<void> {
      const one = found({ id, refreshToken: "", startedAt: null });
      one.tokens = { ...one.tokens, idToken, authenticatedAt };
      await inOrder(one, isWriting);
    },
    /** No call of this process accepts the session any more. */
    end: ({ id }: HostedSession): void => remember(id, "ended"),
  };
}

export type HostedSessions = ReturnType<typeof hostedSessions>;

const emptyOf = (refreshToken: string): Held => ({
  tokens: { idToken: "", refreshToken, lifetime: 0, authenticatedAt: 0 },
  renewAt: 0,
  renewal: null,
  lookedUpAt: 0,
  lookUp: null,
});

function take(one: Held, tokens: HostedTokens, at: number): void {
  one.tokens = tokens;
  one.renewAt = at + tokens.lifetime * 1000 - RESERVE_MS;
}

const over = (code: HostedRefusal) => new ApiError(401, `firebase/${code}`);

/** A disabled user or an expired token signs the user out (spec §8); a service that does not answer says nothing about the user. */
function signOut(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "firebase/user-disabled") throw over("user-disabled");
  if (error.code === "firebase/user-token-expired" || error.code === "firebase/user-not-found")
    throw over("user-token-expired");
  throw new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S);
}
