import { z } from "zod";
import { log } from "~/log.server";
import { unknownCall } from "~/api/catalogue-errors";
import type { Caller } from "~/api/call";
import { contract } from "~/api/contract";
import { ApiError, normaliseError } from "~/api/errors";
import { CONTENT_HEADER } from "~/api/kept-answers";
import { envelopeOf, jsonResponse, valueResponse } from "~/api/json-response";
import { codeOfKind, issueOf } from "~/api/issue-codes";
import type { Row } from "~/api/row";
import { MOST_CALLS, SEVERAL_HEADER } from "~/api/several-calls";
import { isOpenWithoutFactor } from "~/domain/people/call-rights";
import { originOf } from "~/domain/network/address";
import { spaceForFiles } from "~/machine/free-space";
import { inSpan } from "~/traces/tracing";
import { contentName } from "./config/content-name";
import { checkDeclaredLength, receiveBody } from "./call-body";
import { refuseWithoutSpace, storeRefusalOf } from "./disk/disk-errors";
import { readToken } from "./files/capability";
import { matchCall } from "~/api/match-call";
import { forgetPage } from "./memo";
import { admit } from "./people/admit";
import { admitUpload } from "./people/admit-upload";
import { admitYear } from "./people/admit-year";
import { CallLimits } from "./people/call-rate";
import { headersOf, preconditionOf } from "./registry/outdated";
import { isSignedIn, type PlatformParts, type Scope, type Session } from "./scope";
import { answerSeveral, isSeveral } from "./several-calls";
import { recordRefusal } from "./store/trail/refusals";
import { useCases } from "./use-cases";

/** The platform's only entrance for every caller: a Request in, a Response out. */
export function makeHandler(parts: PlatformParts, limits = new CallLimits(parts)) {
  const content = contentName(parts.settings);
  const answered = (request: Request, caller: Caller): Promise<Response> =>
    inSpan(
      () => ({ name: nameOfSpan(request), kind: "call here", method: request.method }),
      () => answeredOrRefused(request, caller),
    );
  const answeredOrRefused = async (request: Request, caller: Caller): Promise<Response> => {
    try {
      return isSeveral(request)
        ? await answerSeveral(request, caller, answered)
        : await answer(request, caller, { parts, limits });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429)
        await recordRefusal({ ...parts, ...caller }, "attempts_refused", { detail: nameOfCall(request) });
      if (!(error instanceof ApiError)) log.error({ err: error, id: caller.requestId }, "A call failed");
      return envelopeOf(normaliseError(storeRefusalOf(error) ?? error));
    }
  };
  return async (request: Request, caller: Caller): Promise<Response> => {
    const response = await answered(request, caller);
    response.headers.set("X-Request-Id", caller.requestId);
    if (caller.page === undefined && response.ok) {
      response.headers.set(CONTENT_HEADER, content);
      response.headers.set(SEVERAL_HEADER, String(MOST_CALLS));
    }
    return response;
  };
}

const nameOfCall = ({ method, url }: Request): string => matchCall(method, new URL(url).pathname)?.id ?? "";

const nameOfSpan = (request: Request): string =>
  isSeveral(request) ? "several calls" : nameOfCall(request) || "no such call";

interface House {
  parts: PlatformParts;
  limits: CallLimits;
}

/** Route, then token, then right, then year, then body: nothing of a refused call's body is read. */
async function answer(request: Request, caller: Caller, { parts, limits }: House): Promise<Response> {
  const url = new URL(request.url);
  const match = matchCall(request.method, url.pathname);
  if (!match) throw unknownCall();
  const row: Row = contract[match.id];
  const useCase = useCases[match.id] as ((input: unknown, scope: unknown) => Promise<unknown>) | undefined;
  const isReading = row.method === "GET";
  const { page, isCountedByCall, ...facts } = caller;
  const counted = isCountedByCall ? undefined : page;
  const count = (session: Session) => limits.count(session, { id: match.id, isReading, page: counted });
  const arrived = { ...parts, ...facts, ...preconditionOf(request) };
  const { right } = row;
  const isOpen = isOpenWithoutFactor(match.id);
  const call = { right, page, isReading, count, isOpenWithoutFactor: isOpen };
  const admitted = await admit(request, call, arrived);
  if (row.file || row.raw) limits.countFetch(fetcherOf(match.params, admitted));
  const scope = row.raw === undefined ? admitted : await admitUpload(match.params, admitted);
  if (page === undefined) checkDeclaredLength(row, request);
  if (!useCase) throw new ApiError(501, "internal/not_implemented");
  if (!isReading && !row.frees) await keepSpace(row, parts.settings);
  const query = parsed(row.query, Object.fromEntries(url.searchParams), "query");
  const isBoundToYears = isSignedIn(scope) && row.right !== "signedIn";
  if (isBoundToYears) await admitYear({ params: match.params, query, body: undefined }, scope);
  const received = await receiveBody({ row, request, caller, scope });
  try {
    const isFile = row.multipart !== undefined || row.raw !== undefined;
    const body = isFile ? received.value : parsed(row.body, received.value, "");
    const input = { params: match.params, query, body };
    if (isBoundToYears) await admitYear(input, scope);
    const output = await useCase(input, scope).catch((error: unknown) => {
      if (!isReading && !isOfInput(error)) forgetPage(page);
      throw error;
    });
    if (!isReading) forgetPage(page);
    if (row.file) return output as Response;
    const headers = headersOf(row, output);
    const answer = row.response ? z.encode(row.response, output) : {};
    return page === undefined ? jsonResponse(answer, 200, headers) : valueResponse(answer, headers);
  } finally {
    await received.release();
  }
}

/** The input was refused: nothing was written, and what the page has read is as good as before. */
const isOfInput = (error: unknown) => error instanceof ApiError && error.status === 422;

/** The session that the address of a file was made for; of an address that is none, the network that it came from. */
function fetcherOf({ token = "" }: Record<string, string>, scope: Scope): string {
  const capability = readToken(token, scope.settings, scope.now());
  return capability ? capability.tokenHash : originOf(scope.clientAddress);
}

/** The space that is left is for what is under way already. */
const keepSpace = ({ multipart, raw }: Row, { dataDir, leastSpace }: PlatformParts["settings"]) =>
  refuseWithoutSpace(dataDir, (multipart ?? raw) ? spaceForFiles(leastSpace) : leastSpace);

function parsed(schema: Row["query"], value: unknown, prefix: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: codeOfKind });
  if (result.success) return result.data;
  const issues = result.error.issues.map((given) =>
    issueOf(given, [prefix, ...given.path].filter((part) => part !== "").join(".")),
  );
  throw new ApiError(422, "internal/invalid_input", issues);
}
