import { ApiError } from "~/api/errors";
import { errorResponse } from "./error-response.server";

/** Everything a form may weigh; files have their own, larger limit. */
export const FORM_LIMIT = 200_000;

/** Beyond this the rest of a too large body is no longer even read. */
const DISCARD_CAP = 40_000_000;

/** The posted fields, or null when the body is larger than `limit` bytes (read to its end and thrown away). */
export async function readForm(request: Request, limit = FORM_LIMIT): Promise<FormData | null> {
  const bytes = await readBytes(request, limit);
  if (bytes === null) return null;
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw errorResponse(new ApiError(415, "internal/unsupported_form"), request);
  }
  try {
    return await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw errorResponse(new ApiError(400, "internal/unreadable_form"), request);
  }
}

/** The body, or null when it is larger than `limit` bytes; then it is read to a hard cap and thrown away. */
export async function readBytes(request: Request, limit: number): Promise<ArrayBuffer | null> {
  const kept: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    size += chunk.value.byteLength;
    if (size <= limit) kept.push(chunk.value);
    else if (size > DISCARD_CAP) return null;
  }
  return size > limit ? null : new Blob(kept as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}
