import { artifact } from "./structure";
import { COLOURS, MARGIN, PAGE, SIZES, WIDTH } from "./look";
import type { Paper } from "./paper";

const FOOT = PAGE.height - 40;
const WATERMARK = { size: 96, colour: "#eef1ef", angle: -52 };

/** Under everything that the page is given later, and no part of what is read aloud. */
export function drawWatermark(pdf: PDFKit.PDFDocument, words: string | null): void {
  if (words === null) return;
  artifact(pdf, "Background", () => {
    pdf.save();
    pdf.rotate(WATERMARK.angle, { origin: [PAGE.width / 2, PAGE.height / 2] });
    pdf.font("bold").fontSize(WATERMARK.size).fillColor(WATERMARK.colour);
    const width = pdf.widthOfString(words);
    const at: [number, number] = [(PAGE.width - width) / 2, PAGE.height / 2 - WATERMARK.size * 0.75];
    pdf.text(words, ...at, { lineBreak: false });
    pdf.restore();
  });
}

/** The foot of each page, once it is known how many there are. */
export function numberPages({ pdf, facts, printable }: Paper): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    artifact(pdf, "Pagination", () => {
      pdf.moveTo(MARGIN.left, FOOT - 8).lineTo(PAGE.width - MARGIN.right, FOOT - 8);
      pdf.lineWidth(0.5).stroke(COLOURS.line);
      pdf.font("regular").fontSize(SIZES.small).fillColor(COLOURS.muted);
      const number = facts.pageWords(page + 1, count);
      const width = pdf.widthOfString(number);
      pdf.text(number, PAGE.width - MARGIN.right - width, FOOT, { lineBreak: false });
      pdf.text(shortened(pdf, printable(facts.footer), WIDTH - width - 16), MARGIN.left, FOOT, {
        lineBreak: false,
      });
    });
  }
}

/** The foot is one line: a long name loses its end there, and stands whole on the cover. */
function shortened(pdf: PDFKit.PDFDocument, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pdf.widthOfString(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("")}…`;
}
