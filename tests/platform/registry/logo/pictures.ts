import { crc32, deflateSync } from "node:zlib";
import { encode } from "jpeg-js";
import { PNG } from "pngjs";

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export const RED: Colour = [255, 0, 0, 255];
export const BLUE: Colour = [0, 0, 255, 255];

/** A PNG of one colour or, with a second one, with another right half. */
export function png(width: number, height: number, left: Colour = RED, right: Colour = left): Buffer {
  return PNG.sync.write(
    Object.assign(new PNG({ width, height }), { data: halves(width, height, left, right) }),
  );
}

/** The same as a JPEG; with an orientation it carries EXIF data. */
export function jpg(
  width: number,
  height: number,
  given: { right?: Colour; orientation?: number } = {},
): Buffer {
  const data = halves(width, height, RED, given.right ?? RED);
  const bytes = encode({ width, height, data }, 95).data;
  if (given.orientation === undefined) return bytes;
  return Buffer.concat([bytes.subarray(0, 2), exif(given.orientation), bytes.subarray(2)]);
}

function halves(width: number, height: number, left: Colour, right: Colour): Buffer {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set(at % width < width / 2 ? left : right, at * 4);
  return data;
}

function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from("GPS di casa")]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A chunk of a PNG with its check sum. */
export function chunk(name: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

const HEAD = Buffer.from("89504e470d0a1a0a", "hex");

/** A PNG that declares a size, with these unpacked bytes as its picture. */
export function declaredPng(width: number, height: number, raw: Buffer, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    HEAD,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The same PNG with two frames. */
export function animated(still: Buffer): Buffer {
  const afterHeader = HEAD.length + 25;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([still.subarray(0, afterHeader), chunk("acTL", control), still.subarray(afterHeader)]);
}

export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
