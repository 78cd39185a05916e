/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

/** The part of fontkit that documents use; the package has no types. */
declare module "fontkit" {
  export interface Font {
    layout(text: string): unknown;
    hasGlyphForCodePoint(code: number): boolean;
    /** Glyphs by number, each with the characters it was first asked for. */
    _glyphs: Record<number, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}
