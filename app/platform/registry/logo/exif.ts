import type { Orientation } from "~/domain/picture/orientation";

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const ORIENTATION = 0x0112;
const ENTRY = 12;

/** The orientation that a JPEG states before its picture; 1 if it states none that makes sense. */
export function orientationOf(jpeg: Buffer): Orientation {
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? START_OF_SCAN;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = jpeg.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN || length < 2) return 1;
    const segment = jpeg.subarray(at + 4, at + 2 + length);
    if (marker === APP1 && segment.toString("latin1", 0, 6) === "Exif\0\0")
      return inTiff(segment.subarray(6));
    at += 2 + length;
  }
  return 1;
}

function inTiff(tiff: Buffer): Orientation {
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = short(directory);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY;
    if (entry + ENTRY > tiff.length) return 1;
    if (short(entry) === ORIENTATION) return oneOfEight(short(entry + 8));
  }
  return 1;
}

const oneOfEight = (value: number): Orientation => (value >= 1 && value <= 8 ? (value as Orientation) : 1);
