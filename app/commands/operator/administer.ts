import { ApiError } from "~/api/errors";
import { hasDatabase } from "~/platform/demo/demo-store";
import type { Parts } from "~/platform/scope";
import { openStore } from "~/platform/store/open";
import { readSettings } from "~/settings.server";
import type { CommandName } from "./commands";
import { allowCopying, forbidCopying, joinGroup } from "./groups";
import { assign, companies, disable, enable, verifications } from "./provider";
import type { Asked } from "./read-arguments";
import { Refused } from "./refused";
import { wordsOfError } from "./words";

type Doing = (parts: Parts, named: Asked["named"]) => Promise<void>;

/** What is done on the store itself, beside a server that goes on serving. */
const DIRECT = {
  companies,
  enable,
  disable,
  chain: joinGroup,
  grant: allowCopying,
  revoke: forbidCopying,
  verifications,
  assign,
} satisfies Partial<Record<CommandName, Doing>>;

interface AskedDirectly extends Asked {
  command: keyof typeof DIRECT;
}

export const isDirect = (asked: Asked): asked is AskedDirectly => Object.hasOwn(DIRECT, asked.command);

export async function administer({ command, named }: AskedDirectly): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, upstreamUrl } = settings;
  if (upstreamUrl !== null) {
    throw new Refused(
      "Questa installazione usa l'API di un altro server (UPSTREAM_URL): le aziende sono là.",
    );
  }
  if (!hasDatabase(dataDir)) {
    throw new Refused(`In ${dataDir} non c'è un archivio. Indica la cartella con DATA_DIR.`);
  }
  const db = await openStore(dataDir);
  try {
    await DIRECT[command]({ db, settings, now: () => new Date() }, named);
  } catch (error) {
    throw error instanceof ApiError ? new Refused(wordsOfError(error)) : error;
  } finally {
    await db.destroy();
  }
}
