import { dateWords, romeDay, type CalendarDate } from "~/domain/calendar-date";
import type { Standard } from "~/domain/registers/certificates";
import { attestationFile, holdFile } from "~/platform/attestations/attestation-file";
import type { SignedInScope } from "~/platform/scope";
import { insertAttestation } from "~/platform/store/attestations";
import { write } from "~/platform/store/write";
import { onePagePdf } from "./one-page-pdf";
import { DAY_MS } from "~/domain/durations";

/** A certificate of a demo company; days are counted from the day of loading. */
export interface DemoCertificate {
  id: string;
  name: string;
  standard: Standard;
  issuer: string;
  issuedDaysAgo: number;
  /** Null for a certificate that does not expire. */
  expiresInDays: number | null;
  email: string;
}

/** Uploads the certificate as a page that says what it is, and adds it under its own id. */
export async function addDemoCertificate(
  { id, name, standard, issuer, issuedDaysAgo, expiresInDays }: DemoCertificate,
  company: string,
  today: Date,
  scope: SignedInScope,
): Promise<void> {
  const issuedOn = dayAfter(today, -issuedDaysAgo);
  const expiresOn = expiresInDays === null ? null : dayAfter(today, expiresInDays);
  const page = onePagePdf([
    "Certificato dimostrativo: azienda ed ente sono inventati",
    name,
    `Rilasciato a ${company}`,
    `da ${issuer} il ${dateWords(issuedOn)}`,
    expiresOn === null ? "Senza scadenza" : `Valido fino al ${dateWords(expiresOn)}`,
  ]);
  const body = new FormData();
  body.append("files", new File([page as BlobPart], `${name.replace(/[:/]/g, "-")}.pdf`));
  const { id: fileId } = await attestationFile({ query: {}, body }, scope);
  const { companyId, accountId } = scope.session;
  await write(scope.db, companyId, async (trx) => {
    await holdFile(trx, companyId, fileId);
    await insertAttestation(trx, {
      ...{ id, name, issuer, company_id: companyId, revision: 1 },
      ...{ issued_on: issuedOn, expires_on: expiresOn, standard, attachment_id: fileId },
      ...{ updated_by: accountId, updated_at: scope.now().toISOString() },
    });
  });
}

const dayAfter = (day: Date, days: number): CalendarDate => romeDay(new Date(day.getTime() + days * DAY_MS));
