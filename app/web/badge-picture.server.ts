import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";

/** Pixels for each unit of a drawing: sharp on a dense screen and in a document. */
const ZOOM = 2;

/** The same letters on every server, whatever fonts it has. */
const FAMILY = "Titillium Web";
const FONTS = ["400Regular/TitilliumWeb_400Regular.ttf", "600SemiBold/TitilliumWeb_600SemiBold.ttf"];

let hasFonts = false;

function withFonts(): void {
  if (hasFonts) return;
  const at = createRequire(import.meta.url);
  for (const name of FONTS) {
    GlobalFonts.registerFromPath(at.resolve(`@expo-google-fonts/titillium-web/${name}`), FAMILY);
  }
  hasFonts = true;
}

/** Badges say nothing of a company: all of an installation are few drawings, of which the newest are kept. */
const drawn = new Map<string, Promise<Buffer>>();
const MOST_DRAWN = 200;

interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** A drawing as a picture, for mails and documents that take no drawing; its words stand in our own font. */
export function badgePicture({ svg, width, height }: Drawing): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const made = paint(svg, width * ZOOM, height * ZOOM);
  drawn.set(svg, made);
  made.catch(() => drawn.delete(svg));
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  return made;
}

async function paint(svg: string, width: number, height: number): Promise<Buffer> {
  withFonts();
  const words = svg.replace(/font-family="[^"]*"/g, `font-family="${FAMILY}"`);
  // The size in the drawing is what it is painted at.
  const large = words.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(await loadImage(Buffer.from(large)), 0, 0, width, height);
  return canvas.encode("png");
}
