import { contract, type CallId } from "~/api/contract";
import { errorEnvelope } from "~/api/openapi/error-schema";
import type { Row } from "~/api/row";
import { type FieldFault, faultsOf } from "./faults";
import { READING_STEPS } from "./reading-steps";
import type { Known, Step, StepInput } from "./step";
import { WRITING_STEPS } from "./writing-steps";

export const STEPS: readonly Step[] = [...READING_STEPS, ...WRITING_STEPS];

export interface CallReport {
  call: CallId;
  /** "refused": declined as the server may; "left out": not made, and `says` why. */
  outcome: "ok" | "refused" | "failed" | "left out";
  status: number | null;
  says: string;
  faults: FieldFault[];
}

export interface Server {
  /** "https://…/api", without a slash at the end. */
  baseUrl: string;
  send(request: Request): Promise<Response>;
  token: string | null;
  mayWrite: boolean;
  /** The token of an open registration, from the identity service; without it the sign-up is declined. */
  registrationToken?: string;
  /** Sees each answer that was given; for those that keep examples. */
  keep?(call: CallId, answer: unknown): void;
}

/** Makes every call of §7 on a server, one after the other, and says of each how it was answered. */
export async function runSuite(server: Server): Promise<CallReport[]> {
  const known: Known = {};
  const reports: CallReport[] = [];
  for (const step of STEPS) reports.push(await report(step, known, server));
  return reports;
}

async function report(step: Step, known: Known, server: Server): Promise<CallReport> {
  const { call } = step;
  const leftOut = (says: string): CallReport => ({
    call,
    outcome: "left out",
    status: null,
    says,
    faults: [],
  });
  if (step.writes && !server.mayWrite) return leftOut("it changes something, and changes were not allowed");
  const input = step.input(known);
  if (typeof input === "string") return leftOut(input);
  const row: Row = contract[call];
  try {
    const response = await server.send(requestOf(row, step, input, server));
    const answer = jsonOrNothing(await response.text());
    if (!response.ok) return declined(step, response, answer);
    const faults = row.response === undefined ? [] : faultsOf(row.response, answer);
    const isFailed = faults.some(({ kind }) => kind !== "extra field");
    if (!isFailed) {
      step.learn?.(answer as never, known);
      server.keep?.(call, answer);
    }
    return { call, outcome: isFailed ? "failed" : "ok", status: response.status, says: "", faults };
  } catch (error) {
    return { call, outcome: "failed", status: null, says: String(error), faults: [] };
  }
}

/** A refusal has to be one that the server may give, in the form of an error: a text, or an object with a message. */
function declined({ call, mayRefuse = [] }: Step, { status }: Response, answer: unknown): CallReport {
  const message = typeof answer === "string" ? answer : messageIn(answer);
  const says = message ?? "the refusal has no message";
  const isGood = message !== null && mayRefuse.includes(status);
  const faults =
    isGood && typeof answer === "object"
      ? faultsOf(errorEnvelope.pick({ message: true }).loose(), answer)
      : [];
  return { call, outcome: isGood ? "refused" : "failed", status, says: detailed(says, answer), faults };
}

const messageIn = (answer: unknown): string | null => {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === "string" ? message : null;
};

/** With the fields that the server did not accept. */
function detailed(says: string, answer: unknown): string {
  const errors = (answer as { errors?: { path?: string; code?: string }[] } | null | undefined)?.errors ?? [];
  const fields = errors.map(({ path = "", code = "" }) => `${path}: ${code}`);
  return fields.length === 0 ? says : `${says} (${fields.join(", ")})`;
}

function requestOf(row: Row, step: Step, { params, query, body, form }: StepInput, server: Server): Request {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const url = new URL(`${server.baseUrl}/${row.service}/v1${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const headers = new Headers({ Locale: "it" });
  const token = step.registering ? (server.registrationToken ?? server.token) : server.token;
  if (token !== null && !step.open) headers.set("Authorization", `Bearer ${token}`);
  if (form !== undefined) return new Request(url, { method: row.method, headers, body: form });
  if (body === undefined) return new Request(url, { method: row.method, headers });
  headers.set("Content-Type", "application/json");
  return new Request(url, { method: row.method, headers, body: JSON.stringify(body) });
}

/** Answers that are no JSON are texts. */
function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
