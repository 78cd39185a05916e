import { createHash } from "node:crypto";
import type { CheckFinding } from "~/domain/card/card-life";
import { kindOf } from "~/domain/files/kinds";
import { findingOf } from "../files/content";
import type { FileStorage } from "../files/storage";
import type { SealedFile } from "../store/versions";

/** The fault of a file of a candidate; null when it is the sealed one and can be read. */
export async function fileFinding(
  storage: FileStorage,
  sealed: SealedFile | undefined,
): Promise<CheckFinding | null> {
  const bytes = sealed ? await storage.read(sealed.id) : null;
  if (!sealed || bytes === null) return "file_missing";
  const kind = kindOf(sealed.name);
  const isIntact = bytes.length === sealed.size && hashOf(bytes) === sealed.sha256;
  return isIntact && kind !== null && (await findingOf(kind, bytes)) === null ? null : "file_unreadable";
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
