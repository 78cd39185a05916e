import { z } from "zod";
import type { Caller } from "~/api/call";
import { unknownCall } from "~/api/catalogue-errors";
import { contract } from "~/api/contract";
import { ApiError, normaliseError } from "~/api/errors";
import { envelopeOf, outputOf, valueResponse } from "~/api/json-response";
import type { Row } from "~/api/row";
import {
  CALL,
  type CallAnswer,
  HEADERS_OF_A_CALL,
  MOST_CALLS,
  SEVERAL_PATH,
  WITHIN_HEADER,
} from "~/api/several-calls";
import { noAnswerInTime } from "~/api/no-answer";
import { log, noteCall } from "~/log.server";
import { matchCall } from "~/api/match-call";

type Handle = (request: Request, caller: Caller) => Promise<Response>;

/** No caller waits longer; a call that does not end by then goes on, and its answer is dropped. */
const LONGEST_MS = 120_000;

const asked = z.object({
  calls: z.array(z.string().startsWith("/")).min(1).max(MOST_CALLS),
  within: z.coerce.number().int().min(1).max(LONGEST_MS).catch(LONGEST_MS),
});

export const isSeveral = ({ method, url }: Request): boolean =>
  method === "GET" && new URL(url).pathname === `/api${SEVERAL_PATH}`;

/**
 * Several calls that only read, in one request. Each is admitted, counted, logged and refused as if it had come alone;
 * they share what they read.
 */
export async function answerSeveral(request: Request, caller: Caller, handle: Handle): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = asked.safeParse({
    calls: searchParams.getAll(CALL),
    within: request.headers.get(WITHIN_HEADER),
  });
  if (!query.success) throw new ApiError(422, "internal/invalid_input");
  const { calls, within } = query.data;
  const sharing: Caller = { ...caller, page: {}, isCountedByCall: true };
  // A timer of its own: to abort a promise of one makes an error with a stack, which costs as much as a call.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), within)));
  try {
    const answers = await Promise.all(
      calls.map((path) => answerOf(path, { request, late, handle: (inner) => handle(inner, sharing) })),
    );
    return valueResponse({ answers }, new Headers());
  } finally {
    clearTimeout(timer);
  }
}

interface Around {
  request: Request;
  late: Promise<null>;
  handle: (inner: Request) => Promise<Response>;
}

async function answerOf(path: string, around: Around): Promise<CallAnswer> {
  const began = performance.now();
  // Whatever the path says, it stays below this address.
  const url = new URL(`http://embedded/api${path}`);
  const id = matchCall("GET", url.pathname)?.id ?? null;
  const answer = await carryOut(id && contract[id], url, around).catch((error: unknown) => {
    log.error({ err: error }, "One of several calls failed");
    return writtenDown(envelopeOf(normaliseError(error)));
  });
  noteCall({ call: id, status: answer.status, ms: Math.round(performance.now() - began) });
  return answer;
}

async function carryOut(row: Row | null, url: URL, { request, late, handle }: Around): Promise<CallAnswer> {
  if (row === null || row.file) return writtenDown(envelopeOf(unknownCall()));
  const inner = new Request(url, { headers: request.headers });
  return writtenDown((await Promise.race([handle(inner), late])) ?? envelopeOf(noAnswerInTime()));
}

async function writtenDown(response: Response): Promise<CallAnswer> {
  const headers: Record<string, string> = {};
  for (const name of HEADERS_OF_A_CALL) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: response.status, headers, body: await outputOf(response) };
}
