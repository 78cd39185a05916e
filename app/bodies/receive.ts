import { ApiError } from "~/api/errors";
import { isMultipart, MultipartError, readParts } from "~/api/multipart";
import { ArrivingBody } from "./arriving-body";
import { ArrivingForm, type FilesIn } from "./arriving-form";
import { memoryBudget } from "./budget";
import { FORM_LIMIT, SHORT_WAIT_S } from "./limits";
import type { Spool } from "./spool-folder";

interface Receiving {
  /** Beyond these bytes the body is no longer read. */
  cap: number;
  /** The client's address; null for a body of this process itself. */
  address: string | null;
}

export interface FormReceiving extends Receiving {
  files: FilesIn;
  spool: Spool;
}

/** A body that has arrived. The caller must call `release` when its values and files are no longer needed. */
export interface Received<Value> {
  value: Value;
  release(): Promise<void>;
}

/**
 * The posted form, or null if it is larger than a form may be. Throws ApiError: 400 for an unreadable body, 408 for one
 * that becomes slow outside a file, 415 for one of another type, 503 if there is no room for it.
 */
export async function receiveForm(
  request: Request,
  receiving: FormReceiving,
): Promise<Received<FormData> | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (isMultipart(type)) return receiveParts(request, type, receiving);
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new ApiError(415, "internal/unsupported_form");
  const text = await receiveText(request, { ...receiving, limit: FORM_LIMIT });
  if (text === null) return null;
  const fields = new FormData();
  new URLSearchParams(text.value).forEach((value, name) => fields.append(name, value));
  return { value: fields, release: text.release };
}

async function receiveParts(
  request: Request,
  type: string,
  { files, spool, ...receiving }: FormReceiving,
): Promise<Received<FormData> | null> {
  const body = new ArrivingBody(request, receiving);
  const form = new ArrivingForm(files, spool);
  let isTaken = false;
  try {
    await arrive(body, type, form).catch((error: unknown) => {
      isTaken = isShownAgain(error, { body, form });
    });
    isTaken = !form.isTooLarge && (isTaken || !body.isOver) && (files !== "none" || body.size <= FORM_LIMIT);
    return isTaken ? { value: await form.fields(), release: () => form.release() } : null;
  } catch (error) {
    isTaken = false;
    throw error;
  } finally {
    body.leave();
    if (!isTaken) await form.release();
  }
}

/**
 * Whether a body that broke off in the midst of a file is taken: what was typed before the file has arrived, and the
 * form is shown again. Throws the error of any other.
 */
function isShownAgain(error: unknown, { body, form }: { body: ArrivingBody; form: ArrivingForm }): boolean {
  if (error instanceof ApiError && error.status === 408) {
    if (form.breakOff("file_too_slow")) return true;
    throw error;
  }
  if (!(error instanceof MultipartError)) throw error;
  if (!body.isOver) throw new ApiError(400, "internal/unreadable_form");
  return form.breakOff("upload_failed");
}

/** The rest of a body is read even if its content is unusable, unless its sender is too slow. */
async function arrive(body: ArrivingBody, type: string, form: ArrivingForm): Promise<void> {
  const read = async () => {
    await form.settle();
    return body.read();
  };
  try {
    await readParts({ read }, type, form);
  } catch (error) {
    if (error instanceof MultipartError) await body.discard();
    throw error;
  }
  await body.discard();
}

/** The body as text, or null if it is larger than `limit` bytes. */
export async function receiveText(
  request: Request,
  receiving: Receiving & { limit: number },
): Promise<Received<string> | null> {
  const bytes = await receiveBytes(request, receiving);
  return bytes && { ...bytes, value: new TextDecoder().decode(bytes.value) };
}

/** The bytes of the body, or null if they are more than `limit`; what is beyond the limit is not kept. */
export async function receiveBytes(
  request: Request,
  { limit, ...receiving }: Receiving & { limit: number },
): Promise<Received<Buffer> | null> {
  const body = new ArrivingBody(request, receiving);
  const kept: Uint8Array[] = [];
  let held = 0;
  const release = async () => {
    memoryBudget.giveBack(held);
    held = 0;
  };
  try {
    for (let chunk = await body.read(); chunk.value && !chunk.done; chunk = await body.read()) {
      if (body.size > limit) {
        kept.length = 0;
        continue;
      }
      if (!memoryBudget.take(chunk.value.byteLength))
        throw new ApiError(503, "internal/unavailable", [], SHORT_WAIT_S);
      held += chunk.value.byteLength;
      kept.push(chunk.value);
    }
    if (body.size <= limit && !body.isOver) return { value: Buffer.concat(kept), release };
    await release();
    return null;
  } catch (error) {
    await release();
    throw error;
  } finally {
    body.leave();
  }
}
