import { ApiError } from "~/api/errors";
import { type Capability, downloadUrl, readToken } from "./files/capability";
import { fileResponse, type FileSource, sentFrom } from "./files/file-response";
import { storageOf } from "./files/storage";
import { sessionOfLive } from "./people/admit";
import { admitYear } from "./people/admit-year";
import { OWN_DATA, ownDataFile } from "./people/owner/own-data";
import { countOwnDataFile } from "./people/owner/own-data-rate";
import { attachmentsOf, type StoredAttachment } from "./store/attachments";
import { cardFile, reportFile } from "./reports/report-files";
import { recordCounted } from "./store/trail/counted-events";
import { Memo } from "./memo";
import type { SignedInScope } from "./scope";
import type { UseCase } from "./use-case";
import { bankPdf, clientPdf } from "./reports/sheets/sheet-pdf";
import { bankFile, clientFile } from "./workbook/sheets/sheet-files";
import { vsmeFile } from "./reports/vsme/vsme-files";
import { answersFile, questionsFile } from "./workbook/workbook-files";

const attachment: FileSource = {
  async has({ db }, companyId, id) {
    const row = (await attachmentsOf(db, companyId, [id])).get(id);
    refuseInControl(row);
    return row !== undefined;
  },
  async open({ db, settings }, companyId, id) {
    const row = (await attachmentsOf(db, companyId, [id])).get(id);
    if (!row) return null;
    refuseInControl(row);
    const file = await storageOf(settings).find(id);
    if (file === null) throw new ApiError(500, "internal/download_failed");
    return { name: row.name, mediaType: row.media_type, ...(await sentFrom(file.path)) };
  },
};

/** The malware scanner has not yet looked at it; the company that sent it has it anyway. */
function refuseInControl(row: StoredAttachment | undefined): void {
  if (row && row.control !== null) throw new ApiError(409, "internal/file_in_control");
}

/** Its address is given by the call that asks for the password, and by no other. */
const ownData: FileSource = {
  has: () => Promise.resolve(false),
  async open(parts, companyId, accountId) {
    await countOwnDataFile(parts, accountId);
    return ownDataFile(parts, { companyId, accountId });
  },
};

/** Keyed by the type in the call. */
const SOURCES = new Map<string, FileSource>([
  ["attachment", attachment],
  ["answers", answersFile],
  ["questions", questionsFile],
  ["bank", bankFile],
  ["client", clientFile],
  ["bank-pdf", bankPdf],
  ["client-pdf", clientPdf],
  ["vsme", vsmeFile],
  ["report", reportFile],
  ["card", cardFile],
  [OWN_DATA, ownData],
]);

/** An address of a file that is valid for five minutes; a file of another company is not found. */
export const download: UseCase<"survey.download"> = async ({ params, query }, scope) => {
  const { session } = scope;
  const capability = { type: params.type, companyId: session.companyId, filename: query.filename };
  const isThere = await SOURCES.get(params.type)?.has(scope, session.companyId, query.filename);
  if (!isThere) throw new ApiError(404, "internal/not_found");
  const detail = `${params.type} ${query.filename}`;
  const { accountId, companyId } = session;
  await recordCounted(scope, "download_addressed", { accountId, companyId, detail });
  return { downloadUrl: downloadUrl(capability, scope) };
};

/** Begins to make a document and says how far it is: a page asks again until it is ready. */
export const prepareDocument: UseCase<"survey.prepareDocument"> = async ({ params, query }, scope) => {
  const { companyId } = scope.session;
  const source = SOURCES.get(params.type);
  // One that makes its documents says by itself that there is none of this name.
  const isThere = source?.prepare !== undefined || (await source?.has(scope, companyId, query.filename));
  if (!source || !isThere) throw new ApiError(404, "internal/not_found");
  const queued = (await source.prepare?.(scope, companyId, query.filename)) ?? null;
  return { ready: queued === null, ahead: queued?.ahead ?? 0 };
};

/** The file at such an address, while the session lives for which the address was made and its person may still see it. */
export const file: UseCase<"survey.file"> = async ({ params }, scope) => {
  const capability = readToken(params.token, scope.settings, scope.now());
  const session = capability && (await sessionOfLive(capability.tokenHash, scope));
  if (capability === null || session === null) throw new ApiError(404, "internal/not_found");
  const { type, companyId, filename } = capability;
  if (type !== OWN_DATA) await refuseLost(capability, { ...scope, session, memo: new Memo() });
  const content = await SOURCES.get(type)?.open(scope, companyId, filename);
  if (!content) throw new ApiError(404, "internal/not_found");
  const detail = `${type} ${filename}`;
  await recordCounted(scope, "file_fetched", { accountId: session.accountId, companyId, detail });
  return fileResponse(content);
};

/** Rights and years may have been taken away since the address was made. One's own data are one's own. */
async function refuseLost({ type, companyId, filename }: Capability, scope: SignedInScope): Promise<void> {
  const { session } = scope;
  // Files of another company have been given to its verifier.
  const isOwn = session.companyId === companyId;
  if (!session.rights.has(isOwn ? "read" : "verify")) throw new ApiError(404, "internal/not_found");
  if (isOwn) await admitYear({ params: { type }, query: { filename }, body: undefined }, scope);
}
