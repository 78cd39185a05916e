import type { Finding } from "~/domain/files/kinds";
import { refuseForeignTail, refuseSecondKind } from "./foreign";
import { pictureSize } from "./picture-size";
import type { Work } from "./work";

const HEAD = "89504e470d0a1a0a";
/** A file of 10 MB in pieces of 512 bytes has 20,000. */
const MOST_CHUNKS = 25_000;
const MOST_AFTER_END = 1024 * 1024;

/** Reads the sizes and names of the chunks and the dimensions; unpacks nothing. */
export function pngFinding(bytes: Buffer, work: Work): Finding {
  if (bytes.toString("hex", 0, 8) !== HEAD) return "file_content_differs";
  let at = 8;
  let data = 0;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    if (at + 12 > bytes.length) return "file_broken";
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    work.read += 8;
    const next = at + 12 + length;
    if (next > bytes.length || (count === 0) !== (name === "IHDR")) return "file_broken";
    if (name === "IHDR") {
      if (length !== 13) return "file_broken";
      const fault = pictureSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
      if (fault) return fault;
    }
    if (name === "IDAT") data += length;
    at = next;
    if (name === "IEND") return data === 0 ? "file_without_content" : afterEnd(bytes, at, work);
  }
  return "file_too_complex";
}

function afterEnd(bytes: Buffer, end: number, work: Work): Finding {
  refuseSecondKind(bytes, "png", work);
  refuseForeignTail(bytes, end, MOST_AFTER_END);
  return null;
}
