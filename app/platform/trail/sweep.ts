import { DAY_MS } from "~/domain/durations";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { carryOverAudit } from "../store/trail/carry-over";
import { cutTrail, renewSignatures } from "../store/trail/cut";

/** Keeps the trail: older notes move into it, its signatures follow the newest key, its oldest events go. */
export async function keepTrail({ db, settings, now }: PlatformParts): Promise<void> {
  const { keys, auditRetention } = settings;
  await carryOverAudit(db, keys.trail);
  await renewSignatures(db, keys.trail);
  const before = new Date(now().getTime() - auditRetention * DAY_MS).toISOString();
  await cutTrail(db, keys.trail, before, now().toISOString());
}

/** At once and every hour. */
export const startTrailSweep = (parts: PlatformParts) =>
  hourly(() => keepTrail(parts), "The trail was not kept");
