import type { Db } from "~/platform/scope";
import { othersAtWork } from "~/platform/store/engines/postgres";
import type { Settings } from "~/settings.server";
import { end } from "./end";
import { refusalWhileServed } from "./server-processes";

type Place = Pick<Settings, "dataDir" | "databaseUrl">;

/** Ends the command where a server works on these data: what it saves meanwhile would stay behind. */
export async function endWhileServed(place: Place, db: Db): Promise<void> {
  const refusal = place.databaseUrl === null ? refusalWhileServed(place) : await refusalOf(db);
  if (refusal !== null) end(refusal);
}

const refusalOf = async (db: Db): Promise<string | null> =>
  (await othersAtWork(db)) > 0 ? "Su questo database lavora un server: fermalo prima." : null;
