import { log } from "~/log.server";
import type { Db, Replica } from "../../scope";
import type { StandbyLag } from "./standby-lag";

/** How long nothing is asked of a standby that failed. */
const REST_MS = 30_000;

/** Reads figures of past days, which a moment does not change. */
export const readBehind = <Found>(
  { db, replica }: { db: Db; replica?: Replica | undefined },
  read: (db: Db) => Promise<Found>,
): Promise<Found> => (replica ? replica.read(read) : read(db));

export function replicaOf(db: Db, standby: Db, lag: Pick<StandbyLag, "isNear">): Replica {
  let restsUntil = -Infinity;
  let isToldBehind = false;
  const isUsed = async () => {
    const isNear = await lag.isNear();
    if (!isNear && !isToldBehind)
      log.warn("The standby of DATABASE_READ_URL is behind; the database answers in its place");
    if (isNear && isToldBehind) log.info("The standby of DATABASE_READ_URL has caught up");
    isToldBehind = !isNear;
    return isNear;
  };
  return {
    async read(read) {
      if (performance.now() < restsUntil) return read(db);
      try {
        if (await isUsed()) return await read(standby);
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        log.warn(error, "The standby of DATABASE_READ_URL failed; the database answers in its place");
      }
      return read(db);
    },
    stop: () => standby.destroy(),
  };
}
