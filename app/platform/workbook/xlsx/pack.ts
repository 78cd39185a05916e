import { ZipFile } from "yazl";
import type { Book } from "./book";
import { partsOf } from "./book-xml";

/** The first day that an archive can name: the same workbook has the same bytes on every day. */
const FIRST_DAY = new Date(1980, 0, 1);

/** The bytes of a workbook, as they are made. */
export function packed(book: Book): NodeJS.ReadableStream {
  const archive = new ZipFile();
  for (const [name, xml] of partsOf(book)) {
    archive.addBuffer(Buffer.from(xml), name, { mtime: FIRST_DAY, forceDosTimestamp: true });
  }
  archive.end();
  return archive.outputStream;
}
