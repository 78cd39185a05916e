import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

const require = createRequire(import.meta.url);
const FOLDER = "@expo-google-fonts/titillium-web";
const FILES: Record<Weight, string> = {
  regular: `${FOLDER}/400Regular/TitilliumWeb_400Regular.ttf`,
  bold: `${FOLDER}/600SemiBold/TitilliumWeb_600SemiBold.ttf`,
};

const parsed = new Map<Weight, Font>();

/**
 * The font that every document embeds; read once a process, because that takes longer than a document. Each document
 * begins without the glyphs of the one before, which remember other texts: the same content is the same bytes.
 */
export function freshFont(weight: Weight): Font {
  const font = parsed.get(weight) ?? create(readFileSync(require.resolve(FILES[weight])));
  parsed.set(weight, font);
  font._glyphs = {};
  return font;
}

/** What stands for a character that the font does not have; an empty box would say nothing to a reader aloud. */
const UNKNOWN = "?";

/** Characters that many people type, or paste, and the font lacks. */
const NEAR: Record<string, string> = { "₂": "2", "→": ">", "‑": "-", "\u00a0": " ", "✓": "x" };

const MARKS = /[\p{M}\u200b-\u200f\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;

/** A text in the letters that `has` knows: another letter loses its marks, and any other sign is one question mark. */
export function printable(text: string, has: (code: number) => boolean): string {
  let shown = "";
  for (const character of text.normalize("NFC").replace(/\p{Cc}+/gu, " ")) {
    if (isShown(character, has)) {
      shown += character;
      continue;
    }
    const bare = NEAR[character] ?? character.normalize("NFKD").replace(MARKS, "");
    if (bare === "") continue;
    shown += [...bare].map((one) => (isShown(one, has) ? one : UNKNOWN)).join("");
  }
  return shown;
}

const isShown = (character: string, has: (code: number) => boolean) => has(character.codePointAt(0) ?? 0);
