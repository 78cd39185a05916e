import { ApiError } from "~/api/errors";
import { attachmentFile } from "../files/attachment-file";
import { type Capability, downloadUrl } from "../files/capability";
import type { FileSource } from "../files/file-response";
import type { SignedInScope } from "../scope";
import { recordCounted } from "../store/trail/counted-events";
import type { UseCase } from "../use-case";
import { openAssigned } from "./assigned-verifications";

/** The type of file in the address that only the verifier of a candidate gets. */
export const CANDIDATE = "candidate";

const SEPARATOR = "/";
/** Names the case too: the right to the file is that of the case. */
const nameOf = (id: string, file: string): string => `${id}${SEPARATOR}${file}`;
const partsOf = (filename: string): [id: string, file: string] => {
  const [id = "", file = ""] = filename.split(SEPARATOR);
  return [id, file];
};

/** The company of a file of a candidate; 404 unless the case is open and the caller's, and the candidate has the file. */
async function companyOf(id: string, file: string, scope: SignedInScope): Promise<string> {
  const { company_id: companyId, items } = await openAssigned(id, scope);
  if (!items.some(({ attachment }) => attachment === file)) throw new ApiError(404, "internal/not_found");
  return companyId;
}

/** An address of a file of a candidate, valid for five minutes; the company's other files are not found. */
export const candidateFile: UseCase<"survey.candidateFile"> = async ({ params }, scope) => {
  const companyId = await companyOf(params.id, params.file, scope);
  const { accountId } = scope.session;
  const filename = nameOf(params.id, params.file);
  const detail = `${CANDIDATE} ${filename}`;
  await recordCounted(scope, "download_addressed", { accountId, companyId, detail });
  return { downloadUrl: downloadUrl({ type: CANDIDATE, companyId, filename }, scope) };
};

/** Whether the case is still open and the caller's, when such an address is used. */
export async function admitToCandidate(
  { companyId, filename }: Capability,
  scope: SignedInScope,
): Promise<void> {
  const isVerifier = scope.session.rights.has("verify");
  if (!isVerifier || (await companyOf(...partsOf(filename), scope)) !== companyId)
    throw new ApiError(404, "internal/not_found");
}

/** Its address is given by the call that names the case, and by no other. */
export const candidateFiles: FileSource = {
  has: () => Promise.resolve(false),
  open: (parts, companyId, filename) => attachmentFile.open(parts, companyId, partsOf(filename)[1]),
};
