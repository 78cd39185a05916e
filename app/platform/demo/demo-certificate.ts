import { dateWords, romeDay, type CalendarDate } from "~/domain/calendar-date";
import { attestationFile } from "../attestations/attestation-file";
import { addAttestation } from "../attestations/save-attestation";
import type { SignedInScope } from "../scope";
import { onePagePdf } from "./one-page-pdf";

/** A certificate of a demo company; days are counted from the day of loading. */
export interface DemoCertificate {
  name: string;
  issuer: string;
  issuedDaysAgo: number;
  /** Null for one that does not expire. */
  expiresInDays: number | null;
  email: string;
}

/** Hands the certificate in as a page that says what it is, and adds it. */
export async function addDemoCertificate(
  { name, issuer, issuedDaysAgo, expiresInDays }: DemoCertificate,
  company: string,
  today: Date,
  scope: SignedInScope,
): Promise<void> {
  const issuedOn = dateWords(dayAfter(today, -issuedDaysAgo));
  const expiresOn = expiresInDays === null ? "" : dateWords(dayAfter(today, expiresInDays));
  const page = onePagePdf([
    "Certificato dimostrativo: azienda ed ente sono inventati",
    name,
    `Rilasciato a ${company}`,
    `da ${issuer} il ${issuedOn}`,
    expiresOn === "" ? "Senza scadenza" : `Valido fino al ${expiresOn}`,
  ]);
  const body = new FormData();
  body.append("files", new File([page as BlobPart], `${name.replace(/[:/]/g, "-")}.pdf`));
  const { id: fileId } = await attestationFile({ query: {}, body }, scope);
  await addAttestation({ body: { name, issuer, issuedOn, expiresOn, fileId } }, scope);
}

const DAY_MS = 24 * 3600 * 1000;
const dayAfter = (day: Date, days: number): CalendarDate => romeDay(new Date(day.getTime() + days * DAY_MS));
