import { generateKeyPairSync, sign, verify } from "node:crypto";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const KEY_ID = "prova-1";

export const PROJECT = "carta-di-prova";

interface Person {
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** What an ID token says. */
interface Claims {
  sub: string;
  email: string;
  aud: string;
  iss: string;
  auth_time: number;
  iat: number;
  exp: number;
}

export const LIFETIME_S = 3600;

const part = (content: object | Buffer) =>
  (Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))).toString("base64url");

/**
 * An ID token as the hosted service signs it (RS256), with the claims of a person who typed a password. An emulator signs
 * nothing.
 */
export function signedToken(
  { uid, email, emailVerified }: Person,
  authTime: number,
  at: number,
  {
    isSigned = true,
    project = PROJECT,
    tenant,
  }: { isSigned?: boolean; project?: string; tenant?: string } = {},
): string {
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: authTime,
    user_id: uid,
    sub: uid,
    iat: at,
    exp: at + LIFETIME_S,
    email,
    email_verified: emailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: "password", tenant },
  };
  if (!isSigned) return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  const body = `${part({ alg: "RS256", kid: KEY_ID, typ: "JWT" })}.${part(claims)}`;
  return `${body}.${part(sign("sha256", Buffer.from(body), privateKey))}`;
}

/** The claims of a token that the service signed for this project and that is in time; null for any other. */
export function verifiedClaims(token: string, at: number): Claims | null {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    publicKey,
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return null;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  const isOfProject = claims.aud === PROJECT && claims.iss === `https://securetoken.google.com/${PROJECT}`;
  return isOfProject && claims.exp > at ? claims : null;
}

/** What a token says that nobody signed. */
export function unsignedClaims(token: string, at: number): Claims | null {
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString() || "null",
  ) as Claims | null;
  return claims && claims.exp > at ? claims : null;
}

/** The keys as firebase-admin fetches them. */
export const publishedPem = () => ({
  [KEY_ID]: publicKey.export({ format: "pem", type: "spki" }).toString(),
});

/** The keys that a verifier fetches. */
export const publishedKeys = () => ({
  keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }],
});
