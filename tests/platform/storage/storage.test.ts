import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sha256Of } from "~/bodies/file-content";
import { bucketStorage } from "~/platform/storage/bucket-storage";
import type { FileStorage, StoredFile } from "~/platform/storage/file-storage";
import { folderStorage } from "~/platform/storage/folder-storage";
import { startBucket, type TestBucket } from "../../bucket/server";

let folder: string;
let stand: TestBucket;
beforeAll(async () => void (stand = await startBucket()));
afterAll(() => stand.close());
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "carta-esg-files-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const {
  S3_TEST_ENDPOINT: endpoint,
  S3_TEST_BUCKET: name = "carta-prova",
  S3_TEST_REGION: region = "us-east-1",
  S3_TEST_ACCESS_KEY_ID: accessKeyId = "",
  S3_TEST_SECRET_ACCESS_KEY: secretAccessKey = "",
} = process.env;

/** Every storage has to pass the same; a server of S3 that is named, with an empty bucket, too. */
const STORAGES: [kind: string, open: () => FileStorage][] = [
  ["a folder", () => folderStorage(path.join(folder, "files"))],
  ["a bucket", () => bucketStorage(stand.settings)],
];
if (endpoint !== undefined) {
  const settings = { endpoint, name, region, accessKeyId, secretAccessKey };
  STORAGES.push(["a bucket of the server at S3_TEST_ENDPOINT", () => bucketStorage(settings)]);
}

const idOf = (number: number) => `6f0d5a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [ONE, OTHER, GONE] = [idOf(1), idOf(2), idOf(3)];
const MEGABYTES = 10 * 1024 * 1024;

describe.each(STORAGES)("files in %s", (_, open) => {
  let storage: FileStorage;
  beforeEach(() => void (storage = open()));
  afterEach(async () => {
    for (const { id } of await all()) await storage.remove(id);
  });

  const all = async () => {
    const found: StoredFile[] = [];
    for await (const one of storage.list()) found.push(one);
    return found.sort((one, other) => (one.id < other.id ? -1 : 1));
  };
  const sentOf = async (id: string) => {
    const sent = await storage.open(id);
    return sent && { size: sent.size, bytes: Buffer.from(await new Response(sent.bytes).arrayBuffer()) };
  };

  test.each([0, 1, 70_000, MEGABYTES])("are read as they were written: %i bytes", async (size) => {
    const bytes = randomBytes(size);
    const sent = path.join(folder, "sent");
    writeFileSync(sent, bytes);
    await storage.put(ONE, { bytes });
    await storage.put(OTHER, { path: sent });
    for (const id of [ONE, OTHER]) {
      expect((await storage.read(id))?.equals(bytes)).toBe(true);
      const whole = await sentOf(id);
      expect([whole?.size, whole?.bytes.equals(bytes)]).toEqual([size, true]);
      const found = await storage.find(id);
      expect([found?.size, found && (await sha256Of(found))]).toEqual([
        size,
        createHash("sha256").update(bytes).digest("hex"),
      ]);
    }
  });

  test("are nothing when they are missing, and can be removed all the same", async () => {
    expect([await storage.read(GONE), await storage.find(GONE), await storage.open(GONE)]).toEqual([
      null,
      null,
      null,
    ]);
    await storage.remove(GONE);
  });

  test("are gone once they are removed", async () => {
    await storage.put(ONE, { bytes: Buffer.from("x") });
    await storage.remove(ONE);
    expect([await storage.read(ONE), await all()]).toEqual([null, []]);
  });

  test("are replaced as a whole", async () => {
    await storage.put(ONE, { bytes: Buffer.from("un testo lungo") });
    await storage.put(ONE, { bytes: Buffer.from("corto") });
    expect(String(await storage.read(ONE))).toBe("corto");
  });

  test("are whole when two write the same one at once", async () => {
    const bytes = Buffer.alloc(1_000_000, "x");
    await Promise.all([1, 2, 3].map(() => storage.put(ONE, { bytes })));
    expect([(await storage.read(ONE))?.equals(bytes), (await all()).length]).toEqual([true, 1]);
  });

  test("are listed with their size and time, however many they are", async () => {
    const ids = Array.from({ length: 8 }, (__, index) => idOf(10 + index));
    const before = Date.now();
    for (const [index, id] of ids.entries()) await storage.put(id, { bytes: Buffer.alloc(index) });
    const listed = await all();
    expect(listed.map(({ id, size }) => [id, size])).toEqual(ids.map((id, index) => [id, index]));
    for (const { modifiedAt } of listed) {
      expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(120_000);
    }
  });

  test("are none where there is nothing", async () => {
    expect(await all()).toEqual([]);
  });

  test.each(["../x", "a/b", "", "..", "uno.txt", "x\u0000"])("have no name like %j", async (id) => {
    const content = { bytes: Buffer.from("x") };
    await expect((async () => storage.put(id, content))()).rejects.toThrow("Not a name of a stored file");
    for (const ask of [storage.read, storage.find, storage.open, storage.remove]) {
      await expect((async () => ask(id))()).rejects.toThrow("Not a name of a stored file");
    }
  });

  test("are not asked for by a body that nobody reads, and can be let go in the middle", async () => {
    await storage.put(ONE, { bytes: Buffer.alloc(MEGABYTES) });
    const [unread, begun] = [await storage.open(ONE), await storage.open(ONE)];
    await unread?.bytes.cancel();
    const reader = begun?.bytes.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect((await sentOf(ONE))?.size).toBe(MEGABYTES);
  });
});
