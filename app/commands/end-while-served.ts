import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "~/platform/scope";
import { othersAtWork } from "~/platform/store/engines/postgres";
import type { Settings } from "~/settings.server";
import { end } from "./end";
import { refusalWhileServed } from "./server-processes";

type Place = Pick<Settings, "dataDir" | "databaseUrl">;

/** A connection that was closed, as that of the migrations, is still counted for a moment. */
const MOMENT_MS = 500;

/** Ends the command where a server works on these data: what it saves meanwhile would stay behind, or be mixed with them. */
export async function endWhileServed(place: Place, db: Db): Promise<void> {
  const refusal = place.databaseUrl === null ? refusalWhileServed(place) : await refusalOf(db);
  if (refusal !== null) end(refusal);
}

async function refusalOf(db: Db): Promise<string | null> {
  if ((await othersAtWork(db)) === 0) return null;
  await pause(MOMENT_MS);
  return (await othersAtWork(db)) > 0 ? "Su questo database lavora un server: fermalo prima." : null;
}
