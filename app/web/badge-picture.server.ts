import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";

/** Of a drawing that becomes a picture: the same letters on every server, sharp on a dense screen and in a document. */
export const PICTURE_LOOK = { family: "Titillium Web", zoom: 2 } as const;
const FONTS = ["400Regular/TitilliumWeb_400Regular.ttf", "600SemiBold/TitilliumWeb_600SemiBold.ttf"];

let hasFonts = false;

function withFonts(): void {
  if (hasFonts) return;
  const at = createRequire(import.meta.url);
  for (const name of FONTS) {
    GlobalFonts.registerFromPath(at.resolve(`@expo-google-fonts/titillium-web/${name}`), PICTURE_LOOK.family);
  }
  hasFonts = true;
}

/** Badges say nothing of a company: all of an installation are few drawings, of which the newest are kept. */
const drawn = new Map<string, Promise<Buffer>>();
const MOST_DRAWN = 200;

/** A drawing in that look as a picture, for mails and documents that take no drawing. */
export function pictureOf(svg: string): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const made = paint(svg);
  drawn.set(svg, made);
  made.catch(() => drawn.delete(svg));
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return made;
}

async function paint(svg: string): Promise<Buffer> {
  withFonts();
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.encode("png");
}
