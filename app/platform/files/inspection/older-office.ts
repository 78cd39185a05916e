import type { Work } from "./work";

/** The container of .doc and .xls. Word and Excel put a document with a password into it. */
const OLDER_CONTAINER = "d0cf11e0a1b11ae1";
const LOCKED_PART = Buffer.from("EncryptedPackage", "utf16le");

/** Whether this is an Office document that opens only with a password. */
export function lockedOffice(kind: string, bytes: Buffer, work: Work): boolean {
  if (!/^(docx|xlsx)$/.test(kind) || bytes.toString("hex", 0, 8) !== OLDER_CONTAINER) return false;
  work.read += bytes.length;
  return bytes.includes(LOCKED_PART);
}
