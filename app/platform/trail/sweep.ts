import { DAY_MS } from "~/domain/durations";
import { hourly } from "../jobs/hourly";
import type { PlatformParts } from "../scope";
import { carryOverAudit } from "../store/trail/carry-over";
import { cutTrail, renewSignatures } from "../store/trail/cut";

/** Keeps the trail: its signatures follow the newest key, its oldest events go, older notes move into it. */
export async function keepTrail(
  { db, settings, now }: Pick<PlatformParts, "db" | "settings" | "now">,
  ending?: AbortSignal,
): Promise<void> {
  const { keys, auditRetention } = settings;
  const before = new Date(now().getTime() - auditRetention * DAY_MS).toISOString();
  await renewSignatures(db, keys.trail, ending);
  await cutTrail(db, keys.trail, { before, at: now().toISOString(), ending });
  await carryOverAudit(db, keys.trail, { before, ending });
}

/** At once and every hour. Nothing waits for it: years of older notes move while people work. */
export const startTrailSweep = (parts: PlatformParts) =>
  hourly((ending) => keepTrail(parts, ending), "The trail was not kept");
