import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from "node:crypto";
import { Faulty } from "../work";
import type { Judge } from "./judge";
import type { PdfStream } from "./objects";
import { rc4 } from "./rc4";
import type { Dict } from "./values";

/** Fills a password up, also the empty one (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const sha = (bits: number, ...parts: Buffer[]) =>
  createHash(`sha${bits}`).update(Buffer.concat(parts)).digest();

type Decrypt = (stream: PdfStream) => Buffer;

/**
 * Bills are often locked against changes and open for every reader: their password is the empty one, and object streams
 * are decrypted with it. A file that asks for a password is refused, because a verifier could not open it.
 */
export function unlock({ lock, locks, fileId }: Judge): Decrypt {
  if (lock === null || lock.is === "word") return ({ bytes }) => bytes;
  const dict = lock.is === "dict" ? lock.dict : lock.is === "ref" ? locks.get(lock.ref) : undefined;
  if (!dict || dict.nameOf("Filter") !== "Standard") throw new Faulty("file_locked");
  const revision = dict.numberOf("R") ?? 0;
  const key = revision >= 5 ? newerKey(dict, revision) : olderKey(dict, revision, fileId ?? Buffer.alloc(0));
  if (key === null) throw new Faulty("file_locked");
  return decryption(dict, key);
}

function decryption(dict: Dict, key: Buffer): Decrypt {
  const algorithm = dict.numberOf("V") ?? 0;
  const filter = dict.nameOf("StmF") ?? "Identity";
  const method = dict.dictOf("CF")?.dictOf("StdCF")?.nameOf("CFM") ?? null;
  if (algorithm >= 4 && filter === "Identity") return ({ bytes }) => bytes;
  if (algorithm >= 4 && (filter !== "StdCF" || method === null)) throw new Faulty("file_locked");
  if (algorithm < 4 || method === "V2") return ({ bytes, id }) => rc4(objectKey(key, id, false), bytes);
  const ofObject = method === "AESV2";
  return ({ bytes, id }) => aes(ofObject ? objectKey(key, id, true) : key, bytes);
}

function objectKey(key: Buffer, { number, generation }: PdfStream["id"], isAes: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(number & 0xffffff, 0, 3);
  place.writeUIntLE(generation & 0xffff, 3, 2);
  const salt = Buffer.from(isAes ? "sAlT" : "");
  return md5(key, place, salt).subarray(0, Math.min(16, key.length + 5));
}

/** The first block is the initialisation vector. */
function aes(key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.subarray(16, bytes.length - (bytes.length % 16));
  if (bytes.length < 32) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16)).setAutoPadding(
    false,
  );
  return Buffer.concat([cipher.update(whole), cipher.final()]);
}

/** The key for the empty password, revisions 2 to 4; null when it is not the password. */
function olderKey(dict: Dict, revision: number, fileId: Buffer): Buffer | null {
  const owner = dict.bytesOf("O");
  const user = dict.bytesOf("U");
  const rights = Buffer.alloc(4);
  rights.writeInt32LE((dict.numberOf("P") ?? 0) | 0);
  if (!owner || !user) return null;
  const meta = dict.values.get("EncryptMetadata");
  const isMetaOpen = revision >= 4 && meta?.is === "word" && meta.word === "false";
  const size = revision === 2 ? 5 : Math.min(16, Math.max(5, (dict.numberOf("Length") ?? 40) / 8));
  // Version 4 names its length in another place, and is always of 128 bits.
  const length = dict.numberOf("V") === 4 ? 16 : Math.floor(size);
  let key = md5(PADDING, owner.subarray(0, 32), rights, fileId, Buffer.alloc(isMetaOpen ? 4 : 0, 0xff));
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  if (revision === 2) return isEqual(rc4(key, PADDING), user) ? key : null;
  let mark = rc4(key, md5(PADDING, fileId));
  for (let round = 1; round <= 19; round += 1) mark = rc4(key.map((byte) => byte ^ round) as Buffer, mark);
  return isEqual(mark, user.subarray(0, 16)) ? key : null;
}

/** The key for the empty password, revisions 5 and 6 (ISO 32000-2, 7.6.4.3.3). */
function newerKey(dict: Dict, revision: number): Buffer | null {
  const user = dict.bytesOf("U");
  const wrapped = dict.bytesOf("UE");
  if (!user || !wrapped || user.length < 48 || wrapped.length < 32) return null;
  const hash = (salt: Buffer) => (revision === 5 ? sha(256, salt) : hardened(salt));
  if (!isEqual(hash(user.subarray(32, 40)), user.subarray(0, 32))) return null;
  const cipher = createDecipheriv(
    "aes-256-cbc",
    hash(user.subarray(40, 48)),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  return Buffer.concat([cipher.update(wrapped.subarray(0, 32)), cipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. It ends after at most 288 rounds. */
function hardened(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = Buffer.concat(Array.from({ length: 64 }, () => key));
    const sealed = Buffer.concat([cipher.update(mixed), cipher.final()]);
    const rest = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha([256, 384, 512][rest] as number, sealed);
    last = sealed.at(-1) as number;
  }
  return key.subarray(0, 32);
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
