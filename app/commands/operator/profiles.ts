import { yearsOfGrant } from "~/domain/people/open-years";
import { listedYears } from "~/domain/people/profile-grant";
import { type Profile, PROFILES } from "~/domain/people/rights";
import { grantProfile, withdrawProfile } from "~/platform/people/profiles/grant-profile";
import type { PlatformParts } from "~/platform/scope";
import { grantsOf } from "~/platform/store/accounts/company-profiles";
import { yearsOf } from "~/platform/store/accounts/memberships";
import { findCompany } from "~/platform/store/companies";
import { t } from "~/texts/i18n.server";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";
import { safe } from "./words";

type NamedArguments = OperatorArguments["named"];

const nameOf = (profile: Profile): string => t(`shell:profile.${profile}`);

export async function profiles(parts: PlatformParts, [ref]: NamedArguments): Promise<void> {
  const { id, name } = await companyNamed(parts, ref);
  const { fiscal_year: current } = await findCompany(parts.db, id);
  const years = await yearsOf(parts.db, id);
  console.log(name);
  for (const grant of await grantsOf(parts.db, id)) {
    const open = yearsOfGrant(grant.years, { current, years }).join(", ");
    const words = grant.years === null ? `tutti gli anni dell'azienda: ${open}` : `anni ${open}`;
    console.log(`  ${nameOf(grant.profile)}: ${words}`);
  }
}

export async function giveProfile(parts: PlatformParts, [ref, typed, years]: NamedArguments): Promise<void> {
  const profile = profileNamed(typed);
  const { id } = await companyNamed(parts, ref);
  const granted = yearsNamed(years);
  const { companyName, hasChanged } = await grantProfile(parts, id, { profile, years: granted });
  const extent = granted === null ? "tutti gli anni dell'azienda" : `l'anno corrente e ${granted.join(", ")}`;
  console.log(
    `${safe(companyName)} ${hasChanged ? "ora ha" : "aveva già"} il profilo ${nameOf(profile)}, che apre ${extent}.`,
  );
}

export async function takeProfile(parts: PlatformParts, [ref, typed]: NamedArguments): Promise<void> {
  const profile = profileNamed(typed);
  const { id } = await companyNamed(parts, ref);
  const { companyName, hasChanged, holders } = await withdrawProfile(parts, id, profile);
  if (!hasChanged) {
    console.log(`${safe(companyName)} non aveva il profilo ${nameOf(profile)}.`);
    return;
  }
  const people = holders === 1 ? "1 persona lo usava" : `${holders} persone lo usavano`;
  console.log(
    `${safe(companyName)} non ha più il profilo ${nameOf(profile)}. ${people}: i loro permessi restano scritti, ma valgono solo se il profilo torna.`,
  );
}

/** By its Italian name, or as the API calls it. */
function profileNamed(typed: string): Profile {
  const word = typed.trim().toLowerCase();
  const found = PROFILES.find((profile) => word === profile || word === nameOf(profile).toLowerCase());
  if (found) return found;
  throw new Refused(
    `Il profilo «${safe(typed)}» non c'è. I profili sono: ${PROFILES.map((one) => nameOf(one).toLowerCase()).join(", ")}.`,
  );
}

const ALL = "tutti";

/** "2023,2024" is these years, beside the current one; "tutti" or nothing is all of the company. */
function yearsNamed(typed: string): number[] | null {
  const text = typed.trim().toLowerCase();
  if (text === "" || text === ALL) return null;
  const years = listedYears(text);
  if (years !== null) return years;
  throw new Refused(`«${safe(typed)}» non è un elenco di anni: scrivi per esempio 2023,2024, oppure ${ALL}.`);
}
