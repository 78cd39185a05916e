import { randomUUID } from "node:crypto";
import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { MOST_ATTESTATIONS, readAttestation, type Attestation } from "~/domain/attestations/attestation";
import { romeDay } from "~/domain/calendar-date";
import { oneLine } from "~/domain/plain-text";
import { removeDropped } from "../storage/storage";
import type { SignedInScope, Trx } from "../scope";
import {
  attestationsOf,
  changeAttestation,
  findAttestation,
  insertAttestation,
  type StoredAttestation,
} from "../store/attestations";
import { recordAudit } from "../store/audit";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { holdFile, releaseFile } from "./attestation-file";
import { presentAttestation } from "./present-attestation";

/** Adds a certificate with its file. The same certificate sent twice, for example by a double click, is stored once. */
export const addAttestation: UseCase<"registry.addAttestation"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const content = contentOf(body, now());
  const row = await write(db, session.companyId, async (trx) => {
    const existing = await attestationsOf(trx, session.companyId);
    const twin = existing.find((one) => isSame(one, content));
    if (twin) return twin;
    if (existing.length >= MOST_ATTESTATIONS) {
      const issue = {
        path: "",
        code: "too_many_attestations",
        params: { max: String(MOST_ATTESTATIONS) },
      };
      throw new ApiError(422, "internal/invalid_input", [issue]);
    }
    await holdFile(trx, session.companyId, content.attachment_id);
    const id = randomUUID();
    const key = { id, company_id: session.companyId, revision: 1 };
    await insertAttestation(trx, { ...key, ...content, ...stamp(scope) });
    await recordAudit(trx, scope, "certificate_added", { ...session, detail: id });
    return requireAttestation(trx, session.companyId, id);
  });
  return presentAttestation(row, now());
};

/** Changes what a certificate says, or its file. An update that contains no difference changes nothing. */
export const updateAttestation: UseCase<"registry.updateAttestation"> = async ({ params, body }, scope) => {
  const { db, session, now, settings } = scope;
  const { revision, ...typed } = body;
  const { row, dropped } = await write(db, session.companyId, async (trx) => {
    const stored = await requireAttestation(trx, session.companyId, params.id);
    const content = contentOf(typed, now());
    if (isSame(stored, content)) return { row: stored, dropped: [] };
    if (stored.revision !== revision) throw new ApiError(409, "internal/conflict");
    await holdFile(trx, session.companyId, content.attachment_id);
    await changeAttestation(trx, stored.id, { ...content, ...stamp(scope), revision: revision + 1 });
    const isReplaced = content.attachment_id !== stored.attachment_id;
    return {
      dropped: isReplaced ? await releaseFile(trx, stored.attachment_id, now().toISOString()) : [],
      row: await requireAttestation(trx, session.companyId, params.id),
    };
  });
  await removeDropped(settings, dropped);
  return presentAttestation(row, now());
};

type AttestationInput = CallParsed<"registry.addAttestation">["body"];
type Content = Pick<
  StoredAttestation,
  "name" | "issuer" | "issued_on" | "expires_on" | "standard" | "attachment_id"
>;

/** All issues are reported at once, a missing file too. */
function contentOf({ fileId, ...typed }: AttestationInput, now: Date): Content {
  const clean = { ...typed, name: oneLine(typed.name), issuer: oneLine(typed.issuer) };
  const reading = readAttestation(clean, romeDay(now));
  const issues = [
    ...("issues" in reading ? reading.issues : []),
    ...(fileId === "" ? [{ path: "fileId", code: "choose_file" }] : []),
  ];
  if ("issues" in reading || issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
  return columns(reading.attestation, fileId);
}

const columns = (
  { name, issuer, issuedOn, expiresOn, standard }: Attestation,
  attachment_id: string,
): Content => ({
  ...{ name, issuer, standard, attachment_id },
  issued_on: issuedOn,
  expires_on: expiresOn,
});

const isSame = (stored: Content, content: Content): boolean =>
  (Object.keys(content) as (keyof Content)[]).every((column) => stored[column] === content[column]);

const stamp = ({ session, now }: SignedInScope) => ({
  updated_by: session.accountId,
  updated_at: now().toISOString(),
});

async function requireAttestation(trx: Trx, companyId: string, id: string): Promise<StoredAttestation> {
  const row = await findAttestation(trx, companyId, id);
  if (!row) throw new ApiError(404, "internal/not_found");
  return row;
}
