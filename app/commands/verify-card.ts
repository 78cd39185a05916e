import { createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { isSignedBy, type KeyOfSignature, sha256Of, signatureIn } from "~/web/card-proof.server";

/**
 * `npm run verify:card -- <card.json> <card.sig> <keys>`: whether one of the keys has made the signature of a card's
 * document, without the network. The keys are a key set (RFC 7517) or one key in PEM. Ends with 0 if it has, with 1 if
 * not, with 2 where it cannot tell.
 */
const USAGE = "Si scrive così: npm run verify:card -- <carta.json> <carta.sig> <chiavi.json o chiave.pem>";

class Unusable extends Error {}

function verifyCard([card, signature, keys, ...more]: string[]): boolean {
  if (!card || !signature || !keys || more.length > 0) throw new Unusable(USAGE);
  const document = read(card);
  const verified = isSignedBy(keysIn(keys), document, signatureOf(signature));
  console.log(`Impronta (SHA-256): ${sha256Of(document)}`);
  console.log(
    verified
      ? "La firma è di una di queste chiavi, e il documento è intero."
      : "La firma non è di queste chiavi, oppure il documento è cambiato.",
  );
  return verified;
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Unusable(`Il file ${file} non si legge: controlla il nome e i permessi.`);
  }
}

function signatureOf(file: string): string {
  const signature = signatureIn(read(file));
  if (signature !== null) return signature;
  throw new Unusable(`In ${file} non c'è una firma: servono 64 byte, o i loro 88 caratteri in base64.`);
}

function keysIn(file: string): KeyOfSignature[] {
  const text = read(file).toString("utf8");
  try {
    const parsed = text.trimStart().startsWith("{") ? setOf(text) : [keyOf(text)];
    parsed.forEach((key) => createPublicKey({ key: { ...key }, format: "jwk" }));
    return parsed;
  } catch {
    throw new Unusable(`In ${file} non ci sono chiavi Ed25519: serve l'elenco in JSON, o una chiave in PEM.`);
  }
}

function setOf(text: string): KeyOfSignature[] {
  const { keys } = JSON.parse(text) as { keys: KeyOfSignature[] };
  return keys.map(({ kty, crv, x }) => ({ kty, crv, x }));
}

function keyOf(pem: string): KeyOfSignature {
  const { kty, crv, x } = createPublicKey(pem).export({ format: "jwk" });
  if (kty !== "OKP" || crv !== "Ed25519" || x === undefined) throw new Error("Not a key of Ed25519");
  return { kty, crv, x };
}

try {
  process.exitCode = verifyCard(process.argv.slice(2)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
