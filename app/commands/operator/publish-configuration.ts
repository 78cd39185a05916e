import { writeDocument } from "~/api/firebase/data-store";
import { allDocuments } from "~/platform/config/all-documents";
import { serviceAccountToken } from "~/platform/identity/hosted/admin";
import type { PlatformParts } from "~/platform/scope";
import { milestonesMapping } from "~/platform/survey/milestones-mapping";
import { Refused } from "./refused";

const PATIENCE_MS = 10_000;

/** Writes the configuration documents of this platform into the data store of the project, each in place of the one there. */
export async function publishConfiguration(parts: PlatformParts): Promise<void> {
  const { firebase } = parts.settings;
  if (!firebase) throw new Refused("Serve IDENTITY=firebase: senza, non c'è un progetto in cui scrivere.");
  const { projectId, dataStoreEmulator: emulator, credentials } = firebase;
  const authorization = `Bearer ${await tokenOf(credentials, emulator)}`;
  const scope = { ...parts, clientAddress: "", requestId: "" };
  const documents = await allDocuments(scope, await milestonesMapping({} as never, scope as never));
  for (const [place, fields] of documents) {
    await writeDocument({ projectId, emulator, timeoutMs: PATIENCE_MS }, place, authorization, fields);
  }
  console.log(`Nel progetto ${projectId} ci sono ora ${documents.length} documenti di configurazione.`);
}

async function tokenOf(credentials: string | null, emulator: string | null): Promise<string> {
  if (credentials !== null) return serviceAccountToken(credentials);
  if (emulator !== null) return "owner";
  throw new Refused(
    "Serve l'account di servizio del progetto: indica il file della sua chiave con GOOGLE_APPLICATION_CREDENTIALS.",
  );
}
