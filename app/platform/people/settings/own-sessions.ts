import { ApiError } from "~/api/errors";
import { readBrowserWord } from "~/domain/people/browser-kind";
import { hashOfToken, isInTime } from "../../identity/tokens";
import type { Db } from "../../scope";
import { endSession } from "../../store/accounts/sessions-and-tokens";
import { recordAudit } from "../../store/audit";
import { endOtherSessions, sessionsOf } from "../../store/settings/own-sessions";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";

/** A session as its list names it: no token can be found from it, nor what the store keeps of one. */
const idOf = (tokenHash: string) => hashOfToken(`session ${tokenHash}`).slice(0, 32);

export const liveSessions = async (db: Db, accountId: string, now: Date) =>
  (await sessionsOf(db, accountId)).filter((session) => isInTime(session, now));

/** The open sessions of the signed-in person, the one used last first. */
export const ownSessions: UseCase<"user.sessions"> = async (_, { db, session, now }) => {
  const live = await liveSessions(db, session.accountId, now());
  return {
    sessions: live.map(({ tokenHash, createdAt, lastSeenAt, browser, origin }) => ({
      id: idOf(tokenHash),
      isPresent: tokenHash === session.tokenHash,
      since: createdAt,
      lastUsed: lastSeenAt,
      kind: browser === null ? null : readBrowserWord(browser),
      origin,
    })),
  };
};

/** Another person's session is not found, like one that has ended. */
export const endOwnSession: UseCase<"user.endSession"> = async ({ params }, scope) => {
  const { db, session } = scope;
  await write(db, null, async (trx) => {
    const own = await sessionsOf(trx, session.accountId);
    const chosen = own.find(({ tokenHash }) => idOf(tokenHash) === params.id);
    if (!chosen) throw new ApiError(404, "internal/not_found");
    await endSession(trx, chosen.tokenHash);
    await recordAudit(trx, scope, "sessions_ended", { ...session, detail: "one" });
  });
  return {};
};

export const endOthers: UseCase<"user.endOtherSessions"> = async (_, scope) => {
  const { db, session } = scope;
  const ended = await write(db, null, async (trx) => {
    const count = await endOtherSessions(trx, session.accountId, session.tokenHash);
    if (count > 0) await recordAudit(trx, scope, "sessions_ended", { ...session, detail: "others" });
    return count;
  });
  return { ended };
};
