import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from "age-encryption";
import { extract, type Header, pack } from "tar-stream";
import { bytesIn } from "./bytes-on-disk";
import { refuseWithoutRoom } from "./snapshot";

/** The copy could not be sealed or opened; the message says why, for the operator. */
export class NotSealed extends Error {}

/** A new pair of keys (age, X25519): the copies are sealed with the first and opened with the second. */
export async function newKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Throws NotSealed where `sealFolder` will, before there is anything in the clear. */
export function encrypterFor(file: string, recipient: string): Encrypter {
  if (existsSync(file)) throw new NotSealed(`${file} c'è già: indica un file nuovo.`);
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new NotSealed("la chiave per cifrare non è valida: serve una riga age1…", { cause });
  }
  return encrypter;
}

/**
 * Makes one file of a folder, which only the owner of the key can read: a tar archive in the format of age
 * (age-encryption.org/v1), which other programs open too. It is read again and compared before it gets its name; for
 * that it is also sealed for a key that lives no longer than this call. Throws NotSealed, also where the file is there.
 */
export async function sealFolder(folder: string, file: string, recipient: string): Promise<void> {
  const encrypter = encrypterFor(file, recipient);
  await refuseWithoutRoom(file, await bytesIn(folder));
  const own = await (recipient.startsWith("age1pq") ? generateHybridIdentity() : generateX25519Identity());
  encrypter.addRecipient(await identityToRecipient(own));
  const unfinished = `${file}.unfinished`;
  try {
    const written = new Sum();
    const archive = Readable.toWeb(
      Readable.from(archiveOf(folder)).pipe(written),
    ) as ReadableStream<Uint8Array>;
    await pipeline(
      Readable.fromWeb((await encrypter.encrypt(archive)) as never),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    const read = createHash("sha256");
    for await (const chunk of await opened(unfinished, own)) read.update(chunk as Buffer);
    if (read.digest("hex") !== written.hex())
      throw new NotSealed(`${unfinished} non è come è stato scritto.`);
    const handle = await open(unfinished, "r+");
    await handle.sync().finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Makes the folder again, which must not be there. Throws NotSealed for another key, or a file that was changed or cut. */
export async function openSealed(file: string, folder: string, identity: string): Promise<void> {
  await mkdir(path.join(folder, "files"), { recursive: true, mode: 0o700 });
  const entries = extract();
  entries.on("entry", ({ name, type }: Header, content, next) => {
    if (type !== "file" || !NAME.test(name)) return void entries.destroy(new Error(`another entry: ${name}`));
    pipeline(content, createWriteStream(path.join(folder, name), { flags: "wx", mode: 0o600 })).then(
      () => next(),
      next,
    );
  });
  try {
    await pipeline(await opened(file, identity), entries);
  } catch (cause) {
    throw new NotSealed(
      `${file} non si apre: la chiave non è quella con cui è stato cifrato, oppure il file è rovinato.`,
      { cause },
    );
  }
}

/** What a copy consists of: files beside the database, and those of the answers. */
const NAME = /^(files\/)?[\w-][\w.-]*$/;

async function opened(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(sealed)) as never);
}

async function* archiveOf(folder: string): AsyncGenerator<Buffer> {
  const archive = pack();
  const names = (await readdir(folder, { recursive: true })).sort();
  const filled = (async () => {
    for (const name of names) {
      const place = path.join(folder, name);
      const stats = await stat(place);
      if (!stats.isFile()) continue;
      const entry = archive.entry({ name, size: stats.size, mode: 0o600, mtime: stats.mtime });
      await pipeline(createReadStream(place), entry);
    }
    archive.finalize();
  })();
  filled.catch((error: unknown) => archive.destroy(error as Error));
  yield* archive as AsyncIterable<Buffer>;
  await filled;
}

/** The SHA-256 of what flows through. */
class Sum extends Transform {
  readonly #hash = createHash("sha256");

  override _transform(chunk: Buffer, _: string, next: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    next(null, chunk);
  }

  hex(): string {
    return this.#hash.digest("hex");
  }
}
