import { ApiError } from "~/api/errors";
import { HOUR_MS } from "~/domain/durations";
import { secondsUntilNext } from "../../identity/most-within";
import { hashOfToken } from "../../identity/tokens";
import type { PlatformParts } from "../../scope";
import { addAttempt } from "../../store/accounts/attempts";
import { write } from "../../store/write";

/** The files of own data that a person may fetch in an hour: each reads all that is kept about the person. */
const OWN_DATA_FILES = { purpose: "own-data-file", most: 6, withinMs: HOUR_MS };

/** Counts such a fetch; throws ApiError 429 when there were too many. */
export const countOwnDataFile = ({ db, now }: PlatformParts, accountId: string): Promise<void> =>
  write(db, null, async (trx) => {
    const subject = hashOfToken(accountId);
    const seconds = await secondsUntilNext(trx, OWN_DATA_FILES, subject, now());
    if (seconds > 0) throw new ApiError(429, "internal/too_many_own_data", [], seconds);
    const { purpose } = OWN_DATA_FILES;
    await addAttempt(trx, { purpose, subject, source: "file" }, now());
  });
