import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The key by which a bucket knows who asks. */
export interface Key {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** The times of the two sides may differ by so much. */
const SKEW_MS = 15 * 60_000;

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;

/** The code of an error of S3, with its status. */
export type Refusal = [status: number, code: string];

/**
 * What is wrong with a signed request (AWS Signature Version 4, in the header): the name of the key, its scope, the time, a
 * header that is not signed, the body's hash or the signature; null when all is right.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  key: Key,
  now: number,
): Refusal | null {
  const { headers, method = "", url = "" } = request;
  const found = CREDENTIAL.exec(headers.authorization ?? "");
  if (!found) return [403, "AccessDenied"];
  const [, accessKeyId, day = "", region = "", signedHeaders = "", signature = ""] = found;
  if (accessKeyId !== key.accessKeyId) return [403, "InvalidAccessKeyId"];
  if (region !== key.region) return [400, "AuthorizationHeaderMalformed"];
  const date = String(headers["x-amz-date"]);
  if (!date.startsWith(day)) return [400, "AuthorizationHeaderMalformed"];
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(time - now) <= SKEW_MS)) return [403, "RequestTimeTooSkewed"];

  const signed = signedHeaders.split(";");
  const mustBeSigned = Object.keys(headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
  if (!mustBeSigned.every((name) => signed.includes(name))) return [403, "AccessDenied"];

  const payload = String(headers["x-amz-content-sha256"]);
  const canonical = canonicalRequest({ method, url, headers, signed, payload });
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const secret = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  if (!timingSafeEqual(hmac(secret, text), Buffer.from(signature, "hex")))
    return [403, "SignatureDoesNotMatch"];
  return payload === sha256(body) ? null : [400, "XAmzContentSHA256Mismatch"];
}

interface Signed {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  signed: string[];
  payload: string;
}

function canonicalRequest({ method, url, headers, signed, payload }: Signed): string {
  const [path = "", query = ""] = url.split("?");
  const parameters = query
    .split("&")
    .filter((one) => one !== "")
    .map((one) => (one.includes("=") ? one : `${one}=`))
    .sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}\n`);
  return [method, path, parameters.join("&"), lines.join(""), signed.join(";"), payload].join("\n");
}

/** Whether a body is the one that its checksums name. */
export function isAsSummed(headers: IncomingMessage["headers"], body: Buffer): boolean {
  const sums = [
    ["content-md5", "md5"],
    ["x-amz-checksum-sha256", "sha256"],
  ] as const;
  return sums.every(([name, algorithm]) => {
    const given = headers[name];
    return given === undefined || given === createHash(algorithm).update(body).digest("base64");
  });
}
