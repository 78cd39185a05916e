import { invalidResponse } from "./catalogue-errors";
import { contract, type CallId, type CallInput, type CallOutput } from "./contract";
import { errorOfResponse } from "./errors";
import { noteFormData, writeFormData } from "./form-data";
import { outputOf } from "./json-response";
import type { Row } from "./row";

/**
 * Where a call goes: over the network or into the same process. Facts about the caller are passed beside the request.
 */
export type Transport = (request: Request, caller: Caller, row: Row) => Promise<Response>;

export interface Caller {
  clientAddress: string;
  requestId: string;
  /** The page that makes these calls: values that one call has read are shared with the others. It is never sent. */
  page?: object;
}

export type Call = <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>;

export interface CallOptions {
  transport: Transport;
  baseUrl: string;
  caller: Caller;
  /** Bearer token of the signed-in user; null for public calls. */
  token: string | null;
  locale?: string;
}

/**
 * The product's client: one function, typed from the contract. Throws an ApiError for every answer that is not a
 * success.
 */
export function makeCall({ transport, baseUrl, caller, token, locale = "it" }: CallOptions): Call {
  return async (id, input) => {
    const row: Row = contract[id];
    const request = requestOf(row, input as CallParts, baseUrl, { Locale: locale, ...bearer(token) });
    const response = await transport(request, caller, row);
    if (!response.ok) throw (await errorOfResponse(response)).answering(id);
    if (row.file) return response as never;
    if (!row.response) return {} as never;
    const parsed = row.response.safeParse(await outputOf(response));
    if (!parsed.success)
      throw invalidResponse(id === "scoring.report" ? "report" : row.service).answering(id);
    return parsed.data as never;
  };
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

function requestOf(
  row: Row,
  { params, query, body }: CallParts,
  baseUrl: string,
  headers: Record<string, string>,
) {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const url = new URL(`${baseUrl}/${row.service}/v1${path}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  if (row.raw) return fileRequest(url, row, headers, body as File);
  if (row.multipart) return formRequest(url, row, headers, body as FormData);
  if (!row.body || body === undefined) return new Request(url, { method: row.method, headers });
  const withType = { ...headers, "Content-Type": "application/json" };
  return new Request(url, { method: row.method, headers: withType, body: JSON.stringify(body) });
}

function formRequest(url: URL, { method }: Row, headers: Record<string, string>, form: FormData): Request {
  const { type, size, body } = writeFormData(form);
  const withType = { ...headers, "Content-Type": type, "Content-Length": String(size) };
  const streamed: RequestInit = { method, headers: withType, body, duplex: "half" };
  const request = new Request(url, streamed);
  noteFormData(request, form);
  return request;
}

function fileRequest(url: URL, { method }: Row, headers: Record<string, string>, file: File): Request {
  const type = file.type === "" ? "application/octet-stream" : file.type;
  const withType = { ...headers, "Content-Type": type, "Content-Length": String(file.size) };
  const sent: RequestInit = { method, headers: withType, body: file.stream(), duplex: "half" };
  return new Request(url, sent);
}
