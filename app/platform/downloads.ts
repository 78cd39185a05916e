import { ApiError } from "~/api/errors";
import { type Capability, downloadUrl, readToken } from "./files/capability";
import { attachmentFile } from "./files/attachment-file";
import { fileResponse, type FileSource } from "./files/file-response";
import { sessionOfLive } from "./people/admit";
import { admitYear } from "./people/admit-year";
import { OWN_DATA, ownDataFile } from "./people/owner/own-data";
import { countOwnDataFile } from "./people/owner/own-data-rate";
import { cardFile, reportFile } from "./reports/report-files";
import { recordCounted } from "./store/trail/counted-events";
import { Memo } from "./memo";
import type { SignedInScope } from "./scope";
import type { UseCase } from "./use-case";
import { bankPdf, clientPdf } from "./reports/sheets/sheet-pdf";
import { bankFile, clientFile } from "./workbook/sheets/sheet-files";
import { vsmeFile } from "./reports/vsme/vsme-files";
import { admitToCandidate, CANDIDATE, candidateFiles } from "./verification/candidate-file";
import { answersFile, questionsFile } from "./workbook/workbook-files";

/** Its address is given by the call that asks for the password, and by no other. */
const ownData: FileSource = {
  has: () => Promise.resolve(false),
  async open(parts, companyId, accountId) {
    await countOwnDataFile(parts, accountId);
    return ownDataFile(parts, { companyId, accountId });
  },
};

/** Throws where the person may not fetch the file (any more); what is not theirs is not found. */
type Admission = (asked: Capability, scope: SignedInScope) => Promise<void>;

interface Addressed {
  files: FileSource;
  /** Asked each time an address is used: rights may have ended since it was made. */
  admit: Admission;
}

/** For people of the company who may read, of the years that they may open. */
const ofCompany: Admission = async ({ type, companyId, filename }, scope) => {
  const { session } = scope;
  const isTheirs = session.companyId === companyId && session.rights.has("read");
  if (!isTheirs) throw new ApiError(404, "internal/not_found");
  await admitYear({ params: { type }, query: { filename }, body: undefined }, scope);
};

/** One's own data are one's own, whatever else one may see. */
const ofPerson: Admission = async ({ companyId, filename }, { session }) => {
  const isTheirs = session.companyId === companyId && session.accountId === filename;
  if (!isTheirs) throw new ApiError(404, "internal/not_found");
};

const DOCUMENTS = {
  answers: answersFile,
  questions: questionsFile,
  bank: bankFile,
  client: clientFile,
  "bank-pdf": bankPdf,
  "client-pdf": clientPdf,
  vsme: vsmeFile,
  report: reportFile,
  card: cardFile,
};

/** Keyed by the type in the call; each says who may use its addresses. */
const SOURCES = new Map<string, Addressed>([
  ["attachment", { files: attachmentFile, admit: ofCompany }],
  ...Object.entries(DOCUMENTS).map(([type, files]) => [type, { files, admit: ofCompany }] as const),
  [CANDIDATE, { files: candidateFiles, admit: admitToCandidate }],
  [OWN_DATA, { files: ownData, admit: ofPerson }],
]);

/** For tests, which try every type in every way in which a right ends. */
export const ADDRESSED_TYPES: readonly string[] = [...SOURCES.keys()];

/** An address of a file that is valid for five minutes; a file of another company is not found. */
export const download: UseCase<"survey.download"> = async ({ params, query }, scope) => {
  const { session } = scope;
  const capability = { type: params.type, companyId: session.companyId, filename: query.filename };
  const isThere = await SOURCES.get(params.type)?.files.has(scope, session.companyId, query.filename);
  if (!isThere) throw new ApiError(404, "internal/not_found");
  const detail = `${params.type} ${query.filename}`;
  const { accountId, companyId } = session;
  await recordCounted(scope, "download_addressed", { accountId, companyId, detail });
  return { downloadUrl: downloadUrl(capability, scope) };
};

/** Begins to make a document and says how far it is: a page asks again until it is ready. */
export const prepareDocument: UseCase<"survey.prepareDocument"> = async ({ params, query }, scope) => {
  const { companyId } = scope.session;
  const source = SOURCES.get(params.type)?.files;
  // One that makes its documents says by itself that there is none of this name.
  const isThere = source?.prepare !== undefined || (await source?.has(scope, companyId, query.filename));
  if (!source || !isThere) throw new ApiError(404, "internal/not_found");
  const queued = (await source.prepare?.(scope, companyId, query.filename)) ?? null;
  return { ready: queued === null, ahead: queued?.ahead ?? 0 };
};

/** The file at such an address, while the session lives for which the address was made and its person may still have it. */
export const file: UseCase<"survey.file"> = async ({ params }, scope) => {
  const capability = readToken(params.token, scope.settings, scope.now());
  const source = capability && SOURCES.get(capability.type);
  const session = source && (await sessionOfLive(capability.tokenHash, scope));
  if (!source || !session) throw new ApiError(404, "internal/not_found");
  await source.admit(capability, { ...scope, session, memo: new Memo() });
  const { type, companyId, filename } = capability;
  const content = await source.files.open(scope, companyId, filename);
  if (!content) throw new ApiError(404, "internal/not_found");
  const detail = `${type} ${filename}`;
  await recordCounted(scope, "file_fetched", { accountId: session.accountId, companyId, detail });
  return fileResponse(content);
};
