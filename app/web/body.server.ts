import { ApiError } from "~/api/errors";
import { isMultipart, MultipartError, readParts } from "~/api/multipart";
import { ArrivingForm, type FilesIn, FORM_LIMIT, LimitedBody } from "./arriving-form.server";
import { errorResponse } from "./errors.server";

export interface PostedForm {
  fields: FormData;
  /** The caller must call this when the files are no longer needed. */
  release(): void;
}

/** The posted form, or null if it is larger than a form may be; then it is read to its end and thrown away. */
export async function readForm(request: Request, files: FilesIn): Promise<PostedForm | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (isMultipart(type)) return readParted(request, type, files);
  const bytes = await readBytes(request, FORM_LIMIT);
  if (bytes === null) return null;
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw errorResponse(new ApiError(415, "internal/unsupported_form"), request);
  }
  const fields = new FormData();
  new URLSearchParams(new TextDecoder().decode(bytes)).forEach((value, name) => fields.append(name, value));
  return { fields, release: () => undefined };
}

async function readParted(request: Request, type: string, files: FilesIn): Promise<PostedForm | null> {
  const body = new LimitedBody(request, { files: files !== "none" });
  const form = new ArrivingForm(files);
  let isTaken = false;
  try {
    await arrive(body, type, form).catch((error: unknown) => {
      if (!(error instanceof MultipartError)) throw error;
      if (!body.isOver) throw errorResponse(new ApiError(400, "internal/unreadable_form"), request);
      isTaken = form.breakOff();
    });
    isTaken = !form.isTooLarge && (isTaken || !body.isOver) && (files !== "none" || body.size <= FORM_LIMIT);
    return isTaken ? { fields: form.fields(), release: () => form.release() } : null;
  } finally {
    if (!isTaken) form.release();
  }
}

/** The rest of a body is read even if its content is unusable. */
async function arrive(body: LimitedBody, type: string, form: ArrivingForm): Promise<void> {
  try {
    await readParts(body, type, form);
  } finally {
    await body.discard();
  }
}

/** The body, or null if it is larger than `limit` bytes; then it is read to a hard cap and thrown away. */
export async function readBytes(request: Request, limit: number): Promise<ArrayBuffer | null> {
  const body = new LimitedBody(request);
  const kept: Uint8Array[] = [];
  for (let chunk = await body.read(); chunk.value && !chunk.done; chunk = await body.read()) {
    if (body.size <= limit) kept.push(chunk.value);
    else kept.length = 0;
  }
  return body.size > limit ? null : new Blob(kept as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}
