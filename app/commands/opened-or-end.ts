import { inWords, UnusableStore } from "~/platform/disk/unusable-store";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { end } from "./end";

/** What a command opens in a data folder; if the folder is unusable, the command ends with a sentence, without a stack. */
export async function openedOrEnd<Opened>(dataDir: string, opening: Promise<Opened>): Promise<Opened> {
  try {
    return await opening;
  } catch (error) {
    const worded = inWords(error, dataDir, databaseFile(dataDir));
    if (!(worded instanceof UnusableStore)) throw error;
    end(worded.message);
  }
}
