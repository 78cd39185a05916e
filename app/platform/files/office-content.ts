import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import type { Finding } from "~/domain/files/kinds";

const MOST_ENTRIES = 10_000;

/** The most bytes a document may declare to unpack to: far more than any document within the file limit. */
const MOST_UNPACKED = 500 * 1024 * 1024;

/** The entry that contains the content of each kind, or the media type in its first entry. */
const MARKS = {
  docx: { entry: /^word\/document\d*\.xml$/i },
  xlsx: { entry: /^xl\/workbook\d*\.xml$/i },
  odt: { mimetype: "application/vnd.oasis.opendocument.text" },
  ods: { mimetype: "application/vnd.oasis.opendocument.spreadsheet" },
} as const;

const MACROS = /(^|\/)vbaProject\.bin$/i;

/**
 * Whether an archive is the office document that its name claims. Only its list of contents is read, and nothing is
 * unpacked. A list that declares more than the maximum is that of a zip bomb.
 */
export async function officeFinding(kind: keyof typeof MARKS, bytes: Buffer): Promise<Finding> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    const entries = await entriesOf(archive);
    const packed = sum(entries, "compressedSize");
    if (packed > bytes.length || sum(entries, "uncompressedSize") > MOST_UNPACKED)
      return "file_content_differs";
    if (entries.some(({ fileName }) => MACROS.test(fileName))) return "file_content_differs";
    return (await isOfKind(kind, entries, archive, bytes)) ? null : "file_content_differs";
  } catch {
    return "file_broken";
  }
}

async function entriesOf(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > MOST_ENTRIES) throw new Error("More entries than a document has");
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

const sum = (entries: Entry[], size: "compressedSize" | "uncompressedSize") =>
  entries.reduce((total, entry) => total + entry[size], 0);

async function isOfKind(kind: keyof typeof MARKS, entries: Entry[], archive: ZipFile, bytes: Buffer) {
  const mark = MARKS[kind];
  if ("entry" in mark) {
    const names = entries.map(({ fileName }) => fileName);
    return names.includes("[Content_Types].xml") && names.some((name) => mark.entry.test(name));
  }
  const [first] = entries;
  const isStored = first?.fileName === "mimetype" && first.compressionMethod === 0;
  if (!isStored || first.uncompressedSize > 200) return false;
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(first, { minimal: true });
  const content = bytes.toString("latin1", fileDataStart, fileDataStart + first.uncompressedSize);
  return content.trim() === mark.mimetype;
}
