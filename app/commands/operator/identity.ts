import {
  acceptIdentityRequest,
  declineIdentityRequest,
  listIdentityRequests,
} from "~/platform/registry/decide-identity";
import type { PlatformParts } from "~/platform/scope";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { WrongUsage } from "./refused";
import { dateTime, safe } from "./words";

type NamedArguments = OperatorArguments["named"];

export async function identityRequests(parts: PlatformParts): Promise<void> {
  const listed = await listIdentityRequests(parts);
  if (listed.length === 0) console.log("Nessuna richiesta è in attesa.");
  for (const { company, request } of listed) {
    console.log(`${company.id}  ${safe(company.businessName)}, chiesto il ${dateTime(request.askedAt)}`);
    for (const { field, value } of request.changes) {
      const now = company[field as "businessName"] as string | null;
      console.log(`      ${nameOf(field)}: ${safe(now ?? "nessuno")} -> ${safe(value ?? "nessuno")}`);
    }
  }
}

const IDENTIFIERS = ["partitaIva", "vatNumber", "dunsNumber"];

const nameOf = (field: string): string =>
  t(`registry:${IDENTIFIERS.includes(field) ? "identifier" : "field"}.${field}` as TextKey);

export async function acceptIdentity(parts: PlatformParts, [company]: NamedArguments): Promise<void> {
  const { id, name } = await companyNamed(parts, company);
  await acceptIdentityRequest(parts, id);
  console.log(`I nuovi dati di ${name} sono in vigore; gli amministratori ricevono una mail.`);
}

export async function declineIdentity(
  parts: PlatformParts,
  [company]: NamedArguments,
  { text = "" }: OperatorArguments["options"],
): Promise<void> {
  if (text.trim() === "") throw new WrongUsage(`Scrivi il motivo, che l'azienda leggerà (--text "…").`);
  const { id, name } = await companyNamed(parts, company);
  await declineIdentityRequest(parts, id, text.trim());
  console.log(`La richiesta di ${name} non è accettata; gli amministratori ricevono una mail con il motivo.`);
}
