import { userInfo } from "node:os";
import path from "node:path";
import { ApiError } from "~/api/errors";
import { hasDatabase } from "~/demo/demo-store";
import { openInstallation } from "~/platform/disk/open-installation";
import { UnusableStore } from "~/platform/disk/unusable-store";
import type { PlatformParts } from "~/platform/scope";
import { isBusy } from "~/platform/store/write";
import { readSettings } from "~/settings.server";
import type { DirectCommand } from "./commands";
import { addProvider, providers, removeProvider } from "./desk-members";
import { disputes, endDispute } from "./disputes";
import { events } from "./events";
import { exportEvents } from "./export-events";
import { verifyEvents } from "./verify-events";
import { allowCopying, forbidCopying, joinGroup } from "./groups";
import { acceptIdentity, declineIdentity, identityRequests } from "./identity";
import { setInitiativeCode } from "./initiative-code";
import { assign, companies, disable, enable, verifications } from "./provider";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";
import { giveProfile, profiles, takeProfile } from "./profiles";
import { publishConfiguration } from "./publish-configuration";
import { resetSecondFactor } from "./reset-second-factor";
import { rotateSecret } from "./rotate-secret";
import { rotateSigningKey } from "./rotate-signing-key";
import { wordsOfError } from "./words";
import { noQuarantine } from "~/platform/quarantine/no-quarantine";

type DirectStep = (
  parts: PlatformParts,
  named: OperatorArguments["named"],
  options: OperatorArguments["options"],
) => Promise<void>;

const DIRECT_STEPS: Record<DirectCommand, DirectStep> = {
  companies,
  enable,
  disable,
  "identity-requests": identityRequests,
  "identity-accept": acceptIdentity,
  "identity-decline": declineIdentity,
  disputes,
  "dispute-close": endDispute,
  chain: joinGroup,
  "initiative-code": setInitiativeCode,
  grant: allowCopying,
  revoke: forbidCopying,
  profiles,
  "profile-grant": giveProfile,
  "profile-withdraw": takeProfile,
  verifications,
  assign,
  providers,
  "provider-add": addProvider,
  "provider-remove": removeProvider,
  "second-factor-reset": resetSecondFactor,
  "rotate-secret": rotateSecret,
  "rotate-signing-key": rotateSigningKey,
  "configuration-publish": publishConfiguration,
  events,
  "events-verify": verifyEvents,
  "events-export": exportEvents,
};

/** Works on the store itself, while the server keeps running. */
export async function administer(
  command: DirectCommand,
  { named, options }: OperatorArguments,
): Promise<void> {
  const settings = settingsHere();
  const { dataDir, databaseUrl, upstreamUrl } = settings;
  if (upstreamUrl !== null) {
    throw new Refused(
      "Questa installazione usa l'API di un altro server (UPSTREAM_URL): le aziende sono là.",
    );
  }
  if (databaseUrl === null && !hasDatabase(dataDir)) {
    const demo = path.join(dataDir, "demo");
    const hint = hasDatabase(demo) ? ` I dati dimostrativi sono in ${demo}.` : "";
    throw new Refused(`In ${dataDir} non c'è un archivio. Indica la cartella con DATA_DIR.${hint}`);
  }
  const db = await openInstallation(settings).catch((error: unknown) => {
    throw error instanceof UnusableStore ? new Refused(error.message) : error;
  });
  try {
    const now = () => new Date();
    const parts: PlatformParts = { db, settings, now, quarantine: noQuarantine, operator: personHere() };
    await DIRECT_STEPS[command](parts, named, options);
  } catch (error) {
    if (isBusy(error))
      throw new Refused("L'archivio è occupato da un altro lavoro: riprova tra qualche istante.");
    throw error instanceof ApiError ? new Refused(wordsOfError(error)) : error;
  } finally {
    await db.destroy();
  }
}

/** The person at the machine, as it knows them; a container may know no name. */
function personHere(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? "?"}`;
  }
}

/** The settings of `npm start`. */
function settingsHere() {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}
