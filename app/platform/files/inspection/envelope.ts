import { Faulty, type Work } from "./work";

/** How deep elements without a length may lie in each other; signing programs need about ten. */
const MOST_OPEN = 64;

const OCTETS = 0x04;
const CONSTRUCTED = 0x20;

interface Element {
  tag: number;
  start: number;
  /** Null: the element declares no length and ends at a mark. */
  end: number | null;
}

/**
 * The signed document of an envelope (RFC 5652): SEQUENCE { OID, [0] { SEQUENCE { version, digests, SEQUENCE { OID, [0]
 * { OCTET STRING } } … } } }. Null when the signature stands apart from its document.
 */
export function contentIn(bytes: Buffer, work: Work): Buffer | null {
  const outer = elementAt(bytes, 0);
  if (outer.end !== null && outer.end > bytes.length) throw new Faulty("file_broken");
  const type = elementAt(bytes, outer.start);
  const wrapped = elementAt(bytes, endOf(bytes, type, work));
  const signed = elementAt(bytes, wrapped.start);
  const syntaxVersion = elementAt(bytes, signed.start);
  const digests = elementAt(bytes, endOf(bytes, syntaxVersion, work));
  const encapsulated = elementAt(bytes, endOf(bytes, digests, work));
  const contentType = elementAt(bytes, encapsulated.start);
  const at = endOf(bytes, contentType, work);
  const isApart = encapsulated.end === null ? isEndMark(bytes, at) : at >= encapsulated.end;
  return isApart ? null : octets(bytes, elementAt(bytes, elementAt(bytes, at).start), work);
}

/** The bytes of an octet string, whole or in pieces that may be in pieces themselves. */
function octets(bytes: Buffer, whole: Element, work: Work): Buffer {
  if ((whole.tag & ~CONSTRUCTED) !== OCTETS) throw new Faulty("file_broken");
  const end = endOf(bytes, whole, work);
  if ((whole.tag & CONSTRUCTED) === 0) return bytes.subarray(whole.start, end);
  const pieces: Buffer[] = [];
  for (let at = whole.start; at < end;) {
    const { tag, start, end: after } = elementAt(bytes, at);
    if (tag === OCTETS && after !== null) pieces.push(bytes.subarray(start, after));
    // Into a piece in pieces, and over end marks.
    at = (tag & CONSTRUCTED) !== 0 ? start : (after ?? start);
  }
  return Buffer.concat(pieces);
}

function elementAt(bytes: Buffer, at: number): Element {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) throw new Faulty("file_broken");
  // Tags of several bytes occur only in attributes of signers, which nothing here reads.
  if ((tag & 0x1f) === 0x1f) throw new Faulty("file_broken");
  if (first < 0x80) return { tag, start: at + 2, end: at + 2 + first };
  const count = first & 0x7f;
  const start = at + 2 + count;
  if (count === 0) return { tag, start, end: null };
  if (count > 6 || start > bytes.length) throw new Faulty("file_broken");
  return { tag, start, end: start + bytes.readUIntBE(at + 2, count) };
}

const isEndMark = (bytes: Buffer, at: number) => bytes[at] === 0 && bytes[at + 1] === 0;

/** The place after an element. One without a length ends where all elements opened in it have ended. */
function endOf(bytes: Buffer, element: Element, work: Work): number {
  if (element.end !== null) {
    if (element.end > bytes.length) throw new Faulty("file_broken");
    return element.end;
  }
  let open = 1;
  let at = element.start;
  while (open > 0) {
    work.read += 2;
    if (isEndMark(bytes, at)) {
      open -= 1;
      at += 2;
      continue;
    }
    const inner = elementAt(bytes, at);
    if (inner.end === null) open += 1;
    if (open > MOST_OPEN) throw new Faulty("file_too_complex");
    at = inner.end ?? inner.start;
  }
  return at;
}
