import { log } from "~/log.server";
import { HOUR_MS } from "~/domain/durations";

/** Does the work at once and every hour. */
export const hourly = (work: (ending: AbortSignal) => Promise<void>, complaint: string) =>
  every(HOUR_MS, work, complaint);

/**
 * Does the work at once and again after each such time, unless it is still under way; a round that fails logs the complaint and waits
 * for the next. Long work ends between two steps once `ending` is aborted.
 */
export function every(
  ms: number,
  work: (ending: AbortSignal) => Promise<void>,
  complaint: string,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= work(ending.signal)
      .catch((error: unknown) => log.error(error, complaint))
      .finally(() => (running = null));
  };
  round();
  const timer = setInterval(round, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
