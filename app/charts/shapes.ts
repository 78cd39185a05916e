import { bandOf } from "~/domain/scoring/bands";
import type { Band } from "~/domain/scoring/bands";
import { hundredths } from "./text";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The view box of a drawing, from 0 0. */
export interface Drawing {
  width: number;
  height: number;
}

/** A whole percent (0–100); null = not available. */
export type Percent = number | null;

/** Narrower than any page gets; drawings are never made for less. */
const NARROWEST = 240;

export const drawingWidth = (wanted: number): number => Math.max(NARROWEST, Math.floor(wanted));

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x: hundredths(x),
  y: hundredths(y),
  width: hundredths(width),
  height: hundredths(height),
});

/** How a value is printed in and beside every drawing. */
export const printed = (value: Percent): string => (value === null ? "--" : String(value));

export const bandIdOf = (value: Percent): Band["id"] => bandOf(value ?? -1, 100).band.id;
