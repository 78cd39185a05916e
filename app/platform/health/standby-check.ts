import { sql } from "kysely";
import type { PlatformSettings } from "../scope";
import { readOnlyAt } from "../store/engines/postgres";
import { type Check, good, warning } from "./check";

/** Whether the standby of DATABASE_READ_URL answers and follows. Nothing stands still without it: the database answers. */
export const standbyCheck = (url: NonNullable<PlatformSettings["databaseReadUrl"]>): Check => ({
  name: "copia in lettura",
  async look() {
    const standby = readOnlyAt(url);
    try {
      const { rows } = await sql<{ follows: boolean; behind: number | null }>`
        select pg_is_in_recovery() as follows,
               extract(epoch from now() - pg_last_xact_replay_timestamp()) as behind`.execute(standby);
      const [{ follows, behind } = { follows: false, behind: null }] = rows;
      return follows
        ? good(`Segue il database: l'ultima modifica è arrivata ${secondsAgo(behind)}.`)
        : warning("DATABASE_READ_URL indica un database che prende modifiche: metti una copia che lo segue.");
    } catch {
      return warning("Non risponde, e i confronti si leggono dal database: controlla DATABASE_READ_URL.");
    } finally {
      await standby.destroy();
    }
  },
});

const secondsAgo = (seconds: number | null): string =>
  seconds === null ? "prima del suo avvio" : `${Math.max(0, Math.round(seconds))} secondi fa`;
