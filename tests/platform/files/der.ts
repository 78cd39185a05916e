/** An element of DER: its tag, its length in the shortest form, its content. */
export function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = Buffer.from(length.toString(16).padStart(8, "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x84]), size, content]);
}

/** An element without a length, up to its end mark. */
export const open = (tag: number, ...contents: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...contents, Buffer.alloc(2)]);

export const SEQUENCE = 0x30;
export const OCTETS = 0x04;
const SET = 0x31;
const SIGNED_DATA = Buffer.from("06092a864886f70d010702", "hex");
const DATA = Buffer.from("06092a864886f70d010701", "hex");
const VERSION = Buffer.from("020101", "hex");

/** Signed data (RFC 5652) without signers; without a document when it is null. */
export function signed(document: Buffer | null, content = document && der(OCTETS, document)): Buffer {
  const encapsulated = der(SEQUENCE, DATA, ...(content ? [der(0xa0, content)] : []));
  return der(SEQUENCE, SIGNED_DATA, der(0xa0, der(SEQUENCE, VERSION, der(SET), encapsulated, der(SET))));
}

/** The same as programs write it that do not know the length when they begin, in pieces. */
export const signedInPieces = (pieces: readonly Buffer[]): Buffer =>
  open(
    SEQUENCE,
    SIGNED_DATA,
    open(
      0xa0,
      open(
        SEQUENCE,
        VERSION,
        der(SET),
        open(SEQUENCE, DATA, open(0xa0, open(OCTETS | 0x20, ...pieces.map((piece) => der(OCTETS, piece))))),
        der(SET),
      ),
    ),
  );
