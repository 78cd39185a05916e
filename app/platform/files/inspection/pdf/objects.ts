import { Faulty, type Work } from "../work";
import { Tokens, type TokenKind } from "./tokens";
import { Dict, type Value } from "./values";

const MOST_DEPTH = 500;
/** The first items of an array are all that a rule reads. */
const MOST_ITEMS = 8;

/** The number and generation of an object. */
export interface ObjectId {
  number: number;
  generation: number;
}

export interface PdfStream {
  id: ObjectId;
  dict: Dict;
  bytes: Buffer;
}

/** What a rule hears of the objects of a file, in the order of the file. */
export interface Listener {
  /** The keys whose values are kept. */
  readonly keys: ReadonlySet<string>;
  entry(key: string, value: Value): void;
  /** A dictionary has ended, inner ones first. */
  dict(dict: Dict): void;
  /** A value that lies in no other; null: in no object either, as a trailer. */
  value(value: Value, id: ObjectId | null): void;
  stream(stream: PdfStream): void;
}

interface Frame {
  dict: Dict | null;
  items: Value[];
  key: string | null;
  hasValue: boolean;
}

const ENDSTREAM = Buffer.from("endstream");

/**
 * Reads the objects of a body one after the other, without its table of places: so a table that lies or goes in circles
 * leads nowhere.
 */
export class Objects {
  private readonly tokens: Tokens;
  private stack: Frame[] = [];
  /** The last number, and the one before it when nothing stands between them. */
  private number = -1;
  private numberBefore = -1;
  private id: ObjectId | null = null;
  private last: Dict | null = null;

  constructor(
    private readonly bytes: Buffer,
    private readonly range: { start: number; end: number },
    private readonly listener: Listener,
    private readonly work: Work,
    /** Of an object stream: the numbers of its objects, which have no heads of their own. */
    private readonly ids: readonly number[] | null = null,
  ) {
    this.tokens = new Tokens(bytes, range.start, range.end, work);
  }

  read(): void {
    let index = 0;
    for (let kind = this.tokens.next(); kind !== "end"; kind = this.tokens.next()) {
      if (this.ids && this.stack.length === 0) this.id = { number: this.ids[index] ?? -1, generation: 0 };
      this.take(kind);
      if (this.ids && this.stack.length === 0) index += 1;
    }
  }

  private take(kind: TokenKind): void {
    if (kind === "number") return this.takeNumber(this.tokens.number);
    if (kind === "word") this.word(this.tokens.text);
    else if (kind === "name") this.name(this.tokens.text);
    else if (kind === "string" || kind === "hex") {
      const { start, stop } = this.tokens;
      this.place({ is: "string", start, stop, isHex: kind === "hex", source: this.bytes });
    } else if (kind === "<<") this.open(new Dict());
    else if (kind === "[") this.open(null);
    else this.close(kind === ">>");
    this.number = -1;
    this.numberBefore = -1;
  }

  private takeNumber(number: number): void {
    const frame = this.stack.at(-1);
    this.numberBefore = this.number;
    this.number = number;
    // The second number of a key can only belong to a reference.
    if (!frame?.dict || !frame.hasValue) this.place({ is: "number", number });
  }

  private word(word: string): void {
    if (word === "R") return this.reference();
    if (word === "stream") return this.stream();
    if (/^(obj|endobj|trailer|xref|startxref)$/.test(word)) {
      this.stack = [];
      this.last = null;
      if (this.ids === null)
        this.id = word === "obj" ? { number: this.numberBefore, generation: this.number } : null;
      return;
    }
    this.place({ is: "word", word });
  }

  private reference(): void {
    const frame = this.stack.at(-1);
    if (!frame) return;
    if (frame.dict) frame.hasValue = false;
    else frame.items.splice(-2);
    this.place({ is: "ref", ref: this.numberBefore });
  }

  private name(name: string): void {
    const frame = this.stack.at(-1);
    if (frame?.dict && (frame.key === null || frame.hasValue)) {
      frame.key = name;
      frame.hasValue = false;
      frame.dict.count += 1;
      return;
    }
    this.place({ is: "name", name });
  }

  private place(value: Value): void {
    const frame = this.stack.at(-1);
    if (!frame) {
      if (value.is === "dict") this.last = value.dict;
      return this.listener.value(value, this.id);
    }
    if (!frame.dict) {
      if (frame.items.length < MOST_ITEMS) frame.items.push(value);
      return;
    }
    frame.hasValue = true;
    if (frame.key === null || !this.listener.keys.has(frame.key)) return;
    frame.dict.values.set(frame.key, value);
    this.listener.entry(frame.key, value);
  }

  private open(dict: Dict | null): void {
    if (this.stack.length >= MOST_DEPTH) throw new Faulty("file_too_complex");
    this.stack.push({ dict, items: [], key: null, hasValue: false });
  }

  private close(isDict: boolean): void {
    const frame = this.stack.at(-1);
    if (!frame || (frame.dict === null) === isDict) return;
    this.stack.pop();
    if (frame.dict) this.listener.dict(frame.dict);
    this.place(frame.dict ? { is: "dict", dict: frame.dict } : { is: "array", items: frame.items });
  }

  private stream(): void {
    const { tokens, bytes, last, id } = this;
    if (!last || !id || this.stack.length > 0) return;
    let start = tokens.at;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const stop = this.endOfStream(start, last.numberOf("Length"));
    this.work.read += stop - start;
    tokens.at = Math.min(stop + ENDSTREAM.length, this.range.end);
    this.last = null;
    this.listener.stream({ id, dict: last, bytes: bytes.subarray(start, stop) });
  }

  /** Where the declared length ends if the end mark is there, as readers do; otherwise at the next mark. */
  private endOfStream(start: number, length: number | null): number {
    const { bytes, range } = this;
    if (length !== null && length >= 0 && start + length <= range.end) {
      const after = bytes.toString("latin1", start + length, start + length + 12);
      if (/^\s{0,2}endstream/.test(after)) return start + length;
    }
    const found = bytes.subarray(start, range.end).indexOf(ENDSTREAM);
    return found < 0 ? range.end : start + found;
  }
}
