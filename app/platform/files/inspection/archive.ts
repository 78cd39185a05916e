import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { Faulty, type Work } from "./work";

const MOST_ENTRIES = 2_000;
const LONGEST_NAME = 512;
/** The most bytes that all entries may declare to unpack to: far more than any document within the file limit. */
const MOST_DECLARED = 500 * 1024 * 1024;
/** The fixed part of the header before the bytes of an entry. */
const LOCAL_HEADER = 30;

/** An archive whose list of contents was read once and checked. */
export interface Archive {
  bytes: Buffer;
  zip: ZipFile;
  entries: Entry[];
}

export const isZip = (bytes: Buffer): boolean => bytes.toString("latin1", 0, 4) === "PK\x03\x04";

export async function openArchive(bytes: Buffer, work: Work): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Faulty("file_too_complex");
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.length > LONGEST_NAME) throw new Faulty("file_too_complex");
    if (entry.isEncrypted()) throw new Faulty("file_locked");
    work.read += 46 + entry.fileNameLength;
    entries.push(entry);
  }
  refuseFalseList(entries, bytes.length);
  return { bytes, zip, entries };
}

/** Readers differ about two entries of one name or over the same bytes: one would show what another never saw. */
function refuseFalseList(entries: Entry[], size: number): void {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length) throw new Faulty("file_broken");
  let end = 0;
  let declared = 0;
  for (const entry of [...entries].sort(byPlace)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new Faulty("file_broken");
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + entry.compressedSize;
    declared += entry.uncompressedSize;
  }
  if (end > size) throw new Faulty("file_broken");
  if (declared > MOST_DECLARED) throw new Faulty("file_too_complex");
}

const byPlace = (a: Entry, b: Entry) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader;

/** The bytes of an entry, piece by piece. What the list declares is not trusted: they are counted as they come. */
async function* piecesOf({ zip }: Archive, entry: Entry, work: Work): AsyncGenerator<Buffer> {
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const piece = chunk as Buffer;
    work.unpack(piece.length);
    work.read += piece.length;
    yield piece;
  }
}

export async function contentOf(archive: Archive, entry: Entry, most: number, work: Work): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of piecesOf(archive, entry, work)) {
    size += piece.length;
    if (size > most) throw new Faulty("file_too_complex");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Which of these words an entry contains, also across the borders of its pieces; null if none. */
export async function wordIn(
  archive: Archive,
  entry: Entry,
  words: readonly string[],
  work: Work,
): Promise<string | null> {
  const longest = Math.max(...words.map((word) => word.length));
  let tail: Buffer = Buffer.alloc(0);
  for await (const piece of piecesOf(archive, entry, work)) {
    const text = plain(Buffer.concat([tail, piece]));
    const found = words.find((word) => text.includes(word));
    if (found !== undefined) return found;
    tail = text.subarray(-longest);
  }
  return null;
}

/** Letters of UTF-16 as single bytes, so that no word hides in them. */
export const plain = (bytes: Buffer): Buffer =>
  (bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes) as Buffer;
