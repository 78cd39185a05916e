import { signed } from "./der";
import { zip } from "./zip";

/** One small file of each kind, as honest as it needs to be. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PHOTO =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z";

const TYPES = "[Content_Types].xml";
const ODF = "application/vnd.oasis.opendocument";

/** A signature without signers around a document. */
export const ENVELOPE = signed(pdf("Contratto"));

export const SAMPLES = {
  "bolletta.pdf": pdf("Bolletta di prova"),
  "impianto.png": Buffer.from(PIXEL, "base64"),
  "cantiere.jpg": Buffer.from(PHOTO, "base64"),
  "relazione.docx": zip({ [TYPES]: "<Types/>", "word/document.xml": "<w:document/>" }),
  "consumi.xlsx": zip({ [TYPES]: "<Types/>", "xl/workbook.xml": "<workbook/>" }),
  "relazione.odt": zip({ mimetype: `${ODF}.text`, "content.xml": "<office:document/>" }),
  "consumi.ods": zip({ mimetype: `${ODF}.spreadsheet`, "content.xml": "<office:document/>" }),
  "consumi.csv": Buffer.from("mese;MWh\r\ngennaio;12,5\r\nl'età;€\r\n", "utf8"),
  "note.txt": Buffer.from("L'energia è verde: 100 %\n", "latin1"),
  "contratto.pdf.p7m": ENVELOPE,
} satisfies Record<string, Buffer>;

/** A document with a page, of a size if it has to have one. */
export function pdf(text: string, size = 0): Buffer {
  const body = [
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj",
    "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj",
    "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj",
  ].join("\n");
  const begin = `%PDF-1.4\n% ${text}\n${body}\n`;
  const end = "\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
  return Buffer.from(begin + " ".repeat(Math.max(0, size - begin.length - end.length)) + end, "latin1");
}

export const fileNamed = (name: string, bytes: Buffer | string, type = "application/octet-stream"): File =>
  new File([bytes as BlobPart], name, { type });

export function formWith(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("files", file);
  return form;
}
