import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sha256Of } from "~/bodies/file-content";
import { bucketStorage } from "~/platform/storage/bucket-storage";
import type { FileStorage } from "~/platform/storage/file-storage";
import { folderStorage } from "~/platform/storage/folder-storage";
import { NO_LOAD, type Quarantine } from "~/platform/quarantine/work-kind";
import { fileFinding } from "~/platform/verification/look-at-files";
import { startBucket } from "../../bucket/server";

const ID = "6f0d5a5e-0000-4000-8000-000000000001";
const bytes = Buffer.from("%PDF-1.4");
let folder: string;
let storage: FileStorage;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "carta-esg-look-"));
  storage = folderStorage(folder);
  await storage.put(ID, { bytes });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const missing = Object.assign(new Error("no such file"), { code: "ENOENT" });

const lookedAt = async (meanwhile: () => Promise<void>, where = storage) => {
  const quarantine: Quarantine = {
    async run() {
      await meanwhile();
      throw missing;
    },
    ahead: () => null,
    load: () => NO_LOAD,
    isOver: () => false,
    stop: async () => undefined,
  };
  const sealed = { id: ID, name: "uno.pdf", size: bytes.length, sha256: await sha256Of({ bytes }) };
  return fileFinding(where, sealed, { quarantine, companyId: "una" });
};

test("a file that is removed while it waits for its turn is missing", async () => {
  expect(await lookedAt(() => storage.remove(ID))).toBe("file_missing");
});

test("a file that is there is not missing because the server misses a file of its own", async () => {
  await expect(lookedAt(async () => undefined)).rejects.toBe(missing);
});

test("a file that a bucket has lost is missing, and one that it does not tell of is not", async () => {
  const bucket = await startBucket();
  try {
    const inBucket = bucketStorage(bucket.settings);
    expect(await lookedAt(async () => undefined, inBucket)).toBe("file_missing");
    bucket.trouble(() => ({ refuse: [404, "NoSuchBucket"] }));
    await expect(lookedAt(async () => undefined, inBucket)).rejects.toMatchObject({ fault: "refused" });
    await bucket.down();
    await expect(lookedAt(async () => undefined, inBucket)).rejects.toMatchObject({ fault: "away" });
  } finally {
    await bucket.close();
  }
});
