import { log } from "~/log.server";
import { HOUR_MS } from "~/domain/durations";

/** Does the work at once and every hour; a round that fails logs the complaint and waits for the next. */
export function hourly(work: () => Promise<void>, complaint: string): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = work().catch((error: unknown) => log.error(error, complaint));
  };
  round();
  const timer = setInterval(round, HOUR_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
