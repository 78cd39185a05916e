import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { ApiError } from "~/api/errors";
import { limit, workbookRefusal } from "./refusal";

const OPEN_DOCUMENT = "mimetype";
/** Excel puts a password-protected workbook into the older container format, that of .xls. */
const OLDER_CONTAINER = "d0cf11e0a1b11ae1";

/**
 * The files of a packed workbook that `wanted` names, all together within the limit. The size that an archive declares is not trusted: bytes are
 * counted while they are unpacked.
 */
export async function unpack(bytes: Buffer, wanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  if (bytes.toString("hex", 0, 8) === OLDER_CONTAINER) throw workbookRefusal("workbook_protected");
  if (bytes.toString("latin1", 0, 2) !== "PK") throw workbookRefusal("workbook_not_excel");
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    return await filesOf(archive, wanted);
  } catch (error) {
    throw error instanceof ApiError ? error : workbookRefusal("workbook_broken");
  }
}

async function filesOf(archive: ZipFile, wanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  limit("entries", archive.entryCount);
  const files = new Map<string, Buffer>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === OPEN_DOCUMENT) throw workbookRefusal("workbook_open_document");
    if (!wanted(entry.fileName)) continue;
    if (files.has(entry.fileName)) throw workbookRefusal("workbook_broken");
    const content = await contentOf(archive, entry, unpacked);
    unpacked += content.length;
    files.set(entry.fileName, content);
  }
  return files;
}

async function contentOf(archive: ZipFile, entry: Entry, before: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw workbookRefusal("workbook_protected");
  limit("unpackedBytes", before + entry.uncompressedSize);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const piece = chunk as Buffer;
    size += piece.length;
    limit("unpackedBytes", before + size);
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
