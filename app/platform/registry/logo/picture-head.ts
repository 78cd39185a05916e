import type { FileKind } from "~/domain/files/kinds";

/** The kind of a picture by its first bytes; null for every other file. */
export function kindOfPicture(bytes: Buffer): Extract<FileKind, "png" | "jpg"> | null {
  if (bytes.toString("hex", 0, 8) === "89504e470d0a1a0a") return "png";
  return bytes.toString("hex", 0, 3) === "ffd8ff" ? "jpg" : null;
}

/** What the chunks of a PNG declare before its picture; the inspection says whether they are whole. */
export function pngHead(bytes: Buffer): { pixels: number; isAnimated: boolean } {
  if (bytes.length < 24) return { pixels: 0, isAnimated: false };
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "acTL") return { pixels, isAnimated: true };
    if (name === "IDAT") break;
  }
  return { pixels, isAnimated: false };
}

/** The pixels that the frames of a JPEG declare, of the largest one. */
export function jpgPixels(bytes: Buffer): number {
  let most = 0;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0xff;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) break;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) most = Math.max(most, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return most;
}
