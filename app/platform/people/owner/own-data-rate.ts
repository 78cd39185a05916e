import { ApiError } from "~/api/errors";
import { HOUR_MS } from "~/domain/durations";
import { hashOfToken } from "../../identity/tokens";
import type { PlatformParts } from "../../scope";
import { addAttempt, recentAttempts } from "../../store/accounts/attempts";
import { write } from "../../store/write";

/** The most files of own data that a person fetches in an hour: each reads all that is kept about the person. */
const OWN_DATA_FILES_AN_HOUR = 6;

/** Counts such a fetch, in the store, for all processes; throws ApiError 429 when there were too many. */
export const countOwnDataFile = ({ db, now }: PlatformParts, accountId: string): Promise<void> =>
  write(db, null, async (trx) => {
    const about = { purpose: "own-data-file", subject: hashOfToken(accountId) };
    const fetched = await recentAttempts(trx, about, new Date(now().getTime() - HOUR_MS));
    const oldest = fetched[OWN_DATA_FILES_AN_HOUR - 1];
    if (oldest) {
      const seconds = Math.ceil((Date.parse(oldest.at) + HOUR_MS - now().getTime()) / 1000);
      throw new ApiError(429, "internal/too_many_own_data", [], Math.max(1, seconds));
    }
    await addAttempt(trx, { ...about, source: "file" }, now());
  });
