import { Faulty, type Work } from "./work";

/** Readers of PDF look for its mark in this many bytes. */
const PDF_HEAD = 1024;

/** The longest end of an archive: its last record and a comment. */
const ARCHIVE_END = 22 + 65_535;
const END_OF_ARCHIVE = Buffer.from("PK\x05\x06", "latin1");

/** What begins a file that a reader of another kind would open. */
const FOREIGN_HEADS = [
  /^PK\x03\x04/,
  /^MZ/,
  /^\x7fELF/,
  /^Rar!/,
  /^7z\xbc\xaf/,
  /^%PDF-/,
  /^\s*<(!doctype|html|script|svg)/i,
];

const MARKUP = /<(!doctype\s+html|html|script|svg)[\s>]/i;

/** A program or an archive: what no document, picture or text begins with. */
export const isProgram = (bytes: Buffer): boolean => /^(MZ|\x7fELF|#!)/.test(bytes.toString("latin1", 0, 4));

/** A picture or a PDF that is a second thing too: an archive from behind, or a page or PDF within its head. */
export function refuseSecondKind(bytes: Buffer, kind: "pdf" | "png" | "jpg", work: Work): void {
  const head = bytes.toString("latin1", 0, PDF_HEAD);
  const tail = bytes.subarray(-ARCHIVE_END);
  work.read += head.length + tail.length;
  const isSecond =
    tail.includes(END_OF_ARCHIVE) || MARKUP.test(head) || (kind !== "pdf" && head.includes("%PDF-"));
  if (isSecond) throw new Faulty("file_is_two_kinds");
}

/** What follows the end of a picture: phones and editors leave their own data there, but no other file begins there. */
export function refuseForeignTail(bytes: Buffer, end: number, most: number): void {
  const tail = bytes.toString("latin1", end, end + 32);
  if (bytes.length - end > most || FOREIGN_HEADS.some((head) => head.test(tail))) {
    throw new Faulty("file_is_two_kinds");
  }
}
