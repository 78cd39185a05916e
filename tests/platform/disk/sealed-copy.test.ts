import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateHybridIdentity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newKeys, NotSealed, openSealed, sealFolder } from "~/platform/disk/sealed-copy";

let at: (...names: string[]) => string;
let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "carta-esg-sealed-"));
  at = (...names) => path.join(scratch, ...names);
  mkdirSync(at("copy", "files"), { recursive: true });
  for (const [name, content] of CONTENT) writeFileSync(at("copy", name), content);
});
afterEach(() => rmSync(scratch, { recursive: true }));

const CONTENT: [name: string, content: Buffer][] = [
  ["carta-esg.sqlite", Buffer.alloc(300_000, "database")],
  ["session-secret", Buffer.from("segreto")],
  ["files/1f0c", Buffer.alloc(0)],
  ["files/2f0c", Buffer.alloc(65_537, "file")],
];
const contentOf = (folder: string) =>
  CONTENT.map(([name]): [string, Buffer] => [name, readFileSync(path.join(folder, name))]);

test("a sealed copy is one file that nobody reads without the key, and opens as it was", async () => {
  const { recipient, identity } = await newKeys();
  await sealFolder(at("copy"), at("copy.age"), recipient);
  const sealed = readFileSync(at("copy.age"));
  expect(sealed.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(sealed.includes("segreto")).toBe(false);
  await openSealed(at("copy.age"), at("open"), identity);
  expect(contentOf(at("open"))).toEqual(CONTENT);
  expect(readdirSync(scratch).sort()).toEqual(["copy", "copy.age", "open"]);
});

test("a key that withstands quantum computers seals as well", async () => {
  const identity = await generateHybridIdentity();
  await sealFolder(at("copy"), at("copy.age"), await identityToRecipient(identity));
  await openSealed(at("copy.age"), at("open"), identity);
  expect(contentOf(at("open"))).toEqual(CONTENT);
});

test.each(["another key", "a changed byte", "a cut file"])("with %s it is refused", async (trouble) => {
  const { recipient, identity } = await newKeys();
  await sealFolder(at("copy"), at("copy.age"), recipient);
  const bytes = readFileSync(at("copy.age"));
  if (trouble === "a changed byte") bytes.fill(1, 200_000, 200_001);
  writeFileSync(at("copy.age"), bytes);
  if (trouble === "a cut file") truncateSync(at("copy.age"), bytes.length - 100);
  const key = trouble === "another key" ? (await newKeys()).identity : identity;
  await expect(openSealed(at("copy.age"), at("open"), key)).rejects.toThrow(NotSealed);
});

test("a key that is none, or a file that is there, is refused, and nothing is left", async () => {
  const { recipient } = await newKeys();
  await expect(sealFolder(at("copy"), at("copy.age"), "age1nessuna")).rejects.toThrow("non è valida");
  writeFileSync(at("there.age"), "");
  await expect(sealFolder(at("copy"), at("there.age"), recipient)).rejects.toThrow("c'è già");
  expect(readdirSync(scratch).sort()).toEqual(["copy", "there.age"]);
});
