import { z } from "zod";
import { log } from "~/log.server";
import { answerBytes } from "../answer-bytes";
import { jsonOf } from "./json";
import { codeOfAnswer, hostedRefusal } from "./refusals";

/** Where the hosted identity service is, and what it knows this installation by. */
export interface HostedService {
  apiKey: string;
  /** `host:port` of an emulator in place of the service. */
  emulator: string | null;
  /** The time in which an answer must be complete. */
  timeoutMs: number;
}

/** The most bytes of an answer; the longest, that of a look-up, has a few thousand. */
const ANSWER_LIMIT = 64 * 1024;

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Asks the accounts of the service; throws a refusal by its code (424). */
export const askAccounts = <Answer>(
  service: HostedService,
  method: string,
  body: Record<string, unknown>,
  answer: z.ZodType<Answer>,
): Promise<Answer> =>
  ask(service, addressOf(service, "identitytoolkit.googleapis.com", `v1/accounts:${method}`), answer, {
    type: "application/json",
    body: JSON.stringify(body),
  });

/** Asks for new tokens, which an address of its own gives. */
export const askTokens = <Answer>(
  service: HostedService,
  body: Record<string, string>,
  answer: z.ZodType<Answer>,
): Promise<Answer> =>
  ask(service, addressOf(service, "securetoken.googleapis.com", "v1/token"), answer, {
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams(body).toString(),
  });

function addressOf({ apiKey, emulator }: HostedService, host: string, path: string): string {
  const base = emulator === null ? `https://${host}` : `http://${emulator}/${host}`;
  return `${base}/${path}?key=${encodeURIComponent(apiKey)}`;
}

/**
 * The answer, once and within the deadline. No redirect is followed: passwords and tokens are for the service alone.
 * The log gets what the service said, never the address, which has the key in it.
 */
async function ask<Answer>(
  { timeoutMs }: HostedService,
  address: string,
  answer: z.ZodType<Answer>,
  sent: { type: string; body: string },
): Promise<Answer> {
  // The service words its mails in the language of this header.
  const headers = { "Content-Type": sent.type, "X-Firebase-Locale": "it" };
  const signal = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = { method: "POST", headers, body: sent.body, redirect: "manual", signal };
  const response = await fetch(address, init).catch(noAnswer);
  const bytes = await answerBytes(response, ANSWER_LIMIT).catch(noAnswer);
  const content = bytes === null ? undefined : jsonOf(bytes);
  const { status } = response;
  if (!response.ok) throw refusalOf(status, refusal.safeParse(content).data?.error.message ?? "");
  const parsed = answer.safeParse(content);
  if (parsed.success) return parsed.data;
  throw refusalOf(status, "The answer does not have the fields of this call");
}

function refusalOf(status: number, message: string) {
  const code = codeOfAnswer(status, message);
  if (code === "internal-error" || code === "network-request-failed")
    log.error({ status, said: message }, "The identity service cannot answer");
  return hostedRefusal(code, message);
}

function noAnswer(error: unknown): never {
  log.error(
    { reason: error instanceof Error ? error.name : "unknown" },
    "The identity service does not answer",
  );
  throw hostedRefusal("network-request-failed", "no answer");
}
