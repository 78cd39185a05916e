import type { Finding } from "~/domain/files/kinds";
import type { Work } from "./work";

const UTF_16 = /^(\xff\xfe|\xfe\xff)/;
/** Includes the zero byte, which every program and image contains. */
const NEVER_IN_TEXT = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;
const INK = /[^\s\ufeff\xef\xbb\xbf;,"']/;

/** Any encoding is accepted: spreadsheets export tables in the encoding of their desktop. */
export function textFinding(bytes: Buffer, work: Work): Finding {
  work.read += bytes.length;
  const isWide = UTF_16.test(bytes.toString("latin1", 0, 2));
  const text = isWide ? new TextDecoder("utf-16").decode(bytes) : bytes.toString("latin1");
  if (NEVER_IN_TEXT.test(text)) return "file_content_differs";
  return INK.test(text) ? null : "file_without_content";
}
