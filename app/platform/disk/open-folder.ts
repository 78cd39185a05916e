import { databaseFile, openStore } from "../store/engines/sqlite";
import { inWords, refuseEmptied } from "./unusable-store";

/** Opens the store of a data folder for an installation; throws UnusableStore where the operator has to mend it first. */
export async function openFolder(dataDir: string): ReturnType<typeof openStore> {
  const file = databaseFile(dataDir);
  try {
    refuseEmptied(dataDir, file);
    return await openStore(dataDir);
  } catch (error) {
    throw inWords(error, dataDir, file);
  }
}
