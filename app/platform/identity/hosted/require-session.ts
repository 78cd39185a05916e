import { ApiError, invalidUser } from "~/api/errors";
import type { Hosted } from "~/api/firebase/hosted";
import type { Scope } from "../../scope";
import { endSession } from "../../store/accounts/sessions-and-tokens";
import { write } from "../../store/write";
import { openedToken } from "./kept-token";

interface OpenSession {
  tokenHash: string;
  /** Sealed. */
  hostedToken: string | null;
}

/**
 * The ID token of a session of this platform. The service is asked about its person before every call that may write, else
 * once a minute. A session that it ends has ended here for good, in every process; where it does not answer, only the
 * call fails.
 */
export async function idTokenOf(
  { tokenHash, hostedToken }: OpenSession,
  isReading: boolean,
  { db, settings }: Pick<Scope, "db" | "settings">,
  hosted: Hosted,
): Promise<string> {
  const refreshToken = hostedToken === null ? null : openedToken(hostedToken, settings);
  try {
    if (refreshToken === null) throw invalidUser();
    const session = { id: tokenHash, refreshToken, startedAt: null };
    return await hosted.sessions.bearer(session, !isReading);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      await write(db, null, (trx) => endSession(trx, tokenHash));
    throw error;
  }
}
