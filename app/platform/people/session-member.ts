import type { Memo } from "../memo";
import type { Db } from "../scope";
import { findSessionMember, type SessionMember } from "../store/sessions-and-tokens";

/** The person a token speaks for; looked up once for all that a page asks. Null when there is no such session. */
export const memberOf = (memo: Memo, tokenHash: string, db: Db): Promise<SessionMember | null> =>
  memo.once("member", () => findSessionMember(db, tokenHash));
