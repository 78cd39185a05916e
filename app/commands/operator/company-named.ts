import type { PlatformParts } from "~/platform/scope";
import { credentialsOf } from "~/platform/store/accounts/accounts";
import { findCompany, companyOf } from "~/platform/store/companies";
import { Refused } from "./refused";
import { safe } from "./words";

/** The company with this id, this identifier, or a person with this address. */
export async function companyNamed({ db }: PlatformParts, typed: string) {
  const ref = typed.trim();
  const id = ref.includes("@")
    ? ((await credentialsOf(db, ref.toLowerCase()))?.companyId ?? null)
    : await companyOf(db, ref);
  if (id === null) {
    throw new Refused(
      `Nessuna azienda corrisponde a «${ref}»: usa il suo id, la partita IVA o l'email di una persona.`,
    );
  }
  const { business_name: name, control_chain: chain } = await findCompany(db, id);
  return { id, name: safe(name), chain };
}
