import type { PlatformSettings } from "../scope";
import { readOnlyAt } from "../store/engines/postgres";
import { IN_STEP_MS, serverAhead } from "../store/engines/server-clock";
import { type Check, good, warning } from "./check";

/** Whether this machine's clock is in step with the database's, which counts for all servers. */
export const serverClockCheck = (url: NonNullable<PlatformSettings["databaseUrl"]>): Check => ({
  name: "orologio del database",
  async look() {
    const database = readOnlyAt(url);
    try {
      const { ahead, within } = await serverAhead(database, () => new Date());
      if (Math.abs(ahead) < IN_STEP_MS + within) return good("Va insieme a quello di questa macchina.");
      const seconds = Math.round(Math.abs(ahead) / 1_000);
      return warning(
        `È ${seconds} secondi ${ahead > 0 ? "avanti" : "indietro"} rispetto a questa macchina: i server contano la sua ora. ` +
          "Regola entrambi con NTP.",
      );
    } catch {
      return warning("Il database non risponde: gli orologi non si possono confrontare.");
    } finally {
      await database.destroy();
    }
  },
});
