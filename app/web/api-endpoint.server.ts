import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { unknownCall } from "~/api/catalogue-errors";
import { ApiError } from "~/api/errors";
import { envelopeOf } from "~/api/json-response";
import { isMultipart } from "~/api/multipart";
import { FILE_LIMIT } from "~/domain/files/limits";
import { handle } from "~/transport.server";
import { readBytes } from "./body.server";
import { callerOf } from "./caller.server";
import { markGuarded } from "./guarded.server";

/** The largest body the API reads, and the largest with files in it: two of the largest, and what is around them. */
const API_LIMIT = 1_000_000;
const FILES_LIMIT = 2 * FILE_LIMIT + API_LIMIT;

/**
 * The platform over HTTP: bearer tokens only, no cookie goes in or comes out. The request is made anew from what the
 * API may know of it.
 */
export const apiEndpoint = markGuarded(
  async ({ request }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const headers = new Headers();
    for (const name of ["Authorization", "Content-Type", "Locale"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const withBody = !["GET", "HEAD"].includes(request.method);
    const limit =
      isMultipart(headers.get("Content-Type")) && headers.has("Authorization") ? FILES_LIMIT : API_LIMIT;
    const body = withBody ? await readBytes(request, limit) : undefined;
    if (body === null) return envelopeOf(new ApiError(413, "internal/too_large"));
    const method = request.method;
    const inner = new Request(request.url, body ? { method, headers, body } : { method, headers });
    return (await handle(inner, callerOf(request))) ?? envelopeOf(unknownCall());
  },
);
