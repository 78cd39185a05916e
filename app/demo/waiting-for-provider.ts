import { randomUUID } from "node:crypto";
import type { PlatformParts } from "~/platform/scope";
import { findCompany } from "~/platform/store/companies";
import { addDispute } from "~/platform/store/disputes";
import { openIdentityRequest } from "~/platform/store/identity-requests";
import { noteFailure, queueMail } from "~/platform/store/mails";
import { listedCompany } from "~/platform/store/provider/companies";
import { write } from "~/platform/store/write";
import { scopeOf, timeAgo } from "./demo-time";
import { openVerification } from "./play-verification";

const SERVICES = "admin@abilitata-servizi.example";
const ENABLED = "admin@azienda-abilitata.example";

/** Gives the provider's desk something to do: it is empty in the demo data of the tests, which count what is there. */
export async function addWaiting(parts: PlatformParts): Promise<void> {
  await askIdentity(parts);
  await openUnassigned(parts);
  await write(parts.db, null, async (trx) => {
    await addDispute(trx, {
      id: randomUUID(),
      country: "IT",
      identifier: "09999010177",
      email: "socio@officina-demo.example",
      message: "L'azienda è mia: chi l'ha registrata non lavora più da noi da marzo.",
      sentAt: timeAgo(parts, 3, 11, 20),
    });
    const at = timeAgo(parts, 2, 8, 5);
    const recipient = { address: "chiara.ferari@azienda-dmeo.example", name: "Chiara Ferrari" };
    const params = { businessName: "Azienda Demo S.r.l.", link: "/dashboard/history/verification" };
    const id = await queueMail(trx, recipient, "enablement-lost", params, at);
    await noteFailure(trx, id, { code: "EENVELOPE", failedAt: timeAgo(parts, 1, 8, 20) });
  });
}

async function askIdentity(parts: PlatformParts): Promise<void> {
  const { session } = scopeOf(parts, SERVICES, parts.now().toISOString());
  const { companyId, accountId } = session;
  await write(parts.db, companyId, async (trx) => {
    const { is_validated: enabled, identity_asked_at: asked } = await findCompany(trx, companyId);
    if (enabled !== 1 || asked !== null) return;
    const changes = { business_name: "Abilitata Servizi S.p.A." };
    await openIdentityRequest(trx, companyId, { changes, by: accountId, at: timeAgo(parts, 4, 15) });
  });
}

/** No verification is opened where one is open already. */
async function openUnassigned(parts: PlatformParts): Promise<void> {
  const { companyId } = scopeOf(parts, ENABLED, parts.now().toISOString()).session;
  if ((await listedCompany(parts.db, companyId))?.verification !== null) return;
  await openVerification(parts, { level: 2, openedDaysAgo: 5, email: ENABLED });
}
