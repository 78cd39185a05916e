import { invalidResponse } from "./catalogue-errors";
import { contract, type CallId, type CallInput, type CallOutput } from "./contract";
import { errorOfResponse } from "./errors";
import { writeFormData } from "./form-data";
import type { Row } from "./row";

/**
 * Where a call goes: over the network or into the same process. Facts about the caller are passed beside the request.
 */
export type Transport = (request: Request, caller: Caller) => Promise<Response>;

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
    const request = await requestOf(row, input as CallParts, baseUrl, { Locale: locale, ...bearer(token) });
    const response = await transport(request, caller);
    if (!response.ok) throw await errorOfResponse(response);
    if (row.file) return response as never;
    if (!row.response) return {} as never;
    const parsed = row.response.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw invalidResponse(row.service);
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

async function requestOf(
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
  const sent = await bodyOf(row, body);
  if (!sent) return new Request(url, { method: row.method, headers });
  const withType = { ...headers, "Content-Type": sent.type };
  return new Request(url, { method: row.method, headers: withType, body: sent.body });
}

async function bodyOf({ body: schema, multipart }: Row, body: unknown) {
  if (multipart) return writeFormData(body as FormData);
  return schema && body !== undefined ? { type: "application/json", body: JSON.stringify(body) } : null;
}
