import { deflateSync } from "node:zlib";

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";

/** A PDF of these objects, numbered from 1, with a classic table of places. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  let size = 9;
  const rows = objects.map((object, index) => {
    const row = `${String(size).padStart(10, "0")} 00000 n \n`;
    const piece = Buffer.concat([
      ...[Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from("\nendobj\n")],
    ]);
    pieces.push(piece);
    size += piece.length;
    return row;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + end)]);
}

/** A PDF with a page, with entries of its catalog and more objects from number 4. */
export const onePage = (catalog = "", ...more: (string | Buffer)[]): Buffer =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, PAGES, PAGE, ...more]);

/** A PDF without a page of its own, and more objects from number 3. */
export const noPage = (pages: string, ...more: (string | Buffer)[]): Buffer =>
  pdfOf([CATALOG, pages, ...more]);

export const stream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);

/** An object stream of these objects, numbered from 10. */
export function objectStream(objects: readonly string[], entries = ""): Buffer {
  let place = 0;
  const head = objects.map((object, index) => {
    const pair = `${10 + index} ${place}`;
    place += object.length + 1;
    return pair;
  });
  const first = head.join(" ").length + 1;
  const data = Buffer.from(`${head.join(" ")}\n${objects.join(" ")} `);
  const about = `/Type /ObjStm /N ${objects.length} /First ${first} /Filter /FlateDecode ${entries}`;
  return stream(about, deflateSync(data));
}

export const PACKED_PAGES = [PAGES.replace("3 0 R", "11 0 R"), PAGE.replace("2 0 R", "10 0 R")];

/** A PDF of version 1.5: pages and more objects lie in an object stream. */
export const packedPdf = (...more: string[]): Buffer =>
  pdfOf([CATALOG.replace("2 0 R", "10 0 R"), objectStream([...PACKED_PAGES, ...more])]);
