import { fileTypeFromBuffer } from "file-type";
import type { FileKind, Finding } from "~/domain/files/kinds";
import { officeFinding } from "./office-content";
import { signedFinding } from "./signed-content";

/** Checks the content of a file (D11). Nothing in it is unpacked or run, and its own claims are not trusted. */
export async function findingOf(kind: FileKind, bytes: Buffer): Promise<Finding> {
  return bytes.length === 0 ? "file_empty" : CHECKS[kind](bytes);
}

type Check = (bytes: Buffer) => Promise<Finding> | Finding;

/** Checks the first bytes, and the mark at the end: without that mark the upload was cut off. */
const begins =
  (endings: string[], endMark: Buffer): Check =>
  async (bytes) => {
    if (isZip(bytes)) return "file_content_differs";
    const type = await fileTypeFromBuffer(bytes);
    if (!type || !endings.includes(type.ext)) return "file_content_differs";
    return bytes.includes(endMark) ? null : "file_broken";
  };

const office =
  (kind: "docx" | "xlsx" | "odt" | "ods"): Check =>
  (bytes) =>
    isZip(bytes) ? officeFinding(kind, bytes) : "file_content_differs";

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString("latin1") === "PK";

const UTF_16 = /^(\xff\xfe|\xfe\xff)/;
/** Includes the zero byte, which every program and image contains. */
const NEVER_IN_TEXT = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;

/** Any encoding is accepted: spreadsheets export tables in the encoding of their desktop. */
function textFinding(bytes: Buffer): Finding {
  const isWide = UTF_16.test(bytes.toString("latin1", 0, 2));
  const text = isWide ? new TextDecoder("utf-16").decode(bytes) : bytes.toString("latin1");
  return NEVER_IN_TEXT.test(text) ? "file_content_differs" : null;
}

const CHECKS = {
  pdf: begins(["pdf"], Buffer.from("%%EOF")),
  png: begins(["png", "apng"], Buffer.from("IEND")),
  jpg: begins(["jpg"], Buffer.from([0xff, 0xd9])),
  docx: office("docx"),
  xlsx: office("xlsx"),
  odt: office("odt"),
  ods: office("ods"),
  csv: textFinding,
  txt: textFinding,
  p7m: signedFinding,
} satisfies Record<FileKind, Check>;
