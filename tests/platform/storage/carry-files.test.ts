import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bucketStorage } from "~/platform/storage/bucket-storage";
import { carryFiles } from "~/platform/storage/carry-files";
import { folderStorage } from "~/platform/storage/folder-storage";
import type { FileStorage } from "~/platform/storage/file-storage";
import { startBucket, type TestBucket } from "../../bucket/server";

let folder: string;
let bucket: TestBucket;
let [inFolder, inBucket]: FileStorage[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "carta-esg-carry-"));
  bucket = await startBucket();
  inFolder = folderStorage(path.join(folder, "files"));
  inBucket = bucketStorage(bucket.settings);
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const storages = () => {
  if (!inFolder || !inBucket) throw new Error("No storages");
  return { inFolder, inBucket, back: folderStorage(path.join(folder, "back")) };
};
const idOf = (number: number) => `6f0d5a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const named = [1, 2, 3, 4, 5].map((number) => {
  const bytes = Buffer.from(`il file ${number}`);
  return { id: idOf(number), bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
});
const fill = async (storage: FileStorage) => {
  for (const { id, bytes } of named) await storage.put(id, { bytes });
};
const all = { files: 5, missing: [], damaged: [] };

test("all files go from a folder into a bucket and back, and are the same", async () => {
  const { inFolder: from, inBucket: there, back } = storages();
  await fill(from);
  expect(await carryFiles(named, from, there)).toEqual(all);
  expect(await carryFiles(named, there, back)).toEqual(all);
  for (const { id, bytes } of named) expect((await back.read(id))?.equals(bytes)).toBe(true);
});

test("what was interrupted goes on where it stopped", async () => {
  const { inFolder: from, inBucket: there } = storages();
  await fill(from);
  bucket.trouble(({ method, key }) =>
    method === "PUT" && key.endsWith("4") ? { refuse: [507, "X"] } : null,
  );
  await expect(carryFiles(named, from, there)).rejects.toMatchObject({ fault: "full" });
  bucket.trouble(null);
  bucket.asked.length = 0;
  expect(await carryFiles(named, from, there)).toEqual(all);
  expect(bucket.asked.filter((one) => one.startsWith("PUT"))).toEqual([
    `PUT files/${idOf(4)}`,
    `PUT files/${idOf(5)}`,
  ]);
});

test("a file that is nowhere, and one that is not what was handed in, are named", async () => {
  const { inFolder: from, inBucket: there } = storages();
  await fill(from);
  await from.remove(idOf(2));
  await from.put(idOf(3), { bytes: Buffer.from("guasto") });
  expect(await carryFiles(named, from, there)).toEqual({ files: 4, missing: [idOf(2)], damaged: [idOf(3)] });
});

test("a damaged file does not take the place of a whole one", async () => {
  const { inFolder: from, inBucket: there } = storages();
  await fill(there);
  await fill(from);
  await from.put(idOf(3), { bytes: Buffer.from("guasto") });
  expect(await carryFiles(named, from, there)).toEqual(all);
  expect(String(await there.read(idOf(3)))).toBe("il file 3");
});

test("a place that gives back other bytes than it took is refused", async () => {
  const { inFolder: from, inBucket: there } = storages();
  await fill(from);
  const forgetful: FileStorage = { ...there, find: async () => ({ bytes: Buffer.from("altro"), size: 5 }) };
  await expect(carryFiles(named, from, forgetful)).rejects.toThrow("non è arrivato com'era");
});
