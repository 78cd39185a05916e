import { ApiError } from "~/api/errors";
import { STATUS_OF_LOST, whyLost } from "~/bodies/arriving-file";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";

/** Why a chosen file is not stored: a code of the error texts, and the status of the response. */
export interface RefusedFile {
  status: number;
  code: string;
  params?: Record<string, string> | undefined;
}

/** Why the bytes of a chosen file did not arrive; null if they did. */
export function refusalOfLost(file: File): RefusedFile | null {
  const lost = whyLost(file);
  if (lost === null) return null;
  return {
    status: STATUS_OF_LOST[lost],
    code: lost,
    params: { name: file.name, max: sizeWords(FILE_LIMIT) },
  };
}

/** What a call says that has nothing to do with the file: an ended session, an unknown address, a service in trouble. */
const isNotOfTheFile = ({ status, errors }: ApiError) =>
  status === 401 || status === 404 || (status === 503 && errors.length === 0);

/** Hands a chosen file in; throws what has nothing to do with it. */
export async function handInFile<Stored>(
  file: File,
  upload: (body: FormData) => Promise<Stored>,
): Promise<{ stored: Stored } | { refused: RefusedFile }> {
  const refused = refusalOfLost(file);
  if (refused !== null) return { refused };
  const body = new FormData();
  body.append("files", file);
  try {
    return { stored: await upload(body) };
  } catch (error) {
    if (!(error instanceof ApiError) || isNotOfTheFile(error)) throw error;
    const { status, errors } = error;
    const [issue] = errors;
    const isOfFile = issue !== undefined && (status < 500 || status === 503);
    const { code, params } = isOfFile ? issue : { code: withoutReason(status), params: { name: file.name } };
    return { refused: { status, code, params } };
  }
}

/** What is said of a file where the server does not say what is wrong with it. */
function withoutReason(status: number): string {
  if (status === 429) return "too_many_calls";
  return status < 500 ? "upload_refused" : "upload_failed";
}
