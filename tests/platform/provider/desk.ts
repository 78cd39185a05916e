import type { Call } from "~/api/call";
import { makeVerifying, type Verifying } from "../verification/verifying";

export const PROVIDER = "p@fornitore.example";

/** A company on its way to a verified card, a verifier, and a person at the provider's desk. */
export interface AtDesk extends Verifying {
  providerId: string;
  desk(): Promise<Call>;
}

export async function makeDesk(): Promise<AtDesk> {
  const given = await makeVerifying();
  const companyId = await given.world.addCompany({ businessName: "Fornitore S.p.A." });
  const providerId = await given.world.addPerson({
    email: PROVIDER,
    companyId,
    canRead: false,
    isProvider: true,
  });
  return { ...given, providerId, desk: () => given.world.as(PROVIDER) };
}

export const moved = { status: 409, errors: [{ path: "", code: "state_moved" }] };
