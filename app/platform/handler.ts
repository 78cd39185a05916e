import { unknownCall } from "~/api/catalogue-errors";
import type { Caller } from "~/api/call";
import { contract } from "~/api/contract";
import { ApiError, normaliseError } from "~/api/errors";
import { readFormData } from "~/api/form-data";
import { envelopeOf, jsonResponse } from "~/api/json-response";
import { codeOfKind, issueOf } from "~/api/issue-codes";
import { isMultipart } from "~/api/multipart";
import type { Row } from "~/api/row";
import { storeRefusalOf } from "./disk/disk-errors";
import { refuseWithoutSpace, SPACE_FOR_FILES } from "./disk/free-space";
import { matchCall } from "./match-call";
import { forgetPage } from "./memo";
import { admit } from "./people/admit";
import { admitYear } from "./people/admit-year";
import { isSignedIn, type PlatformParts } from "./scope";
import { useCases } from "./use-cases";

/** The platform's only entrance for every caller: a Request in, a Response out. */
export function makeHandler(parts: PlatformParts) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    try {
      return await answer(request, caller, parts);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(`[${caller.requestId}]`, error);
      return envelopeOf(normaliseError(storeRefusalOf(error) ?? error));
    }
  };
}

async function answer(request: Request, caller: Caller, parts: PlatformParts): Promise<Response> {
  const match = matchCall(request.method, new URL(request.url).pathname);
  if (!match) throw unknownCall();
  const row: Row = contract[match.id];
  const useCase = useCases[match.id] as ((input: unknown, scope: unknown) => Promise<unknown>) | undefined;
  const isReading = row.method === "GET";
  const { page, ...facts } = caller;
  const scope = await admit(request, { right: row.right, page, isReading }, { ...parts, ...facts });
  if (!useCase) throw new ApiError(501, "internal/not_implemented");
  if (!isReading) await keepSpace(row, parts.settings);
  const input = await inputOf(row, match.params, request);
  if (isSignedIn(scope) && row.right !== "signedIn") await admitYear(input, scope);
  const output = await useCase(input, scope).finally(() => isReading || forgetPage(page));
  return row.file ? (output as Response) : jsonResponse(row.response ? output : {}, 200);
}

/** The space that is left is for what is under way already. */
const keepSpace = ({ multipart }: Row, { dataDir, leastSpace }: PlatformParts["settings"]) =>
  refuseWithoutSpace(dataDir, multipart ? leastSpace * SPACE_FOR_FILES : leastSpace);

async function inputOf(row: Row, params: Record<string, string>, request: Request) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params,
    query: parsed(row.query, query, "query"),
    body: await bodyOf(row, request),
  };
}

async function bodyOf(row: Row, request: Request): Promise<unknown> {
  if (row.multipart) return formOf(request);
  return row.body ? parsed(row.body, await jsonOf(request), "") : undefined;
}

/** A call without a body differs from a call whose body cannot be read. */
async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text().catch(() => "?");
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

async function formOf({ body, headers }: Request): Promise<FormData> {
  const type = headers.get("Content-Type") ?? "";
  if (!isMultipart(type)) throw new ApiError(415, "internal/unsupported_form");
  const nothing = { read: async () => ({ done: true }) };
  return readFormData(body?.getReader() ?? nothing, type).catch(() => {
    throw new ApiError(400, "internal/unreadable_form");
  });
}

function parsed(schema: Row["query"], value: unknown, prefix: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: codeOfKind });
  if (result.success) return result.data;
  const issues = result.error.issues.map((given) =>
    issueOf(given, [prefix, ...given.path].filter((part) => part !== "").join(".")),
  );
  throw new ApiError(422, "internal/invalid_input", issues);
}
