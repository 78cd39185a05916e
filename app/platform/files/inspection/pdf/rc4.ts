/** RC4, with which PDFs up to version 1.5 are locked; the crypto library of Node no longer has it. */
export function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] as number;
    state[a] = state[b] as number;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  const result = Buffer.alloc(bytes.length);
  for (let at = 0, i = 0, j = 0; at < bytes.length; at += 1) {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    const sum = ((state[i] as number) + (state[j] as number)) & 255;
    result[at] = (bytes[at] as number) ^ (state[sum] as number);
  }
  return result;
}
