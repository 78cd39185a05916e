import { callAddress } from "./call-address";
import { invalidResponse } from "./catalogue-errors";
import { contract, type CallId, type CallInput, type CallOutput } from "./contract";
import type { UserInfo } from "./contract/completed/user-info";
import { ApiError, errorOfResponse } from "./errors";
import { CONTENT_HEADER, keepAnswer, keptAnswer } from "./kept-answers";
import { noteFormData, writeFormData } from "./form-data";
import { outputOf } from "./json-response";
import type { Asked, Row } from "./row";
import { specPartOf } from "./spec-part";

/**
 * Where a call goes: over the network or into the same process. Facts about the caller are passed beside the request.
 */
export type Transport = (request: Request, caller: Caller, row: Row) => Promise<Response>;

export interface Caller {
  clientAddress: string;
  requestId: string;
  /** The page that makes these calls: values that one call has read are shared with the others. It is never sent. */
  page?: object;
  /** The calls of the page came over the network, where each counts; those of a page of ours count once. */
  isCountedByCall?: true;
}

export type Call = <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>;

interface CallOptions {
  transport: Transport;
  baseUrl: string;
  caller: Caller;
  /** Bearer token of the signed-in user; null for public calls. */
  token: string | null;
  locale?: string;
  /** What the calls of one request have learned; each fills in more. */
  known?: Known;
}

/** What `user.info` tells, once it was called. */
export interface Known {
  user: UserInfo | null;
  /** The server takes inputs beyond the specification. */
  takesExtensions: boolean;
  /** How the server names its content; null where it does not. */
  content: string | null;
}

export const nothingKnown = (): Known => ({ user: null, takesExtensions: true, content: null });

/**
 * The product's client: one function, typed from the contract. Throws an ApiError for every answer that is not a
 * success.
 */
export function makeCall({ transport, baseUrl, caller, token, locale = "it", known }: CallOptions): Call {
  const facts = known ?? nothingKnown();
  return async (id, input) => {
    const row: Row = contract[id];
    const { params = {} } = input as CallParts;
    if (Object.values(params).some(namesNothing)) throw new ApiError(404, "internal/not_found").answering(id);
    const parts = facts.takesExtensions ? (input as CallParts) : specifiedInput(row, input as CallParts);
    const request = requestOf(row, parts, baseUrl, { Locale: locale, ...bearer(token) });
    const key = row.fixed && facts.content !== null ? `${facts.content} ${locale} ${request.url}` : null;
    const kept = key && keptAnswer(key);
    if (kept) return kept as never;
    const response = await transport(request, caller, row);
    if (!response.ok) throw (await errorOfResponse(response)).answering(id);
    if (row.file) return response as never;
    if (!row.response) return {} as never;
    const parsed = row.response.safeParse(await outputOf(response));
    if (!parsed.success)
      throw invalidResponse(id === "scoring.report" ? "report" : row.service).answering(id);
    const { user } = facts;
    const asked: Asked = { params: parts.params ?? {}, query: parts.query ?? {}, user };
    const answer = row.complete ? row.complete(parsed.data as never, asked) : parsed.data;
    const content = response.headers.get(CONTENT_HEADER);
    if (id === "user.info") learnUser(facts, answer as UserInfo, { answered: parsed.data, content });
    // Of several processes one may have newer content than the others.
    if (key && content === facts.content) keepAnswer(key, answer);
    return answer as never;
  };
}

/** A server that names the rights of its users has the extensions, and takes them as inputs. */
function learnUser(
  facts: Known,
  user: UserInfo,
  { answered, content }: { answered: unknown; content: string | null },
): void {
  facts.user = user;
  facts.content = content;
  facts.takesExtensions = (answered as { rights?: unknown }).rights !== undefined;
}

/** What the specification has of an input: another server need not take more. */
function specifiedInput(row: Row, { query, body, ...parts }: CallParts): CallParts {
  if (row.extension) return { ...parts, ...(query && { query }), ...(body !== undefined && { body }) };
  const of = (schema: Row["query"], value: unknown) => (schema ? specPartOf(schema, value).value : value);
  return {
    ...parts,
    ...(query && { query: of(row.query, query) as Record<string, unknown> }),
    ...(body !== undefined && { body: of(row.body, body) }),
  };
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** In an address these would name another call, or none: no server has anything with such an id. */
const namesNothing = (param: string): boolean => ["", ".", ".."].includes(param);

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

function requestOf(
  row: Row,
  { params, query, body }: CallParts,
  baseUrl: string,
  headers: Record<string, string>,
) {
  const url = new URL(callAddress(baseUrl, row, params));
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
