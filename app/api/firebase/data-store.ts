import { z } from "zod";
import { log } from "~/log.server";
import { answerBytes } from "../answer-bytes";
import type { DataStoreRefusal } from "../error-codes";
import { ApiError } from "../errors";
import { jsonOf } from "./json";

/** The configuration data store of a project (spec §7): single documents, over its REST interface. */
export interface DataStore {
  projectId: string;
  /** `host:port` of an emulator in place of the service. */
  emulator: string | null;
  /** The time in which an answer must be complete. */
  timeoutMs: number;
}

/** What the product knows a status of the data store by (spec §8). */
export const DATA_STORE_CODES: Record<number, DataStoreRefusal> = {
  400: "failed-precondition",
  401: "unauthenticated",
  403: "permission-denied",
  404: "not-found",
  409: "aborted",
  416: "out-of-range",
  429: "resource-exhausted",
  499: "cancelled",
  500: "unknown",
  501: "unimplemented",
  503: "unavailable",
  504: "deadline-exceeded",
};

const PASSING: readonly DataStoreRefusal[] = ["resource-exhausted", "unavailable", "deadline-exceeded"];
const RETRY_AFTER_S = 10;

/** An error of the data store by its status; a status without a code of its own is "unknown". */
function dataStoreRefusal(status: number, words = ""): ApiError {
  const code = DATA_STORE_CODES[status] ?? "unknown";
  const known = status in DATA_STORE_CODES ? status : 500;
  const wait = PASSING.includes(code) ? RETRY_AFTER_S : null;
  return new ApiError(known, `firestore/${code}`, [], wait, `firestore/${code}: ${words}`);
}

/** The nations of the world with all their fields are some 60 KB in this form. */
const ANSWER_LIMIT = 1024 * 1024;

type Value =
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { nullValue: null }
  | { timestampValue: string }
  | { referenceValue: string }
  | { bytesValue: string }
  | { geoPointValue: Record<string, unknown> }
  | { arrayValue: { values?: Value[] | undefined } }
  | { mapValue: { fields?: Record<string, Value> | undefined } };

/** A value as the REST interface writes it; an integer is a text there. */
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.object({ stringValue: z.string() }),
    z.object({ booleanValue: z.boolean() }),
    z.object({ integerValue: z.string().regex(/^-?\d{1,15}$/) }),
    z.object({ doubleValue: z.number() }),
    z.object({ nullValue: z.null() }),
    // No document of the product has these; a project may add fields of its own.
    z.object({ timestampValue: z.string() }),
    z.object({ referenceValue: z.string() }),
    z.object({ bytesValue: z.string() }),
    z.object({ geoPointValue: z.record(z.string(), z.unknown()) }),
    z.object({ arrayValue: z.object({ values: z.array(value).optional() }) }),
    z.object({ mapValue: z.object({ fields: z.record(z.string(), value).optional() }) }),
  ]),
);

const document = z.object({ fields: z.record(z.string(), value).default({}) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

function plain(given: Value): unknown {
  if ("integerValue" in given) return Number(given.integerValue);
  if ("arrayValue" in given) return (given.arrayValue.values ?? []).map(plain);
  if ("mapValue" in given) return plainFields(given.mapValue.fields ?? {});
  return Object.values(given)[0];
}

const plainFields = (fields: Record<string, Value>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, plain(one)]));

/**
 * The fields of a document, read with the person's own ID token, so that the rules of the project decide. No redirect is
 * followed. Throws an error of the data store by its code (spec §8).
 */
export async function readDocument(
  store: DataStore,
  path: string,
  authorization: string | null,
): Promise<Record<string, unknown>> {
  const content = await ask(store, path, authorization, { method: "GET" });
  const read = document.safeParse(content);
  if (read.success) return plainFields(read.data.fields);
  log.error({ path }, "The data store does not answer with a document");
  throw dataStoreRefusal(500, "the answer is no document");
}

/** Writes a document in place of the one that is there; only a service account may. */
export async function writeDocument(
  store: DataStore,
  path: string,
  authorization: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const body = JSON.stringify({ fields: writtenFields(fields) });
  await ask(store, path, authorization, { method: "PATCH", body });
}

function written(plain: unknown): Value {
  if (plain === null || plain === undefined) return { nullValue: null };
  if (typeof plain === "string") return { stringValue: plain };
  if (typeof plain === "boolean") return { booleanValue: plain };
  if (typeof plain === "number")
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(written) } };
  return { mapValue: { fields: writtenFields(plain as Record<string, unknown>) } };
}

const writtenFields = (fields: Record<string, unknown>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, written(one)]));

/** What the address of a document answers, once and within the deadline. */
async function ask(
  { projectId, emulator, timeoutMs }: DataStore,
  path: string,
  authorization: string | null,
  sent: { method: "GET" | "PATCH"; body?: string },
): Promise<unknown> {
  const base = emulator === null ? "https://firestore.googleapis.com" : `http://${emulator}`;
  const place = path.split("/").map(encodeURIComponent).join("/");
  const address = `${base}/v1/projects/${projectId}/databases/(default)/documents/${place}`;
  const headers: Record<string, string> = {
    ...(authorization !== null && { Authorization: authorization }),
    ...(sent.body !== undefined && { "Content-Type": "application/json" }),
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { ...sent, headers, redirect: "manual", signal }).catch(noAnswer);
  const bytes = await answerBytes(response, ANSWER_LIMIT).catch(noAnswer);
  const content = bytes === null ? undefined : jsonOf(bytes);
  if (response.ok) return content;
  throw dataStoreRefusal(response.status, refusal.safeParse(content).data?.error.message ?? "");
}

function noAnswer(error: unknown): never {
  log.error({ reason: error instanceof Error ? error.name : "unknown" }, "The data store does not answer");
  throw dataStoreRefusal(503, "no answer");
}
