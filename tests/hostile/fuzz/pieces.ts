import fc from "fast-check";

/** Where bytes are cut on their way: shares of their length. */
export const borders = fc.array(
  fc.nat(1_000_000).map((millionths) => millionths / 1_000_000),
  { maxLength: 6 },
);

/** The bytes in the pieces that a network might deliver; some may be empty. */
export function cutAt(bytes: Buffer, shares: readonly number[]): Buffer[] {
  const places = shares.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length));
}

/** The bytes one by one. */
export const oneByOne = (bytes: Buffer): Buffer[] => [...bytes].map((byte) => Buffer.from([byte]));
