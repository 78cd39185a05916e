import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStorage } from "~/platform/storage/folder-storage";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "carta-esg-files-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("two who write the same file at once both succeed, and it is whole", async () => {
  const storage = folderStorage(path.join(folder, "files"));
  const sent = path.join(folder, "sent");
  writeFileSync(sent, "x".repeat(1_000_000));
  const content = { path: sent, size: 1_000_000 };
  await Promise.all([1, 2, 3].map(() => storage.put("uno", content)));
  expect((await storage.read("uno"))?.length).toBe(1_000_000);
  expect(readdirSync(path.join(folder, "files"))).toEqual(["uno"]);
});

test("an unfinished file is listed and can be removed", async () => {
  const storage = folderStorage(folder);
  for (const name of ["uno.part", "uno.6f0d5a5e-0000-4000-8000-000000000002.part"]) {
    writeFileSync(path.join(folder, name), "x");
  }
  for await (const { id } of storage.list()) await storage.remove(id);
  expect(readdirSync(folder)).toEqual([]);
});
