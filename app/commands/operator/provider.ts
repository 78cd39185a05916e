import { listCompanies, MOST_LISTED } from "~/platform/provider/desk-companies";
import type { PlatformParts } from "~/platform/scope";
import { listVerifications, openOnes } from "~/platform/verification/list-open";
import { assignVerifier, disableCompany, enableCompany } from "~/platform/verification/operator";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";
import { theOne } from "./the-one";
import { countWords, dateTime, PHASES, safe, short } from "./words";

type NamedArguments = OperatorArguments["named"];
type Options = OperatorArguments["options"];

export async function companies(parts: PlatformParts, [search]: NamedArguments): Promise<void> {
  const listed = await listCompanies(parts, search);
  if (listed.length === 0) console.log("Nessuna azienda trovata.");
  for (const { id, businessName, identifier, isEnabled, fiscalYear } of listed) {
    const state = isEnabled ? "abilitata" : "non abilitata";
    console.log(`${id}  ${safe(businessName)}`);
    console.log(`      ${identifier ?? "senza identificativo"}, ${state}, anno ${fiscalYear}`);
  }
  if (listed.length === MOST_LISTED) console.log(`Sono le prime ${MOST_LISTED}: scrivi che cosa cerchi.`);
}

export async function enable(parts: PlatformParts, [company]: NamedArguments): Promise<void> {
  const { companyName, hasChanged } = await enableCompany(parts, (await companyNamed(parts, company)).id);
  console.log(`${safe(companyName)} ${hasChanged ? "ora è abilitata" : "era già abilitata"}.`);
}

export async function disable(parts: PlatformParts, [company]: NamedArguments): Promise<void> {
  const { companyName, hasChanged } = await disableCompany(parts, (await companyNamed(parts, company)).id);
  console.log(`${safe(companyName)} ${hasChanged ? "non è più abilitata" : "non era abilitata"}.`);
}

export async function verifications(
  parts: PlatformParts,
  _: NamedArguments,
  { page: typed = "1" }: Options,
): Promise<void> {
  const page = Number(typed);
  const { total, pages, verifications: open } = await listVerifications(parts, page);
  if (total === 0) return console.log("Nessuna verifica è in corso.");
  if (page > pages) {
    const most = pages === 1 ? "ce n'è una sola" : `le pagine sono ${pages}`;
    throw new Refused(`La pagina ${page} non c'è: ${most}.`);
  }
  for (const one of open) {
    const { id, companyName, year, level, phase } = one;
    console.log(`${short(id)}  ${safe(companyName)}, ${year}, livello ${level}: ${PHASES[phase]}`);
    console.log(`          aperta il ${dateTime(one.openedAt)}, scade il ${dateTime(one.lapsesAt)}`);
    console.log(`          ${assignedTo(one)}; ${countWords(one)}`);
  }
  const next = page < pages ? ` (--page ${page + 1} per le successive)` : "";
  console.log(`Verifiche in corso: ${total}${pages > 1 ? `; pagina ${page} di ${pages}${next}` : ""}.`);
}

const assignedTo = ({ verifier, body }: { verifier: string | null; body: string | null }) =>
  verifier === null ? "non affidata" : `affidata a ${verifier} (${safe(body ?? "")})`;

export async function assign(parts: PlatformParts, [verification, verifier]: NamedArguments): Promise<void> {
  const { id } = theOne(await openOnes(parts), verification, "le verifiche in corso");
  const { companyName, body } = await assignVerifier(parts, id, verifier);
  console.log(`La verifica ${short(id)} di ${safe(companyName)} è affidata a ${verifier} (${safe(body)}).`);
}
