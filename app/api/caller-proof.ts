import { createHmac, timingSafeEqual } from "node:crypto";
import { parseAddress } from "~/domain/network/address";
import type { Caller } from "./call";

/** The headers of RFC 7239 and of everybody's logs, by which any other server can limit and log by the client. */
const FORWARDED = "Forwarded";
const NAME = "X-Request-Id";

/**
 * By this header our pages show that both come from them: a keyed hash (HMAC-SHA-256) of address and name. A client that
 * reaches the API itself cannot make it, so that none chooses its address.
 */
export const PROOF_HEADER = "X-Caller-Proof" as const;

type Facts = Pick<Caller, "clientAddress" | "requestId">;

/** What the pages tell another server of the client; the proof only where both servers have a secret in common. */
export function headersOfCaller(
  { clientAddress, requestId }: Facts,
  secret: string | null,
): [string, string][] {
  const address = parseAddress(clientAddress);
  const node = address === null ? "unknown" : address.includes(":") ? `"[${address}]"` : `"${address}"`;
  const told: [string, string][] = [
    [FORWARDED, `for=${node}`],
    [NAME, requestId],
  ];
  if (secret === null || address === null) return told;
  return [...told, [PROOF_HEADER, proofOf({ clientAddress: address, requestId }, secret)]];
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The client that our own pages name. Null where the headers are a stranger's: without a secret here, without a proof, or
 * with one that is not of this address and this name. During a rotation pages may still have the secret before.
 */
export function provenCaller(headers: Headers, secrets: readonly string[]): Facts | null {
  const { forwarded, [NAME.toLowerCase()]: name, [PROOF_HEADER.toLowerCase()]: proof } = headers;
  const isWhole = typeof forwarded === "string" && typeof name === "string" && typeof proof === "string";
  if (!isWhole || !A_PROOF.test(proof)) return null;
  const address = parseAddress(FIRST_CLIENT.exec(forwarded)?.[1] ?? "");
  if (address === null) return null;
  const facts = { clientAddress: address, requestId: name };
  const isOurs = secrets.some((secret) => timingSafeEqual(bytesOf(proof), bytesOf(proofOf(facts, secret))));
  return isOurs ? facts : null;
}

/** A proxy in between may have added itself behind the client. */
const FIRST_CLIENT = /^for="([\d.]{7,15}|\[[\da-f:.]{2,45}\])"(?:\s*[,;]|$)/;

/** 32 bytes. */
const A_PROOF = /^[\w-]{43}$/;

const bytesOf = (proof: string) => Buffer.from(proof, "base64url");

/** No address has a line break, so that no two pairs of address and name are one text. */
const proofOf = ({ clientAddress, requestId }: Facts, secret: string): string =>
  createHmac("sha256", secret).update(`${clientAddress}\n${requestId}`).digest("base64url");
