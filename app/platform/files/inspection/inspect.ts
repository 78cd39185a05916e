import type { FileKind, Finding } from "~/domain/files/kinds";
import { jpgFinding } from "./jpg";
import { officeFinding } from "./office";
import { pdfFinding } from "./pdf/pdf";
import { pngFinding } from "./png";
import { signedFinding } from "./signed";
import { textFinding } from "./text";
import { Faulty, Work } from "./work";

/**
 * Inspects the content of a file: whether it is of the kind that its name says, has something to look at and contains
 * nothing active. Its own claims are not trusted, and no bytes make it throw. Time and memory grow with the size of the
 * file only. Uses nothing of the platform, so that a worker process may load it alone.
 */
export async function findingOf(kind: FileKind, bytes: Buffer, work = new Work()): Promise<Finding> {
  if (bytes.length === 0) return "file_empty";
  try {
    return await inspected(kind, bytes, work);
  } catch (error) {
    // Readers of archives and markup throw errors of their own for bytes that no program writes.
    return error instanceof Faulty ? error.fault : "file_broken";
  }
}

type Inspect = (bytes: Buffer, work: Work) => Promise<Finding> | Finding;

const office =
  (kind: "docx" | "xlsx" | "odt" | "ods"): Inspect =>
  (bytes, work) =>
    officeFinding(kind, bytes, work);

const INSPECTORS: Record<FileKind, Inspect> = {
  pdf: pdfFinding,
  png: pngFinding,
  jpg: jpgFinding,
  docx: office("docx"),
  xlsx: office("xlsx"),
  odt: office("odt"),
  ods: office("ods"),
  csv: textFinding,
  txt: textFinding,
  p7m: (bytes, work) => signedFinding(bytes, work, inspected),
};

async function inspected(kind: FileKind, bytes: Buffer, work: Work): Promise<Finding> {
  return INSPECTORS[kind](bytes, work);
}
