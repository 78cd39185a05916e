import type { FileKind, Finding } from "~/domain/files/kinds";
import { isZip } from "./archive";
import { contentIn } from "./envelope";
import { isProgram } from "./foreign";
import type { Work } from "./work";

/** Object identifier of PKCS #7 signed data, 1.2.840.113549.1.7.2, in DER. */
const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");

const SEQUENCE = 0x30;

type Inspect = (kind: FileKind, bytes: Buffer, work: Work) => Promise<Finding>;

/**
 * A signed envelope (.p7m): DER or BER as signing programs write it, or its base64 text, with or without header lines.
 * The document in it is inspected as what its first bytes say; a document of no known kind, such as an invoice in XML,
 * passes unless it is a program.
 */
export async function signedFinding(bytes: Buffer, work: Work, inspect: Inspect): Promise<Finding> {
  work.read += bytes.length;
  const envelope = bytes[0] === SEQUENCE ? bytes : inLetters(bytes);
  const header = envelope.subarray(0, 32);
  if (header[0] !== SEQUENCE || !header.includes(SIGNED_DATA)) return "file_content_differs";
  const document = contentIn(envelope, work);
  if (document === null || document.length === 0) return "file_without_content";
  if (isProgram(document)) return "file_has_program";
  for (const kind of kindsOf(document)) {
    const finding = await work.within(() => inspect(kind, document, work));
    if (finding !== "file_content_differs") return finding;
  }
  return null;
}

/** An envelope in base64 text. */
function inLetters(bytes: Buffer): Buffer {
  const framed = bytes.toString("latin1", 0, 300).replace(/^-----BEGIN [^-\n]+-----/, "");
  const [first = ""] = framed.split("-----END");
  if (!/^[A-Za-z0-9+/=\s]*$/.test(first)) return Buffer.alloc(0);
  const all = bytes.toString("latin1");
  const start = all.startsWith("-----") ? all.indexOf("\n") + 1 : 0;
  const end = all.indexOf("-----END", start);
  return Buffer.from(end < 0 ? all.slice(start) : all.slice(start, end), "base64");
}

/** The kinds that the first bytes of a document allow. */
function kindsOf(document: Buffer): FileKind[] {
  const head = document.toString("latin1", 0, 8);
  if (isZip(document)) return ["docx", "xlsx", "odt", "ods"];
  if (/^\s*%PDF-/.test(head)) return ["pdf"];
  if (head.startsWith("\x89PNG")) return ["png"];
  if (head.startsWith("\xff\xd8\xff")) return ["jpg"];
  return document[0] === SEQUENCE ? ["p7m"] : [];
}
