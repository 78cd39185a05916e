import { zip } from "./zip";

/** One small file of each kind, as honest as it needs to be. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PHOTO =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z";

const TYPES = "[Content_Types].xml";
const ODF = "application/vnd.oasis.opendocument";

/** Outer sequence, object identifier of signed data, content. */
export const ENVELOPE = Buffer.concat([
  Buffer.from("3082000f", "hex"),
  Buffer.from("06092a864886f70d010702", "hex"),
  Buffer.from("a0020500", "hex"),
]);

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

/** A document of a size, if it has to have one. */
export function pdf(text: string, size = 0): Buffer {
  const begin = `%PDF-1.4\n% ${text}\n`;
  const end = "\nstartxref\n0\n%%EOF\n";
  return Buffer.from(begin + " ".repeat(Math.max(0, size - begin.length - end.length)) + end, "latin1");
}

export const fileNamed = (name: string, bytes: Buffer | string, type = "application/octet-stream"): File =>
  new File([bytes as BlobPart], name, { type });

export function formWith(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("files", file);
  return form;
}
