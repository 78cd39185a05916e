import type { AttestationView } from "~/api/contract/attestations";
import { adaptedTexts } from "~/web/adapted-texts";
import { ApiError } from "~/api/errors";
import { readAttestation, type TypedAttestation } from "~/domain/attestations/attestation";
import { romeDay } from "~/domain/calendar-date";
import type { Issue } from "~/domain/issues";
import { sizeWords } from "~/domain/files/limits";
import { fileEntry, readFileEntry } from "~/ui/question/file-entry";
import { refuse } from "~/web/action.server";
import { handInFile, type RefusedFile } from "~/web/hand-in-file.server";
import { refusedAt } from "~/web/schema-form";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { CERTIFICATE_PLACES, newCertificate, type TypedCertificate } from "./form";

type Body = TypedAttestation & { fileId: string };

/** The typed values, and a way to make a field show another value when the form is shown again. */
interface Posted {
  value: TypedCertificate;
  showAgain(name: string, values: string[]): void;
}

/**
 * Hands the chosen file in, then saves. A refused form carries an accepted file, so that the user need not choose it
 * again; a refused file is reported together with the other issues.
 */
export async function saveCertificate(
  viewer: Viewer,
  posted: Posted,
  save: (body: Body) => Promise<AttestationView>,
): Promise<AttestationView> {
  const { name, issuer, issuedOn, expiresOn, standard, kept } = posted.value;
  const typed = { name, issuer, issuedOn, expiresOn, standard };
  const handedIn = await handIn(viewer, posted);
  if (handedIn !== null && "refused" in handedIn) {
    const { status, code, params } = handedIn.refused;
    throw refuse([...issuesOf(typed), { path: "file", code, params }], status);
  }
  const fileId = handedIn?.id ?? readFileEntry(kept).id;
  const saved = save({ ...typed, fileId }).catch((error: unknown) => {
    const isGone = error instanceof ApiError && error.errors.some(({ code }) => code === "attachment_gone");
    if (isGone) posted.showAgain("kept", []);
    throw error;
  });
  return refusedAt(newCertificate, CERTIFICATE_PLACES, saved);
}

/** The notice "saved", with the stored value where characters were replaced by plain ones (D11). */
export function savedNotice(
  key: "attestations:added" | "attestations:changed",
  typed: TypedCertificate,
  stored: AttestationView,
): Notice {
  const { name, issuer } = stored;
  const texts = adaptedTexts({ name: typed.name, issuer: typed.issuer }, { name, issuer });
  if (texts === null) return { kind: "success", key, params: { name } };
  return { kind: "success", key: "attestations:saved_adapted", params: { texts } };
}

function issuesOf(typed: TypedAttestation): Issue[] {
  const clean = { ...typed, name: typed.name.trim(), issuer: typed.issuer.trim() };
  const reading = readAttestation(clean, romeDay(new Date()));
  return "issues" in reading ? reading.issues : [];
}

/** Null when no file was chosen; else the stored file, or why it was refused. */
async function handIn(
  viewer: Viewer,
  { value: { file, kept }, showAgain }: Posted,
): Promise<{ refused: RefusedFile } | { id: string } | null> {
  if (file === null) return null;
  const before = readFileEntry(kept).id;
  const query = before === "" ? {} : { replaces: before };
  const handedIn = await handInFile(file, (body) => viewer.call("registry.attestationFile", { query, body }));
  if ("refused" in handedIn) return handedIn;
  const { id, name } = handedIn.stored;
  showAgain("kept", [fileEntry({ id, name, about: sizeWords(file.size) })]);
  showAgain("file", []);
  return { id };
}
