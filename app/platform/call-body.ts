import type { Caller } from "~/api/call";
import type { ErrorCode } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import { notedFormData } from "~/api/form-data";
import { isMultipart } from "~/api/multipart";
import type { Row } from "~/api/row";
import { type LostFile, STATUS_OF_LOST, whyLost } from "~/bodies/arriving-file";
import type { Uploader } from "~/bodies/budget";
import { SHORT_WAIT_S, STRANGER_LIMIT } from "~/bodies/limits";
import { type Received, receiveBytes, receiveForm, receiveText } from "~/bodies/receive";
import { spoolFolderIn, spoolIn } from "~/bodies/spool-folder";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { logoTooLarge } from "./files/logo";
import { diskRefusal } from "./disk/disk-errors";
import { isSignedIn, type Scope } from "./scope";

/** The most bytes of a JSON body of a signed-in caller, and of the parts of a body beside its files. */
const JSON_LIMIT = 500_000;

/** The most bytes of a call's body. */
function bodyLimitOf({ right, multipart, raw }: Row): number {
  if (raw !== undefined) return raw;
  if (right === "public" || right === "registering") return STRANGER_LIMIT;
  return multipart === undefined ? JSON_LIMIT : multipart * FILE_LIMIT + JSON_LIMIT;
}

interface Call {
  row: Row;
  request: Request;
  caller: Caller;
  scope: Scope;
}

const NOTHING: Received<undefined> = { value: undefined, release: async () => undefined };

/** Refuses a body by the length that its sender declares: nothing of it is read. Throws ApiError 413. */
export function checkDeclaredLength(row: Row, { headers }: Request): void {
  const limit = Math.max(bodyLimitOf(row), STRANGER_LIMIT);
  if (Number(headers.get("Content-Length")) > limit) throw tooLargeFor(row);
}

/** The body of an admitted call, unparsed. Throws ApiError 413 if it is too large, as soon as that is known. */
export async function receiveBody({ row, request, caller, scope }: Call): Promise<Received<unknown>> {
  const limit = bodyLimitOf(row);
  if (row.multipart !== undefined) {
    const noted = notedFormData(request);
    if (noted !== null) return { ...NOTHING, value: noted };
  } else if (!row.body && row.raw === undefined) return NOTHING;
  const receiving = { cap: limit, address: caller.page === undefined ? scope.clientAddress : null };
  if (row.raw !== undefined) {
    const bytes = await receiveBytes(request, { ...receiving, limit });
    if (bytes === null) throw tooLargeFor(row);
    return bytes;
  }
  if (row.multipart === undefined) {
    const text = await receiveText(request, { ...receiving, limit });
    if (text === null) throw tooLarge();
    return { value: jsonOf(text.value), release: text.release };
  }
  if (!isMultipart(request.headers.get("Content-Type"))) throw new ApiError(415, "internal/unsupported_form");
  const files = isSignedIn(scope) ? { keptFor: uploaderOf(scope.session) } : "none";
  const { dataDir, leastSpace } = scope.settings;
  const spool = spoolIn(spoolFolderIn(dataDir), leastSpace);
  const form = await receiveForm(request, { ...receiving, files, spool });
  if (form === null) throw tooLarge();
  return withWholeFiles(form);
}

const tooLarge = () => new ApiError(413, "internal/too_large");

/** The one file that is sent by itself is a logo. */
const tooLargeFor = ({ raw }: Row) => (raw === undefined ? tooLarge() : logoTooLarge("logo", raw));

const uploaderOf = ({ accountId, companyId }: Uploader): Uploader => ({ accountId, companyId });

/** A call without a body differs from a call whose body cannot be read. */
function jsonOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function codeOfLost(lost: LostFile): ErrorCode {
  if (lost === "file_too_large") return "internal/file_too_large";
  return lost === "file_too_slow" ? "internal/too_slow" : "internal/unavailable";
}

/** A call with a file that did not arrive is refused as a whole. */
async function withWholeFiles(form: Received<FormData>): Promise<Received<FormData>> {
  for (const [path, file] of form.value) {
    const lost = typeof file === "string" ? null : whyLost(file);
    if (typeof file === "string" || lost === null) continue;
    await form.release();
    if (lost === "disk_full") throw diskRefusal("full");
    const issue = { path, code: lost, params: { name: file.name, max: sizeWords(FILE_LIMIT) } };
    const status = STATUS_OF_LOST[lost];
    throw new ApiError(status, codeOfLost(lost), [issue], status === 503 ? SHORT_WAIT_S : null);
  }
  return form;
}
