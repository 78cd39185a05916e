import { deflateSync } from "node:zlib";
import { archive } from "./archive";
import { filled, hostile, MB, type HostileFile } from "./hostile-file";
import { chunk, frame, IEND, ihdr, jpg, PIXELS, png, segment, smallPng } from "./picture";

const PAGE = "<html><script>alert(1)</script></html>";
const behind = (picture: Buffer, tail: Buffer | string) =>
  Buffer.concat([picture, Buffer.from(tail as string)]);
const zipped = () => archive([{ name: "a.exe", data: "MZ" }]);

export const HOSTILE_PICTURES: HostileFile[] = [
  hostile("860,000 empty chunks", "png", "file_too_complex", () =>
    png(ihdr(1, 1), Buffer.concat(Array.from({ length: 860_000 }, () => chunk("tEXt"))), PIXELS, IEND),
  ),
  hostile("a chunk longer than the file", "png", "file_broken", () =>
    png(ihdr(1, 1), Buffer.from("fffffff049444154", "hex"), IEND, IEND),
  ),
  hostile("no head chunk", "png", "file_broken", () => png(PIXELS, IEND)),
  hostile("a head chunk of 3 bytes", "png", "file_broken", () =>
    png(chunk("IHDR", Buffer.alloc(3)), PIXELS, IEND),
  ),
  hostile("two head chunks", "png", "file_broken", () => png(ihdr(1, 1), ihdr(9, 9), PIXELS, IEND)),
  hostile("4 billion by 4 billion points", "png", "file_too_complex", () =>
    png(ihdr(0xffffffff, 0xffffffff), PIXELS, IEND),
  ),
  hostile("no width", "png", "file_without_content", () => png(ihdr(0, 10), PIXELS, IEND)),
  hostile("no points", "png", "file_without_content", () => png(ihdr(10, 10), IEND)),
  hostile("a text that unpacks to 200 MB, which no reader unpacks", "png", null, () =>
    smallPng(
      chunk("iTXt", Buffer.concat([Buffer.from("a\0\x01\0\0\0"), deflateSync(Buffer.alloc(200 * MB))])),
    ),
  ),
  hostile("an archive behind it", "png", "file_is_two_kinds", () => behind(smallPng(), zipped())),
  hostile("a page behind it", "png", "file_is_two_kinds", () => behind(smallPng(), PAGE)),
  hostile("a page in its comment", "png", "file_is_two_kinds", () =>
    smallPng(chunk("tEXt", Buffer.from(`Comment\0${PAGE}`))),
  ),
  hostile("a PDF in its comment", "png", "file_is_two_kinds", () =>
    smallPng(chunk("tEXt", Buffer.from("Comment\0%PDF-1.4 1 0 obj"))),
  ),
  hostile("9 MB behind it", "png", "file_is_two_kinds", () => behind(smallPng(), Buffer.alloc(9 * MB, "x"))),
  hostile("65,000 segments", "jpg", "file_too_complex", () =>
    jpg(Buffer.concat(Array.from({ length: 65_000 }, () => segment(0xfe))), frame(1, 1)),
  ),
  hostile("10 MB of fill bytes", "jpg", "file_broken", () =>
    Buffer.concat([Buffer.from("ffd8", "hex"), Buffer.alloc(10 * MB, 0xff)]),
  ),
  hostile("a segment longer than the file", "jpg", "file_broken", () =>
    Buffer.from("ffd8ffe0ffff4a46", "hex"),
  ),
  hostile("a segment of no length", "jpg", "file_broken", () => Buffer.from("ffd8ffe00000ffd9", "hex")),
  hostile("no dimensions", "jpg", "file_broken", () => jpg()),
  hostile("65,535 by 65,535 points", "jpg", "file_too_complex", () => jpg(frame(65_535, 65_535))),
  hostile("no height", "jpg", "file_without_content", () => jpg(frame(10, 0))),
  hostile("a program behind it", "jpg", "file_is_two_kinds", () => behind(jpg(frame(1, 1)), "MZ\x90\0")),
  hostile("an archive behind it", "jpg", "file_is_two_kinds", () => behind(jpg(frame(1, 1)), zipped())),
  hostile("a PDF in its comment", "jpg", "file_is_two_kinds", () =>
    jpg(segment(0xfe, Buffer.from("%PDF-1.4 1 0 obj")), frame(1, 1)),
  ),
  hostile("an archive behind a film", "jpg", "file_is_two_kinds", () =>
    behind(jpg(frame(1, 1)), Buffer.concat([Buffer.from(filled("film", MB)), zipped()])),
  ),
];
