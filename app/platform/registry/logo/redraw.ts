import { decode, encode } from "jpeg-js";
import { PNG } from "pngjs";
import { ApiError } from "~/api/errors";
import type { ErrorCode } from "~/api/error-codes";
import { LOGO_BOX, LOGO_KINDS, LOGO_LIMITS } from "~/domain/picture/limits";
import { upright } from "~/domain/picture/orientation";
import { type Picture, shrunk } from "~/domain/picture/picture";
import { findingOf } from "../../files/inspection/inspect";
import { orientationOf } from "./exif";
import { hasAllRows } from "./png-rows";
import { jpgPixels, kindOfPicture, pngHead } from "./picture-head";
import type { Redrawn } from "./work";

const QUALITY = 85;

/**
 * Draws a logo anew within its box, so that nothing but its pixels is kept. Throws the refusal of a file that is no still
 * picture of png or jpg, is broken, or declares more pixels than a logo may have: that is known before it is unpacked.
 */
export async function redraw(bytes: Buffer, name: string): Promise<Redrawn> {
  const kind = kindOfPicture(bytes);
  if (kind === null) throw refusal("picture_of_other_kind", name, { kinds: LOGO_KINDS });
  const { pixels, isAnimated } =
    kind === "png" ? pngHead(bytes) : { pixels: jpgPixels(bytes), isAnimated: false };
  if (isAnimated) throw refusal("picture_animated", name);
  if (pixels > LOGO_LIMITS.pixels) {
    throw refusal("picture_too_many_pixels", name, { max: String(LOGO_LIMITS.pixels / 1_000_000) });
  }
  const finding = await findingOf(kind, bytes);
  if (finding !== null) throw refusal(finding, name, { kind });
  if (kind === "png" && !(await hasAllRows(bytes))) throw refusal("file_broken", name);
  return kind === "png"
    ? redrawnPng(read(() => readPng(bytes), name))
    : redrawnJpg(read(() => readJpg(bytes), name));
}

const readPng = (bytes: Buffer): Picture => PNG.sync.read(bytes);

/** The limits of the reader itself stand above ours, which were checked; it allots memory before it reads. */
function readJpg(bytes: Buffer): Picture {
  const limits = { maxResolutionInMP: LOGO_LIMITS.pixels / 1_000_000 + 1, maxMemoryUsageInMB: 320 };
  const { width, height, data } = decode(bytes, { useTArray: true, tolerantDecoding: false, ...limits });
  return upright({ width, height, data }, orientationOf(bytes));
}

/** Any error of a reader means that the bytes are no whole picture. */
function read(reader: () => Picture, name: string): Picture {
  try {
    return shrunk(reader(), LOGO_BOX);
  } catch {
    throw refusal("file_broken", name);
  }
}

function redrawnPng({ width, height, data }: Picture): Redrawn {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return { mediaType: "image/png", base64: PNG.sync.write(png).toString("base64") };
}

const redrawnJpg = ({ width, height, data }: Picture): Redrawn => ({
  mediaType: "image/jpeg",
  base64: encode({ width, height, data }, QUALITY).data.toString("base64"),
});

type Refusal =
  Extract<
    ErrorCode,
    `internal/file_${string}` | `internal/picture_${string}`
  > extends `internal/${infer Code}`
    ? Code
    : never;

const refusal = (code: Refusal, name: string, params: Record<string, string> = {}) =>
  new ApiError(code === "picture_of_other_kind" ? 415 : 422, `internal/${code}`, [
    { path: "logo", code, params: { name, ...params } },
  ]);
