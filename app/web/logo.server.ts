import { answerBytes } from "~/api/answer-bytes";
import { ApiError, errorOfResponse } from "~/api/errors";
import { settings } from "~/settings.server";
import { namesNoField } from "./unnamed-refusal";
import type { Viewer } from "./viewer.server";
import { tokenIn } from "./address-token";
import { companyUrls } from "./company-urls";
import { nullUnlessOffered } from "./errors.server";

/**
 * Where a page shows the logo from: an address of the pages, whatever host the browser calls this server by. Null without a
 * logo, and for one of another origin, from which no page of ours shows pictures.
 */
export function shownLogo(logoUrl: string | null): string | null {
  if (logoUrl === null || !URL.canParse(logoUrl)) return null;
  const { upstreamUrl, publicUrl } = settings();
  const isOurs = upstreamUrl === null || new URL(logoUrl).origin === new URL(publicUrl).origin;
  const id = isOurs ? tokenIn(logoUrl, "registry.logo") : null;
  return id === null ? null : companyUrls.logoFile(id);
}

/**
 * Asks for an address and sends the logo there (spec §7): as a call where the address is one of our own API, which may be
 * out of reach by its public name, or else to the place that another server has named.
 */
export async function sendLogo({ call }: Viewer, file: File): Promise<void> {
  const asked = call("registry.uploadLogo", { query: { logo_filename: file.name } });
  const { uploadUrl } = await asked.catch((error: unknown) => {
    throw namesNoField(error) ? refusedFile(file, error.status) : error;
  });
  const token = tokenIn(uploadUrl, "registry.putLogo");
  const taken =
    token && (await nullUnlessOffered(call("registry.putLogo", { params: { token }, body: file })));
  if (!taken) await sendElsewhere(uploadUrl, file);
}

async function sendElsewhere(uploadUrl: string, file: File): Promise<void> {
  const signal = AbortSignal.timeout(settings().upstreamTimeout * 1000);
  const headers = { "Content-Type": file.type || "application/octet-stream" };
  const body = await file.arrayBuffer();
  const sent: RequestInit = { method: "PUT", headers, body, redirect: "error", signal };
  const response = await fetch(uploadUrl, sent).catch(() => null);
  if (response === null) throw new ApiError(503, "internal/no_answer").answering("registry.uploadLogo");
  if (!response.ok) throw await refusalOf(response, file);
}

/** In bytes: what a place says of a file that it does not take. */
const LONGEST_REFUSAL = 64 * 1024;

/** Statuses that are about the bytes that were sent. */
const OF_THE_FILE = [400, 411, 413, 415, 422];

/** Why the place did not take the file: its own reason where it names one, as ours does. */
async function refusalOf(response: Response, file: File): Promise<ApiError> {
  const said = await answerBytes(response, LONGEST_REFUSAL).catch(() => null);
  const error = await errorOfResponse(new Response(said, response));
  if (error.errors.length > 0) return error;
  if (OF_THE_FILE.includes(error.status)) return refusedFile(file, error.status);
  return new ApiError(503, null, [{ path: "logo", code: "upload_failed", params: { name: file.name } }]);
}

const refusedFile = ({ name }: File, status: number): ApiError =>
  new ApiError(status, null, [{ path: "logo", code: "upload_refused", params: { name } }]);
