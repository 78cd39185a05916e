import type { AttestationView } from "~/api/contract/attestations";
import { ApiError } from "~/api/errors";
import { readAttestation, type TypedAttestation } from "~/domain/attestations/attestation";
import { romeDay } from "~/domain/calendar-date";
import type { Fault } from "~/domain/faults";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { fileEntry, readFileEntry } from "~/ui/question/file-entry";
import { refuse } from "~/web/action.server";
import type { Values } from "~/web/fields.server";
import type { Notice } from "~/web/session.server";
import type { Viewer } from "~/web/viewer.server";
import { typedIn } from "./form";

type Body = TypedAttestation & { fileId: string };

/**
 * Hands the chosen file in, then saves. A form that is refused carries a file that came through, which need not be chosen
 * again; one whose file was refused says so together with everything else that is wrong.
 */
export async function saveCertificate(
  viewer: Viewer,
  values: Values,
  save: (body: Body) => Promise<AttestationView>,
): Promise<AttestationView> {
  const typed = typedIn(values);
  const file = await handIn(viewer, values);
  if (file !== null) throw refuse([...faultsOf(typed), file.fault], file.status);
  const { id: fileId } = readFileEntry(values.one("kept"));
  return save({ ...typed, fileId }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors.some(({ code }) => code === "attachment_gone")) values.replace("kept", []);
    const faults = error.errors.map((fault) =>
      fault.path === "fileId" ? { ...fault, path: "file" } : fault,
    );
    throw error.withErrors(faults);
  });
}

/** "Saved", and what is written now where characters had to be replaced by plain ones (D11). */
export function savedNotice(
  key: "attestations:added" | "attestations:changed",
  values: Values,
  stored: AttestationView,
): Notice {
  const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();
  const adapted = (["name", "issuer"] as const).filter(
    (name) => oneSpaced(values.one(name)) !== stored[name],
  );
  if (adapted.length === 0) return { kind: "success", key, params: { name: stored.name } };
  const texts = adapted.map((name) => stored[name]).join(" · ");
  return { kind: "success", key: "attestations:saved_adapted", params: { texts } };
}

function faultsOf(typed: TypedAttestation): Fault[] {
  const clean = { ...typed, name: typed.name.trim(), issuer: typed.issuer.trim() };
  const reading = readAttestation(clean, romeDay(new Date()));
  return "faults" in reading ? reading.faults : [];
}

interface RefusedFile {
  fault: Fault;
  status: number;
}

const LOST = { file_too_large: 413, upload_failed: 503, choose_file_again: 422 };

/** Null when there was none, or it came through. */
async function handIn(viewer: Viewer, values: Values): Promise<RefusedFile | null> {
  const [sent] = values.files("file");
  if (!sent) return null;
  const { file, lost } = sent;
  if (lost !== null) {
    const params = { name: file.name, max: sizeWords(FILE_LIMIT) };
    return { fault: { path: "file", code: lost, params }, status: LOST[lost] };
  }
  const before = readFileEntry(values.one("kept")).id;
  const body = new FormData();
  body.append("files", file);
  try {
    const query = before === "" ? {} : { replaces: before };
    const { id, name } = await viewer.call("registry.attestationFile", { query, body });
    values.replace("kept", [fileEntry({ id, name, about: sizeWords(file.size) })]);
    values.replace("file", []);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 404) throw error;
    const [fault] = error.errors;
    const code = fault && error.status < 500 ? fault.code : "upload_failed";
    return { fault: { path: "file", code, params: fault?.params }, status: error.status };
  }
}
