import { ApiError } from "~/api/errors";
import type { FilesIn } from "~/bodies/arriving-form";
import { FILES_CAP, FORM_CAP, STRANGER_LIMIT } from "~/bodies/limits";
import { type Received, receiveForm } from "~/bodies/receive";
import { type Spool, spoolFolderIn, spoolFolderWithoutData, spoolIn } from "~/bodies/spool-folder";
import { originOf } from "~/domain/network/address";
import type { Right } from "~/domain/people/rights";
import { settings } from "~/settings.server";
import { callerOf } from "./caller.server";
import { errorResponse } from "./errors.server";
import type { WebSession } from "./session.server";
import type { Viewer } from "./viewer.server";

/** What may arrive with a post; decided by its session before anything of the body is read. */
export interface Arrival {
  files: FilesIn;
  cap: number;
  /** The error for a larger form. */
  refusal: ApiError;
}

const tooLarge = () => new ApiError(413, "internal/too_large");

/** A form with files, and the right it requires. */
interface FormKind {
  right: Right | "signedIn";
  takesFiles: boolean;
}

/**
 * The arrival of a form of signed-in users. From a browser without a session, or a person without the right, only a
 * small form is read. Where a session has ended, all that was typed is read, so that it is not lost; `viewer` is null.
 */
export function privateArrival(
  viewer: Viewer | null,
  session: WebSession,
  { right, takesFiles }: FormKind,
): Arrival {
  const dropped = takesFiles ? "dropped" : "none";
  const cap = takesFiles ? FILES_CAP : FORM_CAP;
  if (viewer && (right === "signedIn" || viewer.can(right))) {
    const { userId: accountId, companyId } = viewer.user;
    return { files: takesFiles ? { keptFor: { accountId, companyId } } : "none", cap, refusal: tooLarge() };
  }
  if (viewer) {
    const refusal = new ApiError(403, "internal/permission_denied");
    return { files: dropped, cap: STRANGER_LIMIT, refusal };
  }
  return { files: dropped, cap: session.has("token") ? cap : STRANGER_LIMIT, refusal: tooLarge() };
}

/** The arrival of a form of every visitor: a small one, unless it carries the form of a session that has ended. */
export const publicArrival = (session: WebSession): Arrival => ({
  files: "none",
  cap: session.has("token") || session.has("carries") ? FORM_CAP : STRANGER_LIMIT,
  refusal: tooLarge(),
});

/**
 * The arrival of a file of a visitor without an account, which is looked at and not stored. All such visitors together
 * take of the spool what one company may, and each network has at most two of them under way.
 */
export const strangersFile = (session: WebSession, address: string): Arrival => ({
  ...publicArrival(session),
  files: { keptFor: { accountId: `visitor ${originOf(address)}`, companyId: "visitors" } },
  cap: FILES_CAP,
});

/** The posted form; throws the response for a form that cannot be taken. */
export async function arrivedForm(
  request: Request,
  { files, cap, refusal }: Arrival,
): Promise<Received<FormData>> {
  const address = callerOf(request).clientAddress;
  const received = await receiveForm(request, { files, cap, address, spool: ownSpool() }).catch(
    (error: unknown) => {
      throw error instanceof ApiError ? errorResponse(error, request) : error;
    },
  );
  if (received === null) throw errorResponse(refusal, request);
  return received;
}

function ownSpool(): Spool {
  const { upstreamUrl, dataDir, leastSpace } = settings();
  return spoolIn(upstreamUrl === null ? spoolFolderIn(dataDir) : spoolFolderWithoutData(), leastSpace);
}
