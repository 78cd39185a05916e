import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { type FileContent, sha256Of } from "~/bodies/file-content";
import type { BucketSettings } from "../scope";
import { type BucketClient, bucketClient, MOST_TRIES, type Patience } from "./bucket-client";
import { BucketTrouble, nullWhenMissing, troubleOf } from "./bucket-trouble";
import type { FileStorage } from "./file-storage";
import { streamOf } from "./sent-file";

/** Files in a bucket. Every one of its methods throws BucketTrouble where the bucket does not do what it is asked. */
export interface BucketStorage extends FileStorage {
  /** Whether any file is there. */
  hasFiles(): Promise<boolean>;
  /** Writes, reads and removes an object of its own. */
  tryOut(): Promise<void>;
}

/** The files are below this; whatever else lies in the bucket is never looked at. */
const FILES = "files/";

/** Only names that the platform makes: what people put beside its files is neither listed nor removed. */
const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function keyOf(id: string): string {
  if (!NAME.test(id)) throw new Error("Not a name of a stored file");
  return FILES + id;
}

/** Files as objects of a bucket that speaks the protocol of S3: an object is there whole, or not at all. */
export function bucketStorage(settings: BucketSettings, patience?: Patience): BucketStorage {
  const { name: Bucket } = settings;
  const client = bucketClient(settings, patience);

  const write = async (Key: string, content: FileContent) => {
    const Body = "bytes" in content ? content.bytes : await readFile(content.path);
    const ChecksumSHA256 = Buffer.from(await sha256Of({ bytes: Body }), "hex").toString("base64");
    await client.ask((s3, options) => s3.putObject({ Bucket, Key, Body, ChecksumSHA256 }, options));
  };
  const read = (Key: string): Promise<Buffer | null> =>
    client.ask(async (s3, options) => {
      const answer = await s3.getObject({ Bucket, Key }, options).catch(nullWhenMissing);
      return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null;
    });
  const remove = (Key: string) =>
    client.ask(async (s3, options) => void (await s3.deleteObject({ Bucket, Key }, options)));

  return {
    put: (id, content) => write(keyOf(id), content),
    read: async (id) => read(keyOf(id)),
    async find(id) {
      const bytes = await read(keyOf(id));
      return bytes && { bytes, size: bytes.length };
    },
    async open(id) {
      const Key = keyOf(id);
      const head = await client.ask((s3, options) =>
        s3.headObject({ Bucket, Key }, options).catch(nullWhenMissing),
      );
      if (head === null) return null;
      const { ContentLength: size = 0, ETag: IfMatch } = head;
      return { size, bytes: streamOf(piecesOf(client, { Bucket, Key, IfMatch }, size)) };
    },
    remove: async (id) => remove(keyOf(id)),
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix: FILES, ContinuationToken };
        const page = await client.ask((s3, options) => s3.listObjectsV2(asked, options));
        for (const { Key = "", Size: size = 0, LastModified: at = new Date() } of page.Contents ?? []) {
          const id = Key.slice(FILES.length);
          if (NAME.test(id)) yield { id, size, modifiedAt: new Date(at.getTime() - client.ahead()) };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
    async hasFiles() {
      const asked = { Bucket, Prefix: FILES, MaxKeys: 1 };
      const { Contents: found = [] } = await client.ask((s3, options) => s3.listObjectsV2(asked, options));
      return found.length > 0;
    },
    async tryOut() {
      const key = `probe/${randomUUID()}`;
      const bytes = Buffer.from(key);
      await write(key, { bytes });
      const found = await read(key);
      await remove(key);
      if (!found?.equals(bytes)) throw new BucketTrouble("refused", "It does not give back what it took");
    },
  };
}

interface Named {
  Bucket: string;
  Key: string;
  /** The object as it was when its size was read. */
  IfMatch: string | undefined;
}

/**
 * The bytes of a file as they are asked for. A browser may take minutes, longer than a bucket leaves a connection open: the
 * next request goes on where it broke off.
 */
async function* piecesOf(client: BucketClient, named: Named, size: number): AsyncGenerator<Uint8Array, void> {
  let [sent, failures] = [0, 0];
  while (sent < size) {
    try {
      for await (const piece of bodyFrom(client, named, sent)) {
        sent += piece.length;
        failures = 0;
        yield piece;
      }
      if (sent < size) throw new BucketTrouble("away", "It broke off");
    } catch (error) {
      failures += 1;
      if (failures === MOST_TRIES) throw troubleOf(error);
    }
  }
}

async function* bodyFrom(
  client: BucketClient,
  named: Named,
  begin: number,
): AsyncGenerator<Uint8Array, void> {
  const Range = begin === 0 ? undefined : `bytes=${begin}-`;
  const { Body, ContentRange = "bytes 0-" } = await client.ask((s3, options) =>
    s3.getObject({ ...named, Range }, options),
  );
  const body = Body as Readable;
  const pieces = body.iterator() as AsyncIterator<Uint8Array>;
  try {
    if (!ContentRange.startsWith(`bytes ${begin}-`)) throw new BucketTrouble("refused", "It sends no part");
    for (;;) {
      const late = setTimeout(() => body.destroy(new Error("No piece in time")), client.patience.answer);
      const { value, done } = await pieces.next().finally(() => clearTimeout(late));
      if (done) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}
