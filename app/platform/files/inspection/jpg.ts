import type { Finding } from "~/domain/files/kinds";
import { refuseForeignTail, refuseSecondKind } from "./foreign";
import { pictureSize } from "./picture-size";
import type { Work } from "./work";

/** A photograph has about twenty; metadata and colours in pieces of 64 KB may fill the file. */
const MOST_SEGMENTS = 5_000;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start of frame, in every way of coding: all of C0 to CF except tables and an extension. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that are followed by no length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Reads the segments before the picture and its dimensions, and looks for the end; decodes nothing. */
export function jpgFinding(bytes: Buffer, work: Work): Finding {
  if (bytes.toString("hex", 0, 3) !== "ffd8ff") return "file_content_differs";
  let at = 2;
  let hasFrame = false;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    if (bytes[at] !== 0xff) return "file_broken";
    // A marker may stand behind any number of fill bytes.
    for (; bytes[at + 1] === 0xff; at += 1) work.read += 1;
    const marker = bytes[at + 1] ?? END_OF_IMAGE;
    work.read += 4;
    at += 2;
    if (marker === END_OF_IMAGE) return "file_broken";
    if (isBare(marker)) continue;
    if (at + 2 > bytes.length) return "file_broken";
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) return "file_broken";
    if (isFrame(marker)) {
      if (length < 8) return "file_broken";
      hasFrame = true;
      const fault = pictureSize(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 3));
      if (fault) return fault;
    }
    at += length;
    if (marker === START_OF_SCAN) return hasFrame ? afterScan(bytes, at, work) : "file_broken";
  }
  return "file_too_complex";
}

function afterScan(bytes: Buffer, start: number, work: Work): Finding {
  const end = bytes.indexOf(Buffer.from([0xff, END_OF_IMAGE]), start);
  work.read += (end < 0 ? bytes.length : end) - start;
  if (end < 0) return "file_broken";
  refuseSecondKind(bytes, "jpg", work);
  // A phone leaves a film behind its photograph: as large as the file may be.
  refuseForeignTail(bytes, end + 2, bytes.length);
  return null;
}
