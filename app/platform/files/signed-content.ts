import type { Finding } from "~/domain/files/kinds";

/** Object identifier of PKCS #7 signed data, 1.2.840.113549.1.7.2, in DER. */
const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");

const SEQUENCE = 0x30;

/**
 * A signed envelope (.p7m): DER or BER as signing programs write it, or its base64 text, with or without header lines.
 */
export function signedFinding(bytes: Buffer): Finding {
  const isBinary = bytes[0] === SEQUENCE;
  const envelope = isBinary ? bytes : inLetters(bytes);
  const header = envelope.subarray(0, 32);
  if (header[0] !== SEQUENCE || !header.includes(SIGNED_DATA)) return "file_content_differs";
  return isBinary && bytes.length < lengthOf(header) ? "file_broken" : null;
}

/** The first bytes of an envelope in base64 text. */
function inLetters(bytes: Buffer): Buffer {
  const framed = bytes.toString("latin1", 0, 300).replace(/^-----BEGIN [^-\n]+-----/, "");
  const [text = ""] = framed.split("-----END");
  return /^[A-Za-z0-9+/=\s]*$/.test(text) ? Buffer.from(text, "base64") : Buffer.alloc(0);
}

/** The length that the outer sequence declares, itself included; only its header if it declares none. */
function lengthOf(header: Buffer): number {
  const first = header[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return count === 0 || count > 6 ? 2 : 2 + count + header.readUIntBE(2, count);
}
