import type { Work } from "../work";

/** White space and delimiters (ISO 32000-1, 7.2.2) by byte. */
const SPACE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASS[byte] = SPACE;
for (const sign of "()<>[]{}/%") CLASS[sign.charCodeAt(0)] = DELIMITER;

/** Longer names and words are cut: none of those that matter is as long. */
const LONGEST_WORD = 64;

export type TokenKind = "end" | "name" | "number" | "string" | "hex" | "<<" | ">>" | "[" | "]" | "word";

/** Reads tokens one after the other, each byte once, and decodes only what is asked for. */
export class Tokens {
  at: number;
  /** Where the last token begins and ends, without its signs. */
  start = 0;
  stop = 0;

  constructor(
    readonly bytes: Buffer,
    start: number,
    readonly end: number,
    private readonly work: Work,
  ) {
    this.at = start;
  }

  next(): TokenKind {
    const from = this.at;
    const kind = this.token();
    this.work.read += this.at - from;
    return kind;
  }

  private token(): TokenKind {
    this.skipSpace();
    if (this.at >= this.end) return "end";
    const byte = this.bytes[this.at] as number;
    this.start = this.at + 1;
    switch (byte) {
      case 0x2f:
        this.at += 1;
        return this.regular("name");
      case 0x28:
        return this.literal();
      case 0x3c:
        return this.bytes[this.at + 1] === 0x3c ? this.sign("<<") : this.hex();
      case 0x3e:
        return this.bytes[this.at + 1] === 0x3e ? this.sign(">>") : this.sign("word", 1);
      case 0x5b:
        return this.sign("[");
      case 0x5d:
        return this.sign("]");
    }
    if (CLASS[byte] === DELIMITER) return this.sign("word", 1);
    this.start = this.at;
    const isNumber = (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
    return this.regular(isNumber ? "number" : "word");
  }

  private sign(kind: TokenKind, length = kind.length): TokenKind {
    this.at += length;
    this.stop = this.at;
    return kind;
  }

  private regular(kind: TokenKind): TokenKind {
    while (this.at < this.end && CLASS[this.bytes[this.at] as number] === 0) this.at += 1;
    this.stop = this.at;
    return kind;
  }

  private skipSpace(): void {
    while (this.at < this.end) {
      const byte = this.bytes[this.at] as number;
      if (byte === 0x25) this.skipLine();
      else if (CLASS[byte] === SPACE) this.at += 1;
      else return;
    }
  }

  private skipLine(): void {
    while (this.at < this.end && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at += 1;
  }

  private literal(): TokenKind {
    let open = 0;
    for (; this.at < this.end; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29 && (open -= 1) === 0) break;
    }
    this.stop = Math.min(this.at, this.end);
    this.at = Math.min(this.at + 1, this.end);
    return "string";
  }

  private hex(): TokenKind {
    const close = this.bytes.subarray(this.at, this.end).indexOf(0x3e);
    this.stop = close < 0 ? this.end : this.at + close;
    this.at = Math.min(this.stop + 1, this.end);
    return "hex";
  }

  /** The last name or word, with the bytes that it writes as #xx. */
  get text(): string {
    const text = this.bytes.toString(
      "latin1",
      this.start,
      Math.min(this.stop, this.start + LONGEST_WORD * 3),
    );
    const decoded = text.includes("#")
      ? text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      : text;
    return decoded.slice(0, LONGEST_WORD);
  }

  get number(): number {
    return Number(this.bytes.toString("latin1", this.start, Math.min(this.stop, this.start + 20)));
  }
}
