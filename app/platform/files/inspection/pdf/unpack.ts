import { inflateRawSync, inflateSync, constants } from "node:zlib";
import { Faulty, type Work } from "../work";
import type { Dict, Value } from "./values";

/** The content of an object stream. Writers compress it by Flate or not at all; others hide something. */
export function unpacked(dict: Dict, packed: Buffer, work: Work): Buffer {
  const [filter, ...more] = namesIn(dict.values.get("Filter") ?? dict.values.get("F"));
  if (filter === undefined) return packed;
  if (more.length > 0 || !/^(FlateDecode|Fl)$/.test(filter)) throw new Faulty("file_too_complex");
  const bytes = inflated(packed, work);
  work.unpack(bytes.length);
  work.read += packed.length + bytes.length;
  return unpredicted(bytes, dict);
}

function namesIn(value: Value | undefined): string[] {
  if (value?.is === "name") return [value.name];
  if (value?.is === "array") return value.items.flatMap(namesIn);
  // A filter that stands elsewhere is none that a writer wrote.
  return value?.is === "ref" ? ["elsewhere"] : [];
}

function inflated(packed: Buffer, work: Work): Buffer {
  const options = { maxOutputLength: work.room + 1, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(packed, options);
  } catch (error) {
    if (isTooLarge(error)) throw new Faulty("file_too_complex");
  }
  try {
    // Readers do not mind a wrong checksum.
    return inflateRawSync(packed.subarray(2), options);
  } catch (error) {
    throw new Faulty(isTooLarge(error) ? "file_too_complex" : "file_broken");
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Undoes the filters of PNG that some writers put before the compression (ISO 32000-1, 7.4.4.4). */
function unpredicted(bytes: Buffer, dict: Dict): Buffer {
  const parms = dict.dictOf("DecodeParms") ?? dict.dictOf("DP");
  if ((parms?.numberOf("Predictor") ?? 1) < 10) return bytes;
  const columns = Math.max(1, parms?.numberOf("Columns") ?? 1);
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const isUp = bytes[row * (columns + 1)] === 2;
    for (let column = 0; column < columns; column += 1) {
      const above = isUp && row > 0 ? (plain[(row - 1) * columns + column] as number) : 0;
      plain[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] as number) + above;
    }
  }
  return plain;
}
