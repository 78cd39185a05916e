/** A value of a dictionary, as far as a rule needs it. */
export type Value =
  | { is: "name"; name: string }
  | { is: "number"; number: number }
  | { is: "ref"; ref: number }
  /** The place of a string, without its signs. */
  | { is: "string"; start: number; stop: number; isHex: boolean; source: Buffer }
  | { is: "dict"; dict: Dict }
  | { is: "array"; items: Value[] }
  | { is: "word"; word: string };

/** A dictionary with the keys that a rule reads, and the count of all keys. */
export class Dict {
  readonly values = new Map<string, Value>();
  count = 0;

  nameOf(key: string): string | null {
    const value = this.values.get(key);
    return value?.is === "name" ? value.name : null;
  }

  /** A whole number; null for one that is none ("18x") or has no end, with which a reader would not come to its end. */
  numberOf(key: string): number | null {
    const value = this.values.get(key);
    return value?.is === "number" && Number.isSafeInteger(value.number) ? value.number : null;
  }

  dictOf(key: string): Dict | null {
    const value = this.values.get(key);
    return value?.is === "dict" ? value.dict : null;
  }

  has(...keys: string[]): boolean {
    return keys.some((key) => this.values.has(key));
  }

  /** The bytes of a string. */
  bytesOf(key: string): Buffer | null {
    const value = this.values.get(key);
    return value?.is === "string" ? stringBytes(value) : null;
  }
}

const LONGEST_STRING = 4096;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

export function stringBytes({ source, start, stop, isHex }: Extract<Value, { is: "string" }>): Buffer {
  const text = source.toString("latin1", start, Math.min(stop, start + LONGEST_STRING));
  if (isHex) {
    const digits = text.replace(/\s/g, "");
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
  }
  const plain = text.replace(/\\(\r\n|[0-7]{1,3}|[^])|\r\n?/g, (_, code: string | undefined) => {
    if (code === undefined) return "\n";
    if (/^[0-7]/.test(code)) return String.fromCharCode(parseInt(code, 8) & 0xff);
    return /^[\r\n]/.test(code) ? "" : (ESCAPES[code] ?? code);
  });
  return Buffer.from(plain, "latin1");
}
