import type { Finding } from "~/domain/files/kinds";
import { refuseForeignTail, refuseSecondKind } from "../foreign";
import type { Work } from "../work";
import { isObjectStream, Judge } from "./judge";
import { unlock } from "./lock";
import { Objects, type PdfStream } from "./objects";
import { Tokens } from "./tokens";
import { unpacked } from "./unpack";

/** Some programs write empty lines or a byte order mark before the head: no more than this. */
const HEAD = /^[\s\0\xef\xbb\xbf]{0,1000}%PDF-\d/;
const END = Buffer.from("%%EOF");
const MOST_AFTER_END = 4096;
const OBJECT = Buffer.from("obj");

/** Reads all objects of a PDF, also those in object streams, and judges them. Draws and runs nothing. */
export function pdfFinding(bytes: Buffer, work: Work): Finding {
  if (!HEAD.test(bytes.toString("latin1", 0, 1100))) return "file_content_differs";
  const end = bytes.lastIndexOf(END);
  if (end < 0) return "file_broken";
  refuseSecondKind(bytes, "pdf", work);
  refuseForeignTail(bytes.subarray(0, inkEnd(bytes)), end + END.length, MOST_AFTER_END);
  const judge = new Judge();
  const bare: PdfStream[] = [];
  readBody(bytes, judge, bare, work);
  // A stream that is not compressed may hold a body to which the table of places leads.
  for (const { bytes: inner } of bare) readBody(inner, judge, null, work);
  const decrypt = unlock(judge);
  for (const stream of judge.packed) readPacked(stream, decrypt(stream), judge, work);
  judge.end();
  return judge.pages > 0 ? null : "file_without_content";
}

function readBody(bytes: Buffer, judge: Judge, bare: PdfStream[] | null, work: Work): void {
  const listener = {
    keys: judge.keys,
    entry: judge.entry.bind(judge),
    dict: judge.dict.bind(judge),
    value: judge.value.bind(judge),
    stream(stream: PdfStream) {
      judge.stream(stream);
      if (stream.dict.has("Filter") || isObjectStream(stream.dict)) return;
      work.read += stream.bytes.length;
      if (holdsBody(stream.bytes)) bare?.push(stream);
    },
  };
  new Objects(bytes, { start: 0, end: bytes.length }, listener, work).read();
}

/** Whether objects begin in these bytes: "1 0 obj". Raw pixels rarely look like that. */
function holdsBody(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(OBJECT); at >= 0; at = bytes.indexOf(OBJECT, at + OBJECT.length)) {
    if (/\d\s{1,7}$/.test(bytes.toString("latin1", Math.max(0, at - 8), at))) return true;
  }
  return false;
}

/** An object stream: the numbers and places of its objects, then the objects. */
function readPacked({ dict }: PdfStream, packed: Buffer, judge: Judge, work: Work): void {
  const bytes = unpacked(dict, packed, work);
  const first = Math.min(bytes.length, Math.max(0, dict.numberOf("First") ?? 0));
  const head = new Tokens(bytes, 0, first, work);
  const ids: number[] = [];
  for (let index = 0; head.next() === "number"; index += 1) if (index % 2 === 0) ids.push(head.number);
  new Objects(bytes, { start: first, end: bytes.length }, judge, work, ids).read();
}

/** The end without blanks, with which some disks and mail programs fill a file up. */
function inkEnd(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && [0, 9, 10, 13, 32].includes(bytes[end - 1] as number)) end -= 1;
  return end;
}
