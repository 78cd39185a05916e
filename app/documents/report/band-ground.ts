import { BANDS, type Band } from "~/domain/scoring/bands";
import { BAND_COLOURS } from "../pdf/look";

const STRIP = 9;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colour and the pattern of a band as a strip at the beginning of a cell, beside its words. */
export const bandStrip = (band: Band["id"] | null) => (pdf: PDFKit.PDFDocument, place: Place) => {
  if (band !== null)
    drawBand(pdf, band, { ...place, x: place.x + 2, width: STRIP, y: place.y + 2, height: place.height - 4 });
};

/** A rectangle in the colour and pattern of a band: never by colour alone. */
function drawBand(pdf: PDFKit.PDFDocument, band: Band["id"], { x, y, width, height }: Place): void {
  const { ground, edge } = BAND_COLOURS[band];
  const pattern = BANDS.find(({ id }) => id === band)?.pattern ?? "none";
  pdf.rect(x, y, width, height).fill(ground);
  pdf.save();
  pdf.rect(x, y, width, height).clip();
  pdf.lineWidth(0.6).strokeColor(edge).fillColor(edge);
  const step = 3.2;
  if (pattern === "stripes")
    for (let at = -height; at < width; at += step)
      pdf
        .moveTo(x + at, y + height)
        .lineTo(x + at + height, y)
        .stroke();
  if (pattern === "grid") {
    for (let at = step / 2; at < width; at += step)
      pdf
        .moveTo(x + at, y)
        .lineTo(x + at, y + height)
        .stroke();
    for (let at = step / 2; at < height; at += step)
      pdf
        .moveTo(x, y + at)
        .lineTo(x + width, y + at)
        .stroke();
  }
  if (pattern === "dots")
    for (let across = step / 2; across < width; across += step)
      for (let down = step / 2; down < height; down += step) pdf.circle(x + across, y + down, 0.6).fill();
  pdf.restore();
  pdf.lineWidth(0.6).rect(x, y, width, height).stroke(edge);
}
