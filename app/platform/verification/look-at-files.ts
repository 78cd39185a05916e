import { sha256Of } from "~/bodies/file-content";
import type { CheckFinding } from "~/domain/card/card-life";
import { ACTIVE_FINDINGS, kindOf, type Finding } from "~/domain/files/kinds";
import { hasCode } from "~/api/errors";
import { isMissingFile } from "~/machine/missing-file";
import { inspected } from "../files/inspect";
import type { FileStorage } from "../storage/file-storage";
import type { Quarantine } from "../quarantine/work-kind";
import type { SealedFile } from "../store/versions";

/** No person waits for the check. */
const PATIENCE_MS = 10 * 60_000;

type House = { quarantine: Quarantine; companyId: string };

/** The fault of a file of a candidate; null when it is the sealed one and can be read. */
export const fileFinding = (
  storage: FileStorage,
  sealed: SealedFile | undefined,
  house: House,
): Promise<CheckFinding | null> =>
  lookedAt(storage, sealed, house).catch(async (error: unknown) => {
    // It may have been removed while it waited for its turn. Any other missing file is ours, and says nothing of this one.
    if (isMissingFile(error) && sealed && (await storage.find(sealed.id)) === null)
      return "file_missing" as const;
    throw error;
  });

async function lookedAt(
  storage: FileStorage,
  sealed: SealedFile | undefined,
  { quarantine, companyId }: House,
): Promise<CheckFinding | null> {
  const file = sealed ? await storage.find(sealed.id) : null;
  if (!sealed || file === null) return "file_missing";
  const kind = kindOf(sealed.name);
  const isIntact = file.size === sealed.size && (await sha256Of(file)) === sealed.sha256;
  if (!isIntact || kind === null) return "file_unreadable";
  // A queue of its own: the check waits for no upload of its company, and no upload waits for it.
  const order = { companyId: `check ${companyId}`, kind, name: sealed.name, file, patience: PATIENCE_MS };
  const finding = await inspected(quarantine, order).catch((error: unknown) => {
    if (hasCode(error, "internal/file_over_budget")) return "file_broken" as const;
    throw error;
  });
  return checkFindingOf(finding);
}

/** A file that was taken before the inspection knew a fault has it still. */
function checkFindingOf(finding: Finding): CheckFinding | null {
  if (finding === null || finding === "file_without_content") return finding;
  const isActive = (ACTIVE_FINDINGS as readonly string[]).includes(finding) || finding === "file_locked";
  return isActive ? "file_refused" : "file_unreadable";
}
